// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Pairs: lines made of the vocabulary's rows and slots: an act, what stands in its slots, with which little
/// words, nouns, places and owners. Numbers don't tell one pair from another.

#include "model/language/reading/slots.h"
#include "model/language/reading/vocabulary.h"
#include "model/table/event.h"
#include "model/table/rng.h"

#include <set>
#include <string>
#include <vector>

namespace fabletop::meaning {

/// What a pair is made of: what has to be tried often enough.
struct Ingredients {
    std::set<Word> words; ///< rows, of every sort
    std::set<Determiner> littles;
    std::set<CardPlace> places;
};

struct Pair {
    Word act = Word::none;
    std::string line;                ///< the act, with what stands below it
    std::vector<std::string> before; ///< lines that its pronouns need
    std::vector<std::string> below;  ///< what goes on with what it chose
    Timing timing = Timing::scheme;
    Ingredients ingredients;

    [[nodiscard]] std::vector<std::string> lines() const;
    /// The line without its numbers.
    [[nodiscard]] std::string key() const;
};

/// The acts that a hero file may use and that stand alone in a line.
[[nodiscard]] std::vector<Word> actsTried();

class PairMaker {
public:
    explicit PairMaker(std::uint64_t seed) : m_rng(Rng::seeded(seed)) {}
    [[nodiscard]] Pair make(Word act);

private:
    std::uint32_t below(std::size_t bound) { return m_rng.below(static_cast<std::uint32_t>(bound)); }
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    template <typename T, std::size_t size> const T& oneOf(const T (&all)[size]) { return all[below(size)]; }

    std::string act(Word word, int depth);
    std::string filled(Word word, std::size_t from, int depth);
    std::string filling(Word word, const PatternPart& part, std::size_t slot, int depth);
    std::string fighters(const SlotSpec& slot, int depth);
    std::string fighterNoun(const SlotSpec& slot, int depth);
    std::string spaces(const SlotSpec& slot, int depth);
    std::string cards(const SlotSpec& slot, int depth);
    std::string placedCards(const SlotSpec& slot, int depth);
    std::string number(int depth);
    std::string numeral() { return std::to_string(1 + below(3)); }
    std::string condition(int depth);
    std::string player(const SlotSpec& slot);
    std::string name(Word word);
    std::string withLittle(const SlotSpec& slot, const std::string& singular, const std::string& plural,
                           bool single);
    Determiner little(const SlotSpec& slot, bool single);
    std::string suffixed(Sort sort, std::string text, int depth);
    void bindPronouns();
    void goOn();
    void use(Word word) { m_pair.ingredients.words.insert(word); }

    Rng m_rng;
    Pair m_pair;
};

} // namespace fabletop::meaning
