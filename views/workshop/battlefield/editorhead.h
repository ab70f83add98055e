// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EditorHead: the buttons over a battlefield that is drawn: its file, proposed lines, undo and redo, trying
/// it.

#include "views/theme/theme.h"
#include "views/workshop/files/toolrow.h"

#include <memory>

namespace fabletop {

class BattlefieldEditor;
class Button;

class EditorHead : public ToolRow {
    Q_OBJECT
public:
    /// The editor must outlive it.
    EditorHead(BattlefieldEditor& editor, const std::shared_ptr<const Theme>& theme,
               QWidget* parent = nullptr);

    [[nodiscard]] Button* fileButton() const { return m_file; }
    [[nodiscard]] Button* tryButton() const { return m_try; }

Q_SIGNALS:
    void filesRequested();
    void undoRequested();
    void redoRequested();
    void trialRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectButtons();
    void renew();
    void retranslate();

    BattlefieldEditor& m_editor;
    Button* m_file;
    Button* m_accept; ///< the proposed lines of an import
    Button* m_dismiss;
    Button* m_undo;
    Button* m_redo;
    Button* m_try;
};

} // namespace fabletop
