// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/edits/arrangement.h"

#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

bool has(const Battlefield& battlefield, int space)
{
    return space >= 0 && space < static_cast<int>(battlefield.spaces.size());
}

QPointF placeOf(const Battlefield& battlefield, int space)
{
    const Space& one = battlefield.spaces[static_cast<std::size_t>(space)];
    return {one.x, one.y};
}

void put(Battlefield& battlefield, int space, QPointF at)
{
    const QPointF place = onGround(at);
    Space& one = battlefield.spaces[static_cast<std::size_t>(space)];
    one.x = place.x();
    one.y = place.y();
}

/// Those that exist, each once, in order.
Places existing(const Battlefield& battlefield, Places spaces)
{
    std::sort(spaces.begin(), spaces.end());
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    std::erase_if(spaces, [&](int space) { return !has(battlefield, space); });
    return spaces;
}

struct Bounds {
    double left = 1, right = 0, top = 1, bottom = 0;
};

Bounds boundsOf(const Battlefield& battlefield, const Places& spaces)
{
    Bounds bounds;
    for (int space : spaces) {
        const QPointF at = placeOf(battlefield, space);
        bounds.left = std::min(bounds.left, at.x());
        bounds.right = std::max(bounds.right, at.x());
        bounds.top = std::min(bounds.top, at.y());
        bounds.bottom = std::max(bounds.bottom, at.y());
    }
    return bounds;
}

/// Close enough that a person would call it the same place: half a circle.
bool near(const Battlefield& battlefield, QPointF one, QPointF other)
{
    return std::hypot(one.x() - other.x(), (one.y() - other.y()) / battlefield.aspect) <=
           spaceRadius(battlefield) / 2;
}

/// What a move of `by` is on the other side.
QPointF turned(QPointF by, Symmetry symmetry)
{
    return image(by, symmetry) - image(QPointF(0, 0), symmetry);
}

} // namespace

void moveSpaces(Battlefield& battlefield, const Places& spaces, QPointF by)
{
    const Places moved = existing(battlefield, spaces);
    if (moved.empty() || !std::isfinite(by.x()) || !std::isfinite(by.y())) return;
    const Bounds bounds = boundsOf(battlefield, moved);
    const QPointF delta(std::clamp(by.x(), -bounds.left, 1 - bounds.right),
                        std::clamp(by.y(), -bounds.top, 1 - bounds.bottom));
    for (int space : moved)
        put(battlefield, space, placeOf(battlefield, space) + delta);
}

void placeSpace(Battlefield& battlefield, int space, QPointF at)
{
    if (has(battlefield, space)) put(battlefield, space, at);
}

void alignSpaces(Battlefield& battlefield, const Places& spaces, Alignment alignment)
{
    const Places aligned = existing(battlefield, spaces);
    const Bounds bounds = boundsOf(battlefield, aligned);
    for (int space : aligned) {
        QPointF at = placeOf(battlefield, space);
        switch (alignment) {
        case Alignment::left: at.setX(bounds.left); break;
        case Alignment::centre: at.setX((bounds.left + bounds.right) / 2); break;
        case Alignment::right: at.setX(bounds.right); break;
        case Alignment::top: at.setY(bounds.top); break;
        case Alignment::middle: at.setY((bounds.top + bounds.bottom) / 2); break;
        case Alignment::bottom: at.setY(bounds.bottom); break;
        }
        put(battlefield, space, at);
    }
}

void distributeSpaces(Battlefield& battlefield, const Places& spaces, Qt::Orientation orientation)
{
    Places spread = existing(battlefield, spaces);
    if (spread.size() < 3) return;
    const bool across = orientation == Qt::Horizontal;
    const auto along = [&](int space) {
        return across ? placeOf(battlefield, space).x() : placeOf(battlefield, space).y();
    };
    std::stable_sort(spread.begin(), spread.end(), [&](int a, int b) { return along(a) < along(b); });
    const double first = along(spread.front());
    const double gap = (along(spread.back()) - first) / static_cast<double>(spread.size() - 1);
    for (std::size_t i = 1; i + 1 < spread.size(); ++i) {
        QPointF at = placeOf(battlefield, spread[i]);
        const double value = first + gap * static_cast<double>(i);
        across ? at.setX(value) : at.setY(value);
        put(battlefield, spread[i], at);
    }
}

