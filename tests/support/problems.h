// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// All problems there are, for tests that want to know whether an id is one.
///
/// Why here: the program has no such list, as no layer knows what the layers above it complain of.

#include "model/rules/diagnostic.h"

namespace fabletop::test {

/// Every problem of these enums.
template <typename... Problem> [[nodiscard]] std::vector<ProblemCode> problemsOf()
{
    std::vector<ProblemCode> all;
    const auto add = [&]<typename One>(One count) {
        for (std::size_t place = 0; place < static_cast<std::size_t>(count); ++place)
            all.emplace_back(static_cast<One>(place));
    };
    (add(Problem::count), ...);
    return all;
}

/// Of the layers that have no window and nothing to edit.
[[nodiscard]] std::vector<ProblemCode> matchProblems();

} // namespace fabletop::test
