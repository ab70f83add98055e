// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleSetEditorPage: the form of a rule set: every number of the rules next to what the standard says and to
/// its clause.
///
/// Why a form and no text: a rule set is a handful of numbers, and what differs must be seen at a glance.

#include "model/documents/rulesets/rulesetdocument.h"
#include "views/workshop/files/documentpage.h"

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QScrollArea;

namespace fabletop {

class Button;
class RuleReader;
class RuleSetHead;
class RuleSetRow;

class RuleSetEditorPage : public DocumentPage {
    Q_OBJECT
public:
    /// `folder` is where rule sets are kept as a rule.
    RuleSetEditorPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                      QWidget* parent = nullptr);
    ~RuleSetEditorPage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    [[nodiscard]] RuleSetDocument& document() { return m_document; }
    [[nodiscard]] DocumentFiles& files() override { return m_files; }
    [[nodiscard]] ToolRow* tools() const override;
    [[nodiscard]] const std::vector<RuleSetRow*>& rows() const { return m_rows; }
    [[nodiscard]] QLineEdit* nameField() const { return m_name; }
    [[nodiscard]] QLabel* head() const { return m_changes; }
    [[nodiscard]] Button* resetAllButton() const { return m_resetAll; }
    [[nodiscard]] RuleReader* reader() const { return m_reader; }
    [[nodiscard]] RuleSetHead* buttons() const { return m_buttons; }
    [[nodiscard]] std::vector<ActScope> keyScopes() const override { return {ActScope::ruleSets}; }
    [[nodiscard]] QString title() const override { return m_document.title(m_language); }
    [[nodiscard]] QUndoStack* undoStack() override { return &m_document.undoStack(); }
    bool beforeUndo() override;
    void redo();
    void fillFileMenu(QMenu& menu);

Q_SIGNALS:
    /// A match by these rules as they stand, saved or not.
    void playRequested(const fabletop::RuleSet& rules);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void settle() override;

private:
    void build();
    void connectButtons();
    [[nodiscard]] QWidget* buildForm();
    void retranslate();
    void renew();
    void offerFiles();
    void arrange();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    RuleSetDocument m_document;
    DocumentFiles m_files;
    RuleSetHead* m_buttons;
    QScrollArea* m_scroll = nullptr;
    RuleReader* m_reader; ///< beside the form, where there is room
    QWidget* m_form = nullptr;
    QLabel* m_nameWord = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_changes = nullptr;
    Button* m_resetAll = nullptr;
    std::vector<RuleSetRow*> m_rows;
};

} // namespace fabletop
