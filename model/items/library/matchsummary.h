// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchSummary: what a list of saved matches says of one, read without running any rule.
///
/// Why apart from openMatch: thousands of files are looked at in the background, and a file that cannot be
/// opened here (a newer version, a hero nobody has) still has heroes, people and a date to tell.

#include "model/rules/diagnostic.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace fabletop {

struct MatchSummary {
    struct Seat {
        QString hero;   ///< id
        QString person; ///< name or number, as the file has it
        QString player; ///< "person", "greedy" …
        int team = 0;
        int maximum = 0;                         ///< the hero's full health, 0 where the hero is not known
        std::vector<std::pair<int, int>> health; ///< (event, health) after each change, the start first
        bool operator==(const Seat&) const = default;
    };
    /// Somebody who is on the board at the end.
    struct Stand {
        int seat = 0;
        bool hero = false;
        QString space; ///< id
        bool operator==(const Stand&) const = default;
    };
    /// The most damage that was dealt at once.
    struct Blow {
        int amount = 0; ///< 0: none
        int seat = -1;  ///< whose fighter took it
        int turn = 0;
        QString card; ///< "hero/card", may be empty
        bool operator==(const Blow&) const = default;
    };
    QString path;
    bool sample = false; ///< comes with the program
    std::vector<Seat> seats;
    QString battlefield; ///< English name
    QString battlefieldId;
    QDateTime changed;
    int decisions = 0;
    int turns = 0;
    int events = 0;
    int combats = 0;
    std::vector<int> suffered; ///< by seat: damage that its fighters took
    Blow blow;
    std::vector<Stand> last;
    int winner = -1;  ///< team, -1: not over
    QString cause;    ///< "hero-defeated", "exhaustion", "resigned"
    QString lastCard; ///< "hero/card" whose text or value ended it, may be empty
    int notes = 0;
    QString note;                       ///< the first one
    QStringList cards;                  ///< "hero/card" of every card played for all to see, each once
    QStringList missing;                ///< ids of heroes that are neither shipped nor in the file
    std::optional<ProblemCode> problem; ///< why it cannot be opened; none: it can, as far as this look tells
    QString problemArgument;            ///< what it is about: a version, a hero
    bool torn = false;                  ///< the last line is half written
    bool operator==(const MatchSummary&) const = default;

    [[nodiscard]] bool over() const { return winner >= 0; }
};

/// Reads a file. Never fails: what is wrong stands in `problem`. `mostBytes` of it are looked at.
[[nodiscard]] MatchSummary summarize(const QString& path, qint64 mostBytes = 64 * 1024 * 1024);

} // namespace fabletop

Q_DECLARE_METATYPE(fabletop::MatchSummary)
