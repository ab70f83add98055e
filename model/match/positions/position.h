// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Position: a place in a match where one decision is clearly the best, to be found by whoever solves it.
///
/// Why a place and not a table: what has been played, discarded and shown until then is what a player goes
/// by, and the match tells it by itself.

#include "model/engine/decision.h"

#include <QLatin1String>
#include <QStringView>
#include <optional>
#include <vector>

namespace fabletop {

/// What whoever solves it is asked for.
enum class PositionKind : std::uint8_t { win, survive, defense, discard, move };
inline constexpr int positionKinds = 5;

/// As files say it.
[[nodiscard]] QLatin1String nameOf(PositionKind kind);
[[nodiscard]] std::optional<PositionKind> kindCalled(QStringView name);

inline constexpr int leastRating = 400; ///< of a position, and of a person
inline constexpr int highestRating = 3000;

struct Position {
    int at = 0; ///< so many decisions of the match had been taken
    PositionKind kind = PositionKind::move;
    std::vector<Decision>
        right;                  ///< the best one first; the others are as good as it as far as a search tells
    std::vector<Decision> line; ///< the best one and what is likely to follow; unseen cards stay unseen
    float best = 0;             ///< chance to win with the best one
    float next = 0;             ///< and with the best of those that aren't right
    float doubt = 0;            ///< half the 95 % interval of the difference
    int iterations = 0;         ///< with which each of those that came close was searched
    int rating = 0;             ///< how hard it is, as chess players count
    bool operator==(const Position&) const = default;

    [[nodiscard]] bool isRight(const Decision& decision) const;
};

} // namespace fabletop
