// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/numbercheck.h"

#include "model/language/meaning/meaningproblem.h"
#include "model/language/reading/vocabulary.h"
#include "model/table/table.h"

#include <algorithm>
#include <limits>

namespace fabletop {

namespace {

constexpr int mostCounted =
    std::numeric_limits<std::uint8_t>::max(); ///< what a text counts of its own doing stops there
constexpr int mostNamed = 9;

NumberFault outOfRange(Span where, const Range& range)
{
    return {
        where, MeaningProblem::numberOutOfRange, {std::to_string(range.least), std::to_string(range.most)}};
}

std::optional<NumberFault> faultIn(const Range& range, const Node& number)
{
    if (number.word == Word::literal && !range.holds(number.number)) return outOfRange(number.span, range);
    if (number.word != Word::literal && range.kept && mostOf(number) > range.most)
        return NumberFault{number.span,
                           MeaningProblem::numberMayExceed,
                           {std::to_string(mostOf(number)), std::to_string(range.most)}};
    return std::nullopt;
}

} // namespace

std::optional<NumberFault> numberFault(const Node& node)
{
    using Kind = PatternPart::Kind;
    std::size_t slot = 0;
    std::size_t part = 0;
    for (const PatternPart& piece : patternOf(node.word)) {
        const bool phrase = piece.kind == Kind::slot || piece.kind == Kind::amount;
        const bool written = piece.kind == Kind::integer || piece.kind == Kind::times;
        if (phrase && ++part > node.parts.size()) break;
        if (!written && !(phrase && piece.sort == Sort::number)) continue;
        const Range& range = rangeOf(node.word, slot++);
        if (written && !range.holds(node.number)) return outOfRange(node.span, range);
        if (!phrase) continue;
        if (auto fault = faultIn(range, node.parts[part - 1])) return fault;
    }
    return std::nullopt;
}

int mostOf(const Node& number)
{
    const auto part = [&](std::size_t place) {
        return place < number.parts.size() ? mostOf(number.parts[place]) : 0;
    };
    switch (number.word) {
    case Word::literal: return number.number;
    case Word::boostOf: return rangeOf(Word::boostAttr).most;
    case Word::thatNumber: return mostNamed;
    case Word::numberOfFighters: return maxSeats * heroFighters;
    case Word::numberOfCards: return maxDeck;
    case Word::printedValueOf:
    case Word::healthOf: return highestValue;
    case Word::perFighter: return part(0) * maxSeats * heroFighters;
    case Word::perCard: return part(0) * maxDeck;
    case Word::perDiscarded: return part(0) * mostCounted;
    case Word::plus: return part(0) + part(1);
    default: return mostCounted;
    }
}

} // namespace fabletop
