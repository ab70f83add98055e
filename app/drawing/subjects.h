// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What can be drawn, found and made ready: a battlefield, a card, a moment of a match.

#include "model/rules/names.h"

#include <QSize>
#include <QString>
#include <QStringList>
#include <functional>

class QPainter;

namespace fabletop {

struct RenderRequest {
    QString what;
    QString which;
    QString out;
    QSize size; ///< empty: the subject's own
    Language language = Language::en;
    bool dark = false;
    bool empty = false;
    QStringList heroes;
    int at = -1;
    int seat = 0; ///< 1 …; 0: all-seeing
};

struct Subject {
    QString title;
    QSize size; ///< what it takes where none is asked for
    std::function<void(QPainter&, QSize)> draw;
};

/// An exit status, with messages for anything but allWell.
[[nodiscard]] int findSubject(const RenderRequest& request, Subject& subject);

} // namespace fabletop
