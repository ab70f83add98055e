// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldEditorPage: the battlefield editor: tools, board, fields, problems, laboratory, files, trying
/// out.

#include "views/workshop/files/battlefieldfiles.h"
#include "views/workshop/files/documentpage.h"

#include <functional>
#include <memory>

class QKeySequence;
class QLabel;

namespace fabletop {

class Button;
class EditorCanvas;
class Laboratory;
class ProblemList;
class PropertiesPanel;
class ToolColumn;

class BattlefieldEditorPage : public DocumentPage {
    Q_OBJECT
public:
    /// `folder` is where battlefields are kept as a rule.
    BattlefieldEditorPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                          QWidget* parent = nullptr);
    ~BattlefieldEditorPage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    [[nodiscard]] BattlefieldEditor& editor() { return m_editor; }
    [[nodiscard]] BattlefieldFiles& files() override { return m_files; }
    [[nodiscard]] EditorCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] ToolColumn* tools() const { return m_tools; }
    [[nodiscard]] PropertiesPanel* things() const { return m_things; }
    [[nodiscard]] ProblemList* problems() const { return m_problems; }
    [[nodiscard]] Laboratory* laboratory() const { return m_laboratory; }
    [[nodiscard]] Button* tryButton() const { return m_try; }
    /// "soho-by-night.battlefield.json", or what it is called.
    [[nodiscard]] QString title() const override { return m_editor.document().title(m_language); }
    [[nodiscard]] QUndoStack* undoStack() override { return &m_editor.document().undoStack(); }
    bool beforeUndo() override;
    void redo();
    bool save() override;
    /// They are offered over the board, not by a question.
    void offerLeftBehind() override {}
    [[nodiscard]] bool canZoom() const override { return true; }
    void zoom(int step) override;

Q_SIGNALS:
    /// A match on the battlefield as it is.
    void tryRequested(const fabletop::Battlefield& battlefield);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void settle() override;

private:
    void build();
    QWidget* buildHead();
    QWidget* buildFoot();
    void buildRecovery();
    void placeRecovery();
    void addKeys();
    void addKey(const QKeySequence& key, const std::function<void()>& act);
    void retranslate();
    void renew();
    void offerFiles();
    void offerZone(int zone);
    void offerRecovery();
    void tryOut();
    void offerEdits(QPoint at);

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    BattlefieldEditor m_editor;
    BattlefieldFiles m_files;
    std::vector<LeftCopy> m_left; ///< copies of an earlier run
    QWidget* m_head = nullptr;
    QWidget* m_recovery = nullptr;
    QLabel* m_recoveryWords = nullptr;
    Button* m_bringBack = nullptr;
    Button* m_throwAway = nullptr;
    Button* m_fileMenu = nullptr;
    QLabel* m_undoWords = nullptr;
    Button* m_undo = nullptr;
    Button* m_redo = nullptr;
    Button* m_accept = nullptr; ///< the proposed lines of an import
    Button* m_dismiss = nullptr;
    Button* m_try = nullptr;
    ToolColumn* m_tools;
    EditorCanvas* m_canvas;
    PropertiesPanel* m_things;
    ProblemList* m_problems;
    Laboratory* m_laboratory;
};

} // namespace fabletop
