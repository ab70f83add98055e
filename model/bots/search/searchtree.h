// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SearchTree: what a search has found out, as nodes and the decisions between them.
///
/// Why a tree for each seat: a node is everything its seat may know so far. A card committed face down is one
/// and the same way to everybody else, so that nobody plans with what it can't see (multiple-observer
/// information-set Monte Carlo tree search, Cowling, Powley and Whitehouse 2012).

#include "model/engine/decision.h"

#include <cstdint>
#include <vector>

namespace fabletop {

/// A decision in 64 bits: equal ones have equal keys.
[[nodiscard]] std::uint64_t keyOf(const Decision& decision);
/// The decision as other seats see it made: a card committed to a combat stays face down (R-ATT-06).
[[nodiscard]] Decision asSeenByOthers(const Decision& decision);

using NodeId = std::uint32_t;
using EdgeId = std::uint32_t;
inline constexpr NodeId noNode = 0xFFFFFFFF;

/// One way out of a node.
struct Edge {
    std::uint64_t key = 0;
    NodeId node = noNode;
    NodeId child = noNode;
    std::uint32_t visits = 0;
    std::uint32_t available = 0; ///< visits to the node at which this way was open
    float sum = 0;               ///< of the chances to win that came of it, for the team that decided
    float liking = 0;            ///< how promising it looks at a glance, above 0

    [[nodiscard]] float mean(float unknown) const
    {
        return visits == 0 ? unknown : sum / static_cast<float>(visits);
    }
};

class SearchTree {
public:
    SearchTree();

    [[nodiscard]] NodeId newNode();
    [[nodiscard]] std::uint32_t& visits(NodeId node) { return m_visits[node]; }
    /// The way with that key, made if there is none yet; `isNew` says so. Ids stay, references don't.
    [[nodiscard]] EdgeId edge(NodeId node, std::uint64_t key, bool& isNew);
    [[nodiscard]] Edge& at(EdgeId edge) { return m_edges[edge]; }
    /// Where the way leads, made if nobody has gone there.
    [[nodiscard]] NodeId child(EdgeId edge);
    [[nodiscard]] std::size_t nodes() const { return m_visits.size(); }

private:
    void grow();

    std::vector<Edge> m_edges;
    std::vector<std::uint32_t> m_visits; ///< by node
    std::vector<EdgeId> m_slots;         ///< open addressing; a power of two
};

} // namespace fabletop
