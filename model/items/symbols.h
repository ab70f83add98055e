// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The signs of a turn on the timeline strip: what was done in it, combats with their figures.
///
/// Why apart from the model: the strip of a replay, a report and the library's rows draw the same signs.

#include "model/match/seenevents.h"

#include <QList>
#include <QMetaType>

namespace fabletop {

struct Symbol {
    enum class Kind : std::uint8_t {
        maneuver,
        boostedManeuver,
        scheme,
        combat,
        damage,
        draw,
        passage,
        skipped,
        end
    };
    Kind kind = Kind::maneuver;
    SeatId seat = SeatId::none; ///< who acted; who was hurt for damage
    int attack = -1;            ///< combat: final values, -1 while not known or without a defense card
    int defense = -1;
    int damage = 0; ///< of the combat, or of the effect
    CardType attackType = CardType::attack;
    CardType defenseType = CardType::defense;
    int firstEvent = 0;
    int endEvent = 0;
    bool operator==(const Symbol&) const = default;
};

/// The signs of the events [first, end), a turn as a rule. Signs are for everybody: `open` is what a
/// spectator knows.
[[nodiscard]] QList<Symbol> symbolsOf(const MatchRules& rules, const SeenEvents& open, int first, int end);

} // namespace fabletop

Q_DECLARE_METATYPE(fabletop::Symbol)
