// SPDX-License-Identifier: GPL-3.0-or-later
// What a decision does to the program that asked for it.

#include "model/engine/interpreter/interpreter.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

void Interpreter::takeChoice(const Decision& decision)
{
    const Instruction& instruction = current();
    Frame& frame = top();
    const bool declined = decision.verb == Verb::decline;
    switch (instruction.op) {
    case Word::actionBlock: return takeAction(decision);
    case Word::moveInManeuver:
    case Word::moveEach:
    case Word::moveEachThrough: return takeManeuver(decision);
    case Word::askDefense: return takeDefense(decision);
    case Word::discardThat:
    case Word::discardAny:
    case Word::playerDiscards:
    case Word::discardToLimit: return takeDiscard(decision);
    case Word::placeSidekicks:
        return placeFighter(decision.fighter, decision.space, PlaceHow::setUp, instruction.rule);
    case Word::resolveAbilities: return beginAbility(decision.option);
    case Word::optionBegin: return takeOption(decision);
    default:
        if (takeToken(decision) || takeDeck(decision)) return;
        break;
    }
    if (declined) {
        frame.did = 0;
        frame.at = instruction.jump;
        return;
    }
    frame.did = 1;
    switch (instruction.op) {
    case Word::chooseFighter: frame.fighter = decision.fighter; break;
    case Word::chooseForm: takeForm(decision.option, instruction.rule); break;
    case Word::chooseSpace: // the one before stays "chosen" too
        frame.extra = frame.space == SpaceId::none ? 0 : static_cast<std::uint32_t>(index(frame.space)) + 1;
        frame.space = decision.space;
        break;
    case Word::chooseCard:
        frame.card = decision.card;
        frame.cardSeat = decision.cardSeat;
        break;
    case Word::choosePlayer: frame.player = decision.player; break;
    case Word::nameNumber: {
        frame.number = decision.number;
        const Evaluator eval = evaluator();
        const bool forCard = eval.inCombat() && frame.source == SourceKind::card;
        const auto side = narrowed<std::uint8_t>(forCard ? eval.ownSide() : 0xFF);
        emit(NumberNamed{frame.you, decision.number, side}, instruction.rule);
        break;
    }
    case Word::move:
    case Word::moveThrough:
        moveFighter(decision.fighter, decision.space, evaluator().number(instruction.b), instruction.rule,
                    instruction.op == Word::moveThrough);
        break;
    case Word::place:
        placeFighter(decision.fighter, decision.space, PlaceHow::effect, instruction.rule);
        break;
    case Word::returnDefeated: {
        const std::uint8_t health = m_rules.fighter(decision.fighter).health;
        emit(HealthSet{decision.fighter, health}, instruction.rule);
        placeFighter(decision.fighter, decision.space, PlaceHow::returned, instruction.rule);
        break;
    }
    default: break;
    }
    advance();
}

/// `picks` holds the first choice in its low half and the second in its high half, each plus one; 15 marks
/// what has been carried out already.
void Interpreter::chooseOptions(const Instruction& instruction)
{
    Frame& frame = top();
    constexpr std::uint8_t done = 0x0F;
    const auto first = narrowed<std::uint8_t>(frame.picks & 0x0F);
    const auto second = narrowed<std::uint8_t>(frame.picks >> 4);
    if (!(instruction.flags & OpFlag::two) || second == 0) return ask(frame.you);
    if (first != done) {
        frame.picks = narrowed<std::uint8_t>(second << 4 | done);
        frame.at = narrowed<std::uint16_t>(frame.at + first);
    } else if (second != done) {
        frame.picks = 0xFF;
        frame.at = narrowed<std::uint16_t>(frame.at + second);
    } else {
        frame.picks = 0;
        frame.at = instruction.jump;
    }
}

void Interpreter::takeOption(const Decision& decision)
{
    Frame& frame = top();
    if (!(current().flags & OpFlag::two))
        return void(frame.at = narrowed<std::uint16_t>(frame.at + 1 + decision.option));
    const auto pick = narrowed<std::uint8_t>(decision.option + 1);
    frame.picks = narrowed<std::uint8_t>(frame.picks == 0 ? pick : frame.picks | pick << 4);
}

