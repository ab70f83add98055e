// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing an ink for a new zone.

#include "model/content/battlefields/colours.h"
#include "model/documents/edits/battlefieldedits.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace fabletop {

namespace {

/// The inks of shipped battlefields: any two are told apart in every kind of sight (visual-rules.md).
constexpr const char* inks[] = {"#155D9E", "#2788A7", "#29472C", "#725D1C",
                                "#BE7C62", "#A44D62", "#612657", "#828F8F"};
constexpr double wellApart = 13;

constexpr int hues = 24;
constexpr double lightnesses[] = {0.22, 0.34, 0.46,
                                  0.58}; ///< darker than the middle of a space, with a margin
constexpr double saturations[] = {0.25, 0.55, 0.85};

/// One part of a colour given by hue, saturation and lightness, 0 … 255.
int partOf(double shift, double hue, double saturation, double lightness)
{
    const double reach = saturation * std::min(lightness, 1 - lightness);
    const double turn = std::fmod(shift + hue * 12, 12);
    const double part = lightness - reach * std::max(-1.0, std::min({turn - 3, 9 - turn, 1.0}));
    return static_cast<int>(std::lround(part * 255));
}

std::string mixed(double hue, double saturation, double lightness)
{
    char text[8];
    std::snprintf(text, sizeof text, "#%02X%02X%02X", partOf(0, hue, saturation, lightness) & 0xFF,
                  partOf(8, hue, saturation, lightness) & 0xFF, partOf(4, hue, saturation, lightness) & 0xFF);
    return text;
}

/// How far a colour is from the zone that is closest to it.
double distance(const Battlefield& battlefield, const std::string& text)
{
    const auto colour = colourFrom(text);
    double least = 1000;
    for (const Zone& zone : battlefield.zones)
        if (const auto other = colourFrom(zone.color); colour && other)
            least = std::min(least, leastDifference(*colour, *other));
    return least;
}

} // namespace

std::string freshZoneColour(const Battlefield& battlefield)
{
    for (const char* ink : inks)
        if (distance(battlefield, ink) >= wellApart) return ink;
    std::string best;
    double farthest = -1;
    for (int hue = 0; hue < hues; ++hue)
        for (double lightness : lightnesses)
            for (double saturation : saturations) {
                const std::string colour = mixed(static_cast<double>(hue) / hues, saturation, lightness);
                const double apart = distance(battlefield, colour);
                if (apart > farthest) farthest = apart, best = colour;
            }
    return best;
}

} // namespace fabletop
