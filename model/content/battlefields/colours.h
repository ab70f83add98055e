// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How far two colours look apart, also to colour-blind readers.
///
/// Why: a zone is told by its colour first; a battlefield whose zones blur into each other for one reader
/// in twelve deserves a warning while it is made.

#include <optional>
#include <string>

namespace fabletop {

struct Colour {
    double red = 0; ///< 0 … 1, as written in "#RRGGBB"
    double green = 0;
    double blue = 0;
};

/// Nothing unless the text is exactly "#RRGGBB".
[[nodiscard]] std::optional<Colour> colourFrom(const std::string& text);

/// Full blindness for one of the three kinds of cones.
enum class Sight { normal, protanopia, deuteranopia, tritanopia };
/// The colour as it looks in that sight (simulated after Machado, Oliveira and Fernandes 2009).
[[nodiscard]] Colour seenBy(const Colour& colour, Sight sight);

/// Contrast of two colours after WCAG 2, 1 to 21. Below 3 a shape is hard to see on its ground.
[[nodiscard]] double contrastOf(const Colour& a, const Colour& b);

/// The CIEDE2000 difference in normal sight.
[[nodiscard]] double differenceOf(const Colour& a, const Colour& b);

/// The least CIEDE2000 difference in normal sight and in the three kinds of full colour blindness
/// (simulated after Machado, Oliveira and Fernandes 2009). Below about 10 two inks are easily mixed up.
[[nodiscard]] double leastDifference(const Colour& a, const Colour& b);

} // namespace fabletop
