// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/vocabulary.h"

#include "model/table/table.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

using enum Sort;

constexpr bool withBlock = true;
constexpr bool determined = true;

/// The row with what its slots for numbers take.
constexpr Row numbered(Row row, Range first, Range second = {})
{
    row.numbers = {first, second};
    return row;
}

constexpr Range value{0, highestValue};
constexpr Range steps{1, maxSpaces - 1};
constexpr Range atHand{1, mostAtHand, true};

// In the order of words.h; parser and reference read it from top to bottom, longer wordings first where
// one begins like another.
// clang-format off
constexpr std::array rows = {
    Row{Word::heroDecl, declaration, "hero {string}", "a hero: its name", withBlock},
    numbered(Row{Word::sidekickDecl, declaration, "sidekick {string} {times}", "a kind of sidekick and how many there are", withBlock}, {1, fightersPerSeat - 1}),
    numbered(Row{Word::cardDecl, declaration, "card {string} {times}", "a card and its number of copies", withBlock}, {1, printedDeck}),
    Row{Word::abilityDecl, declaration, "ability {string}", "an ability of the hero", withBlock},
    Row{Word::formDecl, declaration, "form {string}", "a form of the hero; the first is the one it starts in", withBlock},
    numbered(Row{Word::tokenDecl, declaration, "token {string} {times}", "pieces that lie on spaces", withBlock}, {1, tokensPerSeat}),
    Row{Word::tagDecl, declaration, "tag {string}", "a mark that cards may bear", withBlock},
    Row{Word::rulesDecl, declaration, "rules {string}", "a rule set: its name"},
    numbered(Row{Word::numberDecl, declaration, "number {string} {int}", "a number of the rules that a rule set may change"}, {0, maxDeck}),
    Row{Word::toDecl, declaration, "to {name}", "a named part of the rules", withBlock},

    Row{Word::setAttr, attribute, "set {string}", "the box the hero comes from"},
    numbered(Row{Word::healthAttr, attribute, "health {int}", "starting health, also the most it can have"}, {1, highestValue}),
    numbered(Row{Word::moveAttr, attribute, "move {int}", "spaces a fighter may move in a maneuver"}, {0, 12}),
    Row{Word::meleeAttr, attribute, "melee", "attacks adjacent fighters"},
    Row{Word::rangedAttr, attribute, "ranged", "attacks adjacent fighters and those in its zones"},
    Row{Word::largeAttr, attribute, "large", "cannot use secret passages"},
    Row{Word::veilAttr, attribute, "veil", "the space of such a token is drawn as through a veil"},
    Row{Word::taggedAttr, attribute, "tagged {name}", "the card bears that tag"},
    Row{Word::pluralAttr, attribute, "plural {string}", "the name of several"},
    numbered(Row{Word::attackAttr, attribute, "attack {int}", "an attack card and its value"}, {0, 20}),
    numbered(Row{Word::defenseAttr, attribute, "defense {int}", "a defense card and its value"}, {0, 20}),
    numbered(Row{Word::versatileAttr, attribute, "versatile {int}", "a card for attack or defense and its value"}, {0, 20}),
    Row{Word::schemeAttr, attribute, "scheme", "a card played as an action"},
    numbered(Row{Word::boostAttr, attribute, "boost {int}", "the card's boost value"}, {0, 9}),
    Row{Word::noBoostAttr, attribute, "no boost", "the card cannot be chosen as a boost"},
    Row{Word::forAnyAttr, attribute, "for any", "any of the hero's fighters may use the card"},
    Row{Word::forAttr, attribute, "for {name}", "the fighter, kind or form that may use the card"},

    Row{Word::whenCommitted, section, "when committed", "as the card is chosen for a combat", withBlock},
    Row{Word::whenImmediately, section, "immediately", "right after the cards are turned over", withBlock},
    Row{Word::whenDuring, section, "during combat", "before the damage", withBlock},
    Row{Word::whenAttackCommitted, section, "as your fighter attacks", "before the defender chooses a card", withBlock},
    Row{Word::whenAfterAttack, section, "after your fighter attacks", "after all effects of own attack", withBlock},
    Row{Word::whenAfterManeuver, section, "after you maneuver", "at the end of an own maneuver", withBlock},
    Row{Word::whenAfter, section, "after combat", "after the damage", withBlock},
    Row{Word::whenScheme, section, "when played", "what a scheme does", withBlock},
    Row{Word::whenSetUp, section, "during set-up", "after placing the fighters", withBlock},
    Row{Word::whenTurnStart, section, "at the start of your turn", "before the first action", withBlock},
    Row{Word::whenTurnEnd, section, "at the end of your turn", "after the last action", withBlock},
    Row{Word::whenAlways, section, "always", "standing changes", withBlock},

    Row{Word::ifThen, act, "if {condition}", "only when the condition holds; 'otherwise' may follow", withBlock},
    Row{Word::youMay, act, "you may", "the player may leave it", withBlock},
    Row{Word::forEachPlayer, act, "for each player in turn order", "once for every player", withBlock},
    Row{Word::forEach, act, "for each {fighters}", "once for every fighter, called 'that fighter'", withBlock},
    Row{Word::chooseOne, act, "choose one", "the player picks one of the options below", withBlock},
    Row{Word::chooseTwo, act, "choose two", "the player picks two of the options below, in the order in which they will happen", withBlock},
    Row{Word::nextTurnDo, act, "at the start of your next turn", "what waits until then", withBlock},
    Row{Word::optionBlock, act, "option {string}", "one of the options", withBlock},
    Row{Word::repeatForever, act, "repeat until somebody has won", "again and again", withBlock},
    Row{Word::whileActions, act, "while you have actions", "as long as actions are left", withBlock},
    Row{Word::actionBlock, act, "choose an action", "asks for maneuver, scheme or attack", withBlock},
    Row{Word::maneuverBranch, act, "to maneuver", "what a maneuver does", withBlock},
    Row{Word::schemeBranch, act, "to scheme", "what a scheme does", withBlock},
    Row{Word::attackBranch, act, "to attack", "what an attack does", withBlock},
    Row{Word::perform, act, "do {name}", "carries out a named part of the rules"},

    numbered(Row{Word::deal, act, "deal {amount:damage} to {fighters}", "damage by an effect"}, {1, highestValue}),
    numbered(Row{Word::recover, act, "{fighters} recovers/recover {amount:health}", "regains health up to its maximum"}, {1, highestValue}),
    numbered(Row{Word::setHealth, act, "set the health of {fighters} to {number}", "neither damage nor recovery"}, {1, highestValue}),
    Row{Word::takeForm, act, "take the form {name}", "the hero changes into that form"},
    Row{Word::changeForm, act, "change form", "into the other of two forms"},
    Row{Word::leaveBattlefield, act, "{fighters} leaves/leave the battlefield", "not defeated, but out of reach of everything"},
    Row{Word::preventDamage, act, "prevent all damage to {fighters}", "it takes none until the combat is over"},
    numbered(Row{Word::moveThrough, act, "move {fighters} up to {amount:space(s)} through opposing fighters", "it may pass them, not stop on them"}, steps),
    numbered(Row{Word::moveEachThrough, act, "move each of {fighters} up to {amount:space(s)} through opposing fighters", "each in any order, each at most once"}, steps),
    Row{Word::comeBack, act, "bring {fighters} back on {spaces}", "after it has left the battlefield"},
    Row{Word::placeTokens, act, "place each {name} token on {spaces}", "one after the other, each on a space without one"},
    Row{Word::placeToken, act, "place a {name} token on {spaces}", "the player picks the token; its space is 'that space' from then on"},
    Row{Word::placeTokenOf, act, "place the {name} token under {fighters} on {spaces}", "the one on the fighter's space"},
    Row{Word::placeEachToken, act, "you may place any {name} tokens on {spaces}", "each at most once, in any order"},
    numbered(Row{Word::moveToken, act, "move a {name} token up to {amount:space(s)}", "along lines, past everything"}, steps),
    numbered(Row{Word::playerMovesOther, act, "{player} moves/move another {name} token up to {amount:space(s)}", "not the one moved just before"}, steps),
    numbered(Row{Word::playerMovesToken, act, "{player} moves/move a {name} token up to {amount:space(s)}", "that player picks the token"}, steps),
    numbered(Row{Word::move, act, "move {fighters} up to {amount:space(s)}", "a move along lines; zero is allowed"}, steps),
    numbered(Row{Word::moveEach, act, "move each of {fighters} up to {amount:space(s)}", "each in any order, each at most once"}, steps),
    Row{Word::place, act, "place {fighters} on {spaces}", "directly, without a path"},
    Row{Word::swap, act, "swap {fighters} with {fighters}", "two fighters exchange their spaces"},
    Row{Word::returnDefeated, act, "return a defeated {name} to {spaces}", "a defeated sidekick comes back"},

    numbered(Row{Word::draw, act, "draw {amount:card(s)}", "from the own deck, one at a time"}, {1, printedDeck}),
    numbered(Row{Word::playerDraws, act, "{player} draws/draw {amount:card(s)}", "another player draws"}, {1, printedDeck}),
    numbered(Row{Word::drawUpTo, act, "draw up to {amount:card(s)}", "the player names how many"}, atHand),
    Row{Word::keepOne, act, "keep one of the cards drawn and put the others under the deck", "in any order"},
    Row{Word::discardTop, act, "discard the top card of your deck", "called 'that card' from then on; not a draw"},
    Row{Word::revealTop, act, "reveal the top card of your deck", "called 'that card' from then on; it stays there"},
    Row{Word::takeThat, act, "take that card into your hand", "the card revealed"},
    numbered(Row{Word::lookAtTop, act, "look at the top {amount:card(s)} of your deck", "only you see them"}, atHand),
    numbered(Row{Word::takeOfThem, act, "take {number} of them into your hand", "of the cards looked at"}, {1, mostAtHand}),
    Row{Word::putThemBack, act, "put the others back on the deck", "in any order"},
    numbered(Row{Word::putOnDeck, act, "put {amount:card(s)} of your hand on the deck", "in any order"}, atHand),
    Row{Word::fetchCard, act, "take {string} from your discard pile or deck", "into the hand; a deck searched is shuffled"},
    Row{Word::takeAllToHand, act, "return {cards} to your hand", "all of them"},
    Row{Word::playerMayDiscard, act, "{player} may discard {cards}", "that player chooses whether and which"},
    Row{Word::boostCard, act, "boost {cards}", "a card of your hand is discarded and its boost added"},
    Row{Word::commitBoost, act, "commit a boost", "a card of your hand goes face down beside the attack card and lends its boost"},
    Row{Word::discardAny, act, "discard any number of {cards}", "counted as 'card discarded'"},
    Row{Word::discardThat, act, "discard {cards}", "a card already chosen, or one you choose"},
    numbered(Row{Word::discardRandom, act, "{player} discards/discard {amount:random card(s)}", "chance picks from the hand"}, {1, printedDeck}),
    Row{Word::playerDiscards, act, "{player} discards/discard {cards}", "that player chooses"},
    Row{Word::lookAtHand, act, "look at {player} 's hand", "only you see it"},
    Row{Word::revealHand, act, "{player} reveals/reveal the hand", "everybody sees it"},
    Row{Word::takeBack, act, "return {cards} to its owner 's hand", "a card in the combat goes back to the hand"},
    Row{Word::playAsAttack, act, "play {cards} as the attack card", "it takes the place of the attack card"},
    Row{Word::playFaceUp, act, "play this card face up", "the card is open from the start"},

    numbered(Row{Word::addToCard, act, "add {number} to {cards}", "raises the value of a card in the combat"}, {1, highestValue}),
    numbered(Row{Word::setPrinted, act, "set the printed value of {cards} to {number}", "later changes come on top"}, value),
    numbered(Row{Word::replaceValue, act, "the value of {cards} is {number} instead", "replaces the card's own value"}, value),
    numbered(Row{Word::fixValue, act, "the value of {cards} stays {number}", "card effects cannot change it"}, value),
    Row{Word::ignoreValue, act, "ignore the value of {cards}", "it counts as 0"},
    Row{Word::cancelCard, act, "cancel {cards}", "its effects not yet resolved do not happen"},
    numbered(Row{Word::gainActions, act, "gain {amount:action(s)}", "this turn"}, {1, 9}),

    Row{Word::turnEnds, act, "your turn ends", "actions left are lost"},
    Row{Word::chooseForm, act, "choose a form", "by name"},
    Row{Word::choosePlayer, act, "choose an opponent", "called 'that player' from then on"},
    Row{Word::nameNumber, act, "name a number", "0 to 9, called 'the number named' from then on"},
    Row{Word::chooseCard, act, "choose {cards}", "called 'that card' from then on"},
    Row{Word::chooseSpace, act, "choose {spaces}", "called 'that space' from then on"},
    Row{Word::chooseFighter, act, "choose {fighters}", "called 'that fighter' from then on"},

    Row{Word::protectCards, modifier, "opponents cannot cancel cards for {fighters}", "their effects always happen"},

    numbered(Row{Word::addToAttacks, modifier, "add {number} to attack cards of {fighters} while {condition}", "computed whenever it is asked"}, {1, highestValue}),
    numbered(Row{Word::addToDefenses, modifier, "add {number} to defense cards of {fighters} while {condition}", "computed whenever it is asked"}, {1, highestValue}),
    numbered(Row{Word::moveFurther, modifier, "{fighters} may move {number} further in a maneuver", "added to the move value"}, steps),
    Row{Word::moveBetween, modifier, "{fighters} may step between {name} tokens", "one step from each to each"},

    Row{Word::shuffleDeck, act, "shuffle the deck", "by chance"},
    Row{Word::dealHand, act, "draw the opening hand", "the number of the rule set"},
    Row{Word::placeHero, act, "place the hero on its start", "start space by seat"},
    Row{Word::placeSidekicks, act, "place the sidekicks in its zones", "anywhere where there is no room"},
    Row{Word::nextTurn, act, "the next player begins a turn", "with the actions of the rule set"},
    Row{Word::resolveAbilities, act, "use abilities {string}", "those due at that moment, in the order of their owner"},
    Row{Word::resolveEffects, act, "resolve effects {string}", "of both cards, defender first"},
    Row{Word::stepReached, act, "step {string}", "the combat goes on to its next step"},
    Row{Word::askDefense, act, "the defender chooses a card or none", "face down; always asked"},
    Row{Word::turnCards, act, "turn over both cards", "together"},
    Row{Word::combatDamage, act, "deal the combat damage", "attack minus defense; says who won"},
    Row{Word::discardPlayed, act, "discard the played cards", "at the end of a combat"},
    Row{Word::resolveScheme, act, "resolve the scheme", "its text"},
    Row{Word::discardScheme, act, "discard the scheme", "after its text"},
    Row{Word::discardToLimit, act, "discard down to the hand limit", "card by card, the player's choice"},
    Row{Word::endTurn, act, "end the turn", "actions left are lost"},
    Row{Word::checkVictory, act, "check for victory", "where a rule set checks late"},
    Row{Word::drawForManeuver, act, "draw a card for the maneuver", "exhaustion damage if the deck is empty"},
    Row{Word::moveInManeuver, act, "move your fighters, boosted or not", "each once, up to the move value"},

    Row{Word::you, player, "you", "whose text this is"},
    Row{Word::opponent, player, "the opponent", "of this combat, or the only one"},
    Row{Word::thatPlayer, player, "that player", "the last player chosen"},

    Row{Word::thisFighter, fighters, "this fighter", "who uses the card"},
    Row{Word::thatFighter, fighters, "that fighter", "the last fighter chosen"},
    Row{Word::opposingFighter, fighters, "the opposing fighter", "of this combat"},
    Row{Word::attacker, fighters, "the attacker", "of this combat"},
    Row{Word::defender, fighters, "the defender", "of this combat"},
    Row{Word::yourHero, fighters, "your hero", "on the battlefield"},
    Row{Word::heroOfPlayer, fighters, "{player} 's hero", "on the battlefield"},
    Row{Word::ownFighters, fighters, "your fighters", "on the battlefield"},
    Row{Word::yourFighter, fighters, "your fighter", "of this combat"},
    Row{Word::opposingFighters, fighters, "opposing fighter(s)", "of the other side", false, determined},
    Row{Word::friendlyFighters, fighters, "friendly fighter(s)", "of your side", false, determined},
    Row{Word::allFighters, fighters, "fighter(s)", "of either side", false, determined},
    Row{Word::named, fighters, "{name}", "your fighter of that name, or all of that kind", false, determined},
    Row{Word::adjacentTo, fighters, "{fighters} adjacent to {fighters}", "joined by a line"},
    Row{Word::inZoneOf, fighters, "{fighters} in a zone of {fighters}", "sharing a zone"},
    numbered(Row{Word::within, fighters, "{fighters} within {number} of {fighters}", "at most so many steps away"}, {0, maxSpaces - 1}),
    Row{Word::inThisCombat, fighters, "{fighters} in this combat", "attacker or defender"},
    Row{Word::onToken, fighters, "{fighters} on a {name} token", "standing on one of your tokens"},
    Row{Word::onChosenSpaces, fighters, "{fighters} on the chosen spaces", "the last two spaces chosen"},
    Row{Word::orFighters, fighters, "{fighters} or {fighters}", "all of both"},
    Row{Word::exceptFighters, fighters, "{fighters} except {fighters}", "without those"},

    Row{Word::thatSpace, spaces, "that space", "the last space chosen"},
    Row{Word::otherSpaces, spaces, "other space(s)", "not the one it stands on", false, determined},
    Row{Word::emptySpaces, spaces, "empty space(s)", "without a fighter", false, determined},
    Row{Word::allSpaces, spaces, "space(s)", "of the battlefield", false, determined},
    Row{Word::spacesAdjacentTo, spaces, "{spaces} adjacent to {fighters}", "joined by a line"},
    Row{Word::spacesBeside, spaces, "{spaces} adjacent to {spaces}", "joined by a line"},
    Row{Word::withToken, spaces, "{spaces} with a {name} token", "with one of yours"},
    Row{Word::withoutToken, spaces, "{spaces} without a {name} token", "without one of yours"},
    Row{Word::withoutFighter, spaces, "{spaces} without a fighter", "nobody stands there"},
    Row{Word::spacesInZoneOf, spaces, "{spaces} in a zone of {fighters}", "sharing a zone"},

    Row{Word::thisCard, cards, "this card", "the card with this text"},
    Row{Word::thatCard, cards, "that card", "the last card chosen or discarded"},
    Row{Word::opposingCard, cards, "the opposing card", "of this combat"},
    Row{Word::attackCard, cards, "the attack card", "of this combat"},
    Row{Word::taggedCards, cards, "{name} card(s)", "with that tag, or for that form", false, determined},
    Row{Word::inYourDiscard, cards, "{cards} in your discard pile", "open to everybody"},
    Row{Word::allCards, cards, "card(s)", "cards", false, determined},
    Row{Word::inYourHand, cards, "{cards} in your hand", "in the own hand"},
    Row{Word::inHandOf, cards, "{cards} in {player} 's hand", "in another hand"},
    numbered(Row{Word::withValue, cards, "{cards} with value {number}", "schemes have no value"}, value),
    Row{Word::usableToAttackBy, cards, "{cards} that {fighters} may use to attack", "attack or versatile, for that fighter"},

    Row{Word::boostOf, number, "the boost of {cards}", "0 where none is printed"},
    Row{Word::printedValueOf, number, "the printed value of {cards}", "without changes"},
    Row{Word::numberOfFighters, number, "the number of {fighters}", "how many"},
    Row{Word::numberOfCards, number, "the number of {cards}", "how many"},
    Row{Word::damageDealt, number, "the damage dealt", "by this text, as much as was really lost"},
    Row{Word::combatDamageTaken, number, "the combat damage", "of this combat"},
    Row{Word::thatNumber, number, "the number named", "by this card's player"},
    Row{Word::cardsDiscarded, number, "the number of cards discarded", "by this text"},
    Row{Word::healthOf, number, "the health of {fighters}", "0 for one off the battlefield"},
    numbered(Row{Word::perDiscarded, number, "{number} for each card discarded", "times the cards discarded by this text"}, {1, highestValue}),
    numbered(Row{Word::perFighter, number, "{number} for each {fighters}", "times the number of fighters"}, {1, highestValue}),
    numbered(Row{Word::perCard, number, "{number} for each {cards}", "times the number of cards"}, {1, highestValue}),
    numbered(Row{Word::plus, number, "{number} plus {number}", "the sum"}, value, value),
    numbered(Row{Word::literal, number, "{int}", "a number"}, value),

    Row{Word::won, condition, "you won", "this combat"},
    Row{Word::lost, condition, "you lost", "this combat"},
    Row{Word::attacking, condition, "you attack", "in this combat"},
    Row{Word::defending, condition, "you defend", "in this combat"},
    Row{Word::inForm, condition, "you are {name}", "the hero has that form"},
    Row{Word::firstAction, condition, "this is the first action of the turn", "nothing else was done before"},
    Row{Word::felled, condition, "this defeated a fighter", "by this text"},
    Row{Word::playerDidNot, condition, "{player} did not", "the offer before was refused"},
    Row{Word::isOnToken, condition, "{fighters} is/are on a {name} token", "one of your tokens"},
    Row{Word::beganOnToken, condition, "{fighters} began this turn on a {name} token", "one of your tokens"},
    Row{Word::beganElsewhere, condition, "{fighters} began this turn on another space", "than it stands on now"},
    Row{Word::isHero, condition, "{fighters} is/are a hero", "not a sidekick"},
    Row{Word::isOnBattlefield, condition, "{fighters} is/are on the battlefield", "not defeated, not away"},
    Row{Word::sameFighter, condition, "{fighters} is/are {fighters}", "one and the same"},
    Row{Word::noFighter, condition, "there is/are no {fighters}", "nobody"},
    Row{Word::opponentPlayed, condition, "the opponent played a card", "in this combat"},
    Row{Word::someFighter, condition, "there is/are {fighters}", "at least one"},
    Row{Word::someCard, condition, "there is/are {cards}", "at least one"},
    Row{Word::negation, condition, "not {condition}", "the opposite"},
    Row{Word::isAdjacent, condition, "{fighters} is/are adjacent to {fighters}", "when it is looked at"},
    Row{Word::isInZone, condition, "{fighters} is/are in a zone of {fighters}", "when it is looked at"},
    numbered(Row{Word::atLeast, condition, "{number} is/are at least {number}", "not less"}, value, value),
    numbered(Row{Word::atMost, condition, "{number} is/are at most {number}", "not more"}, value, value),
    numbered(Row{Word::equals, condition, "{number} is/are {number}", "the same"}, value, value),
    Row{Word::youDid, condition, "you did", "the optional part before happened"},
    Row{Word::andBoth, condition, "{condition} and {condition}", "both"},
    Row{Word::orEither, condition, "{condition} or {condition}", "at least one"},
};
// clang-format on

