// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SimulationResult: what came out of games between computers, as `simulate --json` says it, and the sum of
/// several of them.
///
/// Why a result names what was played and which games: shards come back from many machines, and adding up
/// unlike ones, or one twice, would give a number that looks like any other.

#include "model/content/catalogue.h"

#include <QJsonObject>
#include <QStringList>
#include <optional>
#include <utility>
#include <vector>

namespace fabletop {

inline constexpr qint64 mostGames = 100'000'000; ///< of a run, and of several together

/// What all games of a result have in common.
struct SimulationSubject {
    QStringList heroes; ///< by seat: id and digest
    QString battlefield;
    QString rules;       ///< digest of the numbers of the rule set
    QStringList players; ///< by seat
    QString version;     ///< of rules and players
    qint64 seed = 1;
    bool operator==(const SimulationSubject&) const = default;
};

[[nodiscard]] SimulationSubject subjectOf(const MatchSetup& setup, const QStringList& players, qint64 seed);

struct SimulationCounts {
    qint64 games = 0;
    qint64 teamWins[2] = {0, 0};
    qint64 turns = 0;
    qint64 decisions = 0;

    void count(const SimulationCounts& other);
};

struct SimulationResult : SimulationCounts {
    std::optional<SimulationSubject> of; ///< none in results of versions before
    std::vector<int> teams;              ///< by seat
    double seconds = 0;
    std::vector<std::pair<qint64, qint64>> ranges; ///< numbers of games, first and behind the last, rising

    [[nodiscard]] QJsonObject json() const;
    /// None where no run can have said it.
    [[nodiscard]] static std::optional<SimulationResult> read(const QJsonObject& json);
    /// Adds the other's games; says why it can't, and is what it was then.
    [[nodiscard]] QString add(const SimulationResult& other);
};

} // namespace fabletop
