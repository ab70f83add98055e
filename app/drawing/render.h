// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// `render`: a battlefield, a card or a moment of a match as SVG, PNG or PDF (commands.md).

#include <QStringList>

namespace fabletop {

int runRender(const QStringList& arguments);

} // namespace fabletop
