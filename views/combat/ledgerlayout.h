// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Where the rows, lines and links of a narrow ledger stand in a given width.

#include "model/match/words/ledger.h"
#include "views/combat/linkedwidget.h"
#include "views/theme/theme.h"

#include <QRectF>
#include <vector>

class QTextLayout;

namespace fabletop {

struct PlacedLine {
    QString text;
    int struck = 0; ///< so many characters are struck out
    QRectF rect;    ///< of the sentence
    QRectF rule;    ///< of the link, null without one
    QString ruleName;
    int event = -1;
    bool remark = false; ///< "Nothing is due" and the like
};

struct PlacedRow {
    int number = 0; ///< 1 … 8
    RowStatus status = RowStatus::toCome;
    QString name;
    qreal nameWide = 0; ///< what it may take before it breaks
    QRectF rect;
    std::vector<PlacedLine> lines;
};

struct LedgerLayout {
    qreal height = 0;
    qreal firstLine = 0;  ///< from a row's top to the middle of its first line
    qreal numeral = 0;    ///< x of their middles
    qreal step = 0;       ///< left edges of the columns
    qreal text = 0;       ///< of what stands beside the names
    qreal rule = 0;       ///< right edge of the links
    bool stacked = false; ///< the sentences stand below the names of their steps, not beside them
    std::vector<PlacedRow> rows;
    std::vector<PlacedLink> links;
};

[[nodiscard]] LedgerLayout layOutLedger(const Ledger& ledger, const Theme& theme, qreal width);
/// The font of the sentences, and of the links.
[[nodiscard]] QFont ledgerFont(const Theme& theme);
[[nodiscard]] QFont ledgerLinkFont(const Theme& theme);
/// Breaks a sentence into lines of this width; the height it takes.
qreal breakLines(QTextLayout& layout, qreal width);

} // namespace fabletop
