// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Which card a sign of a timeline stands for, and how a strip shows it whole.

#include "model/match/tableview.h"
#include "views/cards/cardlook.h"
#include "views/theme/theme.h"
#include "views/timeline/striplayout.h"

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace fabletop {

/// The card that was played with this sign, as everybody knows it; of a combat the attacker's left of its
/// middle, the defender's right of it. `x` in the units of the layout. Nothing where no card belongs to it.
[[nodiscard]] std::optional<CardLook> cardOfSign(const TableView& view, const PlacedSymbol& sign, qreal x);

/// Where a card is shown that a strip tells of.
enum class PeekPlace {
    besideStrip, ///< above or below it
    leftOfIt,    ///< of a column at the right edge: over the side panel there
    overPanel,   ///< over the side panel on the pointer's side of the page: neither board nor hand is covered
};

/// From now on the strip shows that card while the pointer rests on a sign.
void peekAtSigns(QWidget& strip, PeekPlace place, std::shared_ptr<const Theme> theme,
                 std::function<std::optional<CardLook>(QPoint)> cardAt);

} // namespace fabletop
