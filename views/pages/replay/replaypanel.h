// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayPanel: the right side of a replay: the combat at the cursor, what happened in sentences, the cards.

#include "model/items/eventlogmodel.h"
#include "model/match/words/ledger.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QHBoxLayout;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace fabletop {

class AnalysisTab;
class Button;
class BranchesTab;
class CombatTab;
class NotesTab;
class ReplaySeats;

class ReplayPanel : public QWidget {
    Q_OBJECT
public:
    explicit ReplayPanel(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    enum Page { analysisPage, combatPage, eventsPage, cardsPage, notesPage, branchesPage };
    void setPage(Page page);
    [[nodiscard]] Page page() const;

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Takes its share of a page this wide, and what its board, so wide as it gets, leaves free.
    void fitInto(int pageWidth, int boardWidth);
    /// What is looked at.
    void setView(TableView* view);
    /// The match with the notes and branches, as a rule the one that is looked at.
    void setMatch(Match* trunk, const Narrator& narrator);
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] QListView* events() const { return m_events; }
    [[nodiscard]] NotesTab* notes() const { return m_notes; }
    [[nodiscard]] AnalysisTab* analysis() const { return m_analysis; }
    [[nodiscard]] BranchesTab* branches() const { return m_branches; }
    [[nodiscard]] Button* exportButton() const { return m_export; }
    void setCanContinue(bool can);
    void setCombat(const Ledger& ledger, const QString& where);
    [[nodiscard]] CombatTab* combat() const { return m_combat; }
    /// The place or the viewer is another.
    void refreshCards();
    /// The tabs have the keyboard, so arrows are theirs.
    [[nodiscard]] bool tabsFocused() const;
    void stepTab(int by);

Q_SIGNALS:
    void pageChanged();
    /// An event was picked.
    void eventActivated(int event);
    void ruleActivated(const QString& rule);
    /// The combat of the ledger is to be shown large.
    void combatRequested();
    void continueRequested();
    void exportRequested();
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitTabs();
    void fitButtons();
    void build();
    void buildEvents();
    void peekAtEvents();
    void retranslate();
    void showCurrentEvent();

    std::shared_ptr<const Theme> m_theme;
    EventLogModel m_log;
    TableView* m_view = nullptr;
    const Match* m_trunk = nullptr; ///< the one that was set last; it may be gone
    Looks m_looks;
    QWidget* m_head; ///< as high as the row of viewers beside it
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    AnalysisTab* m_analysis;
    CombatTab* m_combat;
    QSortFilterProxyModel* m_found; ///< the log, or those of its sentences that hold what is searched
    QLineEdit* m_search;
    QListView* m_events;
    ReplaySeats* m_seats;
    QScrollArea* m_seatsScroll;
    NotesTab* m_notes;
    BranchesTab* m_branches;
    Button* m_continue;
    Button* m_export;
    Button* m_close;
};

} // namespace fabletop
