// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/tournament.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int pairsAtOnce =
    8; ///< some ten milliseconds: figures move often, threads seldom wait for each other

GameRunner runnerFor(const MatchRules& rules, const std::string& player)
{
    std::vector<std::unique_ptr<Bot>> bots;
    bots.push_back(makeBot(player));
    bots.push_back(makeBot(player));
    return {rules, std::move(bots)};
}

} // namespace

void MatchUpTally::Side::add(const PlayedGame& game, int times)
{
    Length& length = lengths.try_emplace(game.turns, Length{0, game}).first->second;
    if (game.number < length.earliest.number) length.earliest = game;
    length.games += times;
    games += times;
    turns += std::int64_t{game.turns} * times;
}

void MatchUpTally::add(const PlayedGame& game)
{
    (game.won ? m_won : m_lost).add(game, 1);
}

void MatchUpTally::add(const MatchUpTally& other)
{
    for (const auto& [turns, length] : other.m_won.lengths)
        m_won.add(length.earliest, length.games);
    for (const auto& [turns, length] : other.m_lost.lengths)
        m_lost.add(length.earliest, length.games);
    m_faults += other.m_faults;
}

std::optional<PlayedGame> MatchUpTally::telling() const
{
    const Side& side = m_won.games >= m_lost.games ? m_won : m_lost;
    int shorter = 0;
    for (const auto& [turns, length] : side.lengths) {
        shorter += length.games;
        if (2 * shorter >= side.games) return length.earliest;
    }
    return std::nullopt;
}

Tournament::Tournament(std::vector<MatchUp> matchUps, std::string player, int games, std::uint64_t seed)
    : m_matchUps(std::move(matchUps)), m_player(std::move(player)), m_pairs((std::max(games, 1) + 1) / 2),
      m_seed(seed), m_tallies(m_matchUps.size())
{}

MatchUpTally Tournament::playPairs(const MatchUp& matchUp, int from, int to) const
{
    GameRunner runners[] = {runnerFor(*matchUp.ahead, m_player), runnerFor(*matchUp.behind, m_player)};
    MatchUpTally tally;
    for (int pair = from; pair < to && !m_stopped; ++pair)
        for (int behind = 0; behind < 2; ++behind) {
            const std::uint64_t seed = gameSeed(m_seed, static_cast<std::uint64_t>(pair));
            const GameResult game = runners[behind].play(seed);
            if (game.fault)
                tally.addFault();
            else
                tally.add({2 * pair + behind, seed, game.turns, game.winner == behind});
        }
    return tally;
}

void Tournament::work(const Told& told)
{
    const auto batches = static_cast<std::size_t>((m_pairs + pairsAtOnce - 1) / pairsAtOnce);
    for (std::size_t next = m_next++; next < batches * m_matchUps.size() && !m_stopped; next = m_next++) {
        const std::size_t matchUp = next % m_matchUps.size();
        const int from = static_cast<int>(next / m_matchUps.size()) * pairsAtOnce;
        const MatchUpTally played =
            playPairs(m_matchUps[matchUp], from, std::min(from + pairsAtOnce, m_pairs));
        const std::lock_guard lock(m_mutex);
        m_tallies[matchUp].add(played);
        if (told) told(matchUp, m_tallies[matchUp]);
    }
}

} // namespace fabletop
