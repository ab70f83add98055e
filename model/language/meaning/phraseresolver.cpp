// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/phraseresolver.h"

#include "model/language/meaning/grouping.h"
#include "model/language/meaning/idletexts.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/numbercheck.h"
#include "model/language/meaning/offering.h"
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
    if (m_later) checkRemembered(node);
    if (phrase.word == Word::orFighters) spreadEach(phrase);
    checkPronoun(node);
    if (!place.rules) checkThisFighter(node, place);
    if (!place.rules) checkReference(node);
    if (place.rules && node.other)
        m_problems.complain(MeaningProblem::littleWordNotHere, node.span, {print(node)});
    if (node.word == Word::thatNumber && !place.numberNamed)
        m_problems.complain(MeaningProblem::pronounUnbound, node.span, {"the number named"});
    resolveText(node, phrase);
    if (!place.rules) checkLine(node, phrase, place);
    if (m_loop)
        if (const auto fault = loopFault(node, phrase)) m_problems.tell(*fault);
    warnOfMixture(node);
    bind(phrase, place);
    if (node.word == Word::nameNumber) place.numberNamed = true;
    resolveBlocks(node, phrase, place);
    return phrase;
}

/// "Each Wasp or Bee": all of both.
void PhraseResolver::spreadEach(Phrase& joined)
{
    const Phrase* first = &joined.parts[0];
    while (first->word == Word::orFighters)
        first = &first->parts[1];
    Phrase& second = joined.parts[1];
    const bool each = first->determiner == Determiner::each || first->determiner == Determiner::all;
    if (each && first->word == Word::named && second.word == Word::named && namesSeveral(second) &&
        second.determiner == Determiner::none)
        second.determiner = first->determiner;
}

/// "A and B or C" without brackets means something, but few readers know what.
void PhraseResolver::warnOfMixture(const Node& node)
{
    if (node.word != Word::orEither) return;
    const auto open = [](const Node& part) { return part.word == Word::andBoth && !part.bracketed; };
    if (std::any_of(node.parts.begin(), node.parts.end(), open))
        m_problems.tell({node.span, MeaningProblem::andOrMixed, {print(node)}, print(node), true});
}

/// What stands below the line. What it makes of "that card" has happened or has not.
void PhraseResolver::resolveBlocks(const Node& node, Phrase& phrase, TextPlace& place)
{
    if (node.word == Word::nextTurnDo) return resolveLater(node, phrase, place.card);
    const bool loop = node.word == Word::forEach || node.word == Word::forEachPlayer;
    if (loop && m_loop) m_problems.complain(MeaningProblem::loopInLoop, node.span, {});
    m_loop = m_loop || loop;
    m_options = node.word == Word::chooseOne || node.word == Word::chooseTwo;
    if (node.word == Word::chooseOne || node.word == Word::chooseTwo)
        resolveOptions(node, phrase, place);
    else
        resolveWays(node, phrase, place);
    if (!loop) return;
    m_loop = false;
    if (node.word == Word::forEach) m_course.nameFighter(false); // they were several
}

/// Of one that is chosen none knows what the others would have done; of two the second follows the first.
void PhraseResolver::resolveOptions(const Node& node, Phrase& phrase, TextPlace& place)
{
    const CourseState before = m_course.state();
    std::optional<CourseState> ways;
    for (const Node& option : node.block) {
        const CourseState begin = node.word == Word::chooseOne ? before : m_course.state();
        m_options = true;
        m_course.resume(begin);
        phrase.block.push_back(resolveOne(option, place));
        const CourseState way = m_course.state();
        if (node.word == Word::chooseTwo) m_course.resume(begin), m_course.join(way, begin);
        if (node.word == Word::chooseOne && ways) m_course.join(*ways, before);
        ways = m_course.state();
    }
    m_options = false;
}

/// What is below the line, and what is below its "otherwise". After "if you did" it is known what became of
/// the offer.
void PhraseResolver::resolveWays(const Node& node, Phrase& phrase, TextPlace& place)
{
    const CourseState before = m_course.state();
    const Node* asked = node.word == Word::ifThen ? &node.parts[0] : nullptr;
    const bool did = asked && asked->word == Word::youDid;
    const bool known = did || (asked && asked->word == Word::playerDidNot);
    const Word player = known && !did ? asked->parts[0].word : Word::you;
    const auto taken = known ? m_course.afterOffer(player, did) : std::nullopt;
    const auto refused = known ? m_course.afterOffer(player, !did) : std::nullopt;
    m_course.resume(taken.value_or(before));
    phrase.block = resolve(node.block, place);
    m_options = false;
    if (node.word == Word::youMay) return m_course.offerEnds(before);
    const CourseState way = m_course.state();
    m_course.resume(refused.value_or(before));
    phrase.otherwise = resolve(node.otherwise, place);
    if (node.word == Word::optionBlock)
        m_course.resume(way); // their choice joins them
    else
        m_course.join(way, before);
}

