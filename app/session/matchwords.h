// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a match is called in titles and messages, and why one cannot be opened.

#include "app/session/messages.h"
#include "model/match/match.h"
#include "model/rules/diagnostic.h"

namespace fabletop {

/// "A against B", in team play "A and C against B and D".
[[nodiscard]] QString teamsOf(const MatchInfo& info, Language language);
/// The teams and where they meet.
[[nodiscard]] QString titleOf(const MatchInfo& info, Language language);
/// The teams and how far a match has come that was left.
[[nodiscard]] QString titleOfUnfinished(const Match& match, Language language);
/// "Turn 7"; empty before the first.
[[nodiscard]] QString turnWords(int turn);

/// Tells the first error; `then` is done for the first of the answers.
void tellProblem(Messages& messages, const Diagnostics& diagnostics, const QStringList& answers = {},
                 const std::function<void()>& then = {});

} // namespace fabletop
