// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/grouping.h"

#include "model/language/meaning/quantity.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"

#include <algorithm>

namespace fabletop {

namespace {

/// "Each fighter adjacent to (Bear or a Clone)" of the same without brackets; of "A except B or C or D" all
/// three are taken in.
Node regrouped(const Node& node)
{
    const Node& written = node.parts[0];
    const bool chain = written.word == Word::orFighters && !written.bracketed;
    Node whole = chain ? regrouped(written) : written;
    Node behind = node;
    behind.parts[0] = whole.parts.back();
    behind.parts[0].bracketed = false;
    behind.bracketed = true;
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

/// The first of what is joined by "or", whoever was joined to it.
const Phrase& firstOf(const Phrase& joined)
{
    return joined.word == Word::orFighters ? firstOf(joined.parts[0]) : joined;
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
    if (joined.parts[0].word == Word::exceptFighters) return false; // "each … except each … or each …"
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

/// On whose side those stand who are named.
enum class Side : std::uint8_t { unknown, ours, theirs };

Side sideOf(const Phrase& thing)
{
    switch (nounOf(thing).word) {
    case Word::opposingFighter:
    case Word::opposingFighters: return Side::theirs;
    case Word::thisFighter:
    case Word::yourFighter:
    case Word::yourHero:
    case Word::ownFighters:
    case Word::friendlyFighters:
    case Word::named: return Side::ours;
    default: return Side::unknown;
    }
}

/// Whether any of the second could be among the first: no opposing fighter is one of yours, no Wasp the Bear.
bool mayBeAmong(const Phrase& all, const Phrase& some)
{
    if (some.word == Word::orFighters)
        return mayBeAmong(all, some.parts[0]) || mayBeAmong(all, some.parts[1]);
    if (all.word == Word::orFighters) return mayBeAmong(all.parts[0], some) || mayBeAmong(all.parts[1], some);
    const Phrase& first = nounOf(all);
    const Phrase& second = nounOf(some);
    if (first.word == Word::named && second.word == Word::named) return (first.number & second.number) != 0;
    const Side side = sideOf(all);
    const Side other = sideOf(some);
    return side == other || side == Side::unknown || other == Side::unknown;
}

/// Whether everybody among the first is one of the second, whoever stands where.
bool takesAll(const Phrase& all, const Phrase& some)
{
    if (all.word == Word::orFighters) return takesAll(all.parts[0], some) && takesAll(all.parts[1], some);
    if (some.word == Word::orFighters) return takesAll(all, some.parts[0]) || takesAll(all, some.parts[1]);
    const bool plain = slotOf(some.word, 0).reads != Reads::whole && some.determiner != Determiner::another;
    if (!plain) return false;
    const Phrase& first = nounOf(all);
    if (some.word == Word::allFighters) return true;
    if (first.word == Word::named && some.word == Word::named) return (first.number & ~some.number) == 0;
    const bool own = first.word == Word::named || first.word == Word::ownFighters;
    if (some.word == Word::friendlyFighters || some.word == Word::ownFighters)
        return own || first.word == some.word;
    return some.word == Word::opposingFighters && first.word == some.word;
}

/// "Each opposing fighter adjacent to a Wasp except Bear": Bear can only be meant to be left out of those who
/// stand beside them.
std::optional<SlotFault> exceptFault(const Node& node, const Phrase& thing)
{
    if (thing.word != Word::exceptFighters || node.parts[0].bracketed || !endsInFighters(thing.parts[0]) ||
        !isPlace(thing.parts[0].word) || mayBeAmong(thing.parts[0], thing.parts[1]) ||
        !mayBeAmong(thing.parts[0].parts.back(), thing.parts[1]))
        return std::nullopt;
    return twoWays(node, regrouped(node), apart(node, 0));
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
    if (auto fault = exceptFault(node, thing)) return fault;
    return orFault(node, thing);
}

std::optional<SlotFault> exceptNobody(const Node& node, const Phrase& thing)
{
    if (thing.word != Word::exceptFighters || exceptFault(node, thing)) return std::nullopt;
    const bool nobody = !mayBeAmong(thing.parts[0], thing.parts[1]);
    if (!nobody && !takesAll(thing.parts[0], thing.parts[1])) return std::nullopt;
    const MeaningProblem problem = nobody ? MeaningProblem::exceptNobody : MeaningProblem::exceptEverybody;
    return SlotFault{node.span, problem, {print(node.parts[1]), print(node.parts[0])}, {}, true};
}

std::optional<SlotFault> groupWantedFault(const Node& node, const Phrase& thing, const SlotSpec& slot)
{
    const bool torn = thing.word == Word::orFighters && countOf(thing) == Count::mixed;
    const bool chain = torn && thing.parts[0].word == Word::orFighters && endsInFighters(firstOf(thing));
    if (!torn || node.parts[0].bracketed || (!chain && !joinsTwoWays(thing))) return std::nullopt;
    const Phrase& first = firstOf(thing); // what is joined to what stands last in it takes its little word
    if (!holds(slot.counts, countOf(chain ? first : joinedInside(thing)))) return std::nullopt;
    const std::string group = print(regrouped(node));
    return SlotFault{node.span, MeaningProblem::groupWanted, {print(node), group}, group};
}

} // namespace fabletop
