// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tableframe.h"

#include "views/hand/barslots.h"
#include "views/hand/handtabs.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int panelWide = 228;
constexpr int panelWidest = 320;
constexpr int panelFolded = 88;
constexpr int columnWide = 208; ///< of a timeline beside
constexpr int foldBelow = 1030; ///< width of the page; the window is the rail wider
constexpr int handHigh = 214;
constexpr int handHighest = 320; ///< in tall windows
constexpr int designHigh = 766;  ///< of the page, at which the hand has its least height
constexpr int newsWide = 232;
constexpr int newsHigh = 28; ///< where there is no timeline beside it
constexpr int stripHigh = 58;
constexpr int headsHigh = 64; ///< of a hand of which only the heads are seen
constexpr int boardLeast = 300;
constexpr int tagHigh = 36; ///< of a lesson's tag where there is no strip beside it

} // namespace

TableFrame tableFrame(const Theme& theme, QSize page, TimelineDock wanted, double aspect, bool twoHands,
                      int tag)
{
    TableFrame frame;
    // Beside only where the rest is not squeezed by it.
    const bool narrow = page.width() - theme.px(columnWide) < foldBelow;
    frame.dock = wanted == TimelineDock::beside && narrow ? TimelineDock::below : wanted;
    const bool beside = frame.dock == TimelineDock::beside;
    const int wide = page.width() - (beside ? theme.px(columnWide) : 0); // of all but the column
    const bool folded = wide < foldBelow;
    const int tabs = twoHands ? HandTabs::heightOf(theme) : 0;
    const int bar = barHeight(theme);
    int strip = frame.dock == TimelineDock::below ? theme.px(stripHigh) : 0;
    // Cards are never set smaller than designed, and take at most half more in large letters.
    const qreal grown = std::clamp(theme.scale(), 1.0, 1.5);
    const int tall = std::max(0, (page.height() - designHigh) * 30 / 100);
    int row =
        std::min(static_cast<int>(handHigh * grown) + tall, static_cast<int>(handHighest * grown)) + tabs;
    // Where the board would be too low the timeline gives way first, then the hand, down to the heads of its
    // cards.
    const auto lacking = [&] { return boardLeast - (page.height() - bar - row - strip); };
    if (lacking() > 0 && strip > 0) {
        strip = 0;
        frame.dock = TimelineDock::hidden;
    }
    if (frame.dock == TimelineDock::hidden) strip = theme.px(tag > 0 ? tagHigh : newsHigh);
    if (lacking() > 0) row = std::max(headsHigh + tabs, row - lacking());
    const int handTop = page.height() - strip - row;
    const int boardHigh = handTop - bar;
    const int spare = (wide - static_cast<int>((boardHigh - 12) * aspect) - 12) / 2;
    const int panel = folded ? panelFolded : std::clamp(spare, panelWide, panelWidest);
    const int large = folded ? theme.px(panelFolded + 96) : panel;
    frame.board = {panel, 0, wide - 2 * panel, boardHigh};
    frame.left = {0, 0, panel, boardHigh};
    frame.right = {wide - panel, 0, panel, boardHigh};
    frame.bar = {0, boardHigh, wide, bar};
    frame.tabs = {0, handTop, wide, tabs};
    frame.hand = {0, handTop + tabs, wide, row - tabs};
    const int news = std::min(theme.px(newsWide), wide / 3);
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
