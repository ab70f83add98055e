// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The positions that come with the program: what there is, and each match when it is wanted.
///
/// Why a list first: whoever chooses the next one needs kinds and ratings, and no match played.

#include "model/match/positions/positionfile.h"

namespace fabletop {

/// A position by its place, without its match.
struct ListedPosition {
    QString id;   ///< "012/37": its file and its place there; stays
    QString file; ///< of the program
    int at = 0;
    PositionKind kind = PositionKind::move;
    int rating = 0;
    bool operator==(const ListedPosition&) const = default;

    /// Out of a person's own match (ownpositions.h).
    [[nodiscard]] bool own() const { return file.endsWith(QLatin1String(".match")); }
    /// On a table that somebody set up by hand.
    [[nodiscard]] bool written() const { return id.startsWith(u'w'); }
};

/// In the order of files and matches. What can't be read is left out.
[[nodiscard]] std::vector<ListedPosition> shippedPositions();
/// The match it is of, with all its positions.
[[nodiscard]] std::optional<PositionMatch> openPositions(const QString& file, Diagnostics& diagnostics);
/// The position of that place; null where there is none.
[[nodiscard]] const Position* positionAt(const PositionMatch& match, int at);

} // namespace fabletop
