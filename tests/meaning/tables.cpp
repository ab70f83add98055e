// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/meaning/tables.h"

#include "model/engine/engine.h"
#include "model/table/rng.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fabletop::meaning {

namespace {

class Setter {
public:
    Setter(const MatchRules& rules, int number, CardId card)
        : m_rules(rules), m_number(number), m_card(card),
          m_rng(Rng::seeded(static_cast<std::uint64_t>(number) + 77)),
          m_state(freshState(rules, static_cast<std::uint64_t>(number)))
    {}

    State set()
    {
        findSpaces();
        for (int seat = 0; seat < m_rules.seatCount(); ++seat) {
            fighters(idAt<SeatId>(seat));
            cards(idAt<SeatId>(seat));
        }
        SeatState& own = m_state.table.seats[0];
        for (std::size_t i = 0; i < m_rules.hero(SeatId{0}).tokens.size(); ++i)
            own.tokens[i] = tokenSpace(i);
        own.form = m_number % 3 == 2 ? 1 : 0;
        m_state.table.turn.taken = 0;
        return m_state;
    }

private:
    std::size_t below(std::size_t bound) { return m_rng.below(static_cast<std::uint32_t>(bound)); }

    /// Some that lie together, in an order by chance; more of them on some tables.
    void findSpaces()
    {
        const Board& board = m_rules.board;
        const std::size_t wanted = (inTeams(m_number) ? 22 : 12) + (m_number % 3) * 4;
        std::vector<SpaceId> found{
            idAt<SpaceId>(static_cast<int>(below(static_cast<std::size_t>(board.count))))};
        SpaceSet seen = bit(found[0]);
        for (std::size_t at = 0; at < found.size(); ++at)
            for (SpaceId next : members<SpaceId>(board.adjacent[index(found[at])]))
                if (!(seen & bit(next)) && found.size() < wanted) {
                    seen |= bit(next);
                    found.push_back(next);
                }
        for (std::size_t i = found.size(); i > 1; --i)
            std::swap(found[i - 1], found[below(i)]);
        m_free = found;
        m_area = found;
    }

    SpaceId nextSpace()
    {
        const SpaceId space = m_free.back();
        m_free.pop_back();
        return space;
    }

    /// Where a fighter stands, or anywhere there, by turns; never two on one space.
    SpaceId tokenSpace(std::size_t token)
    {
        const auto holds = [&](SpaceId space) {
            for (std::size_t i = 0; i < token; ++i)
                if (m_state.table.seats[0].tokens[i] == space) return true;
            return false;
        };
        for (std::size_t at = m_area.size(); at-- > 0;)
            if (const SpaceId space = m_area[(at * 5 + token * 3) % m_area.size()]; !holds(space))
                return space;
        return SpaceId::none;
    }

    void fighters(SeatId seat)
    {
        const auto& all = m_rules.hero(seat).fighters;
        for (std::size_t i = 0; i < all.size(); ++i) {
            FighterState& fighter = m_state.table.fighter(fighterAt(seat, static_cast<int>(i)));
            const bool gone = i > 0 && m_number % 2 == 0 && below(4) == 0;
            const bool away = gone && below(3) == 0;
            fighter.status = !gone  ? FighterStatus::active
                             : away ? FighterStatus::away
                                    : FighterStatus::defeated;
            fighter.health = narrowed<std::uint8_t>(1 + below(all[i].maximum));
            if (i == 0) fighter.health = narrowed<std::uint8_t>(m_number % 8 == 7 ? 3 : 10 + below(4));
            if (gone && !away) fighter.health = 0;
            fighter.space = fighter.turnStart = gone ? SpaceId::none : nextSpace();
        }
    }

    void cards(SeatId seat)
    {
        const auto& kinds = m_rules.hero(seat).cards;
        std::vector<CardId> all;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            for (int copy = 0; copy < kinds[i].copies; ++copy)
                if (seat != SeatId{0} || idAt<CardId>(static_cast<int>(i)) != m_card)
                    all.push_back(idAt<CardId>(static_cast<int>(i)));
        for (std::size_t i = all.size(); i > 1; --i)
            std::swap(all[i - 1], all[below(i)]);
        SeatState& own = m_state.table.seat(seat);
        own.deck().clear();
        own.hand().clear();
        own.discard().clear();
        const bool short_ = m_number % 8 == 2;
        std::size_t hand = m_number % 8 == 6 ? 0 : 2 + below(4);
        std::size_t deck = short_ ? below(2) : all.size() - std::min(all.size(), hand + 3 + below(5));
        for (CardId card : all) {
            if (hand > 0)
                own.hand().push(card), --hand;
            else if (deck > 0)
                own.deck().push(card), --deck;
            else
                own.discard().push(card);
        }
        if (seat == SeatId{0}) own.hand().push(m_card);
    }

    const MatchRules& m_rules;
    int m_number;
    CardId m_card;
    Rng m_rng;
    State m_state;
    std::vector<SpaceId> m_free, m_area;
};

} // namespace

State tableFor(const MatchRules& rules, int number, CardId card)
{
    return Setter(rules, number, card).set();
}

std::string opposingHero()
{
    return "hero \"Foe\"\n  health 14, move 2, ranged\n\nsidekick \"Guard\" x2\n  health 3, melee\n\n"
           "form \"Day\"\n\nform \"Night\"\n\ntag \"Moon\"\n\n"
           "card \"Cut\" x5\n  attack 3, boost 1, for any, tagged Moon\n\n"
           "card \"Block\" x5\n  defense 2, boost 2, for any\n\n"
           "card \"Turn\" x6\n  versatile 2, boost 3, for Foe, tagged Moon\n\n"
           "card \"Stand\" x4\n  versatile 3, no boost, for Guard\n\n"
           "card \"Plan\" x5\n  scheme, boost 2, for any\n  when played\n    draw 1 card\n\n"
           "card \"Feint\" x5\n  versatile 1, boost 1, for Day\n";
}

} // namespace fabletop::meaning
