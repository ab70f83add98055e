// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaylook.h"

#include "model/engine/queries.h"

#include <variant>

namespace fabletop {

BoardLook ReplayLook::board() const
{
    const Table table = m_match.tableAtCursor(m_viewer);
    BoardLook look = m_looks.board(table);
    addTraces(look);
    const Combat& combat = table.combat;
    if (combat.step == CombatStep::none || combat.step == CombatStep::over) return look;
    const FighterId attacker = fighting(table, attackSide);
    const FighterId defender = fighting(table, defenseSide);
    if (attacker != FighterId::none && defender != FighterId::none)
        look.strokes.push_back({table.fighter(attacker).space, table.fighter(defender).space});
    return look;
}

void ReplayLook::addTraces(BoardLook& look) const
{
    const Timeline& timeline = m_match.timeline();
    const int action = timeline.chapterAt(Level::action, m_cursor);
    if (action < 0) return;
    const int end = timeline.flat(m_cursor);
    for (int number = timeline.structure().chapters()[static_cast<std::size_t>(action)].firstEvent;
         number < end; ++number) {
        const Event event = timeline.seen(number, m_viewer);
        const auto* moved = std::get_if<FighterMoved>(&event.body);
        if (!moved || moved->path.size() < 2) continue;
        const SeatId seat = seatOf(moved->fighter);
        look.traces.push_back(
            {seat, moved->fighter == heroOf(seat), {moved->path.begin(), moved->path.end()}});
    }
}

QString ReplayLook::place() const
{
    const Timeline& timeline = m_match.timeline();
    const int turn = timeline.chapterAt(Level::turn, m_cursor);
    const int number = turn < 0 ? 0 : timeline.structure().chapters()[static_cast<std::size_t>(turn)].number;
    const QString where = number == 0 ? tr("Setup") : tr("Turn %1").arg(number);
    return tr("%1, event %2 of %3").arg(where).arg(timeline.flat(m_cursor)).arg(timeline.eventCount());
}

QString ReplayLook::when(const Ledger& ledger) const
{
    if (ledger.empty()) return {};
    const Structure& structure = m_match.timeline().structure();
    const Fight& fight = structure.fights()[static_cast<std::size_t>(ledger.fight)];
    const int turn = structure.chapterAt(Level::turn, fight.firstEvent);
    const int action = structure.chapterAt(Level::action, fight.firstEvent);
    QString text =
        turn < 0 ? QString() : tr("Turn %1").arg(structure.chapters()[static_cast<std::size_t>(turn)].number);
    if (action >= 0)
        text =
            tr("%1, action %2").arg(text).arg(structure.chapters()[static_cast<std::size_t>(action)].number);
    return text;
}

QString ReplayLook::combat(const Ledger& ledger) const
{
    if (ledger.empty()) return {};
    const QString text = when(ledger);
    if (!ledger.decided) return text;
    if (ledger.winner == SeatId::none) return tr("%1. Nobody won it.").arg(text);
    const std::size_t side =
        seatOf(ledger.sides[attackSide].fighter) == ledger.winner ? attackSide : defenseSide;
    return tr("%1. %2 won it.").arg(text, m_looks.narrator().fighter(ledger.sides[side].fighter));
}

} // namespace fabletop
