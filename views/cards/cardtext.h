// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Breaking a card's title and text into lines that fit; internal to views/cards.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QFont>
#include <QString>
#include <vector>

class QPainter;

namespace fabletop {

/// One line as it is drawn: its base line is `advance` below the one before it.
struct CardLine {
    QString text;
    bool timing = false;
    qreal advance = 0;
};

/// Sizes of a card's text, in the units of the painter.
struct TextSizes {
    qreal text = 34;
    qreal line = 45;
    qreal timing = 24;
    qreal timingGap = 42; ///< from a timing's base line to the first of its text
    qreal partGap = 58;   ///< from the last line of a part to the next timing
};

struct CardText {
    std::vector<CardLine> lines;
    TextSizes sizes;
    [[nodiscard]] qreal height() const; ///< from the top of the first line to the last base line
};

/// Breaks all parts to `width`. With `limit` lines that would end below it are left out and "…" ends the
/// text.
[[nodiscard]] CardText breakText(const Theme& theme, const CardLook& look, const TextSizes& sizes,
                                 qreal width, qreal limit = 0);
/// The largest of the sizes for whole faces at which all of it fits into `height`.
[[nodiscard]] CardText fitText(const Theme& theme, const CardLook& look, qreal width, qreal height);

/// A title on as few lines as fit, broken evenly; words are never cut.
[[nodiscard]] QStringList breakTitle(const QString& title, const QFont& font, qreal width, int mostLines);

[[nodiscard]] QFont timingFont(const Theme& theme, qreal size);

} // namespace fabletop
