// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/shakepage.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/scrollanchor.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int columnWide = 560;

} // namespace

ShakePage::ShakePage(std::shared_ptr<const Theme> theme, const QString& folder, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_folder(folder), m_head(new QLabel(this)),
      m_checks(new QLabel(this)),
      m_start(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this)),
      m_progress(new QProgressBar(this)), m_count(new QLabel(this)), m_verdict(new QLabel(this)),
      m_open(new Button(QStringLiteral("replay"), QString(), ButtonRole::plain, this))
{
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    for (QLabel* label : {m_head, m_checks, m_count, m_verdict})
        label->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    keepPlace(*m_progress);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(m_theme->px(4));
    column->addStretch(2);
    column->addWidget(m_head);
    column->addWidget(m_checks);
    column->addSpacing(8);
    column->addWidget(m_start, 0, Qt::AlignLeft);
    column->addWidget(m_progress);
    column->addWidget(m_count);
    column->addWidget(m_verdict);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addStretch(3);
    auto* middle = new QWidget(this);
    middle->setLayout(column);
    middle->setMaximumWidth(m_theme->px(columnWide));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 16, 24, 16);
    row->addStretch(1);
    row->addWidget(middle, 100);
    row->addStretch(1);
    connect(m_start, &Button::clicked, this, &ShakePage::startOrCancel);
    connect(m_open, &Button::clicked, this, &ShakePage::openFailure);
    connect(&m_trial, &ShakeTrial::progressed, this,
            [this](const ShakeResult& soFar) { tell(soFar, false); });
    connect(&m_trial, &ShakeTrial::finished, this, [this](const ShakeResult& result) { tell(result, true); });
    connect(&m_trial, &ShakeTrial::failed, this, [this](const QString& message) {
        m_result.reset();
        retranslate();
        m_verdict->setText(message);
    });
    setFocusProxy(m_start);
    retranslate();
    setTheme(m_theme);
}

void ShakePage::setHero(std::shared_ptr<const HeroRules> hero, const QString& why)
{
    m_hero = std::move(hero);
    m_why = why;
    retranslate();
}

void ShakePage::setGames(int games)
{
    m_games = games;
    retranslate();
}

QString ShakePage::result() const
{
    return m_verdict->text();
}

void ShakePage::startOrCancel()
{
    if (m_trial.running()) return m_trial.cancel();
    m_question = {m_hero, m_games, 1};
    m_result.reset();
    m_over = false;
    m_trial.start(m_question);
    ShakeResult nothing;
    nothing.asked = m_games;
    tell(nothing, false);
}

void ShakePage::tell(const ShakeResult& result, bool over)
{
    m_result = result;
    m_over = over;
    retranslate();
}

void ShakePage::openFailure()
{
    if (!m_result || !m_result->failure) return;
    QDir().mkpath(m_folder);
    const ShakeFailure& failure = *m_result->failure;
    const QString name = QString::fromStdString(m_question.hero->id);
    const QString path = QStringLiteral("%1/%2-%3.match").arg(m_folder, name).arg(failure.game + 1);
    QString why;
    if (!recordFailure(m_question, failure, path, &why)) return Q_EMIT warned(why);
    Q_EMIT matchMade(path, failure.position);
}

QString ShakePage::countText(const ShakeResult& result) const
{
    return tr("%1 of %2 games, %3 decisions")
        .arg(result.played)
        .arg(result.asked)
        .arg(locale().toString(static_cast<qlonglong>(result.decisions)));
}

QString ShakePage::verdict(const ShakeResult& result) const
{
    if (result.failure) {
        const ShakeFailure& failure = *result.failure;
        return tr("Game %1 failed at decision %2: %3")
            .arg(locale().toString(failure.game + 1), locale().toString(failure.position),
                 worded(failure, *m_question.hero));
    }
    if (result.played < result.asked) return tr("Canceled. Nothing failed until then.");
    return tr("Nothing went wrong. Every question had an answer, every text came to its end, and no card was "
              "lost.");
}

void ShakePage::retranslate()
{
    const bool running = m_trial.running();
    m_head->setText(tr("Stress test"));
    m_checks->setText(tr("The computer plays %n random game(s) with this hero, against every hero and on "
                         "every battlefield that comes with the "
                         "program, and looks after each decision: does every question have an answer, does "
                         "every text come to its end, is every "
                         "card somewhere, does every fighter stand where it can stand?",
                         nullptr, m_games));
    m_start->setText(running ? tr("Cancel") : tr("Stress test"));
    m_start->setIconStem(running ? QStringLiteral("close") : QStringLiteral("play"));
    m_start->setReason(running || m_hero ? QString() : m_why);
    m_progress->setVisible(running);
    m_progress->setAccessibleName(tr("Games played"));
    m_count->setVisible(m_result.has_value());
    m_open->setText(tr("Open at the failing step"));
    m_open->setVisible(m_result && m_result->failure);
    m_verdict->setText(m_result && m_over ? verdict(*m_result) : QString());
    if (!m_result) return;
    m_count->setText(countText(*m_result));
    m_progress->setMaximum(m_result->asked);
    m_progress->setValue(m_result->played);
}

void ShakePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ShakePage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_head->setFont(m_theme->font(TextRole::pageTitle));
    for (QLabel* label : {m_checks, m_count, m_verdict})
        label->setFont(m_theme->font(TextRole::body));
    QPalette quiet = m_theme->palette();
    quiet.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
    m_checks->setPalette(quiet);
    m_count->setPalette(quiet);
    update();
}

void ShakePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
