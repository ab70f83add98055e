// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/lints.h"

#include "model/language/meaning/belonging.h"
#include "model/language/meaning/idletexts.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/rules/names.h"
#include "model/table/combat.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr NameKinds usedByItself = NameKind::hero | NameKind::sidekick | NameKind::card | NameKind::part;

/// Whether the node makes use of what was chosen as a phrase of this sort.
bool usesChoice(const Node& node, Word choice)
{
    switch (choice) {
    case Word::chooseFighter:
        return node.word == Word::thatFighter || node.word == Word::youDid ||
               node.determiner == Determiner::another;
    case Word::chooseCard:
        return node.word == Word::thatCard || node.word == Word::youDid ||
               node.determiner == Determiner::another;
    case Word::chooseSpace: return node.word == Word::thatSpace || node.word == Word::onChosenSpaces;
    case Word::choosePlayer: return node.word == Word::thatPlayer;
    case Word::nameNumber: return node.word == Word::thatNumber;
    default: return true;
    }
}

class Linter {
public:
    Linter(const File& hero, const std::string& name, Diagnostics& diagnostics)
        : m_hero(hero), m_name(name), m_diagnostics(diagnostics), m_idle(hero)
    {}

    void run()
    {
        for (const Node& declaration : m_hero.declarations) {
            if (declaration.word == Word::cardDecl) checkCard(declaration);
            if (nameMadeBy(declaration.word) & ~usedByItself) checkName(declaration);
            if (declaration.word == Word::cardDecl || declaration.word == Word::abilityDecl)
                checkTexts(declaration);
        }
    }

private:
    void checkCard(const Node& card)
    {
        const bool text = std::any_of(card.block.begin(), card.block.end(),
                                      [](const Node& line) { return timingOf(line.word).has_value(); });
        const Node* none = nullptr;
        const Node* last = nullptr;
        for (const Node& line : card.block)
            forEachNode(line, [&](const Node& node) {
                if (rowOf(node.word).sort != Sort::attribute || node.word == Word::languageAttr) return;
                last = &node;
                if (node.word == Word::noEffectAttr) none = &node;
            });
        if (!text && !none && last)
            warn(MeaningProblem::cardWithoutText, last->span, {card.text}, print(*last) + ", no effect");
        if (text && none) warn(MeaningProblem::textDespiteNoEffect, none->span, {card.text});
    }

    void checkName(const Node& declaration)
    {
        if (!m_idle.usesName(declaration))
            warn(MeaningProblem::nameUnused, declaration.span, {declaration.text});
        else if (declaration.word == Word::tokenDecl && !m_idle.placesToken(declaration))
            warn(MeaningProblem::tokenNeverPlaced, declaration.span,
                 {declaration.text, "place each " + asName(declaration.text) + " token on …"});
    }

    void checkTexts(const Node& declaration)
    {
        for (const Node& section : declaration.block) {
            const auto timing = timingOf(section.word);
            if (!timing) continue;
            const TextOccasion occasion = occasionOf(declaration, *timing);
            checkBlock(section.block, section, declaration, occasion);
            if (m_idle.neverDoes(section.block, occasion)) warn(MeaningProblem::textNever, section.span, {});
        }
    }

    void checkBlock(const std::vector<Node>& block, const Node& section, const Node& declaration,
                    const TextOccasion& occasion)
    {
        for (const Node& act : block) {
            checkAct(act, section, declaration, occasion);
            checkBlock(act.block, section, declaration, occasion);
            checkBlock(act.otherwise, section, declaration, occasion);
        }
    }

