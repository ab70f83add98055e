// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/twin.h"

#include "model/content/records/eventjson.h"
#include "model/engine/queries.h"
#include "model/match/record/matchlines.h"
#include "model/table/fold.h"
#include "model/table/piles.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace fabletop::test {

namespace {

using Kinds = std::array<std::vector<CardId>, maxSeats>; ///< by seat and physical card

CardId kindOf(const Kinds& kinds, SeatId seat, CardId card)
{
    if (card == CardId::none || card == CardId::unseen || seat == SeatId::none) return card;
    const auto& own = kinds[index(seat)];
    return index(card) < own.size() ? own[index(card)] : card;
}

Pile named(const Kinds& kinds, SeatId seat, PileView pile)
{
    Pile out{};
    for (CardId card : pile)
        out.push(kindOf(kinds, seat, card));
    return out;
}

/// A table of physical cards as one of kinds.
Table named(const Kinds& kinds, const Table& shadow)
{
    Table table = shadow;
    for (int place = 0; place < maxSeats; ++place) {
        const SeatId seat = idAt<SeatId>(place);
        SeatState& own = table.seat(seat);
        for (std::size_t card = 0; card < own.cards.total(); ++card)
            own.cards.items[card] = kindOf(kinds, seat, own.cards.items[card]);
        const auto singles = std::exchange(own.shown, {});
        for (const Shown& shown : singles) // in the order in which the table keeps them
            learn(own, seat, kindOf(kinds, seat, shown.card()), shown.viewers(seat));
    }
    for (CombatSide& side : table.combat.sides) {
        side.card = kindOf(kinds, seatOf(side.fighter), side.card);
        side.boost = kindOf(kinds, seatOf(side.fighter), side.boost);
    }
    table.turn.schemeCard = kindOf(kinds, table.turn.schemeSeat, table.turn.schemeCard);
    return table;
}

/// The history of a match with every single card told from its copies.
class Shadow {
public:
    Shadow(const Match& match, Viewer viewer)
        : m_match(match), m_viewer(viewer), m_table(match.timeline().tableBefore(0))
    {
        for (int place = 0; place < match.rules().seatCount(); ++place) {
            const SeatPile deck = m_table.seats[place].deck();
            auto& kinds = m_kinds[static_cast<std::size_t>(place)];
            for (std::size_t card = 0; card < deck.size(); ++card) {
                kinds.push_back(deck[card]);
                deck[card] = idAt<CardId>(static_cast<int>(card));
            }
            m_known[static_cast<std::size_t>(place)].assign(kinds.size(), false);
        }
        m_before = m_table;
        const Timeline& timeline = match.timeline();
        int number = 0;
        for (int position = 0; position <= timeline.last(); ++position) {
            const int end = position == 0 ? timeline.openingCount() : timeline.step(position).endEvent;
            for (; number < end; ++number)
                take(timeline.event(number));
            m_tables.push_back(m_table);
        }
    }

    /// Whether the book kept here is the one the match kept.
    [[nodiscard]] bool agrees() const
    {
        for (int position = 0; position <= m_match.timeline().last(); ++position)
            if (!(named(m_kinds, m_tables[static_cast<std::size_t>(position)]) ==
                  m_match.timeline().state(position).table))
                return false;
        return true;
    }

    /// Other kinds for what the viewer has never seen.
    [[nodiscard]] Kinds shuffled(Rng& rng) const
    {
        for (int trial = 0; trial < 500; ++trial) {
            Kinds other = m_kinds;
            for (std::size_t seat = 0; seat < maxSeats; ++seat) {
                std::vector<std::size_t> unseen;
                for (std::size_t card = 0; card < other[seat].size(); ++card)
                    if (!m_known[seat][card]) unseen.push_back(card);
                for (std::size_t left = unseen.size(); left > 1; --left)
                    std::swap(other[seat][unseen[left - 1]],
                              other[seat][unseen[rng.below(static_cast<std::uint32_t>(left))]]);
            }
            if (couldBe(other)) return other;
        }
        return m_kinds;
    }

