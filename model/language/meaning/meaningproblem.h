// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MeaningProblem: what may be wrong with a text that can be read.
///
/// Why one list: resolver and compiler complain of the same text, and the editor mends both alike.

namespace fabletop {

struct ProblemText;

enum class MeaningProblem {
    versionNotFirst,
    otherVersion,
    heroMissing,
    heroTwice,
    notInHero,
    notInRules,
    nameEmpty,
    nameWithoutLetters,
    nameTwice,
    propertyMissing,
    propertyNotHere,
    typeTwice,
    numberOutOfRange,
    numberMayExceed,
    copiesOutOfRange,
    tooManySidekicks,
    tooManyCards,
    tooManyAbilities,
    tooManyForms,
    tooManyOptions,
    tooManyChoices,
    tooManyWaiting,
    tooManyTokens,
    tooManyTags,
    deckTooLarge,
    deckNotThirty,
    momentTwice,
    momentNotHere,
    unknownName,
    unknownNameAtAll,
    unknownMoment,
    unknownNumber,
    unknownPart,
    partMissing,
    partsTooDeep,
    textTooLong,
    pronounUnbound,
    rulesWord,
    combatWord,
    resultWord,
    optionAlone,
    optionWanted,
    loopInLoop,
    littleWordWhich,
    littleWordOther,
    littleWordNotHere,
    oneWanted,
    anotherThanWhom,
    cardPlaceMissing,
    cardTwoPlaces,
    cardNotThere,
    cardOfAnother,
    attackCardWanted,
    cardWord,
    opponentWhich,
    andOrMixed,
    severalInLoop,
    cardWithoutText,
    textDespiteNoEffect,
    tooLate,
    nameUnused,
    choiceUnused,
    conditionNever,
    conditionAlways,
    nothingHappens,
    textNever,
    count
};

[[nodiscard]] const ProblemText& problemText(MeaningProblem problem);

} // namespace fabletop
