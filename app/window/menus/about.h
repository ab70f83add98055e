// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the program is, whose it is not, and under which licence.

#include "views/theme/theme.h"

class QWidget;

namespace fabletop {

void showAbout(const Theme& theme, QWidget* parent);

} // namespace fabletop
