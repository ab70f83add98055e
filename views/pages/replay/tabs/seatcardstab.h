// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatCardsTab: one seat in the inspector of a replay: who it is, and its hand, deck or discard pile as far
/// as the viewer knows them.

#include "model/match/tableview.h"
#include "views/match/looks.h"
#include "views/pages/replay/tabs/cardrows.h"

#include <array>

class QLabel;

namespace fabletop {

class Button;

class SeatCardsTab : public QWidget {
    Q_OBJECT
public:
    enum Pile { hand, deck, discard };
    static constexpr int piles = 3;

    SeatCardsTab(std::shared_ptr<const Theme> theme, SeatId seat, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// What lies at the view's place. The view must have a match.
    void show(const TableView& view, const Looks& looks);
    void setPile(Pile pile);
    [[nodiscard]] Pile pile() const { return m_pile; }
    [[nodiscard]] Button* button(Pile pile) const { return m_buttons[static_cast<std::size_t>(pile)]; }
    [[nodiscard]] CardRows* rows() const { return m_rows; }

Q_SIGNALS:
    /// Another pile is wanted: the rows are to be shown anew.
    void pileChanged();

private:
    [[nodiscard]] std::vector<CardRow> rowsOf(const TableView& view, const Looks& looks) const;
    [[nodiscard]] QString foot(const TableView& view) const;

    std::shared_ptr<const Theme> m_theme;
    SeatId m_seat;
    Pile m_pile = hand;
    class SeatHead* m_head;
    std::array<Button*, piles> m_buttons;
    CardRows* m_rows;
    QLabel* m_foot;
};

} // namespace fabletop
