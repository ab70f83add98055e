// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Shares and how far they can be trusted: a rate of wins is never told without its interval.
///
/// Why Wilson's and not the plain ± of the school books: that one says 100 % ± 0 after three games that were
/// won.

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fabletop {

/// A share with its 95 % interval.
struct Share {
    double value = 0.5;
    double low = 0;
    double high = 1;

    /// Whether an even chance lies outside the interval.
    [[nodiscard]] bool uneven() const { return low > 0.5 || high < 0.5; }
};

/// Wilson's score interval (1927); of no games anything can be said.
[[nodiscard]] inline Share wilsonShare(std::int64_t wins, std::int64_t games)
{
    if (games <= 0) return {};
    constexpr double z = 1.959963984540054;
    const double n = static_cast<double>(games);
    const double p = static_cast<double>(wins) / n;
    const double centre = p + z * z / (2 * n);
    const double spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {p, std::clamp((centre - spread) / scale, 0.0, 1.0),
            std::clamp((centre + spread) / scale, 0.0, 1.0)};
}

} // namespace fabletop
