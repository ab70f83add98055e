// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Drawings that come with the program and that a hero's file may name.
///
/// Why their names lie below the drawings: a hero is read, completed and judged without a window.

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace fabletop {

/// Figures by how those fight whom they fit.
struct StockFigures {
    QStringList ranged;
    QStringList melee;
    QStringList weak; ///< who comes along and falls at the first blow
};

[[nodiscard]] const StockFigures& stockFigures();
/// All of them, each with a half figure.
[[nodiscard]] const std::vector<std::string>& figureDrawings();
/// Card pictures: first those of acts ("blow"), then those of cards ("ambush").
[[nodiscard]] const std::vector<std::string>& cardDrawings();
/// Where a card picture lies: "stock/blow", "ambush".
[[nodiscard]] QString cardDrawingStem(const std::string& name);

} // namespace fabletop
