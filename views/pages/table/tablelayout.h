// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableLayout: puts the parts of a table page where TableFrame says they belong.

#include "views/pages/table/tableframe.h"
#include "views/pages/table/tableparts.h"

#include <QRect>

namespace fabletop {

class Match;

class TableLayout {
public:
    static constexpr int leastWords = 40; ///< height of the large pane

    /// Page and parts must outlive it.
    TableLayout(QWidget& page, TableParts& parts, std::shared_ptr<const Theme> theme)
        : m_page(page), m_parts(parts), m_theme(std::move(theme))
    {}

    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }
    void setDock(TimelineDock dock) { m_dock = dock; }
    [[nodiscard]] TimelineDock dock() const { return m_dock; }
    /// Children of the page that share the sides with the seats' panels: one above the left one, one below
    /// the right one.
    void setSides(QWidget* left, QWidget* right) { m_left = left, m_right = right; }
    /// Null: an empty table.
    void arrange(const Match* match);
    /// The large pane takes what it needs of its room, from below.
    void arrangePane();
    /// Over which panel the large pane lies from now on.
    void setPaneLeft(bool left) { m_paneLeft = left; }
    /// Two seats have their parts at the same heights.
    void alignPanels(const Match* match);
    /// Cards laid down for a combat lie over the pictures of their seats.
    void arrangeTrays(const Match* match);
    /// The room of the large pane.
    [[nodiscard]] QRect largeRoom() const { return m_large; }
    /// Beside the panel that the pointer is on, over the other side: a list so wide and high.
    [[nodiscard]] QRect asideOf(const SeatPanel& panel, qreal width, int height) const;

private:
    /// Where somebody reads at the right of the board the pane lies at the left.
    [[nodiscard]] bool paneAtLeft() const { return m_paneLeft || m_right != nullptr; }
    [[nodiscard]] int seamAbove(int top) const;
    void arrangePanels(const TableFrame& frame, const Match* match);
    [[nodiscard]] TableFrame withSides(TableFrame frame);

    QWidget& m_page;
    TableParts& m_parts;
    std::shared_ptr<const Theme> m_theme;
    TimelineDock m_dock = TimelineDock::below;
    QWidget* m_left = nullptr;
    QWidget* m_right = nullptr;
    QRect m_large;
    bool m_paneLeft = false;
};

} // namespace fabletop
