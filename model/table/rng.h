// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The generator of all chance in a match: PCG-XSH-RR 64/32 (O'Neill 2014), sixteen bytes.
///
/// Why our own few lines: it lives inside the State, and the results of std::shuffle and the standard
/// distributions differ between libraries, which would make one seed two different matches.

#include <cstdint>

namespace fabletop {

struct Rng {
    std::uint64_t state;
    std::uint64_t stream;

    [[nodiscard]] static Rng seeded(std::uint64_t seed, std::uint64_t stream = 0)
    {
        Rng rng{0, (stream << 1) | 1};
        (void)rng.next();
        rng.state += seed;
        (void)rng.next();
        return rng;
    }
    /// Uniform over all 32-bit numbers.
    std::uint32_t next()
    {
        const std::uint64_t old = state;
        state = old * 6364136223846793005ULL + stream;
        const auto xorshifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto rotation = static_cast<std::uint32_t>(old >> 59);
        return (xorshifted >> rotation) | (xorshifted << ((32 - rotation) & 31));
    }
    /// Uniform over 0 … bound-1, without bias (Lemire 2019); `bound` at least 1.
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = std::uint64_t{next()} * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (low < threshold) {
                product = std::uint64_t{next()} * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }
    bool operator==(const Rng&) const = default;
};

} // namespace fabletop
