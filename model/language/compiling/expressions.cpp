// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/compiling/expressions.h"

#include "model/language/meaning/lowering.h"
#include "model/language/meaning/quantity.h"
#include "model/language/reading/vocabulary.h"

#include <utility>

namespace fabletop {

namespace {

bool isPlaceOfCards(Word word)
{
    return word == Word::inYourHand || word == Word::inYourDiscard || word == Word::inHandOf;
}

/// "A card with value 3 in your hand" as "a card in your hand with value 3": only cards that lie somewhere
/// can be looked at.
Phrase placeFirst(Phrase cards)
{
    const Word inner = cards.parts.empty() ? Word::none : cards.parts[0].word;
    if (!isPlaceOfCards(cards.word) || (inner != Word::withValue && inner != Word::usableToAttackBy))
        return cards;
    Phrase filter = std::move(cards.parts[0]);
    cards.parts[0] = std::move(filter.parts[0]);
    filter.parts[0] = placeFirst(std::move(cards));
    return filter;
}

/// Whether all of them are meant, one by one, where a condition or a selector looks at them.
bool isEach(const Phrase& phrase, std::size_t part)
{
    const Reads reads = slotOf(phrase.word, part).reads;
    return (reads == Reads::related || reads == Reads::subject) && phrase.word != Word::exceptFighters &&
           countOf(phrase.parts[part]) == Count::every;
}

} // namespace

ExprId addTerm(Program& program, Term term, ExprId a, ExprId b)
{
    Expr node;
    node.term = term;
    node.a = a;
    node.b = b;
    program.exprs.push_back(node);
    return narrowed<ExprId>(program.exprs.size() - 1);
}

ExprId addExpr(Program& program, const Phrase& given)
{
    const Phrase phrase = placeFirst(given);
    Expr node;
    node.term = termOf(phrase.word);
    node.number = saturated<std::uint8_t>(phrase.number);
    ExprId* children[] = {&node.a, &node.b, &node.c};
    for (std::size_t i = 0; i < phrase.parts.size() && i < std::size(children); ++i) {
        *children[i] = addExpr(program, phrase.parts[i]);
        if (isEach(phrase, i)) *children[i] = addTerm(program, Term::every, *children[i]);
    }
    program.exprs.push_back(node);
    const auto place = narrowed<ExprId>(program.exprs.size() - 1);
    if (phrase.determiner == Determiner::another && rowOf(phrase.word).sort == Sort::cards)
        return addTerm(program, Term::otherCards, place);
    if (phrase.determiner == Determiner::another)
        return addTerm(program, Term::exceptFighters, place, addTerm(program, Term::thatFighter));
    return isOfNobody(phrase) ? addTerm(program, Term::negation, place) : place;
}

} // namespace fabletop
