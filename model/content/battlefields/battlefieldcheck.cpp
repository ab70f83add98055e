// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/battlefieldcheck.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/battlefields/colours.h"
#include "model/content/battlefields/crossings.h"
#include "model/content/catalogue.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fabletop {

namespace {

using Issues = std::vector<BattlefieldIssue>;
using Part = BattlefieldPart;

constexpr double closestColours = 10; ///< CIEDE2000; below, inks are easily mixed up
constexpr int closestStarts = 3;      ///< steps between starts of opposing teams
constexpr int sidekicksAtAStart = 3;  ///< R-SETUP-06 finds room for as many

void examineZones(const Battlefield& battlefield, Issues& issues)
{
    const auto& zones = battlefield.zones;
    if (zones.empty())
        issues.push_back({Severity::error, BattlefieldProblem::noZones, {}, Part::whole, 0, "zones"});
    if (zones.size() > mostZones)
        issues.push_back({Severity::error,
                          BattlefieldProblem::tooManyZones,
                          {std::to_string(mostZones)},
                          Part::zone,
                          mostZones,
                          {}});
    std::set<std::string> ids;
    for (std::size_t i = 0; i < zones.size(); ++i)
        if (!ids.insert(zones[i].id).second)
            issues.push_back({Severity::error,
                              BattlefieldProblem::duplicateZone,
                              {zones[i].id},
                              Part::zone,
                              static_cast<int>(i),
                              "id"});
}

void examineSpaces(const Battlefield& battlefield, Issues& issues)
{
    const auto& spaces = battlefield.spaces;
    if (spaces.size() < fewestSpaces)
        issues.push_back({Severity::error,
                          BattlefieldProblem::battlefieldTooSmall,
                          {std::to_string(fewestSpaces)},
                          Part::whole,
                          0,
                          "spaces"});
    if (spaces.size() > maxSpaces)
        issues.push_back({Severity::error,
                          BattlefieldProblem::tooManySpaces,
                          {std::to_string(maxSpaces)},
                          Part::space,
                          maxSpaces,
                          {}});
    std::set<std::string> ids;
    std::set<int> starts;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const Space& space = spaces[i];
        const int place = static_cast<int>(i);
        const auto add = [&](ProblemCode code, const char* field, std::vector<std::string> arguments) {
            issues.push_back({Severity::error, code, std::move(arguments), Part::space, place, field});
        };
        if (!ids.insert(space.id).second) add(BattlefieldProblem::duplicateSpace, "id", {space.id});
        if (space.zones.empty()) add(BattlefieldProblem::spaceWithoutZone, "zones", {space.id});
        if (std::set<int>(space.zones.begin(), space.zones.end()).size() != space.zones.size())
            add(BattlefieldProblem::zoneNamedTwice, "zones", {space.id});
        if (space.start != 0 && !starts.insert(space.start).second)
            add(BattlefieldProblem::duplicateStart, "start", {std::to_string(space.start)});
    }
}

void examineLines(const Battlefield& battlefield, Issues& issues)
{
    std::set<std::pair<int, int>> seen;
    for (std::size_t i = 0; i < battlefield.lines.size(); ++i) {
        auto [a, b] = battlefield.lines[i];
        if (a > b) std::swap(a, b);
        if (a < 0 || b >= static_cast<int>(battlefield.spaces.size()))
            continue; // its end is unknown: said elsewhere
        const std::string& from = battlefield.spaces[static_cast<std::size_t>(a)].id;
        const std::string& to = battlefield.spaces[static_cast<std::size_t>(b)].id;
        if (a == b)
            issues.push_back({Severity::error,
                              BattlefieldProblem::lineToItself,
                              {from},
                              Part::line,
                              static_cast<int>(i),
                              {}});
        else if (!seen.insert({a, b}).second)
            issues.push_back({Severity::error,
                              BattlefieldProblem::duplicateLine,
                              {from, to},
                              Part::line,
                              static_cast<int>(i),
                              {}});
    }
}

void examineReach(const Battlefield& battlefield, const Board& board, Issues& issues)
{
    for (int start : {1, 2})
        if (std::none_of(battlefield.spaces.begin(), battlefield.spaces.end(),
                         [&](const Space& space) { return space.start == start; }))
            issues.push_back({Severity::error,
                              BattlefieldProblem::missingStart,
                              {std::to_string(start)},
                              Part::whole,
                              0,
                              "spaces"});
    for (int i = 0; i < board.count; ++i)
        if (board.steps[static_cast<std::size_t>(i)] == 0)
            issues.push_back({Severity::error,
                              BattlefieldProblem::unreachedSpace,
                              {board.ids[static_cast<std::size_t>(i)]},
                              Part::space,
                              i,
                              {}});
}

/// Spaces that share a zone with a start and are no start themselves.
void warnOfNarrowStarts(const Battlefield& battlefield, const Board& board, Issues& issues)
{
    for (int i = 0; i < board.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (battlefield.spaces[at].start == 0) continue;
        int room = 0;
        for (SpaceId space : members<SpaceId>(board.sameZone[at]))
            room += battlefield.spaces[index(space)].start == 0 ? 1 : 0;
        if (room < sidekicksAtAStart)
            issues.push_back({Severity::warning,
                              BattlefieldProblem::narrowStart,
                              {std::to_string(battlefield.spaces[at].start), std::to_string(room)},
                              Part::space,
                              i,
                              "start"});
    }
}

