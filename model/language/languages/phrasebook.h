// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Phrasebook: how one language words the rules language: a template for each word, and the little grammar
/// that templates cannot hold.
///
/// Templates: {0} {1} are the parts; [draw|drawing] gives the imperative and the form after "you may";
/// {0:damage} is an amount of that noun; {v0:is|are} agrees with part 0, {s0} and {f0} are endings that do;
/// {bare0} is part 0 without a determiner. After filling, `contractions` run over the sentence.

#include "model/language/reading/words.h"
#include "model/rules/names.h"

#include <span>
#include <string_view>

namespace fabletop {

struct Template {
    Word word;
    std::string_view text;
};

/// A counted noun: "1 card", "2 cards".
struct Noun {
    std::string_view key; ///< as in the vocabulary: "card(s)"
    std::string_view one;
    std::string_view many;
    std::string_view equalTo; ///< "cards equal to {0}"
};

/// Base noun of a selector with its determiners: a, each, any, alone, and all.
struct NounPhrase {
    Word word;
    std::string_view a;
    std::string_view each;
    std::string_view any;
    std::string_view plural;
    std::string_view all;
    std::string_view another{}; ///< of fighters
};

struct Label {
    int timing; ///< Timing
    std::string_view text;
};

struct Contraction {
    std::string_view from;
    std::string_view to;
};

/// Words between phrases that brackets hold together, and before nouns that are counted.
struct LittleWordings {
    std::string_view eitherOr;        ///< "either {0}, or {1}", where one of them is "both … and …"
    std::string_view both;            ///< "both {0} and {1}"
    std::string_view either;          ///< "either {0} or {1}"
    std::string_view andAlso;         ///< "{0}, and also {1}", where one of them is "either … or …"
    std::string_view upTo[2];         ///< "up to {0}"; behind a preposition
    std::string_view anyNumber;       ///< "any number of {0}"
    std::string_view another[2];      ///< "another {0}", by gender
    std::string_view inTheirHand;     ///< "{0} from their hand"
    std::string_view otherwiseDenied; ///< "otherwise, {0}" behind a condition that says "not"
    std::string_view mayDoThis[2];    ///< "You may do the following: {0}", before one; before several
    std::string_view no[2];           ///< "no {0}", by gender
    std::string_view
        notPas; ///< what a denial loses behind "no …": French "pas"; empty: the denial isn't said
    std::string_view holdsNone[2];     ///< "{1} has no {0} in hand"; before many words
    std::string_view youHoldNone[2];   ///< "you have no {0} in your hand"
    std::string_view takeIt;           ///< the one card looked at
    std::string_view putBackIfNot;     ///< "if you do not, put it back", behind that
    std::string_view putBack[2];       ///< "put it back" and "them", where none was taken
    std::string_view putLookedBack[2]; ///< the same where something else was done since the look
    std::string_view toYourHand;       ///< "return {0} to your hand", of a card whose owner you are
    std::string_view thisBesideThat;   ///< "this card" in a text that also picks one; empty: as ever
    std::string_view inThisOrder;      ///< "in this order: {0}", before a list that is an option
    std::string_view subject;          ///< of "you won", said once of two conditions; empty: each time
    std::string_view apart[2];         ///< " or " and " and " that don't join what stands last before them
    std::string_view allYours;         ///< "all your fighters", where each of them has to be such
    std::string_view yourOthers;       ///< "your fighters except your fighter"
    std::string_view allNames[2];      ///< "all {0}", of several of a name, by gender
    std::string_view
        addAlways[2]; ///< "attack cards of {1} add {0} to their value while {2}", of defense cards
    std::string_view
        swapEither; ///< "[swap|swap] the place of {0} with that of {1}", where "or" joins one of them
    std::string_view exceptTheOne;   ///< "{0} except the one in this combat", of opposing fighters
    std::string_view notAllThere[2]; ///< "not all {0} are on the battlefield", by gender
};

struct Phrasebook {
    Language language;
    std::span<const Template> templates;
    std::span<const Noun> nouns;
    std::span<const NounPhrase> nounPhrases;
    std::span<const Label> labels;
    std::span<const Contraction> contractions;
    std::span<const Template> ofYou;   ///< for words about a player where the player is "you"
    std::span<const Template> negated; ///< conditions that do not hold
    std::string_view ifThen;           ///< "If {0}, {1}"
    std::string_view otherwise;        ///< "Otherwise, {0}"
    std::string_view mayDo;            ///< "You may {0}"
    std::string_view ifYouDo;          ///< "If you do, {0}"
    std::string_view forEachDo;        ///< "For each {0}: {1}"
    std::string_view chooseOne;        ///< "Choose one: {0}"
    std::string_view and_;             ///< " and "
    std::string_view or_;              ///< " or "
    std::string_view perEach;          ///< "{0} for each {1}"
    std::string_view theName[2];       ///< definite article by gender, before a kind's name: "the {0}"
    std::string_view theNames[2];      ///< the same before several: "the {0}"
    std::string_view aName[2];         ///< indefinite: "a {0}"
    std::string_view eachName[2];
    std::string_view addValue;    ///< "add {0} to the value of {1}", where {0} is no plain number
    std::string_view addToThis;   ///< the same for the card itself, where {0} may name another
    std::string_view dealCounted; ///< "deal {1} {0:damage}", where the damage is no plain number
    std::string_view itsBoost;    ///< "its BOOST value"
    std::string_view ofThatValue; ///< "{0} with that value"
    std::string_view holds[2];    ///< "{1} has {0} in hand"; before many words
    std::string_view youHold[2];  ///< "you have {0} in hand"
    std::string_view then;        ///< between clauses whose subjects differ
    std::string_view nextTurn;    ///< "At the start of your next turn, {0}"
    std::string_view chooseTwo;   ///< "Choose two of these: {0}"
    std::string_view ownZone;     ///< "{0} of one's own zone"; empty: said in full
    std::string_view between;     ///< between the options of a choice
    bool elides = false;          ///< "de" and "le" lose their vowel before another
    std::string_view anyUser;     ///< on the plate of a card that every fighter may use
    std::string_view noEffect;    ///< what a card without effects says
    std::string_view topOne;      ///< "look at the top card", where it is one
    std::string_view
        takeAdjective; ///< "take the form {form}", where the name is an adjective; empty: as every form
    std::string_view exceptUser; ///< "{0} except the one using the card", where "this fighter" says no more;
                                 ///< empty: as everybody
    std::string_view exceptOne;  ///< the same in an ability
    std::string_view colon;      ///< behind a label
    std::string_view elidedThe;  ///< the definite article before a vowel; empty: as before a consonant
    std::span<const std::string_view> repeated; ///< prepositions said again behind "or"
    LittleWordings little;
    std::span<const Template> compared{};       ///< comparisons with a number that isn't written in figures
    std::span<const Template> comparedDenied{}; ///< the same where they do not hold
    std::span<const Template> there{};          ///< within "there is …": where cards are
    std::span<const Template> taken{};          ///< within what is taken: where cards come from
    std::span<const Template> far{};            ///< where those who move are told by where they are
    std::span<const Template> ofSeveral{};      ///< of several: "place {0}, each on {1}"
    std::span<const Template> held{};           ///< "{0} in hand", before many words
    std::span<const Template> made{};       ///< "that card" beside a "this card", by the act that made it so
    std::span<const Template> zoneOf{};     ///< where {1} is more than a name
    std::span<const Contraction> doubted{}; ///< verbs behind "it is not so that"
    bool softensA = false;                  ///< "a" is "an" before a vowel
};

/// Said again before the second of two joined by "or".
inline constexpr std::string_view romancePrepositions[] = {" a ", " à ", " de ", " em "};

[[nodiscard]] const Phrasebook& phrasebookOf(Language language);

/// Each language's own, in model/language/languages/CODE/phrasebook.cpp.
template <Language language> [[nodiscard]] const Phrasebook& phrasebook();
#define FABLETOP_PHRASEBOOK(code, name, locale) template <> const Phrasebook& phrasebook<Language::code>();
FABLETOP_LANGUAGES(FABLETOP_PHRASEBOOK)
#undef FABLETOP_PHRASEBOOK

} // namespace fabletop