    [[nodiscard]] int changed(const Kinds& other) const
    {
        int count = 0;
        const auto differs = [&](SeatId seat, CardId card) {
            count += card != CardId::none && kindOf(other, seat, card) != kindOf(m_kinds, seat, card);
        };
        for (int place = 0; place < m_match.rules().seatCount(); ++place)
            for (CardId card : m_table.seats[place].hand())
                differs(idAt<SeatId>(place), card);
        for (const CombatSide& side : m_table.combat.sides)
            if (m_table.combat.step < CombatStep::over) differs(seatOf(side.fighter), side.card);
        return count;
    }

    [[nodiscard]] LoadedMatch told(const Kinds& kinds, std::uint64_t seed) const
    {
        const Timeline& timeline = m_match.timeline();
        LoadedMatch loaded;
        loaded.info = m_match.info();
        loaded.info.setup.seed = seed;
        loaded.rules = m_match.sharedRules();
        loaded.annotations = m_match.annotations();
        std::uint64_t chances = 0;
        const auto stateAt = [&](int position) {
            State state = timeline.state(position);
            state.table = named(kinds, m_tables[static_cast<std::size_t>(position)]);
            // Another generator, which is used whenever the one of the match is: that much can be seen.
            if (position > 0 && !(timeline.state(position).rng == timeline.state(position - 1).rng))
                ++chances;
            if (!(kinds == m_kinds)) state.rng = Rng::seeded(seed, chances);
            return state;
        };
        loaded.timeline =
            Timeline(named(kinds, m_before), events(kinds, 0, timeline.openingCount()), stateAt(0));
        for (int position = 1; position <= timeline.last(); ++position) {
            const Step& step = timeline.step(position);
            const auto happened = events(kinds, step.firstEvent, step.endEvent);
            if (step.resignation)
                loaded.timeline.appendResignation(step.decision.seat, happened, stateAt(position));
            else
                loaded.timeline.append(decision(kinds, step), happened, stateAt(position));
        }
        loaded.record.push_back(headerLine(loaded.info, *loaded.rules, loaded.timeline));
        for (int position = 1; position <= timeline.last(); ++position)
            loaded.record.push_back(decisionLine(*loaded.rules, loaded.timeline, position));
        loaded.lines = loaded.record;
        return loaded;
    }
    [[nodiscard]] const Kinds& kinds() const { return m_kinds; }

private:
    /// A copy of that kind in the pile: one that was shown first, so that the same copy is struck from what
    /// others know.
    [[nodiscard]] CardId find(SeatId seat, PileView pile, CardId kind, const Pile& without = {}) const
    {
        CardId found = CardId::none;
        for (CardId card : pile) {
            if (kindOf(m_kinds, seat, card) != kind || without.find(card) >= 0) continue;
            for (const Shown& shown : m_table.seat(seat).shown)
                if (shown.card() == card) return card;
            const bool better = found == CardId::none ||
                                (m_known[index(seat)][index(card)] && !m_known[index(seat)][index(found)]);
            if (better) found = card;
        }
        return found;
    }
    [[nodiscard]] CardId topmost(SeatId seat, CardId kind) const
    {
        const PileView deck = m_table.seat(seat).deck();
        for (std::size_t place = deck.size(); place-- > 0;)
            if (kindOf(m_kinds, seat, deck[place]) == kind) return deck[place];
        return CardId::none;
    }
    [[nodiscard]] Pile all(SeatId seat, PileView pile, const Pile& kinds) const
    {
        Pile found{};
        for (CardId kind : kinds)
            found.push(find(seat, pile, kind, found));
        return found;
    }
    [[nodiscard]] Pile top(SeatId seat, std::size_t count) const
    {
        const PileView deck = m_table.seat(seat).deck();
        Pile found{};
        for (std::size_t place = 0; place < count && place < deck.size(); ++place)
            found.push(deck[deck.size() - 1 - place]);
        return found;
    }

    [[nodiscard]] CardId moved(const CardMoved& event) const
    {
        const SeatState& own = m_table.seat(event.seat);
        const CombatSide& side = m_table.combat.sides[event.side & 1];
        switch (event.from) {
        case Place::deckTop:
            return event.why == Why::search ? topmost(event.seat, event.card) : own.deck().back();
        case Place::deckBottom: return own.deck()[0];
        case Place::hand: return find(event.seat, own.hand(), event.card);
        case Place::discard: return find(event.seat, own.discard(), event.card);
        case Place::combat: return side.card;
        case Place::boost: return side.boost;
        case Place::scheme: return m_table.turn.schemeCard;
        }
        return CardId::none;
    }

