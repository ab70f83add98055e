// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/prompts.h"

#include "model/engine/interpreter/behaviours.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <bit>

namespace fabletop {

namespace {

FighterId single(FighterSet set)
{
    return std::popcount(set) == 1 ? lowest<FighterId>(set) : FighterId::none;
}

} // namespace

void tellAction(const Asked& asked, Prompt& prompt)
{
    prompt.most = asked.state.table.turn.actions;
}

void tellManeuver(const Asked& asked, Prompt& prompt)
{
    for (FighterId fighter : members<FighterId>(yetToMove(asked.frame, onBoard(asked.state.table)))) {
        const int steps = moveValue(asked.rules, asked.state, fighter).total();
        prompt.most = std::max(prompt.most, saturated<std::uint8_t>(steps));
    }
}

void tellDefense(const Asked& asked, Prompt& prompt)
{
    prompt.fighter = asked.state.table.combat.sides[defenseSide].fighter;
}

void tellPlace(const Asked& asked, Prompt& prompt)
{
    prompt.fighter = single(asked.evaluator().fighters(asked.instruction.a));
}

void tellMove(const Asked& asked, Prompt& prompt)
{
    tellPlace(asked, prompt);
    tellMoveEach(asked, prompt);
}

void tellMoveEach(const Asked& asked, Prompt& prompt)
{
    prompt.most = saturated<std::uint8_t>(asked.evaluator().number(asked.instruction.b));
}

void tellLimit(const Asked& asked, Prompt& prompt)
{
    const auto cards = static_cast<int>(asked.state.table.seat(asked.frame.you).hand().size());
    prompt.most = saturated<std::uint8_t>(cards - asked.rules.numbers.handLimit);
}

Prompt prompt(const MatchRules& rules, const State& state)
{
    Prompt result;
    if (!state.flow.open) return result;
    const Frame& frame = state.flow.frames[state.flow.depth - 1];
    const Instruction& instruction = rules.program.code[frame.at];
    const OpRow& row = rowOf(instruction.op);
    const SeatId owner = frame.source == SourceKind::rules ? SeatId::none : frame.you;
    result.decides = state.flow.decides;
    result.cause = {instruction.rule, frame.source, owner, frame.item, frame.at};
    result.ask = row.ask;
    result.optional = row.declining == Declining::always || (instruction.flags & OpFlag::optional);
    if (const auto tell = behaviourOf(instruction.op).tell) tell({rules, state, frame, instruction}, result);
    return result;
}

} // namespace fabletop
