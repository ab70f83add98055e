// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablelayout.h"

#include "model/match/match.h"
#include "views/battlefield/battlefieldview.h"
#include "views/combat/combataside.h"
#include "views/combat/combatline.h"
#include "views/combat/combatsheet.h"
#include "views/hand/detailpane.h"
#include "views/hand/handtabs.h"
#include "views/hand/handview.h"
#include "views/hand/promptbar.h"
#include "views/hand/traybacks.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/lesson/lessontag.h"
#include "views/pages/table/resultbar.h"
#include "views/seats/seatpanel.h"
#include "views/timeline/timelinestrip.h"
#include "views/timeline/turncolumn.h"

#include <QtMath>
#include <algorithm>
#include <span>
#include <vector>

namespace fabletop {

namespace {

constexpr int lowPlate = 120;         ///< height of a plate below which its figure fills the corner
constexpr int panelWithSide = 150;    ///< height of a seat's panel that shares its side with something else
constexpr int wholeFrom = 345;        ///< height of such a panel that shows an ability
constexpr int panelShare = 57;        ///< per cent of the side that it then has
constexpr double emptyAspect = 1.544; ///< of a table without a battlefield

/// A side so high has room for a whole panel beside something else.
bool wholePanel(int side)
{
    return side * panelShare / 100 >= wholeFrom;
}

/// One person holds two heroes: the place of the tabs is kept in the whole match, whoever is asked.
bool twoHands(const Match& match)
{
    const auto& seats = match.rules().seats;
    for (std::size_t one = 0; one < seats.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            if (match.info().person(idAt<SeatId>(static_cast<int>(one))) &&
                seats[one].person == seats[other].person)
                return true;
    return false;
}

} // namespace

void TableLayout::arrange(const Match* match)
{
    const double aspect = match ? match->info().setup.battlefield.aspect : emptyAspect;
    const TableFrame frame = tableFrame(*m_theme, m_page.size(), m_dock, aspect, match && twoHands(*match),
                                        m_parts.tag->isHidden() ? 0 : m_parts.tag->sizeHint().width());
    m_parts.strip->setVisible(frame.dock == TimelineDock::below);
    m_parts.column->setVisible(frame.dock == TimelineDock::beside);
    m_parts.column->setGeometry(frame.column);
    arrangePanels(m_left && m_right ? withSides(frame) : frame, match);
    alignPanels(match);
    m_parts.board->setGeometry(frame.board);
    m_parts.prompt->setGeometry(frame.bar);
    m_parts.prompt->layOut();
    m_parts.tabs->setGeometry(frame.tabs);
    m_parts.hand->setGeometry(frame.hand.adjusted(0, -HandView::lift, 0, 0));
    m_parts.hand->setMiddle(frame.board.center().x());
    m_parts.pane->setGeometry(frame.pane);
    m_parts.strip->setGeometry(frame.strip);
    m_parts.tag->setGeometry(frame.tag);
    m_parts.result->setGeometry(frame.bar.united(frame.hand));
    m_parts.sheet->setGeometry(frame.sheet);
    m_parts.sheet->setBarPlace(frame.bar);
    m_parts.aside->setGeometry(frame.sheet);
    m_parts.aside->setBarPlace(frame.bar);
    m_parts.line->setGeometry(frame.strip);
    m_parts.cover->setGeometry(m_page.rect());
    m_large = frame.large;
    arrangePane();
    arrangeTrays(match);
}

void TableLayout::alignPanels(const Match* match)
{
    if (!match) return;
    const auto count = static_cast<std::size_t>(match->rules().seatCount());
    if (count <= 2) alignSeatPanels(std::span(m_parts.panels.data(), count));
}

/// Over the lower corner of the seat's picture, away from the board.
void TableLayout::arrangeTrays(const Match* match)
{
    for (int seat = 0; match && seat < match->rules().seatCount(); ++seat) {
        TrayBacks& tray = *m_parts.trays[static_cast<std::size_t>(seat)];
        const SeatPanel& panel = *m_parts.panels[static_cast<std::size_t>(seat)];
        const QRect plate = panel.plate().isEmpty() ? panel.rect() : panel.plate().toRect();
        tray.setPlateHeight(plate.height());
        tray.resize(tray.sizeHint());
        const bool left = panel.geometry().center().x() < m_page.width() / 2;
        int x = left ? plate.left() : std::max(0, plate.right() - tray.width());
        // On a low plate a back in the corner would hide the face: it lies between figure and health.
        if (const QRectF health = panel.healthBox(); plate.height() < lowPlate && !health.isEmpty())
            x = left ? std::max(plate.left(), qFloor(health.left()) - tray.width() - 2)
                     : std::min(plate.right() - tray.width(), qCeil(health.right()) + 2);
        tray.move(x,
                  std::clamp(plate.bottom() - tray.height(), 0, std::max(0, panel.height() - tray.height())));
        tray.raise();
    }
}

void TableLayout::arrangePane()
{
    const int wanted = std::min(m_parts.large->wantedHeight(m_large.width(), leastWords), m_large.height());
    const int left = paneAtLeft() ? 0 : m_large.left();
    const int top = seamAbove(m_large.bottom() + 1 - wanted);
    m_parts.large->setGeometry(left, top, m_large.width(), m_large.bottom() + 1 - top);
}

/// A pane that begins in the middle of a part would cut through its words: it begins where the part does.
int TableLayout::seamAbove(int top) const
{
    int seam = -1;
    for (const SeatPanel* panel : m_parts.panels) {
        const QRect own = panel->geometry();
        if (panel->isHidden() || panel->folded()) continue;
        if ((own.center().x() < m_page.width() / 2) != paneAtLeft()) continue;
        for (qreal each : panel->seams())
            if (const int y = own.top() + qRound(each); y <= top) seam = std::max(seam, y);
    }
    return seam < 0 ? top : std::max(seam, m_large.top());
}

QRect TableLayout::asideOf(const SeatPanel& panel, qreal width, int height) const
{
    const QRect own = panel.geometry();
    const QRect board = m_parts.board->geometry();
    const int wide = std::max(m_theme->px(width), own.width());
    const bool left = own.center().x() > m_page.width() / 2;
    return {left ? 0 : board.right() + 1 + own.width() - wide, board.y(), wide,
            std::min(height, board.height())};
}

/// The panels get what is left of the sides; both as much.
TableFrame TableLayout::withSides(TableFrame frame)
{
    const int wide = frame.left.width();
    const int wanted =
        m_left->hasHeightForWidth() ? m_left->heightForWidth(wide) : m_left->sizeHint().height();
    const int high = frame.left.height();
    const int most = wholePanel(high) ? high * panelShare / 100 : high / 2;
    const int panel = std::clamp(high - wanted, std::min(high / 2, panelWithSide), most);
    m_left->setGeometry(frame.left.left(), frame.left.top(), wide, high - panel);
    m_right->setGeometry(frame.right.left(), frame.right.top() + panel, wide, high - panel);
    frame.left.setTop(frame.left.top() + high - panel);
    frame.right.setHeight(panel);
    return frame;
}

/// Team A at the left, B at the right; two a side share the height.
void TableLayout::arrangePanels(const TableFrame& frame, const Match* match)
{
    const int seats = match ? match->rules().seatCount() : 2;
    std::array<std::vector<SeatPanel*>, 2> sides;
    for (int seat = 0; seat < seats; ++seat) {
        const int team = match ? match->rules().team(idAt<SeatId>(seat)) : seat;
        sides[static_cast<std::size_t>(team)].push_back(m_parts.panels[static_cast<std::size_t>(seat)]);
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const QRect& room = side == 0 ? frame.left : frame.right;
        const int count = static_cast<int>(sides[side].size());
        for (int place = 0; place < count; ++place) {
            SeatPanel* panel = sides[side][static_cast<std::size_t>(place)];
            panel->setHalf(count > 1 || (m_left && !wholePanel(frame.board.height())));
            const int top = room.height() * place / count;
            panel->setGeometry(room.left(), room.top() + top, room.width(),
                               room.height() * (place + 1) / count - top);
        }
    }
}

} // namespace fabletop
