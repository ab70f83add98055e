// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/shakepage.h"

#include "views/theme/button.h"
#include "views/theme/ground.h"
#include "views/theme/scrollanchor.h"
#include "views/workshop/trials/shakechecks.h"
#include "views/workshop/trials/shakemap.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int leastShakeWords = 290;
constexpr int mostShakeWords = 340;
constexpr int besideFrom = 800; ///< words and map stand beside each other
constexpr int columnGap = 28;
constexpr int figureGap = 20;
constexpr qreal figureLetters = 26;

} // namespace

ShakePage::ShakePage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                     QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_folder(folder), m_area(new QScrollArea(this)),
      m_head(new QLabel(this)), m_what(new QLabel(this)), m_checks(new ShakeChecks(m_theme, this)),
      m_start(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this)),
      m_progress(new QProgressBar(this)), m_verdict(new QLabel(this)),
      m_open(new Button(QStringLiteral("replay"), QString(), ButtonRole::plain, this)),
      m_map(new ShakeMap(m_theme, language, this))
{
    build();
    wire();
    setFocusProxy(m_start);
    retranslate();
    setTheme(m_theme);
}

void ShakePage::build()
{
    auto* ground = new QWidget;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, ground);
    m_columns->setContentsMargins(24, 16, 24, 16);
    m_columns->setSpacing(columnGap);
    m_words = buildWords();
    m_columns->addWidget(m_words);
    m_columns->addWidget(m_map, 1);
    m_area->setWidget(ground);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_area);
}

QWidget* ShakePage::buildWords()
{
    auto* words = new QWidget;
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (QLabel* label : {m_head, m_what, m_verdict})
        label->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    keepPlace(*m_progress);
    m_progress->setTextVisible(false);
    auto* figures = new QHBoxLayout;
    figures->setSpacing(figureGap);
    for (Figure& figure : m_figures) {
        figure = {new QLabel(words), new QLabel(words)};
        auto* one = new QVBoxLayout;
        one->setSpacing(0);
        one->addWidget(figure.number);
        one->addWidget(figure.what);
        figures->addLayout(one);
    }
    figures->addStretch(1);
    column->addWidget(m_head);
    column->addWidget(m_what);
    column->addWidget(m_checks);
    column->addSpacing(8);
    column->addLayout(figures);
    column->addSpacing(8);
    column->addWidget(m_start, 0, Qt::AlignLeft);
    column->addWidget(m_progress);
    column->addWidget(m_verdict);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addStretch(1);
    return words;
}

void ShakePage::wire()
{
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

QString ShakePage::verdict(const ShakeResult& result) const
{
    if (result.failure) {
        const ShakeFailure& failure = *result.failure;
        return tr("Game %1 failed at decision %2: %3")
            .arg(locale().toString(failure.game + 1), locale().toString(failure.position),
                 worded(failure, *m_question.hero));
    }
    if (result.played < result.asked) return tr("Canceled. Nothing failed until then.");
    return tr("Nothing went wrong in any game.");
}

void ShakePage::retranslate()
{
    const bool running = m_trial.running();
    const bool failed = m_result && m_result->failure;
    m_head->setText(tr("Stress test"));
    m_what->setText(
        tr("The computer plays %Ln random game(s) with this hero, against every built-in hero and on "
           "every built-in battlefield, and checks after each decision:",
           nullptr, m_games));
    m_start->setText(running ? tr("Cancel") : m_result && m_over ? tr("Test again") : tr("Stress test"));
    m_start->setIconStem(running ? QStringLiteral("close") : QStringLiteral("play"));
    m_start->setReason(running || m_hero ? QString() : m_why);
    m_progress->setVisible(running);
    m_progress->setAccessibleName(tr("Games played"));
    m_open->setText(tr("Open at the failing step"));
    m_open->setVisible(failed);
    m_verdict->setText(m_result && m_over ? verdict(*m_result) : QString());
    const bool whole = m_result && m_over && m_result->played == m_result->asked;
    m_checks->setResult(whole, failed ? m_result->failure->breach.breach : Breach::none);
    showFigures();
    ShakeResult coming;
    coming.asked = m_games;
    m_map->setResult(m_result.value_or(coming));
    if (!m_result) return;
    m_progress->setMaximum(m_result->asked);
    m_progress->setValue(m_result->played);
}

/// What is coming; from the first game on what it has brought.
void ShakePage::showFigures()
{
    const auto show = [this](std::size_t place, qint64 number, const QString& what) {
        m_figures[place].number->setText(locale().toString(number));
        m_figures[place].what->setText(what);
        m_figures[place].number->setAccessibleName(
            QStringLiteral("%1 %2").arg(m_figures[place].number->text(), what));
    };
    const ShakePlan& plan = m_map->plan();
    if (!m_result) {
        show(0, m_games, tr("games"));
        show(1, plan.opponents().size(), tr("opponents"));
        return show(2, plan.battlefields().size(), tr("battlefields"));
    }
    show(0, m_result->played, tr("of %1 games").arg(locale().toString(m_result->asked)));
    show(1, m_result->decisions, tr("decisions"));
    show(2, m_result->failure ? 1 : 0, m_result->failure ? tr("failure") : tr("failures"));
}

/// The map has the room that is left; where there is too little, it stands below the words.
void ShakePage::arrange()
{
    const bool beside = width() >= m_theme->px(besideFrom);
    m_columns->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int words = std::clamp(width() / 3, m_theme->px(leastShakeWords), m_theme->px(mostShakeWords));
    m_words->setMinimumWidth(beside ? words : 0);
    m_words->setMaximumWidth(beside ? words : QWIDGETSIZE_MAX);
}

void ShakePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
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
    for (QLabel* label : {m_what, m_verdict})
        label->setFont(m_theme->font(TextRole::body));
    QPalette quiet = m_theme->palette();
    quiet.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
    m_what->setPalette(quiet);
    for (const Figure& figure : m_figures) {
        figure.number->setFont(m_theme->interfaceFont(m_theme->px(figureLetters), QFont::Bold));
        figure.what->setFont(m_theme->font(TextRole::second));
        figure.what->setPalette(quiet);
    }
    m_progress->setMaximumHeight(m_theme->px(4));
    setGround(*m_area, *m_theme, Tone::ground);
    arrange();
    update();
}

void ShakePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
