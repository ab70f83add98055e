// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Lines that cross without a junction: by mistake, or because one is a bridge over the other.
///
/// Why a field of our own in the file ("x-crossings": [[["14", "24"], ["16", "18"]]]): two published boards
/// have such bridges, and a warning about what is meant hides the warnings about what is not.

#include "model/content/battlefields/battlefield.h"

#include <array>

namespace fabletop {

class Crossings {
public:
    explicit Crossings(const Battlefield& battlefield);

    /// The first line before `line` in the file that it crosses without being said to; -1: none.
    [[nodiscard]] int crossedBy(int line) const;

private:
    [[nodiscard]] bool meant(int line, int other) const;

    const Battlefield& m_battlefield;
    std::vector<std::array<std::string, 4>> m_meant; ///< ids of the ends, each line and each pair in order
};

/// Says of two lines that they are meant to cross.
void declareCrossing(Battlefield& battlefield, int line, int other);
/// Keeps what was said of a space that gets another id.
void renameInCrossings(Battlefield& battlefield, const std::string& from, const std::string& to);

} // namespace fabletop
