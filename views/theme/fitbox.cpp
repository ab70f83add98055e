#include "views/theme/fitbox.h"

#include <QComboBox>
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

} // namespace fabletop
