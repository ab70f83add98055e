// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Moments: when a text is due, and what may be said in it.
///
/// Why apart: the resolver refuses what does not fit, the editor does not offer it; both ask here.

#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/resolved.h"

#include <optional>
#include <string_view>

namespace fabletop {

/// What surrounds a text and decides which words make sense in it.
struct TextPlace {
    bool rules = false;   ///< a rules file rather than a hero
    bool card = false;    ///< of a card rather than an ability
    bool combat = false;  ///< inside a combat
    bool decided = false; ///< after its result
    bool numberNamed = false;
    bool committing = false; ///< as an own fighter attacks, before the defender chooses
};

/// Of a section word ("after combat").
[[nodiscard]] std::optional<Timing> timingOf(Word section);
/// Cards and abilities have different moments.
[[nodiscard]] bool cardTiming(Timing timing);
[[nodiscard]] TextPlace placeOf(Timing timing);

/// Why a word makes no sense in a place; none if it does.
[[nodiscard]] std::optional<MeaningProblem> refusalOf(Word word, const TextPlace& place);

/// Moments and steps of a combat as the rules name them in quotes.
[[nodiscard]] std::vector<std::string_view> timingNames();
[[nodiscard]] std::vector<std::string_view> stepNames();
[[nodiscard]] std::optional<Timing> timingNamed(std::string_view text);
[[nodiscard]] std::optional<CombatStep> stepNamed(std::string_view text);

} // namespace fabletop
