// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/editorkeys.h"

#include "views/preferences/shortcuts.h"
#include "views/workshop/battlefield/battlefieldeditor.h"
#include "views/workshop/panels/toolcolumn.h"

#include <QMenu>
#include <QShortcut>

namespace fabletop {

EditorKeys::EditorKeys(BattlefieldEditor& editor, QWidget& page)
    : QObject(&page), m_editor(editor), m_page(page)
{
    for (int tool = 0; tool < editorTools; ++tool)
        add(actOf(static_cast<EditorTool>(tool)),
            [this, tool] { m_editor.setTool(static_cast<EditorTool>(tool)); });
    add(Act::grid, [this] { m_editor.setGrid(!m_editor.grid()); });
    add(Act::mirror, [this] {
        m_editor.setSymmetry(m_editor.symmetry() == Symmetry::none ? Symmetry::leftRight : Symmetry::none);
    });
    add(Act::remove, [this] { m_editor.removeSelected(); });
    add(Act::copy, [this] { m_editor.copy(); });
    add(Act::cut, [this] { m_editor.cut(); });
    add(Act::paste, [this] { m_editor.paste(); });
    add(Act::duplicate, [this] { m_editor.duplicate(); });
    add(Act::selectAll, [this] { m_editor.selectAll(); });
}

void EditorKeys::add(Act act, const std::function<void()>& carryOut)
{
    addActKey(m_page, act, carryOut);
}

void EditorKeys::fillMenu(QMenu& menu) const
{
    const auto entry = [&](const QString& name, Act act, void (BattlefieldEditor::*carryOut)()) {
        menu.addAction(name, &m_editor, carryOut)->setShortcuts(keysIn(m_page, act));
    };
    entry(tr("Cut"), Act::cut, &BattlefieldEditor::cut);
    entry(tr("Copy"), Act::copy, &BattlefieldEditor::copy);
    entry(tr("Paste"), Act::paste, &BattlefieldEditor::paste);
    entry(tr("Duplicate"), Act::duplicate, &BattlefieldEditor::duplicate);
    entry(tr("Delete"), Act::remove, &BattlefieldEditor::removeSelected);
    menu.addSeparator();
    entry(tr("Select all"), Act::selectAll, &BattlefieldEditor::selectAll);
}

} // namespace fabletop
