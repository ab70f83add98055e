// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldFigures: what can be counted on a battlefield: how far, how large, how exposed, how narrow.
///
/// Why: whether a battlefield plays well is decided by a few numbers that nobody counts by hand, and that are
/// of use only while they change under the pen. Everything is pure and cheap enough to be asked for after
/// every stroke.

#include "model/content/battlefields/battlefield.h"

namespace fabletop {

/// Where there is no way.
inline constexpr int unreachable = -1;

struct StartDistance {
    int one = 0; ///< start numbers, the lower first
    int other = 0;
    int steps = 0;
};

struct BattlefieldFigures {
    std::vector<std::vector<int>>
        distance; ///< in steps with nobody in the way; passages are a step apart (R-PASS-01)
    std::vector<StartDistance> starts; ///< every pair of starts
    std::vector<int> reach;            ///< by space: spaces within three steps, itself not counted
    std::vector<int> lines;            ///< by space: lines that end there
    std::vector<double> exposure;      ///< by space: share of the other spaces that share a zone with it
    std::vector<double> choke;  ///< by space: share of the shortest ways between others that lead through it
    std::vector<int> zoneSizes; ///< by zone: spaces in it
    std::vector<double> zoneExposure; ///< by zone: mean exposure of its spaces
    double meanExposure = 0;
    double meanDistance = 0; ///< of all pairs that reach each other
    int longest = 0;         ///< steps between the two spaces farthest apart that reach each other
};

inline constexpr int nearSteps = 3; ///< what counts as reach: a usual maneuver

[[nodiscard]] BattlefieldFigures figuresOf(const Battlefield& battlefield);

} // namespace fabletop
