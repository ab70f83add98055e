// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Advice: a good decision as a sign on the board and the card it is about.
///
/// Why one place: a hint at the table and what an analysis would rather have done look the same.

#include "model/bots/judge/judge.h"
#include "views/battlefield/boardlook.h"
#include "views/match/looks.h"

#include <optional>

namespace fabletop {

/// Where it leads to; none for a decision without a place. `before` is the table it is open on.
[[nodiscard]] std::optional<AdviceLook> adviceLook(const Decision& decision, const Table& before, int rank);
/// The first `most` of the options as signs on the board.
void addAdvice(BoardLook& look, const Review& review, const std::vector<Decision>& options,
               const Table& before, int most);
/// The card a decision is about, where one sees which.
[[nodiscard]] std::optional<CardLook> cardOf(const Decision& decision, const Looks& looks);

} // namespace fabletop
