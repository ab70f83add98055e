#pragma once
/// Questions about a table that views, bots and the interpreter ask alike (reach, targets, values).
/// They need no hidden card, so an observation answers them as well as a State.

#include "model/engine/ruleset.h"

namespace fabletop {

/// Spaces held by fighters, and by whom.
struct Occupancy {
    SpaceSet all = 0;
    SpaceSet foes = 0; ///< of the fighter's owner
};
[[nodiscard]] Occupancy occupancy(const Ruleset& rules, const Table& table, FighterId fighter);

/// Where `fighter` may end a move of at most `steps` (R-MOVE-05 … 08), its own space included.
[[nodiscard]] SpaceSet reach(const Ruleset& rules, const Table& table, FighterId fighter, int steps, bool throughFoes);

/// A shortest way there, start first; empty if there is none within `steps`.
[[nodiscard]] Few<SpaceId, 24> route(const Ruleset& rules, const Table& table, FighterId fighter, SpaceId to, int steps,
                                     bool throughFoes);

/// Opposing fighters that `fighter` may attack (R-ATT-03, R-ATT-04).
struct Targets {
    FighterSet adjacent = 0;
    FighterSet byZone = 0; ///< ranged only, those not adjacent
};
[[nodiscard]] Targets targets(const Ruleset& rules, const Table& table, FighterId fighter);

/// Whether `fighter` may use this card of its owner now: on the battlefield, named by the card, in the right form.
[[nodiscard]] bool mayUse(const Ruleset& rules, const Table& table, FighterId fighter, const CardKind& card);

/// Move value of a seat's fighters in a maneuver, standing bonuses included, boost not.
[[nodiscard]] int moveValue(const Ruleset& rules, const Table& table, FighterId fighter);

/// What standing abilities add to one side's card now; no card effect (R-CANC-03), never stored.
[[nodiscard]] int standingBonus(const Ruleset& rules, const Table& table, int side);

/// Value of one side's card as it stands now, standing bonuses included (R-VAL-01 … 04).
[[nodiscard]] int combatValue(const Ruleset& rules, const Table& table, int side);

/// Fighters on the battlefield.
[[nodiscard]] FighterSet onBoard(const Table& table);
[[nodiscard]] FighterId fighterOn(const Table& table, SpaceId space);

} // namespace fabletop
