// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/barslots.h"

#include "views/hand/barlabels.h"
#include "views/theme/band.h"
#include "views/theme/button.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int edge = 16; ///< right of everything, and between the two slots
constexpr int leastPrimary = 152;
constexpr int leastTakeBack = 116;

int widest(const QString& icon, ButtonRole role, const QStringList& words, int least)
{
    Button button(icon, QString(), role);
    button.ensurePolished();
    for (const QString& word : words) {
        button.setText(word);
        least = std::max(least, button.sizeHint().width());
    }
    return least;
}

} // namespace

int barHeight(const Theme& theme)
{
    return band(theme, 56);
}

BarSlots barSlots(const Theme& theme, QSize bar)
{
    BarSlots slot;
    slot.high = band(theme, 36);
    slot.top = (bar.height() - slot.high) / 2;
    const int back =
        widest(QStringLiteral("undo"), ButtonRole::plain, {takeBackWord()}, band(theme, leastTakeBack));
    const int primary =
        widest(QStringLiteral("check"), ButtonRole::primary, widestPrimaryWords(), band(theme, leastPrimary));
    slot.takeBack = slot.before(bar.width() - edge, back);
    slot.primary = slot.before(slot.takeBack.left() - edge, primary);
    slot.rest = slot.primary.left() - barGap;
    return slot;
}

} // namespace fabletop
