// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A 64-bit digest of bytes, and of any value without padding, the same on every machine of one byte order.
///
/// Why: files name a hero's text by it, and searches hash positions. Four independent lanes keep the
/// multiplier busy, so a whole State takes some tens of nanoseconds.

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace fabletop {

static_assert(std::endian::native == std::endian::little, "digests are defined on little-endian words");

namespace digesting {

inline constexpr std::uint64_t prime = 0x9E3779B185EBCA87ULL;

/// As files have it, for texts: the highest bit of a word counts as much as one of the word four further on.
[[nodiscard]] inline std::uint64_t lightly(std::uint64_t lane, std::uint64_t word)
{
    return std::rotl((lane ^ word) * prime, 29);
}
/// For values, in which a single bit tells one from the other (Collet's xxHash64).
[[nodiscard]] inline std::uint64_t thoroughly(std::uint64_t lane, std::uint64_t word)
{
    return std::rotl(lane + word * 0xC2B2AE3D27D4EB4FULL, 31) * prime;
}

template <typename Step> [[nodiscard]] std::uint64_t ofBytes(const void* data, std::size_t size, Step step)
{
    std::uint64_t lane[4] = {1, 2, 3, 4};
    const auto* bytes = static_cast<const unsigned char*>(data);
    std::size_t words = size / 8;
    for (std::size_t i = 0; i < words; ++i) {
        std::uint64_t word;
        std::memcpy(&word, bytes + i * 8, 8);
        lane[i & 3] = step(lane[i & 3], word);
    }
    std::uint64_t tail = 0;
    std::memcpy(&tail, bytes + words * 8, size - words * 8);
    std::uint64_t hash = size ^ tail * prime;
    for (std::uint64_t l : lane)
        hash = std::rotl((hash ^ l) * prime, 31);
    hash ^= hash >> 32;
    return hash * prime ^ (hash >> 29);
}

} // namespace digesting

[[nodiscard]] inline std::uint64_t digestOfBytes(const void* data, std::size_t size)
{
    return digesting::ofBytes(data, size, digesting::lightly);
}

template <typename T> [[nodiscard]] std::uint64_t digest(const T& value)
{
    static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
    return digesting::ofBytes(&value, sizeof value, digesting::thoroughly);
}

} // namespace fabletop
