// SPDX-License-Identifier: GPL-3.0-or-later
// TextCompiler: the flow of a text. Its acts are compiled in actcompiler.cpp.

#include "model/language/compiling/textcompiler.h"

#include "model/language/compiling/expressions.h"
#include "model/language/meaning/lowering.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/offering.h"
#include "model/rules/instructionset.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

// Of one file. Five are linked into one match: places are sixteen bits, choices eight.
constexpr std::size_t mostInstructions = 8'000;
constexpr std::size_t mostExpressions = 12'000;
constexpr std::size_t mostChoices = 50;

/// Expressions that a phrase may become, with those for its little words.
std::size_t expressionsOf(const Phrase& phrase)
{
    std::size_t count = 5;
    for (const Phrase& part : phrase.parts)
        count += expressionsOf(part);
    return count;
}

/// Whether what follows an offer asks if it was taken.
bool isAskedBehind(std::vector<Phrase>::const_iterator next, std::vector<Phrase>::const_iterator end)
{
    for (; next != end && next->word != Word::youMay; ++next)
        if (mentionsDone(*next)) return true;
    return false;
}

} // namespace

TextCompiler::TextCompiler(Program& program, const std::string& file, Diagnostics& diagnostics)
    : m_program(program), m_file(file), m_diagnostics(diagnostics)
{
    if (!m_program.code.empty()) return;
    m_program.code.push_back({});
    m_program.code[0].op = Op::end;
    m_program.exprs.push_back({});
    m_program.spans.push_back({});
    m_program.fileOf.push_back(0);
    m_program.rules.push_back({});
    m_program.files.push_back(file);
}

std::uint16_t TextCompiler::text(const std::vector<Phrase>& block, Span span)
{
    const std::uint16_t begin = here();
    m_tellsDone = std::any_of(block.begin(), block.end(), mentionsDone);
    this->block(block);
    emit(Op::end, span, "");
    return begin;
}

bool TextCompiler::full(const Phrase& phrase)
{
    const bool none = m_program.exprs.size() + expressionsOf(phrase) > mostExpressions;
    if (none) tooMuch(MeaningProblem::textTooLong, phrase.span);
    return none;
}

ExprId TextCompiler::expr(const Phrase& phrase)
{
    return full(phrase) ? ExprId{0} : addExpr(m_program, phrase);
}

void TextCompiler::tooMuch(ProblemCode code, Span span, std::vector<std::string> arguments)
{
    if (!std::exchange(m_full, true))
        m_diagnostics.push_back({Severity::error, m_file, span, code, std::move(arguments), {}});
}

RuleId TextCompiler::rule(const std::string& name)
{
    if (name.empty()) return RuleId::none;
    auto& rules = m_program.rules;
    const auto found = std::find(rules.begin(), rules.end(), name);
    if (found != rules.end()) return narrowed<RuleId>(found - rules.begin());
    rules.push_back(name);
    return narrowed<RuleId>(rules.size() - 1);
}

std::size_t TextCompiler::emit(Op op, Span span, const std::string& ruleName)
{
    if (m_program.code.size() >= mostInstructions) {
        tooMuch(MeaningProblem::textTooLong, span);
        return m_program.code.size() - 1;
    }
    Instruction instruction;
    instruction.op = op;
    instruction.rule = rule(ruleName);
    m_program.code.push_back(instruction);
    m_program.spans.push_back(span);
    m_program.fileOf.push_back(0);
    return m_program.code.size() - 1;
}

/// The act's own instruction, or one that belongs to it.
std::size_t TextCompiler::emit(const Phrase& phrase, std::optional<Op> op)
{
    const std::string& marked = phrase.rule;
    return emit(op ? *op : opOf(phrase.word).value_or(Op::end), phrase.span,
                marked.empty() ? std::string(op ? rowOf(*op).rule : clauseOf(phrase.word)) : marked);
}

void TextCompiler::jumpTo(std::size_t target, Span span)
{
    const std::size_t jump = emit(Op::jump, span, "");
    at(jump).jump = narrowed<std::uint16_t>(target);
}

void TextCompiler::block(const std::vector<Phrase>& phrases)
{
    for (auto phrase = phrases.begin(); phrase != phrases.end(); ++phrase) {
        m_asked = phrase->word == Word::youMay && !phrase->block.empty() &&
                  (isAskedBehind(phrase + 1, phrases.end()) ||
                   isAskedBehind(phrase->block.begin() + 1, phrase->block.end()));
        const std::size_t first = here();
        const bool open = leavesOpen(*phrase);
        if (phrase->word != Word::youMay && (open || holdsOpen(*phrase)))
            openOffer(phrase->span, open ? wholePrice(*phrase) : std::nullopt);
        statement(*phrase);
        if (open) markOffered(first);
    }
}

/// Only where the text asks for it later: "you did" is told of what happens from here on.
void TextCompiler::openOffer(Span span, const std::optional<Phrase>& price)
{
    if (!m_tellsDone) return;
    const std::size_t place = emit(Op::openOffer, span, "");
    if (price) at(place).c = expr(*price);
}

