// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaypage.h"

#include "model/match/branches.h"
#include "model/match/words/peoplenames.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/analysis/analysislook.h"
#include "views/pages/replay/analysis/analysistab.h"
#include "views/pages/replay/divergencelabel.h"
#include "views/pages/replay/replaybar.h"
#include "views/pages/replay/replaykeys.h"
#include "views/pages/replay/replaylook.h"
#include "views/pages/replay/replaymarks.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/replaytimeline.h"
#include "views/pages/replay/tabs/branchestab.h"
#include "views/pages/replay/tabs/combattab.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/pages/replay/viewpoint/viewpointselector.h"
#include "views/theme/button.h"
#include "views/timeline/matchgraph.h"
#include "views/timeline/turncolumn.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int columnWide = 208; ///< of the turns beside
constexpr int squeezed = 1030;  ///< pages narrower than that beside the column have the turns below

} // namespace

ReplayPage::ReplayPage(std::shared_ptr<const Theme> theme, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_analysis(new ReplayAnalysis(m_view, this)),
      m_eyesRow(new ViewpointSelector(m_theme)),
      m_sight(new ReplayViewpoint(*m_eyesRow, openingDialog(this), this)),
      m_divergence(new DivergenceLabel(m_theme)), m_board(new BattlefieldView), m_bar(new ReplayBar(m_theme)),
      m_timeline(new ReplayTimeline(m_theme, m_view)), m_column(new TurnColumn(m_theme)),
      m_panel(new ReplayPanel(m_theme))
{
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(buildMain(), 1);
    row->addWidget(m_column);
    row->addWidget(m_panel);
    whole->addLayout(row, 1);
    whole->addWidget(m_timeline);
    m_column->setView(&m_view);
    m_column->hide();
    m_panel->setView(&m_view);
    m_panel->analysis()->setAnalysis(m_analysis);
    connectParts();
    connectAnalysis();
    connectBar();
    addReplayKeys(*this);
}

ReplayPage::~ReplayPage()
{
    setPlaying(false);
    m_view.disconnect(this);
    m_panel->analysis()->setAnalysis(nullptr);
    m_analysis->disconnect(this);
    m_analysis->setLine(nullptr, 0);
    m_sight->setMatch(nullptr);
    // The parts watch the view, and a match which may be this page's own: they go before them.
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

QWidget* ReplayPage::buildMain()
{
    auto* main = new QWidget(this);
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_eyesRow);
    column->addWidget(m_divergence);
    column->addWidget(m_board, 1);
    column->addWidget(m_bar);
    m_board->setFrameShape(QFrame::NoFrame);
    return main;
}

void ReplayPage::connectParts()
{
    connect(m_sight, &ReplayViewpoint::changed, this, &ReplayPage::onViewerChanged);
    connect(m_panel->notes(), &NotesTab::seekRequested, this, &ReplayPage::seek);
    connect(m_panel->branches(), &BranchesTab::branchChosen, this, &ReplayPage::showBranch);
    connect(m_panel->branches(), &BranchesTab::compareRequested, this, &ReplayPage::compare);
    connect(m_panel->branches(), &BranchesTab::playRequested, this,
            [this](const QStringList& players) { Q_EMIT playRequested(m_branch, position(), players); });
    connect(m_panel, &ReplayPanel::exportRequested, this, &ReplayPage::exportRequested);
    connect(m_timeline, &ReplayTimeline::seekRequested, this, &ReplayPage::seek);
    connect(m_timeline, &ReplayTimeline::combatRequested, this, &ReplayPage::combatRequested);
    connect(m_timeline, &ReplayTimeline::futureHidden, this, [this](bool hidden) {
        setFutureHidden(hidden);
        Q_EMIT futureHidden(hidden);
    });
    connect(m_column, &TurnColumn::seekRequested, this, &ReplayPage::seek);
    connect(m_panel, &ReplayPanel::eventActivated, this, [this](int event) {
        const Cursor cursor = match()->timeline().after(event);
        seek(cursor.position, cursor.offset);
    });
    connect(m_panel, &ReplayPanel::combatRequested, this, [this] {
        const int fight = m_view.ledger().fight;
        if (fight >= 0)
            Q_EMIT combatRequested(
                match()->timeline().structure().fights()[static_cast<std::size_t>(fight)].firstEvent);
    });
    connect(m_panel, &ReplayPanel::ruleActivated, this, &ReplayPage::ruleActivated);
    connect(m_panel, &ReplayPanel::continueRequested, this, &ReplayPage::continueRequested);
    connect(m_panel, &ReplayPanel::closed, this, &ReplayPage::closed);
    connect(&m_view, &TableView::moved, this, &ReplayPage::refresh);
    connect(&m_view, &TableView::toldChanged, this, &ReplayPage::refresh);
}

void ReplayPage::connectAnalysis()
{
    connect(m_analysis, &ReplayAnalysis::changed, this, &ReplayPage::refreshAnalysis);
    AnalysisTab* tab = m_panel->analysis();
    connect(tab, &AnalysisTab::seekRequested, this, &ReplayPage::seek);
    connect(tab, &AnalysisTab::mistakeRequested, this, [this] { jump(Jump::mistake, true); });
    connect(tab->place(), &JudgedPlace::trialChanged, this, &ReplayPage::onTrial);
    connect(tab->place(), &JudgedPlace::changed, this, [this] {
        if (m_panel->page() == ReplayPanel::analysisPage) refreshBoard();
    });
    connect(m_panel, &ReplayPanel::pageChanged, this, &ReplayPage::refreshBoard);
}

void ReplayPage::connectBar()
{
    connect(m_bar, &ReplayBar::first, this, &ReplayPage::toStart);
    connect(m_bar, &ReplayBar::last, this, &ReplayPage::toEnd);
    connect(m_bar, &ReplayBar::stepBack, this, &ReplayPage::stepBack);
    connect(m_bar, &ReplayBar::stepForward, this, &ReplayPage::stepForward);
    connect(m_bar, &ReplayBar::playToggled, this, [this] { setPlaying(!playing()); });
    connect(m_bar, &ReplayBar::unitChanged, this, [this] { m_player.setUnit(unit()); });
    connect(m_bar, &ReplayBar::jumpBack, this, [this](Jump kind) { jump(kind, false); });
    connect(m_bar, &ReplayBar::jumpForward, this, [this](Jump kind) { jump(kind, true); });
    connect(m_bar, &ReplayBar::jumpChanged, this, &ReplayPage::refreshBar);
    connect(m_bar, &ReplayBar::untilRequested, this, &ReplayPage::offerUntil);
    connect(m_bar, &ReplayBar::speedChanged, &m_player, &ReplayPlayer::setSpeed);
    connect(&m_player, &ReplayPlayer::playingChanged, m_bar, &ReplayBar::setPlaying);
    m_player.setUnit(unit());
}

// -- what is looked at

void ReplayPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    fitIn();
    refresh();
}

