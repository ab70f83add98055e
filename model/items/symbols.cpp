// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/symbols.h"

#include <algorithm>

namespace fabletop {

namespace {

/// Reads the events of a turn and puts one sign down for whatever is worth one.
class SymbolReader {
public:
    SymbolReader(const MatchRules& rules, const SeenEvents& open) : m_rules(rules), m_open(open) {}

    /// A combat and what happened in it are told when it is over.
    QList<Symbol> read(int first, int end)
    {
        for (int number = first; number < end; ++number) {
            m_number = number;
            const Event& event = m_open.at(number);
            m_cause = event.cause.kind;
            std::visit([this](const auto& body) { take(body); }, event.body);
            if (m_action >= 0) m_symbols[m_action].endEvent = number + 1;
            if (m_fight >= 0) m_symbols[m_fight].endEvent = number + 1;
        }
        if (m_fight >= 0) m_symbols.resize(m_fight);
        return m_symbols;
    }

private:
    template <typename Other> void take(const Other&) {}

    void take(const TurnBegan& event) { m_seat = event.seat; }
    void take(const ActionsGained& event) { m_left += event.amount; }
    void take(const ActionBegan& event)
    {
        m_left = std::max(0, m_left - 1);
        m_action = m_fight = -1;
        if (event.kind == ActionKind::maneuver) m_action = put(Symbol::Kind::maneuver, event.seat);
        if (event.kind == ActionKind::scheme) m_action = put(Symbol::Kind::scheme, event.seat);
    }
    void take(const TurnEnded& event)
    {
        m_action = m_fight = -1;
        for (; m_left > 0; --m_left)
            put(Symbol::Kind::skipped, event.seat);
    }
    void take(const CombatBegan& event)
    {
        m_fight = put(Symbol::Kind::combat, seatOf(event.attacker));
        m_sides[0] = seatOf(event.attacker);
        m_sides[1] = seatOf(event.target);
    }
    void take(const CardsTurned& event)
    {
        if (m_fight < 0) return;
        m_symbols[m_fight].attackType = typeOf(m_sides[0], event.attack);
        m_symbols[m_fight].defenseType = typeOf(m_sides[1], event.defense);
        m_defended = event.defense != CardId::none;
    }
    void take(const CombatDecided& event)
    {
        if (m_fight < 0) return;
        m_symbols[m_fight].attack = event.attack;
        m_symbols[m_fight].defense = m_defended ? event.defense : -1;
        m_symbols[m_fight].damage = event.damage;
    }
    void take(const StepReached& event)
    {
        if (event.step == CombatStep::over) m_fight = -1;
    }
    void take(const DamageDealt& event)
    {
        if (event.kind == DamageKind::combat || event.amount == 0) return;
        m_symbols[put(Symbol::Kind::damage, seatOf(event.fighter))].damage = event.amount;
    }
    void take(const CardMoved& event)
    {
        const bool boost = event.why == Why::boost && m_action >= 0;
        if (boost && m_symbols[m_action].kind == Symbol::Kind::maneuver)
            m_symbols[m_action].kind = Symbol::Kind::boostedManeuver;
        // The draw of a maneuver is part of it; one of an effect is not.
        if (event.why == Why::draw && m_cause != SourceKind::rules) put(Symbol::Kind::draw, event.seat);
    }
    void take(const FighterMoved& event)
    {
        for (std::size_t i = 1; i < event.path.size(); ++i)
            if (throughPassage(event.path[i - 1], event.path[i])) {
                put(Symbol::Kind::passage, seatOf(event.fighter));
                return;
            }
    }
    void take(const MatchEnded&)
    {
        m_fight = -1;
        put(Symbol::Kind::end, m_seat);
    }

    [[nodiscard]] bool throughPassage(SpaceId from, SpaceId to) const
    {
        const SpaceSet passages = m_rules.board.passages;
        return passages & bit(from) && passages & bit(to) && !(m_rules.board.adjacent[index(from)] & bit(to));
    }
    [[nodiscard]] CardType typeOf(SeatId seat, CardId card) const
    {
        const bool known =
            index(seat) < m_rules.seats.size() && index(card) < m_rules.hero(seat).cards.size();
        return known ? m_rules.card(seat, card).type : CardType::attack;
    }
    int put(Symbol::Kind kind, SeatId seat)
    {
        Symbol symbol;
        symbol.kind = kind;
        symbol.seat = seat;
        symbol.firstEvent = m_number;
        symbol.endEvent = m_number + 1;
        m_symbols.append(symbol);
        return static_cast<int>(m_symbols.size()) - 1;
    }

    const MatchRules& m_rules;
    const SeenEvents& m_open;
    QList<Symbol> m_symbols;
    SeatId m_seat = SeatId::none;
    SeatId m_sides[2] = {SeatId::none, SeatId::none};
    int m_number = 0;
    SourceKind m_cause = SourceKind::rules; ///< of the event that is read
    int m_left = 0;
    int m_action = -1; ///< the sign of the action under way
    int m_fight = -1;  ///< the sign of the combat under way
    bool m_defended = false;
};

} // namespace

QList<Symbol> symbolsOf(const MatchRules& rules, const SeenEvents& open, int first, int end)
{
    return SymbolReader(rules, open).read(first, end);
}

} // namespace fabletop
