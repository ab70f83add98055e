// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Hints and comparison: what a person who makes a deck may want to look at again, and what two versions
/// differ in.
///
/// Hints are soft: a deck that follows none of them plays. They are measured on what published decks have in
/// common.

#include "model/rules/matchrules.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

namespace fabletop {

struct HeroHint {
    enum class Kind { deckSize, manyCopies, boostOnWeakest, fewAttacks };
    Kind kind = Kind::deckSize;
    int card = -1; ///< place among the hero's cards; -1: the whole deck
    QString text;
};

/// In the language of the interface; names of cards in `language`.
[[nodiscard]] std::vector<HeroHint> hintsFor(const HeroRules& hero, Language language);

struct HeroChange {
    enum class Kind { added, removed, changed };
    Kind kind = Kind::changed;
    QString what;        ///< "Card “Feint”", "Hero", "Ability …"
    QStringList details; ///< of a change: "value 2 → 3", "its text is now: …"
};

/// From `before` to `after`: the hero and its fighters first, then abilities, then cards in the order of
/// `after`.
[[nodiscard]] std::vector<HeroChange> comparison(const HeroRules& before, const HeroRules& after,
                                                 Language language);
/// One line a change.
[[nodiscard]] QString sentenceOf(const HeroChange& change);

} // namespace fabletop
