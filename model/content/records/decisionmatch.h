// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DecisionPattern: a decision as far as somebody described it, with names looked up.
///
/// Why apart from Decision: a step of a scenario may say less than a decision has ("move this one, I don't
/// care where"), and one name may mean a fighter of either seat until the decision on offer settles it.

#include "model/engine/decision.h"
#include "model/engine/state.h"
#include "model/rules/diagnostic.h"
#include "model/rules/matchrules.h"

#include <QJsonObject>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

namespace fabletop {

struct DecisionPattern {
    std::optional<Verb> verb;
    SeatId seat = SeatId::none; ///< none: whoever decides
    FighterSet fighters = 0;    ///< any of these; 0: not said
    FighterSet targets = 0;
    TokenSet tokens = 0;
    SpaceId space = SpaceId::none;
    SeatId player = SeatId::none;
    std::string card; ///< id; empty: not said
    SeatId cardSeat = SeatId::none;
    std::uint8_t number = 0xFF;
    std::string option;        ///< name in kebab-case; empty: not said by name
    std::uint8_t place = 0xFF; ///< of the option, from 0
};

/// A field of a description that names nothing in this match.
struct PatternFault {
    QString field;
    ProblemCode code;
    std::vector<std::string> arguments;
};

/// The fields a description may have: "do", "seat", "fighter" …
[[nodiscard]] const QStringList& decisionFields();

/// Looks the names up. Fields that name nothing are reported and left out. Unknown fields are too.
[[nodiscard]] DecisionPattern readPattern(const MatchRules& rules, const QJsonObject& partial,
                                          std::vector<PatternFault>& faults);

[[nodiscard]] bool agrees(const MatchRules& rules, const State& state, const Decision& decision,
                          const DecisionPattern& pattern);

/// The same for a decision that was on offer in a State long gone: an option by name agrees if any choice has
/// that name at that place.
[[nodiscard]] bool agreesInPast(const MatchRules& rules, const Decision& decision,
                                const DecisionPattern& pattern);

/// The decision that a description most likely means although it is not on offer, to be handed in and
/// refused.
[[nodiscard]] Decision completed(const MatchRules& rules, const State& state, const DecisionPattern& pattern);

} // namespace fabletop
