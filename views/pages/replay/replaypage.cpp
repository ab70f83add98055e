// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaypage.h"

#include "model/match/branches.h"
#include "model/match/words/divergencewords.h"
#include "model/match/words/peoplenames.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/replaybar.h"
#include "views/pages/replay/replaylook.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/tabs/branchestab.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/pages/replay/viewpoint/viewpointselector.h"
#include "views/timeline/healthcurves.h"
#include "views/timeline/timelinestrip.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int axisWidth = 40;
constexpr int rightMargin = 14;
constexpr int leastInterval = 15;

/// How long a step of this kind stays while playing at speed 1.
int restOf(Unit unit)
{
    switch (unit) {
    case Unit::event: return 350;
    case Unit::decision:
    case Unit::combatStep: return 700;
    case Unit::action:
    case Unit::combat:
    case Unit::damage:
    case Unit::defeat: return 1200;
    case Unit::turn: return 1800;
    }
    return 700;
}

} // namespace

ReplayPage::ReplayPage(std::shared_ptr<const Theme> theme, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_eyesRow(new ViewpointSelector(m_theme)),
      m_sight(new ReplayViewpoint(*m_eyesRow, openingDialog(this), this)), m_divergence(new QLabel),
      m_board(new BattlefieldView), m_bar(new ReplayBar(m_theme)), m_curves(new HealthCurves(m_theme)),
      m_strip(new TimelineStrip(TimelineStrip::Form::replay, m_theme)), m_panel(new ReplayPanel(m_theme))
{
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildMain(), 1);
    row->addWidget(m_panel);
    connectParts();
    addKeys();
}

ReplayPage::~ReplayPage()
{
    setPlaying(false);
    if (m_match) m_match->disconnect(this);
    m_sight->setMatch(nullptr);
    // The parts watch the match, which may be this page's own: they go before it.
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

QWidget* ReplayPage::buildMain()
{
    auto* main = new QWidget(this);
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_divergence->setWordWrap(true);
    m_divergence->setTextFormat(Qt::PlainText); // names of strangers may be in it
    m_divergence->setAutoFillBackground(true);
    m_divergence->setMargin(8);
    m_divergence->hide();
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
    connect(m_bar, &ReplayBar::first, this, &ReplayPage::toStart);
    connect(m_bar, &ReplayBar::last, this, &ReplayPage::toEnd);
    connect(m_bar, &ReplayBar::stepBack, this, &ReplayPage::stepBack);
    connect(m_bar, &ReplayBar::stepForward, this, &ReplayPage::stepForward);
    connect(m_bar, &ReplayBar::playToggled, this, [this] { setPlaying(!playing()); });
    connect(m_bar, &ReplayBar::unitChanged, this, &ReplayPage::setInterval);
    connect(m_bar, &ReplayBar::jumpBack, this, [this](Jump kind) { jump(kind, false); });
    connect(m_bar, &ReplayBar::jumpForward, this, [this](Jump kind) { jump(kind, true); });
    connect(m_bar, &ReplayBar::jumpChanged, this, &ReplayPage::refreshBar);
    connect(m_bar, &ReplayBar::untilRequested, this, &ReplayPage::offerUntil);
    connect(m_panel->notes(), &NotesTab::seekRequested, this, &ReplayPage::seek);
    connect(m_panel->branches(), &BranchesTab::branchChosen, this, &ReplayPage::showBranch);
    connect(m_panel->branches(), &BranchesTab::compareRequested, this, &ReplayPage::compare);
    connect(m_panel->branches(), &BranchesTab::playRequested, this, [this](const QStringList& players) {
        Q_EMIT playRequested(m_branch, m_match->cursor().position, players);
    });
    connect(m_panel, &ReplayPanel::exportRequested, this, &ReplayPage::exportRequested);
    connect(m_bar, &ReplayBar::speedChanged, this, [this](double speed) {
        m_speed = speed;
        setInterval();
    });
    connect(m_strip, &TimelineStrip::seekRequested, this, &ReplayPage::seek);
    connect(m_strip, &TimelineStrip::placesChanged, this, &ReplayPage::alignCurves);
    connect(m_curves, &HealthCurves::seekRequested, this, &ReplayPage::seek);
    connect(m_curves, &HealthCurves::scrubbing, m_strip, &TimelineStrip::setScrubbing);
    connect(m_panel, &ReplayPanel::eventActivated, this, [this](int event) {
        const Cursor cursor = m_match->timeline().after(event);
        seek(cursor.position, cursor.offset);
    });
    connect(m_panel, &ReplayPanel::ruleActivated, this, &ReplayPage::ruleActivated);
    connect(m_panel, &ReplayPanel::continueRequested, this, &ReplayPage::continueRequested);
    connect(m_panel, &ReplayPanel::closed, this, &ReplayPage::closed);
    connect(&m_player, &QTimer::timeout, this, &ReplayPage::onTick);
}

// -- what is looked at

void ReplayPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_eyesRow->setTheme(m_theme);
    m_board->setTheme(m_theme);
    m_bar->setTheme(m_theme);
    m_curves->setTheme(m_theme);
    m_strip->setTheme(m_theme);
    m_panel->setTheme(m_theme);
    m_panel->fitInto(width());
    showDivergence();
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
    connect(match, &QObject::destroyed, this, [this] { setMatch(nullptr, m_language); });
}

