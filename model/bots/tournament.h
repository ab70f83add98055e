// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Tournament: many games of many match-ups between computers, on as many threads as come to help.
///
/// Why seats are exchanged: who sits first moves first and has the first start. Every game is played both
/// ways round with the same seed, so that what is left over is the heroes.

#include "model/bots/gamerunner.h"
#include "model/bots/statistics.h"

#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace fabletop {

/// Two heroes on one battlefield. The first plays for team 0 where it sits first, for team 1 where it does
/// not.
struct MatchUp {
    std::shared_ptr<const MatchRules> ahead;  ///< the first hero in seat 1
    std::shared_ptr<const MatchRules> behind; ///< the same match, the first hero in seat 2
};

/// A game of a match-up, and all that is needed to play it again.
struct PlayedGame {
    int number = 0; ///< in its match-up: even ones are played ahead, odd ones behind
    std::uint64_t seed = 0;
    int turns = 0;
    bool won = false; ///< by the first hero

    [[nodiscard]] bool behind() const { return number % 2 == 1; }
    bool operator==(const PlayedGame&) const = default;
};

/// What came out of the games of one match-up. Adding up in another order gives the same.
class MatchUpTally {
public:
    void add(const PlayedGame& game);
    void addFault() { ++m_faults; } ///< a game that did not end
    void add(const MatchUpTally& other);

    [[nodiscard]] int wins() const { return m_won.games; }
    [[nodiscard]] int losses() const { return m_lost.games; }
    [[nodiscard]] int faults() const { return m_faults; }
    [[nodiscard]] int games() const { return wins() + losses() + faults(); }
    [[nodiscard]] std::int64_t turns() const { return m_won.turns + m_lost.turns; } ///< of games that ended
    /// The most telling game: of the games of the side that won more often (the first hero, if neither did),
    /// the earliest that took as many turns as the median of that side's wins.
    ///
    /// Why: somebody who sees a rate asks how it comes about, and the usual win of the usual winner answers
    /// that. The closest finish would be the more thrilling game, but the less usual one.
    [[nodiscard]] std::optional<PlayedGame> telling() const;

private:
    /// Wins of one side by how long they took; of each length the earliest game.
    struct Side {
        struct Length {
            int games = 0;
            PlayedGame earliest;
        };
        std::map<int, Length> lengths;
        int games = 0;
        std::int64_t turns = 0;
        void add(const PlayedGame& game, int times);
    };
    Side m_won;
    Side m_lost;
    int m_faults = 0;
};

class Tournament {
public:
    /// `games` of each match-up, rounded up to whole pairs, by computers called `player` (see makeBot).
    Tournament(std::vector<MatchUp> matchUps, std::string player, int games, std::uint64_t seed);

    /// Told what is known of a match-up whenever some more of its games were played; by one thread at a time.
    using Told = std::function<void(std::size_t matchUp, const MatchUpTally& soFar)>;
    /// Takes part until all is played or `stop` was called: to be called by every thread that shall help.
    /// Match-ups take turns, so that a table fills evenly. When all have returned the tallies are the same,
    /// however many they were.
    void work(const Told& told = {});
    /// What is being played is finished as far as its pair of games and counts.
    void stop() { m_stopped = true; }
    [[nodiscard]] int gamesEach() const { return 2 * m_pairs; }
    /// Only while nobody works.
    [[nodiscard]] const MatchUpTally& tally(std::size_t matchUp) const { return m_tallies[matchUp]; }

private:
    [[nodiscard]] MatchUpTally playPairs(const MatchUp& matchUp, int from, int to) const;

    const std::vector<MatchUp> m_matchUps;
    const std::string m_player;
    const int m_pairs;
    const std::uint64_t m_seed;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_stopped = false;
    std::mutex m_mutex; ///< of the tallies
    std::vector<MatchUpTally> m_tallies;
};

} // namespace fabletop
