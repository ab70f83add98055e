// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The sandbox: a table on which one card can be tried at once: its fighter in reach of somebody, the card in
/// hand, and an opponent with a card of each kind.
///
/// Why a scenario: setting a table up in the middle of a match is what scenarios do, so what was tried can be
/// kept as one.

#include "model/content/battlefields/battlefield.h"
#include "model/content/catalogue.h"
#include "model/match/match.h"

#include <QJsonObject>
#include <memory>

namespace fabletop {

struct SandboxQuestion {
    std::shared_ptr<const HeroRules> hero; ///< in the first seat
    CardId card = CardId{0};               ///< of its deck
    bool defends = false; ///< the opponent has the turn and attacks; else the card's own turn
    std::shared_ptr<const HeroRules> opponent;
    Battlefield battlefield;
};

/// The scenario of that table, without steps.
[[nodiscard]] QJsonObject sandboxScenario(const SandboxQuestion& question);

/// The table itself. Null, with diagnostics, if it cannot be set up.
[[nodiscard]] std::unique_ptr<Match> makeSandbox(const QJsonObject& scenario, Diagnostics& diagnostics);

} // namespace fabletop
