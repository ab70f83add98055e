// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/meaningproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<MeaningProblem> meaningProblems{{
    {MeaningProblem::versionNotFirst, {"version-not-first", QT_TRANSLATE_NOOP("Diagnostic", "the version of the language must be on the first line")}},
    {MeaningProblem::otherVersion, {"other-version", QT_TRANSLATE_NOOP("Diagnostic", "this program doesn’t know version %1 of the language")}},
    {MeaningProblem::heroMissing, {"hero-missing", QT_TRANSLATE_NOOP("Diagnostic", "the file declares no hero")}},
    {MeaningProblem::heroTwice, {"hero-twice", QT_TRANSLATE_NOOP("Diagnostic", "a second hero in one file")}},
    {MeaningProblem::notInHero, {"not-in-hero", QT_TRANSLATE_NOOP("Diagnostic", "this belongs into a rules file, not into a hero")}},
    {MeaningProblem::notInRules, {"not-in-rules", QT_TRANSLATE_NOOP("Diagnostic", "this belongs into a hero file, not into the rules")}},
    {MeaningProblem::nameEmpty, {"name-empty", QT_TRANSLATE_NOOP("Diagnostic", "a name without letters")}},
    {MeaningProblem::nameWithoutLetters, {"name-without-letters", QT_TRANSLATE_NOOP("Diagnostic", "a name needs at least one letter or digit for its short name")}},
    {MeaningProblem::nameTwice, {"name-twice", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is there already")}},
    {MeaningProblem::propertyMissing, {"property-missing", QT_TRANSLATE_NOOP("Diagnostic", "missing: %1")}},
    {MeaningProblem::propertyNotHere, {"property-not-here", QT_TRANSLATE_NOOP("Diagnostic", "this property does not belong here")}},
    {MeaningProblem::drawingName, {"drawing-name", QT_TRANSLATE_NOOP("Diagnostic", "“%1” isn’t a picture: use the name of a drawing, or of a PNG or SVG file next to this one, such as “mara.png” (small letters, digits and single hyphens)")}},
    {MeaningProblem::typeTwice, {"type-twice", QT_TRANSLATE_NOOP("Diagnostic", "a card has one type: %1")}},
    {MeaningProblem::numberOutOfRange, {"number-out-of-range", QT_TRANSLATE_NOOP("Diagnostic", "the number must be from %1 to %2")}},
    {MeaningProblem::numberMayExceed, {"number-may-exceed", QT_TRANSLATE_NOOP("Diagnostic", "this can be up to %1; the maximum here is %2")}},
    {MeaningProblem::copiesOutOfRange, {"copies-out-of-range", QT_TRANSLATE_NOOP("Diagnostic", "a card has 1 to 30 copies")}},
    {MeaningProblem::tooManySidekicks, {"too-many-sidekicks", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 sidekicks")}},
    {MeaningProblem::tooManyCards, {"too-many-cards", QT_TRANSLATE_NOOP("Diagnostic", "a deck has at most 30 different cards")}},
    {MeaningProblem::tooManyAbilities, {"too-many-abilities", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most 8 abilities")}},
    {MeaningProblem::tooManyForms, {"too-many-forms", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most 4 forms")}},
    {MeaningProblem::tooManyOptions, {"too-many-options", QT_TRANSLATE_NOOP("Diagnostic", "a choice has at most %1 options")}},
    {MeaningProblem::tooManyChoices, {"too-many-choices", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 choices between options")}},
    {MeaningProblem::tooManyWaiting, {"too-many-waiting", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 texts that wait for its next turn")}},
    {MeaningProblem::tooManyTokens, {"too-many-tokens", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most %1 tokens")}},
    {MeaningProblem::tooManyTags, {"too-many-tags", QT_TRANSLATE_NOOP("Diagnostic", "a hero has at most 8 tags")}},
    {MeaningProblem::deckTooLarge, {"deck-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the deck has %1 cards; 30 is the most")}},
    {MeaningProblem::deckNotThirty, {"deck-not-thirty", QT_TRANSLATE_NOOP("Diagnostic", "the deck has %1 cards; published decks have 30")}},
    {MeaningProblem::momentTwice, {"moment-twice", QT_TRANSLATE_NOOP("Diagnostic", "this moment is there already; put both effects under one heading")}},
    {MeaningProblem::momentNotHere, {"moment-not-here", QT_TRANSLATE_NOOP("Diagnostic", "this moment does not exist for this kind of text")}},
    {MeaningProblem::unknownName, {"unknown-name", QT_TRANSLATE_NOOP("Diagnostic", "nothing here is called “%1”; nearest: “%2”")}},
    {MeaningProblem::unknownNameAtAll, {"unknown-name-at-all", QT_TRANSLATE_NOOP("Diagnostic", "nothing here is called “%1”")}},
    {MeaningProblem::pluralMissing, {"plural-missing", QT_TRANSLATE_NOOP("Diagnostic", "nothing here is called “%1”; if it’s the plural of “%2”, add this line below that name: plural \"%1\"")}},
    {MeaningProblem::unknownMoment, {"unknown-moment", QT_TRANSLATE_NOOP("Diagnostic", "there is no moment called “%1”")}},
    {MeaningProblem::unknownNumber, {"unknown-number", QT_TRANSLATE_NOOP("Diagnostic", "the rules have no number called “%1”")}},
    {MeaningProblem::unknownPart, {"unknown-part", QT_TRANSLATE_NOOP("Diagnostic", "there is no part of the rules called “%1”")}},
    {MeaningProblem::partMissing, {"part-missing", QT_TRANSLATE_NOOP("Diagnostic", "the rules lack the part “%1”")}},
    {MeaningProblem::partsTooDeep, {"parts-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "parts of the rules call each other too deeply")}},
    {MeaningProblem::textTooLong, {"text-too-long", QT_TRANSLATE_NOOP("Diagnostic", "the file has too many instructions")}},
    {MeaningProblem::pronounUnbound, {"pronoun-unbound", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: nothing has been chosen before that it could mean")}},
    {MeaningProblem::rulesWord, {"rules-word", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is for rules files only")}},
    {MeaningProblem::combatWord, {"combat-word", QT_TRANSLATE_NOOP("Diagnostic", "“%1” means something only in a combat")}},
    {MeaningProblem::resultWord, {"result-word", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is known only after the result of a combat")}},
    {MeaningProblem::optionAlone, {"option-alone", QT_TRANSLATE_NOOP("Diagnostic", "an option must stand below “choose one”")}},
    {MeaningProblem::optionWanted, {"option-wanted", QT_TRANSLATE_NOOP("Diagnostic", "only options can go below “choose one”: write “option \"Name\"” here and indent this line below it")}},
    {MeaningProblem::loopInLoop, {"loop-in-loop", QT_TRANSLATE_NOOP("Diagnostic", "one “for each” cannot stand inside another")}},
    {MeaningProblem::littleWordWhich, {"little-word-which", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may mean one or all of them; write “%2” or “%3”")}},
    {MeaningProblem::littleWordOther, {"little-word-other", QT_TRANSLATE_NOOP("Diagnostic", "“%1” has no meaning here; write “%2”")}},
    {MeaningProblem::littleWordNotHere, {"little-word-not-here", QT_TRANSLATE_NOOP("Diagnostic", "“%1” has no meaning here")}},
    {MeaningProblem::oneWanted, {"one-wanted", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may mean several, but only one fits here; choose it on an earlier line and refer to it with “that”")}},
    {MeaningProblem::anotherThanWhom, {"another-than-whom", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: no fighter has been chosen before; write “%2”")}},
    {MeaningProblem::anotherThanWhich, {"another-than-which", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: no card has been chosen before that it could be other than")}},
    {MeaningProblem::cardPlaceMissing, {"card-place-missing", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: the text doesn’t say where; write “%2”")}},
    {MeaningProblem::cardPlaceUnsaid, {"card-place-unsaid", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: the text doesn’t say where")}},
    {MeaningProblem::cardTwoPlaces, {"card-two-places", QT_TRANSLATE_NOOP("Diagnostic", "“%1” would be in two places")}},
    {MeaningProblem::cardNotThere, {"card-not-there", QT_TRANSLATE_NOOP("Diagnostic", "“%1” isn’t anywhere this instruction can take it from")}},
    {MeaningProblem::cardOfAnother, {"card-of-another", QT_TRANSLATE_NOOP("Diagnostic", "“%1” belongs to another player; this is only for a player’s own cards")}},
    {MeaningProblem::handUnseen, {"hand-unseen", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: you can’t choose among cards you haven’t seen; write “%2” on an earlier line")}},
    {MeaningProblem::attackCardWanted, {"attack-card-wanted", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may not be an attack card, and then nothing would happen; choose one “that … may use to attack”")}},
    {MeaningProblem::cardWord, {"card-word", QT_TRANSLATE_NOOP("Diagnostic", "“%1” means something only in the text of a card")}},
    {MeaningProblem::cardNotTag, {"card-not-tag", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is the name of a card; give that card a tag and write the tag’s name here")}},
    {MeaningProblem::opponentWhich, {"opponent-which", QT_TRANSLATE_NOOP("Diagnostic", "outside combat there may be several opponents; write “choose an opponent” on an earlier line, then “that player”")}},
    {MeaningProblem::andOrMixed, {"and-or-mixed", QT_TRANSLATE_NOOP("Diagnostic", "“and” takes precedence over “or” here; parentheses make that clear: %1")}},
    {MeaningProblem::severalInLoop, {"several-in-loop", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: inside “for each” only one fighter can be chosen at a time")}},
    {MeaningProblem::numberWhich, {"number-which", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may mean exactly that many or at least that many; write “%2” or “%3”")}},
    {MeaningProblem::groupWanted, {"group-wanted", QT_TRANSLATE_NOOP("Diagnostic", "“or” joins what doesn’t go together in “%1”; parentheses make clear what it joins: write “%2”")}},
    {MeaningProblem::groupWhich, {"group-which", QT_TRANSLATE_NOOP("Diagnostic", "“%1” can be read in two ways; parentheses make clear which: write “%2” or “%3”")}},
    {MeaningProblem::onlyOneHere, {"only-one-here", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: only one can be chosen here")}},
    {MeaningProblem::pronounUnsure, {"pronoun-unsure", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may mean different cards here; choose the card again on an earlier line")}},
    {MeaningProblem::fighterUnsure, {"fighter-unsure", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may mean different fighters here; say which with “choose …” on an earlier line")}},
    {MeaningProblem::pronounForgotten, {"pronoun-forgotten", QT_TRANSLATE_NOOP("Diagnostic", "“%1” doesn’t carry over to the next turn: the delayed text remembers nothing from this one")}},
    {MeaningProblem::fighterOfAbility, {"fighter-of-ability", QT_TRANSLATE_NOOP("Diagnostic", "here “%1” would always be your hero; write “%2”")}},
    {MeaningProblem::deckMoved, {"deck-moved", QT_TRANSLATE_NOOP("Diagnostic", "“%1”: the card may not be there any more; use the cards you have seen before the top of the deck changes")}},
    {MeaningProblem::offerMissing, {"offer-missing", QT_TRANSLATE_NOOP("Diagnostic", "“%1” refers to an offer to that player, but there is none earlier under this heading; write “%2” first")}},
    {MeaningProblem::resultMissing, {"result-missing", QT_TRANSLATE_NOOP("Diagnostic", "“%1” covers only what was done earlier under this heading, and nothing there does that; write “%2” first")}},
    {MeaningProblem::chosenSpacesMissing, {"chosen-spaces-missing", QT_TRANSLATE_NOOP("Diagnostic", "“the chosen spaces” means two spaces; write “choose a space …” twice before this line")}},
    {MeaningProblem::keepWhat, {"keep-what", QT_TRANSLATE_NOOP("Diagnostic", "“%1” works only after “%2”")}},
    {MeaningProblem::standingFighter, {"standing-fighter", QT_TRANSLATE_NOOP("Diagnostic", "under “always”, “%1” means your hero, never a fighter in a combat; write “%2”")}},
    {MeaningProblem::cardWithoutText, {"card-without-text", QT_TRANSLATE_NOOP("Diagnostic", "“%1” has no text; if that is intended, write “no effect”")}},
    {MeaningProblem::textDespiteNoEffect, {"text-despite-no-effect", QT_TRANSLATE_NOOP("Diagnostic", "“%1” says “no effect” but has a text")}},
    {MeaningProblem::tooLate, {"too-late", QT_TRANSLATE_NOOP("Diagnostic", "“%1” comes too late: nothing depends on it any more")}},
    {MeaningProblem::nameUnused, {"name-unused", QT_TRANSLATE_NOOP("Diagnostic", "nothing uses “%1”")}},
    {MeaningProblem::choiceUnused, {"choice-unused", QT_TRANSLATE_NOOP("Diagnostic", "nothing uses what is chosen here")}},
    {MeaningProblem::conditionNever, {"condition-never", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is never true here")}},
    {MeaningProblem::conditionAlways, {"condition-always", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is always true here")}},
    {MeaningProblem::nothingHappens, {"nothing-happens", QT_TRANSLATE_NOOP("Diagnostic", "“%1” can never do anything: %2")}},
    {MeaningProblem::aboveMaximum, {"above-maximum", QT_TRANSLATE_NOOP("Diagnostic", "the maximum health of “%1” is %2; more has no effect")}},
    {MeaningProblem::exceptNobody, {"except-nobody", QT_TRANSLATE_NOOP("Diagnostic", "“except %1” leaves nobody out of “%2”")}},
    {MeaningProblem::exceptEverybody, {"except-everybody", QT_TRANSLATE_NOOP("Diagnostic", "“except %1” excludes everyone in “%2”, so nothing happens")}},
    {MeaningProblem::leavesForGood, {"leaves-for-good", QT_TRANSLATE_NOOP("Diagnostic", "“%1” may take a hero off the battlefield, and no “bring … back” returns it: nobody could attack it anymore")}},
    {MeaningProblem::optionsFew, {"options-few", QT_TRANSLATE_NOOP("Diagnostic", "“%1” leaves nothing to choose: write at least two options")}},
    {MeaningProblem::optionTwice, {"option-twice", QT_TRANSLATE_NOOP("Diagnostic", "two options are called “%1”; whoever chooses can’t tell them apart")}},
    {MeaningProblem::tokenNeverPlaced, {"token-never-placed", QT_TRANSLATE_NOOP("Diagnostic", "no “%1” token ever gets onto the battlefield; write “%2”, for example under “during set-up”")}},
    {MeaningProblem::textNever, {"text-never", QT_TRANSLATE_NOOP("Diagnostic", "this text can never do anything")}},
}};
// clang-format on
static_assert(complete(meaningProblems));

} // namespace

const ProblemText& problemText(MeaningProblem problem)
{
    return meaningProblems[problem].text;
}

} // namespace fabletop
