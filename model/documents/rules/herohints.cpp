// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/herohints.h"

#include "model/match/words/spokenname.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int mostCopies = 5;
constexpr int fewestAttacks = 12; ///< cards that can attack; no shipped deck has fewer

struct Hints {
    Q_DECLARE_TR_FUNCTIONS(HeroHints)
};

int attackCards(const HeroRules& hero)
{
    int sum = 0;
    for (const CardKind& card : hero.cards)
        sum += card.attacks() ? card.copies : 0;
    return sum;
}

/// The one card that has both the best boost and the lowest value; -1: none.
int weakestWithBestBoost(const HeroRules& hero)
{
    int best = -1;
    int boost = 0;
    int lowest = noValue;
    for (const CardKind& card : hero.cards) {
        boost = std::max<int>(boost, card.boostValue());
        if (!card.scheme()) lowest = std::min<int>(lowest, card.value);
    }
    for (std::size_t i = 0; i < hero.cards.size(); ++i) {
        if (hero.cards[i].boostValue() != boost) continue;
        if (best >= 0) return -1; // other cards boost as well
        best = static_cast<int>(i);
    }
    if (best < 0 || boost == 0 || hero.cards.size() < 2) return -1;
    const CardKind& card = hero.cards[static_cast<std::size_t>(best)];
    return !card.scheme() && card.value == lowest ? best : -1;
}

} // namespace

std::vector<HeroHint> hintsFor(const HeroRules& hero, Language language)
{
    std::vector<HeroHint> hints;
    const auto name = [&](int card) {
        return spokenName(hero.cards[static_cast<std::size_t>(card)].name, language);
    };
    if (const int size = hero.deckSize(); size != printedDeck)
        hints.push_back(
            {HeroHint::Kind::deckSize, -1,
             Hints::tr("The deck has %1 cards; published decks have %2.").arg(size).arg(printedDeck)});
    for (int i = 0; i < static_cast<int>(hero.cards.size()); ++i) {
        const int copies = hero.cards[static_cast<std::size_t>(i)].copies;
        if (copies > mostCopies)
            hints.push_back({HeroHint::Kind::manyCopies, i,
                             Hints::tr("“%1” is in the deck %2 times; a hand will often hold several.")
                                 .arg(name(i), QString::number(copies))});
    }
    if (const int card = weakestWithBestBoost(hero); card >= 0)
        hints.push_back(
            {HeroHint::Kind::boostOnWeakest, card,
             Hints::tr(
                 "“%1” has the best boost and the lowest value: nobody will think twice about giving it up.")
                 .arg(name(card))});
    if (const int attacks = attackCards(hero); attacks < fewestAttacks)
        hints.push_back({HeroHint::Kind::fewAttacks, -1,
                         Hints::tr("Only %1 cards can attack; matches may drag on.").arg(attacks)});
    return hints;
}

} // namespace fabletop
