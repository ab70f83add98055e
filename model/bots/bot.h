// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Bot: an opponent that answers choices. It sees an observation and what is on offer, nothing else.

#include "model/engine/engine.h"

#include <memory>
#include <string_view>

namespace fabletop {

class Bot {
public:
    virtual ~Bot() = default;
    /// Place of the chosen decision in `options`, which is not empty. `observation` is what `seat` may know.
    [[nodiscard]] virtual int choose(const MatchRules& rules, const State& observation, SeatId seat,
                                     const OptionList& options, Rng& rng) = 0;
    /// Asks a `choose` that runs in another thread to come to its end with what it has found.
    virtual void hurry() {}
    /// Whether it looks at the observation at all; one that does not can be asked without making it.
    [[nodiscard]] virtual bool looks() const { return true; }
    [[nodiscard]] virtual std::unique_ptr<Bot> clone() const = 0;
};

/// "random", "greedy", "greedy1" (which looks no step ahead) and the levels of search: "apprentice",
/// "duelist", "master"; "search:300i" with so many iterations, "search:50" with so many milliseconds. Null
/// for a name nobody has.
[[nodiscard]] std::unique_ptr<Bot> makeBot(std::string_view name);

} // namespace fabletop
