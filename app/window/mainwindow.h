// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MainWindow: the shell around pages: menu row, sidebar, banner, title and the edges of a window.
///
/// Why it knows no page: `windowPages` lists them, `Page` is all it asks of one, and what happens to matches
/// and files is the workspace's.

#include "app/session/matchstore.h"
#include "app/session/shell.h"
#include "views/pages/pagestack.h"
#include "views/preferences/settings.h"

#include <QMainWindow>
#include <memory>

namespace fabletop {

class Banner;
class KeySheet;
class MainMenu;
class MatchSession;
class Sidebar;
struct Workspace;

class MainWindow : public QMainWindow, public Shell {
    Q_OBJECT
public:
    MainWindow(Settings& settings, MatchStore store, std::shared_ptr<const Theme> theme,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// The art of pages, with the pictures of packages.
    [[nodiscard]] std::shared_ptr<const Art> art() const;
    [[nodiscard]] Workspace& workspace() { return *m_workspace; }
    [[nodiscard]] MatchSession& session();
    [[nodiscard]] PageStack& pages() { return *m_pages; }

    void turnTo(const QString& page, const QString& place = {}) override;
    bool open(const QString& path, int at = -1) override;
    void chooseLanguage(const QString& code) override { Q_EMIT languageRequested(code); }
    /// Something went wrong with a file.
    void warn(const QString& sentence);

Q_SIGNALS:
    void languageRequested(const QString& code);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Sidebar, banner and the ground of the pages, which is handed back.
    [[nodiscard]] QWidget* build(const std::shared_ptr<const Theme>& theme);
    void connectParts();
    void buildMenu();
    void renewMenu();
    void renewWords();
    /// Title, menu row and sidebar tell which page is in sight.
    void refresh();
    /// A setting is another, whoever changed it.
    void onSetting(const QString& key);
    void showKeys();
    void takeInPictures();

    Settings& m_settings;
    Sidebar* m_sidebar = nullptr;
    Banner* m_banner = nullptr;
    KeySheet* m_keySheet = nullptr;
    MainMenu* m_menu = nullptr; ///< made anew for another language or theme
    std::unique_ptr<Workspace> m_workspace;
    PageStack* m_pages = nullptr;
};

} // namespace fabletop
