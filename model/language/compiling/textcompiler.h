// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TextCompiler: one text after the other to the instructions of a program. Control flow becomes jumps, and a
/// little word the choice or the loop that it means ("an opposing fighter": `choose`, then the act).

#include "model/language/meaning/quantity.h"
#include "model/rules/program.h"

#include <map>
#include <optional>

namespace fabletop {

class TextCompiler {
public:
    TextCompiler(Program& program, const std::string& file, Diagnostics& diagnostics);

    /// Compiles a block and an `end` behind it; returns where it begins.
    std::uint16_t text(const std::vector<Phrase>& block, Span span);
    ExprId expr(const Phrase& phrase);

    std::map<std::string, std::uint16_t> parts; ///< named parts of the rules, by name
    std::vector<std::pair<std::size_t, Phrase>> calls;
    std::vector<std::pair<std::size_t, Phrase>>
        later; ///< what waits for the next turn: its instruction and its text
    std::uint16_t loop = 0;

    [[nodiscard]] Instruction& at(std::size_t place) { return m_program.code[place]; }

    /// The file does not fit; told once, and what is compiled on is never used.
    void tooMuch(ProblemCode code, Span span, std::vector<std::string> arguments = {});

private:
    [[nodiscard]] std::uint16_t here() const { return narrowed<std::uint16_t>(m_program.code.size()); }
    [[nodiscard]] bool full(const Phrase& phrase);
    RuleId rule(const std::string& name);
    std::size_t emit(Op op, Span span, const std::string& ruleName);
    std::size_t emit(const Phrase& phrase, std::optional<Op> op = std::nullopt);
    void jumpTo(std::size_t target, Span span);

    // Flow (textcompiler.cpp)
    void block(const std::vector<Phrase>& phrases);
    void statement(const Phrase& phrase);
    void ifThen(const Phrase& phrase);
    void openOffer(Span span, const std::optional<Phrase>& price);
    void markOffered(std::size_t first);
    void youMay(const Phrase& phrase);
    void loopOver(const Phrase& phrase, Op next);
    void branches(const Phrase& phrase);
    void whileActions(const Phrase& phrase);
    void repeatForever(const Phrase& phrase);

    // Acts (actcompiler.cpp); each returns its first instruction
    std::size_t act(const Phrase& phrase);
    std::size_t ofOpponents(const Phrase& phrase, std::size_t part);
    std::size_t actOnce(const Phrase& phrase, Op op);
    std::size_t round(const Phrase& phrase, std::size_t part);
    std::size_t several(const Phrase& phrase, std::size_t part);
    ExprId exprBehindChoice(const Phrase& phrase);
    ExprId operand(const Phrase& phrase, std::size_t part, std::vector<std::size_t>& questions);
    ExprId chosen(const Phrase& phrase, std::size_t part, std::vector<std::size_t>& questions);
    ExprId chosenFighters(const Phrase& phrase, std::size_t part, std::vector<std::size_t>& questions);

    Program& m_program;
    const std::string& m_file;
    Diagnostics& m_diagnostics;
    bool m_full = false;
    bool m_tellsDone = false; ///< the text asks somewhere whether what was left open happened
    bool m_asked = false;     ///< what follows the offer being compiled asks whether it was taken
};

/// Whether carrying the act out begins with a question that its owner may decline under `you may`.
[[nodiscard]] bool asksFirst(const Phrase& act);

} // namespace fabletop