void warnOfCloseStarts(const Battlefield& battlefield, const Board& board, Issues& issues)
{
    for (std::size_t i = 0; i < battlefield.spaces.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const int a = battlefield.spaces[j].start;
            const int b = battlefield.spaces[i].start;
            if (a == 0 || b == 0 || a % 2 == b % 2 || board.distance[j][i] >= closestStarts) continue;
            issues.push_back({Severity::warning,
                              BattlefieldProblem::closeStarts,
                              {std::to_string(std::min(a, b)), std::to_string(std::max(a, b)),
                               std::to_string(board.distance[j][i])},
                              Part::space,
                              static_cast<int>(i),
                              "start"});
        }
}

void warnOfSmallZones(const Battlefield& battlefield, Issues& issues)
{
    for (std::size_t zone = 0; zone < battlefield.zones.size(); ++zone) {
        const auto count =
            std::count_if(battlefield.spaces.begin(), battlefield.spaces.end(), [&](const Space& space) {
                return std::find(space.zones.begin(), space.zones.end(), static_cast<int>(zone)) !=
                       space.zones.end();
            });
        if (count < 2)
            issues.push_back({Severity::warning,
                              BattlefieldProblem::smallZone,
                              {battlefield.zones[zone].id, std::to_string(count)},
                              Part::zone,
                              static_cast<int>(zone),
                              {}});
    }
}

void warnOfOverlaps(const Battlefield& battlefield, Issues& issues)
{
    const auto& spaces = battlefield.spaces;
    const double least = 2 * spaceRadius(battlefield);
    for (std::size_t i = 0; i < spaces.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            if (std::hypot(spaces[i].x - spaces[j].x, (spaces[i].y - spaces[j].y) / battlefield.aspect) >=
                least)
                continue;
            issues.push_back({Severity::warning,
                              BattlefieldProblem::overlappingSpaces,
                              {spaces[j].id, spaces[i].id},
                              Part::space,
                              static_cast<int>(i),
                              {}});
            break; // one warning a space is enough to find it
        }
}

void warnOfCrossings(const Battlefield& battlefield, Issues& issues)
{
    const auto& lines = battlefield.lines;
    const auto nameOf = [&](std::pair<int, int> line) {
        return battlefield.spaces[static_cast<std::size_t>(line.first)].id + "–" +
               battlefield.spaces[static_cast<std::size_t>(line.second)].id;
    };
    const Crossings crossings(battlefield);
    for (int line = 0; line < static_cast<int>(lines.size()); ++line) {
        const int crossed = crossings.crossedBy(line);
        if (crossed < 0) continue;
        issues.push_back({Severity::warning,
                          BattlefieldProblem::crossingLines,
                          {nameOf(lines[static_cast<std::size_t>(crossed)]),
                           nameOf(lines[static_cast<std::size_t>(line)])},
                          Part::line,
                          line,
                          {}});
    }
}

void warnOfCloseColours(const Battlefield& battlefield, Issues& issues)
{
    const auto& zones = battlefield.zones;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const auto own = colourFrom(zones[i].color);
        for (std::size_t j = 0; own && j < i; ++j) {
            const auto other = colourFrom(zones[j].color);
            if (!other || leastDifference(*own, *other) >= closestColours) continue;
            issues.push_back({Severity::warning,
                              BattlefieldProblem::closeColours,
                              {zones[j].id, zones[i].id},
                              Part::zone,
                              static_cast<int>(i),
                              "color"});
            break;
        }
    }
}

} // namespace

std::vector<BattlefieldIssue> examineParts(const Battlefield& battlefield)
{
    Issues issues;
    examineZones(battlefield, issues);
    examineSpaces(battlefield, issues);
    examineLines(battlefield, issues);
    return issues;
}

std::vector<BattlefieldIssue> examineWhole(const Battlefield& battlefield)
{
    Issues issues;
    const Board board = makeBoard(battlefield);
    examineReach(battlefield, board, issues);
    warnOfNarrowStarts(battlefield, board, issues);
    warnOfCloseStarts(battlefield, board, issues);
    warnOfSmallZones(battlefield, issues);
    warnOfOverlaps(battlefield, issues);
    warnOfCrossings(battlefield, issues);
    warnOfCloseColours(battlefield, issues);
    return issues;
}

std::vector<BattlefieldIssue> examine(const Battlefield& battlefield)
{
    Issues issues = examineParts(battlefield);
    return issues.empty() ? examineWhole(battlefield) : issues;
}

const std::vector<std::string>& zonePatterns()
{
    static const std::vector<std::string> patterns{"plain",  "dots",  "rails", "zigzag", "checks", "diamonds",
                                                   "scales", "slant", "teeth", "rays",   "beads",  "crosses"};
    return patterns;
}

} // namespace fabletop
