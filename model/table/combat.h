// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Combat: the attack that is being carried out, as a part of the table.

#include "model/table/ids.h"

namespace fabletop {

/// No number in a text, and no single change of a card's value, is above it; no fighter has more health.
inline constexpr int highestValue = 99;

/// The eight parts of a combat as people see them (R-COMB-01).
enum class CombatStep : std::uint8_t {
    none,
    declare,
    choose,
    reveal,
    immediately,
    during,
    result,
    after,
    cleanUp,
    over
};

/// The moments at which the effects of a card or ability are due.
enum class Timing : std::uint8_t {
    committed,
    immediately,
    during,
    after,
    scheme,
    setUp,
    turnStart,
    turnEnd,
    afterAttack,
    afterManeuver,
    scheduled,
    always,
    committing
};

enum class SideFlag : std::uint8_t {
    faceUp = 1,         ///< committed or turned face up
    cancelled = 2,      ///< effects not yet resolved will not be (R-CANC-01)
    cancelMattered = 4, ///< at least one effect was lost to it
    ignored = 8,        ///< the value counts as 0 (R-VAL-02)
    fixed = 16,         ///< card effects cannot change the value (R-VAL-04)
    prevented = 32,     ///< this side's fighter takes no damage from the combat (R-WIN-04)
    gone =
        64, ///< its fighter fell or left and has come back since: as another one, who is not in this combat
};

/// One side of a combat: the fighter, its card, and what has become of the card's value.
struct CombatSide {
    FighterId fighter; ///< who fights, and for good whose side it is; see `fights`
    CardId card;
    CardId boost;          ///< further card lent for its boost value, none as a rule
    CardId secondBoost;    ///< none until texts lend two
    std::uint8_t flags;    ///< SideFlag bits
    std::uint8_t printed;  ///< printed value, or what an effect set it to (R-TERM-05)
    std::uint8_t replaced; ///< "the value is N instead", 0xFF: not replaced
    std::uint8_t added;    ///< sum of card effects
    std::uint8_t bonus;    ///< sum of what is no card effect
    std::uint8_t begun;    ///< bit i: effects of Timing i have begun
    std::uint8_t named;    ///< a number named for this card, 0xFF: none
    std::uint8_t ownValue; ///< 0 until texts ask for it
    [[nodiscard]] constexpr bool has(SideFlag flag) const { return flags & asNumber(flag); }
    /// Whether this fighter fights on this side; nobody does after it was defeated, whoever bears its number
    /// then.
    [[nodiscard]] constexpr bool fights(FighterId id) const { return fighter == id && !has(SideFlag::gone); }
    bool operator==(const CombatSide&) const = default;
};

inline constexpr int attackSide = 0;
inline constexpr int defenseSide = 1;

struct Combat {
    CombatSide sides[2]; ///< attackSide, defenseSide
    CombatStep step;
    std::uint8_t attack; ///< values at the result, 0 before
    std::uint8_t defense;
    std::uint8_t damage; ///< combat damage after prevention, not limited by health
    std::uint8_t winner; ///< attackSide, defenseSide; 0xFF: not decided
    std::uint8_t depth;  ///< of further attacks, 0 until texts bring them about
    std::uint8_t unused[2];
    bool operator==(const Combat&) const = default;
};

/// A side on which nobody fights.
[[nodiscard]] CombatSide emptySide();

} // namespace fabletop
