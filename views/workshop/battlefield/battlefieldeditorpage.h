// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldEditorPage: the battlefield editor: tools, board, fields, problems, laboratory, files, trying
/// out.

#include "views/workshop/files/battlefieldfiles.h"
#include "views/workshop/files/documentpage.h"

#include <memory>

namespace fabletop {

class EditorCanvas;
class EditorFoot;
class EditorHead;
class EditorKeys;
class ProblemList;
class PropertiesPanel;
class RecoveryOffer;
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
    [[nodiscard]] ToolRow* tools() const override;
    [[nodiscard]] EditorHead* head() const { return m_head; }
    [[nodiscard]] EditorCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] PropertiesPanel* things() const { return m_things; }
    [[nodiscard]] ProblemList* problems() const;
    [[nodiscard]] EditorFoot* foot() const { return m_foot; }
    [[nodiscard]] std::vector<ActScope> keyScopes() const override { return {ActScope::battlefields}; }
    /// "soho-by-night.battlefield.json", or what it is called.
    [[nodiscard]] QString title() const override { return m_editor.document().title(m_language); }
    [[nodiscard]] QUndoStack* undoStack() override { return &m_editor.document().undoStack(); }
    bool beforeUndo() override;
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
    void resizeEvent(QResizeEvent* event) override;
    void settle() override;

private:
    void build();
    void connectParts();
    void redo();
    void offerFiles();
    void offerZone(int zone);
    void offerEdits(QPoint at);
    void tryOut();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    BattlefieldEditor m_editor;
    BattlefieldFiles m_files;
    EditorHead* m_head;
    RecoveryOffer* m_recovery;
    EditorKeys* m_keys;
    ToolColumn* m_tools;
    EditorCanvas* m_canvas;
    PropertiesPanel* m_things;
    EditorFoot* m_foot;
};

} // namespace fabletop
