// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/actor.h"

#include <variant>

namespace fabletop {

namespace {

/// The part an event itself has in it; who brought it about by a card or an ability is known before.
struct Actor {
    const Table& before;

    template <typename Other> SeatId operator()(const Other& event) const
    {
        if constexpr (requires { event.seat; })
            return event.seat;
        else
            return SeatId::none;
    }
    SeatId operator()(const FighterPlaced& e) const { return seatOf(e.fighter); }
    SeatId operator()(const FighterMoved& e) const { return seatOf(e.fighter); }
    SeatId operator()(const FighterLeft& e) const { return seatOf(e.fighter); }
    SeatId operator()(const TokenPut& e) const { return seatOf(e.token); }
    SeatId operator()(const CombatBegan& e) const { return seatOf(e.attacker); }
    SeatId operator()(const ValueChanged& e) const { return seatOf(before.combat.sides[e.side & 1].fighter); }
    /// Of a combat it is the attacker's; an empty deck costs its own player.
    SeatId operator()(const DamageDealt& e) const
    {
        return e.kind == DamageKind::combat ? seatOf(before.combat.sides[attackSide].fighter)
                                            : seatOf(e.fighter);
    }
    SeatId operator()(const PlayerOut&) const { return SeatId::none; }
};

} // namespace

SeatId actorOf(const Event& event, const Table& before)
{
    if (event.cause.kind != SourceKind::rules && event.cause.seat != SeatId::none) return event.cause.seat;
    return std::visit(Actor{before}, event.body);
}

Ask askedAt(const MatchRules& rules, const Timeline& timeline, int position)
{
    return prompt(rules, timeline.state(position)).ask;
}

} // namespace fabletop
