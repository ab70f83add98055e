// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/gamerunner.h"

#include "model/engine/observe.h"

namespace fabletop {

namespace {

constexpr int mostDecisions = 20'000; ///< far beyond what decks allow; a game past it has a fault

} // namespace

GameRunner::GameRunner(const MatchRules& rules, std::vector<std::unique_ptr<Bot>> bots)
    : m_rules(rules), m_bots(std::move(bots)), m_options(std::make_unique<OptionList>())
{}

int GameRunner::pick(const State& state, Rng& rng)
{
    const SeatId seat = state.flow.decides;
    Bot& bot = *m_bots[index(seat)];
    if (!bot.looks()) return bot.choose(m_rules, state, seat, *m_options, rng);
    return bot.choose(m_rules, observe(m_rules, state, seat), seat, *m_options, rng);
}

GameResult GameRunner::play(std::uint64_t seed)
{
    State state = freshState(m_rules, seed);
    Rng rng = Rng::seeded(seed, 1);
    begin(m_rules, state, *m_options);
    GameResult result;
    while (state.flow.open && result.decisions < mostDecisions) {
        answer(m_rules, state, (*m_options)[pick(state, rng)], *m_options);
        ++result.decisions;
    }
    result.winner = state.table.turn.winner;
    result.turns = state.table.turn.number;
    result.fault = state.flow.fault != Fault::none || !state.table.over();
    return result;
}

GameResult GameRunner::play(std::uint64_t seed, const Watcher& watcher)
{
    State state = freshState(m_rules, seed);
    Rng rng = Rng::seeded(seed, 1);
    EventLog log;
    State before = state;
    begin(m_rules, state, *m_options, &log);
    watcher(nullptr, before, state, log);
    GameResult result;
    while (state.flow.open && result.decisions < mostDecisions) {
        log.events.clear();
        log.answered.clear();
        const Decision decision = (*m_options)[pick(state, rng)];
        before = state;
        answer(m_rules, state, decision, *m_options, &log);
        watcher(&decision, before, state, log);
        ++result.decisions;
    }
    result.winner = state.table.turn.winner;
    result.turns = state.table.turn.number;
    result.fault = state.flow.fault != Fault::none || !state.table.over();
    return result;
}

std::uint64_t gameSeed(std::uint64_t seed, std::uint64_t number)
{
    // splitmix64: neighbouring numbers give unrelated games.
    std::uint64_t z = seed * 0x9E3779B97F4A7C15ULL + number * 0xBF58476D1CE4E5B9ULL + 0x94D049BB133111EBULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

} // namespace fabletop