void ReplayPage::setMatch(Match* match, Language language)
{
    if (m_trunk) m_trunk->disconnect(this);
    m_language = language;
    m_trunk = match;
    m_branch = 0;
    m_sight->setMatch(match);
    look(match);
    if (match != m_own.get()) m_own.reset();
    if (!match) return;
    connect(match, &Match::annotationsChanged, this, &ReplayPage::refreshMarks);
    connect(match, &Match::takenBack, this, &ReplayPage::refresh);
    connect(match, &QObject::destroyed, this, [this] { setMatch(nullptr, m_language); });
}

/// Turns to this line: the recorded one or a branch.
void ReplayPage::look(Match* match)
{
    setPlaying(false);
    m_looks = Looks(match ? Narrator(match->sharedRules(), peopleOf(match->info()), m_language) : Narrator());
    m_analysis->setLine(m_trunk, m_branch); // before anybody asks what it says of the line
    m_view.setMatch(match, viewer(), m_looks.narrator());
    if (match) m_board->setBattlefield(match->info().setup.battlefield, m_theme);
    fitIn(); // another board is wider or narrower
    tellParts();
}

void ReplayPage::setTimeline(const Timeline& timeline, const MatchInfo& info,
                             std::shared_ptr<const MatchRules> rules, Language language)
{
    LoadedMatch loaded;
    loaded.info = info;
    loaded.rules = std::move(rules);
    loaded.timeline = timeline;
    setMatch(nullptr, language);
    m_own = std::make_unique<Match>(std::move(loaded));
    setMatch(m_own.get(), language);
}

void ReplayPage::setLanguage(Language language)
{
    m_language = language;
    if (match()) {
        m_looks = Looks(Narrator(match()->sharedRules(), peopleOf(match()->info()), m_language));
        m_view.setNarrator(m_looks.narrator());
    }
    tellParts();
}

void ReplayPage::tellParts()
{
    m_eyesRow->setNarrator(m_looks.narrator());
    m_panel->setMatch(m_trunk, m_looks.narrator());
    m_board->setDescriber([this](SpaceId space) {
        return match() ? m_looks.space(match()->info().setup.battlefield, m_view.table(), space) : QString();
    });
    showDivergence();
    refreshMarks();
    refresh();
}

void ReplayPage::setCanShowCombat(bool can)
{
    m_panel->combat()->setCanShow(can);
}

void ReplayPage::setCanContinue(bool can)
{
    m_panel->setCanContinue(can);
}

void ReplayPage::showDivergence()
{
    m_divergence->tell(m_trunk, m_branch, m_looks.narrator(), viewer(),
                       m_view.futureHidden() ? position() : -1);
}

Viewer ReplayPage::viewer() const
{
    return m_sight->viewer();
}

void ReplayPage::onViewerChanged()
{
    for (CompareWindow* window : findChildren<CompareWindow*>()) // it shows what the viewer before saw
        window->close();
    m_view.setViewer(viewer());
    showDivergence();
    refresh();
}

