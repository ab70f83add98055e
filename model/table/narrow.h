// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The only ways from a wide number to a small one.
///
/// Why: a cast keeps the lowest bits and says nothing, so "256 damage" became 0. The compiler warns of
/// narrowing that is not written down (-Wconversion), and a test finds a cast in the table, language and
/// engine folders that is not one of these.

#include <cassert>
#include <limits>
#include <type_traits>
#include <utility>

namespace fabletop {

namespace narrowing {

template <typename T> struct Bits {
    using type = T;
};
template <typename T>
requires std::is_enum_v<T>
struct Bits<T> {
    using type = std::underlying_type_t<T>;
};

} // namespace narrowing

/// An enumerator as the number it is kept as, which is no narrowing.
template <typename E>
requires std::is_enum_v<E>
[[nodiscard]] constexpr std::underlying_type_t<E> asNumber(E value)
{
    return static_cast<std::underlying_type_t<E>>(value);
}

/// The nearest number that the small type holds: for sums whose excess cannot matter any more.
template <typename T, typename From> [[nodiscard]] constexpr T saturated(From value)
{
    using Number = typename narrowing::Bits<T>::type;
    using Limits = std::numeric_limits<Number>;
    if (std::cmp_less(value, Limits::min())) return static_cast<T>(Limits::min());
    if (std::cmp_greater(value, Limits::max())) return static_cast<T>(Limits::max());
    return static_cast<T>(value);
}

/// A number that fits because whoever reads texts or files has refused what does not. Should that ever be
/// wrong, a build with assertions stops here, and others keep the nearest number rather than the lowest bits.
template <typename T, typename From> [[nodiscard]] constexpr T narrowed(From value)
{
    assert(std::in_range<typename narrowing::Bits<T>::type>(value));
    return saturated<T>(value);
}

} // namespace fabletop
