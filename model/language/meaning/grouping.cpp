// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/grouping.h"

#include "model/language/meaning/quantity.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"

namespace fabletop {

namespace {

/// "Each fighter adjacent to (Bear or a Clone)" of the same without brackets.
Node regrouped(const Node& node)
{
    Node behind = node;
    behind.parts[0] = node.parts[0].parts.back();
    behind.bracketed = true;
    Node whole = node.parts[0];
    whole.parts.back() = behind;
    return whole;
}

/// "Each fighter adjacent to Probe except Bear" of "each fighter except Bear adjacent to Probe": the place is
/// told of those before it. It comes first where it can, else brackets say so.
Node takenOut(const Node& node, const Phrase& thing)
{
    Node before = node;
    before.parts.back() = node.parts.back().parts[0];
    Node whole = node.parts.back();
    if (thing.word == Word::exceptFighters || !endsInFighters(thing.parts.back())) {
        whole.parts[0] = before.parts[0];
        before.parts[0] = whole;
        return before;
    }
    before.bracketed = true;
    whole.parts[0] = before;
    return whole;
}

/// With brackets around one of its parts.
Node apart(Node node, std::size_t part)
{
    node.parts[part].bracketed = true;
    return node;
}

/// "Each … or each …" says twice of whom it is; anything else that stands behind "adjacent to A or …" may be
/// meant for both.
bool saysEachTwice(const Phrase& joined)
{
    const Determiner first = nounOf(joined.parts[0]).determiner;
    return first == nounOf(joined.parts[1]).determiner && countOf(joined) == Count::every &&
           (first == Determiner::each || first == Determiner::all);
}

SlotFault twoWays(const Node& node, const Node& one, const Node& other)
{
    const std::string first = print(one);
    return {node.span, MeaningProblem::groupWhich, {print(node), first, print(other)}, first};
}

/// "Each fighter except Bear adjacent to Probe": a place told of a single fighter is more likely meant for
/// those before it.
std::optional<SlotFault> placeFault(const Node& node, const Phrase& thing)
{
    if (!endsInFighters(thing)) return std::nullopt;
    const Phrase& last = thing.parts.back();
    if (node.parts.back().bracketed || !isPlace(last.word) || countOf(last) != Count::one)
        return std::nullopt;
    return twoWays(node, takenOut(node, thing), apart(node, node.parts.size() - 1));
}

std::optional<SlotFault> orFault(const Node& node, const Phrase& thing)
{
    const Node& first = node.parts[0];
    const bool told = first.bracketed || (!first.parts.empty() && first.parts.back().bracketed);
    if (thing.word != Word::orFighters || told || !joinsTwoWays(thing) || saysEachTwice(thing))
        return std::nullopt;
    return twoWays(node, regrouped(node), apart(node, 0));
}

} // namespace

std::optional<SlotFault> twoWaysFault(const Node& node, const Phrase& thing)
{
    if (slotOf(thing.word, 0).reads != Reads::whole || rowOf(thing.word).sort != Sort::fighters)
        return std::nullopt;
    for (std::size_t part = 0; part < thing.parts.size(); ++part)
        if (auto fault = twoWaysFault(node.parts[part], thing.parts[part])) return fault;
    if (auto fault = placeFault(node, thing)) return fault;
    return orFault(node, thing);
}

std::optional<SlotFault> groupWantedFault(const Node& node, const Phrase& thing, const SlotSpec& slot)
{
    const bool torn = thing.word == Word::orFighters && countOf(thing) == Count::mixed;
    if (!torn || node.parts[0].bracketed || !joinsTwoWays(thing)) return std::nullopt;
    if (!holds(slot.counts, countOf(joinedInside(thing)))) return std::nullopt;
    const std::string group = print(regrouped(node));
    return SlotFault{node.span, MeaningProblem::groupWanted, {print(node), group}, group};
}

} // namespace fabletop