void TextCompiler::markOffered(std::size_t first)
{
    for (std::size_t i = first; m_tellsDone && i < here(); ++i)
        at(i).flags |= OpFlag::offered;
}

void TextCompiler::statement(const Phrase& phrase)
{
    switch (phrase.word) {
    case Word::ifThen: return ifThen(phrase);
    case Word::youMay: return youMay(phrase);
    case Word::forEach: return loopOver(phrase, Op::eachFighterNext);
    case Word::forEachPlayer: return loopOver(phrase, Op::eachSeatNext);
    case Word::chooseOne:
    case Word::chooseTwo:
    case Word::actionBlock: return branches(phrase);
    case Word::nextTurnDo: later.emplace_back(act(phrase), phrase); return;
    case Word::whileActions: return whileActions(phrase);
    case Word::repeatForever: return repeatForever(phrase);
    case Word::perform: calls.emplace_back(emit(phrase), phrase); return;
    default: act(phrase); return;
    }
}

void TextCompiler::ifThen(const Phrase& phrase)
{
    const std::size_t test = emit(phrase);
    at(test).a = expr(phrase.parts[0]);
    block(phrase.block);
    if (!phrase.otherwise.empty()) {
        const std::size_t over = emit(Op::jump, phrase.span, "");
        at(test).jump = here();
        block(phrase.otherwise);
        at(over).jump = here();
    } else {
        at(test).jump = here();
    }
}

void TextCompiler::youMay(const Phrase& phrase)
{
    if (phrase.block.empty()) return;
    const std::size_t begin = here();
    openOffer(phrase.span, {});
    const Phrase& first = phrase.block.front();
    const bool hangs = hangsOnFirst(phrase);
    const bool more = !hangs && phrase.block.size() > 1 && !mentionsDone(phrase.block[1]);
    const auto price = m_asked || hangs ? wholePrice(first) : std::nullopt;
    const bool asks = asksFirst(first);
    const std::optional<std::size_t> rest =
        asks && more ? std::optional(emit(phrase, Op::offerRest)) : std::nullopt;
    const std::size_t question = asks ? act(first) : emit(phrase);
    if (asks)
        at(question).flags |= OpFlag::optional;
    else
        statement(first);
    if (rest) at(*rest).number = saturated<std::uint8_t>(here() - *rest);
    if (!asks && !more) at(question).number = saturated<std::uint8_t>(here() - question);
    if (price) at(question).c = expr(*price);
    for (std::size_t i = 1; i < phrase.block.size(); ++i)
        statement(phrase.block[i]);
    at(question).jump = here();
    if (rest) at(*rest).jump = here();
    markOffered(begin);
}

void TextCompiler::loopOver(const Phrase& phrase, Op next)
{
    const std::size_t start = emit(phrase);
    if (!phrase.parts.empty()) at(start).a = expr(phrase.parts[0]);
    const std::size_t step = emit(next, phrase.span, "");
    block(phrase.block);
    const std::size_t back = emit(Op::jump, phrase.span, "");
    at(back).jump = narrowed<std::uint16_t>(step);
    at(step).jump = here();
}

/// The question, then a jump for each answer, then the answers' blocks.
void TextCompiler::branches(const Phrase& phrase)
{
    const std::size_t question = emit(phrase);
    const std::size_t count = phrase.block.size();
    if (phrase.word == Word::chooseOne || phrase.word == Word::chooseTwo) {
        if (phrase.word == Word::chooseTwo) at(question).flags |= OpFlag::two;
        std::vector<std::string> names;
        for (const Phrase& option : phrase.block)
            names.push_back(option.text);
        at(question).number = saturated<std::uint8_t>(m_program.optionNames.size());
        m_program.optionNames.push_back(std::move(names));
        if (m_program.optionNames.size() > mostChoices)
            tooMuch(MeaningProblem::tooManyChoices, phrase.span, {std::to_string(mostChoices)});
    }
    std::vector<std::size_t> jumps;
    std::vector<std::size_t> exits;
    for (std::size_t i = 0; i < count; ++i)
        jumps.push_back(emit(Op::jump, phrase.block[i].span, ""));
    for (std::size_t i = 0; i < count; ++i) {
        at(jumps[i]).jump = here();
        block(phrase.block[i].block);
        exits.push_back(emit(Op::jump, phrase.span, ""));
    }
    // After the first of two the question comes up again and finds its second answer.
    const bool two = at(question).flags & OpFlag::two;
    for (std::size_t exit : exits)
        at(exit).jump = two ? narrowed<std::uint16_t>(question) : here();
    at(question).jump = here();
}

void TextCompiler::whileActions(const Phrase& phrase)
{
    const std::size_t test = emit(phrase);
    block(phrase.block);
    const std::size_t back = emit(Op::jump, phrase.span, "");
    at(back).jump = narrowed<std::uint16_t>(test);
    at(test).jump = here();
}

void TextCompiler::repeatForever(const Phrase& phrase)
{
    loop = here();
    block(phrase.block);
    const std::size_t back = emit(Op::jump, phrase.span, "");
    at(back).jump = loop;
}

} // namespace fabletop
