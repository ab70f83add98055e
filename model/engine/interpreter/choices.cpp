// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/choices.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/queries.h"

#include <bit>

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
    Frame& frame = context.frame();
    frame.fighterBefore = frame.fighter;
    frame.fighter = decision.fighter;
    context.advance();
}

/// One at a time before anything happens (R-EFF-04); those chosen are not on offer again.
void listChooseFighters(Context& context, const Instruction& instruction)
{
    const FighterSet chosen = context.frame().kept<Choosing>().chosen;
    Decision option = context.decision(Verb::choose);
    for (FighterId fighter : members<FighterId>(context.evaluator().fighters(instruction.a) & ~chosen)) {
        option.fighter = fighter;
        context.offer(option);
    }
}

/// `number`: how many; fewer where there are no more, or where the rest is declined.
void takeChooseFighters(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    auto choosing = frame.kept<Choosing>();
    if (decision.verb != Verb::decline) choosing.chosen |= bit(decision.fighter);
    const FighterSet left = context.evaluator().fighters(instruction.a) & ~choosing.chosen;
    const bool more = std::popcount(choosing.chosen) < instruction.number && left != 0;
    if (decision.verb != Verb::decline && more) return frame.keep(choosing);
    frame.forgetScratch();
    frame.loop = choosing.chosen;
    if (choosing.chosen != 0) return context.advance();
    context.jump(instruction.jump);
}

void listChooseCard(Context& context, const Instruction& instruction)
{
    offerCards(context, Verb::choose, context.evaluator().cards(instruction.a));
}

void takeChooseCard(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    context.frame().nameCard(decision.cardSeat, decision.card,
                             context.evaluator().cards(instruction.a).place);
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
    context.frame().nameSpace(decision.space);
    context.advance();
}

/// Opponents with a fighter on the battlefield (R-TEAM-12).
void listChoosePlayer(Context& context, const Instruction&)
{
    for (int s = 0; s < context.rules().seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (!isOpponent(context, seat)) continue;
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