/// Turns to this line: the recorded one or a branch.
void ReplayPage::look(Match* match)
{
    setPlaying(false);
    if (m_match && m_match != m_trunk) m_match->disconnect(this);
    if (m_match == m_trunk && m_match) {
        disconnect(m_match, &Match::cursorMoved, this, nullptr);
        disconnect(m_match, &Match::stepped, this, nullptr);
        disconnect(m_match, &Match::takenBack, this, nullptr);
    }
    m_match = match;
    if (match) {
        connect(match, &Match::cursorMoved, this, &ReplayPage::refresh);
        connect(match, &Match::stepped, this, &ReplayPage::refresh);
        connect(match, &Match::takenBack, this, &ReplayPage::refresh);
        m_board->setBattlefield(match->info().setup.battlefield, m_theme);
    }
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
    tellParts();
}

void ReplayPage::tellParts()
{
    const Narrator narrator =
        m_match ? Narrator(m_match->sharedRules(), peopleOf(m_match->info()), m_language) : Narrator();
    m_looks = Looks(narrator);
    m_eyesRow->setNarrator(narrator);
    m_panel->setMatch(m_match, m_trunk, narrator);
    m_panel->setViewer(viewer());
    m_curves->setMatch(m_match);
    m_curves->setNarrator(narrator);
    m_strip->setNarrator(narrator);
    m_strip->setMatch(m_match);
    m_board->setDescriber([this](SpaceId space) {
        return m_match
                   ? m_looks.space(m_match->info().setup.battlefield, m_match->tableAtCursor(viewer()), space)
                   : QString();
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
    const Divergence* found = m_trunk ? divergenceOf(*m_trunk, m_branch) : nullptr;
    if (m_trunk && !found) found = firstDivergence(*m_trunk);
    m_divergence->setVisible(found);
    if (!found) return;
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Window, m_theme->color(Tone::harmWash));
    colours.setColor(QPalette::WindowText, m_theme->color(Tone::ink));
    m_divergence->setPalette(colours);
    const DivergenceWords words = told(*found, m_looks.narrator(), viewer());
    const Branch* branch = branchOf(m_trunk->annotations().branches, found->branch);
    const QString where = found->decision == 0 ? tr("The setup")
                          : branch
                              ? tr("Decision %1 of “%2”").arg(QString::number(found->decision), branch->title)
                              : tr("Decision %1").arg(found->decision);
    m_divergence->setText(tr("%1 has a different result under today’s rules. Recorded: %2. Now: %3. You can "
                             "still watch the recording.")
                              .arg(where, words.recorded, words.now));
}

Viewer ReplayPage::viewer() const
{
    return m_sight->viewer();
}

void ReplayPage::onViewerChanged()
{
    for (CompareWindow* window : findChildren<CompareWindow*>()) // it shows what the viewer before saw
        window->close();
    m_panel->setViewer(viewer());
    showDivergence();
    refresh();
}

/// Everything that depends on the cursor or the viewer, computed from nothing else.
void ReplayPage::refresh()
{
    if (!m_match || m_match->timeline().empty()) {
        m_board->setLook({});
        m_bar->setPlace({});
        return;
    }
    const Timeline& timeline = m_match->timeline();
    const Cursor cursor = m_match->cursor();
    const ReplayLook look(*m_match, m_looks, cursor, viewer());
    const Ledger ledger = ledgerAt(timeline, cursor, viewer(), m_looks.narrator());
    m_board->setLook(look.board());
    m_eyesRow->setPlace(look.place());
    m_panel->setTable(m_match->tableAtCursor(viewer()));
    m_panel->setCombat(ledger, look.combat(ledger));
    Q_EMIT moved();
    m_panel->notes()->setPosition(std::min(cursor.position, m_trunk->timeline().last()));
    m_panel->branches()->setPlace(m_branch, cursor.position);
    const bool known = cursor.position == 0 || !timeline.step(cursor.position).foldedOnly;
    m_panel->branches()->setBar(!known ? tr("Today's rules do not know this place")
                                : timeline.seenAt({cursor.position, 0}, viewer()).over()
                                    ? tr("The match is over here")
                                    : QString());
    refreshBar();
}

void ReplayPage::refreshBar()
{
    if (!m_match || m_match->timeline().empty()) return m_bar->setPlace({});
    const Cursor cursor = m_match->cursor();
    m_bar->setPlace({cursor == Cursor{}, cursor == m_match->timeline().end(),
                     jumpTarget(m_bar->jump(), false) >= 0, jumpTarget(m_bar->jump(), true) >= 0});
}

// -- moving about

void ReplayPage::seek(int position, int offset)
{
    if (m_match) m_match->setCursor(m_match->timeline().normal({position, offset}));
}

void ReplayPage::stepForward(Unit unit)
{
    if (m_match) m_match->forward(unit);
}

void ReplayPage::stepBack(Unit unit)
{
    if (m_match) m_match->back(unit);
}

void ReplayPage::toEnd()
{
    if (m_match) m_match->goLive();
}

void ReplayPage::setUnit(Unit unit)
{
    m_bar->setUnit(unit);
}

Unit ReplayPage::unit() const
{
    return m_bar->unit();
}

void ReplayPage::setInterval()
{
    m_player.setInterval(std::max(leastInterval, static_cast<int>(restOf(unit()) / m_speed)));
}

void ReplayPage::setPlaying(bool playing)
{
    if (!playing) m_until = -1;
    setInterval();
    if (playing && m_match && !m_match->live())
        m_player.start();
    else
        m_player.stop();
    m_bar->setPlaying(this->playing());
}

void ReplayPage::onTick()
{
    const Cursor before = m_match ? m_match->cursor() : Cursor{};
    stepForward(unit());
    const Timeline* timeline = m_match ? &m_match->timeline() : nullptr;
    if (m_until >= 0 && timeline && timeline->flat(m_match->cursor()) >= m_until) {
        const Cursor there = timeline->cursorAt(m_until);
        seek(there.position, there.offset);
        return setPlaying(false);
    }
    if (!m_match || m_match->live() || m_match->cursor() == before) setPlaying(false);
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
    if (event->type() == QEvent::LanguageChange) tellParts();
    QWidget::changeEvent(event);
}

} // namespace fabletop
