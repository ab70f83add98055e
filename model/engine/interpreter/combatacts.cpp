// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/combatacts.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/damage.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/queries.h"

#include <algorithm>

namespace fabletop {

void runStepReached(Context& context, const Instruction& instruction)
{
    context.emit(StepReached{static_cast<CombatStep>(instruction.number)}, instruction.rule);
    context.advance();
}

void runAskDefense(Context& context, const Instruction&)
{
    context.ask(seatOf(context.table().combat.sides[defenseSide].fighter));
}

void listAskDefense(Context& context, const Instruction&)
{
    const SeatId owner = seatOf(context.table().combat.sides[defenseSide].fighter);
    const FighterId defender = fighting(context.table(), defenseSide);
    if (defender == FighterId::none) return;
    const auto& cards = context.rules().hero(owner).cards;
    Decision option = context.decision(Verb::defend);
    option.cardSeat = owner;
    for (CardId card : members<CardId>(kindsIn(context.table().seat(owner).hand()))) {
        if (index(card) >= cards.size() || !cards[index(card)].defends()) continue;
        if (!mayUse(context.rules(), context.table(), defender, cards[index(card)])) continue;
        option.card = card;
        context.offer(option);
    }
}

void takeAskDefense(Context& context, const Instruction& instruction, const Decision& decision)
{
    context.advance();
    if (decision.verb == Verb::decline) return;
    const SeatId owner = decision.cardSeat;
    const FighterId defender = context.table().combat.sides[defenseSide].fighter;
    context.emit(
        CardMoved{owner, decision.card, Place::hand, Place::combat, Why::commit, defenseSide, 0, defender},
        instruction.rule, bit(owner));
}

void runTurnCards(Context& context, const Instruction& instruction)
{
    const MatchRules& rules = context.rules();
    const CombatSide* sides = context.table().combat.sides;
    const auto hidden = [](const CombatSide& side) {
        return side.has(SideFlag::faceUp) ? CardId::none : side.card;
    };
    context.emit(CardsTurned{hidden(sides[attackSide]), hidden(sides[defenseSide]), sides[attackSide].boost},
                 instruction.rule);
    for (int s : {attackSide, defenseSide}) {
        if (sides[s].card == CardId::none) continue;
        const int value = rules.card(seatOf(sides[s].fighter), sides[s].card).value;
        changeSide(context, s, ValueChange::printed, value, instruction.rule);
    }
    const CardId boost = sides[attackSide].boost;
    if (boost != CardId::none) {
        const int value = rules.card(seatOf(sides[attackSide].fighter), boost).boostValue();
        changeSide(context, attackSide, ValueChange::bonus, value, instruction.rule);
    }
    context.advance();
}

namespace {

/// Whether a text of that side's card is due now, and has begun.
bool beginEffects(Context& context, int side, Timing timing, RuleId rule)
{
    const CombatSide& s = context.table().combat.sides[side];
    if (s.card == CardId::none || s.has(SideFlag::cancelled)) return false;
    const SeatId owner = seatOf(s.fighter);
    const std::uint16_t text = context.rules().card(owner, s.card).programs[timing];
    if (text == 0) return false;
    const auto at = narrowed<std::uint16_t>(context.rules().seats[index(owner)].codeBase + text);
    const FighterId self = s.has(SideFlag::gone) ? FighterId::none : s.fighter;
    context.push(at, owner, SourceKind::card, asNumber(s.card), self);
    if (context.inProgress()) context.emit(EffectBegan{owner, narrowed<std::uint8_t>(side), timing}, rule);
    return true;
}

} // namespace

/// R-COMB-02: the defender's effects first and completely, then the attacker's.
void runResolveEffects(Context& context, const Instruction& instruction)
{
    constexpr int order[] = {defenseSide, attackSide};
    const auto timing = static_cast<Timing>(instruction.number);
    Frame& frame = context.frame();
    auto effects = frame.kept<Effects>();
    while (effects.sides < std::size(order)) {
        const int side = order[effects.sides++];
        frame.keep(effects);
        if (beginEffects(context, side, timing, instruction.rule)) return;
    }
    frame.forgetScratch();
    context.advance();
}

void runCombatDamage(Context& context, const Instruction& instruction)
{
    const Combat& combat = context.table().combat;
    const int attack = combatValue(context.rules(), context.table(), attackSide);
    const int defense = combatValue(context.rules(), context.table(), defenseSide);
    const FighterId defender = combat.sides[defenseSide].fighter;
    const bool there = fighting(context.table(), defenseSide) != FighterId::none; // R-COMB-14
    const bool prevented = combat.sides[defenseSide].has(SideFlag::prevented);
    const int damage = there && !prevented ? std::max(0, attack - defense) : 0;
    const int winner = damage > 0 ? attackSide : defenseSide; // R-WIN-01, R-WIN-02
    context.emit(CombatDecided{saturated<std::uint8_t>(attack), saturated<std::uint8_t>(defense),
                               saturated<std::uint8_t>(damage), narrowed<std::uint8_t>(winner)},
                 instruction.rule);
    if (damage > 0) dealDamage(context, bit(defender), damage, DamageKind::combat, instruction.rule);
    goOn(context);
}

void runDiscardPlayed(Context& context, const Instruction& instruction)
{
    for (int s : {attackSide, defenseSide}) {
        const CombatSide side = context.table().combat.sides[s];
        CardMoved discarded{
            seatOf(side.fighter),      side.boost, Place::boost,   Place::discard, Why::cleanUp,
            narrowed<std::uint8_t>(s), 1,          FighterId::none};
        if (side.boost != CardId::none) context.emit(discarded, instruction.rule);
        discarded.card = side.card;
        discarded.from = Place::combat;
        if (side.card != CardId::none) context.emit(discarded, instruction.rule);
    }
    context.advance();
}

} // namespace fabletop
