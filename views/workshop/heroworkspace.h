// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroWorkspace: everything that is done with a hero that is being made: its text, a table to try a card on,
/// shaking, its balance, and what changed.
///
/// Why apart from the rules editor: the editor knows a text and what it means; here that text is put to work.

#include "views/pages/page.h"
#include "views/workshop/rules/heroeditorpage.h"

namespace fabletop {

class BalancePage;
class HeadTabs;
class PageStack;
class SandboxPage;
class Settings;
class ShakePage;
class VersionsPage;

class HeroWorkspace : public Page {
    Q_OBJECT
public:
    enum class Mode { text, sandbox, shake, balance, versions };

    /// `folder` has a place of its own for each kind of file.
    HeroWorkspace(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                  const QString& folder, QWidget* parent = nullptr);

    /// The text's, whatever is done with it.
    [[nodiscard]] QString title() const override { return m_editor->title(); }
    [[nodiscard]] std::vector<ActScope> keyScopes() const override;
    [[nodiscard]] QUndoStack* undoStack() override;
    bool beforeUndo() override;
    [[nodiscard]] bool canZoom() const override;
    void zoom(int step) override;
    [[nodiscard]] bool keepsFiles() const override { return true; }
    bool open(const QString& path, int at = -1) override { return m_editor->open(path, at); }
    void openByDialog() override { m_editor->openByDialog(); }
    bool save() override { return m_editor->save(); }
    bool saveAs() override { return m_editor->saveAs(); }
    void offerLeftBehind() override { m_editor->offerLeftBehind(); }
    bool mayLeave() override { return m_editor->mayLeave(); }
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const;
    /// The choice of what is done, to be placed where there is room for it.
    [[nodiscard]] HeadTabs* modes() const { return m_modes; }
    [[nodiscard]] HeroEditorPage* editor() const { return m_editor; }
    [[nodiscard]] SandboxPage* sandbox() const { return m_sandbox; }
    [[nodiscard]] ShakePage* shake() const { return m_shake; }
    [[nodiscard]] BalancePage* balance() const { return m_balance; }
    [[nodiscard]] VersionsPage* versions() const { return m_versions; }

Q_SIGNALS:
    /// A match file was written that is worth a look at this position.
    void matchMade(const QString& path, int at);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void connectPages();
    /// Hands the hero as it stands in the text to the page that is turned to.
    void handOver();

    HeadTabs* m_modes;
    PageStack* m_pages; ///< in the order of Mode
    HeroEditorPage* m_editor;
    SandboxPage* m_sandbox;
    ShakePage* m_shake;
    BalancePage* m_balance;
    VersionsPage* m_versions;
};

} // namespace fabletop
