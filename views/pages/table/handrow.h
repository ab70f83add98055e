// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HandRow: which cards lie in the row under the board: the hand that is asked, that of the person's other
/// hero, or a pile that is looked through; and what a click or a drag in it means.

#include "views/pages/table/cardrow.h"

#include <QObject>

namespace fabletop {

class HandGrid;
class TableHint;
class TableInspector;
struct TableParts;

class HandRow : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    HandRow(TableController& table, const TableHint& hint, TableParts& parts, TableInspector& inspector);

    /// Shows the cards as the table is now.
    void refresh();
    /// The pictures of all decks of the match are baked before the first of their cards is seen.
    void prepare();
    /// Shows whose hands can be turned to; a new question turns to the hand that is asked.
    void refreshTabs();
    /// Somebody else looks: their own hand lies there.
    void forgetViewer();
    [[nodiscard]] PileShown pile() const { return m_pile; }
    void closePile();
    /// All cards of the row beside each other over the stage; once more puts them away.
    void showAll();
    /// False: they were not shown.
    bool closeAll();

Q_SIGNALS:
    /// Other cards are to be shown.
    void turned();

private:
    void onCardClicked(int place);
    void refreshAll();
    void onCardDropped(int place, QPoint global);
    void onPileClicked(SeatId seat, SeatPanel::Pile pile);
    void onTabPicked(SeatId seat);

    TableController& m_table;
    const TableHint& m_hint;
    TableParts& m_parts;
    TableInspector& m_inspector;
    HandGrid* m_all = nullptr; ///< while it is shown
    PileShown m_pile;
    SeatId m_otherHand = SeatId::none; ///< of the person's other hero, while it is looked at
    SeatId m_handOf = SeatId::none;    ///< who was asked when it was picked
};

} // namespace fabletop
