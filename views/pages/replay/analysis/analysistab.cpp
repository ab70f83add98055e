// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/analysistab.h"

#include "views/pages/replay/analysis/judgedview.h"
#include "views/pages/replay/analysis/judgedwhole.h"
#include "views/pages/replay/analysis/trialfacts.h"
#include "views/pages/replay/analysis/trialview.h"
#include "views/theme/button.h"
#include "views/theme/emptystate.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int edge = 16;
constexpr int sheetOut = 5; ///< further out than what stands above it
constexpr int onSheetAir = 8;
constexpr int factsGap = 14;
constexpr int leastScrolled = 40; ///< the buttons below it keep their height

/// A sheet that lies on the panel.
class JudgedSheet final : public QWidget {
public:
    explicit JudgedSheet(const std::shared_ptr<const Theme>& theme) : m_theme(theme) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme->color(Tone::hair), 1.4));
        painter.setBrush(m_theme->color(Tone::raised));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }

private:
    const std::shared_ptr<const Theme>& m_theme; ///< the tab's, whichever it is
};

QWidget* rowOf(QWidget* wide, Button* button)
{
    auto* holder = new QWidget;
    auto* row = new QHBoxLayout(holder);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(wide, 1);
    row->addWidget(button);
    return holder;
}

} // namespace

AnalysisTab::AnalysisTab(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_stack(new QStackedWidget),
      m_empty(new EmptyState(m_theme)), m_content(new QWidget), m_bar(new QProgressBar), m_stop(new Button),
      m_staleWords(new QLabel), m_again(new Button), m_title(new QLabel), m_sheet(new JudgedSheet(m_theme)),
      m_scroll(new QScrollArea), m_facts(new TrialFacts(m_theme)), m_judged(new JudgedView(m_theme)),
      m_whole(new JudgedWhole(m_theme)), m_trial(new TrialView(m_theme)), m_foot(new QWidget),
      m_try(new Button(QString(), QString(), ButtonRole::primary)), m_next(new Button)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    m_running = rowOf(m_bar, m_stop);
    m_stale = rowOf(m_staleWords, m_again);
    build();
    connectParts();
    setTheme(m_theme);
    retranslate();
}

AnalysisTab::~AnalysisTab() = default;

void AnalysisTab::build()
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(edge - sheetOut, 12, edge - sheetOut, 12);
    for (QWidget* above : {static_cast<QWidget*>(m_title), m_running, m_stale})
        above->setContentsMargins(sheetOut, 0, sheetOut, 0);
    column->setSpacing(8);
    column->addWidget(m_running);
    column->addWidget(m_stale);
    column->addWidget(m_title);
    column->addWidget(m_sheet, 1);
    auto* onSheet = new QVBoxLayout(m_sheet);
    onSheet->setContentsMargins(onSheetAir, onSheetAir, onSheetAir, onSheetAir);
    onSheet->setSpacing(onSheetAir);
    onSheet->addWidget(m_scroll, 1);
    onSheet->addWidget(m_foot);
    column->addWidget(m_trial, 1);
    auto* foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->addWidget(m_try, 1);
    foot->addWidget(m_next, 1);
    for (QLabel* label : {m_staleWords, m_title}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto* scrolled = new QWidget;
    auto* inner = new QVBoxLayout(scrolled);
    inner->addWidget(m_judged);
    inner->addWidget(m_whole);
    inner->addSpacing(factsGap);
    inner->addWidget(m_facts);
    inner->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setMinimumHeight(leastScrolled);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(scrolled);
    inner->setContentsMargins(0, 0, 2, 0);
    m_facts->setPlain();
    m_scroll->viewport()->installEventFilter(this);
    m_scroll->viewport()->setAutoFillBackground(false);
    scrolled->setAutoFillBackground(false);
    m_bar->setFormat(QStringLiteral("%v / %m"));
}

void AnalysisTab::connectParts()
{
    const auto start = [this] {
        if (m_analysis) m_analysis->start();
    };
    connect(m_empty->actButton(), &QAbstractButton::clicked, this, start);
    connect(m_again, &QAbstractButton::clicked, this, start);
    connect(m_stop, &QAbstractButton::clicked, this, [this] {
        if (m_analysis) m_analysis->stop();
    });
    connect(m_try, &QAbstractButton::clicked, this, [this] {
        if (m_place) m_place->tryIt();
    });
    connect(m_next, &QAbstractButton::clicked, this, &AnalysisTab::mistakeRequested);
    connect(m_whole, &JudgedWhole::seekRequested, this,
            [this](int position) { Q_EMIT seekRequested(position, 0); });
    connect(m_trial, &TrialView::answered, this, [this](int choice) {
        if (m_place) m_place->answer(choice);
    });
    connect(m_trial, &TrialView::givenUp, this, [this] {
        if (m_place) m_place->answer(-1);
    });
}

void AnalysisTab::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_staleWords->setFont(m_theme->font(TextRole::second));
    for (Button* button : {m_stop, m_again})
        button->setSize(ButtonSize::small);
    refresh();
}

