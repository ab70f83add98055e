// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What Qt does only once to list boxes and tab bars, done again when the language changes.

class QComboBox;
class QTabBar;

namespace fabletop {

/// Makes the box as wide as its widest item needs. Qt measures a box once, when it is first shown; items that
/// are renamed with the language need it again.
void fitToItems(QComboBox& box);
/// Names the arrows of a tab bar for screen readers. Qt names them when it makes them.
void nameArrows(QTabBar& bar);

} // namespace fabletop
