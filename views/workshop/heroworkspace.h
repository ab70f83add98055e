// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroWorkspace: everything that is done with a hero that is being made: its text, a table to try a card on,
/// shaking, its balance, and what changed.
///
/// Why apart from the rules editor: the editor knows a text and what it means; here that text is put to work.

#include "views/theme/theme.h"
#include "views/workshop/rules/heroeditorpage.h"

#include <QWidget>
#include <memory>

class QStackedWidget;
class QTabBar;

namespace fabletop {

class BalancePage;
class SandboxPage;
class Settings;
class ShakePage;
class VersionsPage;

class HeroWorkspace : public QWidget {
    Q_OBJECT
public:
    enum class Mode { text, sandbox, shake, balance, versions };

    /// `folder` has a place of its own for each kind of file.
    HeroWorkspace(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                  const QString& folder, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const;
    /// Takes back what was done last on the page that is shown.
    void undo();
    /// 1 nearer, -1 farther, 0 as it was.
    void zoom(int step);
    [[nodiscard]] bool canZoom() const { return mode() == Mode::sandbox || mode() == Mode::text; }
    /// The choice of what is done, to be placed where there is room for it.
    [[nodiscard]] QTabBar* modes() const { return m_modes; }
    [[nodiscard]] HeroEditorPage* editor() const { return m_editor; }
    [[nodiscard]] SandboxPage* sandbox() const { return m_sandbox; }
    [[nodiscard]] ShakePage* shake() const { return m_shake; }
    [[nodiscard]] BalancePage* balance() const { return m_balance; }
    [[nodiscard]] VersionsPage* versions() const { return m_versions; }

Q_SIGNALS:
    /// A match file was written that is worth a look at this position.
    void matchMade(const QString& path, int at);
    void ruleRequested(const QString& rule);
    void told(const QString& message);
    void informed(const QString& message);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void connectPages();
    /// Hands the hero as it stands in the text to the page that is turned to.
    void handOver();

    QTabBar* m_modes;
    QStackedWidget* m_pages;
    HeroEditorPage* m_editor;
    SandboxPage* m_sandbox;
    ShakePage* m_shake;
    BalancePage* m_balance;
    VersionsPage* m_versions;
};

} // namespace fabletop
