// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page.h"

#include <QUndoStack>

namespace fabletop {

void Page::undo()
{
    if (beforeUndo()) return;
    if (QUndoStack* stack = undoStack()) stack->undo();
}

bool Page::open(const QString&, int)
{
    return false;
}

} // namespace fabletop
