// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/drawnmap/drawnmap.h"

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/content/json/jsonplace.h"
#include "model/documents/drawnmap/drawnmapproblem.h"
#include "model/documents/drawnmap/svgdiscs.h"
#include "model/documents/edits/battlefieldedits.h"

#include <QColor>
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace fabletop {

namespace {

constexpr double smallest = 0.5, largest = 2; ///< of the usual radius: what is beyond is decoration
constexpr double samePlace = 0.5;             ///< of the usual radius
constexpr int sameColour = 8;                 ///< of 255, in each part
constexpr double farthestNeighbour = 2.5;     ///< of the usual distance to the nearest

double middleOf(std::vector<double> values)
{
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

bool alike(const QString& one, const QString& other)
{
    const QColor a(one), b(other);
    return std::abs(a.red() - b.red()) <= sameColour && std::abs(a.green() - b.green()) <= sameColour &&
           std::abs(a.blue() - b.blue()) <= sameColour;
}

/// One space of the drawing: its place in the picture and the fills found there.
struct Spot {
    QPointF centre;
    std::vector<std::size_t> fills; ///< places in the list of fills
};

class MapMaker {
public:
    MapMaker(SvgDrawing drawing, const std::string& file, Diagnostics& diagnostics)
        : m_drawing(std::move(drawing)), m_file(file), m_diagnostics(diagnostics)
    {}
    std::optional<DrawnMap> make();

private:
    void warn(ProblemCode code, std::vector<std::string> arguments);
    void dropDecoration();
    void measureGround();
    void gatherSpots();
    std::size_t fillOf(const QString& colour);
    void addZones(Battlefield& battlefield);
    void addSpaces(Battlefield& battlefield);

    SvgDrawing m_drawing;
    std::string m_file;
    Diagnostics& m_diagnostics;
    double m_radius = 0;
    std::vector<QString> m_fills;
    std::vector<int> m_zoneOfFill; ///< -1: left out
    std::vector<Spot> m_spots;
};

void MapMaker::warn(ProblemCode code, std::vector<std::string> arguments)
{
    report(m_diagnostics, {Severity::warning, m_file, {}, code, std::move(arguments), {}});
}

void MapMaker::dropDecoration()
{
    std::vector<double> radii;
    for (const SvgDisc& disc : m_drawing.discs)
        radii.push_back(disc.radius);
    m_radius = middleOf(std::move(radii));
    std::erase_if(m_drawing.discs, [&](const SvgDisc& disc) {
        return disc.radius < smallest * m_radius || disc.radius > largest * m_radius;
    });
}

void MapMaker::measureGround()
{
    QRectF& ground = m_drawing.ground;
    if (ground.width() <= 0 || ground.height() <= 0 || !std::isfinite(ground.width() + ground.height())) {
        ground = QRectF();
        for (const SvgDisc& disc : m_drawing.discs)
            ground |= QRectF(disc.centre, QSizeF())
                          .adjusted(-2 * m_radius, -2 * m_radius, 2 * m_radius, 2 * m_radius);
    }
    if (m_drawing.unreadable > 0)
        warn(DrawnMapProblem::circlesUnreadable, {std::to_string(m_drawing.unreadable)});
    const auto before = m_drawing.discs.size();
    std::erase_if(m_drawing.discs, [&](const SvgDisc& disc) { return !ground.contains(disc.centre); });
    if (const auto lost = before - m_drawing.discs.size(); lost > 0)
        warn(DrawnMapProblem::circlesOutside, {std::to_string(lost)});
}

std::size_t MapMaker::fillOf(const QString& colour)
{
    std::size_t place = 0;
    while (place < m_fills.size() && !alike(m_fills[place], colour))
        ++place;
    if (place == m_fills.size()) m_fills.push_back(colour);
    return place;
}

void MapMaker::gatherSpots()
{
    for (const SvgDisc& disc : m_drawing.discs) {
        auto spot = std::find_if(m_spots.begin(), m_spots.end(), [&](const Spot& one) {
            return std::hypot(one.centre.x() - disc.centre.x(), one.centre.y() - disc.centre.y()) <=
                   samePlace * m_radius;
        });
        // More than can become spaces: counted, but their fills make no zones.
        if (spot == m_spots.end()) spot = m_spots.insert(m_spots.end(), {disc.centre, {}});
        if (spot - m_spots.begin() >= maxSpaces) continue;
        const std::size_t fill = fillOf(disc.colour);
        if (std::find(spot->fills.begin(), spot->fills.end(), fill) == spot->fills.end())
            spot->fills.push_back(fill);
    }
    if (m_spots.size() <= maxSpaces) return;
    warn(DrawnMapProblem::circlesLeftOut,
         {std::to_string(m_spots.size() - maxSpaces), std::to_string(maxSpaces)});
    m_spots.resize(maxSpaces);
}

/// The fills of most spaces, in the order of the drawing.
void MapMaker::addZones(Battlefield& battlefield)
{
    std::vector<int> uses(m_fills.size(), 0);
    for (const Spot& spot : m_spots)
        for (std::size_t fill : spot.fills)
            ++uses[fill];
    std::vector<std::size_t> order(m_fills.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return uses[a] > uses[b]; });
    if (order.size() > mostZones) {
        warn(DrawnMapProblem::coloursLeftOut,
             {std::to_string(order.size() - mostZones), std::to_string(mostZones)});
        order.resize(mostZones);
    }
    std::sort(order.begin(), order.end());
    m_zoneOfFill.assign(m_fills.size(), -1);
    for (std::size_t fill : order) {
        m_zoneOfFill[fill] = static_cast<int>(battlefield.zones.size());
        (void)addZone(battlefield);
        battlefield.zones.back().color = m_fills[fill].toStdString();
    }
}

void MapMaker::addSpaces(Battlefield& battlefield)
{
    const QRectF& ground = m_drawing.ground;
    for (const Spot& spot : m_spots) {
        std::vector<int> zones;
        for (std::size_t fill : spot.fills)
            if (m_zoneOfFill[fill] >= 0) zones.push_back(m_zoneOfFill[fill]);
        const QPointF at((spot.centre.x() - ground.left()) / ground.width(),
                         (spot.centre.y() - ground.top()) / ground.height());
        (void)addSpace(battlefield, at, zones);
    }
}

std::optional<DrawnMap> MapMaker::make()
{
    dropDecoration();
    measureGround();
    if (m_drawing.discs.empty()) {
        report(m_diagnostics, {Severity::error, m_file, {}, DrawnMapProblem::noCircles, {}, {}});
        return std::nullopt;
    }
    gatherSpots();
    DrawnMap map;
    Battlefield& battlefield = map.battlefield;
    battlefield.id = "drawn-map";
    battlefield.name = Name(QCoreApplication::translate("fabletop::DrawnMap", "Drawn map").toStdString());
    setAspect(battlefield, m_drawing.ground.width() / m_drawing.ground.height());
    setRadius(battlefield, m_radius / m_drawing.ground.width());
    addZones(battlefield);
    addSpaces(battlefield);
    map.proposedLines = proposedLines(battlefield);
    return map;
}

} // namespace

std::vector<std::pair<int, int>> proposedLines(const Battlefield& battlefield)
{
    const auto& spaces = battlefield.spaces;
    const std::size_t count = spaces.size();
    const auto apart = [&](std::size_t a, std::size_t b) {
        return std::hypot(spaces[a].x - spaces[b].x, (spaces[a].y - spaces[b].y) / battlefield.aspect);
    };
    std::vector<double> nearest;
    for (std::size_t i = 0; i < count; ++i) {
        double least = 2;
        for (std::size_t j = 0; j < count; ++j)
            if (i != j) least = std::min(least, apart(i, j));
        nearest.push_back(least);
    }
    const double limit = farthestNeighbour * middleOf(nearest);
    std::vector<std::pair<int, int>> lines;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j) {
            const double distance = apart(i, j);
            bool joined = distance <= limit;
            for (std::size_t k = 0; joined && k < count; ++k)
                joined = k == i || k == j || std::max(apart(i, k), apart(j, k)) >= distance;
            if (joined) lines.emplace_back(static_cast<int>(i), static_cast<int>(j));
        }
    return lines;
}

std::optional<DrawnMap> readDrawnMap(const QByteArray& svg, const std::string& file, Diagnostics& diagnostics)
{
    auto drawing = readSvgDiscs(svg, file, diagnostics);
    if (!drawing) return std::nullopt;
    return MapMaker(std::move(*drawing), file, diagnostics).make();
}

} // namespace fabletop
