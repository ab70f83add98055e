// SPDX-License-Identifier: GPL-3.0-or-later
// ProseWriter: conditions that do not hold, that are said of nobody, and that stand within each other.

#include "model/language/prose/agreement.h"
#include "model/language/prose/letters.h"
#include "model/language/prose/prosewriter.h"

namespace fabletop {

/// "You did not win", not "not you won".
std::string ProseWriter::negation(const Phrase& phrase, Form form) const
{
    const Phrase& inner = phrase.parts[0];
    if (inner.word == Word::negation) return this->phrase(inner.parts[0], form);
    // "A wasp is not here" would not be the opposite of "a wasp is here".
    const bool ofOne = inner.parts.empty() || slotOf(inner.word, 0).reads != Reads::subject ||
                       countOf(inner.parts[0]) == Count::one ||
                       (inner.word == Word::isOnBattlefield && inner.parts[0].word == Word::ownFighters);
    // "There are no fighters" would not be the opposite of "there is another fighter".
    const bool another = !inner.parts.empty() && nounOf(inner.parts[0]).determiner == Determiner::another;
    const bool aboutYou = !inner.parts.empty() && inner.parts[0].word == Word::you;
    const std::string_view own = inner.word == Word::playerDidNot && aboutYou ? templateOf(Word::youDid)
                                 : ofOne && !another ? find(m_tongue.negated, inner.word)
                                                     : std::string_view();
    return own.empty() ? fill(templateOf(Word::negation), phrase, form) : fill(own, inner, form);
}

/// "A and B", "A or B"; where one stands within the other, words do what brackets do.
std::string ProseWriter::joined(const Phrase& condition) const
{
    const Word other = condition.word == Word::andBoth ? Word::orEither : Word::andBoth;
    const LittleWordings& little = m_tongue.little;
    const bool mixed = condition.parts[0].word == other || condition.parts[1].word == other;
    if (!mixed) return fill(templateOf(condition.word), condition, Form::imperative);
    const auto inner = [&](const Phrase& part) {
        if (part.word != other) return phrase(part);
        return put(other == Word::andBoth ? little.both : little.either, phrase(part.parts[0]),
                   phrase(part.parts[1]));
    };
    return put(other == Word::andBoth ? little.eitherOr : little.andAlso, inner(condition.parts[0]),
               inner(condition.parts[1]));
}

/// "It is not so that a wasp is …".
std::string ProseWriter::ofNobody(const Phrase& condition) const
{
    Phrase some = condition;
    some.parts[0] = withDeterminer(some.parts[0], Determiner::a);
    return put(templateOf(Word::negation), phrase(some));
}

} // namespace fabletop
