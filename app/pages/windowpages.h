// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The pages of the window: one line each.

#include "views/pages/pagestack.h"

namespace fabletop {

struct Workspace;

/// In the order of the sidebar and of the menu Go. `workspace` outlives the pages.
[[nodiscard]] std::vector<PageEntry> windowPages(Workspace& workspace);

} // namespace fabletop
