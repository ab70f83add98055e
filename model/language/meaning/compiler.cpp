// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/compiler.h"

#include "model/language/meaning/lowering.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/rules/instructionset.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fabletop {

namespace {

// Of one file. Five are linked into one match: places are sixteen bits, choices eight.
constexpr std::size_t mostInstructions = 8'000;
constexpr std::size_t mostExpressions = 12'000;
constexpr std::size_t mostChoices = 50;
constexpr std::size_t mostLater = 7; ///< flags of a seat less the one of the set-up

/// What the act becomes; of one card already chosen nothing is asked.
Op opOf(const Phrase& phrase)
{
    const bool picks = phrase.word == Word::discardThat && phrase.parts[0].word != Word::thatCard;
    return picks ? Op::discardOne : opOf(phrase.word).value_or(Op::end);
}

/// Acts that ask something by themselves: inside 'you may' their own question may be declined.
bool asks(const Phrase& phrase)
{
    return rowOf(opOf(phrase)).declining == Declining::ifOptional;
}

class Compiler {
public:
    Compiler(Program& program, const std::string& file, Diagnostics& diagnostics)
        : m_program(program), m_file(file), m_diagnostics(diagnostics)
    {
        if (m_program.code.empty()) {
            m_program.code.push_back({});
            m_program.code[0].op = Op::end;
            m_program.exprs.push_back({});
            m_program.spans.push_back({});
            m_program.fileOf.push_back(0);
            m_program.rules.push_back({});
            m_program.files.push_back(file);
        }
    }

    /// Compiles a block and an `end` behind it; returns where it begins.
    std::uint16_t text(const std::vector<Phrase>& block, Span span)
    {
        const std::uint16_t begin = here();
        this->block(block);
        emit(Op::end, span, "");
        return begin;
    }

    std::map<std::string, std::uint16_t> parts; ///< named parts of the rules, by name
    std::vector<std::pair<std::size_t, Phrase>> calls;
    std::vector<std::pair<std::size_t, Phrase>>
        later; ///< what waits for the next turn: its instruction and its text
    std::uint16_t loop = 0;

    ExprId expr(const Phrase& phrase)
    {
        if (m_program.exprs.size() >= mostExpressions)
            return tooMuch(MeaningProblem::textTooLong, phrase.span), ExprId{0};
        Expr node;
        node.term = termOf(phrase.word);
        node.number = saturated<std::uint8_t>(phrase.number);
        ExprId* children[] = {&node.a, &node.b, &node.c};
        for (std::size_t i = 0; i < phrase.parts.size() && i < 3; ++i)
            *children[i] = expr(phrase.parts[i]);
        m_program.exprs.push_back(node);
        return narrowed<ExprId>(m_program.exprs.size() - 1);
    }

    [[nodiscard]] Instruction& at(std::size_t place) { return m_program.code[place]; }

    /// The file does not fit; told once, and what is compiled on is never used.
    void tooMuch(ProblemCode code, Span span, std::vector<std::string> arguments = {})
    {
        if (!std::exchange(m_full, true))
            m_diagnostics.push_back({Severity::error, m_file, span, code, std::move(arguments), {}});
    }

private:
    [[nodiscard]] std::uint16_t here() const { return narrowed<std::uint16_t>(m_program.code.size()); }

    RuleId rule(const std::string& name)
    {
        if (name.empty()) return RuleId::none;
        auto& rules = m_program.rules;
        const auto found = std::find(rules.begin(), rules.end(), name);
        if (found != rules.end()) return narrowed<RuleId>(found - rules.begin());
        rules.push_back(name);
        return narrowed<RuleId>(rules.size() - 1);
    }

    std::size_t emit(Op op, Span span, const std::string& ruleName)
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

    std::size_t emit(const Phrase& phrase)
    {
        return emit(opOf(phrase), phrase.span,
                    phrase.rule.empty() ? std::string(clauseOf(phrase.word)) : phrase.rule);
    }

    void block(const std::vector<Phrase>& phrases)
    {
        for (const Phrase& phrase : phrases)
            statement(phrase);
    }

    void statement(const Phrase& phrase)
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

    std::size_t act(const Phrase& phrase)
    {
        const std::size_t place = emit(phrase);
        operands(place, phrase);
        return place;
    }

