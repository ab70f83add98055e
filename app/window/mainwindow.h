// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MainWindow: menu row, rail and pages; it passes wishes on and knows nothing of the game.

#include "app/window/keeping/matchstore.h"
#include "model/content/contentcollection.h"
#include "model/match/viewpointpolicy.h"
#include "views/pages/settings.h"
#include "views/pages/start/matchplan.h"
#include "views/theme/theme.h"

#include <QMainWindow>
#include <functional>
#include <memory>
#include <vector>

class QMenu;
class QStackedWidget;

namespace fabletop {

class Banner;
class CardsPage;
class LibraryPage;
class MatchKeeper;
class MenuRow;
class NewMatchPage;
class Sidebar;
class ReplayPage;
class RulebookPage;
class TablePage;
class WelcomePage;
class WorkshopHub;
class BattlefieldEditorPage;
struct RuleSet;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Settings& settings, MatchStore store, std::shared_ptr<const Theme> theme,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }
    /// The art of pages, with the pictures of packages.
    [[nodiscard]] std::shared_ptr<const Art> art() const { return m_theme->sharedArt(); }

    void showWelcome();
    void showNewMatch();
    void showTable();
    void showReplay();
    void showLibrary();
    void showCards();
    void showRulebook();
    void showWorkshop();
    /// Turns to the clause "R-…" in the rulebook.
    void showRule(const QString& id);
    /// Sits down at a new match and begins it; `path` where it saves itself, empty: the store's folder.
    void play(std::unique_ptr<Match> match, const QString& path = QString());
    /// Opens a file to go on with, or to look at where it is over. False: the banner says why not.
    bool open(const QString& path, int at = -1);
    /// Something that went wrong with a file.
    void warn(const QString& sentence);
    [[nodiscard]] Match* match() const { return m_match.get(); }
    [[nodiscard]] MatchKeeper* keeper() const { return m_keeper; }
    [[nodiscard]] TablePage* table() const { return m_table; }
    [[nodiscard]] ReplayPage* replay() const { return m_replay; }
    [[nodiscard]] LibraryPage* library() const { return m_library; }
    [[nodiscard]] CardsPage* cards() const { return m_cards; }
    /// Null until it is shown.
    [[nodiscard]] WorkshopHub* workshopHub() const { return m_workshop; }
    /// The battlefield editor; null until the workshop is shown.
    [[nodiscard]] BattlefieldEditorPage* workshop() const;
    /// Made when it is first wanted: it reads every hero.
    [[nodiscard]] NewMatchPage* newMatch();

Q_SIGNALS:
    void languageRequested(const QString& code);
    void paletteRequested(const QString& palette);
    void textScaleRequested(double scale);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Pages of the rail, in its order.
    enum class Place { table, replay, matches, cards, rules, workshop };
    [[nodiscard]] static QStringList placeNames();

    void buildPages();
    void connectPages();
    void goTo(Place place);
    void buildMenus();
    void fillMatchMenu(QMenu& menu);
    void addViewMenu();
    void zoom(int step);
    void applyBoardOptions();
    void fillGoMenu(QMenu& menu);
    void makeNewMatch(const MatchPlan& plan);
    void turnTo(QWidget* page);
    void adopt(std::unique_ptr<Match> match);
    void start(const MatchPlan& plan);
    void startLesson();
    /// Plays another line from that place; it grows in the recorded match, which is kept aside meanwhile.
    void playBranch(int from, int position, const QStringList& players);
    /// Back from a branch to the match it belongs to.
    void endBranch();
    void onReplayClosed();
    void offerExport();
    void exportAs(int kind, Language language);
    void onRematch(bool swapped);
    void showLoaded(LoadedMatch loaded, int at);
    void tellTorn(const QString& path);
    /// A match whose file is damaged, up to there.
    void offerBeginning(const LoadedMatch& loaded);
    void onResign();
    void leave();
    [[nodiscard]] Presence presence() const;
    void onViewerChanged();
    void printRulebook();
    /// A hero file is shown as its cards.
    bool openHero(const QString& path);
    bool openPackage(const QString& path);
    /// Looks whether the person has other heroes, battlefields or pictures than a moment ago.
    void refreshShelf();
    void takeInPictures();
    void printCards(int kind);
    /// Where to save a PDF; empty: not at all.
    QString askForPdf(const QString& name);
    void tellDecks();
    /// A match on a battlefield that is drawn just now, by who played last.
    void tryOut(const Battlefield& battlefield);
    void playBy(const RuleSet& rules);
    /// A match with the hero of a file in the first seat.
    void playAs(const QString& heroFile);
    /// A battlefield or a rule set is made, not played.
    bool openInWorkshop(const QString& path);
    void takeBack();
    void takeIn(const QList<QUrl>& files);
    void chooseFile();
    void tell(const Diagnostics& diagnostics, const QStringList& answers = {},
              const std::function<void()>& then = {});
    void openInEditor(const QString& hero);
    void refreshUnfinished();
    void refreshTitle();
    [[nodiscard]] QString teams(const MatchInfo& info) const;

    Settings& m_settings;
    MatchStore m_store;
    ContentCollection m_shelf;
    std::shared_ptr<const Theme> m_theme;
    Language m_language = Language::en;
    std::unique_ptr<Match> m_match;
    std::unique_ptr<Match> m_trunk; ///< while one of its branches is played
    int m_branch = 0;
    MenuRow* m_menus = nullptr; ///< made anew for another language or theme
    Sidebar* m_rail = nullptr;
    Banner* m_banner = nullptr;
    MatchKeeper* m_keeper = nullptr;
    QStackedWidget* m_pages = nullptr;
    WelcomePage* m_welcome = nullptr;
    NewMatchPage* m_new = nullptr;
    TablePage* m_table = nullptr;
    ReplayPage* m_replay = nullptr;
    LibraryPage* m_library = nullptr;                       ///< made when it is first shown
    CardsPage* m_cards = nullptr;                           ///< made when it is first shown
    std::vector<std::shared_ptr<const HeroRules>> m_opened; ///< heroes of files that were opened
    WorkshopHub* m_workshop = nullptr;                      ///< made when it is first shown
    RulebookPage* m_rulebook = nullptr;                     ///< made when it is first shown
};

} // namespace fabletop
