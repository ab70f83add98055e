// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/phraseresolver.h"

#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/numbercheck.h"
#include "model/language/meaning/quantity.h"
#include "model/language/meaning/slotcheck.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"

#include <algorithm>
#include <optional>
#include <utility>

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
    phrase.many = node.many;
    phrase.number = node.number;
    phrase.rule = node.rule;
    for (const Node& part : node.parts) {
        phrase.parts.push_back(resolveOne(part, place));
        bindPlayer(phrase);
    }
    checkPronoun(node);
    if (node.word == Word::thatNumber && !place.numberNamed)
        complain(MeaningProblem::pronounUnbound, node.span, {"the number named"});
    resolveText(node, phrase);
    if (!place.rules)
        if (const auto fault = slotFault(node, phrase, {place, m_facts, m_fighter})) tell(*fault);
    if (m_loop)
        if (const auto fault = loopFault(node, phrase)) tell(*fault);
    warnOfMixture(node);
    bind(phrase, place);
    if (node.word == Word::nameNumber) place.numberNamed = true;
    resolveBlocks(node, phrase, place);
    return phrase;
}

/// "A and B or C" without brackets means something, but few readers know what.
void PhraseResolver::warnOfMixture(const Node& node)
{
    if (node.word != Word::orEither) return;
    const auto open = [](const Node& part) { return part.word == Word::andBoth && !part.bracketed; };
    if (std::any_of(node.parts.begin(), node.parts.end(), open))
        tell({node.span, MeaningProblem::andOrMixed, {print(node)}, print(node), true});
}

/// What stands below the line. What it makes of "that card" has happened or has not.
void PhraseResolver::resolveBlocks(const Node& node, Phrase& phrase, TextPlace& place)
{
    if (node.word == Word::nextTurnDo) return resolveLater(node, phrase);
    const bool loop = node.word == Word::forEach || node.word == Word::forEachPlayer;
    if (loop && m_loop) complain(MeaningProblem::loopInLoop, node.span, {});
    m_loop = m_loop || loop;
    m_options = node.word == Word::chooseOne || node.word == Word::chooseTwo;
    const CardFacts before = m_facts;
    phrase.block = resolve(node.block, place);
    m_options = false;
    const CardFacts behind = std::exchange(m_facts, before);
    phrase.otherwise = resolve(node.otherwise, place);
    m_facts = eitherOf(m_facts, behind);
    if (loop) m_loop = false;
}

/// A text of its own that is due at another time: nothing has been chosen in it yet, and no combat is open.
void PhraseResolver::resolveLater(const Node& node, Phrase& phrase)
{
    PhraseResolver later(m_hero, m_file, m_diagnostics);
    TextPlace place = placeOf(Timing::turnStart);
    phrase.block = later.resolve(node.block, place);
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
        ((node.word == Word::takeOfThem || node.word == Word::putThemBack) && m_them != Them::onDeck) ||
        (node.word == Word::keepOne && m_them != Them::inHand) ||
        (node.word == Word::thatPlayer && !m_player) || (node.word == Word::thatSpace && !m_space);
    if (unbound) complain(MeaningProblem::pronounUnbound, node.span, {std::string(rowOf(node.word).pattern)});
}

/// "Each opponent discards a card in that player's hand": within the line, and behind it if it is one.
void PhraseResolver::bindPlayer(const Phrase& phrase)
{
    const Word last = phrase.parts.back().word;
    m_player = m_player || last == Word::anOpponent || last == Word::eachOpponent;
}

/// "That fighter", "that card" … mean the last one chosen, whether by `choose` or on the way ("deal 1 damage
/// to an opposing fighter").
void PhraseResolver::bind(const Phrase& phrase, const TextPlace& place)
{
    switch (phrase.word) {
    case Word::forEach: m_fighter = true; break;
    case Word::discardThat:
    case Word::discardRandom:
    case Word::discardTop:
    case Word::revealTop: m_card = true; break;
    case Word::choosePlayer: m_player = true; break;
    case Word::lookAtTop: m_them = Them::onDeck; break;
    case Word::drawUpTo: m_them = Them::inHand; break;
    case Word::putThemBack:
    case Word::keepOne: m_them = Them::nobody; break;
    default: break;
    }
    if (rowOf(phrase.word).sort != Sort::act) return;
    if (!phrase.parts.empty() && phrase.parts[0].word == Word::eachOpponent) m_player = false; // they were several
    for (std::size_t part = 0; part < phrase.parts.size(); ++part) {
        const Reads reads = slotOf(phrase.word, part).reads;
        const bool picks = reads == Reads::together || reads == Reads::inTurn || reads == Reads::asked;
        if (!picks || countOf(phrase.parts[part]) != Count::some) continue;
        const Sort sort = rowOf(phrase.parts[part].word).sort;
        m_fighter = m_fighter || sort == Sort::fighters;
        m_card = m_card || sort == Sort::cards;
        m_space = m_space || sort == Sort::spaces;
    }
    m_facts = factsBehind(phrase, m_facts, place);
}

void PhraseResolver::resolveText(const Node& node, Phrase& phrase)
{
    switch (node.word) {
    case Word::named:
        phrase.number = fightersNamed(node.text, node.textSpan);
        phrase.text = singularOf(node.text);
        phrase.plural = phrase.text != node.text;
        break;
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

/// The name of one of those whose plural this is; any other name as it is.
std::string PhraseResolver::singularOf(const std::string& name) const
{
    for (std::size_t i = 0; m_hero && i < m_hero->fighters.size(); ++i)
        if (const LocalName& local = m_hero->fighters[i].name.by[0]; local.plural == name) return local.text;
    return name;
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

void PhraseResolver::tell(const SlotFault& fault)
{
    if (!fault.warning) return complain(fault.code, fault.where, fault.arguments, fault.fix);
    if (m_diagnostics.size() < mostDiagnostics)
        m_diagnostics.push_back(
            {Severity::warning, m_file, fault.where, fault.code, fault.arguments, fault.fix});
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
