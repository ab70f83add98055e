// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatPanelLook: what one player's side of the table shows, and what it is of a table.

#include "views/match/looks.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace fabletop {

/// Everything the panel shows.
struct SeatPanelLook {
    struct Sidekick {
        FighterId fighter = FighterId::none;
        DiscLook disc;
        FigureLook figure;
        QString name;
        QString state; ///< "on the board", "defeated"
        int health = 0;
        int maximum = 1;
        bool operator==(const Sidekick&) const = default;
    };
    SeatId seat = SeatId::none;
    QString person;
    bool computer = false;
    bool toMove = false;
    int actions = 0;      ///< left, of the seat to move
    int actionsTotal = 0; ///< of a turn
    QString hero;
    QString team;      ///< "A" or "B"; empty where there are two seats
    FigureLook figure; ///< the hero's, in its form
    QString alike;     ///< what several sidekicks of a kind are called together; empty: they differ
    QString standing;  ///< "2 of 3 standing"
    QStringList chips; ///< form, counters
    DialLook dial;
    QString figures; ///< "11 of 16 health"
    int move = 2;
    bool ranged = false;
    QString ability;
    std::vector<Sidekick> sidekicks;
    QString seen; ///< "You have seen 2 cards of this hand"
    int hand = 0;
    int deck = 0;
    int discard = 0;
    bool exhausted = false;
    std::optional<CardLook> top; ///< of the discard pile
    bool fallen = false;         ///< its hero is defeated
    bool out = false;            ///< eliminated: no fighter left (R-TEAM-09)
    bool operator==(const SeatPanelLook&) const = default;
};

/// What a seat's panel shows of a table as `viewer` may know it.
[[nodiscard]] SeatPanelLook seatPanelLook(const Looks& looks, const Table& table, SeatId seat, SeatId viewer);

} // namespace fabletop
