// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/vocabulary.h"

#include "model/table/table.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

using enum Sort;
using enum Fits;

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
    numbered(Row{Word::versionDecl, declaration, "language {int}", "the version of the language that the file is written in"}, {2, 2}),
    Row{Word::heroDecl, declaration, "hero {string}", "a hero: its name", withBlock}.under("R-COMP-01"),
    numbered(Row{Word::sidekickDecl, declaration, "sidekick {string} {times}", "a kind of sidekick and how many there are", withBlock}, {1, heroFighters - 1}).under("R-HP-02"),
    numbered(Row{Word::cardDecl, declaration, "card {string} {times}", "a card and its number of copies", withBlock}, {1, printedDeck}).under("R-COMP-06"),
    Row{Word::abilityDecl, declaration, "ability {string}", "an ability of the hero", withBlock},
    Row{Word::formDecl, declaration, "form {string}", "a form of the hero; the first is the one it starts in", withBlock},
    numbered(Row{Word::tokenDecl, declaration, "token {string} {times}", "pieces that lie on spaces", withBlock}, {1, heroTokens}).under("R-FOG-01"),
    Row{Word::tagDecl, declaration, "tag {string}", "a mark that cards may bear", withBlock},
    Row{Word::rulesDecl, declaration, "rules {string}", "a rule set: its name"},
    numbered(Row{Word::numberDecl, declaration, "number {string} {int}", "a number of the rules that a rule set may change"}, {0, maxDeck}),
    Row{Word::toDecl, declaration, "to {name}", "a named part of the rules", withBlock},

    Row{Word::setAttr, attribute, "set {string}", "the box the hero comes from"},
    numbered(Row{Word::healthAttr, attribute, "health {int}", "starting health, also the most it can have"}, {1, highestValue}).under("R-SETUP-03"),
    numbered(Row{Word::moveAttr, attribute, "move {int}", "spaces a fighter may move in a maneuver"}, {0, 12}).under("R-MOVE-02"),
    Row{Word::meleeAttr, attribute, "melee", "attacks adjacent fighters"}.under("R-TERM-04"),
    Row{Word::rangedAttr, attribute, "ranged", "attacks adjacent fighters and those in its zones"}.under("R-TERM-04"),
    Row{Word::largeAttr, attribute, "large", "cannot use secret passages"}.under("R-PASS-04"),
    Row{Word::veilAttr, attribute, "veil", "the space of such a token is drawn as through a veil"},
    Row{Word::taggedAttr, attribute, "tagged {name}", "the card bears that tag"}.calling(NameKind::tag),
    Row{Word::pluralAttr, attribute, "plural {string}", "the name of several"},
    numbered(Row{Word::attackAttr, attribute, "attack {int}", "an attack card and its value"}, {0, 20}).under("R-ATT-06"),
    numbered(Row{Word::defenseAttr, attribute, "defense {int}", "a defense card and its value"}, {0, 20}).under("R-ATT-07"),
    numbered(Row{Word::versatileAttr, attribute, "versatile {int}", "a card for attack or defense and its value"}, {0, 20}).under("R-ATT-09"),
    Row{Word::schemeAttr, attribute, "scheme", "a card played as an action"}.under("R-SCHEME-01"),
    numbered(Row{Word::boostAttr, attribute, "boost {int}", "the card's boost value"}, {0, 9}).under("R-BOOST-01"),
    Row{Word::noBoostAttr, attribute, "no boost", "the card cannot be chosen as a boost"}.under("R-BOOST-04"),
    Row{Word::noEffectAttr, attribute, "no effect", "the card has no text, and that is meant"},
    Row{Word::forAnyAttr, attribute, "for any", "any of the hero's fighters may use the card"}.under("R-COMP-07"),
    Row{Word::forAttr, attribute, "for {name}", "the fighter, kind or form that may use the card"}.under("R-COMP-07").calling(NameKind::hero | NameKind::sidekick | NameKind::form),
    Row{Word::figureAttr, attribute, "figure {string}", "the figure on the battlefield: a built-in drawing, or a PNG or SVG file next to this one"}.calling(NameKind::figure),
    Row{Word::bustAttr, attribute, "bust {string}", "the half figure in panels; without it, the figure is used"}.calling(NameKind::figure),
    Row{Word::pictureAttr, attribute, "picture {string}", "the card's picture: a built-in drawing, or a PNG or SVG file next to this one"}.calling(NameKind::picture),

    Row{Word::whenCommitted, section, "when committed", "once both players have chosen, before their cards are turned over", withBlock},
    Row{Word::whenImmediately, section, "immediately", "right after the cards are turned over", withBlock}.under("R-COMB-01"),
    Row{Word::whenDuring, section, "during combat", "before the damage", withBlock}.under("R-COMB-01"),
    Row{Word::whenAttackCommitted, section, "as your fighter attacks", "before the defender chooses a card", withBlock},
    Row{Word::whenAfterAttack, section, "after your fighter attacks", "after all effects of own attack", withBlock},
    Row{Word::whenAfterManeuver, section, "after you maneuver", "at the end of an own maneuver", withBlock},
    Row{Word::whenAfter, section, "after combat", "after the damage", withBlock}.under("R-COMB-01"),
    Row{Word::whenScheme, section, "when played", "what a scheme does", withBlock}.under("R-SCHEME-03"),
    Row{Word::whenSetUp, section, "during set-up", "after placing the fighters", withBlock}.under("R-SETUP-09"),
    Row{Word::whenTurnStart, section, "at the start of your turn", "before the first action", withBlock}.under("R-TURN-06"),
    Row{Word::whenTurnEnd, section, "at the end of your turn", "after the last action", withBlock}.under("R-TURN-07"),
    Row{Word::whenAlways, section, "always", "standing changes", withBlock},

    Row{Word::ifThen, act, "if {condition}", "only when the condition holds; 'otherwise' may follow", withBlock}.as(Op::branch).under("R-COMB-09"),
    Row{Word::youMay, act, "you may", "the player may leave it", withBlock}.as(Op::mayYes).under("R-COMB-04"),
    Row{Word::forEachPlayer, act, "for each player in turn order", "once for every player", withBlock}.as(Op::eachSeatBegin).only(inRules),
    Row{Word::forEach, act, "for each {fighters}", "once for every fighter, called 'that fighter'", withBlock}.as(Op::eachFighterBegin).under("R-EFF-07"),
    Row{Word::chooseOne, act, "choose one", "the player picks one of the options below", withBlock}.as(Op::optionBegin).under("R-EFF-04"),
    Row{Word::chooseTwo, act, "choose two", "the player picks two of the options below, in the order in which they will happen", withBlock}.as(Op::optionBegin).under("R-EFF-04"),
    Row{Word::nextTurnDo, act, "at the start of your next turn", "what waits until then", withBlock}.as(Op::schedule),
    Row{Word::optionBlock, act, "option {string}", "one of the options", withBlock},
    Row{Word::repeatForever, act, "repeat until somebody has won", "again and again", withBlock}.only(inRules),
    Row{Word::whileActions, act, "while you have actions", "as long as actions are left", withBlock}.as(Op::whileActions).only(inRules),
    Row{Word::actionBlock, act, "choose an action", "asks for maneuver, scheme or attack", withBlock}.as(Op::chooseAction),
    Row{Word::maneuverBranch, act, "to maneuver", "what a maneuver does", withBlock}.only(inRules),
    Row{Word::schemeBranch, act, "to scheme", "what a scheme does", withBlock}.only(inRules),
    Row{Word::attackBranch, act, "to attack", "what an attack does", withBlock}.only(inRules),
    Row{Word::perform, act, "do {name}", "carries out a named part of the rules"}.as(Op::call).only(inRules).calling(NameKind::part),

    numbered(Row{Word::deal, act, "deal {amount:damage} to {fighters}", "damage by an effect"}, {1, highestValue}).as(Op::deal),
    numbered(Row{Word::recover, act, "{fighters} recovers/recover {amount:health}", "regains health up to its maximum"}, {1, highestValue}).as(Op::recover),
    numbered(Row{Word::setHealth, act, "set the health of {fighters} to {number}", "neither damage nor recovery"}, {1, highestValue}).as(Op::setHealth),
    Row{Word::takeForm, act, "take the form {name}", "the hero changes into that form"}.as(Op::takeForm).calling(NameKind::form),
    Row{Word::changeForm, act, "change form", "into the other of two forms"}.as(Op::changeForm),
    Row{Word::leaveBattlefield, act, "{fighters} leaves/leave the battlefield", "not defeated, but out of reach of everything"}.as(Op::leaveBattlefield).under("R-HERO-11"),
    Row{Word::preventDamage, act, "prevent all damage to {fighters}", "whoever of them is in this combat takes none until it is over"}.as(Op::preventDamage).only(inCombat),
    numbered(Row{Word::moveThrough, act, "move {fighters} up to {amount:space(s)} through opposing fighters", "it may pass them, not stop on them"}, steps).as(Op::moveThrough),
    numbered(Row{Word::moveEachThrough, act, "move each of {fighters} up to {amount:space(s)} through opposing fighters", "each in any order, each at most once"}, steps).as(Op::moveEachThrough),
    Row{Word::comeBack, act, "bring {fighters} back on {spaces}", "after it has left the battlefield"}.as(Op::comeBack).under("R-HERO-11"),
    Row{Word::placeTokens, act, "place each {name} token on {spaces}", "one after the other, each on a space without one"}.as(Op::placeTokens).calling(NameKind::token),
    Row{Word::placeToken, act, "place a {name} token on {spaces}", "the player picks the token; its space is 'that space' from then on"}.as(Op::placeToken).calling(NameKind::token),
    Row{Word::placeTokenOf, act, "place the {name} token under {fighters} on {spaces}", "the one on the fighter's space"}.as(Op::placeTokenOf).calling(NameKind::token),
    Row{Word::placeEachToken, act, "you may place any number of {name} tokens on {spaces}", "each at most once, in any order"}.as(Op::placeEachToken).calling(NameKind::token),
    numbered(Row{Word::moveToken, act, "move a {name} token up to {amount:space(s)}", "along lines, past everything"}, steps).as(Op::moveToken).calling(NameKind::token),
    numbered(Row{Word::playerMovesOther, act, "{player} moves/move another {name} token up to {amount:space(s)}", "not the one moved just before"}, steps).as(Op::playerMovesOther).calling(NameKind::token),
    numbered(Row{Word::playerMovesToken, act, "{player} moves/move a {name} token up to {amount:space(s)}", "that player picks the token"}, steps).as(Op::playerMovesToken).calling(NameKind::token),
    numbered(Row{Word::move, act, "move {fighters} up to {amount:space(s)}", "a move along lines; zero is allowed"}, steps).as(Op::move),
    numbered(Row{Word::moveEach, act, "move each of {fighters} up to {amount:space(s)}", "each in any order, each at most once"}, steps).as(Op::moveEach),
    Row{Word::place, act, "place {fighters} on {spaces}", "directly, without a path"}.as(Op::place),
    Row{Word::swap, act, "swap {fighters} with {fighters}", "two fighters exchange their spaces"}.as(Op::swap),
    Row{Word::returnDefeated, act, "return a defeated {name} to {spaces}", "a defeated sidekick comes back"}.as(Op::returnDefeated).calling(NameKind::sidekick),

    numbered(Row{Word::draw, act, "draw {amount:card(s)}", "from the own deck, one at a time"}, {1, printedDeck}).as(Op::draw),
    numbered(Row{Word::playerDraws, act, "{player} draws/draw {amount:card(s)}", "another player draws"}, {1, printedDeck}).as(Op::playerDraws),
    numbered(Row{Word::drawUpTo, act, "draw up to {amount:card(s)}", "the player names how many"}, atHand).as(Op::drawUpTo),
    Row{Word::keepOne, act, "keep one of the cards drawn and put the others under the deck", "in any order"}.as(Op::keepOne),
    Row{Word::discardTop, act, "discard the top card of your deck", "called 'that card' from then on; not a draw"}.as(Op::discardTop),
    Row{Word::revealTop, act, "reveal the top card of your deck", "called 'that card' from then on; it stays there"}.as(Op::revealTop),
    Row{Word::takeThat, act, "take {cards} into your hand", "from your discard pile or the top of your deck"}.as(Op::takeAllToHand),
    numbered(Row{Word::lookAtTop, act, "look at the top {amount:card(s)} of your deck", "only you see them"}, atHand).as(Op::lookAtTop),
    numbered(Row{Word::takeOfThem, act, "take {number} of them into your hand", "of the cards looked at"}, {1, mostAtHand}).as(Op::takeOfThem),
    Row{Word::putThemBack, act, "put the others back on the deck", "in any order"}.as(Op::putThemBack),
    numbered(Row{Word::putOnDeck, act, "put {amount:card(s)} of your hand on the deck", "in any order"}, atHand).as(Op::putOnDeck),
    Row{Word::fetchCard, act, "take {string} from your discard pile or deck", "into the hand; a deck searched is shuffled"}.as(Op::fetchCard).calling(NameKind::card),
    Row{Word::takeAllToHand, act, "return {cards} to your hand", "from your discard pile or the top of your deck"}.as(Op::takeAllToHand),
    Row{Word::playerMayDiscard, act, "{player} may discard {cards}", "that player chooses whether and which"}.as(Op::playerMayDiscard),
    Row{Word::boostCard, act, "boost {cards}", "a card of your hand is discarded and its boost added"}.as(Op::boostCard).only(inCombat),
    Row{Word::commitBoost, act, "commit a boost", "a card of your hand goes face down beside the attack card and lends its boost"}.as(Op::commitBoost).only(asAttackIsCommitted),
    Row{Word::discardAny, act, "discard any number of {cards}", "counted as 'card discarded'"}.as(Op::discardAny),
    Row{Word::discardThat, act, "discard {cards}", "a card already chosen, or one you choose"}.as(Op::discardThat),
    numbered(Row{Word::discardRandom, act, "{player} discards/discard {amount:random card(s)}", "chance picks from the hand"}, {1, printedDeck}).as(Op::discardRandom),
    Row{Word::playerDiscards, act, "{player} discards/discard {cards}", "that player chooses"}.as(Op::playerDiscards),
    Row{Word::lookAtHand, act, "look at {player} 's hand", "only you see it"}.as(Op::lookAtHand),
    Row{Word::revealHand, act, "{player} reveals/reveal the hand", "everybody sees it"}.as(Op::revealHand),
    Row{Word::takeBack, act, "return {cards} to its owner 's hand", "a card in the combat goes back to the hand"}.as(Op::takeBack).only(inCombat),
    Row{Word::playAsAttack, act, "play {cards} as the attack card", "it takes the place of the attack card"}.as(Op::playAsAttack).only(inCombat),
    Row{Word::playFaceUp, act, "play this card face up", "it lies open before the cards are turned over"}.as(Op::playFaceUp).only(inCombat),

    numbered(Row{Word::addToCard, act, "add {number} to {cards}", "raises the value of a card in the combat"}, {1, highestValue}).as(Op::addToCard).only(inCombat),
    numbered(Row{Word::setPrinted, act, "set the printed value of {cards} to {number}", "later changes come on top"}, value).as(Op::setPrinted).only(inCombat),
    numbered(Row{Word::replaceValue, act, "the value of {cards} is {number} instead", "replaces the card's own value"}, value).as(Op::replaceValue).only(inCombat),
    numbered(Row{Word::fixValue, act, "the value of {cards} stays {number}", "card effects cannot change it"}, value).as(Op::fixValue).only(inCombat),
    Row{Word::ignoreValue, act, "ignore the value of {cards}", "it counts as 0"}.as(Op::ignoreValue).only(inCombat),
    Row{Word::cancelCard, act, "cancel {cards}", "its effects not yet resolved do not happen"}.as(Op::cancelCard).only(inCombat),
    numbered(Row{Word::gainActions, act, "gain {amount:action(s)}", "this turn"}, {1, 9}).as(Op::gainActions),

    Row{Word::turnEnds, act, "your turn ends", "actions left are lost"}.as(Op::turnEnds),
    Row{Word::chooseForm, act, "choose a form", "by name"}.as(Op::chooseForm),
    Row{Word::choosePlayer, act, "choose an opponent", "called 'that player' from then on"}.as(Op::choosePlayer),
    Row{Word::nameNumber, act, "name a number", "0 to 9, called 'the number named' from then on"}.as(Op::nameNumber),
    Row{Word::chooseCard, act, "choose {cards}", "called 'that card' from then on"}.as(Op::chooseCard),
    Row{Word::chooseSpace, act, "choose {spaces}", "called 'that space' from then on"}.as(Op::chooseSpace),
    Row{Word::chooseFighter, act, "choose {fighters}", "called 'that fighter' from then on"}.as(Op::chooseFighter),

    Row{Word::protectCards, modifier, "opponents cannot cancel cards for {fighters}", "their effects always happen"}.as(StandingKind::protectCards).under("R-CANC-05"),

    numbered(Row{Word::addToAttacks, modifier, "add {number} to attack cards of {fighters} while {condition}", "computed whenever it is asked"}, {1, highestValue}).as(StandingKind::addToAttacks).under("R-VAL-01"),
    numbered(Row{Word::addToDefenses, modifier, "add {number} to defense cards of {fighters} while {condition}", "computed whenever it is asked"}, {1, highestValue}).as(StandingKind::addToDefenses).under("R-VAL-01"),
    numbered(Row{Word::moveFurther, modifier, "{fighters} may move {number} further in a maneuver", "added to the move value"}, steps).as(StandingKind::moveFurther).under("R-MOVE-02"),
    Row{Word::moveBetween, modifier, "{fighters} may step between {name} tokens", "one step from each to each"}.as(StandingKind::moveBetween).under("R-FOG-03").calling(NameKind::token),

    Row{Word::shuffleDeck, act, "shuffle the deck", "by chance"}.as(Op::shuffleDeck),
    Row{Word::dealHand, act, "draw the opening hand", "the number of the rule set"}.as(Op::dealHand),
    Row{Word::placeHero, act, "place the hero on its start", "start space by seat"}.as(Op::placeHero),
    Row{Word::placeSidekicks, act, "place the sidekicks in its zones", "anywhere where there is no room"}.as(Op::placeSidekicks),
    Row{Word::nextTurn, act, "the next player begins a turn", "with the actions of the rule set"}.as(Op::nextTurn),
    Row{Word::resolveAbilities, act, "use abilities {string}", "those due at that moment, in the order of their owner"}.as(Op::resolveAbilities).calling(NameKind::moment),
    Row{Word::resolveEffects, act, "resolve effects {string}", "of both cards, defender first"}.as(Op::resolveEffects).calling(NameKind::moment),
    Row{Word::stepReached, act, "step {string}", "the combat goes on to its next step"}.as(Op::stepReached).calling(NameKind::step),
    Row{Word::askDefense, act, "the defender chooses a card or none", "face down; always asked"}.as(Op::askDefense),
    Row{Word::turnCards, act, "turn over both cards", "together"}.as(Op::turnCards),
    Row{Word::combatDamage, act, "deal the combat damage", "attack minus defense; says who won"}.as(Op::combatDamage),
    Row{Word::discardPlayed, act, "discard the played cards", "at the end of a combat"}.as(Op::discardPlayed),
    Row{Word::resolveScheme, act, "resolve the scheme", "its text"}.as(Op::resolveScheme),
    Row{Word::discardScheme, act, "discard the scheme", "after its text"}.as(Op::discardScheme),
    Row{Word::discardToLimit, act, "discard down to the hand limit", "card by card, the player's choice"}.as(Op::discardToLimit),
    Row{Word::endTurn, act, "end the turn", "actions left are lost"}.as(Op::endTurn),
    Row{Word::checkVictory, act, "check for victory", "where a rule set checks late"}.as(Op::checkVictory),
    Row{Word::drawForManeuver, act, "draw a card for the maneuver", "exhaustion damage if the deck is empty"}.as(Op::drawForManeuver),
    Row{Word::moveInManeuver, act, "move your fighters, boosted or not", "each once, up to the move value"}.as(Op::moveInManeuver),

    Row{Word::you, player, "you", "whose text this is"}.as(Term::you),
    Row{Word::opponent, player, "the opponent", "of this combat, or the only one"}.as(Term::opponent).under("R-TEAM-11").only(withOneOpponent),
    Row{Word::anOpponent, player, "an opponent", "one of your choosing, called 'that player' from then on"}.as(Term::thatPlayer).under("R-TEAM-12"),
    Row{Word::eachOpponent, player, "each opponent", "one after the other, in turn order"}.as(Term::thatPlayer).under("R-TEAM-12"),
    Row{Word::thatPlayer, player, "that player", "the last player chosen"}.as(Term::thatPlayer).under("R-TEAM-12"),

    Row{Word::thisFighter, fighters, "this fighter", "who uses the card"}.as(Term::thisFighter).under("R-TERM-03"),
    Row{Word::thatFighter, fighters, "that fighter", "the last fighter chosen"}.as(Term::thatFighter),
    Row{Word::opposingFighter, fighters, "the opposing fighter", "of this combat"}.as(Term::opposingFighter).under("R-COMB-11").only(inCombat),
    Row{Word::attacker, fighters, "the attacker", "of this combat"}.as(Term::attacker).under("R-ATT-02").only(inCombat),
    Row{Word::defender, fighters, "the defender", "of this combat"}.as(Term::defender).under("R-ATT-02").only(inCombat),
    Row{Word::yourHero, fighters, "your hero", "on the battlefield"}.as(Term::yourHero),
    Row{Word::heroOfPlayer, fighters, "{player} 's hero", "on the battlefield"}.as(Term::heroOfPlayer),
    Row{Word::ownFighters, fighters, "your fighters", "on the battlefield"}.as(Term::ownFighters),
    Row{Word::yourFighter, fighters, "your fighter", "of this combat"}.as(Term::yourFighter).under("R-COMB-11").only(inCombat),
    Row{Word::opposingFighters, fighters, "opposing fighter(s)", "of the other side", false, determined}.as(Term::opposingFighters).under("R-TERM-02"),
    Row{Word::friendlyFighters, fighters, "friendly fighter(s)", "of your side", false, determined}.as(Term::friendlyFighters).under("R-TERM-02"),
    Row{Word::allFighters, fighters, "fighter(s)", "of either side", false, determined}.as(Term::allFighters).under("R-EFF-06"),
    Row{Word::named, fighters, "{name}", "your fighter of that name, or all of that kind", false, determined}.as(Term::named).calling(NameKind::hero | NameKind::sidekick),
    Row{Word::adjacentTo, fighters, "{fighters} adjacent to {fighters}", "joined by a line"}.as(Term::adjacentTo).under("R-BOARD-02"),
    Row{Word::inZoneOf, fighters, "{fighters} in a zone of {fighters}", "sharing a zone"}.as(Term::inZoneOf).under("R-BOARD-06"),
    numbered(Row{Word::within, fighters, "{fighters} within {number} of {fighters}", "at most so many steps away"}, {0, maxSpaces - 1}).as(Term::within),
    Row{Word::inThisCombat, fighters, "{fighters} in this combat", "attacker or defender"}.as(Term::inThisCombat).only(inCombat),
    Row{Word::onToken, fighters, "{fighters} on a {name} token", "standing on one of your tokens"}.as(Term::onToken).calling(NameKind::token),
    Row{Word::onChosenSpaces, fighters, "{fighters} on the chosen spaces", "the last two spaces chosen"}.as(Term::onChosenSpaces),
    Row{Word::orFighters, fighters, "{fighters} or {fighters}", "all of both"}.as(Term::orFighters),
    Row{Word::exceptFighters, fighters, "{fighters} except {fighters}", "without those"}.as(Term::exceptFighters),

    Row{Word::thatSpace, spaces, "that space", "the last space chosen"}.as(Term::thatSpace),
    Row{Word::otherSpaces, spaces, "other space(s)", "not the one it stands on", false, determined}.as(Term::otherSpaces).under("R-MOVE-16"),
    Row{Word::emptySpaces, spaces, "empty space(s)", "without a fighter", false, determined}.as(Term::emptySpaces).under("R-MOVE-16"),
    Row{Word::allSpaces, spaces, "space(s)", "of the battlefield", false, determined}.as(Term::allSpaces).under("R-MOVE-15"),
    Row{Word::spacesAdjacentTo, spaces, "{spaces} adjacent to {fighters}", "joined by a line"}.as(Term::spacesAdjacentTo).under("R-BOARD-02"),
    Row{Word::spacesBeside, spaces, "{spaces} adjacent to {spaces}", "joined by a line"}.as(Term::spacesBeside).under("R-BOARD-02"),
    Row{Word::withToken, spaces, "{spaces} with a {name} token", "with one of yours"}.as(Term::withToken).calling(NameKind::token),
    Row{Word::withoutToken, spaces, "{spaces} without a {name} token", "without one of yours"}.as(Term::withoutToken).calling(NameKind::token),
    Row{Word::withoutFighter, spaces, "{spaces} without a fighter", "nobody stands there"}.as(Term::withoutFighter),
    Row{Word::spacesInZoneOf, spaces, "{spaces} in a zone of {fighters}", "sharing a zone"}.as(Term::spacesInZoneOf).under("R-BOARD-06"),

    Row{Word::thisCard, cards, "this card", "the card with this text"}.as(Term::thisCard).only(onCard),
    Row{Word::thatCard, cards, "that card", "the last card chosen or discarded"}.as(Term::thatCard),
    Row{Word::opposingCard, cards, "the opposing card", "of this combat"}.as(Term::opposingCard).only(inCombat),
    Row{Word::attackCard, cards, "the attack card", "of this combat"}.as(Term::attackCard).only(inCombat),
    Row{Word::taggedCards, cards, "{name} card(s)", "with that tag, or for that form", false, determined}.as(Term::taggedCards).calling(NameKind::tag | NameKind::form),
    Row{Word::inYourDiscard, cards, "{cards} in your discard pile", "open to everybody"}.as(Term::inYourDiscard).under("R-INFO-02"),
    Row{Word::allCards, cards, "card(s)", "cards", false, determined}.as(Term::allCards),
    Row{Word::inYourHand, cards, "{cards} in your hand", "in the own hand"}.as(Term::inYourHand),
    Row{Word::inHandOf, cards, "{cards} in {player} 's hand", "in another hand"}.as(Term::inHandOf).under("R-INFO-01"),
    numbered(Row{Word::withValue, cards, "{cards} with value {number}", "schemes have no value"}, value).as(Term::withValue),
    Row{Word::usableToAttackBy, cards, "{cards} that {fighters} may use to attack", "attack or versatile, for that fighter"}.as(Term::usableToAttackBy).under("R-COMP-07"),

    Row{Word::boostOf, number, "the boost of {cards}", "0 where none is printed"}.as(Term::boostOf).under("R-BOOST-06"),
    Row{Word::printedValueOf, number, "the printed value of {cards}", "without changes"}.as(Term::printedValueOf).under("R-TERM-05"),
    Row{Word::numberOfFighters, number, "the number of {fighters}", "how many"}.as(Term::numberOfFighters),
    Row{Word::numberOfCards, number, "the number of {cards}", "how many"}.as(Term::numberOfCards),
    Row{Word::damageDealt, number, "the damage dealt", "by this text, as much as was really lost"}.as(Term::damageDealt),
    Row{Word::combatDamageTaken, number, "the combat damage", "of this combat"}.as(Term::combatDamageTaken).under("R-COMB-05").only(afterResult),
    Row{Word::thatNumber, number, "the number named", "by this card's player"}.as(Term::thatNumber),
    Row{Word::cardsDiscarded, number, "the number of cards discarded", "by this text"}.as(Term::cardsDiscarded),
    Row{Word::healthOf, number, "the health of {fighters}", "0 for one off the battlefield"}.as(Term::healthOf),
    numbered(Row{Word::perDiscarded, number, "{number} for each card discarded", "times the cards discarded by this text"}, {1, highestValue}).as(Term::perDiscarded),
    numbered(Row{Word::perFighter, number, "{number} for each {fighters}", "times the number of fighters"}, {1, highestValue}).as(Term::perFighter),
    numbered(Row{Word::perCard, number, "{number} for each {cards}", "times the number of cards"}, {1, highestValue}).as(Term::perCard),
    numbered(Row{Word::plus, number, "{number} plus {number}", "the sum"}, value, value).as(Term::plus),
    numbered(Row{Word::literal, number, "{int}", "a number"}, value).as(Term::literal),

    Row{Word::won, condition, "you won", "this combat"}.as(Term::won).under("R-WIN-01").only(afterResult),
    Row{Word::lost, condition, "you lost", "this combat"}.as(Term::lost).under("R-WIN-03").only(afterResult),
    Row{Word::attacking, condition, "you attack", "in this combat"}.as(Term::attacking).only(inCombat),
    Row{Word::defending, condition, "you defend", "in this combat"}.as(Term::defending).only(inCombat),
    Row{Word::inForm, condition, "you are {name}", "the hero has that form"}.as(Term::inForm).calling(NameKind::form),
    Row{Word::firstAction, condition, "this is the first action of the turn", "nothing else was done before"}.as(Term::firstAction),
    Row{Word::felled, condition, "this defeated a fighter", "by this text"}.as(Term::felled).under("R-DEF-01"),
    Row{Word::playerDidNot, condition, "{player} did not", "the offer before was refused"}.as(Term::playerDidNot),
    Row{Word::isOnToken, condition, "{fighters} is/are on a {name} token", "one of your tokens"}.as(Term::isOnToken).calling(NameKind::token),
    Row{Word::beganOnToken, condition, "{fighters} began this turn on a {name} token", "one of your tokens"}.as(Term::beganOnToken).calling(NameKind::token),
    Row{Word::beganElsewhere, condition, "{fighters} began this turn on another space", "than it stands on now"}.as(Term::beganElsewhere),
    Row{Word::isHero, condition, "{fighters} is/are a hero", "not a sidekick"}.as(Term::isHero).under("R-TERM-01"),
    Row{Word::isOnBattlefield, condition, "{fighters} is/are on the battlefield", "not defeated, not away"}.as(Term::isOnBattlefield).under("R-DEF-02"),
    Row{Word::sameFighter, condition, "{fighters} is/are {fighters}", "one and the same"}.as(Term::sameFighter),
    Row{Word::noFighter, condition, "there is/are no {fighters}", "nobody"}.as(Term::noFighter),
    Row{Word::opponentPlayed, condition, "the opponent played a card", "in this combat"}.as(Term::opponentPlayed).only(inCombat),
    Row{Word::someFighter, condition, "there is/are {fighters}", "at least one"}.as(Term::someFighter),
    Row{Word::someCard, condition, "there is/are {cards}", "at least one"}.as(Term::someCard),
    Row{Word::negation, condition, "not {condition}", "the opposite"}.as(Term::negation),
    Row{Word::isAdjacent, condition, "{fighters} is/are adjacent to {fighters}", "when it is looked at"}.as(Term::isAdjacent).under("R-BOARD-02"),
    Row{Word::isInZone, condition, "{fighters} is/are in a zone of {fighters}", "when it is looked at"}.as(Term::isInZone).under("R-BOARD-06"),
    numbered(Row{Word::atLeast, condition, "{number} is/are at least {number}", "not less"}, value, value).as(Term::atLeast),
    numbered(Row{Word::atMost, condition, "{number} is/are at most {number}", "not more"}, value, value).as(Term::atMost),
    numbered(Row{Word::equals, condition, "{number} is/are {number}", "the same"}, value, value).as(Term::equals),
    Row{Word::youDid, condition, "you did", "the optional part before happened"}.as(Term::youDid),
    Row{Word::andBoth, condition, "{condition} and {condition}", "both"}.as(Term::andBoth),
    Row{Word::orEither, condition, "{condition} or {condition}", "at least one"}.as(Term::orEither),
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

/// What is said becomes something that runs, of its own kind; an act that doesn't only holds a block.
constexpr bool becomesSomething(const Row& row)
{
    const bool term = row.sort == player || row.sort == fighters || row.sort == spaces || row.sort == cards ||
                      row.sort == number || row.sort == condition;
    const bool runs = row.op != Op::count;
    return (row.term != Term::none) == term &&
           (row.standing != StandingKind::none) == (row.sort == modifier) &&
           (row.sort == act ? runs || row.block : !runs);
}
static_assert(std::all_of(rows.begin(), rows.end(), becomesSomething));

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
