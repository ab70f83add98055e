// SPDX-License-Identifier: GPL-3.0-or-later
// Folding in a RulesEditor, and the gutter beside its text.

#include "model/language/services/outline.h"
#include "views/workshop/rules/ruleseditor.h"
#include "views/workshop/rules/rulesgutter.h"

#include <QPlainTextDocumentLayout>
#include <QTextBlock>

namespace fabletop {

void RulesEditor::buildGutter()
{
    m_gutter = new RulesGutter(*this, m_theme);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &RulesEditor::placeGutter);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (!textCursor().block().isVisible()) unfoldAround(line()); // nobody writes where nothing is seen
        m_gutter->update();
    });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& part, int dy) {
        dy != 0 ? m_gutter->scroll(0, dy) : m_gutter->update(0, part.y(), m_gutter->width(), part.height());
    });
    connect(m_gutter, &RulesGutter::foldClicked, this,
            [this](int first) { setFolded(first, !folded(first)); });
}

void RulesEditor::placeGutter()
{
    setViewportMargins(m_gutter->wide(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), m_gutter->wide(), inside.height());
}

void RulesEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
}

void RulesEditor::forEachVisibleLine(const QRect& part,
                                     const std::function<void(const QTextBlock&, const QRectF&)>& act) const
{
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        if (!block.isVisible()) continue;
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > part.bottom()) return;
        if (place.bottom() >= part.top()) act(block, place);
    }
}

std::optional<Fold> RulesEditor::foldAt(int first) const
{
    for (const Fold& fold : m_folds)
        if (fold.firstLine == first) return fold;
    return std::nullopt;
}

bool RulesEditor::folded(int first) const
{
    const auto fold = foldAt(first);
    return fold && !QPlainTextEdit::document()->findBlockByNumber(fold->firstLine).isVisible();
}

void RulesEditor::setFolded(int first, bool away)
{
    const auto fold = foldAt(first);
    if (!fold) return;
    for (int number = fold->firstLine; number < fold->lastLine;
         ++number) { // blocks count from 0: the heading stays
        QTextBlock block = QPlainTextEdit::document()->findBlockByNumber(number);
        block.setVisible(!away);
    }
    if (away && line() > fold->firstLine && line() <= fold->lastLine) goToLine(fold->firstLine);
    relayout();
}

void RulesEditor::unfoldAround(int number)
{
    for (const Fold& fold : m_folds)
        if (fold.firstLine < number && number <= fold.lastLine && folded(fold.firstLine))
            setFolded(fold.firstLine, false);
}

void RulesEditor::foldHere()
{
    // The innermost block around the cursor.
    const Fold* best = nullptr;
    for (const Fold& fold : m_folds)
        if (fold.firstLine <= line() && line() <= fold.lastLine &&
            (!best || fold.firstLine >= best->firstLine))
            best = &fold;
    if (best) setFolded(best->firstLine, !folded(best->firstLine));
}

void RulesEditor::foldAll(bool away)
{
    for (const Fold& fold : std::vector<Fold>(m_folds))
        setFolded(fold.firstLine, away);
}

/// What was folded is shown where its block is no longer one: nothing may be hidden that no mark brings back.
void RulesEditor::renewFolds()
{
    m_folds = foldsOf(toPlainText().toStdString());
    std::vector<bool> mayHide(static_cast<std::size_t>(blockCount()) + 1, false);
    for (const Fold& fold : m_folds)
        if (folded(fold.firstLine))
            for (int number = fold.firstLine; number < fold.lastLine; ++number)
                mayHide[static_cast<std::size_t>(number)] = true;
    bool changed = false;
    for (QTextBlock block = QPlainTextEdit::document()->begin(); block.isValid(); block = block.next()) {
        if (block.isVisible() || mayHide[static_cast<std::size_t>(block.blockNumber())]) continue;
        block.setVisible(true);
        changed = true;
    }
    m_gutter->setFolds(m_folds);
    if (changed) relayout();
}

void RulesEditor::relayout()
{
    QTextDocument* text = QPlainTextEdit::document();
    text->markContentsDirty(0, text->characterCount());
    auto* layout = qobject_cast<QPlainTextDocumentLayout*>(text->documentLayout());
    if (layout) Q_EMIT layout->documentSizeChanged(layout->documentSize());
    viewport()->update();
    m_gutter->update();
}

} // namespace fabletop
