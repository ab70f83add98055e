// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A number as people write it: with a point or a comma, whatever language the window speaks.

#include <QStringView>
#include <optional>

namespace fabletop {

/// Digits with at most one point or comma among them. Neither groups of thousands nor powers: "1,234" is a
/// little more than one. Nothing for anything else, so that nobody takes the beginning of a text for the
/// whole.
[[nodiscard]] std::optional<double> numberIn(QStringView text);

/// The same where only a whole number between two others will do.
[[nodiscard]] std::optional<int> wholeNumberIn(QStringView text, int least, int most);

} // namespace fabletop
