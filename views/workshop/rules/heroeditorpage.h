// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroEditorPage: the rules editor: a hero's text, what it declares, its problems, and the card under the
/// cursor.

#include "views/workshop/files/documentpage.h"
#include "views/workshop/files/herofiles.h"

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

class HeroEditorPage : public DocumentPage {
    Q_OBJECT
public:
    /// `folder` is where heroes are kept as a rule.
    HeroEditorPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                   QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    [[nodiscard]] HeroDocument& document() { return m_document; }
    [[nodiscard]] HeroFiles& files() override { return m_files; }
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
    [[nodiscard]] QString title() const override { return m_document.title(m_language); }
    /// Why the hero cannot be played as it stands in the text; empty if it can.
    [[nodiscard]] QString hindrance() const;
    /// The card in whose block the cursor stands; none.
    [[nodiscard]] CardId cardAtCursor() const;
    /// The text has an undo of its own.
    bool beforeUndo() override;
    [[nodiscard]] bool canZoom() const override { return true; }
    /// Larger letters (1), smaller (-1) or as they were (0).
    void zoom(int step) override;
    /// Opens the wizard for a new hero, unless what is open must not be left.
    NewHeroWizard* beginNew();

Q_SIGNALS:
    /// The card at the cursor on a table of its own.
    void cardTrialRequested();
    /// A match with the hero of this file.
    void tryRequested(const QString& path);

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
    void addCards(const QString& text);
    void tryOut();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    HeroDocument m_document;
    HeroFiles m_files;
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
