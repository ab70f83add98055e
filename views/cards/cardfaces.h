// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Faces: what a card of a hero shows, in any language, with or without a match.

#include "model/rules/matchrules.h"
#include "views/cards/cardlook.h"

namespace fabletop {

/// The face of a card with all texts in `language`, whatever the window speaks; its back for one that the
/// hero does not have.
/// `askedLine`: the line of the hero's text that asks somebody something now; its sentence is marked.
[[nodiscard]] CardLook cardFace(const HeroRules& hero, CardId card, Language language, int askedLine = 0);

/// The picture of the author's own that the card's file names; none: `pictureOf` stands alone.
[[nodiscard]] OwnPicture ownPictureOf(const HeroRules& hero, CardId card);
/// File stem of the card's vignette: the one that its file names, its own, or of the act that tells most of
/// what it does.
[[nodiscard]] QString pictureOf(const HeroRules& hero, CardId card);

/// File stem of a fighter's emblem.
[[nodiscard]] QString emblemOf(const FighterKind& fighter);

} // namespace fabletop
