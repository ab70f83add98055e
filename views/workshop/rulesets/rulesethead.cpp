// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rulesets/rulesethead.h"

#include "views/theme/button.h"

#include <QEvent>
#include <QUndoStack>

namespace fabletop {

RuleSetHead::RuleSetHead(const std::shared_ptr<const Theme>& theme, QWidget* parent)
    : ToolRow(theme, parent), m_file(new Button(QStringLiteral("more"), QString(), ButtonRole::plain, this)),
      m_undo(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_redo(new Button(QStringLiteral("redo"), QString(), ButtonRole::plain, this)),
      m_play(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this))
{
    add(*m_file);
    addGap();
    addHint();
    for (Button* button : {m_undo, m_redo, m_play})
        add(*button);
    retranslate();
}

void RuleSetHead::showSteps(const QUndoStack& steps)
{
    setHint(steps.canUndo() ? tr("Undo “%1”").arg(steps.undoText()) : QString());
    m_undo->setReason(steps.canUndo() ? QString() : tr("There is nothing to undo"));
    m_redo->setReason(steps.canRedo() ? QString() : tr("There is nothing to redo"));
}

void RuleSetHead::retranslate()
{
    setWords(*m_file, tr("File"));
    m_undo->setAccessibleName(tr("Undo"));
    m_undo->setToolTip(tr("Undo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_redo->setToolTip(tr("Redo"));
    setWords(*m_play, tr("Play with it"));
    Q_EMIT wideChanged();
}

void RuleSetHead::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    ToolRow::changeEvent(event);
}

} // namespace fabletop
