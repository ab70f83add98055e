// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/cards/deckfigures.h"

#include <algorithm>

namespace fabletop {

DeckFigures deckFigures(const HeroRules& hero)
{
    DeckFigures figures;
    int values = 0;
    int valueSum = 0;
    int boostSum = 0;
    const auto step = [&](std::uint8_t number) {
        const int place = std::min<int>(number, DeckFigures::steps - 1);
        figures.highest = std::max(figures.highest, place);
        return static_cast<std::size_t>(place);
    };
    for (const CardKind& card : hero.cards) {
        ++figures.titles;
        figures.copies += card.copies;
        figures.byType[static_cast<std::size_t>(card.type)] += card.copies;
        if (card.value != noValue) {
            figures.byValue[step(card.value)] += card.copies;
            values += card.copies;
            valueSum += card.copies * card.value;
        }
        if (card.boost != noValue) figures.byBoost[step(card.boost)] += card.copies;
        boostSum += card.copies * card.boostValue();
        bool effect = false;
        for (std::size_t timing = 0; timing < figures.byTiming.size(); ++timing) {
            if (card.programs[static_cast<Timing>(timing)] == 0) continue;
            figures.byTiming[timing] += card.copies;
            effect = true;
        }
        if (!effect) figures.withoutEffect += card.copies;
    }
    if (values > 0) figures.meanValue = static_cast<double>(valueSum) / values;
    if (figures.copies > 0) figures.meanBoost = static_cast<double>(boostSum) / figures.copies;
    return figures;
}

} // namespace fabletop
