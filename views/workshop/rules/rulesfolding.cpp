// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/rulesfolding.h"

#include "views/workshop/rules/ruleseditor.h"

#include <QPlainTextDocumentLayout>
#include <QTextBlock>

namespace fabletop {

RulesFolding::RulesFolding(RulesEditor& editor) : QObject(&editor), m_editor(editor)
{
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, &RulesFolding::showCursor);
}

std::optional<Fold> RulesFolding::blockAt(int first) const
{
    for (const Fold& block : m_blocks)
        if (block.firstLine == first) return block;
    return std::nullopt;
}

bool RulesFolding::folded(int first) const
{
    const auto block = blockAt(first);
    return block && !m_editor.document()->findBlockByNumber(block->firstLine).isVisible();
}

void RulesFolding::setFolded(int first, bool away)
{
    const auto block = blockAt(first);
    if (!block) return;
    for (int number = block->firstLine; number < block->lastLine; ++number) // from 0: the heading stays
        m_editor.document()->findBlockByNumber(number).setVisible(!away);
    if (away && m_editor.line() > block->firstLine && m_editor.line() <= block->lastLine)
        m_editor.goToLine(block->firstLine);
    relayout();
}

void RulesFolding::showCursor()
{
    if (m_editor.textCursor().block().isVisible()) return;
    const int line = m_editor.line();
    for (const Fold& block : std::vector<Fold>(m_blocks))
        if (block.firstLine < line && line <= block.lastLine && folded(block.firstLine))
            setFolded(block.firstLine, false);
}

void RulesFolding::foldHere()
{
    const Fold* best = nullptr;
    for (const Fold& block : m_blocks)
        if (block.firstLine <= m_editor.line() && m_editor.line() <= block.lastLine &&
            (!best || block.firstLine >= best->firstLine))
            best = &block;
    if (best) setFolded(best->firstLine, !folded(best->firstLine));
}

void RulesFolding::foldAll(bool away)
{
    for (const Fold& block : std::vector<Fold>(m_blocks))
        setFolded(block.firstLine, away);
}

void RulesFolding::renew()
{
    m_blocks = foldsOf(m_editor.toPlainText().toStdString());
    showLostLines();
    Q_EMIT changed();
}

/// What was folded is shown where its block is no longer one: nothing may be hidden that no mark brings back.
void RulesFolding::showLostLines()
{
    std::vector<bool> mayHide(static_cast<std::size_t>(m_editor.blockCount()) + 1, false);
    for (const Fold& fold : m_blocks)
        if (folded(fold.firstLine))
            for (int number = fold.firstLine; number < fold.lastLine; ++number)
                mayHide[static_cast<std::size_t>(number)] = true;
    bool shown = false;
    for (QTextBlock block = m_editor.document()->begin(); block.isValid(); block = block.next()) {
        if (block.isVisible() || mayHide[static_cast<std::size_t>(block.blockNumber())]) continue;
        block.setVisible(true);
        shown = true;
    }
    if (shown) relayout();
}

void RulesFolding::relayout()
{
    QTextDocument* text = m_editor.document();
    text->markContentsDirty(0, text->characterCount());
    auto* layout = qobject_cast<QPlainTextDocumentLayout*>(text->documentLayout());
    if (layout) Q_EMIT layout->documentSizeChanged(layout->documentSize());
    m_editor.viewport()->update();
    Q_EMIT changed();
}

} // namespace fabletop
