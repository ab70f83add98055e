// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Decisions as JSON, in the words of scenario.md: what scenarios hand in and match files record.

#include "model/engine/decision.h"
#include "model/engine/state.h"
#include "model/rules/matchrules.h"

#include <QJsonObject>
#include <QString>

namespace fabletop {

/// Complete: with the seat, fighters with a seat only where two share an id, options by their place from 1.
[[nodiscard]] QJsonObject toJson(const MatchRules& rules, const Decision& decision);
/// The same with options by name, where `state` is the one in which the decision is on offer.
[[nodiscard]] QJsonObject toJson(const MatchRules& rules, const State& state, const Decision& decision);

/// Whether the decision agrees with every field that `partial` gives, be they few or all. A field that
/// names nothing in this match agrees with nothing.
[[nodiscard]] bool agrees(const MatchRules& rules, const State& state, const Decision& decision,
                          const QJsonObject& partial);

/// "attack", "decline" …
[[nodiscard]] QString verbName(Verb verb);

/// One line for a message: `attack fighter=… target=… card=…`.
[[nodiscard]] QString describe(const QJsonObject& decision);

} // namespace fabletop
