// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaypage.h"

#include "model/match/branches.h"
#include "model/match/words/peoplenames.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/divergencelabel.h"
#include "views/pages/replay/replaybar.h"
#include "views/pages/replay/replaykeys.h"
#include "views/pages/replay/replaylook.h"
#include "views/pages/replay/replaymarks.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/tabs/branchestab.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/pages/replay/untilmenu.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/pages/replay/viewpoint/viewpointselector.h"
#include "views/theme/button.h"
#include "views/timeline/healthcurves.h"
#include "views/timeline/timelinestrip.h"

#include <QEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int axisWidth = 40;
constexpr int rightMargin = 14;

} // namespace

ReplayPage::ReplayPage(std::shared_ptr<const Theme> theme, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_eyesRow(new ViewpointSelector(m_theme)),
      m_sight(new ReplayViewpoint(*m_eyesRow, openingDialog(this), this)),
      m_divergence(new DivergenceLabel(m_theme)), m_board(new BattlefieldView), m_bar(new ReplayBar(m_theme)),
      m_curves(new HealthCurves(m_theme)), m_strip(new TimelineStrip(TimelineStrip::Form::replay, m_theme)),
      m_panel(new ReplayPanel(m_theme))
{
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildMain(), 1);
    row->addWidget(m_panel);
    m_strip->setView(&m_view);
    m_curves->setView(&m_view);
    m_panel->setView(&m_view);
    connectParts();
    connectBar();
    addReplayKeys(*this, *m_strip);
}

