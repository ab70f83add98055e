// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Where the rows, lines and links of a ledger stand in a given width.

#include "model/match/words/ledger.h"
#include "views/theme/theme.h"

#include <QRectF>
#include <vector>

class QTextLayout;

namespace fabletop {

enum class LedgerForm {
    wide, ///< the combat sheet: beads, two columns of figures, a head
    compact
}; ///< the inspector: numerals and sentences only

struct PlacedLine {
    QString text;
    int struck = 0; ///< so many characters are struck out
    int order = 0;  ///< numeral before it, 0: none
    QRectF rect;    ///< of the sentence
    QRectF rule;    ///< of the link, null without one
    QString ruleName;
    int event = -1;
    int attack = -1;
    int defense = -1;
    bool remark = false; ///< "Nothing is due" and the like
};

struct PlacedRow {
    int number = 0; ///< 1 … 8
    RowStatus status = RowStatus::toCome;
    QString name;
    QRectF rect;
    std::vector<PlacedLine> lines;
};

struct PlacedLink {
    QRectF rect;
    QString rule;
};

struct LedgerLayout {
    qreal headHeight = 0;
    qreal height = 0;
    qreal firstLine = 0; ///< from a row's top to the middle of its first line
    qreal bead = 0;      ///< x of the thread; of the numerals in the compact form
    qreal step = 0;      ///< left edges of the columns
    qreal text = 0;
    qreal attack = 0; ///< centres of the figures; 0 where there is no such column
    qreal defense = 0;
    qreal rule = 0; ///< right edge of the links
    std::vector<PlacedRow> rows;
    std::vector<PlacedLink> links;
};

[[nodiscard]] LedgerLayout layOutLedger(const Ledger& ledger, LedgerForm form, const Theme& theme,
                                        qreal width, bool tight);
/// The font of the sentences, and of the links.
[[nodiscard]] QFont ledgerFont(const Theme& theme, LedgerForm form);
[[nodiscard]] QFont ledgerLinkFont(const Theme& theme);
/// Breaks a sentence into lines of this width; the height it takes.
qreal breakLines(QTextLayout& layout, qreal width);

} // namespace fabletop
