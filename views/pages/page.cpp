// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page.h"

#include "views/theme/follow.h"

#include <QUndoStack>

namespace fabletop {

Page::Page(QWidget* parent, Qt::WindowFlags flags) : QWidget(parent, flags)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
}

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
