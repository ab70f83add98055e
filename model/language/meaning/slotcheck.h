// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SlotCheck: whether the phrases of a line are such as its slots take: the little word, where cards lie and
/// whose they are.
///
/// Why one place: every pair of words that is accepted has one meaning, so whatever a slot does not declare
/// is refused as the file is read, with what to write instead.

#include "model/language/meaning/cardfacts.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/reading/ast.h"

#include <optional>

namespace fabletop {

struct SlotFault {
    Span where;
    MeaningProblem code = MeaningProblem::count;
    std::vector<std::string> arguments;
    std::string fix;      ///< what may stand there instead
    bool warning = false; ///< it has a meaning, but may do nothing
};

/// What a text has told before this line.
struct SlotScene {
    const TextPlace& place;
    const CardFacts& thatCard;
    bool fighterChosen = false;
    Word handSeen = Word::none; ///< whose hand was looked at last
};

/// The first phrase within `phrase` that its slot does not take; `node` is the same as it was written.
[[nodiscard]] std::optional<SlotFault> slotFault(const Node& node, const Phrase& phrase,
                                                 const SlotScene& scene);

/// Several fighters that are chosen first; inside a loop they can't be, for they are kept where it keeps whom
/// it has not come to.
[[nodiscard]] std::optional<SlotFault> loopFault(const Node& node, const Phrase& act);

} // namespace fabletop
