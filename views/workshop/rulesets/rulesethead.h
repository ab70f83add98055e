// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleSetHead: the row over the form of a rule set: its file, undo and redo with what they take back, and a
/// match by it.

#include "views/theme/theme.h"
#include "views/workshop/files/toolrow.h"

#include <memory>

class QUndoStack;

namespace fabletop {

class RuleSetHead : public ToolRow {
    Q_OBJECT
public:
    explicit RuleSetHead(const std::shared_ptr<const Theme>& theme, QWidget* parent = nullptr);

    /// What can be undone and redone now.
    void showSteps(const QUndoStack& steps);
    [[nodiscard]] Button* fileButton() const { return m_file; }
    [[nodiscard]] Button* undoButton() const { return m_undo; }
    [[nodiscard]] Button* redoButton() const { return m_redo; }
    [[nodiscard]] Button* playButton() const { return m_play; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Button* m_file;
    Button* m_undo;
    Button* m_redo;
    Button* m_play;
};

} // namespace fabletop