/// A text of its own that is due at another time: nothing has been chosen in it yet, and no combat is open.
void PhraseResolver::resolveLater(const Node& node, Phrase& phrase, bool ofCard)
{
    PhraseResolver later(m_hero, m_problems);
    later.m_later = ofCard;
    TextPlace place = placeOf(Timing::turnStart);
    phrase.block = later.resolve(node.block, place);
}

void PhraseResolver::check(const Node& node, const TextPlace& place)
{
    if (const auto refusal = refusalOf(node.word, place); refusal == MeaningProblem::momentNotHere)
        return m_problems.complain(*refusal, node.span, {});
    else if (refusal)
        return m_problems.complain(*refusal, node.span, {print(node)});
    if (node.word == Word::optionBlock && !m_options)
        return m_problems.complain(MeaningProblem::optionAlone, node.span, {});
    if (node.word == Word::chooseOne || node.word == Word::chooseTwo) {
        for (const Node& child : node.block)
            if (child.word != Word::optionBlock)
                m_problems.complain(MeaningProblem::optionWanted, child.span, {});
        if (node.block.size() > mostOptions)
            m_problems.complain(MeaningProblem::tooManyOptions, node.block[mostOptions].span,
                                {std::to_string(mostOptions)});
    }
    if (const auto fault = numberFault(node))
        m_problems.complain(fault->code, fault->where, fault->arguments);
}

/// A text that is due at the next turn begins anew.
void PhraseResolver::checkRemembered(const Node& node)
{
    switch (node.word) {
    case Word::thatFighter:
    case Word::thatCard:
    case Word::thatPlayer:
    case Word::thatSpace:
    case Word::thatNumber:
        return m_problems.complain(MeaningProblem::pronounForgotten, node.span, {print(node)});
    default: break;
    }
}

/// The text of an ability, or of a later turn, knows the hero only, also where a sidekick fights or has
/// played the card.
void PhraseResolver::checkThisFighter(const Node& node, const TextPlace& place)
{
    const bool sidekicks = m_hero && m_hero->fighters.size() > 1;
    const bool attack = place.combat && !place.card;
    if (node.word != Word::thisFighter || !sidekicks || (!attack && !m_later)) return;
    const std::string instead = attack ? std::string(rowOf(Word::yourFighter).pattern)
                                       : asName(m_hero->fighters.front().name.by[0].text);
    m_problems.complain(MeaningProblem::fighterOfAbility, node.span, {print(node), instead}, instead);
}

void PhraseResolver::checkPronoun(const Node& node)
{
    const CourseState& state = m_course.state();
    const bool ofThem = node.word == Word::takeOfThem || node.word == Word::putThemBack;
    const bool unbound =
        (node.word == Word::thatFighter && state.fighter == 0) ||
        (node.word == Word::thatCard && state.card == 0) ||
        (ofThem && state.them != CourseState::Them::onDeck && state.them != CourseState::Them::moved) ||
        (node.word == Word::thatPlayer && !m_player) || (node.word == Word::thatSpace && !m_space);
    if (unbound) return m_problems.complain(MeaningProblem::pronounUnbound, node.span, {print(node)});
    if (ofThem && state.them == CourseState::Them::moved)
        return m_problems.complain(MeaningProblem::deckMoved, node.span, {print(node)});
    if (node.word == Word::thatFighter && state.fighter < 0)
        return m_problems.complain(MeaningProblem::fighterUnsure, node.span, {print(node)});
    if (node.word == Word::thatCard && state.card < 0)
        return m_problems.complain(MeaningProblem::pronounUnsure, node.span, {print(node)});
    if (node.word == Word::keepOne && state.them != CourseState::Them::inHand) {
        const int drawn = std::clamp(m_course.drawn(), 2, rangeOf(Word::drawUpTo).most);
        m_problems.complain(MeaningProblem::keepWhat, node.span,
                            {print(node), "draw up to " + std::to_string(drawn) + " cards"});
    }
}

/// Results and offers of this text, and of this moment.
void PhraseResolver::checkReference(const Node& node)
{
    const auto missing = [&](MeaningProblem problem, const char* first) {
        m_problems.complain(problem, node.span, {print(node), first});
    };
    switch (node.word) {
    case Word::youDid:
        if (!m_course.wasOffered(Word::you)) missing(MeaningProblem::offerMissing, "you may");
        break;
    case Word::playerDidNot: {
        const Word player = node.parts[0].word;
        if (m_course.wasOffered(player)) break;
        missing(MeaningProblem::offerMissing, player == Word::you ? "you may"
                                              : player == Word::opponent
                                                  ? "the opponent may discard a card in the opponent's hand"
                                                  : "that player may discard a card in that player's hand");
        break;
    }
    case Word::perDiscarded:
    case Word::cardsDiscarded:
        if (!m_course.hasDiscarded())
            m_problems.complain(
                MeaningProblem::resultMissing, node.span,
                {node.word == Word::perDiscarded ? "for each card discarded" : print(node), "discard …"});
        break;
    case Word::damageDealt:
    case Word::felled:
        if (!m_course.hasDealt()) missing(MeaningProblem::resultMissing, "deal … damage to …");
        break;
    case Word::onChosenSpaces:
        if (m_course.spacesChosen() < 2)
            m_problems.complain(MeaningProblem::chosenSpacesMissing, node.span, {});
        break;
    default: break;
    }
}