QPointF snapped(QPointF point, double step, double aspect)
{
    if (!(step > 0)) return point;
    const double down = step * aspect;
    return onGround({std::round(point.x() / step) * step, std::round(point.y() / down) * down});
}

void snapSpaces(Battlefield& battlefield, const Places& spaces, double step)
{
    if (!(step > 0)) return;
    for (int space : existing(battlefield, spaces))
        put(battlefield, space, snapped(placeOf(battlefield, space), step, battlefield.aspect));
}

QPointF image(QPointF point, Symmetry symmetry)
{
    switch (symmetry) {
    case Symmetry::none: return point;
    case Symmetry::leftRight: return {1 - point.x(), point.y()};
    case Symmetry::topBottom: return {point.x(), 1 - point.y()};
    case Symmetry::halfTurn: return {1 - point.x(), 1 - point.y()};
    }
    return point;
}

int counterpart(const Battlefield& battlefield, int space, Symmetry symmetry)
{
    if (!has(battlefield, space)) return -1;
    const QPointF wanted = image(placeOf(battlefield, space), symmetry);
    if (near(battlefield, wanted, placeOf(battlefield, space))) return space;
    int best = -1;
    double least = 2;
    for (int other = 0; other < static_cast<int>(battlefield.spaces.size()); ++other) {
        const QPointF apart = placeOf(battlefield, other) - wanted;
        const double distance = std::hypot(apart.x(), apart.y() / battlefield.aspect);
        if (distance < least && near(battlefield, wanted, placeOf(battlefield, other)))
            best = other, least = distance;
    }
    return best;
}

Places withCounterparts(const Battlefield& battlefield, const Places& spaces, Symmetry symmetry)
{
    Places all = spaces;
    for (int space : spaces)
        all.push_back(counterpart(battlefield, space, symmetry));
    return existing(battlefield, all);
}

EditRefusal addSpaceAndImage(Battlefield& battlefield, QPointF at, const std::vector<int>& zones,
                             Symmetry symmetry)
{
    const QPointF other = image(at, symmetry);
    const bool pair = symmetry != Symmetry::none && !near(battlefield, at, other);
    if (battlefield.spaces.size() + (pair ? 2 : 1) > maxSpaces) return EditRefusal::tooManySpaces;
    (void)addSpace(battlefield, at, zones);
    if (pair) (void)addSpace(battlefield, other, zones);
    return EditRefusal::none;
}

void moveSpacesAndImages(Battlefield& battlefield, const Places& spaces, QPointF by, Symmetry symmetry)
{
    if (symmetry == Symmetry::none) return moveSpaces(battlefield, spaces, by);
    const Places moved = existing(battlefield, spaces);
    Places free;   // move as they are told
    Places images; // move the mirrored way
    Places bound;  // lie on the axis
    for (int space : moved) {
        const int other = counterpart(battlefield, space, symmetry);
        (other == space ? bound : free).push_back(space);
        if (other >= 0 && other != space && !std::binary_search(moved.begin(), moved.end(), other))
            images.push_back(other);
    }
    moveSpaces(battlefield, free, by);
    moveSpaces(battlefield, images, turned(by, symmetry));
    moveSpaces(battlefield, bound, (by + turned(by, symmetry)) / 2);
}

void setLineAndImage(Battlefield& battlefield, int one, int other, bool line, Symmetry symmetry)
{
    const auto set = line ? connectSpaces : disconnectSpaces;
    const int imageOfOne = counterpart(battlefield, one, symmetry);
    const int imageOfOther = counterpart(battlefield, other, symmetry);
    set(battlefield, one, other);
    if (imageOfOne >= 0 && imageOfOther >= 0) set(battlefield, imageOfOne, imageOfOther);
}

} // namespace fabletop
