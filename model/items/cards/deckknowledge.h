// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What somebody may know of another deck: for each card how many copies lie where, and how many are left.
///
/// Why from an observed table: what is hidden from whoever looks is not in it, so nothing more can be told.

#include "model/rules/matchrules.h"
#include "model/table/table.h"

#include <vector>

namespace fabletop {

/// One title of a deck. The counts add up to `copies`.
struct DeckRow {
    CardId card = CardId::none;
    int copies = 0;
    int discarded = 0;
    int inPlay = 0; ///< in the combat or scheme under way, face up
    int inHand = 0; ///< surely in the hand
    int left = 0;   ///< in the deck, in the hand or face down: not known where
    bool operator==(const DeckRow&) const = default;
};

/// The deck of `seat` in the order of its file, as far as `observed` tells.
[[nodiscard]] std::vector<DeckRow> deckKnowledge(const MatchRules& rules, const Table& observed, SeatId seat);

/// The cards of a hand as far as they are known, the others `unseen`; in no order that tells anything.
[[nodiscard]] std::vector<CardId> knownHand(const Table& observed, SeatId seat);

} // namespace fabletop
