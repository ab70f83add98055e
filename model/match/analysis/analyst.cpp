// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/analysis/analyst.h"

#include "model/content/records/decisionjson.h"
#include "model/engine/engine.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

/// Whether something came to light there that nobody had decided.
bool chanceAt(const Timeline& timeline, int position)
{
    const bool discards = timeline.step(position).decision.verb == Verb::discard;
    const auto byChance = [discards](const Event& event) {
        if (std::holds_alternative<DeckShuffled>(event.body) ||
            std::holds_alternative<CardsShown>(event.body) || std::holds_alternative<CardsTurned>(event.body))
            return true;
        const auto* moved = std::get_if<CardMoved>(&event.body);
        return moved && (moved->why == Why::draw ||
                         (moved->why == Why::discard && !discards && moved->from == Place::hand));
    };
    const auto events = timeline.events(position);
    return std::any_of(events.begin(), events.end(), byChance);
}

/// As files keep it (analysisjson.h), so that an analysis is the same before and after.
float asKept(float chance)
{
    return std::round(chance * 10'000) / 10'000;
}

Band asKept(const Band& band)
{
    return {asKept(band.chance), asKept(band.low), asKept(band.high)};
}

std::uint64_t seedOfChance(int position)
{
    return seedOfDecision(position) - 100;
}

} // namespace

Analyst::Analyst(std::shared_ptr<const MatchRules> rules, const Timeline& timeline, const JudgeBudget& budget)
    : m_rules(std::move(rules)), m_timeline(timeline), m_budget(budget),
      m_chances(static_cast<std::size_t>(timeline.last()) + 1), m_decisions(m_chances.size()),
      m_ready(m_chances.size())
{
    m_budget.stop = &m_stopped;
}

NotAnalysable Analyst::whyNot(const Timeline& timeline)
{
    if (timeline.empty() || !timeline.state(timeline.last()).table.over()) return NotAnalysable::unfinished;
    for (int position = 1; position <= timeline.last(); ++position)
        if (timeline.step(position).foldedOnly) return NotAnalysable::recordedOnly;
    return NotAnalysable::nothing;
}

void Analyst::work()
{
    for (int position = m_next++; position < total() && !m_stopped; position = m_next++) {
        analyse(position);
        if (m_stopped) return; // what came out is of no use
        m_ready[static_cast<std::size_t>(position)] = true;
        ++m_done;
    }
}

void Analyst::analyse(int position)
{
    const auto place = static_cast<std::size_t>(position);
    m_chances[place] =
        asKept(judgeChance(*m_rules, m_timeline.state(position), m_budget, seedOfChance(position)));
    if (position > 0) m_decisions[place] = judge(position);
}

/// The decision that led to `position`.
std::optional<AnalysedDecision> Analyst::judge(int position) const
{
    const Step& step = m_timeline.step(position);
    const State& before = m_timeline.state(position - 1);
    const auto options = std::make_unique<OptionList>();
    legal(*m_rules, before, *options);
    const int played = options->find(step.decision);
    if (step.resignation || options->count < 2 || played < 0) return std::nullopt;
    const SeatId seat = before.flow.decides;
    const JudgedDecision judged = judgeDecision(*m_rules, observe(*m_rules, before, seat), seat, *options,
                                                played, m_budget, seedOfDecision(position));
    AnalysedDecision decision{position,
                              seat,
                              asKept(judged.bestChance),
                              asKept(judged.playedChance),
                              asKept(judged.lost),
                              std::min(1.0F, asKept(judged.doubt)),
                              {}};
    if (decision.lost > 0) {
        decision.better = toJson(*m_rules, before, (*options)[judged.best]);
    } else { // less than files tell is nothing
        decision.played = decision.best;
        decision.doubt = 0;
    }
    return decision;
}

MatchAnalysis Analyst::result() const
{
    MatchAnalysis analysis{analysisVersion(), m_budget.iterations, {}, {}, {}};
    for (int position = 0; position < total(); ++position) {
        const auto place = static_cast<std::size_t>(position);
        if (!m_ready[place]) break;
        analysis.chances.push_back(m_chances[place]);
        if (position == 0) continue;
        if (m_decisions[place]) analysis.decisions.push_back(*m_decisions[place]);
        if (chanceAt(m_timeline, position)) analysis.chanceful.push_back(position);
    }
    return analysis;
}

} // namespace fabletop
