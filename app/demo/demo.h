// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The verb `demo`: one whole match, fixed seed, played through the real window without a display.

#include <QStringList>

namespace fabletop {

/// `--out DIR`: leaves demo.match and 01-….png there. Answers the exit status.
[[nodiscard]] int runDemo(const QStringList& arguments);

} // namespace fabletop
