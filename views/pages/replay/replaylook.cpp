// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaylook.h"

#include "model/engine/queries.h"
#include "views/combat/combatplace.h"

#include <variant>

namespace fabletop {

BoardLook ReplayLook::board() const
{
    BoardLook look = m_looks.board(m_table);
    addTraces(look);
    const Combat& combat = m_table.combat;
    if (combat.step == CombatStep::none || combat.step == CombatStep::over) return look;
    const FighterId attacker = fighting(m_table, attackSide);
    const FighterId defender = fighting(m_table, defenseSide);
    if (attacker != FighterId::none && defender != FighterId::none)
        look.strokes.push_back({m_table.fighter(attacker).space, m_table.fighter(defender).space});
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
        const auto* moved = std::get_if<FighterMoved>(&m_match.seen(m_viewer).at(number).body);
        if (!moved || moved->path.size() < 2) continue;
        const SeatId seat = seatOf(moved->fighter);
        look.traces.push_back(
            {seat, moved->fighter == heroOf(seat), false, {moved->path.begin(), moved->path.end()}});
    }
}

QString ReplayLook::place(bool futureHidden) const
{
    const Timeline& timeline = m_match.timeline();
    const int turn = timeline.chapterAt(Level::turn, m_cursor);
    const int number = turn < 0 ? 0 : timeline.structure().chapters()[static_cast<std::size_t>(turn)].number;
    const QString where = number == 0 ? tr("Setup") : tr("Turn %1").arg(number);
    if (futureHidden) return tr("%1, event %2").arg(where).arg(timeline.flat(m_cursor));
    return tr("%1, event %2 of %3").arg(where).arg(timeline.flat(m_cursor)).arg(m_match.told());
}

QString ReplayLook::brief(bool futureHidden) const
{
    const Timeline& timeline = m_match.timeline();
    const QString here = QString::number(timeline.flat(m_cursor));
    return futureHidden ? here : tr("%1/%2", "event of so many").arg(here, QString::number(m_match.told()));
}

QString ReplayLook::combat(const Ledger& ledger) const
{
    if (ledger.empty()) return {};
    const QString text = combatPlace(m_match, ledger);
    if (!ledger.decided) return text;
    if (ledger.winner == SeatId::none) return tr("%1. Nobody won it.").arg(text);
    const std::size_t side =
        seatOf(ledger.sides[attackSide].fighter) == ledger.winner ? attackSide : defenseSide;
    return tr("%1. %2 won it.").arg(text, m_looks.narrator().fighter(ledger.sides[side].fighter));
}

} // namespace fabletop
