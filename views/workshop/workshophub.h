// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// WorkshopHub: what can be made, a tab each: heroes, battlefields and rule sets; and the packages of
/// friends.
///
/// A tab opens with what can be begun (WorkshopStart), as long as nothing was.
///
/// Why it is a page of pages: what the menus of the window ask for goes to the tab in sight, through the same
/// interface. A tab is added by one line in `workshopPages`.

#include "views/pages/page.h"

#include <QHash>
#include <QSet>
#include <array>

class QStackedWidget;

namespace fabletop {

class BattlefieldEditorPage;
class DocumentPage;
class HeadTabs;
class HeroWorkspace;
class PackagesPage;
class PageStack;
class RuleSetEditorPage;
class WorkshopStart;
class Settings;

class WorkshopHub : public Page {
    Q_OBJECT
public:
    /// `folder` has a place of its own for each kind of file.
    WorkshopHub(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                const QString& folder, QWidget* parent = nullptr);

    [[nodiscard]] BattlefieldEditorPage* battlefields() const { return m_battlefields; }
    [[nodiscard]] RuleSetEditorPage* ruleSets() const { return m_ruleSets; }
    [[nodiscard]] HeroWorkspace* heroes() const { return m_heroes; }
    [[nodiscard]] PackagesPage* packages() const { return m_packages; }

    void setTheme(std::shared_ptr<const Theme> theme) override;
    [[nodiscard]] QString title() const override;
    /// What the tab in sight begins with; null while its editor is shown.
    [[nodiscard]] WorkshopStart* start() const;
    void aboutToShow() override;
    /// Tabs by id: "heroes", "battlefields", "rulesets", "packages".
    void goTo(const QString& place) override;
    [[nodiscard]] std::vector<ActScope> keyScopes() const override;
    [[nodiscard]] QUndoStack* undoStack() override;
    bool beforeUndo() override;
    [[nodiscard]] bool canZoom() const override;
    void zoom(int step) override;
    [[nodiscard]] bool keepsFiles() const override { return true; }
    /// In the tab that opens files with this ending.
    bool open(const QString& path, int at = -1) override;
    void openByDialog() override;
    bool save() override;
    bool saveAs() override;
    bool mayLeave() override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectPages();
    void buildStarts();
    void connectStart(const QString& tab, WorkshopStart& start, DocumentPage& page);
    /// From now on the tab shows its editor, or what can be begun.
    void setBegun(const QString& tab, bool begun);
    void showStartOrPage();
    void like(const QString& tab, const QString& id, const QString& name);
    void onTab(int place);
    void retranslate();
    [[nodiscard]] std::array<DocumentPage*, 3> documents() const;
    /// The page whose buttons may stand beside the tabs; null where it has none.
    [[nodiscard]] DocumentPage* documentInSight() const;
    void arrangeHead();
    void placeTools(int used, int top, int bottom);

    std::shared_ptr<const Theme> m_theme;
    HeadTabs* m_tabs;                 ///< in the order of the pages
    QWidget* m_parting;               ///< a line between what is made and what is done with it
    QStackedWidget* m_room = nullptr; ///< the pages, or what one of them begins with
    PageStack* m_pages;
    QHash<QString, WorkshopStart*> m_starts; ///< by tab
    QSet<QString> m_begun;
    HeroWorkspace* m_heroes;
    BattlefieldEditorPage* m_battlefields;
    RuleSetEditorPage* m_ruleSets;
    PackagesPage* m_packages;
    QSet<Page*> m_asked; ///< about what a program left behind
};

} // namespace fabletop
