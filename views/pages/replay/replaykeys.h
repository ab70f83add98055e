// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The keys of a replay page.

namespace fabletop {

class ReplayPage;

/// They work wherever in the page the keyboard is.
void addReplayKeys(ReplayPage& page);

} // namespace fabletop
