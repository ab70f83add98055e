// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Reply: what an intent of a person came to. Every one of them comes to something.

#include "model/engine/engine.h"

#include <optional>
#include <vector>

namespace fabletop {

/// What is missing where no rule stands in the way.
enum class Hint : std::uint8_t {
    none,
    takeFighter,
    takeToken,
    pickTarget,
    pickCard,
    pickSpace,
    pickMore,
    nothingAsked,
    nothingThere
};

/// What an intent came to: decisions to hand in, something picked, or a reason.
struct Reply {
    std::vector<Decision> decisions;
    std::optional<Refusal> refusal;
    Hint hint = Hint::none;
    bool picked = false; ///< something was picked or put back
    [[nodiscard]] bool answered() const
    {
        return picked || refusal || hint != Hint::none || !decisions.empty();
    }

    [[nodiscard]] static Reply pick() { return {{}, std::nullopt, Hint::none, true}; }
    [[nodiscard]] static Reply hinting(Hint hint) { return {{}, std::nullopt, hint, false}; }
    [[nodiscard]] static Reply refusing(const Refusal& refusal) { return {{}, refusal, Hint::none, false}; }
    [[nodiscard]] static Reply handing(const Decision& decision)
    {
        return {{decision}, std::nullopt, Hint::none, false};
    }
};

} // namespace fabletop
