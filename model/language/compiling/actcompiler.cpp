// SPDX-License-Identifier: GPL-3.0-or-later
// TextCompiler: acts, and what the little words in them become.

#include "model/language/compiling/expressions.h"
#include "model/language/compiling/textcompiler.h"
#include "model/language/meaning/lowering.h"
#include "model/language/meaning/offering.h"
#include "model/language/reading/vocabulary.h"
#include "model/rules/instructionset.h"

#include <utility>

namespace fabletop {

namespace {

constexpr std::uint8_t asManyAsThereAre = maxFighters;

bool isSeveral(Count count)
{
    return count == Count::exactly || count == Count::upTo || count == Count::anyNumber;
}

/// Acts whose own question is which card.
bool picksItself(Word word)
{
    return word == Word::discardThat || word == Word::playerDiscards;
}

/// Cards that go one after the other: the part that says which.
std::optional<std::size_t> cardsInTurn(const Phrase& act)
{
    for (std::size_t part = 0; part < act.parts.size(); ++part) {
        if (!isActedOn(act, part) || rowOf(act.parts[part].word).sort != Sort::cards) continue;
        const Count count = countOf(act.parts[part]);
        if (isSeveral(count) || (count == Count::every && picksItself(act.word))) return part;
    }
    return std::nullopt;
}

/// What the act becomes; of one card already chosen nothing is asked, and each of several moves once.
Op opFor(const Phrase& act)
{
    const Op op = opOf(act.word).value_or(Op::end);
    if (act.parts.empty() || slotOf(act.word, 0).reads != Reads::inTurn) return op;
    const Count count = countOf(act.parts[0]);
    const bool many = count == Count::every || isSeveral(count);
    if (op == Op::move && many) return Op::moveEach;
    if (op == Op::moveThrough && many) return Op::moveEachThrough;
    if (op == Op::place && many) return Op::placeEach;
    return op == Op::discardThat && count != Count::one ? Op::discardOne : op;
}

std::size_t otherThan(std::size_t part)
{
    return part == 0 ? 1 : 0;
}

/// One of them, whichever.
Phrase asOne(Phrase thing)
{
    Phrase* noun = &thing;
    while (slotOf(noun->word, 0).reads == Reads::whole)
        noun = &noun->parts[0];
    noun->determiner = Determiner::a;
    return thing;
}

/// Whether of this part one fighter is chosen on the way.
bool choosesOne(const Phrase& act, std::size_t part)
{
    return part < act.parts.size() && isActedOn(act, part) && countOf(act.parts[part]) == Count::some &&
           rowOf(act.parts[part].word).sort == Sort::fighters;
}

/// The part that is an opponent to be chosen, or each of them.
std::optional<std::size_t> opponentsOf(const Phrase& act)
{
    for (std::size_t part = 0; part < act.parts.size(); ++part)
        if (slotOf(act.word, part).reads == Reads::player && countOf(act.parts[part]) != Count::one)
            return part;
    return std::nullopt;
}

} // namespace

bool asksFirst(const Phrase& act)
{
    if (opponentsOf(act)) return false;
    for (std::size_t part = 0; part < act.parts.size(); ++part) {
        const Count count = isActedOn(act, part) ? countOf(act.parts[part]) : Count::one;
        if ((count == Count::some || isSeveral(count)) && act.word != Word::playerDiscards) return true;
    }
    return rowOf(opFor(act)).declining == Declining::ifOptional;
}

std::size_t TextCompiler::act(const Phrase& phrase)
{
    if (const auto player = opponentsOf(phrase)) return ofOpponents(phrase, *player);
    const auto part = cardsInTurn(phrase);
    return part ? several(phrase, *part) : actOnce(phrase, opFor(phrase));
}

/// One opponent is chosen, or they come one after the other; either way the act is that player's.
std::size_t TextCompiler::ofOpponents(const Phrase& phrase, std::size_t part)
{
    const bool each = countOf(phrase.parts[part]) == Count::every;
    Phrase one = phrase;
    one.parts[part].word = Word::thatPlayer;
    const std::size_t first = emit(phrase, each ? Op::eachOpponentBegin : Op::choosePlayer);
    if (!each) at(first).flags |= OpFlag::implied;
    const std::size_t step = each ? emit(phrase, Op::eachOpponentNext) : first;
    act(one);
    if (each) jumpTo(step, phrase.span);
    at(step).jump = here();
    return first;
}

/// First the choices that its little words make, then the act with those who were chosen.
std::size_t TextCompiler::actOnce(const Phrase& phrase, Op op)
{
    const std::size_t first = here();
    std::vector<std::size_t> questions;
    ExprId operands[3] = {0, 0, 0};
    for (std::size_t part = 0; part < phrase.parts.size() && part < std::size(operands); ++part)
        operands[part] = operand(phrase, part, questions);
    const std::size_t place = emit(phrase, op);
    at(place).a = operands[0];
    at(place).b = operands[1];
    at(place).c = operands[2];
    at(place).number = saturated<std::uint8_t>(phrase.number);
    for (std::size_t question : questions)
        at(question).jump = here();
    return first;
}

/// "Swap that fighter with a Wasp": when it is carried out, "that fighter" is the Wasp already.
ExprId TextCompiler::exprBehindChoice(const Phrase& phrase)
{
    const std::size_t from = m_program.exprs.size();
    const ExprId place = expr(phrase);
    for (std::size_t i = from; i < m_program.exprs.size(); ++i)
        if (m_program.exprs[i].term == Term::thatFighter) m_program.exprs[i].term = Term::fighterBefore;
    return place;
}

ExprId TextCompiler::operand(const Phrase& phrase, std::size_t part, std::vector<std::size_t>& questions)
{
    const Phrase& thing = phrase.parts[part];
    const Count count = isActedOn(phrase, part) ? countOf(thing) : Count::one;
    const bool ownQuestion = rowOf(thing.word).sort == Sort::cards && picksItself(phrase.word);
    if (count == Count::some && !ownQuestion) return chosen(phrase, part, questions);
    if (isSeveral(count) && rowOf(thing.word).sort == Sort::fighters)
        return chosenFighters(phrase, part, questions);
    return choosesOne(phrase, otherThan(part)) ? exprBehindChoice(thing) : expr(thing);
}

/// "An opposing fighter": one is chosen, and the act is on "that fighter". Where nobody can be, there is no
/// act.
ExprId TextCompiler::chosen(const Phrase& phrase, std::size_t part, std::vector<std::size_t>& questions)
{
    const bool fighter = rowOf(phrase.parts[part].word).sort == Sort::fighters;
    const bool second = !questions.empty();
    ExprId among = second ? exprBehindChoice(phrase.parts[part]) : expr(phrase.parts[part]);
    // Nobody changes places with himself.
    if (phrase.word == Word::swap) {
        const Phrase& other = phrase.parts[1 - part];
        if (second || countOf(other) == Count::one)
            among = addTerm(m_program, Term::exceptFighters, among,
                            second ? addTerm(m_program, Term::thatFighter) : expr(other));
    }
    questions.push_back(emit(phrase, fighter ? Op::chooseFighter : Op::chooseCard));
    at(questions.back()).a = among;
    at(questions.back()).flags |= OpFlag::implied;
    const bool before = !second && choosesOne(phrase, otherThan(part));
    return addTerm(m_program, !fighter ? Term::thatCard : before ? Term::fighterBefore : Term::thatFighter);
}

/// "Up to 2 opposing fighters": all are chosen before anything happens (R-EFF-04).
ExprId TextCompiler::chosenFighters(const Phrase& phrase, std::size_t part,
                                    std::vector<std::size_t>& questions)
{
    const Count count = countOf(phrase.parts[part]);
    const ExprId among = expr(phrase.parts[part]);
    questions.push_back(emit(phrase, Op::chooseFighters));
    Instruction& question = at(questions.back());
    question.a = among;
    question.number = count == Count::anyNumber ? asManyAsThereAre
                                                : saturated<std::uint8_t>(nounOf(phrase.parts[part]).many);
    question.flags |= count == Count::exactly ? OpFlag::implied : OpFlag::optional;
    return addTerm(m_program, Term::chosenFighters);
}

/// One card more: its question, and the act where that isn't one itself.
std::size_t TextCompiler::round(const Phrase& phrase, std::size_t part)
{
    if (picksItself(phrase.word)) return actOnce(phrase, opFor(phrase));
    Phrase one = phrase;
    one.parts[part] = asOne(std::move(one.parts[part]));
    return actOnce(one, opFor(one));
}

/// Cards one after the other: so many, as many as one likes, or until there are no more; the last is not
/// asked for.
std::size_t TextCompiler::several(const Phrase& phrase, std::size_t part)
{
    const Phrase& cards = phrase.parts[part];
    const Count count = countOf(cards);
    const bool left = count == Count::upTo || count == Count::anyNumber; // one may stop
    const bool counted = count == Count::exactly || count == Count::upTo;
    const int rounds = counted ? nounOf(cards).many : 2;
    const std::size_t first = here();
    std::vector<std::size_t> questions;
    for (int i = 0; i < rounds; ++i) {
        questions.push_back(round(phrase, part));
        std::uint8_t& flags = at(questions.back()).flags;
        if (left) flags |= OpFlag::optional;
        if (!left) flags |= OpFlag::implied;
        if (i > 0) flags |= OpFlag::again;
    }
    if (!counted) jumpTo(questions.back(), phrase.span);
    for (std::size_t question : questions)
        at(question).jump = here();
    return first;
}

} // namespace fabletop
