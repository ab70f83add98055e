// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// New heroes: the text of one from a few answers, from a shipped hero under another name, or of cards from a
/// table.
///
/// Why text and not rules: what is made so is the beginning of something that will be edited, so it must read
/// as if somebody had written it: canonical form, names in four languages where the words are ours.

#include "model/rules/diagnostic.h"
#include "model/rules/languages.h"

#include <QByteArray>
#include <QString>
#include <array>
#include <optional>
#include <vector>

namespace fabletop {

struct NewHero {
    /// A name in the languages behind English, in their order; empty: as in English.
    using Abroad = std::array<QString, languageCount - 1>;
    struct Sidekick {
        QString name;
        QString plural; ///< for several; empty: the name is used
        int count = 1;
        int health = 6;
        bool ranged = false;
        Abroad abroad = {};
    };
    QString name;
    int health = 14;
    int move = 2;
    bool ranged = false;
    std::vector<Sidekick> sidekicks;
    /// What the starter deck has more of: as much of everything, attacks, or defenses.
    enum class Deck { even, forceful, wary };
    Deck deck = Deck::even;
    Abroad abroad = {};
};

/// Why no hero can be made of these answers; empty if one can.
[[nodiscard]] QString refusalOf(const NewHero& answers);
/// A hero with a deck of 30 cards that plays and has no problem. Expects answers that are not refused.
[[nodiscard]] QString newHeroText(const NewHero& answers);

/// The hero of `text` under a new name: wherever the text means the hero it says so. Its names in other
/// languages are left out, for they were those of the other. None where the text declares no hero or the name
/// has no letters.
[[nodiscard]] std::optional<QString> duplicateText(const QString& text, const QString& name);

/// Cards of a table: title, copies, type, value, boost, for; separated by commas, semicolons or tabs, quoted
/// or not. A first line of these headings may order them otherwise. What is wrong is told by line; then there
/// is no text.
[[nodiscard]] std::optional<QString> cardsFromCsv(const QByteArray& bytes, const QString& file,
                                                  Diagnostics& diagnostics);

} // namespace fabletop
