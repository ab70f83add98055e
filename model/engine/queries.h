// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Questions about a table that views, bots and the interpreter ask alike (reach, targets, values).
/// They need no hidden card, so an observation answers them as well as a State.

#include "model/engine/state.h"
#include "model/rules/matchrules.h"

namespace fabletop {

/// Spaces held by fighters, and by whom.
struct Occupancy {
    SpaceSet all = 0;
    SpaceSet foes = 0; ///< of the fighter's owner
};
[[nodiscard]] Occupancy occupancy(const MatchRules& rules, const Table& table, FighterId fighter);

/// Where `fighter` may end a move of at most `steps` (R-MOVE-05 … 08), its own space included.
[[nodiscard]] SpaceSet reach(const MatchRules& rules, const Table& table, FighterId fighter, int steps,
                             bool throughFoes);

/// A shortest way there, start first; empty if there is none within `steps`.
[[nodiscard]] Path route(const MatchRules& rules, const Table& table, FighterId fighter, SpaceId to,
                         int steps, bool throughFoes);

/// The shortest way for `fighter` by the rules of the question that is open: an effect may lead it through
/// opponents. Empty if there is none, however far it could go.
[[nodiscard]] Path wayTo(const MatchRules& rules, const State& state, FighterId fighter, SpaceId to);

/// Opposing fighters that `fighter` may attack (R-ATT-03, R-ATT-04).
struct Targets {
    FighterSet adjacent = 0;
    FighterSet byZone = 0; ///< ranged only, those not adjacent
};
[[nodiscard]] Targets targets(const MatchRules& rules, const Table& table, FighterId fighter);

/// Whether `fighter` may use this card of its owner now: on the battlefield, named by the card, in the right
/// form.
[[nodiscard]] bool mayUse(const MatchRules& rules, const Table& table, FighterId fighter,
                          const CardKind& card);

/// How far a fighter may move in a maneuver, and where that comes from.
struct MoveValue {
    int base = 0;     ///< its hero's move value (R-MOVE-03)
    int standing = 0; ///< what standing changes add to it now
    int boost = 0;    ///< of the card by which the maneuver under way is boosted
    [[nodiscard]] int total() const { return base + standing + boost; }
    bool operator==(const MoveValue&) const = default;
};
/// The only answer to that question; whoever shows, offers or refuses a movement asks here.
[[nodiscard]] MoveValue moveValue(const MatchRules& rules, const State& state, FighterId fighter);
/// The boost of the maneuver under way, 0 where none is.
[[nodiscard]] int maneuverBoost(const MatchRules& rules, const State& state);
/// On a table without anything in progress, as the past is looked at: without a boost.
[[nodiscard]] MoveValue moveValue(const MatchRules& rules, const Table& table, FighterId fighter);
/// The abilities that `standing` comes from, with what each adds.
struct StandingChange {
    AbilityId ability = AbilityId::none;
    int amount = 0;
};
[[nodiscard]] std::vector<StandingChange> standingMoves(const MatchRules& rules, const Table& table,
                                                        FighterId fighter);

/// What standing abilities add to one side's card now; no card effect (R-CANC-03), never stored.
[[nodiscard]] int standingBonus(const MatchRules& rules, const Table& table, int side);

/// Value of one side's card as it stands now, standing bonuses included (R-VAL-01 … 04).
[[nodiscard]] int combatValue(const MatchRules& rules, const Table& table, int side);

/// Who fights on this side of the last combat and still stands; none after it has fallen or left, also where
/// one of its number has come back.
[[nodiscard]] FighterId fighting(const Table& table, int side);

/// Fighters on the battlefield.
[[nodiscard]] FighterSet onBoard(const Table& table);
[[nodiscard]] FighterId fighterOn(const Table& table, SpaceId space);

} // namespace fabletop
