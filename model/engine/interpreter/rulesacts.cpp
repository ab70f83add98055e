// SPDX-License-Identifier: GPL-3.0-or-later
// What standard.rules is made of: the acts of set-up, turn and combat.

#include "model/engine/interpreter/interpreter.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

namespace {

constexpr std::uint8_t dealtByHand = 0x80; ///< SeatState::flags: hand and deck were set up already

enum EffectPhase : std::uint32_t { defenderNext, attackerNext, allDone };

} // namespace

bool Interpreter::visitRulesAct(const Instruction& instruction)
{
    const RuleId rule = instruction.rule;
    switch (instruction.op) {
    case Word::shuffleDeck:
        if (!(table().seat(top().you).flags & dealtByHand)) shuffle(top().you, rule);
        break;
    case Word::dealHand: dealOpeningHand(rule); break;
    case Word::placeHero: placeHero(rule); break;
    case Word::placeSidekicks: ask(top().you); return true;
    case Word::nextTurn: nextTurn(rule); break;
    case Word::actionBlock: ask(top().you, true); return true;
    case Word::askDefense: ask(seatOf(table().combat.sides[defenseSide].fighter), true); return true;
    case Word::moveInManeuver: ask(top().you); return true;
    case Word::discardToLimit: ask(top().you); return true;
    case Word::drawForManeuver: drawCards(top().you, 1, rule); break;
    case Word::resolveEffects: resolveEffects(instruction); return true;
    case Word::resolveAbilities: useAbilities(instruction); return true;
    case Word::stepReached: emit(StepReached{static_cast<CombatStep>(instruction.number)}, rule); break;
    case Word::turnCards: turnCards(rule); break;
    case Word::combatDamage: combatDamage(rule); break;
    case Word::discardPlayed: discardPlayed(rule); break;
    case Word::resolveScheme: {
        const Turn& turn = table().turn;
        const std::uint16_t text =
            m_rules.card(turn.schemeSeat, turn.schemeCard).programs[static_cast<std::size_t>(Timing::scheme)];
        advance();
        if (text == 0) return true;
        const auto base = m_rules.seats[index(turn.schemeSeat)].codeBase;
        push(narrowed<std::uint16_t>(base + text), turn.schemeSeat, SourceKind::card,
             asNumber(turn.schemeCard), turn.schemeFighter);
        if (m_state.flow.depth > 0) emit(EffectBegan{turn.schemeSeat, 0xFF, Timing::scheme}, rule);
        return true;
    }
    case Word::discardScheme: discardScheme(rule); break;
    case Word::endTurn: emit(TurnEnded{top().you}, rule); break;
    case Word::checkVictory:
        if (m_rules.numbers.lateEndCheck) checkVictory(0);
        break;
    default: return false;
    }
    if (m_state.flow.depth > 0) advance();
    return true;
}

void Interpreter::dealOpeningHand(RuleId rule)
{
    if (!(table().seat(top().you).flags & dealtByHand))
        return drawCards(top().you, m_rules.numbers.openingHand, rule);
    std::uint8_t& flags = table().seat(top().you).flags;
    flags = narrowed<std::uint8_t>(flags & ~dealtByHand);
}

void Interpreter::placeHero(RuleId rule)
{
    const SpaceId start = m_rules.board.starts[index(top().you)];
    if (start != SpaceId::none) placeFighter(heroOf(top().you), start, PlaceHow::setUp, rule);
}

/// Seats take turns in order, those without fighters are passed over (R-TEAM-04, R-TEAM-09).
void Interpreter::nextTurn(RuleId rule)
{
    const int seats = m_rules.seatCount();
    int next =
        table().turn.seat == SeatId::none ? 0 : (static_cast<int>(index(table().turn.seat)) + 1) % seats;
    for (int i = 0; i < seats && table().seats[next].out; ++i)
        next = (next + 1) % seats;
    const SeatId seat = idAt<SeatId>(next);
    top().you = seat;
    emit(TurnBegan{seat, saturated<std::uint16_t>(table().turn.number + 1)}, rule);
    emit(ActionsGained{seat, narrowed<std::uint8_t>(m_rules.numbers.actions)}, rule);
}

/// R-COMB-02: the defender's effects first and completely, then the attacker's.
void Interpreter::resolveEffects(const Instruction& instruction)
{
    const Timing timing = static_cast<Timing>(instruction.number);
    Frame& frame = top();
    while (frame.extra != allDone) {
        const int side = frame.extra == defenderNext ? defenseSide : attackSide;
        ++frame.extra;
        if (beginEffects(side, timing, instruction.rule)) return;
    }
    frame.extra = 0;
    advance();
}

bool Interpreter::beginEffects(int side, Timing timing, RuleId rule)
{
    const CombatSide& s = table().combat.sides[side];
    if (s.card == CardId::none || s.has(SideFlag::cancelled)) return false;
    const SeatId owner = seatOf(s.fighter);
    const std::uint16_t text = m_rules.card(owner, s.card).programs[static_cast<std::size_t>(timing)];
    if (text == 0) return false;
    const auto at = narrowed<std::uint16_t>(m_rules.seats[index(owner)].codeBase + text);
    push(at, owner, SourceKind::card, asNumber(s.card), s.has(SideFlag::gone) ? FighterId::none : s.fighter);
    if (m_state.flow.depth > 0) emit(EffectBegan{owner, narrowed<std::uint8_t>(side), timing}, rule);
    return true;
}