    void checkAct(const Node& act, const Node& section, const Node& declaration, const TextOccasion& occasion)
    {
        if (m_idle.comesTooLate(act, section, occasion))
            warn(MeaningProblem::tooLate, act.span, {print(act)});
        else if (const std::string_view reason = m_idle.whyNever(act); !reason.empty())
            warn(MeaningProblem::nothingHappens, act.span, {print(act), std::string(reason)});
        if (act.word == Word::setHealth) checkMaximum(act);
        if (act.word == Word::leaveBattlefield) checkReturn(act);
        if (act.word == Word::chooseOne || act.word == Word::chooseTwo) checkOptions(act);
        // A number is named for the whole card.
        if (!isUsed(act, act.word == Word::nameNumber ? declaration : section))
            warn(MeaningProblem::choiceUnused, act.span, {});
        for (const Node& part : act.parts)
            forEachNode(part, [&](const Node& node) {
                const Truth truth = m_idle.truthOf(node, occasion);
                if (node.word != Word::attacking && node.word != Word::defending) return;
                if (truth == Truth::never) warn(MeaningProblem::conditionNever, node.span, {print(node)});
                if (truth == Truth::always) warn(MeaningProblem::conditionAlways, node.span, {print(node)});
            });
    }

    /// A hero that has left can't be hit, and so the match can't be won against it.
    void checkReturn(const Node& act)
    {
        const Node* noun = &act.parts[0];
        while (!noun->parts.empty() && !rowOf(noun->word).determined)
            noun = &noun->parts[0];
        bool sidekick = false;
        bool returns = false;
        for (const Node& declaration : m_hero.declarations)
            forEachNode(declaration, [&](const Node& node) {
                returns = returns || node.word == Word::comeBack;
                const bool meant = kebab(node.text) == kebab(noun->text);
                sidekick = sidekick ||
                           (node.word == Word::sidekickDecl && noun->word == Word::named && meant) ||
                           (node.word == Word::pluralAttr && node.text == noun->text);
            });
        if (!sidekick && !returns) warn(MeaningProblem::leavesForGood, act.span, {print(act)});
    }

    /// The order of two out of two is still a choice.
    void checkOptions(const Node& choice)
    {
        if (choice.block.size() < 2)
            warn(MeaningProblem::optionsFew, choice.span, {std::string(rowOf(choice.word).pattern)});
        for (auto option = choice.block.begin(); option != choice.block.end(); ++option) {
            const auto same = [&](const Node& other) { return other.text == option->text; };
            if (std::any_of(choice.block.begin(), option, same))
                warn(MeaningProblem::optionTwice, option->span, {option->text});
        }
    }

    /// More health than a fighter of ours can have is as much as it can have.
    void checkMaximum(const Node& act)
    {
        const Node& who = act.parts[0];
        const Node& number = act.parts[1];
        if (number.word != Word::literal || (who.word != Word::named && who.word != Word::yourHero)) return;
        for (const Node& declaration : m_hero.declarations) {
            if (declaration.word != Word::heroDecl && declaration.word != Word::sidekickDecl) continue;
            int most = highestValue;
            std::string plural;
            for (const Node& line : declaration.block)
                forEachNode(line, [&](const Node& node) {
                    if (node.word == Word::healthAttr) most = node.number;
                    if (node.word == Word::pluralAttr) plural = node.text;
                });
            const bool meant = who.word == Word::yourHero
                                   ? declaration.word == Word::heroDecl
                                   : kebab(who.text) == kebab(declaration.text) || who.text == plural;
            if (meant && number.number > most)
                warn(MeaningProblem::aboveMaximum, number.span, {declaration.text, std::to_string(most)});
        }
    }

    /// Whether something behind the act in this text uses what it chooses.
    static bool isUsed(const Node& act, const Node& text)
    {
        bool used = usesChoice(Node(), act.word);
        bool behind = false;
        forEachNode(text, [&](const Node& node) {
            used = used || (behind && usesChoice(node, act.word));
            behind = behind || &node == &act;
        });
        return used;
    }

    void warn(ProblemCode code, Span span, std::vector<std::string> arguments, std::string fix = {})
    {
        if (m_diagnostics.size() < mostDiagnostics)
            m_diagnostics.push_back(
                {Severity::warning, m_name, span, code, std::move(arguments), std::move(fix)});
    }

    const File& m_hero;
    const std::string& m_name;
    Diagnostics& m_diagnostics;
    IdleTexts m_idle;
};

} // namespace

void lint(const File& hero, const std::string& name, Diagnostics& diagnostics)
{
    Linter(hero, name, diagnostics).run();
}

} // namespace fabletop
