// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Text that keeps to its room.

#include <QFont>
#include <QSizeF>
#include <QString>

namespace fabletop {

/// The text as it is if it fits wrapped into `room`, else as many of its words as fit and "…". Never cuts a
/// line in half.
[[nodiscard]] QString fittedWords(const QFont& font, QSizeF room, const QString& text);

} // namespace fabletop
