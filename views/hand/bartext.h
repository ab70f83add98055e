// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BarText: a sentence and its help fitted into a bar, and where the link to their rule stands.
///
/// Why a value: both bars say things the same way, and what had to give way is known before it is painted.

#include "views/theme/theme.h"

#include <QFont>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <vector>

class QPainter;

namespace fabletop {

/// What a bar says.
struct BarSpeech {
    QString sentence;
    QString help;
    bool refusal = false; ///< the help is said before anything else gives way to the sentence
    bool whole = false;   ///< the help may take two lines rather than lose a sentence
    int link = 0;         ///< width of the link at the end of the help's line, with its gap; 0: none
};

struct BarText {
    QStringList lines; ///< of the sentence; empty where a refusal needs the whole bar
    QFont font;        ///< in which it fits
    QStringList help;  ///< its lines, each as it was written: empty where there is no room for it
    QFont helpFont;
    std::vector<int> bases; ///< base line of every line, the sentence's first
    QPointF link;           ///< where the link begins, on a base line
    QString tip;            ///< what gave way, whole; empty: nothing

    /// In this order: the sentence in one line, then smaller, then over the help's line too; the help
    /// smaller, then without its last sentences. Nothing of the help is ever cut within a sentence.
    [[nodiscard]] static BarText fitted(const Theme& theme, const BarSpeech& words, int wide);
    void paint(QPainter& painter, const Theme& theme, int left, Tone helpTone) const;
};

} // namespace fabletop
