// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// WorkshopHub: what can be made, a tab each: heroes, battlefields and rule sets; and the packages of
/// friends.

#include "views/workshop/battlefield/battlefieldeditorpage.h"
#include "views/workshop/heroworkspace.h"
#include "views/workshop/packages/packagespage.h"
#include "views/workshop/rulesets/ruleseteditorpage.h"

#include <QWidget>
#include <memory>

class QBoxLayout;
class QStackedWidget;
class QTabBar;

namespace fabletop {

class WorkshopHub : public QWidget {
    Q_OBJECT
public:
    /// `folder` has a place of its own for each kind of file.
    WorkshopHub(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                const QString& folder, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    [[nodiscard]] BattlefieldEditorPage* battlefields() const { return m_battlefields; }
    [[nodiscard]] RuleSetEditorPage* ruleSets() const { return m_ruleSets; }
    [[nodiscard]] HeroWorkspace* heroes() const { return m_heroes; }
    [[nodiscard]] PackagesPage* packages() const { return m_packages; }
    void showHeroes();
    void showBattlefields();
    void showRuleSets();
    void showPackages();
    [[nodiscard]] QString title() const;
    // What the menus of the window ask for goes to the page in sight.
    void undo();
    /// 1 nearer, -1 farther, 0 as it was: boards, and the letters of a text.
    void zoom(int step);
    [[nodiscard]] bool canZoom() const;
    void openByDialog();
    void saveAs();
    /// Whether nothing that is made here would be lost.
    bool mayLeave();

Q_SIGNALS:
    void told(const QString& message);
    void informed(const QString& message);
    void titleChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void arrangeHead();

    std::shared_ptr<const Theme> m_theme;
    QTabBar* m_tabs;
    QBoxLayout* m_head = nullptr;
    QStackedWidget* m_pages;
    HeroWorkspace* m_heroes;
    BattlefieldEditorPage* m_battlefields;
    RuleSetEditorPage* m_ruleSets;
    PackagesPage* m_packages;
    bool m_leftAsked = false; ///< about heroes of a program that ended too early
};

} // namespace fabletop
