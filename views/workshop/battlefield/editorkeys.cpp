// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/editorkeys.h"

#include "views/workshop/battlefield/battlefieldeditor.h"
#include "views/workshop/panels/toolcolumn.h"

#include <QMenu>
#include <QShortcut>

namespace fabletop {

EditorKeys::EditorKeys(BattlefieldEditor& editor, QWidget& page)
    : QObject(&page), m_editor(editor), m_page(page)
{
    for (int tool = 0; tool < editorTools; ++tool)
        add(QKeySequence(ToolColumn::keyOf(static_cast<EditorTool>(tool))),
            [this, tool] { m_editor.setTool(static_cast<EditorTool>(tool)); });
    add(QKeySequence(QStringLiteral("G")), [this] { m_editor.setGrid(!m_editor.grid()); });
    add(QKeySequence(QStringLiteral("M")), [this] {
        m_editor.setSymmetry(m_editor.symmetry() == Symmetry::none ? Symmetry::leftRight : Symmetry::none);
    });
    add(QKeySequence(Qt::Key_Delete), [this] { m_editor.removeSelected(); });
    add(QKeySequence(Qt::Key_Backspace), [this] { m_editor.removeSelected(); });
    add(QKeySequence::Copy, [this] { m_editor.copy(); });
    add(QKeySequence::Cut, [this] { m_editor.cut(); });
    add(QKeySequence::Paste, [this] { m_editor.paste(); });
    add(QKeySequence(QStringLiteral("Ctrl+D")), [this] { m_editor.duplicate(); });
    add(QKeySequence::SelectAll, [this] { m_editor.selectAll(); });
}

void EditorKeys::add(const QKeySequence& key, const std::function<void()>& act)
{
    auto* shortcut = new QShortcut(key, &m_page);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
}

void EditorKeys::fillMenu(QMenu& menu) const
{
    menu.addAction(tr("Cut"), QKeySequence::Cut, &m_editor, &BattlefieldEditor::cut);
    menu.addAction(tr("Copy"), QKeySequence::Copy, &m_editor, &BattlefieldEditor::copy);
    menu.addAction(tr("Paste"), QKeySequence::Paste, &m_editor, &BattlefieldEditor::paste);
    menu.addAction(tr("Duplicate"), QKeySequence(QStringLiteral("Ctrl+D")), &m_editor,
                   &BattlefieldEditor::duplicate);
    menu.addAction(tr("Delete"), QKeySequence(Qt::Key_Delete), &m_editor, &BattlefieldEditor::removeSelected);
    menu.addSeparator();
    menu.addAction(tr("Select all"), QKeySequence::SelectAll, &m_editor, &BattlefieldEditor::selectAll);
}

} // namespace fabletop