/// Every slot for a number declares its range, and no range is without a slot.
constexpr bool numbersDeclared(const Row& row)
{
    std::size_t slots = 0;
    for (const std::string_view slot : {"{int}", "{times}", "{number}", "{amount:"})
        for (std::size_t at = row.pattern.find(slot); at != std::string_view::npos;
             at = row.pattern.find(slot, at + 1))
            ++slots;
    std::size_t declared = 0;
    for (const Range& range : row.numbers)
        declared += range.declared();
    return slots == declared;
}
static_assert(std::all_of(rows.begin(), rows.end(), numbersDeclared));

Sort sortByName(std::string_view name)
{
    constexpr std::pair<std::string_view, Sort> names[] = {{"player", player}, {"fighters", fighters},
                                                           {"spaces", spaces}, {"cards", cards},
                                                           {"number", number}, {"condition", condition}};
    for (const auto& [text, sort] : names)
        if (text == name) return sort;
    return none;
}

PatternPart slotPart(std::string_view slot)
{
    using Kind = PatternPart::Kind;
    if (slot == "name") return {Kind::name, slot};
    if (slot == "string") return {Kind::string, slot};
    if (slot == "int") return {Kind::integer, slot};
    if (slot == "times") return {Kind::times, slot};
    if (slot.starts_with("amount:")) return {Kind::amount, slot.substr(7), number};
    return {Kind::slot, slot, sortByName(slot)};
}

