// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/observe.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

/// Deals the cards of one seat that the viewer cannot see to the places they may lie in.
class Dealer {
public:
    Dealer(const MatchRules& rules, Table& table, SeatId seat, Rng& rng)
        : m_rules(rules), m_table(table), m_seat(seat), m_rng(rng)
    {}

    void deal()
    {
        countUnseen();
        shufflePool();
        dealCommitted();
        dealPile(owner().hand(), m_known);
        dealPile(owner().deck(), m_pool);
    }

private:
    [[nodiscard]] SeatState& owner() { return m_table.seat(m_seat); }

    void drop(CardId card)
    {
        if (card != CardId::none && card != CardId::unseen && m_left[index(card)] > 0) --m_left[index(card)];
    }

    /// The whole deck less every card whose place is known.
    void countUnseen()
    {
        const auto& cards = m_rules.hero(m_seat).cards;
        for (std::size_t c = 0; c < cards.size(); ++c)
            m_left[c] = cards[c].copies;
        for (CardId card : owner().discard())
            drop(card);
        for (CardId card : owner().deck())
            drop(card);
        for (CardId card : owner().hand())
            drop(card);
        for (const CombatSide& side : m_table.combat.sides) {
            if (side.fighter == FighterId::none || seatOf(side.fighter) != m_seat) continue;
            drop(side.card);
            drop(side.boost);
        }
        if (m_table.turn.schemeSeat == m_seat) drop(m_table.turn.schemeCard);
        // A hand not seen as a whole still holds what was shown of it, or those cards lie in the combat.
        bool hidden = owner().hand().find(CardId::unseen) >= 0;
        for (const CombatSide& side : m_table.combat.sides)
            hidden = hidden || (own(side) && (side.card == CardId::unseen || side.boost == CardId::unseen));
        if (hidden)
            for (const Shown& shown : owner().shown) {
                drop(shown.card());
                m_known.push(shown.card());
            }
    }

    void shufflePool()
    {
        for (std::size_t c = 0; c < m_left.size(); ++c)
            for (int i = 0; i < m_left[c] && !m_pool.full(); ++i)
                m_pool.push(idAt<CardId>(static_cast<int>(c)));
        for (std::uint32_t i = m_pool.count; i > 1; --i)
            std::swap(m_pool.items[i - 1], m_pool.items[m_rng.below(i)]);
    }

    [[nodiscard]] bool own(const CombatSide& side) const
    {
        return side.fighter != FighterId::none && seatOf(side.fighter) == m_seat;
    }

    [[nodiscard]] bool couldCommit(CardId card, const CombatSide& side) const
    {
        const CardKind& kind = m_rules.card(m_seat, card);
        const bool attack = &side == &m_table.combat.sides[attackSide];
        return (attack ? kind.attacks() : kind.defends()) && mayUse(m_rules, m_table, side.fighter, kind);
    }

    /// A card that `fits`, from those that may have been in the hand before it was committed. What is surely
    /// known of the hand must find room there or among the committed cards, so the rest is drawn upon only
    /// while room is left.
    template <typename Fits> CardId commit(Fits fits)
    {
        InlineVector<std::uint8_t, 2 * maxDeck> candidates{};
        for (std::size_t i = 0; i < m_known.size(); ++i)
            if (fits(m_known[i])) candidates.push(narrowed<std::uint8_t>(i));
        const bool room = m_places > m_known.size();
        const std::size_t fromPool =
            room ? std::min<std::size_t>(m_places - m_known.size(), m_pool.size()) : 0;
        for (std::size_t i = 0; i < fromPool; ++i)
            if (fits(m_pool[i])) candidates.push(narrowed<std::uint8_t>(maxDeck + i));
        for (std::size_t i = fromPool; candidates.empty() && room && i < m_pool.size(); ++i)
            if (fits(m_pool[i])) candidates.push(narrowed<std::uint8_t>(maxDeck + i));
        --m_places;
        if (candidates.empty()) return CardId::unseen;
        const std::uint8_t chosen = candidates[m_rng.below(candidates.count)];
        return chosen < maxDeck ? m_known.removeAt(chosen)
                                : m_pool.removeAt(static_cast<std::size_t>(chosen - maxDeck));
    }

    void dealCommitted()
    {
        m_places = owner().hand().size();
        for (const CombatSide& side : m_table.combat.sides)
            if (own(side)) m_places += (side.card == CardId::unseen) + (side.boost == CardId::unseen);
        for (CombatSide& side : m_table.combat.sides) {
            if (!own(side)) continue;
            if (side.card == CardId::unseen)
                side.card = commit([&](CardId card) { return couldCommit(card, side); });
            if (side.boost == CardId::unseen)
                side.boost = commit([&](CardId card) { return m_rules.card(m_seat, card).boost != noValue; });
        }
    }

    /// From `first` as long as there is something, then from the pool.
    void dealPile(SeatPile pile, Pile& first)
    {
        for (CardId& card : pile) {
            if (card != CardId::unseen) continue;
            Pile& source = first.empty() ? m_pool : first;
            card = source.empty() ? idAt<CardId>(0) : source.removeAt(source.size() - 1);
        }
    }

    const MatchRules& m_rules;
    Table& m_table;
    SeatId m_seat;
    Rng& m_rng;
    std::array<int, maxDeck> m_left{};
    Pile m_known{};
    Pile m_pool{};
    std::size_t m_places = 0; ///< in the hand and among the cards committed face down
};

} // namespace

State resample(const MatchRules& rules, const State& observation, SeatId, Rng& rng)
{
    State full = observation;
    for (std::size_t s = 0; s < rules.seats.size(); ++s)
        Dealer(rules, full.table, idAt<SeatId>(static_cast<int>(s)), rng).deal();
    full.rng = Rng::seeded(rng.next(), rng.next());
    return full;
}

} // namespace fabletop
