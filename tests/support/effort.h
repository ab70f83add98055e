// SPDX-License-Identifier: GPL-3.0-or-later
// How often a test repeats itself, and how long it lets the program take.
#pragma once

#include <algorithm>
#include <chrono>
#include <limits>

namespace fabletop::test {

#ifdef FABLETOP_SANITIZED // by CMake
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// `whole` repetitions in the program that people run, a tenth (at least one) under the sanitizers: each step
/// is many times dearer there, and what they look for shows as well in the first tenth.
constexpr int repetitions(int whole)
{
    return sanitized ? (whole + 9) / 10 : whole;
}

/// A limit of time, in the unit of `limit`: it holds for the program that people run. Under the sanitizers it
/// only tells an end from none.
template <typename Number> constexpr Number patience(Number limit)
{
    return sanitized ? limit * 50 : limit;
}

/// The least time that `work` took, in milliseconds of the wall: it is done again, up to five times in all,
/// for as long as it took more than `limit`. What else the machine does makes a measurement longer, never
/// shorter, so a thing that is too slow is so each time, and one that was held up isn't.
template <typename Work> double leastTime(double limit, Work&& work)
{
    using Clock = std::chrono::steady_clock;
    double least = std::numeric_limits<double>::max();
    for (int tries = 0; tries < 5 && least > limit; ++tries) {
        const auto begin = Clock::now();
        work();
        least = std::min(least, std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    return least;
}

} // namespace fabletop::test
