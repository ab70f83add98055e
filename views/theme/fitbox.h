#pragma once
/// How wide a list box is.

class QComboBox;

namespace fabletop {

/// Makes the box as wide as its widest item needs. Qt measures a box once, when it is first shown; items that are
/// renamed with the language need it again.
void fitToItems(QComboBox& box);

} // namespace fabletop