    void operands(std::size_t place, const Phrase& phrase)
    {
        ExprId operand[3] = {0, 0, 0};
        for (std::size_t i = 0; i < phrase.parts.size() && i < 3; ++i)
            operand[i] = expr(phrase.parts[i]);
        Instruction& instruction = at(place);
        instruction.a = operand[0];
        instruction.b = operand[1];
        instruction.c = operand[2];
        instruction.number = saturated<std::uint8_t>(phrase.number);
    }

    void ifThen(const Phrase& phrase)
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

    void youMay(const Phrase& phrase)
    {
        if (phrase.block.empty()) return;
        if (!asks(phrase.block.front())) {
            const std::size_t question = emit(phrase);
            block(phrase.block);
            at(question).jump = here();
            return;
        }
        const std::size_t question = emit(phrase.block.front());
        operands(question, phrase.block.front());
        at(question).flags |= OpFlag::optional;
        for (std::size_t i = 1; i < phrase.block.size(); ++i)
            statement(phrase.block[i]);
        at(question).jump = here();
    }

    void loopOver(const Phrase& phrase, Op next)
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
    void branches(const Phrase& phrase)
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

    void whileActions(const Phrase& phrase)
    {
        const std::size_t test = emit(phrase);
        block(phrase.block);
        const std::size_t back = emit(Op::jump, phrase.span, "");
        at(back).jump = narrowed<std::uint16_t>(test);
        at(test).jump = here();
    }

    void repeatForever(const Phrase& phrase)
    {
        loop = here();
        block(phrase.block);
        const std::size_t back = emit(Op::jump, phrase.span, "");
        at(back).jump = loop;
    }

    Program& m_program;
    const std::string& m_file;
    Diagnostics& m_diagnostics;
    bool m_full = false;
};

/// The longest chain of parts calling parts; a part that calls itself has none.
bool chainEnds(const std::map<std::string, std::vector<std::string>>& graph, const std::string& from,
               int depth)
{
    if (depth > 4) return false; // Flow::capacity less the frames of a card and of the match
    const auto found = graph.find(from);
    if (found == graph.end()) return true;
    return std::all_of(found->second.begin(), found->second.end(),
                       [&](const std::string& next) { return chainEnds(graph, next, depth + 1); });
}

} // namespace

namespace {

/// Fighter numbers that a selector of proper names means.
int fighterNumbers(const Phrase& phrase)
{
    int set = phrase.word == Word::named ? phrase.number : 0;
    for (const Phrase& part : phrase.parts)
        set |= fighterNumbers(part);
    return set;
}

/// R-CANC-05: cards that bear one of these names, not cards for any fighter.
void protect(HeroRules& hero, int numbers)
{
    for (CardKind& card : hero.cards)
        if (!card.forAny() && (card.users & numbers)) card.protectedFromCancel = true;
}

/// Each text left for the next turn becomes an ability of its own that waits until its flag is set.
void compileLater(Compiler& compiler, HeroRules& hero)
{
    std::uint8_t number = 0;
    for (std::size_t i = 0; i < compiler.later.size(); ++i) {
        const auto [place, phrase] = compiler.later[i];
        if (i >= mostLater)
            return compiler.tooMuch(MeaningProblem::tooManyWaiting, phrase.span, {std::to_string(mostLater)});
        compiler.at(place).number = number++;
        AbilityRules waiting;
        waiting.id = "later-" + std::to_string(number);
        waiting.name = Name(waiting.id);
        waiting.timing = Timing::scheduled;
        waiting.program = compiler.text(phrase.block, phrase.span);
        hero.abilities.push_back(waiting);
    }
}

} // namespace

