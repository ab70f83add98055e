// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayPage: a match looked at: the battlefield at the cursor, through anybody's eyes, with every way to
/// step.
///
/// Why it keeps nothing but its view and the step: all that is shown is computed from the place and the
/// viewer, so the same place gives the same picture whichever way one came to it. While the match runs, it
/// shows what model/match/viewpointpolicy.h allows, and asks before it opens all hands.

#include "model/match/conditions.h"
#include "model/match/tableview.h"
#include "views/match/looks.h"
#include "views/pages/page.h"
#include "views/pages/replay/replaybar.h"
#include "views/pages/replay/replayplayer.h"

#include <memory>
#include <optional>

namespace fabletop {

class BattlefieldView;
class DivergenceLabel;
class MatchGraph;
class ReplayTimeline;
class TurnColumn;
class ViewpointSelector;
class ReplayAnalysis;
class ReplayPanel;
class ReplayViewpoint;

class ReplayPage : public Page {
    Q_OBJECT
public:
    explicit ReplayPage(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    ~ReplayPage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    /// Looks at a match that somebody else owns, from a place of its own. Null: nothing.
    void setMatch(Match* match, Language language = Language::en);
    /// The same for a timeline alone: a match is made of it and kept here.
    void setTimeline(const Timeline& timeline, const MatchInfo& info, std::shared_ptr<const MatchRules> rules,
                     Language language = Language::en);
    [[nodiscard]] BattlefieldView* board() const { return m_board; }
    [[nodiscard]] Match* match() const { return m_view.match(); }
    /// The line that is looked at, as the viewer sees it from where the page stands.
    [[nodiscard]] TableView& view() { return m_view; }
    [[nodiscard]] const TableView& view() const { return m_view; }
    /// The match with the recorded line, also while one of its branches is looked at.
    [[nodiscard]] Match* trunk() const { return m_trunk; }
    /// What today's rules don't give as it is recorded.
    [[nodiscard]] DivergenceLabel* divergenceLabel() const { return m_divergence; }
    /// The line that is looked at, 0: the recorded one.
    [[nodiscard]] int branch() const { return m_branch; }
    void showBranch(int id);
    [[nodiscard]] ReplayBar* bar() const { return m_bar; }
    [[nodiscard]] ReplayPanel* panel() const { return m_panel; }
    [[nodiscard]] ReplayTimeline* timeline() const { return m_timeline; }
    [[nodiscard]] ReplayAnalysis& analysis() const { return *m_analysis; }
    void setLanguage(Language language) override;
    /// Where the turns stand, as at the table. Beside only where the rest is not squeezed by it.
    enum class Dock { below, beside, hidden };
    void setDock(Dock dock);
    /// Nothing behind the cursor is drawn or told, whatever the tab.
    void setFutureHidden(bool hidden);
    /// Offers "Show combat"; whoever does so answers `combatRequested`.
    void setCanShowCombat(bool can);
    /// Offers "Continue match"; there is no such button where it cannot be.
    void setCanContinue(bool can);

    void seek(int position, int offset = 0);
    [[nodiscard]] int position() const { return m_view.place().position; }
    /// Who looks, and who may.
    [[nodiscard]] ReplayViewpoint& sight() const { return *m_sight; }
    [[nodiscard]] ViewpointSelector* eyesRow() const { return m_eyesRow; }
    [[nodiscard]] Viewer viewer() const;

    // What buttons and keys do.
    void stepForward(Unit unit);
    void stepBack(Unit unit);
    void toStart() { seek(0); }
    void toEnd();
    void jump(Jump kind, bool forward);
    /// Plays until the condition is fulfilled next, at the speed that is set.
    void runUntil(const Condition& condition);
    /// A menu of all that can be waited for.
    void offerUntil();
    void setUnit(Unit unit);
    [[nodiscard]] Unit unit() const;
    void setPlaying(bool playing);
    [[nodiscard]] bool playing() const { return m_player.playing(); }

Q_SIGNALS:
    void closed();
    /// The match is to be played on, at its end.
    void continueRequested();
    /// "R-…" was clicked.
    void ruleActivated(const QString& rule);
    /// Another line is to be played from this place of this branch, with these players by seat.
    void playRequested(int branch, int position, const QStringList& players);
    void exportRequested();
    /// The combat that holds this event is to be shown large.
    void combatRequested(int event);
    /// The future is hidden, or no longer, because somebody here said so.
    void futureHidden(bool hidden);
    /// Another place is shown.
    void moved();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildMain();
    void connectParts();
    void connectBar();
    void connectAnalysis();
    void tellParts();
    void refresh();
    void refreshBar();
    void refreshBoard();
    void onViewerChanged();
    void fitIn();
    [[nodiscard]] int boardWide() const;
    void look(Match* match);
    void refreshMarks();
    void refreshAnalysis();
    void onTrial(bool begun);
    void compare(int id);
    void showDivergence();

    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<Match> m_own;
    TableView m_view;
    Match* m_trunk = nullptr;
    int m_branch = 0;
    Looks m_looks;
    Language m_language = Language::en;
    ReplayPlayer m_player{m_view};
    Dock m_dock = Dock::below;
    ReplayAnalysis* m_analysis;
    std::optional<Viewer> m_beforeTrial; ///< who looked before somebody tried a decision
    bool m_hiddenBeforeTrial = false;    ///< and whether the future was hidden

    ViewpointSelector* m_eyesRow;
    ReplayViewpoint* m_sight;
    DivergenceLabel* m_divergence;
    BattlefieldView* m_board;
    ReplayBar* m_bar;
    ReplayTimeline* m_timeline;
    TurnColumn* m_column;
    ReplayPanel* m_panel;
};

} // namespace fabletop
