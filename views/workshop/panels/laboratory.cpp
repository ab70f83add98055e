// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/laboratory.h"

#include "model/content/battlefields/colours.h"
#include "views/battlefield/painting/boardpainter.h"
#include "views/theme/button.h"
#include "views/theme/fitbox.h"
#include "views/theme/follow.h"
#include "views/theme/scrollanchor.h"
#include "views/workshop/panels/zonebars.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QVBoxLayout>
#include <cmath>

namespace fabletop {

Laboratory::Laboratory(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_theme(std::move(theme)), m_head(new QLabel(this)),
      m_barsHead(new QLabel(this)), m_figures(new QLabel(this)), m_bars(new ZoneBars(editor, m_theme, this)),
      m_tests(new QWidget(this)), m_overlay(new QComboBox(m_tests)),
      m_fair(new Button(QStringLiteral("computer"), QString(), ButtonRole::plain, m_tests)),
      m_progress(new QProgressBar(m_tests)), m_fairness(new QLabel(m_tests))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_head, 0, 0);
    grid->addWidget(m_figures, 1, 0, 3, 1, Qt::AlignTop);
    grid->addWidget(m_barsHead, 0, 1, Qt::AlignVCenter);
    grid->addWidget(m_bars, 1, 1, 3, 1);
    auto* tests = new QVBoxLayout(m_tests);
    tests->setContentsMargins(0, 0, 0, 0);
    tests->setSpacing(6);
    tests->addWidget(m_overlay);
    tests->addWidget(m_fair);
    tests->addWidget(m_progress);
    tests->addWidget(m_fairness);
    tests->addStretch(1);
    grid->addWidget(m_tests, 0, 2, 4, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(3, 1); // the head keeps its height
    m_fair->setSize(ButtonSize::small);
    m_fairness->setWordWrap(true);
    m_fairness->setMinimumWidth(m_theme->px(210));
    keepPlace(*m_progress);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(4);
    m_progress->hide();
    connect(m_overlay, &QComboBox::activated, this,
            [this](int place) { m_editor.setOverlay(static_cast<EditorOverlay>(place)); });
    connect(m_fair, &Button::clicked, this, &Laboratory::tryFairness);
    connect(&m_trial, &FairnessTrial::progressed, this,
            [this](const FairnessResult& soFar) { tell(soFar, false); });
    connect(&m_trial, &FairnessTrial::finished, this,
            [this](const FairnessResult& result) { tell(result, true); });
    connect(&m_trial, &FairnessTrial::failed, this, [this](const QString& message) {
        m_progress->hide();
        retranslate();
        m_fairness->setText(message);
    });
    connect(&m_editor.document(), &BattlefieldDocument::changed, this, [this] {
        m_result.reset(); // it was another battlefield
        renew();
    });
    retranslate();
    setTheme(m_theme);
}

QString Laboratory::figuresText() const
{
    const Battlefield& field = m_editor.battlefield();
    const BattlefieldFigures& figures = m_editor.figures();
    const double spaces = std::max<double>(1, static_cast<double>(field.spaces.size()));
    QStringList lines{
        tr("Spaces: %1, lines: %2 (%3 a space)")
            .arg(field.spaces.size())
            .arg(field.lines.size())
            .arg(locale().toString(2 * static_cast<double>(field.lines.size()) / spaces, 'f', 1))};
    QStringList ways;
    for (const StartDistance& pair : figures.starts)
        ways << tr("%1–%2: %3", "two starts and the steps between them")
                    .arg(pair.one)
                    .arg(pair.other)
                    .arg(pair.steps == unreachable ? tr("no way") : QString::number(pair.steps));
    constexpr qsizetype inOneLine = 3;
    if (!ways.isEmpty()) lines << tr("Steps between starts:");
    for (qsizetype way = 0; way < ways.size(); way += inOneLine)
        lines << ways.mid(way, inOneLine).join(QStringLiteral("   "));
    return (lines + colourTexts()).join(u'\n');
}

/// The two zones that are told apart worst, by whoever sees them worst; and the zone palest on the middle of
/// a space.
QStringList Laboratory::colourTexts() const
{
    const auto& zones = m_editor.battlefield().zones;
    const QColor middle = m_theme->color(Tone::spaceCentre);
    double least = 0;
    double palest = 0;
    QString pair;
    QString pale;
    for (std::size_t one = 0; one < zones.size(); ++one) {
        const auto colour = colourFrom(zones[one].color);
        if (!colour) continue;
        const double contrast = contrastOf(*colour, {middle.redF(), middle.greenF(), middle.blueF()});
        if (pale.isEmpty() || contrast < palest) palest = contrast, pale = zoneLetter(static_cast<int>(one));
        for (std::size_t other = one + 1; other < zones.size(); ++other) {
            const auto second = colourFrom(zones[other].color);
            if (!second) continue;
            const double difference = leastDifference(*colour, *second);
            if (pair.isEmpty() || difference < least)
                least = difference,
                pair = zoneLetter(static_cast<int>(one)) + u'–' + zoneLetter(static_cast<int>(other));
        }
    }
    QStringList texts;
    if (!pair.isEmpty()) texts << tr("Closest colours: %1, %2").arg(pair, locale().toString(least, 'f', 1));
    if (!pale.isEmpty())
        texts << tr("Least contrast: %1, %2 to 1").arg(pale, locale().toString(palest, 'f', 1));
    return texts;
}

void Laboratory::showPart(Part part)
{
    m_head->setVisible(part == Part::all);
    m_figures->setVisible(part != Part::tests);
    m_barsHead->setVisible(part != Part::tests);
    m_bars->setVisible(part != Part::tests);
    m_tests->setVisible(part != Part::figures);
}

void Laboratory::renew()
{
    m_figures->setText(figuresText());
    m_bars->update();
    if (!m_trial.running()) m_fairness->setText(fairnessText());
    m_overlay->setCurrentIndex(static_cast<int>(m_editor.overlay()));
}

void Laboratory::tryFairness()
{
    if (m_trial.running()) return m_trial.cancel();
    if (!m_editor.document().playable())
        return m_editor.refuse(tr("No match can be played yet: see the problems"));
    FairnessQuestion question;
    question.battlefield = m_editor.document().snapshot().whole();
    question.battlefield.backdrop = {}; // nobody looks
    question.games = m_games;
    m_result.reset();
    m_progress->setRange(0, m_games);
    m_progress->setValue(0);
    m_progress->show();
    m_trial.start(question);
    retranslate();
}

void Laboratory::tell(const FairnessResult& result, bool over)
{
    m_result = result;
    m_progress->setRange(0, std::max(1, result.asked));
    m_progress->setValue(result.played);
    if (over) {
        m_progress->hide();
        retranslate();
    }
    m_fairness->setText(fairnessText());
}

QString Laboratory::fairnessText() const
{
    if (!m_result || m_result->played == 0)
        return tr("Computers play on it, half of the games from each start.");
    const Share share = m_result->start1();
    const auto percent = [](double part) { return std::lround(part * 100); };
    const QString figures = tr("Start 1 won %1% (%2 to %3%) of %n game(s)", nullptr, m_result->played)
                                .arg(percent(share.value))
                                .arg(percent(share.low))
                                .arg(percent(share.high));
    const QString verdict =
        m_result->unfair() ? tr("The starts are not worth the same.") : tr("No difference is certain.");
    return figures + u'\n' + verdict;
}

void Laboratory::retranslate()
{
    m_head->setText(tr("Figures"));
    m_barsHead->setText(tr("Spaces in range")); // those of a zone itself are in the list of the zones
    m_bars->setToolTip(tr("In range of how many spaces, by zone"));
    m_bars->setAccessibleName(tr("In range of how many spaces, by zone"));
    const int overlay = static_cast<int>(m_editor.overlay());
    m_overlay->clear();
    m_overlay->addItems({tr("No overlay"), tr("Exposed to ranged attacks, %"), tr("Shortest ways through, %"),
                         tr("Steps from the selected space"), tr("Protanopia preview"),
                         tr("Deuteranopia preview"), tr("Tritanopia preview")});
    m_overlay->setCurrentIndex(overlay);
    fitToItems(*m_overlay);
    m_overlay->setAccessibleName(tr("Overlay"));
    m_fair->setText(m_trial.running() ? tr("Stop") : tr("Test the starts"));
    renew();
}

void Laboratory::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_head->setFont(m_theme->font(TextRole::section));
    m_head->setMinimumHeight(m_fair->sizeHint().height()); // level with that of the problems beside it
    m_figures->setFont(m_theme->font(TextRole::body));
    m_barsHead->setFont(m_theme->font(TextRole::second));
    QPalette quiet = m_theme->palette();
    quiet.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
    m_barsHead->setPalette(quiet);
    m_fairness->setFont(m_theme->font(TextRole::second));
    renew();
}

void Laboratory::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
