// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/search/search.h"

#include "model/bots/scoring.h"
#include "model/bots/search/playout.h"
#include "model/bots/search/searchtree.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>

namespace fabletop {

namespace {

using Clock = std::chrono::steady_clock;

constexpr float curiosity = 1.1F; ///< how much what was seldom tried is worth trying
constexpr float caution = 0.08F;  ///< by which what was never tried is thought worse than the rest
constexpr std::size_t longestLine = 48;
constexpr std::size_t longestTold = 8;   ///< decisions of a line that is told
constexpr std::uint32_t leastVisits = 7; ///< what was gone less often is no line
constexpr int mostWorlds = 192;          ///< guesses at the hidden cards that all decisions are tried in

/// Iterations of one tree for each seat.
class TreeSearch {
public:
    TreeSearch(const MatchRules& rules, const State& observation, SeatId seat, const SearchLimits& limits,
               std::uint64_t seed)
        : m_rules(rules), m_observation(observation), m_seat(seat), m_only(limits.only),
          m_rng(Rng::seeded(seed, 7)), m_options(std::make_unique<OptionList>()), m_playout(limits.weights)
    {
        for (NodeId& root : m_roots)
            root = m_tree.newNode();
    }

    void run(int iterations, Clock::time_point deadline, const std::atomic<bool>* stop)
    {
        m_worlds.reserve(static_cast<std::size_t>(std::min(iterations, mostWorlds)));
        for (int i = 0; i < iterations; ++i) {
            if ((i & 15) == 15 && ((stop && *stop) || Clock::now() >= deadline)) return;
            iterate(i);
            ++m_done;
        }
    }

    void addTo(Judgement& judgement, const OptionList& options)
    {
        for (int i = 0; i < options.count; ++i) {
            bool isNew = false;
            const Edge& edge = m_tree.at(m_tree.edge(m_roots[index(m_seat)], keyOf(options[i]), isNew));
            JudgedOption& into = judgement.options[static_cast<std::size_t>(i)];
            into.visits += edge.visits;
            into.chance += edge.sum; // divided when all have been added up
        }
        judgement.trees.push_back({m_done, m_done > 0 ? m_sum / static_cast<float>(m_done) : 0});
        judgement.nodes += m_tree.nodes();
        judgement.applied += m_applied;
        judgement.iterations += m_done;
    }

    /// Through the first guess at the hidden cards, as often as anybody has gone that way.
    std::vector<Decision> likelyLine()
    {
        std::vector<Decision> line;
        if (m_worlds.empty()) return line;
        State state = m_worlds.front();
        NodeId at[maxSeats];
        std::copy(std::begin(m_roots), std::end(m_roots), at);
        legal(m_rules, state, *m_options);
        while (state.flow.open && line.size() < longestTold) {
            const SeatId actor = state.flow.decides;
            const int place = mostVisited(at[index(actor)]);
            if (place < 0) break;
            const Decision decision = (*m_options)[place];
            line.push_back(actor == m_seat ? decision : asSeenByOthers(decision));
            answer(m_rules, state, decision, *m_options);
            follow(decision, actor, at);
        }
        return line;
    }

private:
    struct Step {
        EdgeId edge;
        NodeId node;
        bool team0;
    };

    /// The same guesses for every decision, so that what they are compared by is not luck.
    State world(int iteration)
    {
        const auto place = static_cast<std::size_t>(iteration % mostWorlds);
        if (place == m_worlds.size()) m_worlds.push_back(resample(m_rules, m_observation, m_seat, m_rng));
        return m_worlds[place];
    }

    void iterate(int iteration)
    {
        State state = world(iteration);
        NodeId at[maxSeats];
        std::copy(std::begin(m_roots), std::end(m_roots), at);
        m_line.clear();
        legal(m_rules, state, *m_options);
        while (state.flow.open && m_line.size() < longestLine) {
            const SeatId actor = state.flow.decides;
            const NodeId node = at[index(actor)];
            if (m_tree.visits(node) == 0 && !m_line.empty()) { // as far as anybody has looked
                ++m_tree.visits(node);
                break;
            }
            const int wanted = m_only && m_line.empty() ? m_options->find(*m_only) : -1;
            const int chosen = wanted >= 0 ? only(wanted, node) : select(state, actor, node);
            const Decision decision = (*m_options)[chosen];
            m_line.push_back({m_edges[static_cast<std::size_t>(chosen)], node, m_rules.team(actor) == 0});
            answer(m_rules, state, decision, *m_options);
            ++m_applied;
            follow(decision, actor, at);
        }
        const float chance = m_playout.play(m_rules, state, *m_options, m_rng, m_applied);
        m_sum += chance;
        for (const Step& step : m_line) {
            Edge& edge = m_tree.at(step.edge);
            ++edge.visits;
            ++m_tree.visits(step.node);
            edge.sum += step.team0 ? chance : 1 - chance;
        }
    }

    /// Takes every seat's tree to the node of what it has seen now.
    void follow(const Decision& decision, SeatId actor, NodeId (&at)[maxSeats])
    {
        const std::uint64_t own = keyOf(decision);
        const std::uint64_t seen = keyOf(asSeenByOthers(decision));
        for (int place = 0; place < m_rules.seatCount(); ++place) {
            NodeId& node = at[place];
            bool isNew = false;
            node = m_tree.child(m_tree.edge(node, idAt<SeatId>(place) == actor ? own : seen, isNew));
        }
    }

