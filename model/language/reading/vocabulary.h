// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The vocabulary: how each word of the rules language is written.
///
/// Why a table: one row serves the parser, the printer, completion in the editor and the reference, so
/// they cannot drift apart. A pattern is words and slots:
///   {fighters} {spaces} {cards} {number} {condition} {player}   a phrase of that sort
///   {amount:damage}   "2 damage", "damage equal to …" or "1 damage for each …"
///   {name} {string} {int} {times}   a proper name, a quoted text, a number, "x3"
///   is/are   either; the printer takes the first     card(s)   singular after 1, else plural
/// Each slot for a number ({number} {amount:…} {int} {times}) declares in `numbers` which it takes, from left
/// to right. A row that begins with a slot of its own sort is a suffix ("… adjacent to {fighters}").
///
/// A row also says what the word becomes (`as`), the clause it rests on (`under`), the texts it makes sense
/// in
/// (`only`) and the names it calls (`calling`), so that nobody else has a list of words.

#include "model/language/reading/namekinds.h"
#include "model/language/reading/words.h"
#include "model/rules/op.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace fabletop {

/// The numbers that may be written in a slot.
struct Range {
    int least = 0;
    int most = -1; ///< below `least`: there is no such slot
    bool kept =
        false; ///< no more can be kept track of, so what is worked out in play may not come to more either
    [[nodiscard]] constexpr bool declared() const { return most >= least; }
    [[nodiscard]] constexpr bool holds(int number) const { return number >= least && number <= most; }
};

/// In which texts a word makes sense.
enum class Fits : std::uint8_t {
    everywhere,
    inRules,            ///< of a rules file, and in no hero
    inCombat,           ///< of a combat
    afterResult,        ///< of a combat
    withOneOpponent,    ///< of a combat; elsewhere there may be several
    onCard,             ///< of a card, not of an ability
    asAttackIsCommitted ///< before the defender chooses
};

struct Row {
    Word word;
    Sort sort;
    std::string_view pattern;
    std::string_view help;          ///< one line for completion and reference
    bool block = false;             ///< an indented block follows
    bool determined = false;        ///< takes a determiner before its noun
    std::array<Range, 2> numbers{}; ///< by slot for a number
    Op op = Op::count;              ///< what an act becomes; `count`: it only holds a block
    Term term = Term::none;         ///< what a selector, number or condition becomes
    StandingKind standing = StandingKind::none;
    std::string_view clause{}; ///< of the rulebook that it rests on, where that isn't the clause of its Op
    Fits fits = Fits::everywhere;
    NameKinds calls = 0; ///< what the name in it may be the name of; 0: it has none, or makes one

    [[nodiscard]] constexpr Row as(Op becomes) const { return with(&Row::op, becomes); }
    [[nodiscard]] constexpr Row as(Term becomes) const { return with(&Row::term, becomes); }
    [[nodiscard]] constexpr Row as(StandingKind becomes) const { return with(&Row::standing, becomes); }
    [[nodiscard]] constexpr Row under(std::string_view rule) const { return with(&Row::clause, rule); }
    [[nodiscard]] constexpr Row only(Fits where) const { return with(&Row::fits, where); }
    [[nodiscard]] constexpr Row calling(NameKinds names) const { return with(&Row::calls, names); }

private:
    template <typename T> constexpr Row with(T Row::*column, T value) const
    {
        Row row = *this;
        row.*column = value;
        return row;
    }
};

/// One element of a pattern.
struct PatternPart {
    enum class Kind : std::uint8_t { word, slot, amount, name, string, integer, times } kind;
    std::string_view text;  ///< the word, with its alternatives; the noun of an amount
    Sort sort = Sort::none; ///< of a slot
};

[[nodiscard]] std::span<const Row> vocabulary();
/// The rows of one sort: those that begin a phrase, or those that continue one of the same sort.
[[nodiscard]] const std::vector<const Row*>& openers(Sort sort);
[[nodiscard]] const std::vector<const Row*>& suffixes(Sort sort);
[[nodiscard]] const Row& rowOf(Word word);
[[nodiscard]] const std::vector<PatternPart>& patternOf(Word word);
/// How tightly a suffix holds what stands before it. Words of place hold the nearest noun; "except" and "or"
/// close the whole selector; "and" comes before "or", and "not" before both.
enum class Binding : std::uint8_t { loose = 1, middle, tight };
[[nodiscard]] Binding bindingOf(Word word);
/// How tightly a phrase of the word's own sort must hold together to stand at its end without brackets.
[[nodiscard]] Binding bindingWithin(Word word);
/// Of the word's first slot for a number, or of its second.
[[nodiscard]] const Range& rangeOf(Word word, std::size_t slot = 0);

/// Whether `text` is one of the forms of a pattern word ("is/are", "card(s)").
[[nodiscard]] bool matchesWord(std::string_view patternWord, std::string_view text);

} // namespace fabletop