std::vector<PatternPart> split(std::string_view pattern)
{
    std::vector<PatternPart> parts;
    std::size_t at = 0;
    while (at < pattern.size()) {
        if (pattern[at] == ' ') {
            ++at;
            continue;
        }
        const bool slot = pattern[at] == '{';
        const std::size_t stop = std::min(pattern.find(slot ? '}' : ' ', at), pattern.size());
        std::string_view text = pattern.substr(at + slot, stop - at - slot);
        if (slot) {
            parts.push_back(slotPart(text));
        } else if (!text.empty() && text.back() == ',') {
            parts.push_back({PatternPart::Kind::word, text.substr(0, text.size() - 1)});
            parts.push_back({PatternPart::Kind::word, ","});
        } else {
            parts.push_back({PatternPart::Kind::word, text});
        }
        at = stop + slot;
    }
    return parts;
}

struct Index {
    std::array<const Row*, static_cast<std::size_t>(Word::count)> row{};
    std::array<std::vector<PatternPart>, static_cast<std::size_t>(Word::count)> parts;
    std::array<std::vector<const Row*>, static_cast<std::size_t>(Sort::condition) + 1> opening, continuing;
    Index()
    {
        for (const Row& r : rows) {
            const auto pieces = split(r.pattern);
            const bool suffix =
                pieces.front().kind == PatternPart::Kind::slot && pieces.front().sort == r.sort;
            (suffix ? continuing : opening)[static_cast<std::size_t>(r.sort)].push_back(&r);
            row[static_cast<std::size_t>(r.word)] = &r;
            parts[static_cast<std::size_t>(r.word)] = split(r.pattern);
        }
    }
};

