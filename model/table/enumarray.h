// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// An array with a place for each enumerator, reached by the enumerator itself.
///
/// Why not std::array: its index is any number, so a cast stands in every bracket and nothing says which enum
/// belongs there.

#include <cstddef>

namespace fabletop {

template <typename Enum, typename T, std::size_t N = static_cast<std::size_t>(Enum::count)> struct EnumArray {
    T items[N];

    [[nodiscard]] constexpr T& operator[](Enum place) { return items[static_cast<std::size_t>(place)]; }
    [[nodiscard]] constexpr const T& operator[](Enum place) const
    {
        return items[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] static constexpr std::size_t size() { return N; }
    [[nodiscard]] constexpr T* begin() { return items; }
    [[nodiscard]] constexpr T* end() { return items + N; }
    [[nodiscard]] constexpr const T* begin() const { return items; }
    [[nodiscard]] constexpr const T* end() const { return items + N; }
};

} // namespace fabletop
