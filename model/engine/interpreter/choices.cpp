// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/choices.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/queries.h"

namespace fabletop {

void listChooseFighter(Context& context, const Instruction& instruction)
{
    Decision option = context.decision(Verb::choose);
    for (FighterId fighter : members<FighterId>(context.evaluator().fighters(instruction.a))) {
        option.fighter = fighter;
        context.offer(option);
    }
}

void takeChooseFighter(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    context.frame().fighter = decision.fighter;
    context.advance();
}

void listChooseCard(Context& context, const Instruction& instruction)
{
    offerCards(context, Verb::choose, context.evaluator().cards(instruction.a));
}

void takeChooseCard(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    context.frame().card = decision.card;
    context.frame().cardSeat = decision.cardSeat;
    context.advance();
}

void listChooseSpace(Context& context, const Instruction& instruction)
{
    Decision option = context.decision(Verb::choose);
    const FighterId self = context.frame().self;
    for (SpaceId space : members<SpaceId>(context.evaluator().spaces(instruction.a, self))) {
        option.space = space;
        context.offer(option);
    }
}

void takeChooseSpace(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    Frame& frame = context.frame();
    frame.spaceBefore = frame.space;
    frame.space = decision.space;
    context.advance();
}

/// Opponents with a fighter on the battlefield (R-TEAM-12).
void listChoosePlayer(Context& context, const Instruction&)
{
    const SeatId you = context.you();
    const FighterSet standing = onBoard(context.table());
    for (int s = 0; s < context.rules().seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (context.rules().friends(seat, you) || !(fightersOf(seat) & standing)) continue;
        Decision option = context.decision(Verb::choose);
        option.player = seat;
        context.offer(option);
    }
}

void takeChoosePlayer(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    context.frame().player = decision.player;
    context.advance();
}

void listChooseForm(Context& context, const Instruction&)
{
    for (std::size_t i = 0; i < context.rules().hero(context.you()).forms.size(); ++i) {
        Decision option = context.decision(Verb::choose);
        option.option = narrowed<std::uint8_t>(i);
        context.offer(option);
    }
}

void takeChooseForm(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    takeForm(context, decision.option, instruction.rule);
    context.advance();
}

void listNameNumber(Context& context, const Instruction&)
{
    for (std::uint8_t number = 0; number <= 9; ++number) {
        Decision option = context.decision(Verb::choose);
        option.number = number;
        context.offer(option);
    }
}

/// In a combat the number belongs to the card, so that its later texts know it too.
void takeNameNumber(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    Frame& frame = context.frame();
    frame.number = decision.number;
    const Evaluator eval = context.evaluator();
    const bool forCard = eval.inCombat() && frame.source == SourceKind::card;
    const auto side = narrowed<std::uint8_t>(forCard ? eval.ownSide() : 0xFF);
    context.emit(NumberNamed{frame.you, decision.number, side}, instruction.rule);
    context.advance();
}

} // namespace fabletop
