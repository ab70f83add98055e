// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/compiling/compiler.h"

#include "model/language/compiling/textcompiler.h"
#include "model/language/meaning/lowering.h"
#include "model/language/meaning/meaningproblem.h"

#include <algorithm>
#include <map>

namespace fabletop {

namespace {

constexpr std::size_t mostLater = 7; ///< flags of a seat less the one of the set-up

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
void compileLater(TextCompiler& compiler, HeroRules& hero)
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
    TextCompiler compiler(hero.program, file, diagnostics);
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
    TextCompiler compiler(program, file, diagnostics);
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