const Index& wordIndex()
{
    static const Index built; // constant data, derived once
    return built;
}

} // namespace

std::span<const Row> vocabulary()
{
    return rows;
}

const std::vector<const Row*>& openers(Sort sort)
{
    return wordIndex().opening[static_cast<std::size_t>(sort)];
}

const std::vector<const Row*>& suffixes(Sort sort)
{
    return wordIndex().continuing[static_cast<std::size_t>(sort)];
}

const Row& rowOf(Word word)
{
    static constexpr Row missing{Word::none, Sort::none, "", ""};
    const Row* row = wordIndex().row[static_cast<std::size_t>(word)];
    return row ? *row : missing;
}

const std::vector<PatternPart>& patternOf(Word word)
{
    return wordIndex().parts[static_cast<std::size_t>(word)];
}

const Range& rangeOf(Word word, std::size_t slot)
{
    return rowOf(word).numbers[slot];
}

bool matchesWord(std::string_view patternWord, std::string_view text)
{
    if (patternWord == text) return true;
    if (patternWord.ends_with("(s)")) {
        const std::string_view stem = patternWord.substr(0, patternWord.size() - 3);
        return text.starts_with(stem) &&
               (text.size() == stem.size() || (text.size() == stem.size() + 1 && text.back() == 's'));
    }
    for (std::size_t slash = patternWord.find('/'); slash != std::string_view::npos;
         slash = patternWord.find('/')) {
        if (patternWord.substr(0, slash) == text) return true;
        patternWord.remove_prefix(slash + 1);
    }
    return patternWord == text;
}

} // namespace fabletop
