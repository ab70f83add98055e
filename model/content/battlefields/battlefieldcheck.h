// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What is wrong with a battlefield, as far as it concerns the battlefield and not its file.
///
/// Why apart from reading: the editor asks this of an unfinished battlefield after every stroke and marks
/// the part it concerns; the reader turns the same answers into lines and columns.

#include "model/content/battlefields/battlefield.h"
#include "model/rules/diagnostic.h"

#include <string>
#include <vector>

namespace fabletop {

enum class BattlefieldPart { whole, zone, space, line };

struct BattlefieldIssue {
    Severity severity = Severity::error;
    ProblemCode code;
    std::vector<std::string> arguments;
    BattlefieldPart part = BattlefieldPart::whole;
    int index = 0;     ///< place of the zone, space or line
    std::string field; ///< of that part, as named in the file; empty: the part as a whole
};

/// Errors of single parts: how many there are, ids and lines that occur twice, spaces without a zone.
[[nodiscard]] std::vector<BattlefieldIssue> examineParts(const Battlefield& battlefield);
/// Errors and warnings that only the whole shows: starts, spaces that nothing reaches, crossing lines,
/// colours too close. Expects parts without errors.
[[nodiscard]] std::vector<BattlefieldIssue> examineWhole(const Battlefield& battlefield);
/// Both, the second only where the first finds nothing.
[[nodiscard]] std::vector<BattlefieldIssue> examine(const Battlefield& battlefield);

/// The ornaments a zone may name, in the order in which they are taken where none is named.
[[nodiscard]] const std::vector<std::string>& zonePatterns();

inline constexpr int mostZones = 16;
inline constexpr int fewestSpaces = 2;

} // namespace fabletop