/// Abilities of the text's owner due now; of several the owner picks the order (R-COMB-03, R-TURN-06).
void Interpreter::useAbilities(const Instruction& instruction)
{
    Frame& frame = top();
    if (!(frame.extra & abilitiesBegun))
        frame.extra = abilitiesBegun | dueAbilities(static_cast<Timing>(instruction.number));
    const std::uint32_t left = frame.extra & ~abilitiesBegun;
    if (left == 0) {
        frame.extra = 0;
        return advance();
    }
    if (std::popcount(left) == 1) return beginAbility(std::countr_zero(left));
    ask(frame.you);
}

std::uint32_t Interpreter::dueAbilities(Timing timing)
{
    std::uint32_t due = 0;
    const auto& abilities = m_rules.hero(top().you).abilities;
    unsigned later = 0;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        const bool waits = abilities[i].timing == Timing::scheduled;
        const bool now = waits && timing == Timing::turnStart && (table().seat(top().you).flags >> later & 1);
        if (waits) ++later;
        if (now || (abilities[i].timing == timing && abilities[i].program != 0)) due |= 1u << i;
    }
    return due;
}

void Interpreter::beginAbility(int ability)
{
    Frame& frame = top();
    frame.extra &= ~(1u << ability);
    const SeatId you = frame.you;
    const auto& abilities = m_rules.hero(you).abilities;
    const auto text = abilities[static_cast<std::size_t>(ability)].program;
    if (abilities[static_cast<std::size_t>(ability)].timing == Timing::scheduled) {
        const auto before =
            std::count_if(abilities.begin(), abilities.begin() + ability,
                          [](const AbilityRules& a) { return a.timing == Timing::scheduled; });
        emit(Scheduled{you, narrowed<std::uint8_t>(before), 0}, current().rule);
    }
    const auto base = m_rules.seats[index(you)].codeBase;
    push(narrowed<std::uint16_t>(base + text), you, SourceKind::ability, narrowed<std::uint8_t>(ability),
         heroOf(you));
}

void Interpreter::turnCards(RuleId rule)
{
    const CombatSide* sides = table().combat.sides;
    const auto hidden = [](const CombatSide& side) {
        return side.has(SideFlag::faceUp) ? CardId::none : side.card;
    };
    const CardsTurned turned{hidden(sides[attackSide]), hidden(sides[defenseSide]), sides[attackSide].boost};
    emit(turned, rule);
    for (int s : {attackSide, defenseSide}) {
        if (sides[s].card == CardId::none) continue;
        emitValue(s, ValueChange::printed, m_rules.card(seatOf(sides[s].fighter), sides[s].card).value, rule);
    }
    const CardId boost = sides[attackSide].boost;
    if (boost == CardId::none) return;
    const int value = m_rules.card(seatOf(sides[attackSide].fighter), boost).boostValue();
    emitValue(attackSide, ValueChange::bonus, value, rule);
}

void Interpreter::combatDamage(RuleId rule)
{
    const Combat& combat = table().combat;
    const int attack = combatValue(m_rules, table(), attackSide);
    const int defense = combatValue(m_rules, table(), defenseSide);
    const FighterId defender = combat.sides[defenseSide].fighter;
    const bool there = fighting(table(), defenseSide) != FighterId::none; // R-COMB-14
    const bool prevented = combat.sides[defenseSide].has(SideFlag::prevented);
    const int damage = there && !prevented ? std::max(0, attack - defense) : 0;
    const int winner = damage > 0 ? attackSide : defenseSide; // R-WIN-01, R-WIN-02
    emit(CombatDecided{saturated<std::uint8_t>(attack), saturated<std::uint8_t>(defense),
                       saturated<std::uint8_t>(damage), narrowed<std::uint8_t>(winner)},
         rule);
    if (damage > 0) dealDamage(bit(defender), damage, DamageKind::combat, rule);
}

void Interpreter::discardPlayed(RuleId rule)
{
    for (int s : {attackSide, defenseSide}) {
        const CombatSide side = table().combat.sides[s];
        const SeatId owner = seatOf(side.fighter);
        const auto at = narrowed<std::uint8_t>(s);
        if (side.boost != CardId::none)
            emit(CardMoved{owner, side.boost, Place::boost, Place::discard, Why::cleanUp, at, 1,
                           FighterId::none},
                 rule);
        if (side.card != CardId::none)
            emit(CardMoved{owner, side.card, Place::combat, Place::discard, Why::cleanUp, at, 1,
                           FighterId::none},
                 rule);
    }
}

void Interpreter::discardScheme(RuleId rule)
{
    const Turn& turn = table().turn;
    if (turn.schemeCard == CardId::none) return;
    emit(CardMoved{turn.schemeSeat, turn.schemeCard, Place::scheme, Place::discard, Why::cleanUp, 0, 1,
                   FighterId::none},
         rule);
}

} // namespace fabletop
