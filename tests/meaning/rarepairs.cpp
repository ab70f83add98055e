// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/meaning/rarepairs.h"

namespace fabletop::meaning {

namespace {

constexpr std::string_view noSlot = "it has no slot, so it stands in one line, or is refused in none";
constexpr std::string_view onlyAName = "its slot takes a name of the file, and there are few";
constexpr std::string_view onlyAPlayer = "its slot takes one of three players";
constexpr std::string_view upToSix =
    "its number is kept, so almost only a numeral will do, and numerals are one pair";
constexpr std::string_view cardOfACombat = "its slot takes one of the cards in the combat";
constexpr std::string_view optionsOnly = "what stands in its options decides, and that is always accepted";

struct Rare {
    Word word;
    std::string_view why;
};

// clang-format off
constexpr Rare rare[] = {
    {Word::chooseOne, optionsOnly}, {Word::chooseTwo, optionsOnly},
    {Word::takeForm, onlyAName}, {Word::fetchCard, onlyAName},
    {Word::changeForm, noSlot}, {Word::keepOne, noSlot}, {Word::discardTop, noSlot}, {Word::revealTop, noSlot},
    {Word::putThemBack, noSlot}, {Word::commitBoost, noSlot}, {Word::playFaceUp, noSlot}, {Word::turnEnds, noSlot},
    {Word::choosePlayer, noSlot}, {Word::chooseForm, noSlot}, {Word::nameNumber, noSlot},
    {Word::drawUpTo, upToSix}, {Word::lookAtTop, upToSix}, {Word::putOnDeck, upToSix},
    {Word::boostCard, cardOfACombat}, {Word::takeBack, cardOfACombat}, {Word::playAsAttack, cardOfACombat},
    {Word::ignoreValue, cardOfACombat}, {Word::cancelCard, cardOfACombat},
    {Word::lookAtHand, onlyAPlayer}, {Word::revealHand, onlyAPlayer},
    {Word::won, noSlot}, {Word::lost, noSlot}, {Word::attacking, noSlot}, {Word::defending, noSlot},
    {Word::firstAction, noSlot}, {Word::youDid, noSlot}, {Word::felled, noSlot}, {Word::opponentPlayed, noSlot},
};

constexpr Open open[] = {
    {"standing changes (\"always\")", "they are no acts; none is tried"},
    {"as your fighter attacks, when committed, immediately", "pairs stand in schemes, during combat and after combat"},
    {"at the start of your next turn", "that it waits is compared, what it does a turn later isn't"},
    {"choose one, choose two", "their options hold five plain acts, not all of them"},
    {"each Fog token", "tokens lie on the battlefield on every table; the set-up has scenarios"},
    {"the way of a move", "where it ends is compared, not the spaces passed"},
    {"commit a boost", "it belongs to an ability as your fighter attacks"},
};
// clang-format on

} // namespace

std::span<const Open> openYet()
{
    return open;
}

bool isTried(const Row& row)
{
    const bool act = row.sort == Sort::act && row.word < Word::shuffleDeck && row.fits != Fits::inRules &&
                     row.word != Word::optionBlock && row.word != Word::actionBlock &&
                     row.word != Word::whileActions;
    const bool phrase = row.sort == Sort::player || row.sort == Sort::fighters || row.sort == Sort::spaces ||
                        row.sort == Sort::cards || row.sort == Sort::number || row.sort == Sort::condition;
    return act || phrase;
}

std::string_view whyRare(Word word)
{
    for (const Rare& row : rare)
        if (row.word == word) return row.why;
    return {};
}

} // namespace fabletop::meaning
