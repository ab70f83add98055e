// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PackedCards: up to six cards in one word of a Frame, in order: what "them" means after drawing or looking.
///
/// The vocabulary lets no text look at, draw or put back more at once; one that could is refused when it is
/// read. `push` still says whether there was room, so that a fault stops the match instead of losing a card.

#include "model/table/ids.h"

#include <bit>

namespace fabletop {

class PackedCards {
public:
    static constexpr int capacity = mostAtHand;
    explicit PackedCards(std::uint32_t& bits) : m_bits(bits) {}

    /// Five bits a card, behind a one that marks where they begin.
    [[nodiscard]] bool push(CardId card)
    {
        if (size() == capacity) return false;
        m_bits = (m_bits ? m_bits : 1u) << 5 | static_cast<std::uint32_t>(index(card) & 31);
        return true;
    }
    [[nodiscard]] int size() const { return m_bits ? (31 - std::countl_zero(m_bits)) / 5 : 0; }
    [[nodiscard]] CardId operator[](int i) const
    {
        return idAt<CardId>(static_cast<int>(m_bits >> (5 * (size() - 1 - i)) & 31));
    }
    /// From place `first` on.
    [[nodiscard]] std::uint32_t kinds(int first = 0) const
    {
        std::uint32_t set = 0;
        for (int i = first; i < size(); ++i)
            set |= std::uint32_t{1} << index((*this)[i]);
        return set;
    }
    /// Takes the first copy out, keeping the order of the others.
    void remove(CardId card)
    {
        std::uint32_t rest = 0;
        PackedCards kept(rest);
        bool found = false;
        for (int i = 0; i < size(); ++i) {
            if (!found && (*this)[i] == card)
                found = true;
            else
                (void)kept.push((*this)[i]); // no more than there were
        }
        m_bits = rest;
    }
    /// Puts the first copy from place `to` on at that place, keeping the order of the others.
    void bring(CardId card, int to)
    {
        int from = to;
        while (from < size() && (*this)[from] != card)
            ++from;
        if (from == size()) return;
        std::uint32_t rest = 0;
        PackedCards kept(rest);
        for (int i = 0; i < size(); ++i) {
            if (i == to) (void)kept.push(card);
            if (i != from) (void)kept.push((*this)[i]);
        }
        m_bits = rest;
    }
    void clear() { m_bits = 0; }

private:
    std::uint32_t& m_bits;
};

} // namespace fabletop
