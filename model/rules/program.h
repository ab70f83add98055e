// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Program: rules text compiled to flat instructions and flat expressions.
///
/// Why flat: a frame in a State is an index into `code`, so a match in the middle of an effect can be
/// copied, compared and stored. Control flow is compiled to jumps, never numbered by hand.

#include "model/rules/diagnostic.h"
#include "model/rules/op.h"
#include "model/table/ids.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fabletop {

using ExprId = std::uint16_t; ///< place in Program::exprs; 0: none

/// A node of a selector, quantity or condition. Children are named by place.
struct Expr {
    Term term = Term::none;
    std::uint8_t number = 0; ///< literal, fighter number, tag, counter, form …
    ExprId a = 0;
    ExprId b = 0;
    ExprId c = 0;
};

namespace OpFlag {
inline constexpr std::uint8_t optional = 1; ///< a choice that may be declined, which jumps
inline constexpr std::uint8_t two = 2;      ///< of the options two are picked before any happens
inline constexpr std::uint8_t implied = 4;  ///< a choice within an act: where nothing can be chosen it jumps
inline constexpr std::uint8_t again = 8;    ///< one more of several
inline constexpr std::uint8_t offered = 16; ///< of what was left open: whether anything happens is "you did"
} // namespace OpFlag

struct Instruction {
    Op op = Op::end;
    std::uint8_t number = 0;
    std::uint8_t flags = 0; ///< OpFlag bits
    RuleId rule = RuleId::none;
    ExprId a = 0;
    ExprId b = 0;
    ExprId c = 0;           ///< of an offer: without this it isn't made, a price that is paid whole
    std::uint16_t jump = 0; ///< where a branch, loop or refusal goes on
};

/// A standing change ("attack cards of somebody have +2 while …"), computed when asked.
struct Modifier {
    StandingKind kind = StandingKind::none;
    std::uint8_t number = 0;
    ExprId a = 0;
    ExprId b = 0;
    ExprId c = 0;
    AbilityId ability = AbilityId::none; ///< whose change it is
};

struct Program {
    std::vector<Instruction> code;                     ///< [0] is `end`, so that 0 means "nothing"
    std::vector<Expr> exprs;                           ///< [0] is empty
    std::vector<std::string> rules;                    ///< by RuleId; [0] is empty
    std::vector<Span> spans;                           ///< by instruction: the line it came from
    std::vector<std::string> files;                    ///< by file number
    std::vector<std::uint8_t> fileOf;                  ///< by instruction
    std::vector<std::vector<std::string>> optionNames; ///< by choice: the names of its options
};

} // namespace fabletop
