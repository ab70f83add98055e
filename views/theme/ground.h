// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What lists, tables and texts that scroll stand on.
///
/// Why a function: a scroll area paints its viewport with a palette of its own, and one that is given only
/// to the area leaves it white after a change of theme.

#include "views/theme/theme.h"

#include <QScrollArea>

namespace fabletop {

/// Gives `area` and its viewport the theme's colours, and `tone` below what it shows. Fields of a form keep
/// their own ground: a QScrollArea hands its Base on to them.
inline void setGround(QAbstractScrollArea& area, const Theme& theme, Tone tone)
{
    QPalette colours = theme.palette();
    colours.setColor(qobject_cast<QScrollArea*>(&area) ? QPalette::Window : QPalette::Base,
                     theme.color(tone));
    area.setPalette(colours);
    area.viewport()->setPalette(colours);
}

} // namespace fabletop
