// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/phraseresolver.h"

#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/numbercheck.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"

#include <algorithm>
#include <optional>

namespace fabletop {

std::vector<Phrase> PhraseResolver::resolve(const std::vector<Node>& nodes, TextPlace& place)
{
    std::vector<Phrase> phrases;
    const bool options = m_options;
    for (const Node& node : nodes) {
        m_options = options;
        phrases.push_back(resolveOne(node, place));
    }
    return phrases;
}

Phrase PhraseResolver::resolveOne(const Node& node, TextPlace& place)
{
    check(node, place);
    Phrase phrase;
    phrase.word = node.word;
    phrase.span = node.span;
    phrase.determiner = node.determiner;
    phrase.number = node.number;
    phrase.rule = node.rule;
    for (const Node& part : node.parts)
        phrase.parts.push_back(resolveOne(part, place));
    checkPronoun(node);
    if (node.word == Word::thatNumber && !place.numberNamed)
        complain(MeaningProblem::pronounUnbound, node.span, {"the number named"});
    resolveText(node, phrase);
    bind(node.word);
    if (node.word == Word::nameNumber) place.numberNamed = true;
    const bool loop = node.word == Word::forEach || node.word == Word::forEachPlayer;
    if (loop && m_loop) complain(MeaningProblem::loopInLoop, node.span, {});
    m_loop = m_loop || loop;
    m_options = node.word == Word::chooseOne || node.word == Word::chooseTwo;
    phrase.block = resolve(node.block, place);
    m_options = false;
    phrase.otherwise = resolve(node.otherwise, place);
    if (loop) m_loop = false;
    return phrase;
}

void PhraseResolver::check(const Node& node, const TextPlace& place)
{
    if (const auto refusal = refusalOf(node.word, place); refusal == MeaningProblem::momentNotHere)
        return complain(*refusal, node.span, {});
    else if (refusal)
        return complain(*refusal, node.span, {std::string(rowOf(node.word).pattern)});
    if (node.word == Word::optionBlock && !m_options)
        return complain(MeaningProblem::optionAlone, node.span, {});
    if (node.word == Word::chooseOne || node.word == Word::chooseTwo) {
        for (const Node& child : node.block)
            if (child.word != Word::optionBlock) complain(MeaningProblem::optionWanted, child.span, {});
        if (node.block.size() > mostOptions)
            complain(MeaningProblem::tooManyOptions, node.block[mostOptions].span,
                     {std::to_string(mostOptions)});
    }
    if (const auto fault = numberFault(node))
        complain(fault->code, fault->where, fault->arguments, fault->fix);
}

void PhraseResolver::checkPronoun(const Node& node)
{
    const bool unbound =
        (node.word == Word::thatFighter && !m_fighter) || (node.word == Word::thatCard && !m_card) ||
        (node.word == Word::thatPlayer && !m_player) || (node.word == Word::thatSpace && !m_space);
    if (unbound) complain(MeaningProblem::pronounUnbound, node.span, {std::string(rowOf(node.word).pattern)});
}

void PhraseResolver::bind(Word word)
{
    switch (word) {
    case Word::chooseFighter:
    case Word::forEach: m_fighter = true; break;
    case Word::chooseCard:
    case Word::discardThat:
    case Word::playerDiscards:
    case Word::discardRandom:
    case Word::discardTop:
    case Word::revealTop:
    case Word::playerMayDiscard: m_card = true; break;
    case Word::choosePlayer: m_player = true; break;
    case Word::chooseSpace:
    case Word::placeToken: m_space = true; break;
    default: break;
    }
}

void PhraseResolver::resolveText(const Node& node, Phrase& phrase)
{
    switch (node.word) {
    case Word::named:
    case Word::returnDefeated: phrase.number = fightersNamed(node.text, node.textSpan); break;
    case Word::optionBlock:
    case Word::perform: phrase.text = node.text; break;
    case Word::takeForm:
    case Word::inForm: phrase.number = formNamed(node.text, node.textSpan); break;
    case Word::fetchCard: phrase.number = cardNamed(node.text, node.textSpan); break;
    case Word::taggedCards: phrase.number = cardsMarked(node.text, node.textSpan); break;
    case Word::placeTokens:
    case Word::placeToken:
    case Word::placeTokenOf:
    case Word::placeEachToken:
    case Word::moveToken:
    case Word::playerMovesToken:
    case Word::playerMovesOther:
    case Word::onToken:
    case Word::withToken:
    case Word::withoutToken:
    case Word::isOnToken:
    case Word::beganOnToken:
    case Word::moveBetween: phrase.number = tokensNamed(node.text, node.textSpan); break;
    case Word::resolveAbilities:
    case Word::resolveEffects:
        if (const auto timing = timingNamed(node.text))
            phrase.number = static_cast<int>(*timing);
        else
            complain(MeaningProblem::unknownMoment, node.span, {node.text});
        break;
    case Word::stepReached:
        if (const auto step = stepNamed(node.text))
            phrase.number = static_cast<int>(*step);
        else
            complain(MeaningProblem::unknownMoment, node.span, {node.text});
        break;
    default: break;
    }
}

int PhraseResolver::fightersNamed(const std::string& name, Span span)
{
    int set = 0;
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->fighters.size(); ++i) {
        const LocalName& local = m_hero->fighters[i].name.by[0];
        const bool declared = m_hero->fighters[i].kind == kebab(name); // its English name may be a longer one
        if (declared || local.text == name || local.plural == name) set |= 1 << i;
        known.push_back(local.text);
    }
    if (set == 0) complainOfName(name, span, known);
    return set;
}