/// "Add 1 to defense cards of Wasps while this fighter …": whose ability it is, is meant, and not the Wasp.
void PhraseResolver::checkStanding(const Node& node, const Phrase& phrase)
{
    if (rowOf(node.word).sort != Sort::modifier || !m_hero || m_hero->fighters.empty()) return;
    const auto isHero = [](const Phrase& part) {
        return part.word == Word::thisFighter || part.word == Word::yourHero ||
               (part.word == Word::named && part.number == 1);
    };
    if (std::any_of(phrase.parts.begin(), phrase.parts.end(), isHero)) return;
    const std::string hero = asName(m_hero->fighters.front().name.by[0].text);
    for (const Node& part : node.parts)
        forEachNode(part, [&](const Node& inner) {
            if (inner.word == Word::thisFighter)
                m_problems.complain(MeaningProblem::standingFighter, inner.span, {print(inner), hero}, hero);
        });
}

/// What the line's words take, and what has been told before it.
void PhraseResolver::checkLine(const Node& node, const Phrase& phrase, const TextPlace& place)
{
    checkStanding(node, phrase);
    const SlotScene scene{place, m_course.state().facts, m_course.state().fighter != 0,
                          m_course.state().handSeen};
    if (const auto fault = slotFault(node, phrase, scene)) return m_problems.tell(*fault);
    if (const auto fault = exceptNobody(node, phrase)) m_problems.tell(*fault);
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
    case Word::forEach:
        m_course.nameFighter(true);
        m_looped = m_course.state().fighter;
        break;
    case Word::choosePlayer: m_player = true; break;
    default: break;
    }
    if (rowOf(phrase.word).sort != Sort::act) return;
    if (!phrase.parts.empty() && phrase.parts[0].word == Word::eachOpponent)
        m_player = false; // they were several
    int candidates = 0;   // for "that fighter" from here on
    bool chosen = false;
    for (std::size_t part = 0; part < phrase.parts.size(); ++part) {
        const bool picks = picksFrom(phrase, part);
        const bool some = picks && countOf(phrase.parts[part]) == Count::some;
        const Sort sort = rowOf(phrase.parts[part].word).sort;
        candidates +=
            picks && (phrase.parts[part].word == Word::thatFighter || (some && sort == Sort::fighters));
        chosen = chosen || (some && sort == Sort::fighters);
        m_space = m_space || (some && sort == Sort::spaces);
    }
    // Of two that changed places either may be meant, and so may the one that a loop has come to.
    const bool inLoop = m_loop && m_course.state().fighter == m_looped && phrase.word != Word::chooseFighter;
    if (chosen) m_course.nameFighter(candidates < 2 && !inLoop);
    m_course.follow(phrase, place);
}

void PhraseResolver::resolveText(const Node& node, Phrase& phrase)
{
    switch (node.word) {
    case Word::named:
        phrase.number = m_names.fighters(node.text, node.textSpan);
        phrase.text = m_names.singularOf(node.text);
        phrase.plural = phrase.text != node.text;
        break;
    case Word::returnDefeated: phrase.number = m_names.fighters(node.text, node.textSpan); break;
    case Word::optionBlock:
    case Word::perform: phrase.text = node.text; break;
    case Word::takeForm:
    case Word::inForm: phrase.number = m_names.form(node.text, node.textSpan); break;
    case Word::fetchCard: phrase.number = m_names.card(node.text, node.textSpan); break;
    case Word::taggedCards: phrase.number = m_names.cardsMarked(node.text, node.textSpan); break;
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
    case Word::moveBetween: phrase.number = m_names.tokens(node.text, node.textSpan); break;
    case Word::resolveAbilities:
    case Word::resolveEffects:
        if (const auto timing = timingNamed(node.text))
            phrase.number = static_cast<int>(*timing);
        else
            m_problems.complain(MeaningProblem::unknownMoment, node.span, {node.text});
        break;
    case Word::stepReached:
        if (const auto step = stepNamed(node.text))
            phrase.number = static_cast<int>(*step);
        else
            m_problems.complain(MeaningProblem::unknownMoment, node.span, {node.text});
        break;
    default: break;
    }
}

} // namespace fabletop
