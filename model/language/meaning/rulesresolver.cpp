// SPDX-License-Identifier: GPL-3.0-or-later
// Rules files: numbers of the rules and their named parts.

#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/phraseresolver.h"
#include "model/language/meaning/resolver.h"
#include "model/rules/rulefields.h"

namespace fabletop {

namespace {

/// What is wrong with a number of the rules; none if it was taken.
std::optional<MeaningProblem> setNumber(RuleNumbers& numbers, const Node& node,
                                        std::vector<std::string>& arguments)
{
    const RuleField* field = findRuleField(node.text);
    if (!field) return MeaningProblem::unknownNumber;
    if (node.number < field->least || node.number > field->most) {
        arguments = {std::to_string(field->least), std::to_string(field->most)};
        return MeaningProblem::numberOutOfRange;
    }
    field->set(numbers, node.number);
    return std::nullopt;
}

} // namespace

RulesText resolveRules(const File& file, const std::string& fileName, Diagnostics& diagnostics)
{
    RulesText rules;
    const auto complain = [&](ProblemCode code, const Node& node, std::vector<std::string> arguments) {
        diagnostics.push_back({Severity::error, fileName, node.span, code, std::move(arguments), {}});
    };
    for (const Node& node : file.declarations) {
        if (node.word == Word::rulesDecl) {
            rules.name = node.text;
        } else if (node.word == Word::numberDecl) {
            std::vector<std::string> arguments{node.text};
            if (const auto problem = setNumber(rules.numbers, node, arguments))
                complain(*problem, node, std::move(arguments));
        } else if (node.word == Word::toDecl) {
            TextPlace place{true, true, true, false};
            LineProblems problems(fileName, diagnostics);
            PhraseResolver resolver(nullptr, problems);
            rules.parts.push_back({node.text, node.span, resolver.resolve(node.block, place)});
        } else {
            complain(MeaningProblem::notInRules, node, {node.text});
        }
    }
    return rules;
}

} // namespace fabletop