    /// Of the open ways; -1: none has been gone often enough to tell anything.
    int mostVisited(NodeId node)
    {
        int best = -1;
        std::uint32_t most = leastVisits;
        for (int i = 0; i < m_options->count; ++i) {
            bool isNew = false;
            const Edge& edge = m_tree.at(m_tree.edge(node, keyOf((*m_options)[i]), isNew));
            if (edge.visits > most) most = edge.visits, best = i;
        }
        return best;
    }

    /// The one way that is looked at, as if nothing else were open.
    int only(int place, NodeId node)
    {
        bool isNew = false;
        m_edges.resize(static_cast<std::size_t>(m_options->count));
        m_edges[static_cast<std::size_t>(place)] = m_tree.edge(node, keyOf((*m_options)[place]), isNew);
        return place;
    }

    /// The most promising of the open ways (PUCT, with how often each was open: Silver et al. 2017).
    int select(const State& state, SeatId actor, NodeId node)
    {
        const int count = m_options->count;
        m_edges.resize(static_cast<std::size_t>(count));
        std::optional<DecisionScorer> scorer;
        float likings = 0;
        float sum = 0;
        float visits = 0;
        for (int i = 0; i < count; ++i) {
            const Decision& decision = (*m_options)[i];
            bool isNew = false;
            const EdgeId id = m_tree.edge(node, keyOf(decision), isNew);
            Edge& edge = m_tree.at(id);
            if (edge.liking == 0) {
                if (!scorer) scorer.emplace(m_rules, state.table, actor);
                edge.liking = likingOf(scorer->score(decision));
            }
            ++edge.available;
            m_edges[static_cast<std::size_t>(i)] = id;
            likings += edge.liking;
            sum += edge.sum;
            visits += static_cast<float>(edge.visits);
        }
        const float unknown = visits > 0 ? std::max(0.0F, sum / visits - caution) : 0.5F;
        int best = 0;
        float bestWorth = -1;
        for (int i = 0; i < count; ++i) {
            const Edge& edge = m_tree.at(m_edges[static_cast<std::size_t>(i)]);
            const float tried = 1 + static_cast<float>(edge.visits);
            const float worth = edge.mean(unknown) + curiosity * edge.liking / likings *
                                                         std::sqrt(static_cast<float>(edge.available)) /
                                                         tried;
            if (worth > bestWorth) bestWorth = worth, best = i;
        }
        return best;
    }

    const MatchRules& m_rules;
    const State& m_observation;
    const SeatId m_seat;
    const std::optional<Decision> m_only;
    Rng m_rng;
    SearchTree m_tree;
    NodeId m_roots[maxSeats];
    std::vector<State> m_worlds;
    std::vector<Step> m_line;
    std::vector<EdgeId> m_edges; ///< of the open ways
    std::unique_ptr<OptionList> m_options;
    Playout m_playout;
    std::uint64_t m_applied = 0;
    int m_done = 0;
    float m_sum = 0; ///< of the chances of team 0
};

} // namespace

int Judgement::best() const
{
    int best = 0;
    for (int i = 1; i < static_cast<int>(options.size()); ++i)
        if (options[static_cast<std::size_t>(i)].visits > options[static_cast<std::size_t>(best)].visits)
            best = i;
    return best;
}

Judgement searchDecision(const MatchRules& rules, const State& observation, SeatId seat,
                         const OptionList& options, const SearchLimits& limits, std::uint64_t seed)
{
    const int trees = std::max(1, limits.trees);
    const auto deadline =
        limits.ceiling.count() > 0 ? Clock::now() + limits.ceiling : Clock::time_point::max();
    std::vector<std::unique_ptr<TreeSearch>> all;
    for (int tree = 0; tree < trees; ++tree)
        all.push_back(std::make_unique<TreeSearch>(rules, observation, seat, limits,
                                                   seed + static_cast<std::uint64_t>(tree)));
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int tree = next++; tree < trees; tree = next++) {
            const int share = limits.iterations / trees + (tree < limits.iterations % trees ? 1 : 0);
            all[static_cast<std::size_t>(tree)]->run(share, deadline, limits.stop);
        }
    };
    std::vector<std::thread> helpers;
    for (int thread = 1; thread < std::min(limits.threads, trees); ++thread)
        helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers)
        helper.join();

    Judgement judgement;
    judgement.options.resize(static_cast<std::size_t>(options.count));
    for (const auto& tree : all)
        tree->addTo(judgement, options);
    judgement.line = all.front()->likelyLine();
    for (JudgedOption& option : judgement.options)
        if (option.visits > 0) option.chance /= static_cast<float>(option.visits);
    return judgement;
}

Judgement searchChance(const MatchRules& rules, const State& observation, SeatId seat,
                       const SearchLimits& limits, std::uint64_t seed)
{
    const auto none = std::make_unique<OptionList>();
    return searchDecision(rules, observation, seat, *none, limits, seed);
}

} // namespace fabletop
