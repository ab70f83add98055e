// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Decision: one answer of a player, the only input a match takes.

#include "model/table/ids.h"

#include <cassert>

namespace fabletop {

enum class Verb : std::uint8_t {
    maneuver,
    boost,
    move,
    place,
    scheme,
    attack,
    defend,
    discard,
    choose,
    yes,
    decline
};

struct Decision {
    Verb verb = Verb::decline;
    SeatId seat = SeatId::none; ///< who decides
    FighterId fighter = FighterId::none;
    FighterId target = FighterId::none;
    CardId card = CardId::none;
    SeatId cardSeat = SeatId::none; ///< whose card it is
    SpaceId space = SpaceId::none;
    TokenId token = TokenId::none;
    SeatId player = SeatId::none;
    std::uint8_t number = 0xFF; ///< 0 … 9
    std::uint8_t option = 0xFF; ///< place in the list of named options, from 0
    bool operator==(const Decision&) const = default;
};

/// The legal decisions of one open choice, in the caller's memory: no heap in search.
struct OptionList {
    /// The most there can be: an action, with every kind of card, fighter and opponent. A movement has fewer.
    /// A list that is full all the same is a fault, see `full`.
    static constexpr int capacity = 1 + (maxDeck - 1) * heroFighters * (1 + maxSeats * heroFighters / 2);
    static_assert(capacity >= heroFighters * maxSpaces + maxDeck + 1);
    Decision items[capacity];
    int count = 0;
    bool full = false; ///< there were more answers than it holds

    void clear()
    {
        count = 0;
        full = false;
    }
    void add(const Decision& decision)
    {
        if (count < capacity)
            items[count++] = decision;
        else
            full = true;
    }
    [[nodiscard]] const Decision* begin() const { return items; }
    [[nodiscard]] const Decision* end() const { return items + count; }
    [[nodiscard]] const Decision& operator[](int i) const { return items[i]; }
    [[nodiscard]] int find(const Decision& decision) const
    {
        for (int i = 0; i < count; ++i)
            if (items[i] == decision) return i;
        return -1;
    }
};

} // namespace fabletop