int PhraseResolver::formNamed(const std::string& name, Span span)
{
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->forms.size(); ++i) {
        if (m_hero->forms[i].declared == name) return static_cast<int>(i);
        known.push_back(m_hero->forms[i].declared);
    }
    complainOfName(name, span, known);
    return 0;
}

/// Set of token numbers.
int PhraseResolver::tokensNamed(const std::string& name, Span span)
{
    int set = 0;
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->tokens.size(); ++i) {
        const bool declared = m_hero->tokens[i].kind == kebab(name);
        if (declared || m_hero->tokens[i].name.by[0].text == name) set |= 1 << i;
        known.push_back(m_hero->tokens[i].name.text());
    }
    if (set == 0) complainOfName(name, span, known);
    return set;
}

int PhraseResolver::cardNamed(const std::string& name, Span span)
{
    const int place = m_hero ? m_hero->findCard(kebab(name)) : -1;
    if (place >= 0) return place;
    std::vector<std::string> known;
    for (std::size_t i = 0; m_hero && i < m_hero->cards.size(); ++i)
        known.push_back(m_hero->cards[i].name.text());
    complainOfName(name, span, known, true); // behind "take" a name stands in quotes
    return 0;
}

/// A tag by its place, or 16 and more: the cards for a form.
int PhraseResolver::cardsMarked(const std::string& name, Span span)
{
    for (std::size_t i = 0; m_hero && i < m_hero->tags.size(); ++i)
        if (m_hero->tags[i] == name) return static_cast<int>(i);
    return 16 + formNamed(name, span);
}

/// Names what may have been meant, where one of the known names is near.
void PhraseResolver::complainOfName(const std::string& name, Span span, const std::vector<std::string>& known,
                                    bool quoted)
{
    const std::string nearest = nearestName(name, known);
    if (nearest.empty())
        complain(MeaningProblem::unknownNameAtAll, span, {name});
    else
        complain(MeaningProblem::unknownName, span, {name, nearest},
                 quoted ? '"' + nearest + '"' : asName(nearest));
}

/// One line, one problem: the first is the cause, the others would follow from it.
void PhraseResolver::complain(ProblemCode code, Span span, std::vector<std::string> arguments,
                              std::string fix)
{
    if (m_diagnostics.size() >= mostDiagnostics) return;
    for (const Diagnostic& diagnostic : m_diagnostics)
        if (diagnostic.where.line == span.line && diagnostic.severity == Severity::error) return;
    m_diagnostics.push_back({Severity::error, m_file, span, code, std::move(arguments), std::move(fix)});
}

} // namespace fabletop