/// Everything that depends on the place or the viewer, computed from nothing else.
void ReplayPage::refresh()
{
    if (!match() || match()->timeline().empty()) {
        m_board->setLook({});
        m_bar->setPlace({});
        return;
    }
    const Timeline& timeline = match()->timeline();
    const Cursor cursor = m_view.place();
    const ReplayLook look(*match(), m_looks, cursor, viewer(), m_view.table());
    refreshBoard();
    const bool hidden = m_view.futureHidden();
    const ReplayLook last(*match(), m_looks, hidden ? cursor : timeline.end(), viewer(), m_view.table());
    m_eyesRow->setPlace({look.place(hidden), look.brief(hidden)}, {last.place(hidden), last.brief(hidden)});
    m_panel->refreshCards();
    m_panel->setCombat(m_view.ledger(), look.combat(m_view.ledger()));
    Q_EMIT moved();
    m_panel->notes()->setPosition(std::min(cursor.position, m_trunk->timeline().last()),
                                  m_view.futureHidden());
    m_panel->branches()->setPlace(m_branch, cursor.position, m_view.futureHidden());
    const bool known = cursor.position == 0 || !timeline.step(cursor.position).foldedOnly;
    const bool over = cursor.position == timeline.last() && match()->over();
    m_panel->branches()->setBar(!known ? tr("Today's rules do not know this place")
                                : over ? tr("The match is over here")
                                       : QString());
    if (m_view.futureHidden()) showDivergence();
    refreshBar();
}

void ReplayPage::refreshBoard()
{
    if (!match() || match()->timeline().empty()) return;
    BoardLook look = ReplayLook(*match(), m_looks, m_view.place(), viewer(), m_view.table()).board();
    if (m_panel->analysis()->showsPlace()) addAdvice(look, *m_panel->analysis()->place());
    m_board->setLook(look);
}

void ReplayPage::refreshBar()
{
    if (!match() || match()->timeline().empty()) return m_bar->setPlace({});
    const Cursor cursor = m_view.place();
    const ReplayMarks marks(*m_analysis);
    m_bar->setPlace({cursor == Cursor{}, cursor == match()->timeline().end(),
                     marks.target(m_bar->jump(), false) >= 0,
                     m_view.futureHidden() || marks.target(m_bar->jump(), true) >= 0});
}

// -- the page

void ReplayPage::refreshMarks()
{
    const bool any = match() && m_trunk && !match()->timeline().empty();
    m_timeline->curves()->setMarks(any ? ReplayMarks(*m_analysis).graphMarks() : std::vector<GraphMark>());
    m_bar->jumpChanged();
}

void ReplayPage::refreshAnalysis()
{
    m_timeline->setChances(chanceLook(*m_analysis, m_looks.narrator()));
    refreshMarks();
}

/// Whoever tries a decision sees what its seat saw, and nothing that followed.
void ReplayPage::onTrial(bool begun)
{
    const JudgedPlace& place = *m_panel->analysis()->place();
    if (begun) {
        m_beforeTrial = viewer();
        m_hiddenBeforeTrial = m_view.futureHidden();
        const AnalysedDecision& decision = *place.decision();
        seek(decision.position - 1);
        setFutureHidden(true);
        for (const ViewpointOffer& offer : sightsOf(*m_trunk, {}))
            if (!offer.viewer.everything() && (offer.viewer.seats() & bit(decision.seat)) != 0)
                m_sight->setViewer(offer.viewer);
    } else if (m_beforeTrial) {
        m_sight->setViewer(*std::exchange(m_beforeTrial, std::nullopt));
        setFutureHidden(m_hiddenBeforeTrial);
        if (place.answered()) stepForward(Unit::decision);
    }
}

void ReplayPage::setDock(Dock dock)
{
    m_dock = dock;
    fitIn();
}

void ReplayPage::setFutureHidden(bool hidden)
{
    if (hidden == m_view.futureHidden()) return;
    m_view.setFutureHidden(hidden);
    m_timeline->hideFuture()->setChecked(hidden);
    tellParts();
}

/// The width of a board as high as the page leaves it.
int ReplayPage::boardWide() const
{
    const int high = height() - m_eyesRow->height() - m_bar->sizeHint().height() - m_timeline->fixedHeight();
    const double aspect = match() ? match()->info().setup.battlefield.aspect : 1.5;
    return static_cast<int>(std::max(0, high) * aspect);
}

/// The inspector takes its share; the turns stand where they are wanted, if there is room.
void ReplayPage::fitIn()
{
    const bool narrow = width() - m_theme->px(columnWide) < squeezed;
    const Dock dock = m_dock == Dock::beside && narrow ? Dock::below : m_dock;
    m_column->setVisible(dock == Dock::beside);
    m_column->setFixedWidth(m_theme->px(columnWide));
    m_timeline->setStripShown(dock == Dock::below);
    m_timeline->fitInto(height());
    m_panel->fitInto(width(), boardWide());
    layout()->activate(); // at once: no picture of it half laid out
}

void ReplayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitIn();
}

void ReplayPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setFocus();
}

void ReplayPage::hideEvent(QHideEvent* event)
{
    setPlaying(false);
    QWidget::hideEvent(event);
}

void ReplayPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) setLanguage(m_language);
    QWidget::changeEvent(event);
}

} // namespace fabletop
