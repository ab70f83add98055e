// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Breaking a card's title and text into lines that fit; internal to views/cards.
///
/// Lengths are pixels of the card's design. Fonts exist only in whole pixels, so letters are measured, and
/// painted, in a grid some times as fine.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QFont>
#include <QString>
#include <vector>

namespace fabletop {

inline constexpr qreal letterGrid = 4; ///< units of a font's size in one pixel of the design

/// One line as it is drawn: its base line is `advance` below the one before it.
struct CardLine {
    QString text;
    bool timing = false;
    bool struck = false; ///< through: it was canceled
    qreal advance = 0;
    qreal markedFrom = 0; ///< along the line; both 0: nothing of it asks
    qreal markedTo = 0;
};

/// Sizes of a card's text.
struct TextSizes {
    qreal text = 12;
    qreal line = 15;
    qreal timing = 11.5;
    [[nodiscard]] qreal timingGap() const
    {
        return line - 1;
    }                                                        ///< from a timing to the first line of its text
    [[nodiscard]] qreal partGap() const { return line + 4; } ///< from the last line of a part to the next
};

struct CardText {
    std::vector<CardLine> lines;
    TextSizes sizes;
    [[nodiscard]] qreal height() const; ///< from the first base line to the last
};

/// Breaks all parts to `width`; nothing is ever left out.
[[nodiscard]] CardText breakText(const Theme& theme, const CardLook& look, const TextSizes& sizes,
                                 qreal width);

/// A title, evenly broken between its words.
struct CardTitle {
    QStringList lines;
    qreal size = 14;
    QFont font;
    bool whole = true; ///< no word of it is broken, and there are no more lines than allowed
};
/// In the first of these sizes in which it keeps to the lines and breaks no word, else the last.
[[nodiscard]] CardTitle breakTitle(const Theme& theme, const QString& title, const std::vector<qreal>& sizes,
                                   qreal width, int mostLines);

[[nodiscard]] QFont cardFont(const Theme& theme, qreal size, bool bold = false);
[[nodiscard]] qreal lengthOf(const QString& text, const QFont& font);

} // namespace fabletop
