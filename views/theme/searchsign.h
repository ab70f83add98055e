// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A glass at the start of a field that searches, in the ink of the theme in force.

#include "views/theme/theme.h"

#include <memory>

class QLineEdit;

namespace fabletop {

void addSearchSign(QLineEdit& field, const std::shared_ptr<const Theme>& theme);

} // namespace fabletop
