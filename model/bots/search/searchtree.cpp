// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/search/searchtree.h"

#include <cstddef>

namespace fabletop {

namespace {

constexpr EdgeId emptySlot = 0xFFFFFFFF;
constexpr std::size_t slotsAtFirst = 1024;

std::size_t hashOf(NodeId node, std::uint64_t key)
{
    std::uint64_t z = key + node * 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 32)) * 0xD6E8FEB86659FD93ULL;
    return static_cast<std::size_t>(z ^ (z >> 32));
}

} // namespace

std::uint64_t keyOf(const Decision& decision)
{
    std::uint64_t key = 0;
    const auto put = [&key](std::uint64_t value, unsigned bits) {
        key = (key << bits) | (value & ((1ULL << bits) - 1));
    };
    put(static_cast<std::uint64_t>(decision.verb), 4);
    put(index(decision.seat), 3);
    put(index(decision.fighter), 6);
    put(index(decision.target), 6);
    put(index(decision.card), 6);
    put(index(decision.cardSeat), 3);
    put(index(decision.space), 7);
    put(index(decision.token), 6);
    put(index(decision.player), 3);
    put(decision.number, 8);
    put(decision.option, 8);
    return key;
}

Decision asSeenByOthers(const Decision& decision)
{
    Decision seen = decision;
    const bool faceDown = decision.verb == Verb::attack || decision.verb == Verb::defend;
    if (faceDown && seen.card != CardId::none) seen.card = CardId::unseen;
    return seen;
}

SearchTree::SearchTree() : m_slots(slotsAtFirst, emptySlot) {}

NodeId SearchTree::newNode()
{
    m_visits.push_back(0);
    return static_cast<NodeId>(m_visits.size() - 1);
}

EdgeId SearchTree::edge(NodeId node, std::uint64_t key, bool& isNew)
{
    if (2 * (m_edges.size() + 1) > m_slots.size()) grow();
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = hashOf(node, key) & mask;
    for (; m_slots[slot] != emptySlot; slot = (slot + 1) & mask) {
        const Edge& there = m_edges[m_slots[slot]];
        if (there.node == node && there.key == key) {
            isNew = false;
            return m_slots[slot];
        }
    }
    isNew = true;
    m_slots[slot] = static_cast<EdgeId>(m_edges.size());
    m_edges.push_back({.key = key, .node = node});
    return m_slots[slot];
}

NodeId SearchTree::child(EdgeId edge)
{
    if (m_edges[edge].child == noNode) m_edges[edge].child = newNode();
    return m_edges[edge].child;
}

void SearchTree::grow()
{
    m_slots.assign(2 * m_slots.size(), emptySlot);
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        std::size_t slot = hashOf(m_edges[i].node, m_edges[i].key) & mask;
        while (m_slots[slot] != emptySlot)
            slot = (slot + 1) & mask;
        m_slots[slot] = static_cast<EdgeId>(i);
    }
}

} // namespace fabletop
