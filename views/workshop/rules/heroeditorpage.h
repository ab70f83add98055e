// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroEditorPage: the rules editor: a hero's text, what it declares, its problems, and the card under the
/// cursor.

#include "model/documents/rules/herorecovery.h"
#include "views/pages/page.h"
#include "views/workshop/files/fileasker.h"

#include <QTimer>
#include <memory>

class QLabel;
class QListWidget;
class QStackedWidget;
class QTabBar;
class QTreeView;

namespace fabletop {

class Button;
class CardSide;
class FindBar;
class NewHeroWizard;
class OutlineModel;
class ReferencePanel;
class RulesEditor;

class HeroEditorPage : public Page {
    Q_OBJECT
public:
    /// `folder` is where heroes are kept as a rule.
    HeroEditorPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                   QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    [[nodiscard]] HeroDocument& document() { return m_document; }
    [[nodiscard]] RulesEditor* editor() const { return m_editor; }
    [[nodiscard]] CardSide* side() const { return m_side; }
    [[nodiscard]] ReferencePanel* reference() const { return m_reference; }
    /// The language reference in place of the card, at the word under the cursor.
    void showReference();
    [[nodiscard]] QTreeView* outline() const { return m_outline; }
    [[nodiscard]] QListWidget* problems() const { return m_problems; }
    [[nodiscard]] FindBar* findBar() const { return m_find; }
    [[nodiscard]] Button* quickFixButton() const { return m_quickFix; }
    [[nodiscard]] Button* tryButton() const { return m_try; }
    [[nodiscard]] Button* tryCardButton() const { return m_tryCard; }
    [[nodiscard]] QString title() const override;
    /// Why the hero cannot be played as it stands in the text; empty if it can.
    [[nodiscard]] QString hindrance() const;
    /// The card in whose block the cursor stands; none.
    [[nodiscard]] CardId cardAtCursor() const;
    /// The text has an undo of its own.
    bool beforeUndo() override;
    [[nodiscard]] bool canZoom() const override { return true; }
    /// Larger letters (1), smaller (-1) or as they were (0).
    void zoom(int step) override;
    /// Dialogs for what is asked; without it every question is answered by "cancel".
    void useDialogs();
    void setAskers(FileAsker ask, PathAsker path);

    /// All of these answer whether it was done; where not, `warned` says why unless somebody cancelled.
    bool open(const QString& path, int at = -1) override;
    bool save() override;
    bool saveAs() override;
    [[nodiscard]] bool keepsFiles() const override { return true; }
    void openByDialog() override;
    bool mayLeave() override;
    /// Opens the wizard for a new hero, unless what is open must not be left.
    NewHeroWizard* beginNew();
    /// Asks about copies that a program left behind which ended before it saved.
    void offerLeftBehind();
    /// A copy of a shipped hero under another name.
    bool duplicate(const QString& hero, const QString& name);
    void pack();

Q_SIGNALS:
    /// The card at the cursor on a table of its own.
    void cardTrialRequested();
    /// A match with the hero of this file.
    void tryRequested(const QString& path);
    /// The hero of this file is to be packed for friends.
    void packRequested(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildHead();
    QWidget* buildSide();
    void addKeys();
    void retranslate();
    void renew();
    void connectOutline();
    void fillProblems();
    void showCard();
    void offerFiles();
    void duplicateByDialog();
    void cardsByDialog();
    void tryOut();
    bool handle(const SaveReport& report);

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    QString m_folder;
    HeroDocument m_document;
    HeroRecovery m_recovery;
    FileAsker m_ask;
    PathAsker m_path;
    Button* m_fileMenu = nullptr;
    FindBar* m_find = nullptr;
    Button* m_findButton = nullptr;
    Button* m_format = nullptr;
    Button* m_tryCard = nullptr;
    Button* m_try = nullptr;
    OutlineModel* m_declared;
    QTreeView* m_outline;
    RulesEditor* m_editor;
    QListWidget* m_problems;
    Button* m_quickFix;
    QTabBar* m_sideTabs;
    QStackedWidget* m_sides;
    CardSide* m_side;
    ReferencePanel* m_reference;
};

} // namespace fabletop
