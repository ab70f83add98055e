// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BarText: a sentence and its help fitted into the two lines of a bar.
///
/// Why a value: both bars say things the same way, and what had to be cut is known before it is painted.

#include "views/theme/theme.h"

#include <QFont>
#include <QString>
#include <QStringList>

class QPainter;

namespace fabletop {

struct BarText {
    QStringList lines; ///< of the sentence, one or two
    QFont font;        ///< in which it fits
    QString help;      ///< as far as there is room; empty where the sentence takes both lines
    QString tip;       ///< what was cut, whole; empty: nothing

    /// The sentence in one line, then smaller, then over the help's line too. `keepHelp`: the help keeps its
    /// line.
    [[nodiscard]] static BarText fitted(const Theme& theme, const QString& sentence, const QString& help,
                                        bool keepHelp, int wide);
    void paint(QPainter& painter, const Theme& theme, int left, Tone helpTone) const;
};

} // namespace fabletop
