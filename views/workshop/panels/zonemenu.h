// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What can be done to one zone, as a menu: name, colour, pattern, order, removal.

#include "views/workshop/battlefield/battlefieldeditor.h"

class QMenu;
class QWidget;

namespace fabletop {

/// Fills the menu for a zone; `parent` carries the dialogs that ask for names and colours.
void fillZoneMenu(QMenu& menu, BattlefieldEditor& editor, int zone, Language language, QWidget& parent);

} // namespace fabletop
