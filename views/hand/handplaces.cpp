// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/handplaces.h"

#include <algorithm>
#include <numeric>

namespace fabletop {

namespace {

constexpr qreal narrow = 148;
constexpr qreal wideGap = 14;
constexpr qreal leastGap = 2;
constexpr qreal leastPitch = 72;

qreal sumOf(const std::vector<qreal>& widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

} // namespace

HandPlaces handPlaces(std::vector<qreal> widths, const HandRoom& room)
{
    HandPlaces places;
    if (widths.empty()) return places;
    const auto gaps = static_cast<qreal>(widths.size() - 1);
    const qreal least = gaps * leastGap;
    const qreal wide = room.row.width();
    while (sumOf(widths) + least > wide) {
        const auto widest = std::max_element(widths.begin(), widths.end());
        if (*widest <= narrow * room.unit) break;
        *widest = narrow * room.unit;
        places.overlapping = true;
    }
    const qreal gap =
        gaps == 0 ? 0
                  : std::clamp((wide - sumOf(widths)) / gaps, leastGap, wideGap * std::max(room.unit, 1.0));
    qreal whole = sumOf(widths) + gaps * gap;
    qreal pitch = 0; // 0: side by side
    if (whole > wide + 0.5 && gaps > 0) {
        places.overlapping = true;
        pitch = std::max((wide - widths.back()) / gaps, leastPitch * room.unit);
        whole = pitch * gaps + widths.back();
        places.beyond = std::max(0.0, whole - wide);
    }
    qreal left = room.row.left();
    if (places.beyond > 0)
        left -= std::clamp(room.scroll, 0.0, places.beyond);
    else if (!room.fromLeft)
        left = std::clamp(room.middle - whole / 2, room.row.left(), room.row.right() - whole);
    for (const qreal width : widths) {
        places.sheets.emplace_back(left, room.row.top(), width, room.row.height());
        left += pitch > 0 ? pitch : width + gap;
    }
    return places;
}

} // namespace fabletop
