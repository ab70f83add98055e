// SPDX-License-Identifier: GPL-3.0-or-later
// Jumps, running until something happens, and the lines of play of a ReplayPage.

#include "model/items/turningpoints.h"
#include "model/match/branches.h"
#include "model/match/words/narration.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"
#include "views/pages/replay/replaybar.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/tabs/branchestab.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/theme/button.h"
#include "views/timeline/healthcurves.h"
#include "views/timeline/timelinestrip.h"

#include <QMenu>
#include <algorithm>

namespace fabletop {

// -- jumps

/// The places of what was written or judged, as "so many events happened", rising.
std::vector<int> ReplayPage::marksOf(Jump kind) const
{
    std::vector<int> places;
    const Timeline& timeline = m_match->timeline();
    const auto put = [&](int position) {
        if (position <= timeline.last()) places.push_back(timeline.flat({position, 0}));
    };
    if (kind == Jump::turningPoint)
        for (const TurningPoint& point : turningPoints(m_match->rules(), timeline))
            places.push_back(point.event + 1);
    if (kind == Jump::note)
        for (const Note& note : m_trunk->annotations().notes)
            put(note.position);
    if (kind == Jump::bookmark)
        for (const Bookmark& mark : m_trunk->annotations().bookmarks)
            put(mark.position);
    std::sort(places.begin(), places.end());
    return places;
}

int ReplayPage::jumpTarget(Jump kind, bool forward) const
{
    if (!m_match || m_match->timeline().empty()) return -1;
    const Timeline& timeline = m_match->timeline();
    const Cursor cursor = m_match->cursor();
    if (kind == Jump::combat || kind == Jump::damage || kind == Jump::defeat) {
        const Unit unit = kind == Jump::combat   ? Unit::combat
                          : kind == Jump::damage ? Unit::damage
                                                 : Unit::defeat;
        const Cursor there = forward ? timeline.next(cursor, unit) : timeline.previous(cursor, unit);
        return there == cursor ? -1 : timeline.flat(there);
    }
    const int here = timeline.flat(cursor);
    const std::vector<int> places = marksOf(kind);
    if (forward) {
        const auto next = std::upper_bound(places.begin(), places.end(), here);
        return next == places.end() ? -1 : *next;
    }
    const auto before = std::lower_bound(places.begin(), places.end(), here);
    return before == places.begin() ? -1 : *(before - 1);
}

void ReplayPage::jump(Jump kind, bool forward)
{
    const int target = jumpTarget(kind, forward);
    if (target < 0) return;
    const Cursor there = m_match->timeline().cursorAt(target);
    seek(there.position, there.offset);
}

void ReplayPage::addJumpKeys()
{
    const std::pair<Qt::Key, Jump> keys[] = {{Qt::Key_C, Jump::combat}, {Qt::Key_D, Jump::damage},
                                             {Qt::Key_K, Jump::defeat}, {Qt::Key_M, Jump::bookmark},
                                             {Qt::Key_N, Jump::note},   {Qt::Key_T, Jump::turningPoint}};
    for (const auto& [key, kind] : keys) {
        addKey(key, [this, jumped = kind] { jump(jumped, true); });
        addKey(Qt::SHIFT | key, [this, jumped = kind] { jump(jumped, false); });
    }
    addKey(Qt::CTRL | Qt::ALT | Qt::Key_Plus, [this] { m_strip->setZoom(m_strip->zoom() * 1.25); });
    addKey(Qt::CTRL | Qt::ALT | Qt::Key_Minus, [this] { m_strip->setZoom(m_strip->zoom() / 1.25); });
    addKey(Qt::Key_U, [this] { offerUntil(); });
    addKey(Qt::Key_B, [this] { m_panel->notes()->bookmark(); });
    addKey(Qt::CTRL | Qt::SHIFT | Qt::Key_N, [this] { // Ctrl+N is a new match everywhere
        m_panel->setPage(ReplayPanel::notesPage);
        m_panel->notes()->write();
    });
}

// -- running until

void ReplayPage::runUntil(const Condition& condition)
{
    if (!m_match) return;
    const int event =
        nextEvent(m_match->timeline(), m_match->timeline().flat(m_match->cursor()), condition, viewer());
    m_until = event < 0 ? -1 : event + 1;
    setPlaying(true);
}

/// A menu of all that can be waited for, by hero.
void ReplayPage::offerUntil()
{
    if (!m_match || m_match->live()) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const MatchRules& rules = m_match->rules();
    const auto entry = [this](QMenu* into, const QString& words, const Condition& condition) {
        QAction* action = into->addAction(unmarked(words), this, [this, condition] { runUntil(condition); });
        const int from = m_match->timeline().flat(m_match->cursor());
        action->setEnabled(nextEvent(m_match->timeline(), from, condition, viewer()) >= 0);
    };
    for (int place = 0; place < rules.seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        const HeroRules& hero = rules.hero(seat);
        QMenu* own = menu->addMenu(unmarked(spokenName(hero.name, m_language)));
        QMenu* cards = own->addMenu(tr("A card is played"));
        for (std::size_t card = 0; card < hero.cards.size(); ++card) {
            Condition played{Condition::Kind::card, seat, idAt<CardId>(static_cast<int>(card)),
                             FighterId::none, 0};
            entry(cards, m_looks.narrator().card(seat, played.card), played);
        }
        for (FighterId fighter : members<FighterId>(fightersOf(seat))) {
            if (!rules.exists(fighter)) continue;
            const QString name = m_looks.narrator().fighter(fighter);
            entry(own, tr("%1 is hurt").arg(name), {Condition::Kind::hurt, seat, CardId::none, fighter, 0});
            entry(own, tr("%1 is defeated").arg(name),
                  {Condition::Kind::defeated, seat, CardId::none, fighter, 0});
        }
        const int half = rules.fighter(heroOf(seat)).maximum / 2;
        entry(own,
              tr("%1 is down to %2 or less")
                  .arg(m_looks.narrator().fighter(heroOf(seat)), QString::number(half)),
              {Condition::Kind::healthAtMost, seat, CardId::none, heroOf(seat), half});
        entry(own, tr("A card is drawn"), {Condition::Kind::drawn, seat, CardId::none, FighterId::none, 0});
    }
    entry(menu, tr("The match ends"), {});
    Button* button = m_bar->untilButton();
    menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

// -- lines of play

void ReplayPage::showBranch(int id)
{
    if (!m_trunk || id == m_branch) return;
    const int position = m_match->cursor().position;
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
    line->setCursor({position, 0});
    look(line.get());
    m_own = std::move(line);
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

// -- marks on the curves

void ReplayPage::refreshMarks()
{
    std::vector<CurveMark> marks;
    if (m_match && m_trunk && !m_match->timeline().empty()) {
        const Timeline& timeline = m_match->timeline();
        for (const Note& note : m_trunk->annotations().notes)
            if (note.position <= timeline.last())
                marks.push_back(
                    {CurveMark::Kind::note, timeline.flat({note.position, 0}),
                     note.mark.isEmpty() ? shownNote(note.text) : note.mark + u' ' + shownNote(note.text)});
        for (const Bookmark& mark : m_trunk->annotations().bookmarks)
            if (mark.position <= timeline.last())
                marks.push_back({CurveMark::Kind::bookmark, timeline.flat({mark.position, 0}),
                                 mark.name.isEmpty() ? tr("Bookmark") : mark.name});
        for (int opened : m_trunk->annotations().opened)
            if (opened <= timeline.last())
                marks.push_back(
                    {CurveMark::Kind::opened, timeline.flat({opened, 0}), tr("All hands were shown here")});
        for (const TurningPoint& point : turningPoints(m_match->rules(), timeline)) {
            const QString hero = spokenName(m_match->rules().hero(point.hurt).name, m_language);
            marks.push_back(
                {CurveMark::Kind::turningPoint, point.event + 1,
                 point.lead ? tr("Turning point: %1 loses %n and the lead", nullptr, point.lost).arg(hero)
                            : tr("Turning point: %1 loses %n at once", nullptr, point.lost).arg(hero)});
        }
    }
    m_curves->setMarks(marks);
    m_bar->jumpChanged();
}

} // namespace fabletop
