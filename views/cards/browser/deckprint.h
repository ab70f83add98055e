// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Cards on paper: sheets to cut out, or a list of a deck.

#include "model/rules/matchrules.h"

#include <QString>
#include <memory>
#include <vector>

namespace fabletop {

class Theme;

/// One title to print, so many times.
struct PrintedCard {
    std::shared_ptr<const HeroRules> hero;
    CardId card = CardId::none;
    int copies = 1;
};

enum class DeckPrint {
    sheets, ///< every copy at 63 × 88 mm, nine on an A4 page, with marks for cutting
    list,   ///< every title once, with its figures and text
};

/// Writes a PDF, A4. Empty on success, else what went wrong, with the file. A file that could not be written
/// whole is not left.
[[nodiscard]] QString printCards(const QString& file, const std::vector<PrintedCard>& cards, DeckPrint kind,
                                 Language language, const Theme& theme);

} // namespace fabletop
