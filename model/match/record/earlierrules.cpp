// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/earlierrules.h"

#include "model/table/narrow.h"

namespace fabletop {

namespace {

constexpr int cardsLieOpen = 2; ///< digests from which on “play this card face up” does so

void passOver(Program& program, Op op)
{
    for (std::size_t at = 0; at < program.code.size(); ++at) {
        Instruction& instruction = program.code[at];
        if (instruction.op != op) continue;
        instruction = Instruction{};
        instruction.op = Op::jump;
        instruction.jump = narrowed<std::uint16_t>(at + 1);
    }
}

} // namespace

std::shared_ptr<const MatchRules> rulesAsOf(std::shared_ptr<const MatchRules> rules, int digests)
{
    if (!rules || digests >= cardsLieOpen) return rules;
    auto earlier = std::make_shared<MatchRules>(*rules);
    passOver(earlier->program, Op::playFaceUp);
    return earlier;
}

} // namespace fabletop
