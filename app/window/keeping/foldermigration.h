// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What earlier versions kept below the folder of matches (a person's heroes, battlefields, packages …) is
/// moved beside it.
///
/// Why it can break off anywhere: each thing is moved by one act of the system, and only what lies in the old
/// place is moved. A start that was killed half-way leaves the rest for the next; nothing is written over and
/// nothing removed that isn't in the new place.

#include <QList>
#include <QString>
#include <QStringList>

namespace fabletop {

struct MovedFolder {
    QString from;
    QString to;
};

struct Moves {
    QList<MovedFolder> folders; ///< all that may hold what was moved, now or by a start before
    QStringList left;           ///< what could not be moved, and why, as sentences
};

/// `dataFolder` is the person's; moves what lies in `matches` and is no match.
Moves moveOutOfMatches(const QString& dataFolder);

} // namespace fabletop
