// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TablePage: a match being played: the battlefield, a panel a seat, prompt, hand, pane and timeline.
///
/// Why it holds no rule and no pick: what a click means is the TableController's; the page arranges and
/// draws.

#include "views/hand/handview.h"
#include "views/pages/page.h"
#include "views/pages/table/cardrow.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tableframe.h"

#include <array>
#include <memory>

namespace fabletop {

class ActionBar;
class BattlefieldView;
class ChoiceRow;
class CombatBand;
class CombatSheet;
class HandOverScreen;
class DeckPanel;
class EventLogModel;
class HandTabs;
enum class LessonScene;
class Lesson;
class LessonRing;
class LessonTag;
class DetailPane;
class PromptBar;
class ResultBar;
class SeatPanel;
class TimelineStrip;
class TurnColumn;

class TablePage : public Page {
    Q_OBJECT
public:
    TablePage(Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    ~TablePage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    /// A match to play, owned by somebody else; null: an empty table.
    void setMatch(Match* match, Language language);
    void setLanguage(Language language) override;
    void setSpeed(double speed);
    using Dock = TimelineDock;
    void setDock(Dock dock);
    [[nodiscard]] Dock dock() const { return m_dock; }
    /// Teaches the game while this match is played; after `setMatch`.
    void teach(SeatId seat);
    [[nodiscard]] Match* match() const { return m_controller.match(); }

    // For tests and the demonstration, which drive the page from outside.
    [[nodiscard]] TableController& controller() { return m_controller; }
    [[nodiscard]] BattlefieldView* board() const { return m_board; }
    [[nodiscard]] HandView* hand() const { return m_hand; }
    [[nodiscard]] PromptBar* promptBar() const { return m_prompt; }
    [[nodiscard]] ActionBar* actions() const { return m_actions; }
    [[nodiscard]] ChoiceRow* choices() const { return m_choices; }
    [[nodiscard]] HandOverScreen* cover() const { return m_cover; }
    [[nodiscard]] ResultBar* result() const { return m_result; }
    [[nodiscard]] CombatSheet* sheet() const { return m_sheet; }
    [[nodiscard]] SeatPanel* panel(SeatId seat) const { return m_panels[index(seat)]; }
    [[nodiscard]] PileShown pileShown() const { return m_pile; }
    [[nodiscard]] DeckPanel* deckPanel() const { return m_deck; }
    [[nodiscard]] Lesson* lesson() const { return m_lesson; }
    [[nodiscard]] LessonTag* lessonTag() const { return m_tag; }
    [[nodiscard]] TimelineStrip* strip() const { return m_strip; }
    [[nodiscard]] HandTabs* handTabs() const { return m_tabs; }
    [[nodiscard]] DetailPane* pane() const { return m_pane; }
    /// The large card or text over a side panel, while something is under the pointer.
    [[nodiscard]] DetailPane* largePane() const { return m_large; }
    /// Nothing moves and nothing waits to be shown.
    [[nodiscard]] bool atRest() const;

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
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectBoard();
    void connectRows();
    void arrange();
    void arrangePanels(const TableFrame& frame);
    void seek(int position, int offset);
    void arrangePane();
    void giveKeyboard();
    void renewCovered();
    void tellMeaning();
    [[nodiscard]] bool twoHands() const;
    void refresh();
    void refreshBoard();
    void refreshPanels();
    void refreshHand();
    void refreshPrompt();
    void refreshChoices();
    void refreshActions();
    void refreshBand();
    void tellSheet();
    void onPartBegan();
    void onBoardFinished();
    void onSheetFinished();
    void onCoverRequested(SeatId seat);
    void onWelcomed();
    void onViewerChanged();
    void showCover();
    void refreshCover();
    void showSheet();
    void onEnded();
    void onSpaceHovered(SpaceId space);
    void onFighterHovered(FighterId fighter);
    void onCardHovered(int place);
    void onCardDropped(int place, QPoint global);
    void onPileClicked(SeatId seat, SeatPanel::Pile pile);
    void onPileHovered(SeatId seat, SeatPanel::Pile pile, bool over);
    void onNewsRequested();
    void onAbilityHovered(SeatPanel* panel, bool over);
    void onAbilityClicked(SeatId seat);
    void onRefused(const QString& reason);
    void tell(const QString& heading, const QString& text, bool harm = false);
    void tellCard(const CardLook& look, const QString& remark);
    void tellNothing();
    void tellIdle(const QWidget* where);
    void onSentenceClicked(int row);
    void onChoicePicked(int place);
    void closePile();
    void refreshTabs();
    void refreshTray();
    void refreshLesson();
    void connectLesson();
    [[nodiscard]] LessonScene lessonScene() const;
    [[nodiscard]] QRect lessonTarget(bool& round) const;
    [[nodiscard]] int seatCount() const;
    [[nodiscard]] int unit(qreal design) const { return m_theme->px(design); }
    [[nodiscard]] bool digit(int key);

    Settings& m_settings;
    std::shared_ptr<const Theme> m_theme;
    TableController m_controller;
    EventLogModel* m_log;
    std::array<SeatPanel*, maxSeats> m_panels{};
    BattlefieldView* m_board;
    PromptBar* m_prompt;
    ActionBar* m_actions;
    ChoiceRow* m_choices;
    HandTabs* m_tabs;
    HandView* m_hand;
    DeckPanel* m_deck;   ///< over the side away from the pointer
    DetailPane* m_pane;  ///< beside the hand: the log, short texts, the last card
    DetailPane* m_large; ///< over the right panel: whole cards, long texts
    TimelineStrip* m_strip;
    TurnColumn* m_column;
    Dock m_dock = Dock::below;
    CombatBand* m_band;
    Cursor m_sheetEnd;         ///< how far the combat on the sheet has come
    int m_sheetFight = -1;     ///< the fight it shows, or has shown
    bool m_sheetWaits = false; ///< until everybody looks again
    CombatSheet* m_sheet;
    ResultBar* m_result;
    HandOverScreen* m_cover;
    Lesson* m_lesson;
    LessonTag* m_tag;
    LessonRing* m_ring;
    SeatId m_pinned = SeatId::none;    ///< whose deck list stays open
    PileShown m_pile;                  ///< looked through in the hand row
    SeatId m_otherHand = SeatId::none; ///< of the person's other hero, while it is looked at
    SeatId m_handOf = SeatId::none;    ///< who was asked when it was picked
    FighterId m_inspected = FighterId::none;
    FighterId m_dragged = FighterId::none;
    SpaceSet m_ringed = 0;             ///< spaces of the sentence under the pointer
    SpaceId m_pointed = SpaceId::none; ///< the space under the pointer or the keyboard's cursor
    enum class Shows { nothing, board, sheet } m_shows = Shows::nothing;
    QRect m_paneRoom; ///< of the large one
    bool m_refreshing = false;
};

} // namespace fabletop
