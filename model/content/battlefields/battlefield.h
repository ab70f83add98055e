// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Battlefield: a battlefield file as it is drawn and edited. The engine sees only its graph.

#include "model/rules/names.h"
#include "model/table/ids.h"

#include <string>
#include <utility>
#include <vector>

namespace fabletop {

/// battlefield.md: the least radius a file may ask for.
inline constexpr double smallestRadius = 0.01;

struct Zone {
    std::string id;
    Name name;
    std::string color = "#828F8F"; ///< "#RRGGBB", the light ink
    std::string pattern = "plain"; ///< one of the twelve ornaments (battlefield.md, “Fields”)

    bool operator==(const Zone&) const = default;
};

struct Space {
    std::string id;
    double x = 0;           ///< share of the width, 0 … 1
    double y = 0;           ///< share of the height, 0 … 1
    std::vector<int> zones; ///< places in Battlefield::zones, in file order
    int start = 0;          ///< 1 … 4, 0: none
    bool passage = false;

    bool operator==(const Space&) const = default;
};

struct GroundLabel {
    double x = 0;
    double y = 0;
    std::string text;

    bool operator==(const GroundLabel&) const = default;
};

/// A picture under the spaces. `file` is a bare file name or a data: URI; never a path.
struct Backdrop {
    std::string file;
    double x = 0; ///< shares of the battlefield's width
    double y = 0;
    double width = 1;
    double dim = 0; ///< 0 … 1

    bool operator==(const Backdrop&) const = default;
};

struct Battlefield {
    std::string id;
    Name name;
    double aspect = 1.5; ///< width / height, 0.25 … 4
    Backdrop backdrop;
    std::vector<Zone> zones;
    std::vector<Space> spaces;
    std::vector<std::pair<int, int>> lines; ///< places in `spaces`
    double radius = 0;                      ///< share of the width; 0: see spaceRadius
    std::vector<GroundLabel> labels;
    std::string notes;
    std::string author;
    std::string license;
    std::vector<std::pair<std::string, std::string>> extras; ///< "x-…" fields, as JSON text
    std::string source; ///< the whole file as it was read, for match files

    /// Starts 1 … 4 present without a gap, so how many heroes can begin.
    [[nodiscard]] int starts() const;
    /// Place of the space with this id, or -1.
    [[nodiscard]] int find(const std::string& spaceId) const;

    bool operator==(const Battlefield&) const = default;
};

/// Radius of a space as a share of the width: the file's, else 0.038, less where the closest two
/// spaces would touch (battlefield.md: at most 0.44 of the least distance).
[[nodiscard]] double spaceRadius(const Battlefield& battlefield);

} // namespace fabletop
