// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TablePage: a match being played: the battlefield, a panel a seat, prompt, hand, pane and timeline.
///
/// Why it holds no rule and no pick: what a click means is the TableController's. The page passes input on
/// and shows what the controller has; what lies over it is TableStage's, what is pointed at TableInspector's,
/// which cards lie under the board HandRow's, what keys mean TableKeys'.

#include "views/hand/handview.h"
#include "views/pages/page.h"
#include "views/pages/table/handrow.h"
#include "views/pages/table/lesson/lessonguide.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablehint.h"
#include "views/pages/table/tableinspector.h"
#include "views/pages/table/tablekeys.h"
#include "views/pages/table/tablelayout.h"
#include "views/pages/table/tablestage.h"

#include <memory>

namespace fabletop {

class TablePage : public Page {
    Q_OBJECT
public:
    TablePage(Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    ~TablePage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    /// A match to play, owned by somebody else; null: an empty table.
    void setMatch(Match* match, Language language);
    void setLanguage(Language language) override;
    [[nodiscard]] QString rule() const override;
    void setSpeed(double speed);
    using Dock = TimelineDock;
    void setDock(Dock dock);
    [[nodiscard]] Dock dock() const { return m_layout.dock(); }
    /// Children of it that share the sides with the panels of two seats (tablelayout.h).
    void setSides(QWidget* left, QWidget* right);
    /// Teaches the game while this match is played; after `setMatch`.
    void teach(SeatId seat) { m_guide.teach(seat); }
    [[nodiscard]] Match* match() const { return m_controller.match(); }

    [[nodiscard]] const TableController& controller() const { return m_controller; }

    // For tests and the demonstration, which drive the page from outside.
    [[nodiscard]] TableController& controller() { return m_controller; }
    [[nodiscard]] BattlefieldView* board() const { return m_parts.board; }
    [[nodiscard]] HandView* hand() const { return m_parts.hand; }
    [[nodiscard]] PromptBar* promptBar() const { return m_parts.prompt; }
    [[nodiscard]] ActionBar* actions() const { return m_parts.actions; }
    [[nodiscard]] ChoiceRow* choices() const { return m_parts.choices; }
    [[nodiscard]] HandOverScreen* cover() const { return m_parts.cover; }
    [[nodiscard]] ResultBar* result() const { return m_parts.result; }
    [[nodiscard]] CombatSheet* sheet() const { return m_parts.sheet; }
    [[nodiscard]] SeatPanel* panel(SeatId seat) const { return m_parts.panels[index(seat)]; }
    [[nodiscard]] PileShown pileShown() const { return m_row.pile(); }
    [[nodiscard]] DeckPanel* deckPanel() const { return m_parts.deck; }
    [[nodiscard]] TableHint& hint() { return m_hint; }
    [[nodiscard]] Lesson* lesson() { return &m_guide.lesson(); }
    [[nodiscard]] LessonTag* lessonTag() const { return m_parts.tag; }
    [[nodiscard]] TimelineStrip* strip() const { return m_parts.strip; }
    [[nodiscard]] HandTabs* handTabs() const { return m_parts.tabs; }
    [[nodiscard]] DetailPane* pane() const { return m_parts.pane; }
    /// The large card or text over a side panel, while something is under the pointer.
    [[nodiscard]] DetailPane* largePane() const { return m_parts.large; }
    /// Nothing moves and nothing waits to be shown.
    [[nodiscard]] bool atRest() const { return m_stage.atRest(); }

Q_SIGNALS:
    void rematchRequested();
    void swapRequested();
    void reviewRequested();
    void newMatchRequested();
    void lessonFinished();
    /// "R-…" was clicked in a combat's ledger.
    void ruleActivated(const QString& rule);
    /// A text was shown for a click or for what is under the pointer.
    void told(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void connectBoard();
    void connectBar();
    void connectHand();
    void connectRest();
    void refresh();
    void refreshMoving();
    void refreshTold();
    void tellHint();
    void refreshQuestion();
    void refreshBoard();
    void refreshPanels();
    void refreshActions();
    void tellNarrator();
    void setFade();
    void forgetViewer();
    void onEnded();
    void onSeek(int position, int offset);

    std::shared_ptr<const Theme> m_theme;
    TableController m_controller;
    TableHint m_hint{m_controller};
    EventLogModel* m_log;
    TableParts m_parts;
    TableLayout m_layout;
    TableInspector m_inspector;
    HandRow m_row;
    TableKeys m_keys;
    TableStage m_stage;
    LessonGuide m_guide;
    FighterId m_dragged = FighterId::none;
    int m_toldEvents = -1; ///< so many were told when panels and piles were filled last
    bool m_refreshing = false;
    bool m_hintTold = false;
};

} // namespace fabletop
