// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tableframe.h"

#include "views/hand/barslots.h"
#include "views/hand/handtabs.h"

#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr int panelLeast = 200;
constexpr int panelWidest = 340;
constexpr int panelFolded = 88;
constexpr int newsWide = 520;
constexpr int newsHigh = 28;  ///< where there is no timeline beside it
constexpr int listWide = 246; ///< of what lies over a panel
constexpr int boardNarrow = 420;
constexpr int columnWide = 208;  ///< of a timeline beside
constexpr int besideFrom = 1030; ///< width of the rest of the page
constexpr int handHigh = 214;
constexpr int handHighest = 320; ///< in tall windows
constexpr int pageHigh = 766;    ///< of a window 800 high; beyond it the hand grows
constexpr int stripHigh = 30;
constexpr int stripLow = 24;   ///< in low windows
constexpr int lowFrom = 720;   ///< height of a page that isn't low
constexpr int headsHigh = 64;  ///< of a hand of which only the heads are seen
constexpr int wholeHigh = 174; ///< a hand less high shows only heads, however high it is
constexpr int boardLeast = 300;
constexpr qreal mostGrown = 1.5; ///< times the text size, of what holds no more than a line
constexpr int tagHigh = 36;      ///< of a lesson's tag where there is no strip beside it

} // namespace

TableFrame tableFrame(const Theme& theme, QSize page, TimelineDock wanted, double aspect, bool twoHands,
                      int tag)
{
    TableFrame frame;
    // Beside only where the rest is not squeezed by it.
    const bool narrow = page.width() - theme.px(columnWide) < besideFrom;
    frame.dock = wanted == TimelineDock::beside && narrow ? TimelineDock::below : wanted;
    const bool beside = frame.dock == TimelineDock::beside;
    const int wide = page.width() - (beside ? theme.px(columnWide) : 0); // of all but the column
    const int tabs = twoHands ? HandTabs::heightOf(theme) : 0;
    const int bar = barHeight(theme);
    // Cards are never set smaller than designed, and take at most half more in large letters.
    const qreal grown = std::clamp(theme.scale(), 1.0, mostGrown);
    const auto bands = [grown](int design) { return static_cast<int>(std::lround(design * grown)); };
    const int lowPage = page.height() < lowFrom ? stripLow : stripHigh;
    int strip = frame.dock == TimelineDock::below ? bands(lowPage) : 0;
    const int tall = std::max(0, (page.height() - pageHigh) * 30 / 100);
    int row = std::min(bands(handHigh) + tall, bands(handHighest)) + tabs;
    // Where the board would be too low the strip gives way in large letters too, then the hand, down to the
    // heads of its cards.
    const auto lacking = [&] { return boardLeast - (page.height() - bar - row - strip); };
    if (lacking() > 0 && strip > 0) strip = std::max(bands(stripLow), strip - lacking());
    if (frame.dock == TimelineDock::hidden) strip = theme.px(tag > 0 ? tagHigh : newsHigh);
    if (lacking() > 0) row = std::max(headsHigh + tabs, row - lacking());
    if (row - tabs < wholeHigh) row = headsHigh + tabs; // what they don't need is the board's
    if (lacking() > 0 && frame.dock == TimelineDock::below) {
        frame.dock = TimelineDock::hidden;
        strip = theme.px(tag > 0 ? tagHigh : stripLow);
    }
    const int handTop = page.height() - strip - row;
    const int boardHigh = handTop - bar;
    const int spare = (wide - static_cast<int>((boardHigh - 12) * aspect) - 12) / 2;
    const bool folded = wide - 2 * panelLeast < boardNarrow;
    const int panel = folded ? panelFolded : std::clamp(spare, panelLeast, panelWidest);
    const int large = std::max(panel, theme.px(listWide));
    frame.board = {panel, 0, wide - 2 * panel, boardHigh};
    frame.left = {0, 0, panel, boardHigh};
    frame.right = {wide - panel, 0, panel, boardHigh};
    frame.bar = {0, boardHigh, wide, bar};
    frame.tabs = {0, handTop, wide, tabs};
    frame.hand = {0, handTop + tabs, wide, row - tabs};
    const int news = std::min(std::max(theme.px(newsWide), wide * 3 / 10), wide * 2 / 5);
    const int beneath = beside && tag > 0 ? theme.px(tagHigh) : 0;
    const int line = beside ? theme.px(newsHigh) : 0; // of the news at the foot of the column
    const int before = beside ? 0 : tag;
    frame.strip = {before, page.height() - strip, wide - before - (beside ? 0 : news), strip};
    frame.column = {wide, 0, page.width() - wide, page.height() - beneath - line};
    frame.pane = beside ? QRect(wide, page.height() - beneath - line, page.width() - wide, line)
                        : QRect(wide - news, page.height() - strip, news, strip);
    frame.tag = beside ? QRect(wide, page.height() - beneath, page.width() - wide, beneath)
                       : QRect(0, page.height() - strip, before, strip);
    frame.large = {wide - large, 4, large, boardHigh - 4};
    frame.sheet = {0, 0, wide, page.height() - strip};
    return frame;
}

} // namespace fabletop
