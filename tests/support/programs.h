// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Programs that no text can have, because its reader would refuse it: for tests of what stops them all the
/// same.

#include "model/rules/matchrules.h"
#include "tests/support/duel.h"

#include <memory>
#include <vector>

namespace fabletop::test {

inline Instruction act(Op op, ExprId a = 0, std::uint16_t jump = 0)
{
    Instruction instruction;
    instruction.op = op;
    instruction.a = a;
    instruction.jump = jump;
    return instruction;
}

/// A duel in which the first card of the first seat is a scheme for anybody with this text.
inline std::shared_ptr<MatchRules> dealtWith(const std::vector<Instruction>& text,
                                             const std::vector<Expr>& exprs = {})
{
    auto rules = std::make_shared<MatchRules>(*test::duel());
    auto hero = std::make_shared<HeroRules>(rules->hero(SeatId{0}));
    const auto base = narrowed<ExprId>(rules->program.exprs.size());
    for (const Expr& expr : exprs)
        rules->program.exprs.push_back(expr);
    const auto begin = narrowed<std::uint16_t>(rules->program.code.size());
    for (Instruction instruction : text) {
        if (instruction.a) instruction.a = narrowed<ExprId>(instruction.a - 1 + base);
        if (instruction.op == Op::jump) instruction.jump = narrowed<std::uint16_t>(instruction.jump + begin);
        rules->program.code.push_back(instruction);
        rules->program.spans.push_back({});
        rules->program.fileOf.push_back(0);
    }
    hero->cards[0].type = CardType::scheme;
    hero->cards[0].users = 0x3F;
    hero->cards[0].forms = 0xFF;
    hero->cards[0].programs[Timing::scheme] = narrowed<std::uint16_t>(begin - rules->seats[0].codeBase);
    rules->seats[0].hero = hero;
    return rules;
}

} // namespace fabletop::test
