// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The signs of the timeline strip, drawn at 18: one function for strip, reports and library rows.

#include "model/items/symbols.h"
#include "views/theme/theme.h"

#include <QRectF>

class QPainter;

namespace fabletop {

/// How wide a sign is at text scale 1; combats need room for both cards and their damage.
[[nodiscard]] qreal symbolWidth(const Symbol& symbol);
/// `lit`: the cursor stands in it.
void paintSymbol(QPainter& painter, const Theme& theme, const QRectF& box, const Symbol& symbol, bool lit);
/// The same for little room: a sign alone, beside a combat its damage where the box is wide enough.
void paintSmallSymbol(QPainter& painter, const Theme& theme, const QRectF& box, const Symbol& symbol);
/// In words, for tips and screen readers.
[[nodiscard]] QString symbolText(const Symbol& symbol);

} // namespace fabletop