void AnalysisTab::setAnalysis(ReplayAnalysis* analysis)
{
    m_place.reset();
    m_analysis = analysis;
    if (analysis) {
        m_place = std::make_unique<JudgedPlace>(*analysis);
        m_place->setWatched(isVisible());
        connect(m_place.get(), &JudgedPlace::changed, this, &AnalysisTab::refresh);
        connect(analysis, &ReplayAnalysis::progressed, this, &AnalysisTab::refresh);
    }
    refresh();
}

void AnalysisTab::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    refresh();
}

void AnalysisTab::refresh()
{
    if (!isVisible() || !m_analysis || !m_narrator.valid()) return; // whoever shows it refreshes it
    const bool any = !m_analysis->told().chances.empty() || m_analysis->running();
    m_stack->setCurrentWidget(any ? m_content : m_empty);
    if (!any) return refreshEmpty();
    refreshRun();
    refreshJudged();
}

void AnalysisTab::refreshEmpty()
{
    using Standing = ReplayAnalysis::Standing;
    const auto say = [this](const QString& title, const QString& sentence, const QString& act = {}) {
        m_empty->setWords(title, sentence, act);
        m_empty->actButton()->setVisible(!act.isEmpty());
    };
    switch (m_analysis->standing()) {
    case Standing::nothing:
    case Standing::notOver: return say(tr("Not over yet"), tr("A match can be analyzed once it’s over."));
    case Standing::recordedOnly:
        return say(tr("Can’t be analyzed"),
                   tr("Today’s rules play this match differently from how it was recorded."));
    case Standing::otherLine:
        return say(tr("Only the recorded line"),
                   tr("The analysis covers the match as it was played, not its branches."));
    case Standing::open:
    case Standing::stale:
    case Standing::ready: break;
    }
    say(tr("Not analyzed yet"),
        tr("The computer judges every decision by what that player could know, and shows what would have "
           "been better. It takes about a minute."),
        tr("Analyze"));
}

void AnalysisTab::refreshRun()
{
    m_running->setVisible(m_analysis->running());
    m_stale->setVisible(!m_analysis->running() && m_analysis->standing() == ReplayAnalysis::Standing::stale);
    m_bar->setRange(0, std::max(1, m_analysis->total()));
    m_bar->setValue(m_analysis->done());
}

/// The decision at the place, or where there was none the whole match.
void AnalysisTab::refreshJudged()
{
    const bool trying = m_place->trying();
    const bool judged = judgesPlace();
    m_sheet->setVisible(!trying);
    m_trial->setVisible(trying);
    m_judged->setVisible(judged);
    m_whole->setVisible(!judged);
    const QString title = trying ? tr("What would you do?") : judged ? taken() : tr("Judged by the computer");
    m_title->setFont(m_theme->nameFont(TextRole::panelTitle, title));
    m_title->setText(title);
    if (trying) {
        m_trial->show(*m_place, m_narrator.rules(), m_narrator);
    } else if (judged) {
        m_judged->show(*m_place, m_narrator.rules(), m_narrator);
    } else {
        m_whole->show(*m_analysis, m_narrator);
    }
    m_try->setVisible(judged);
    m_try->setReason(m_analysis->running() ? tr("Wait until the analysis is done") : QString());
    const std::vector<int> mistakes = m_analysis->mistakes();
    m_next->setVisible(!mistakes.empty() && mistakes.back() > m_analysis->position());
    fitFacts();
    m_foot->setVisible(!m_try->isHidden() || !m_next->isHidden());
}

/// Where a judgement is short, what the decision went by has the room below it.
void AnalysisTab::fitFacts()
{
    if (!m_analysis || !m_narrator.valid() || m_place->trying() || !judgesPlace()) return m_facts->hide();
    m_facts->show(m_place->before(), m_place->taken().seat, Looks(m_narrator));
    const QSize room = m_scroll->viewport()->size();
    m_facts->fitInto(room.height() - m_judged->heightForWidth(room.width() - 2) - factsGap);
}

bool AnalysisTab::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize && isVisible()) fitFacts();
    return QWidget::eventFilter(watched, event);
}

bool AnalysisTab::judgesPlace() const
{
    if (!m_place->decision()) return false;
    return m_place->answered() || m_analysis->position() != m_analysis->trunk()->timeline().last();
}

/// What was decided there, as a heading.
QString AnalysisTab::taken() const
{
    const Decision& decision = m_place->taken();
    if (decision.verb != Verb::decline && decision.verb != Verb::yes) return m_narrator.decision(decision);
    return tr("%1: %2", "person and decision")
        .arg(m_narrator.person(decision.seat), m_narrator.option(m_place->before(), decision));
}

void AnalysisTab::retranslate()
{
    m_stop->setText(tr("Stop"));
    m_again->setText(tr("Analyze again"));
    m_staleWords->setText(tr("Made with older rules or an older version."));
    m_try->setText(tr("Try it yourself"));
    m_next->setText(tr("Next mistake"));
    m_bar->setAccessibleName(tr("Analysis"));
    setAccessibleName(tr("Analysis"));
    refresh();
}

void AnalysisTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_place) m_place->setWatched(true);
    refresh();
}

void AnalysisTab::hideEvent(QHideEvent* event)
{
    if (m_place) m_place->setWatched(false);
    QWidget::hideEvent(event);
}

void AnalysisTab::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
