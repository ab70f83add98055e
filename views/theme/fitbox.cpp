// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/fitbox.h"

#include <QComboBox>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

namespace fabletop {

void fitToItems(QComboBox& box)
{
    constexpr int frameAndArrow = 48;
    int widest = 0;
    for (int place = 0; place < box.count(); ++place)
        widest = std::max(widest, box.fontMetrics().horizontalAdvance(box.itemText(place)));
    box.setFixedWidth(widest + frameAndArrow);
}

void nameArrows(QTabBar& bar)
{
    const QString arrows[] = {QTabBar::tr("Scroll Left"), QTabBar::tr("Scroll Right")}; // made in this order
    const auto buttons = bar.findChildren<QToolButton*>();
    for (qsizetype place = 0; place < std::min<qsizetype>(2, buttons.size()); ++place)
        buttons[place]->setAccessibleName(arrows[place]);
}

} // namespace fabletop
