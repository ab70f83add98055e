// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Scenarios as matches: a table set up in the middle of a match, to be played on by people, and what was
/// played on it as a scenario again.
///
/// Why both ways: whoever tries a card has found a rule that should hold, and keeps it by one click.

#include "model/content/scenarios/scenariofile.h"
#include "model/match/match.h"

#include <QJsonObject>

namespace fabletop {

/// The table of a scenario, its steps not taken, with a person at every seat, open hands and free take-backs.
/// Nothing if the scenario has a hindrance.
[[nodiscard]] std::unique_ptr<Match> matchOf(const Scenario& scenario);

/// `scenario`, the object the match was made of, with every decision of the match as its steps and what is on
/// the table now as what it expects.
[[nodiscard]] QJsonObject scenarioPlayed(QJsonObject scenario, const Match& match);

} // namespace fabletop
