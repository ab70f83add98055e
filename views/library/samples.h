// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The matches that come with the program.

#include <QStringList>

namespace fabletop {

/// Their paths inside the program; made by resources/matches/make.sh.
[[nodiscard]] QStringList sampleMatches();

} // namespace fabletop
