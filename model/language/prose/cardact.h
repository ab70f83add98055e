// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardAct: what a card does, as one of twelve acts that can be drawn.
///
/// Why: a hero that somebody made brings no pictures of its cards; what a card does is known from its
/// program, so there is always one that says something true about it.

#include "model/rules/matchrules.h"

#include <string_view>

namespace fabletop {

/// In the order in which they tell most about a card that does several.
enum class CardAct : std::uint8_t {
    cancel,
    vanish,
    heal,
    place,
    blow,
    discard,
    look,
    boost,
    walk,
    draw,
    choose,
    guard,
};
inline constexpr int cardActCount = static_cast<int>(CardAct::guard) + 1;

/// The act that tells most of what the card does. One whose text does nothing that can be drawn is a blow or
/// a guard if it can be played so, else a choice.
[[nodiscard]] CardAct cardAct(const HeroRules& hero, CardId card);
/// "blow", as its file is called.
[[nodiscard]] std::string_view cardActName(CardAct act);

} // namespace fabletop
