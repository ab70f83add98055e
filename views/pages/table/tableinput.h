// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableInput: what clicks, drags and keys on a table do to what is picked.
///
/// Why apart from the controller: what still moves is shown to its end first, and the past has nothing to
/// pick; that is the same for every kind of input and nobody else's business.

#include "views/hand/picks/pendingselection.h"

#include <QObject>

namespace fabletop {

class TableController;

class TableInput : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    TableInput(TableController& table, PendingSelection& picks);

public Q_SLOTS:
    void pickSpace(SpaceId space);
    void pickFighter(FighterId fighter);
    void pickCard(SeatId owner, CardId card, int row);
    void pickAction(ActionKind kind);
    void pickNumber(int number);
    void pickOption(int option);
    void pickPlayer(SeatId player);
    void lift(FighterId fighter);
    void putDown();
    void drop(FighterId fighter, SpaceId space);
    void dropCard(SeatId owner, CardId card, int row, SpaceId space);
    void confirm();
    void decline();
    /// Puts the last pick back; nothing was picked: says so.
    void stepBack();
    /// A click beside every space: as stepBack, or the reason why it comes to nothing.
    void pickNothing();

private:
    template <typename Pick> void pick(Pick pick);
    template <typename Pick> void act(Pick pick);
    void showAllNow();

    TableController& m_table;
    PendingSelection& m_picks;
};

} // namespace fabletop
