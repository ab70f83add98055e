// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroEditorPage: the rules editor: a hero's text, and around it what it declares (HeroOutline), its
/// problems, the card under the cursor (HeroSide) and the buttons over it (HeroHead).

#include "views/workshop/files/documentpage.h"
#include "views/workshop/files/herofiles.h"

#include <memory>

namespace fabletop {

class FindBar;
class HeroDrawings;
class HeroHead;
class HeroOutline;
class HeroProblems;
class HeroSide;
class NewHeroWizard;
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
    [[nodiscard]] ToolRow* tools() const override;
    [[nodiscard]] RulesEditor* editor() const { return m_editor; }
    [[nodiscard]] HeroHead* head() const { return m_head; }
    [[nodiscard]] HeroSide* side() const { return m_side; }
    [[nodiscard]] HeroDrawings* drawings() const { return m_drawings; }
    [[nodiscard]] HeroOutline* outline() const { return m_outline; }
    [[nodiscard]] HeroProblems* problems() const { return m_problems; }
    [[nodiscard]] std::vector<ActScope> keyScopes() const override { return {ActScope::heroes}; }
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
    void galleryRequested();
    /// A match with the hero of this file.
    void tryRequested(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void addKeys();
    void retranslate();
    [[nodiscard]] int wideOfSide() const;
    void renew();
    void showCard();
    void offerFiles();
    void tryOut();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    HeroDocument m_document;
    HeroFiles m_files;
    HeroHead* m_head;
    HeroOutline* m_outline;
    RulesEditor* m_editor;
    FindBar* m_find;
    HeroProblems* m_problems;
    HeroSide* m_side;
    HeroDrawings* m_drawings;
};

} // namespace fabletop
