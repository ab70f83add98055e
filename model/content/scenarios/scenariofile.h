// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Scenario files: a table set up in the middle of a match, decisions, and what must hold (scenario.md).
///
/// Why everything is checked before anything runs: a scenario that names nothing, or contradicts itself,
/// would pass or fail for reasons that are not the rules'.

#include "model/content/catalogue.h"
#include "model/content/json/jsonplace.h"
#include "model/engine/state.h"

#include <QJsonObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace fabletop {

/// One step, checked: its names are names of this match.
struct ScenarioStep {
    enum class Kind { decision, expectation, options, refusal };
    Kind kind = Kind::decision;
    QJsonObject content; ///< the decision, or what stands under "expect", "options" or "refuse"
    int line = 1;
};

struct Scenario {
    QString name;
    int line = 1;
    QString hindrance; ///< why it cannot run and fails alone: a hero that is not shipped
    MatchSetup setup;  ///< who plays where, by which numbers
    std::shared_ptr<const MatchRules> rules; ///< null where there is a hindrance
    State state{};                           ///< the table as it is set up
    bool setUp = false;                      ///< start with the real set-up
    SeatId turn = SeatId{0};
    int actions = 2;
    bool begins = false; ///< start with the abilities of the start of the turn
    std::vector<ScenarioStep> steps;
};

/// All scenarios of a file in their order; nothing, with located errors, if any of them is refused.
[[nodiscard]] std::optional<std::vector<Scenario>>
readScenarios(const std::string& text, const std::string& file, Diagnostics& diagnostics);

} // namespace fabletop
