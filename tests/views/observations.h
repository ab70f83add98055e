// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Counts calls of observe(…) of model/engine/observe.h on the main thread.
///
/// Why by the linker: `--wrap` (tests/CMakeLists.txt) puts the counter between whoever calls and what is
/// called, in this test program alone; the product has no hook and pays nothing.

namespace fabletop::testing {

struct Observations {
    int tables = 0;
    int states = 0;
    int events = 0;
};

/// So many since the program began.
[[nodiscard]] Observations observations();
[[nodiscard]] Observations since(const Observations& before);

} // namespace fabletop::testing