void Interpreter::takeAction(const Decision& decision)
{
    Frame& frame = top();
    const SeatId you = frame.you;
    const RuleId rule = current().rule;
    const auto branch = decision.verb == Verb::maneuver ? 0 : decision.verb == Verb::scheme ? 1 : 2;
    frame.at = narrowed<std::uint16_t>(frame.at + 1 + branch);
    if (decision.verb == Verb::maneuver) return emit(ActionBegan{you, ActionKind::maneuver}, rule);
    if (decision.verb == Verb::scheme) {
        emit(ActionBegan{you, ActionKind::scheme}, rule);
        return emit(
            CardMoved{you, decision.card, Place::hand, Place::scheme, Why::play, 0, 1, decision.fighter},
            ruleOf(m_rules, Clause::schemePlayed));
    }
    emit(ActionBegan{you, ActionKind::attack}, rule);
    emit(CombatBegan{decision.fighter, decision.target}, ruleOf(m_rules, Clause::attackDeclared));
    emit(CardMoved{you, decision.card, Place::hand, Place::combat, Why::commit, attackSide, 0,
                   decision.fighter},
         ruleOf(m_rules, Clause::attackCard), bit(you));
}

/// The open movement of several fighters: `extra` is set once it has begun, `todo` holds who has not moved.
void Interpreter::takeManeuver(const Decision& decision)
{
    Frame& frame = top();
    const Instruction& instruction = current();
    const bool maneuver = instruction.op == Word::moveInManeuver;
    if (!frame.extra) {
        frame.todo =
            maneuver ? fightersOf(frame.you) & onBoard(table()) : evaluator().fighters(instruction.a);
        frame.extra = 1;
    }
    if (decision.verb == Verb::boost) {
        frame.boosted = 1;
        frame.progress = m_rules.card(frame.you, decision.card).boostValue();
        return emit(CardMoved{frame.you, decision.card, Place::hand, Place::discard, Why::boost, 0, 1,
                              FighterId::none},
                    ruleOf(m_rules, Clause::boostMove));
    }
    if (decision.verb == Verb::move) {
        const int steps = maneuver ? moveValue(m_rules, m_state, decision.fighter).total()
                                   : evaluator().number(instruction.b);
        frame.todo &= ~bit(decision.fighter);
        frame.boosted = 1;
        moveFighter(decision.fighter, decision.space, steps, instruction.rule,
                    instruction.op == Word::moveEachThrough);
        if (frame.todo & onBoard(table())) return;
    }
    frame.todo = frame.extra = 0;
    frame.progress = frame.boosted = 0;
    advance();
}

void Interpreter::takeDefense(const Decision& decision)
{
    const RuleId rule = current().rule;
    advance();
    if (decision.verb == Verb::decline) return;
    const SeatId owner = decision.cardSeat;
    const FighterId defender = table().combat.sides[defenseSide].fighter;
    emit(CardMoved{owner, decision.card, Place::hand, Place::combat, Why::commit, defenseSide, 0, defender},
         rule, bit(owner));
}

void Interpreter::takeDiscard(const Decision& decision)
{
    const Instruction& instruction = current();
    const bool again = instruction.op == Word::discardAny || instruction.op == Word::discardToLimit;
    if (decision.verb == Verb::decline) {
        top().did = 0;
        if (instruction.flags & OpFlag::optional)
            top().at = instruction.jump;
        else
            advance();
        return;
    }
    top().did = 1;
    const Why why = instruction.op == Word::discardToLimit ? Why::handLimit : Why::discard;
    discardFromHand(decision.cardSeat, decision.card, why, instruction.rule);
    if (!again) advance();
}

void Interpreter::moveFighter(FighterId fighter, SpaceId to, int steps, RuleId rule, bool throughFoes)
{
    if (to == table().fighter(fighter).space) return;
    emit(FighterMoved{fighter, route(m_rules, table(), fighter, to, steps, throughFoes)}, rule);
}

void Interpreter::placeFighter(FighterId fighter, SpaceId to, PlaceHow how, RuleId rule)
{
    if (to == table().fighter(fighter).space) return;
    emit(FighterPlaced{fighter, table().fighter(fighter).space, to, how}, rule);
    if (how == PlaceHow::returned) forget(fighter, current().op == Word::comeBack ? &top() : nullptr);
}

} // namespace fabletop
