// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/actionacts.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/drawing.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/queries.h"

namespace fabletop {

namespace {

void offerSchemes(Context& context, FighterSet own, std::uint32_t kinds)
{
    const SeatId you = context.you();
    const auto& cards = context.rules().hero(you).cards;
    Decision option = context.decision(Verb::scheme);
    option.cardSeat = you;
    for (CardId card : members<CardId>(kinds)) {
        if (index(card) >= cards.size() || !cards[index(card)].scheme()) continue;
        option.card = card;
        for (FighterId fighter : members<FighterId>(own)) {
            if (!mayUse(context.rules(), context.table(), fighter, cards[index(card)])) continue;
            option.fighter = fighter;
            context.offer(option);
        }
    }
}

void offerAttacks(Context& context, FighterSet own, std::uint32_t kinds)
{
    const SeatId you = context.you();
    const auto& cards = context.rules().hero(you).cards;
    Decision option = context.decision(Verb::attack);
    option.cardSeat = you;
    for (FighterId fighter : members<FighterId>(own)) {
        const Targets reached = targets(context.rules(), context.table(), fighter);
        const FighterSet foes = reached.adjacent | reached.byZone;
        if (foes == 0) continue;
        option.fighter = fighter;
        for (CardId card : members<CardId>(kinds)) {
            if (index(card) >= cards.size() || !cards[index(card)].attacks()) continue;
            if (!mayUse(context.rules(), context.table(), fighter, cards[index(card)])) continue;
            option.card = card;
            for (FighterId foe : members<FighterId>(foes)) {
                option.target = foe;
                context.offer(option);
            }
        }
    }
}

} // namespace

void listChooseAction(Context& context, const Instruction&)
{
    const SeatId you = context.you();
    const FighterSet own = fightersOf(you) & onBoard(context.table());
    const std::uint32_t kinds = kindsIn(context.table().seat(you).hand());
    context.offer(context.decision(Verb::maneuver));
    offerSchemes(context, own, kinds);
    offerAttacks(context, own, kinds);
}

namespace {

void beginScheme(Context& context, const Decision& decision, RuleId rule)
{
    const SeatId you = context.you();
    context.emit(ActionBegan{you, ActionKind::scheme}, rule);
    context.emit(CardMoved{you, decision.card, Place::hand, Place::scheme, Why::play, 0, 1, decision.fighter},
                 context.rule(Clause::schemePlayed));
}

void beginAttack(Context& context, const Decision& decision, RuleId rule)
{
    const SeatId you = context.you();
    context.emit(ActionBegan{you, ActionKind::attack}, rule);
    context.emit(CombatBegan{decision.fighter, decision.target}, context.rule(Clause::attackDeclared));
    context.emit(CardMoved{you, decision.card, Place::hand, Place::combat, Why::commit, attackSide, 0,
                           decision.fighter},
                 context.rule(Clause::attackCard), bit(you));
}

} // namespace

/// Behind it stand the ways to maneuver, to scheme and to attack.
void takeChooseAction(Context& context, const Instruction& instruction, const Decision& decision)
{
    const int way = decision.verb == Verb::maneuver ? 0 : decision.verb == Verb::scheme ? 1 : 2;
    context.jump(narrowed<std::uint16_t>(context.frame().at + 1 + way));
    if (decision.verb == Verb::scheme) return beginScheme(context, decision, instruction.rule);
    if (decision.verb == Verb::attack) return beginAttack(context, decision, instruction.rule);
    context.emit(ActionBegan{context.you(), ActionKind::maneuver}, instruction.rule);
}

void runDrawForManeuver(Context& context, const Instruction& instruction)
{
    drawCards(context, context.you(), 1, instruction.rule);
    goOn(context);
}

/// One choice offers every boost, every move and an end; after the first of them no more boosts.
void listMoveInManeuver(Context& context, const Instruction&)
{
    const Frame& frame = context.frame();
    const FighterSet left = yetToMove(frame, onBoard(context.table()));
    if (left == 0) return;
    const auto maneuver = frame.kept<Maneuver>();
    if (!maneuver.closed) offerBoosts(context);
    for (FighterId fighter : members<FighterId>(left))
        offerMoves(context, bit(fighter),
                   moveValue(context.rules(), context.table(), fighter).total() + maneuver.boost);
}

void takeMoveInManeuver(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    const SeatId you = frame.you;
    auto maneuver = frame.kept<Maneuver>();
    const unsigned first = narrowed<unsigned>(index(heroOf(you)));
    if (!maneuver.begun) {
        maneuver.left = narrowed<std::uint8_t>((fightersOf(you) & onBoard(context.table())) >> first);
        maneuver.begun = 1;
    }
    if (decision.verb == Verb::boost) {
        maneuver.closed = 1;
        maneuver.boost = context.rules().card(you, decision.card).boostValue();
        frame.keep(maneuver);
        return context.emit(
            CardMoved{you, decision.card, Place::hand, Place::discard, Why::boost, 0, 1, FighterId::none},
            context.rule(Clause::boostMove));
    }
    if (decision.verb == Verb::move) {
        const int steps =
            moveValue(context.rules(), context.table(), decision.fighter).total() + maneuver.boost;
        maneuver.left = narrowed<std::uint8_t>(maneuver.left & ~(1u << (index(decision.fighter) - first)));
        maneuver.closed = 1;
        frame.keep(maneuver);
        moveFighter(context, decision.fighter, decision.space, steps, instruction.rule);
        if (yetToMove(frame, onBoard(context.table()))) return;
    }
    frame.forgetScratch();
    context.advance();
}

void runResolveScheme(Context& context, const Instruction& instruction)
{
    const Turn& turn = context.table().turn;
    const SeatId owner = turn.schemeSeat;
    const std::uint16_t text = context.rules().card(owner, turn.schemeCard).programs[Timing::scheme];
    context.advance();
    if (text == 0) return;
    const auto base = context.rules().seats[index(owner)].codeBase;
    context.push(narrowed<std::uint16_t>(base + text), owner, SourceKind::card, asNumber(turn.schemeCard),
                 turn.schemeFighter);
    if (context.inProgress()) context.emit(EffectBegan{owner, 0xFF, Timing::scheme}, instruction.rule);
}

void runDiscardScheme(Context& context, const Instruction& instruction)
{
    const Turn& turn = context.table().turn;
    if (turn.schemeCard != CardId::none)
        context.emit(CardMoved{turn.schemeSeat, turn.schemeCard, Place::scheme, Place::discard, Why::cleanUp,
                               0, 1, FighterId::none},
                     instruction.rule);
    context.advance();
}

} // namespace fabletop
