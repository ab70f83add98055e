// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/blockshape.h"

#include "model/language/meaning/offering.h"
#include "model/language/prose/agreement.h"

#include <algorithm>

namespace fabletop {

namespace {

/// "That card", and acts on a card that is "that card" from then on.
constexpr Word picking[] = {
    Word::thatCard,      Word::chooseCard,     Word::discardThat,      Word::discardTop,    Word::revealTop,
    Word::discardRandom, Word::playerDiscards, Word::playerMayDiscard, Word::takeAllToHand, Word::takeThat};

Phrase bothConditions(const Phrase& one, const Phrase& other)
{
    Phrase both;
    both.word = Word::andBoth;
    both.span = one.span;
    both.parts = {one, other};
    return both;
}

bool makesThatCard(Word act)
{
    return act != Word::thatCard &&
           std::find(std::begin(picking), std::end(picking), act) != std::end(picking);
}

void markIn(Phrase& phrase, Word& maker)
{
    if (phrase.word == Word::thatCard) phrase.number = static_cast<int>(maker);
    for (Phrase& part : phrase.parts)
        markIn(part, maker);
    if (makesThatCard(phrase.word)) maker = phrase.word;
    for (std::vector<Phrase>* block : {&phrase.block, &phrase.otherwise})
        for (Phrase& inner : *block)
            markIn(inner, maker);
}

} // namespace

bool structural(Word word)
{
    return word == Word::ifThen || word == Word::youMay || word == Word::forEach || word == Word::chooseOne ||
           word == Word::chooseTwo || word == Word::nextTurnDo;
}

const Phrase* saying(const std::vector<Phrase>& block, Word word)
{
    for (const Phrase& phrase : block) {
        if (phrase.word == word) return &phrase;
        if (const Phrase* found = saying(phrase.block, word)) return found;
        if (const Phrase* found = saying(phrase.otherwise, word)) return found;
    }
    return nullptr;
}

void addLines(const std::vector<Phrase>& block, std::vector<int>& lines)
{
    for (const Phrase& phrase : block) {
        lines.push_back(phrase.span.line);
        addLines(phrase.block, lines);
        addLines(phrase.otherwise, lines);
    }
}

std::vector<int> linesOf(const Phrase& phrase)
{
    std::vector<int> lines;
    addLines({phrase}, lines);
    return lines;
}

bool hasSubject(const Phrase& phrase)
{
    switch (phrase.word) {
    case Word::playerDiscards:
    case Word::playerMayDiscard:
    case Word::playerDraws:
    case Word::discardRandom:
    case Word::revealHand:
    case Word::playerMovesToken:
    case Word::playerMovesOther: return !isOfYou(phrase);
    case Word::recover:
    case Word::leaveBattlefield:
    case Word::preventDamage:
    case Word::playAsAttack:
    case Word::addToCard:
    case Word::replaceValue:
    case Word::fixValue:
    case Word::turnEnds: return true;
    default: return false;
    }
}

bool endsInIf(const std::vector<Phrase>& block)
{
    if (block.empty()) return false;
    const Phrase& last = block.back();
    switch (last.word) {
    case Word::ifThen:
    case Word::fetchCard: return true; // "if you searched the deck, …"
    case Word::youMay: return hangsOnFirst(last) || endsInIf(last.block);
    case Word::chooseOne:
    case Word::chooseTwo:
    case Word::optionBlock:
    case Word::forEach:
    case Word::nextTurnDo: return endsInIf(last.block);
    default: return false;
    }
}

bool isIfAlone(const std::vector<Phrase>& block)
{
    return block.size() == 1 && block[0].word == Word::ifThen;
}

Phrase plainer(const Phrase& phrase, std::vector<int>& lines)
{
    const bool may = phrase.word == Word::youMay;
    const bool plainIf = phrase.word == Word::ifThen && phrase.otherwise.empty();
    if ((!may && !plainIf) || phrase.block.size() != 1) return phrase;
    std::vector<int> gone{phrase.span.line};
    Phrase inner = plainer(phrase.block[0], gone);
    if (inner.word != Word::ifThen || !inner.otherwise.empty()) return phrase;
    lines.insert(lines.end(), gone.begin(), gone.end());
    if (plainIf) {
        inner.parts[0] = bothConditions(phrase.parts[0], inner.parts[0]);
        return inner;
    }
    Phrase offer = phrase;
    offer.block = inner.block;
    inner.block = {offer};
    return inner;
}

const std::vector<Phrase>* blockWith(const std::vector<Phrase>& block, Word word)
{
    for (const Phrase& phrase : block) {
        if (phrase.word == word) return &block;
        if (const auto* found = blockWith(phrase.block, word)) return found;
        if (const auto* found = blockWith(phrase.otherwise, word)) return found;
    }
    return nullptr;
}

bool asksWhetherDone(const Phrase& phrase)
{
    return phrase.word == Word::ifThen &&
           (mentions(phrase.parts[0], Word::youDid) || mentions(phrase.parts[0], Word::playerDidNot));
}

std::vector<std::vector<Phrase>> chainsOf(const std::vector<Phrase>& block)
{
    std::vector<std::vector<Phrase>> chains;
    for (const Phrase& phrase : block) {
        if (chains.empty() || !asksWhetherDone(phrase)) chains.emplace_back();
        chains.back().push_back(phrase);
    }
    return chains;
}

bool staysSo(const Phrase& condition)
{
    switch (condition.word) {
    case Word::won:
    case Word::lost:
    case Word::attacking:
    case Word::defending: return true;
    case Word::negation:
    case Word::andBoth:
    case Word::orEither: return std::all_of(condition.parts.begin(), condition.parts.end(), staysSo);
    default: return false;
    }
}

bool picksCard(const std::vector<Phrase>& block)
{
    return std::any_of(block.begin(), block.end(), [](const Phrase& phrase) {
        return std::any_of(std::begin(picking), std::end(picking),
                           [&](Word word) { return mentions(phrase, word); });
    });
}

void markMakers(std::vector<Phrase>& block)
{
    Word maker = Word::none;
    for (Phrase& phrase : block)
        markIn(phrase, maker);
}

} // namespace fabletop
