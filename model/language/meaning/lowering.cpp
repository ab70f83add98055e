// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/lowering.h"

#include "model/rules/instructionset.h"

namespace fabletop {

std::optional<Op> opOf(Word word)
{
    const Op op = rowOf(word).op;
    return op == Op::count ? std::nullopt : std::optional(op);
}

std::string_view clauseOf(Word word)
{
    const auto op = opOf(word);
    return op ? rowOf(*op).rule : std::string_view();
}

bool belongsToRules(Word word)
{
    const auto op = opOf(word);
    return op && (rowOf(*op).family == Family::turns || rowOf(*op).family == Family::combat);
}

} // namespace fabletop
