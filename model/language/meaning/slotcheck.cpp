// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/slotcheck.h"

#include "model/language/meaning/grouping.h"
#include "model/language/meaning/offering.h"
#include "model/language/meaning/quantity.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"

namespace fabletop {

namespace {

constexpr int mostTold = 9; ///< a numeral before a noun

/// "2 …", "up to 2 …", "any number of …".
bool isCounted(Count count)
{
    return count == Count::exactly || count == Count::upTo || count == Count::anyNumber;
}

/// The phrase with another little word; both sides of "or" take it, and one fighter's name needs none.
Node withLittle(Node thing, const Phrase& meant, Determiner little)
{
    if (slotOf(thing.word, 0).reads == Reads::whole) {
        thing.parts[0] = withLittle(thing.parts[0], meant.parts[0], little);
        if (thing.word == Word::orFighters)
            thing.parts[1] = withLittle(thing.parts[1], meant.parts[1], little);
        return thing;
    }
    if (!rowOf(thing.word).determined || countOf(meant) == Count::one) return thing;
    if (thing.word == Word::named && little != Determiner::none) thing.text = meant.text;
    thing.determiner = Determiner::none;
    const bool vowel = little == Determiner::a &&
                       std::string_view("aeiouAEIOU").find(print(thing).front()) != std::string_view::npos;
    thing.determiner = vowel ? Determiner::an : little;
    return thing;
}

/// What could stand there instead, the plainest first; nothing where a number or "no" would get lost.
std::vector<std::string> mends(const Node& thing, const Phrase& meant, const SlotSpec& slot)
{
    const Count count = countOf(meant);
    const bool one = count == Count::exactly && nounOf(meant).many == 1;
    if (count == Count::nobody || (isCounted(count) && !one)) return {};
    const auto with = [&](Determiner little) { return print(withLittle(thing, meant, little)); };
    std::vector<std::string> all;
    const bool asks = slot.reads != Reads::related && slot.reads != Reads::subject;
    if (holds(slot.counts, Count::some) && asks) all.push_back(with(Determiner::a));
    const bool ofSet = slot.reads == Reads::inTurn && !holds(slot.counts, Count::some); // "move each of …"
    if (holds(slot.counts, Count::every) && !ofSet && !one) all.push_back(with(Determiner::each));
    if (holds(slot.counts, Count::some) && !asks) all.push_back(with(Determiner::a));
    if (all.empty() && !ofSet && holds(slot.counts, Count::bare)) all.push_back(with(Determiner::none));
    std::erase(all, print(thing));
    if (all.size() == 2 && all[0] == all[1]) all.pop_back();
    return all;
}

/// "Adjacent to Wasp": in the singular a kind of several says nothing; "Wasps" are some of them.
bool saysNothing(const Phrase& thing)
{
    if (thing.word == Word::orFighters) return saysNothing(thing.parts[0]) || saysNothing(thing.parts[1]);
    const Phrase& noun = nounOf(thing);
    return countOf(thing) == Count::bare && noun.word == Word::named && !noun.plural;
}

std::optional<SlotFault> littleWordFault(const Node& node, const Phrase& thing, const SlotSpec& slot)
{
    const Count count = countOf(thing);
    const Phrase& noun = nounOf(thing);
    const bool counted = count == Count::exactly || count == Count::upTo;
    const bool one = count == Count::exactly && noun.many == 1; // "a card" is how one of them is written
    if (counted && !one && (noun.many < 2 || noun.many > mostTold))
        return SlotFault{node.span, MeaningProblem::numberOutOfRange, {"2", std::to_string(mostTold)}, {}};
    const bool singular =
        (slot.reads == Reads::related || slot.reads == Reads::subject || slot.reads == Reads::exists) &&
        saysNothing(thing);
    const bool eachTwice = !holds(slot.counts, Count::some) && slot.reads == Reads::inTurn &&
                           noun.determiner == Determiner::each; // "move each of each …"
    // "For each Wasp" means something however many there are.
    const bool bareName = noun.word == Word::named && noun.determiner == Determiner::none;
    const bool fits =
        holds(slot.counts, count) || (count == Count::one && bareName && holds(slot.counts, Count::bare));
    if (fits && !singular && !eachTwice && !one) return twoWaysFault(node, thing);
    const std::string written = print(node);
    if (slot.reads == Reads::told) return SlotFault{node.span, MeaningProblem::oneWanted, {written}, {}};
    if (isCounted(count) && !one && holds(slot.counts, Count::some) && slot.reads != Reads::related &&
        slot.reads != Reads::subject && slot.reads != Reads::standing && !holds(slot.counts, Count::exactly))
        return SlotFault{node.span, MeaningProblem::onlyOneHere, {written}, {}};
    if (auto fault = groupWantedFault(node, thing, slot)) return fault;
    const auto instead = mends(node, thing, slot);
    if (instead.empty()) return SlotFault{node.span, MeaningProblem::littleWordNotHere, {written}, {}};
    if (instead.size() == 1)
        return SlotFault{node.span, MeaningProblem::littleWordOther, {written, instead[0]}, instead[0]};
    return SlotFault{
        node.span, MeaningProblem::littleWordWhich, {written, instead[0], instead[1]}, instead[0]};
}

/// "… in that player's hand": a word that says whose.
std::string inHandOf(Word player)
{
    if (player == Word::opponent) return " in the opponent's hand";
    return player == Word::thatPlayer ? " in that player's hand" : " in your hand";
}

std::string lookingAt(Word player)
{
    return std::string("look at ") +
           (player == Word::opponent ? "the opponent's hand" : "that player's hand");
}

/// What "2 Clones are on a Smoke token" counts, as the selector that "the number of" takes; none where
/// nothing says it.
std::optional<Node> countedIn(const Node& condition, const Phrase& phrase)
{
    Node counted;
    switch (phrase.word) {
    case Word::someFighter:
    case Word::someCard:
    case Word::isOnBattlefield: break; // whoever isn't there isn't counted
    case Word::isOnToken: counted.word = Word::onToken; break;
    case Word::isAdjacent: counted.word = Word::adjacentTo; break;
    case Word::isInZone: counted.word = Word::inZoneOf; break;
    default: return std::nullopt;
    }
    const Node subject = withLittle(condition.parts[0], phrase.parts[0], Determiner::none);
    if (counted.word == Word::none) return subject;
    counted.text = condition.text;
    counted.parts = condition.parts;
    counted.parts[0] = subject;
    return counted;
}

/// "There is no Bear", where there is only one: whether it stands there is what is asked.
std::optional<SlotFault> onlyOneFault(const Node& node, const Phrase& phrase)
{
    if (phrase.word != Word::noFighter && phrase.word != Word::someFighter) return std::nullopt;
    const Phrase& noun = nounOf(phrase.parts[0]);
    if (noun.word != Word::named || namesSeveral(noun)) return std::nullopt;
    const Node& thing = node.parts[0];
    Node stands;
    stands.parts = {thing};
    stands.word = Word::isOnBattlefield;
    if (thing.word == Word::adjacentTo || thing.word == Word::inZoneOf) {
        stands.word = thing.word == Word::adjacentTo ? Word::isAdjacent : Word::isInZone;
        stands.parts = thing.parts;
    } else if (thing.word != Word::named) {
        return std::nullopt;
    }
    stands.parts[0] = withLittle(stands.parts[0], noun, Determiner::none);
    const std::string instead = (phrase.word == Word::noFighter ? "not " : "") + print(stands);
    return SlotFault{node.span, MeaningProblem::littleWordOther, {print(node), instead}, instead};
}

/// "There are no cards in your hand", "there are 2 Clones": the whole condition is written in another way.
std::optional<SlotFault> conditionFault(const Node& node, const Phrase& phrase)
{
    if (rowOf(phrase.word).sort != Sort::condition || phrase.parts.empty()) return std::nullopt;
    if (auto fault = onlyOneFault(node, phrase)) return fault;
    const Reads reads = slotOf(phrase.word, 0).reads;
    if (reads != Reads::exists && reads != Reads::subject) return std::nullopt;
    const Count count = countOf(phrase.parts[0]);
    if (phrase.word == Word::someCard && count == Count::nobody) {
        Node plain = node;
        plain.parts[0] = withLittle(node.parts[0], phrase.parts[0], Determiner::a);
        const std::string instead = "not " + print(plain);
        return SlotFault{node.span, MeaningProblem::littleWordOther, {print(node), instead}, instead};
    }
    const Phrase& noun = nounOf(phrase.parts[0]);
    const bool singular = noun.word == Word::named && !noun.plural; // "1 Clone": "a Clone" says it
    if (count != Count::exactly || singular) return std::nullopt;
    const auto counted = countedIn(node, phrase);
    if (!counted) return std::nullopt;
    const bool cards = phrase.word == Word::someCard;
    Node number;
    number.word = cards ? Word::numberOfCards : Word::numberOfFighters;
    number.parts = {*counted};
    const std::string many = std::to_string(noun.many);
    const std::string exactly = print(number) + " is " + many;
    const std::string least = print(number) + " is at least " + many;
    return SlotFault{node.span, MeaningProblem::numberWhich, {print(node), exactly, least}, exactly};
}

SlotFault otherWording(const Node& written, const std::string& instead)
{
    return {written.span, MeaningProblem::littleWordOther, {print(written), instead}, instead};
}

/// The fighter that others are other than: the one chosen before; of opposing fighters the one of this
/// combat; of fighters beside a single one, that one; else the one whose text it is. None where nobody is
/// such.
Node whomElse(const Node& node, const Phrase& thing, const SlotScene& scene)
{
    Node whom;
    const Word noun = nounOf(thing).word;
    const bool beside =
        noun == Word::allFighters && endsInFighters(thing) && thing.word != Word::exceptFighters;
    if (scene.fighterChosen)
        whom.word = Word::thatFighter;
    else if (noun == Word::opposingFighters)
        whom.word = scene.place.combat ? Word::opposingFighter : Word::none;
    else if (beside && countOf(thing.parts.back()) == Count::one)
        return node.parts.back();
    else
        whom.word = scene.place.combat && noun != Word::named ? Word::yourFighter : Word::thisFighter;
    return whom;
}

/// "A Clone except this fighter"; nothing where it is open of whom it is said.
std::string allBut(const Node& node, const Phrase& thing, const SlotScene& scene)
{
    if (thing.word == Word::orFighters) return {};
    Node but;
    but.word = Word::exceptFighters;
    but.parts = {node, whomElse(node, thing, scene)};
    return but.parts[1].word == Word::none ? std::string() : print(but);
}

/// "Another" is one other than the fighter or card chosen before; of two that change places, than the first.
std::optional<SlotFault> anotherFault(const Node& node, const Phrase& thing, const SlotScene& scene)
{
    const Phrase& noun = nounOf(thing);
    if (noun.determiner != Determiner::another) return std::nullopt;
    const bool card = rowOf(noun.word).sort == Sort::cards;
    if (card ? scene.thatCard.places != 0 : rowOf(noun.word).sort == Sort::fighters && scene.fighterChosen)
        return std::nullopt;
    if (card) return SlotFault{node.span, MeaningProblem::anotherThanWhich, {print(node)}, {}};
    const Node some = withLittle(node, thing, Determiner::a);
    if (rowOf(noun.word).sort != Sort::fighters) return otherWording(node, print(some));
    const std::string instead = allBut(some, thing, scene);
    if (instead.empty()) return SlotFault{node.span, MeaningProblem::littleWordNotHere, {print(node)}, {}};
    return SlotFault{node.span, MeaningProblem::anotherThanWhom, {print(node), instead}, instead};
}

/// "Each other Clone": other than whom has to be said.
std::optional<SlotFault> otherFault(const Node& node, const Phrase& thing, const SlotScene& scene)
{
    if (thing.word == Word::orFighters)
        for (std::size_t part = 0; part < 2; ++part)
            if (auto fault = otherFault(node.parts[part], thing.parts[part], scene)) return fault;
    const Node* noun = &node;
    while (thing.word != Word::orFighters && slotOf(noun->word, 0).reads == Reads::whole)
        noun = &noun->parts[0];
    if (!noun->other) return std::nullopt;
    const bool one = noun->determiner == Determiner::a || noun->determiner == Determiner::an ||
                     noun->determiner == Determiner::any;
    Node plain = node;
    if (one && scene.fighterChosen) {
        plain = withLittle(node, thing, Determiner::another);
        return otherWording(node, print(plain));
    }
    const bool them = noun->determiner == Determiner::the; // "the other Clones"
    if (them) plain = withLittle(node, thing, Determiner::each);
    const std::string instead = allBut(plain, thing, scene);
    if (instead.empty()) return SlotFault{node.span, MeaningProblem::littleWordNotHere, {print(node)}, {}};
    return otherWording(node, instead);
}

/// Who is away or absent can be told by name alone.
bool isByName(const Phrase& thing)
{
    if (thing.word == Word::orFighters) return isByName(thing.parts[0]) && isByName(thing.parts[1]);
    return thing.word == Word::named || thing.word == Word::thisFighter;
}

/// Whose hand a player's act is about: of one of several it is "that player's".
Word subjectOf(const Phrase& line)
{
    return countOf(line.parts[0]) == Count::one ? line.parts[0].word : Word::thatPlayer;
}

/// Whoever chooses among another's cards has to know them; all of them are no choice, and their owner knows
/// them.
std::optional<SlotFault> unseenFault(const Node& node, const Phrase& line, const Phrase& thing,
                                     const CardFacts& facts, const SlotScene& scene)
{
    const bool hidden =
        facts.places == places(CardPlace::hand) && facts.owner != Word::you && facts.owner != Word::none;
    const bool theirs = rowOf(line.parts[0].word).sort == Sort::player && line.parts[0].word != Word::you;
    const Count count = countOf(thing);
    const bool all = count == Count::one || count == Count::every || count == Count::bare;
    if (!hidden || theirs || all || rowOf(line.word).sort != Sort::act || facts.owner == scene.handSeen)
        return std::nullopt;
    return SlotFault{node.span, MeaningProblem::handUnseen, {print(node), lookingAt(facts.owner)}, {}};
}

std::optional<SlotFault> cardFault(const Node& node, const Phrase& line, const Phrase& thing,
                                   const SlotSpec& slot, const SlotScene& scene)
{
    const CardFacts facts = factsOf(thing, scene.thatCard, scene.place);
    const std::string written = print(node);
    if (facts.twoPlaces) return SlotFault{node.span, MeaningProblem::cardTwoPlaces, {written}, {}};
    if (facts.places == 0 && thing.word == Word::thatCard) return std::nullopt; // told where it was chosen
    if (facts.places == 0) {
        const bool found = slot.places & places(CardPlace::hand);
        const Word whose = slot.owner == CardOwner::subject  ? subjectOf(line)
                           : slot.owner == CardOwner::anyone ? scene.handSeen
                                                             : Word::you;
        const std::string instead = written + (found ? inHandOf(whose) : " in your discard pile");
        return SlotFault{node.span, MeaningProblem::cardPlaceMissing, {written, instead}, instead};
    }
    if (facts.displaced && rowOf(line.word).sort == Sort::act)
        return SlotFault{node.span, MeaningProblem::deckMoved, {written}, {}};
    if (!(facts.places & slot.places))
        return SlotFault{node.span, MeaningProblem::cardNotThere, {written}, {}};
    const Word wanted = slot.owner == CardOwner::you       ? Word::you
                        : slot.owner == CardOwner::subject ? subjectOf(line)
                                                           : facts.owner;
    if (facts.owner != Word::none && facts.owner != wanted)
        return SlotFault{node.span, MeaningProblem::cardOfAnother, {written}, {}};
    if (const auto fault = unseenFault(node, line, thing, facts, scene)) return fault;
    if (slot.attacking && !facts.attacking)
        return SlotFault{node.span, MeaningProblem::attackCardWanted, {written}, {}, true};
    return std::nullopt;
}

/// "If an opponent did not", "an opponent's hero": that is somebody who was chosen before.
SlotFault whichPlayer(const Node& written)
{
    return otherWording(written, std::string(rowOf(Word::thatPlayer).pattern));
}

/// "Return this card to your hand": what takes a card out of the combat is worded by its owner.
SlotFault takeBackFault(const Node& act)
{
    Node back = act;
    back.word = Word::takeBack;
    return otherWording(act, print(back));
}

/// "Move each of a Clone": the act says "each" already, or is meant for one.
SlotFault eachOfFault(const Node& act, const Node& written, const Phrase& meant)
{
    Node plain = act;
    plain.word = act.word == Word::moveEach ? Word::move : Word::moveThrough;
    const Determiner little = nounOf(meant).determiner; // "each of the Clones"
    plain.parts[0] = withLittle(written, meant, little == Determiner::the ? Determiner::each : little);
    return otherWording(act, print(plain));
}

} // namespace

std::optional<SlotFault> slotFault(const Node& node, const Phrase& phrase, const SlotScene& scene)
{
    if (auto fault = conditionFault(node, phrase)) return fault;
    for (std::size_t part = 0; part < phrase.parts.size(); ++part) {
        const SlotSpec& slot = slotOf(phrase.word, part);
        const Node& written = node.parts[part];
        const Phrase& thing = phrase.parts[part];
        if (slot.reads == Reads::undeclared || slot.reads == Reads::whole) continue;
        if (slot.reads == Reads::player && holds(slot.counts, countOf(thing))) continue;
        if (slot.reads == Reads::player) return whichPlayer(written);
        if (auto fault = otherFault(written, thing, scene)) return fault;
        if (auto fault = littleWordFault(written, thing, slot)) {
            const bool eachOf = phrase.word == Word::moveEach || phrase.word == Word::moveEachThrough;
            const bool ofOne = thing.word != Word::orFighters; // "each of A or B" is not "A or B"
            return eachOf && ofOne && fault->fix.empty() && part == 0 ? eachOfFault(node, written, thing)
                                                                      : fault;
        }
        if (phrase.word == Word::boostCard && thing.word == Word::attackCard && scene.place.card)
            return otherWording(written, std::string(rowOf(Word::thisCard).pattern)); // it may be the other's
        const bool exchanged = phrase.word == Word::swap && part == 1;
        if (auto fault = exchanged ? std::nullopt : anotherFault(written, thing, scene)) return fault;
        if (slot.byName && !isByName(thing))
            return SlotFault{written.span, MeaningProblem::littleWordNotHere, {print(written)}, {}};
        if (slot.places == 0) continue;
        const bool toHand = phrase.word == Word::takeThat || phrase.word == Word::takeAllToHand;
        if (toHand && thing.word == Word::thisCard && scene.place.combat) return takeBackFault(node);
        if (auto fault = cardFault(written, phrase, thing, slot, scene)) return fault;
    }
    return std::nullopt;
}

std::optional<SlotFault> loopFault(const Node& node, const Phrase& act)
{
    for (std::size_t part = 0; part < act.parts.size(); ++part) {
        if (!isActedOn(act, part) || rowOf(act.parts[part].word).sort != Sort::fighters) continue;
        const Count count = countOf(act.parts[part]);
        if (count != Count::exactly && count != Count::upTo && count != Count::anyNumber) continue;
        return SlotFault{node.parts[part].span, MeaningProblem::severalInLoop, {print(node.parts[part])}, {}};
    }
    return std::nullopt;
}

} // namespace fabletop
