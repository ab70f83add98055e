// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/flow.h"

#include "model/engine/interpreter/offers.h"
#include "model/engine/interpreter/prospects.h"
#include "model/engine/queries.h"

namespace fabletop {

void runEnd(Context& context, const Instruction&)
{
    context.pop();
}

void runJump(Context& context, const Instruction& instruction)
{
    context.jump(instruction.jump);
}

void runBranch(Context& context, const Instruction& instruction)
{
    if (context.evaluator().holds(instruction.a)) return context.advance();
    context.jump(instruction.jump);
}

void runCall(Context& context, const Instruction& instruction)
{
    const SeatId you = context.you();
    context.advance();
    context.push(instruction.jump, you, SourceKind::rules, 0xFF, FighterId::none);
}

void runWhileActions(Context& context, const Instruction& instruction)
{
    if (context.table().turn.actions > 0) return context.advance();
    context.jump(instruction.jump);
}

void runEachFighterBegin(Context& context, const Instruction& instruction)
{
    context.frame().loop = context.evaluator().fighters(instruction.a);
    context.advance();
}

void runEachFighterNext(Context& context, const Instruction& instruction)
{
    Frame& frame = context.frame();
    frame.loop &= onBoard(context.table()); // who fell meanwhile is nobody any more
    if (frame.loop == 0) return context.jump(instruction.jump);
    frame.fighter = lowest<FighterId>(frame.loop);
    frame.loop &= frame.loop - 1;
    context.advance();
}

void runEachSeatBegin(Context& context, const Instruction&)
{
    context.frame().loop = (1u << context.rules().seatCount()) - 1;
    context.advance();
}

void runEachSeatNext(Context& context, const Instruction& instruction)
{
    Frame& frame = context.frame();
    if (frame.loop == 0) return context.jump(instruction.jump);
    frame.you = lowest<SeatId>(frame.loop);
    frame.loop &= frame.loop - 1;
    context.advance();
}

void runEachOpponentBegin(Context& context, const Instruction&)
{
    context.frame().player = SeatId::none;
    context.advance();
}

/// "That player" says how far the loop has come, so it needs no place of its own in a frame.
void runEachOpponentNext(Context& context, const Instruction& instruction)
{
    Frame& frame = context.frame();
    const auto seats = static_cast<std::size_t>(context.rules().seatCount());
    const std::size_t begin = index(frame.you);
    std::size_t at = index(frame.player == SeatId::none ? frame.you : frame.player);
    while ((at = (at + 1) % seats) != begin) {
        const auto seat = idAt<SeatId>(narrowed<int>(at));
        if (!isOpponent(context, seat)) continue;
        frame.player = seat;
        return context.advance();
    }
    frame.player = SeatId::none;
    context.jump(instruction.jump);
}

void runSchedule(Context& context, const Instruction& instruction)
{
    context.emit(Scheduled{context.you(), instruction.number, 1}, instruction.rule);
    context.advance();
}

/// What follows is left open: nothing has been done of it that "you did" could mean. `c`: without this it can
/// be done in part only.
void runOpenOffer(Context& context, const Instruction& instruction)
{
    context.frame().set(Mark::did, false);
    context.frame().set(Mark::partly, instruction.c != 0 && !context.evaluator().holds(instruction.c));
    context.advance();
}

/// Nobody is asked about nothing. `number`: where what may be done ends, if the rest hangs on it.
void runMayYes(Context& context, const Instruction& instruction)
{
    const std::uint16_t at = context.frame().at;
    const auto end =
        instruction.number > 0 ? narrowed<std::uint16_t>(at + instruction.number) : instruction.jump;
    if (canDoAnything(context, narrowed<std::uint16_t>(at + 1), end)) return askOwner(context, instruction);
    context.jump(instruction.jump);
}

void listMayYes(Context& context, const Instruction&)
{
    context.offer(context.decision(Verb::yes));
}

void takeMayYes(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (decision.verb == Verb::yes) return context.advance();
    context.jump(instruction.jump);
}

/// "Move a Wasp and draw 2 cards" is still worth an offer where there is no Wasp. Where the first act asks,
/// its own question is the offer; else what stands `number` instructions further is offered by itself.
void runOfferRest(Context& context, const Instruction& instruction)
{
    Frame& frame = context.frame();
    const std::uint16_t offer = frame.at;
    context.advance();
    if (context.canBeAsked()) return;
    frame.at = offer;
    const auto rest = narrowed<std::uint16_t>(offer + instruction.number);
    if (canDoAnything(context, rest, instruction.jump)) return askOwner(context, instruction);
    context.jump(instruction.jump);
}

void takeOfferRest(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (decision.verb != Verb::yes) return context.jump(instruction.jump);
    context.jump(narrowed<std::uint16_t>(context.frame().at + instruction.number));
}

/// `picks` holds the first choice in its low half and the second in its high half, each plus one; 15 marks
/// what has been carried out already.
void runOptionBegin(Context& context, const Instruction& instruction)
{
    Frame& frame = context.frame();
    constexpr std::uint8_t done = 0x0F;
    const auto first = narrowed<std::uint8_t>(frame.picks & 0x0F);
    const auto second = narrowed<std::uint8_t>(frame.picks >> 4);
    if (!(instruction.flags & OpFlag::two) || second == 0) return context.ask(frame.you);
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

/// Options that can do nothing are offered only where all are such; of two picks the second is another one.
void listOptions(Context& context, const Instruction& instruction)
{
    const Frame& frame = context.frame();
    const Program& program = context.rules().program;
    const std::size_t count = program.optionNames[instruction.number].size();
    const auto begins = [&](std::size_t option) {
        return option < count ? program.code[frame.at + 1 + option].jump : instruction.jump;
    };
    for (const bool all : {false, true}) {
        for (std::size_t i = 0; i < count; ++i) {
            if ((frame.picks & 0x0F) == i + 1) continue;
            if (!all && !canDoAnything(context, begins(i), begins(i + 1))) continue;
            Decision option = context.decision(Verb::choose);
            option.option = narrowed<std::uint8_t>(i);
            context.offer(option);
        }
        if (context.offered() > 0) return;
    }
}

void takeOption(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    if (!(instruction.flags & OpFlag::two))
        return context.jump(narrowed<std::uint16_t>(frame.at + 1 + decision.option));
    const auto pick = narrowed<std::uint8_t>(decision.option + 1);
    frame.picks = narrowed<std::uint8_t>(frame.picks == 0 ? pick : frame.picks | pick << 4);
}

} // namespace fabletop
