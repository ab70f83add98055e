// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Invariants: what must hold after every decision of every match, whatever its rules texts say.
///
/// Why in one place: our own random games and those that shake a hero somebody is writing must look for the
/// same faults, and a fault has to come with enough to say it in words.

#include "model/engine/engine.h"

namespace fabletop {

enum class Breach : std::uint8_t {
    none,
    runaway,       ///< a rules text did not come to its end and was stopped
    overflow,      ///< a rules text did more than a table can hold and was stopped
    noAnswer,      ///< a question is open that nothing answers
    strayAnswers,  ///< answers are on offer though nothing is asked
    fullList,      ///< more answers than the list of options holds
    eventsDiffer,  ///< the events do not give the table
    cardsDiffer,   ///< a card was lost or doubled
    healthDiffers, ///< health above the dial, or defeated with health left
    spacesDiffer,  ///< two fighters on one space, or a defeated one on the battlefield
};

/// The first breach that was found, and whose.
struct BreachReport {
    Breach breach = Breach::none;
    SeatId seat = SeatId::none;          ///< cardsDiffer: whose deck
    CardId card = CardId::none;          ///< cardsDiffer
    int found = 0;                       ///< cardsDiffer: copies there are
    FighterId fighter = FighterId::none; ///< healthDiffers, spacesDiffer
    [[nodiscard]] explicit operator bool() const { return breach != Breach::none; }
};

/// What can be seen wrong on a table alone: its cards and its fighters.
[[nodiscard]] BreachReport breachOn(const MatchRules& rules, const Table& table);
/// Looks at everything after one decision, or after the set-up. `scratch` is written over.
[[nodiscard]] BreachReport breachAfter(const MatchRules& rules, const State& before, const State& after,
                                       const EventLog& log, OptionList& scratch);

} // namespace fabletop
