// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Lengths of the window's frame.

#include "views/theme/theme.h"

#include <algorithm>

namespace fabletop {

/// A length of the frame: as designed, and grown where the text is larger. A small font leaves it as it is,
/// so that bands and slots stand where the design has them.
[[nodiscard]] inline int band(const Theme& theme, qreal design)
{
    return theme.px(design / std::min(theme.scale(), 1.0));
}

} // namespace fabletop
