// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The tokens of the design (tokens.json): colors of both palettes, zones, plates and illustrations.
///
/// Why read once: theme, drawings and illustrations each take their part of it, and the window has none of
/// them before its first paint. It is as constant as the program it comes with.

#include <QJsonObject>

namespace fabletop {

/// The whole of it; empty if the program comes without.
[[nodiscard]] const QJsonObject& designTokens();

} // namespace fabletop
