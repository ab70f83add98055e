// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How large a package and its parts may be. More than any hero needs, less than harms anybody.

#include <cstddef>

namespace fabletop::packagelimits {

inline constexpr std::size_t wholeFile = 32u << 20;  ///< as it lies on the disk; what `readTextFile` takes
inline constexpr std::size_t everything = 64u << 20; ///< all that is in it, unpacked
inline constexpr std::size_t manifest = 256u << 10;
inline constexpr std::size_t hero = 512u << 10;
inline constexpr std::size_t battlefield = 30u << 20; ///< its picture is inside
inline constexpr std::size_t backdrop = 64u << 20;    ///< a battlefield's picture beside it
inline constexpr std::size_t ruleSet = 64u << 10;
inline constexpr std::size_t picture = 4u << 20;
inline constexpr std::size_t heroPicture = 512u
                                           << 10; ///< a figure, half figure or card picture beside a hero
inline constexpr std::size_t entries = 200;
inline constexpr std::size_t nameLength = 100; ///< of a path inside, in bytes
inline constexpr std::size_t folders = 1;      ///< above a file
inline constexpr int textLength = 80;          ///< of a title or an author
inline constexpr int licenseLength = 200;
inline constexpr int pictureSide = 8192;       ///< pixels
inline constexpr int pictureArea = 36'000'000; ///< pixels
inline constexpr int heroPictureSide = 2048;   ///< pixels
inline constexpr int drawingElements =
    20'000; ///< of an SVG, repeated ones counted as often as they are drawn
inline constexpr int drawingDepth = 64;
inline constexpr int drawingAttributes = 500;  ///< of one element
inline constexpr double heroDrawingWork = 2e6; ///< pixels of edges (drawingwork.h): a second or two
inline constexpr double drawingWork = 2e7;     ///< of a drawing for a whole battlefield, which is drawn once

} // namespace fabletop::packagelimits
