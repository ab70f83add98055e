// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/editorhead.h"

#include "views/theme/button.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QEvent>

namespace fabletop {

EditorHead::EditorHead(BattlefieldEditor& editor, const std::shared_ptr<const Theme>& theme, QWidget* parent)
    : ToolRow(theme, parent), m_editor(editor),
      m_file(new Button(QStringLiteral("more"), QString(), ButtonRole::plain, this)),
      m_accept(new Button(QStringLiteral("check"), QString(), ButtonRole::plain, this)),
      m_dismiss(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this)),
      m_undo(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_redo(new Button(QStringLiteral("redo"), QString(), ButtonRole::plain, this)),
      m_try(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this))
{
    for (Button* button : {m_file, m_accept, m_dismiss})
        add(*button);
    addGap();
    addHint();
    for (Button* button : {m_undo, m_redo, m_try})
        add(*button);
    connectButtons();
    retranslate();
}

void EditorHead::connectButtons()
{
    connect(m_file, &Button::clicked, this, &EditorHead::filesRequested);
    connect(m_undo, &Button::clicked, this, &EditorHead::undoRequested);
    connect(m_redo, &Button::clicked, this, &EditorHead::redoRequested);
    connect(m_accept, &Button::clicked, &m_editor, &BattlefieldEditor::acceptProposals);
    connect(m_dismiss, &Button::clicked, &m_editor, &BattlefieldEditor::dropProposals);
    connect(m_try, &Button::clicked, this, &EditorHead::trialRequested);
    connect(&m_editor, &BattlefieldEditor::changed, this, &EditorHead::renew);
    connect(&m_editor.document().undoStack(), &QUndoStack::indexChanged, this, &EditorHead::renew);
}

void EditorHead::renew()
{
    const QUndoStack& stack = m_editor.document().undoStack();
    setHint(stack.canUndo() ? tr("Undo “%1”").arg(stack.undoText()) : QString());
    m_undo->setReason(stack.canUndo() ? QString() : tr("There is nothing to undo"));
    m_redo->setReason(stack.canRedo() ? QString() : tr("There is nothing to redo"));
    const int proposed = static_cast<int>(m_editor.proposals().size());
    const bool asked = !m_accept->isHidden();
    m_accept->setVisible(proposed > 0);
    m_dismiss->setVisible(proposed > 0);
    setWords(*m_accept, tr("Accept %n proposed line(s)", nullptr, proposed));
    if (asked != (proposed > 0)) Q_EMIT wideChanged();
    m_try->setReason(m_editor.document().playable() ? QString()
                                                    : tr("No match can be played yet: see the problems"));
}

void EditorHead::retranslate()
{
    setWords(*m_file, tr("File"));
    m_undo->setAccessibleName(tr("Undo"));
    m_undo->setToolTip(tr("Undo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_redo->setToolTip(tr("Redo"));
    setWords(*m_dismiss, tr("Dismiss"));
    setWords(*m_try, tr("Try it"));
    renew();
    Q_EMIT wideChanged();
}

void EditorHead::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    ToolRow::changeEvent(event);
}

} // namespace fabletop
