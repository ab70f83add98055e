// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/editorhead.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace fabletop {

EditorHead::EditorHead(BattlefieldEditor& editor, const std::shared_ptr<const Theme>& theme, QWidget* parent)
    : QWidget(parent), m_editor(editor),
      m_file(new Button(QStringLiteral("more"), QString(), ButtonRole::plain, this)),
      m_accept(new Button(QStringLiteral("check"), QString(), ButtonRole::plain, this)),
      m_dismiss(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this)),
      m_undoWords(new QLabel(this)),
      m_undo(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_redo(new Button(QStringLiteral("redo"), QString(), ButtonRole::plain, this)),
      m_try(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { m_undoWords->setFont(other->font(TextRole::second)); });
    m_undoWords->setFont(theme->font(TextRole::second));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 5, 16, 5);
    row->setSpacing(8);
    for (QWidget* part : {m_file, m_accept, m_dismiss})
        row->addWidget(part);
    row->addStretch(1);
    row->addWidget(m_undoWords);
    for (QWidget* part : {m_undo, m_redo, m_try})
        row->addWidget(part);
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
    m_undoWords->setText(stack.canUndo() ? tr("Undo “%1”").arg(stack.undoText()) : QString());
    m_undo->setReason(stack.canUndo() ? QString() : tr("There is nothing to undo"));
    m_redo->setReason(stack.canRedo() ? QString() : tr("There is nothing to redo"));
    const int proposed = static_cast<int>(m_editor.proposals().size());
    m_accept->setVisible(proposed > 0);
    m_dismiss->setVisible(proposed > 0);
    m_accept->setText(tr("Accept %n proposed line(s)", nullptr, proposed));
    m_try->setReason(m_editor.document().playable() ? QString()
                                                    : tr("No match can be played yet: see the problems"));
}

void EditorHead::retranslate()
{
    m_file->setText(tr("File"));
    m_undo->setAccessibleName(tr("Undo"));
    m_undo->setToolTip(tr("Undo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_redo->setToolTip(tr("Redo"));
    m_dismiss->setText(tr("Dismiss"));
    m_try->setText(tr("Try it"));
    renew();
}

void EditorHead::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
