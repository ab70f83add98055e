// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardLook: everything a card shows, as one plain value with its texts already in the user's language.

#include "model/rules/matchrules.h"
#include "model/table/combat.h"
#include "views/baking/inks.h"

#include <QString>
#include <optional>
#include <vector>

namespace fabletop {

/// One effect: when it is due, and what it does.
struct CardPart {
    QString timing; ///< "After combat"; empty for none
    QString text;
    int askedFrom = 0;                 ///< the sentence of it that asks now
    int askedLength = 0;               ///< 0: none does
    CombatStep due = CombatStep::none; ///< the step of a combat that it belongs to
    bool canceled = false;             ///< it will not be resolved any more: struck through
    bool operator==(const CardPart&) const = default;
};

struct CardLook {
    QString title;
    CardType type = CardType::versatile;
    int value = -1;                                 ///< -1: none (schemes)
    int boost = -1;                                 ///< -1: none printed
    QString bearer;                                 ///< label on the plate: a fighter's name, or "any"
    QString emblem = QStringLiteral("any-fighter"); ///< the bearer's, file stem
    QString initial;                                ///< for a bearer without art
    QString picture;             ///< file stem of the vignette; empty: the emblem's disc stands for it
    OwnPicture ownPicture = {};  ///< in its place
    Wash wash = Wash::versatile; ///< its inks: the type's, at a table the seat's
    QString hero;                ///< whose deck it is from
    int copies = 0;              ///< 0: not shown
    std::vector<CardPart> parts;
    QString noEffect;               ///< what a card without parts says ("No effect.")
    std::optional<CardType> usedAs; ///< attack or defense, for a versatile card in a combat
    QString dimmed;                 ///< why it cannot be played now; empty: it can
    bool playable = false;          ///< it can be picked now, and others of the same hand can't
    bool chosen = false;
    bool seenByOpponent = false;
    bool lifted = false; ///< deeper shadow
    bool back = false;   ///< face down: shows its back and nothing else
    bool operator==(const CardLook&) const = default;

    [[nodiscard]] CardType shownType() const { return usedAs.value_or(type); }
    /// All that is written on it, for screen readers.
    [[nodiscard]] QString spoken() const;
};

} // namespace fabletop