ReplayPage::~ReplayPage()
{
    setPlaying(false);
    m_view.disconnect(this);
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
    column->addWidget(m_curves);
    auto* strip = new QHBoxLayout;
    strip->setContentsMargins(axisWidth, 0, rightMargin, 8);
    strip->addWidget(m_strip);
    column->addLayout(strip);
    m_curves->setRightMargin(rightMargin);
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
    connect(m_strip, &TimelineStrip::seekRequested, this, &ReplayPage::seek);
    connect(m_strip, &TimelineStrip::placesChanged, this, &ReplayPage::alignCurves);
    connect(m_curves, &HealthCurves::seekRequested, this, &ReplayPage::seek);
    connect(m_curves, &HealthCurves::scrubbing, m_strip, &TimelineStrip::setScrubbing);
    connect(m_panel, &ReplayPanel::eventActivated, this, [this](int event) {
        const Cursor cursor = match()->timeline().after(event);
        seek(cursor.position, cursor.offset);
    });
    connect(m_panel, &ReplayPanel::ruleActivated, this, &ReplayPage::ruleActivated);
    connect(m_panel, &ReplayPanel::continueRequested, this, &ReplayPage::continueRequested);
    connect(m_panel, &ReplayPanel::closed, this, &ReplayPage::closed);
    connect(&m_view, &TableView::moved, this, &ReplayPage::refresh);
    connect(&m_view, &TableView::toldChanged, this, &ReplayPage::refresh);
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
    m_panel->fitInto(width());
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
    m_view.setMatch(match, viewer(), m_looks.narrator());
    if (match) m_board->setBattlefield(match->info().setup.battlefield, m_theme);
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

void ReplayPage::setCanContinue(bool can)
{
    m_panel->setCanContinue(can);
}

void ReplayPage::showDivergence()
{
    m_divergence->tell(m_trunk, m_branch, m_looks.narrator(), viewer());
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
    m_board->setLook(look.board());
    m_eyesRow->setPlace(look.place());
    m_panel->setTable(m_view.table());
    m_panel->setCombat(m_view.ledger(), look.combat(m_view.ledger()));
    Q_EMIT moved();
    m_panel->notes()->setPosition(std::min(cursor.position, m_trunk->timeline().last()));
    m_panel->branches()->setPlace(m_branch, cursor.position);
    const bool known = cursor.position == 0 || !timeline.step(cursor.position).foldedOnly;
    const bool over = cursor.position == timeline.last() && match()->over();
    m_panel->branches()->setBar(!known ? tr("Today's rules do not know this place")
                                : over ? tr("The match is over here")
                                       : QString());
    refreshBar();
}

void ReplayPage::refreshBar()
{
    if (!match() || match()->timeline().empty()) return m_bar->setPlace({});
    const Cursor cursor = m_view.place();
    const ReplayMarks marks(m_view, m_trunk->annotations());
    m_bar->setPlace({cursor == Cursor{}, cursor == match()->timeline().end(),
                     marks.target(m_bar->jump(), false) >= 0, marks.target(m_bar->jump(), true) >= 0});
}

// -- moving about

void ReplayPage::seek(int position, int offset)
{
    m_view.cursor().moveTo({position, offset});
}

void ReplayPage::stepForward(Unit unit)
{
    m_view.cursor().forward(unit);
}

void ReplayPage::stepBack(Unit unit)
{
    m_view.cursor().back(unit);
}

void ReplayPage::toEnd()
{
    m_view.cursor().goLive();
}

void ReplayPage::setUnit(Unit unit)
{
    m_bar->setUnit(unit);
    m_player.setUnit(unit);
}

Unit ReplayPage::unit() const
{
    return m_bar->unit();
}

void ReplayPage::setPlaying(bool playing)
{
    m_player.setUnit(unit());
    if (playing)
        m_player.play();
    else
        m_player.stop();
}

void ReplayPage::jump(Jump kind, bool forward)
{
    if (!match() || match()->timeline().empty()) return;
    const int target = ReplayMarks(m_view, m_trunk->annotations()).target(kind, forward);
    if (target >= 0) m_view.cursor().moveTo(match()->timeline().cursorAt(target));
}

void ReplayPage::runUntil(const Condition& condition)
{
    if (!match()) return;
    const int event = nextEvent(match()->timeline(), m_view.cursor().events(), condition, viewer());
    m_player.setUnit(unit());
    m_player.play(event < 0 ? -1 : event + 1);
}

void ReplayPage::offerUntil()
{
    if (!match() || m_view.cursor().live()) return;
    auto* menu = new UntilMenu(m_view, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &UntilMenu::picked, this, &ReplayPage::runUntil);
    menu->popup(m_bar->untilButton()->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

// -- lines of play

void ReplayPage::showBranch(int id)
{
    if (!m_trunk || id == m_branch) return;
    const int position = this->position();
    if (!branchOf(m_trunk->annotations().branches, id)) id = 0;
    m_branch = id;
    if (id == 0) {
        look(m_trunk);
        m_own.reset();
        return seek(position);
    }
    LoadedMatch loaded;
    loaded.info = m_trunk->info();
    loaded.rules = m_trunk->sharedRules();
    loaded.timeline = lineOf(m_trunk->timeline(), m_trunk->annotations().branches, id);
    auto line = std::make_unique<Match>(std::move(loaded));
    look(line.get());
    m_own = std::move(line);
    seek(position);
}

/// The chosen line with the one that is looked at; the same twice: with the recorded one, or the last branch.
void ReplayPage::compare(int id)
{
    if (!m_trunk) return;
    const auto& branches = m_trunk->annotations().branches;
    const int left = m_branch == id ? 0 : m_branch;
    if (id == left && !branches.empty()) id = branches.back().id;
    if (id != 0 && !branchOf(branches, id)) return;
    auto* window = new CompareWindow(*m_trunk, left, id, m_looks, viewer(), m_theme, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void ReplayPage::refreshMarks()
{
    const bool any = match() && m_trunk && !match()->timeline().empty();
    m_curves->setMarks(any ? ReplayMarks(m_view, m_trunk->annotations()).curveMarks()
                           : std::vector<CurveMark>());
    m_bar->jumpChanged();
}

// -- the page

void ReplayPage::alignCurves()
{
    m_curves->setPlaces(m_strip->places(), m_strip->offset(), m_strip->x() - m_curves->x());
}

void ReplayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_panel->fitInto(width());
    alignCurves();
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
