// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/meaning/compare.h"

#include <algorithm>

namespace fabletop::meaning {

namespace {

class Comparison {
public:
    Comparison(const MatchRules& rules, const Table& meant, const Table& engine)
        : m_rules(rules), m_meant(meant), m_engine(engine)
    {}

    std::string found(bool shuffled)
    {
        if (m_meant.over() || m_engine.over()) {
            same("winner", m_meant.turn.winner, m_engine.turn.winner);
            return m_text;
        }
        for (int i = 0; i < maxFighters; ++i)
            if (m_rules.exists(idAt<FighterId>(i))) fighter(idAt<FighterId>(i));
        for (int seat = 0; seat < m_rules.seatCount(); ++seat)
            cards(idAt<SeatId>(seat), shuffled);
        same("actions", m_meant.turn.actions, m_engine.turn.actions);
        for (int side : {attackSide, defenseSide})
            value(side);
        return m_text;
    }

private:
    void same(const std::string& what, std::size_t meant, std::size_t engine)
    {
        if (meant != engine)
            m_text += what + ": " + std::to_string(engine) + ", meant " + std::to_string(meant) + "; ";
    }

    void fighter(FighterId id)
    {
        const FighterState &meant = m_meant.fighter(id), &engine = m_engine.fighter(id);
        const std::string name = m_rules.fighter(id).id + " of seat " + std::to_string(index(seatOf(id)));
        same("status of " + name, asNumber(meant.status), asNumber(engine.status));
        same("health of " + name, meant.health, engine.health);
        same("space of " + name, index(meant.space), index(engine.space));
    }

    void cards(SeatId seat, bool shuffled)
    {
        const SeatState &meant = m_meant.seat(seat), &engine = m_engine.seat(seat);
        const std::string of = " of seat " + std::to_string(index(seat));
        pile("hand" + of, meant.hand().copy(), engine.hand().copy(), true);
        pile("deck" + of, meant.deck().copy(), engine.deck().copy(), shuffled);
        pile("discard pile" + of, meant.discard().copy(), engine.discard().copy(), false);
        same("form" + of, meant.form, engine.form);
        for (std::size_t i = 0; i < tokensPerSeat; ++i)
            same("token" + of, index(meant.tokens[i]), index(engine.tokens[i]));
    }

    void pile(const std::string& name, Pile meant, Pile engine, bool sorted)
    {
        for (Pile* each : {&meant, &engine})
            if (sorted) std::sort(each->items, each->items + each->count);
        if (!std::equal(meant.items, meant.items + meant.count, engine.items, engine.items + engine.count))
            m_text += name + " differs (" + std::to_string(engine.count) + " cards, meant " +
                      std::to_string(meant.count) + "); ";
    }

    void value(int side)
    {
        const CombatSide &meant = m_meant.combat.sides[side], &engine = m_engine.combat.sides[side];
        const std::string of = " of side " + std::to_string(side);
        same("combat card" + of, index(meant.card), index(engine.card));
        same("printed value" + of, meant.printed, engine.printed);
        same("value instead" + of, meant.replaced, engine.replaced);
        same("added" + of, meant.added, engine.added);
        for (SideFlag flag : {SideFlag::cancelled, SideFlag::ignored, SideFlag::fixed, SideFlag::prevented})
            same("flag " + std::to_string(asNumber(flag)) + of, meant.has(flag), engine.has(flag));
    }

    const MatchRules& m_rules;
    const Table& m_meant;
    const Table& m_engine;
    std::string m_text;
};

} // namespace

std::string differences(const MatchRules& rules, const Reference& reference, const Table& engine,
                        const std::vector<Event>& events)
{
    std::vector<Seen> seen;
    for (const Event& event : events)
        if (const auto* shown = std::get_if<CardsShown>(&event.body))
            seen.push_back(
                {shown->seat, shown->viewers, {shown->cards.items, shown->cards.items + shown->cards.count}});
    std::string text = Comparison(rules, reference.table(), engine).found(reference.shuffled());
    if (reference.scheduled() != (engine.seat(SeatId{0}).scheduled != 0))
        text += "what waits for the next turn; ";
    if (seen != reference.seen()) text += "other cards are shown, or to others; ";
    return text;
}

std::string toText(const MatchRules& rules, const Answers& answers)
{
    std::string text;
    for (const Answer& answer : answers) {
        if (!text.empty()) text += ", ";
        if (answer.decline) text += "stop";
        if (answer.yes) text += "yes";
        if (answer.fighter != FighterId::none)
            text += rules.fighter(answer.fighter).id + "@" + std::to_string(index(answer.fighter));
        if (answer.card != CardId::none) text += "card " + std::to_string(index(answer.card));
        if (answer.token != TokenId::none) text += "token " + std::to_string(index(answer.token));
        if (answer.space != SpaceId::none) text += ">" + std::to_string(index(answer.space));
        if (answer.player != SeatId::none) text += "seat " + std::to_string(index(answer.player));
        if (answer.number >= 0) text += std::to_string(answer.number);
    }
    return text.empty() ? "nothing" : text;
}

} // namespace fabletop::meaning
