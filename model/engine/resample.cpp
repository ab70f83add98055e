#include "model/engine/observe.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

/// Deals the cards of one seat that the viewer cannot see to the places they may lie in.
class Dealer {
public:
    Dealer(const Ruleset& rules, Table& table, SeatId seat, Rng& rng) : m_rules(rules), m_table(table), m_seat(seat), m_rng(rng) {}

    void deal()
    {
        countUnseen();
        shufflePool();
        CombatSide* hidden = hiddenSide();
        if (hidden) dealCommitted(*hidden);
        dealPile(owner().hand);
        dealPile(owner().deck);
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
        for (std::size_t c = 0; c < cards.size(); ++c) m_left[c] = cards[c].copies;
        for (CardId card : owner().discard) drop(card);
        for (CardId card : owner().deck) drop(card);
        for (CardId card : owner().hand) drop(card);
        for (const CombatSide& side : m_table.combat.sides) {
            if (side.fighter == FighterId::none || seatOf(side.fighter) != m_seat) continue;
            drop(side.card);
            drop(side.boost);
        }
        if (m_table.turn.schemeSeat == m_seat) drop(m_table.turn.schemeCard);
        // A hand not seen as a whole still holds what was shown of it.
        const bool hiddenHand = owner().hand.find(CardId::unseen) >= 0;
        if (hiddenHand)
            for (const Shown& shown : owner().shown) {
                drop(shown.card());
                m_known.push(shown.card());
            }
    }

    void shufflePool()
    {
        for (std::size_t c = 0; c < m_left.size(); ++c)
            for (int i = 0; i < m_left[c] && !m_pool.full(); ++i) m_pool.push(static_cast<CardId>(c));
        for (std::uint32_t i = m_pool.count; i > 1; --i) std::swap(m_pool.items[i - 1], m_pool.items[m_rng.below(i)]);
    }

    CombatSide* hiddenSide()
    {
        for (CombatSide& side : m_table.combat.sides)
            if (side.fighter != FighterId::none && seatOf(side.fighter) == m_seat && side.card == CardId::unseen) return &side;
        return nullptr;
    }

    [[nodiscard]] bool couldCommit(CardId card, const CombatSide& side) const
    {
        const CardKind& kind = m_rules.card(m_seat, card);
        const bool attack = &side == &m_table.combat.sides[attackSide];
        return (attack ? kind.attacks() : kind.defends()) && mayUse(m_rules, m_table, side.fighter, kind);
    }

    /// One of the cards that may have been in the hand, legal for its fighter; any legal one if need be.
    void dealCommitted(CombatSide& side)
    {
        const std::uint32_t hand = owner().hand.count + 1u;
        const std::uint32_t fromPool = hand > m_known.count ? std::min<std::uint32_t>(hand - m_known.count, m_pool.count) : 0;
        Few<std::uint8_t, 2 * maxDeck> candidates{};
        for (std::size_t i = 0; i < m_known.size(); ++i)
            if (couldCommit(m_known[i], side)) candidates.push(static_cast<std::uint8_t>(i));
        for (std::size_t i = 0; i < fromPool; ++i)
            if (couldCommit(m_pool[i], side)) candidates.push(static_cast<std::uint8_t>(maxDeck + i));
        for (std::size_t i = fromPool; candidates.empty() && i < m_pool.size(); ++i)
            if (couldCommit(m_pool[i], side)) candidates.push(static_cast<std::uint8_t>(maxDeck + i));
        if (candidates.empty()) return;
        const std::uint8_t chosen = candidates[m_rng.below(candidates.count)];
        side.card = chosen < maxDeck ? m_known.removeAt(chosen) : m_pool.removeAt(static_cast<std::size_t>(chosen - maxDeck));
    }

    void dealPile(Pile& pile)
    {
        for (CardId& card : pile) {
            if (card != CardId::unseen) continue;
            Pile& source = &pile == &owner().hand && !m_known.empty() ? m_known : m_pool;
            card = source.empty() ? idAt<CardId>(0) : source.removeAt(source.size() - 1);
        }
    }

    const Ruleset& m_rules;
    Table& m_table;
    SeatId m_seat;
    Rng& m_rng;
    std::array<int, maxDeck> m_left{};
    Pile m_known{};
    Pile m_pool{};
};

} // namespace

State resample(const Ruleset& rules, const State& observation, SeatId, Rng& rng)
{
    State full = observation;
    for (std::size_t s = 0; s < rules.seats.size(); ++s) Dealer(rules, full.table, idAt<SeatId>(static_cast<int>(s)), rng).deal();
    full.rng = Rng::seeded(rng.next(), rng.next());
    return full;
}

} // namespace fabletop