    void take(const Event& event)
    {
        Event single = event;
        if (auto* move = std::get_if<CardMoved>(&single.body)) move->card = moved(*move);
        if (auto* shuffle = std::get_if<DeckShuffled>(&single.body))
            shuffle->order = all(shuffle->seat, m_table.seat(shuffle->seat).deck(), shuffle->order);
        if (auto* order = std::get_if<DeckArranged>(&single.body))
            order->top = all(order->seat, top(order->seat, order->top.size()), order->top);
        if (auto* shown = std::get_if<CardsShown>(&single.body))
            shown->cards = shown->place == Place::hand
                               ? all(shown->seat, m_table.seat(shown->seat).hand(), shown->cards)
                               : top(shown->seat, shown->cards.size());
        if (auto* turned = std::get_if<CardsTurned>(&single.body)) {
            const CombatSide* sides = m_table.combat.sides;
            if (turned->attack != CardId::none) turned->attack = sides[attackSide].card;
            if (turned->defense != CardId::none) turned->defense = sides[defenseSide].card;
            if (turned->boost != CardId::none) turned->boost = sides[attackSide].boost;
        }
        learn(observe(single, m_viewer));
        m_events.push_back(single);
        fold(m_table, single);
        learn(observe(m_table, m_viewer));
    }

    void know(SeatId seat, CardId card)
    {
        if (seat != SeatId::none && index(card) < m_known[index(seat)].size())
            m_known[index(seat)][index(card)] = true;
    }
    void learn(const Event& seen)
    {
        if (const auto* move = std::get_if<CardMoved>(&seen.body)) know(move->seat, move->card);
        if (const auto* shown = std::get_if<CardsShown>(&seen.body))
            for (CardId card : shown->cards)
                know(shown->seat, card);
        if (const auto* turned = std::get_if<CardsTurned>(&seen.body)) {
            for (CardId card : {turned->attack, turned->boost})
                know(seatOf(m_table.combat.sides[attackSide].fighter), card);
            know(seatOf(m_table.combat.sides[defenseSide].fighter), turned->defense);
        }
    }
    void learn(const Table& seen)
    {
        for (int place = 0; place < maxSeats; ++place) {
            const SeatId seat = idAt<SeatId>(place);
            const SeatCards& cards = seen.seat(seat).cards;
            for (std::size_t card = 0; card < cards.total(); ++card)
                know(seat, cards.items[card]);
            for (const Shown& shown : seen.seat(seat).shown)
                know(seat, shown.card());
        }
        for (const CombatSide& side : seen.combat.sides) {
            know(seatOf(side.fighter), side.card);
            know(seatOf(side.fighter), side.boost);
        }
        know(seen.turn.schemeSeat, seen.turn.schemeCard);
    }

