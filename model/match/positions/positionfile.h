// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Files of positions to solve (file-formats.md): a match as its seed and its decisions, and the places in
/// it.
///
/// Why not a match file: a hundred of these come with the program, and the rules give everything else again.

#include "model/match/match.h"
#include "model/match/positions/position.h"

namespace fabletop {

inline constexpr int positionFileVersion = 1;

/// A match between shipped heroes, as far as its last position.
struct PositionMatch {
    MatchInfo info;
    std::shared_ptr<const MatchRules> rules;
    QJsonObject scenario; ///< the table it begins on (scenario.md); empty: it begins with its set-up
    std::vector<Decision> decisions;
    std::vector<Position> positions; ///< in the order of the match
};

/// A duel of shipped heroes on a shipped battlefield, nothing decided yet; none, with diagnostics, where
/// there is none of that name.
[[nodiscard]] std::optional<PositionMatch> duelOf(const QStringList& heroes, const QString& battlefield,
                                                  std::uint64_t seed, Diagnostics& diagnostics);

/// A duel that begins on a table set up by hand; the scenario's steps are left out.
[[nodiscard]] std::optional<PositionMatch> duelOn(QJsonObject scenario, Diagnostics& diagnostics);

/// None, with located diagnostics, unless everything in it holds under today's rules.
[[nodiscard]] std::optional<PositionMatch> readPositions(const std::string& text, const std::string& file,
                                                         Diagnostics& diagnostics);
/// A line a decision, for whoever compares two.
[[nodiscard]] QByteArray positionsText(const PositionMatch& match);

/// The match at that place: a person is asked, the others are played by the computer, and nobody can take
/// back or be given hints. Not ok where today's rules don't know the place.
[[nodiscard]] LoadedMatch cutAt(const Match& match, int at);
/// Before its first decision; null where the scenario can't be set up.
[[nodiscard]] std::unique_ptr<Match> beginningOf(const PositionMatch& match);
/// The whole of it.
[[nodiscard]] std::unique_ptr<Match> playedOut(const PositionMatch& match);

} // namespace fabletop
