// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Drawing, shuffling and discarding, by whatever brings them about.

#include "model/engine/interpreter/context.h"

namespace fabletop {

/// R-DRAW: one at a time; each card that cannot be drawn costs every own fighter health.
void drawCards(Context& context, SeatId seat, int count, RuleId rule);
void shuffle(Context& context, SeatId seat, RuleId rule);
/// The card is "that card" from then on, and one more that this text has discarded.
void discardFromHand(Context& context, SeatId seat, CardId card, Why why, RuleId rule);
/// The same of the card on top of the deck, if there is one.
void discardFromDeck(Context& context, SeatId seat, RuleId rule);

} // namespace fabletop