void compileHero(HeroRules& hero, const std::string& file, Diagnostics& diagnostics)
{
    Compiler compiler(hero.program, file, diagnostics);
    for (std::size_t c = 0; c < hero.cards.size(); ++c)
        for (const Section& section : hero.text->cards[c])
            hero.cards[c].programs[section.timing] = compiler.text(section.block, section.span);
    for (std::size_t a = 0; a < hero.abilities.size(); ++a) {
        AbilityRules& ability = hero.abilities[a];
        if (ability.timing == Timing::scheduled) continue;
        const Section& section = hero.text->abilities[static_cast<std::size_t>(ability.text)].front();
        if (section.timing != Timing::always) {
            ability.program = compiler.text(section.block, section.span);
            continue;
        }
        for (const Phrase& phrase : section.block) {
            Modifier modifier{standingOf(phrase.word),
                              saturated<std::uint8_t>(phrase.number),
                              0,
                              0,
                              0,
                              idAt<AbilityId>(static_cast<int>(a))};
            ExprId* operands[] = {&modifier.a, &modifier.b, &modifier.c};
            for (std::size_t i = 0; i < phrase.parts.size() && i < 3; ++i)
                *operands[i] = compiler.expr(phrase.parts[i]);
            hero.modifiers.push_back(modifier);
            if (phrase.word == Word::protectCards) protect(hero, fighterNumbers(phrase.parts[0]));
        }
    }
    compileLater(compiler, hero);
}

Program compileRules(const RulesText& rules, const std::string& file, RulesEntries& entries,
                     Diagnostics& diagnostics)
{
    Program program;
    Compiler compiler(program, file, diagnostics);
    std::map<std::string, std::vector<std::string>> graph;
    for (const RulesText::Part& part : rules.parts) {
        const std::size_t before = compiler.calls.size();
        compiler.parts[part.name] = compiler.text(part.block, part.span);
        for (std::size_t i = before; i < compiler.calls.size(); ++i)
            graph[part.name].push_back(compiler.calls[i].second.text);
    }
    for (const auto& [place, phrase] : compiler.calls) {
        const auto found = compiler.parts.find(phrase.text);
        if (found == compiler.parts.end())
            diagnostics.push_back(
                {Severity::error, file, phrase.span, MeaningProblem::unknownPart, {phrase.text}, {}});
        else
            compiler.at(place).jump = found->second;
    }
    const auto entry = [&](const char* name) {
        const auto found = compiler.parts.find(name);
        if (found != compiler.parts.end()) return found->second;
        diagnostics.push_back({Severity::error, file, Span{}, MeaningProblem::partMissing, {name}, {}});
        return std::uint16_t{0};
    };
    entries = {entry("play a match"), compiler.loop, entry("take a turn"), entry("take the actions")};
    if (!chainEnds(graph, "play a match", 0))
        diagnostics.push_back({Severity::error, file, Span{}, MeaningProblem::partsTooDeep, {}, {}});
    return program;
}

LinkBase link(Program& program, const Program& part)
{
    const LinkBase base{narrowed<std::uint16_t>(program.code.size()),
                        narrowed<std::uint16_t>(program.exprs.size())};
    const std::size_t options = program.optionNames.size();
    const std::size_t file = program.files.size();
    if (program.rules.empty()) program.rules.emplace_back();
    std::vector<RuleId> ruleOf;
    for (const std::string& name : part.rules) {
        auto found = std::find(program.rules.begin(), program.rules.end(), name);
        if (found == program.rules.end()) found = program.rules.insert(program.rules.end(), name);
        ruleOf.push_back(narrowed<RuleId>(found - program.rules.begin()));
    }
    const auto moved = [&](ExprId id) { return id == 0 ? ExprId{0} : narrowed<ExprId>(id + base.expr); };
    for (Instruction instruction : part.code) {
        instruction.rule = ruleOf[index(instruction.rule)];
        instruction.a = moved(instruction.a);
        instruction.b = moved(instruction.b);
        instruction.c = moved(instruction.c);
        instruction.jump = narrowed<std::uint16_t>(instruction.jump + base.code);
        if (instruction.op == Op::optionBegin)
            instruction.number = narrowed<std::uint8_t>(instruction.number + options);
        program.code.push_back(instruction);
    }
    for (Expr expr : part.exprs) {
        expr.a = moved(expr.a);
        expr.b = moved(expr.b);
        expr.c = moved(expr.c);
        program.exprs.push_back(expr);
    }
    program.spans.insert(program.spans.end(), part.spans.begin(), part.spans.end());
    for (std::uint8_t f : part.fileOf)
        program.fileOf.push_back(narrowed<std::uint8_t>(file + f));
    program.files.insert(program.files.end(), part.files.begin(), part.files.end());
    program.optionNames.insert(program.optionNames.end(), part.optionNames.begin(), part.optionNames.end());
    return base;
}

} // namespace fabletop
