// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A sequence of at most N values that lives inside its owner.
///
/// Why not std::vector: a State has to stay trivially copyable, without heap and without padding, so
/// that copying, comparing and digesting it need no code of their own. Unused places are zero.

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace fabletop {

template <typename T, std::size_t N> struct InlineVector {
    static_assert(std::is_trivially_copyable_v<T> && N < 256);
    T items[N];
    std::uint8_t count;

    [[nodiscard]] constexpr std::size_t size() const { return count; }
    [[nodiscard]] constexpr bool empty() const { return count == 0; }
    [[nodiscard]] constexpr bool full() const { return count == N; }
    [[nodiscard]] static constexpr std::size_t capacity() { return N; }
    [[nodiscard]] constexpr const T* begin() const { return items; }
    [[nodiscard]] constexpr const T* end() const { return items + count; }
    [[nodiscard]] constexpr T* begin() { return items; }
    [[nodiscard]] constexpr T* end() { return items + count; }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const { return items[i]; }
    [[nodiscard]] constexpr T& operator[](std::size_t i) { return items[i]; }
    [[nodiscard]] constexpr const T& back() const { return items[count - 1]; }
    [[nodiscard]] constexpr T& back() { return items[count - 1]; }

    /// Whoever pushes has seen that there is room. Should a text have made too much of something, the rest is
    /// left out here rather than written over its neighbours; the invariants miss it.
    constexpr void push(T value)
    {
        assert(count < N);
        if (count < N) items[count++] = value;
    }
    /// Puts `value` before place `at`, which may be the end.
    constexpr void insert(std::size_t at, T value)
    {
        assert(count < N && at <= count);
        if (count == N || at > count) return;
        for (std::size_t i = count; i > at; --i)
            items[i] = items[i - 1];
        items[at] = value;
        ++count;
    }
    /// Takes place `at` out, keeping the order of the others; the freed place becomes zero.
    constexpr T removeAt(std::size_t at)
    {
        assert(at < count);
        if (at >= count) return T{};
        T value = items[at];
        for (std::size_t i = at; i + 1 < count; ++i)
            items[i] = items[i + 1];
        items[--count] = T{};
        return value;
    }
    constexpr void clear()
    {
        for (std::size_t i = 0; i < count; ++i)
            items[i] = T{};
        count = 0;
    }
    /// Place of the first equal value, or -1.
    [[nodiscard]] constexpr int find(T value) const
    {
        for (std::size_t i = 0; i < count; ++i)
            if (items[i] == value) return static_cast<int>(i);
        return -1;
    }
    bool operator==(const InlineVector&) const = default;
};

} // namespace fabletop