    /// What lies face down is a card that could lie there.
    [[nodiscard]] bool couldBe(const Kinds& kinds) const
    {
        if (m_table.combat.step == CombatStep::none || m_table.combat.step >= CombatStep::reveal) return true;
        for (int side = 0; side < 2; ++side) {
            const CombatSide& lies = m_table.combat.sides[side];
            if (lies.card == CardId::none) continue;
            const SeatId seat = seatOf(lies.fighter);
            const CardKind& kind = m_match.rules().card(seat, kindOf(kinds, seat, lies.card));
            if (!(side == attackSide ? kind.attacks() : kind.defends()) ||
                !mayUse(m_match.rules(), m_table, lies.fighter, kind))
                return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<Event> events(const Kinds& kinds, int first, int end) const
    {
        std::vector<Event> all(m_events.begin() + first, m_events.begin() + end);
        Table table = m_before;
        for (int number = 0; number < first; ++number)
            fold(table, m_events[static_cast<std::size_t>(number)]);
        for (std::size_t place = 0; place < all.size(); ++place) {
            Event& event = all[place];
            const Event single = event;
            if (auto* move = std::get_if<CardMoved>(&event.body))
                move->card = kindOf(kinds, move->seat, move->card);
            if (auto* shuffle = std::get_if<DeckShuffled>(&event.body))
                shuffle->order = named(kinds, shuffle->seat, shuffle->order);
            if (auto* order = std::get_if<DeckArranged>(&event.body))
                order->top = named(kinds, order->seat, order->top);
            if (auto* shown = std::get_if<CardsShown>(&event.body))
                shown->cards = named(kinds, shown->seat, shown->cards);
            if (auto* turned = std::get_if<CardsTurned>(&event.body)) {
                const SeatId attacker = seatOf(table.combat.sides[attackSide].fighter);
                turned->attack = kindOf(kinds, attacker, turned->attack);
                turned->boost = kindOf(kinds, attacker, turned->boost);
                turned->defense =
                    kindOf(kinds, seatOf(table.combat.sides[defenseSide].fighter), turned->defense);
            }
            rename(kinds, table.combat, event.cause);
            fold(table, single);
        }
        return all;
    }
    /// The card whose text it is may lie face down still.
    void rename(const Kinds& kinds, const Combat& combat, Cause& cause) const
    {
        if (cause.kind != SourceKind::card) return;
        for (const CombatSide& side : combat.sides)
            if (side.fighter != FighterId::none && seatOf(side.fighter) == cause.seat &&
                index(kindOf(m_kinds, cause.seat, side.card)) == cause.item) {
                cause.item = static_cast<std::uint8_t>(kindOf(kinds, cause.seat, side.card));
                return;
            }
    }
    [[nodiscard]] Decision decision(const Kinds& kinds, const Step& step) const
    {
        Decision taken = step.decision;
        const SeatId owner = taken.cardSeat == SeatId::none ? taken.seat : taken.cardSeat;
        for (int number = step.firstEvent; number < step.endEvent; ++number) {
            const auto* move = std::get_if<CardMoved>(&m_events[static_cast<std::size_t>(number)].body);
            if (!move || move->seat != owner || kindOf(m_kinds, owner, move->card) != taken.card) continue;
            taken.card = kindOf(kinds, owner, move->card);
            break;
        }
        return taken;
    }

    const Match& m_match;
    Viewer m_viewer;
    Table m_before{};
    Table m_table;
    Kinds m_kinds;
    std::array<std::vector<bool>, maxSeats> m_known;
    std::vector<Event> m_events; ///< of single cards
    std::vector<Table> m_tables; ///< of single cards, by position
};

/// Where the model itself tells the two apart.
QString fault(const Match& one, const Match& two, Viewer viewer)
{
    const Timeline& a = one.timeline();
    const Timeline& b = two.timeline();
    const auto sameEvent = [&](int number) {
        const Event left = a.seen(number, viewer);
        const Event right = b.seen(number, viewer);
        return toJson(one.rules(), left) == toJson(two.rules(), right);
    };
    for (int number = 0; number < a.eventCount(); ++number) {
        if (!sameEvent(number)) return QStringLiteral("event %1").arg(number);
        if (!(a.seenBefore(number, viewer) == b.seenBefore(number, viewer)))
            return QStringLiteral("table before event %1").arg(number);
    }
    for (int position = 0; position <= a.last(); ++position) {
        if (!(observe(one.rules(), a.state(position), viewer) ==
              observe(two.rules(), b.state(position), viewer)))
            return QStringLiteral("state %1").arg(position);
        if (position > 0 && !(a.seenDecision(position, viewer) == b.seenDecision(position, viewer)))
            return QStringLiteral("decision %1").arg(position);
    }
    return {};
}

} // namespace

std::unique_ptr<Match> copyOf(const Match& match)
{
    const Shadow shadow(match, Viewer::spectator());
    return std::make_unique<Match>(shadow.told(shadow.kinds(), match.info().setup.seed));
}

Twin twinOf(const Match& match, Viewer viewer, std::uint64_t seed)
{
    const Shadow shadow(match, viewer);
    Twin twin;
    if (!shadow.agrees()) {
        twin.fault = QStringLiteral("the single cards aren't those of the match");
        return twin;
    }
    Rng rng = Rng::seeded(seed);
    const Kinds kinds = shadow.shuffled(rng);
    twin.changed = shadow.changed(kinds);
    twin.match = std::make_unique<Match>(shadow.told(kinds, match.info().setup.seed + seed + 1));
    twin.fault = fault(match, *twin.match, viewer);
    return twin;
}

} // namespace fabletop::test
