// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/phraseresolver.h"

#include "model/language/meaning/grouping.h"
#include "model/language/meaning/idletexts.h"
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
    if (m_later) checkRemembered(node);
    checkPronoun(node);
    if (!place.rules) checkThisFighter(node, place);
    if (!place.rules) checkReference(node);
    if (place.rules && node.other) complain(MeaningProblem::littleWordNotHere, node.span, {print(node)});
    if (node.word == Word::thatNumber && !place.numberNamed)
        complain(MeaningProblem::pronounUnbound, node.span, {"the number named"});
    resolveText(node, phrase);
    if (!place.rules) checkLine(node, phrase, place);
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
    if (node.word == Word::nextTurnDo) return resolveLater(node, phrase, place.card);
    const bool loop = node.word == Word::forEach || node.word == Word::forEachPlayer;
    if (loop && m_loop) complain(MeaningProblem::loopInLoop, node.span, {});
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
    PhraseResolver later(m_hero, m_file, m_diagnostics);
    later.m_later = ofCard;
    TextPlace place = placeOf(Timing::turnStart);
    phrase.block = later.resolve(node.block, place);
}

void PhraseResolver::check(const Node& node, const TextPlace& place)
{
    if (const auto refusal = refusalOf(node.word, place); refusal == MeaningProblem::momentNotHere)
        return complain(*refusal, node.span, {});
    else if (refusal)
        return complain(*refusal, node.span, {print(node)});
    if (node.word == Word::optionBlock && !m_options)
        return complain(MeaningProblem::optionAlone, node.span, {});
    if (node.word == Word::chooseOne || node.word == Word::chooseTwo) {
        for (const Node& child : node.block)
            if (child.word != Word::optionBlock) complain(MeaningProblem::optionWanted, child.span, {});
        if (node.block.size() > mostOptions)
            complain(MeaningProblem::tooManyOptions, node.block[mostOptions].span,
                     {std::to_string(mostOptions)});
    }
    if (const auto fault = numberFault(node)) complain(fault->code, fault->where, fault->arguments);
}

/// A text that is due at the next turn begins anew.
void PhraseResolver::checkRemembered(const Node& node)
{
    switch (node.word) {
    case Word::thatFighter:
    case Word::thatCard:
    case Word::thatPlayer:
    case Word::thatSpace:
    case Word::thatNumber: return complain(MeaningProblem::pronounForgotten, node.span, {print(node)});
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
    complain(MeaningProblem::fighterOfAbility, node.span, {print(node), instead}, instead);
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
    if (unbound) return complain(MeaningProblem::pronounUnbound, node.span, {print(node)});
    if (ofThem && state.them == CourseState::Them::moved)
        return complain(MeaningProblem::deckMoved, node.span, {print(node)});
    if (node.word == Word::thatFighter && state.fighter < 0)
        return complain(MeaningProblem::fighterUnsure, node.span, {print(node)});
    if (node.word == Word::thatCard && state.card < 0)
        return complain(MeaningProblem::pronounUnsure, node.span, {print(node)});
    if (node.word == Word::keepOne && state.them != CourseState::Them::inHand) {
        const int drawn = std::clamp(m_course.drawn(), 2, rangeOf(Word::drawUpTo).most);
        complain(MeaningProblem::keepWhat, node.span,
                 {print(node), "draw up to " + std::to_string(drawn) + " cards"});
    }
}

/// Results and offers of this text, and of this moment.
void PhraseResolver::checkReference(const Node& node)
{
    const auto missing = [&](MeaningProblem problem, const char* first) {
        complain(problem, node.span, {print(node), first});
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
            complain(
                MeaningProblem::resultMissing, node.span,
                {node.word == Word::perDiscarded ? "for each card discarded" : print(node), "discard …"});
        break;
    case Word::damageDealt:
    case Word::felled:
        if (!m_course.hasDealt()) missing(MeaningProblem::resultMissing, "deal … damage to …");
        break;
    case Word::onChosenSpaces:
        if (m_course.spacesChosen() < 2) complain(MeaningProblem::chosenSpacesMissing, node.span, {});
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
                complain(MeaningProblem::standingFighter, inner.span, {print(inner), hero}, hero);
        });
}

/// What the line's words take, and what has been told before it.
void PhraseResolver::checkLine(const Node& node, const Phrase& phrase, const TextPlace& place)
{
    checkStanding(node, phrase);
    const SlotScene scene{place, m_course.state().facts, m_course.state().fighter != 0,
                          m_course.state().handSeen};
    if (const auto fault = slotFault(node, phrase, scene)) return tell(*fault);
    if (const auto fault = exceptNobody(node, phrase)) tell(*fault);
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
        const Reads reads = slotOf(phrase.word, part).reads;
        const bool picks = reads == Reads::together || reads == Reads::inTurn || reads == Reads::asked;
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
    if (set == 0 && !complainOfPlural(name, span)) complainOfName(name, span, known);
    return set;
}

/// "Wasps", where the hero has several of that name and doesn't say what they are called together.
bool PhraseResolver::complainOfPlural(const std::string& name, Span span)
{
    for (const FighterKind& fighter : m_hero ? m_hero->fighters : std::vector<FighterKind>()) {
        const LocalName& local = fighter.name.by[0];
        if (fighter.number == 0 || !local.plural.empty() || !name.starts_with(local.text) ||
            name.size() > local.text.size() + 2)
            continue;
        complain(MeaningProblem::pluralMissing, span, {name, local.text});
        return true;
    }
    return false;
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
    if (m_hero && m_hero->findCard(kebab(name)) >= 0)
        return complain(MeaningProblem::cardNotTag, span, {name}), 0;
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
