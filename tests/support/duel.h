// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What tests need again and again: a ready duel of shipped heroes, and games on it.

#include "model/bots/gamerunner.h"
#include "model/content/catalogue.h"

#include <QString>

namespace fabletop::test {

/// Holmes against Dracula at Baskerville Manor unless told otherwise. Aborts the test if content is broken.
[[nodiscard]] MatchSetup duelSetup(const QString& first = QStringLiteral("sherlock-holmes"),
                                   const QString& second = QStringLiteral("dracula"),
                                   const QString& battlefield = QStringLiteral("baskerville-manor"));
[[nodiscard]] std::shared_ptr<const MatchRules> duel(const MatchSetup& setup = duelSetup());
[[nodiscard]] std::vector<std::unique_ptr<Bot>> bots(const char* first, const char* second);

} // namespace fabletop::test
