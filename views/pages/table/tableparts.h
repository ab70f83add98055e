// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableParts: the widgets a table page is made of.
///
/// Why apart from the page: layout, inspector, stage and lesson each work with some of them, and none of
/// these needs to know the page or each other.

#include "model/table/ids.h"
#include "views/theme/theme.h"

#include <array>
#include <memory>

class QWidget;

namespace fabletop {

class ActionBar;
class BattlefieldView;
class ChoiceRow;
class CombatAside;
class CombatBand;
class CombatLine;
class CombatSheet;
class DeckPanel;
class DetailPane;
class HandOverScreen;
class HandTabs;
class HandView;
class LessonRing;
class LessonTag;
class PromptBar;
class ResultBar;
class SeatPanel;
class TimelineStrip;
class TrayBacks;
class TurnColumn;

struct TableParts {
    /// All of them become children of the page.
    TableParts(const std::shared_ptr<const Theme>& theme, QWidget& page);
    void retranslate();
    /// Tab goes from the board to the hand, the actions or answers, the primary, its rule and Take back; to
    /// be called whenever answers were made anew.
    void orderFocus();
    /// What lies over the page while a match is played, or after it.
    void hideOverlays();

    BattlefieldView* board;
    PromptBar* prompt;
    ActionBar* actions;
    ChoiceRow* choices;
    HandTabs* tabs;
    HandView* hand;
    DeckPanel* deck;   ///< over the side away from the pointer
    DetailPane* pane;  ///< at the end of the timeline: what has happened since, in one line
    DetailPane* large; ///< over the right panel: texts, and the log
    TimelineStrip* strip;
    TurnColumn* column;
    CombatBand* band;
    CombatAside* aside; ///< what of a combat stays while it asks
    CombatLine* line;   ///< over the strip
    CombatSheet* sheet;
    ResultBar* result;
    HandOverScreen* cover;
    LessonTag* tag;
    LessonRing* ring;
    std::array<SeatPanel*, maxSeats> panels{};
    std::array<TrayBacks*, maxSeats> trays{}; ///< each a child of its panel
};

} // namespace fabletop
