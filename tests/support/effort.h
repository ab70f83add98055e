// SPDX-License-Identifier: GPL-3.0-or-later
// How often a test repeats itself, and how long it lets the program take.
#pragma once

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

} // namespace fabletop::test
