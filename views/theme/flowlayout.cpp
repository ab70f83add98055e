// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/flowlayout.h"

#include <QWidget>
#include <algorithm>

namespace fabletop {

FlowLayout::FlowLayout(int gap, QWidget* parent) : QLayout(parent)
{
    setSpacing(gap);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int place) const
{
    return place >= 0 && place < count() ? m_items[static_cast<std::size_t>(place)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int place)
{
    if (place < 0 || place >= count()) return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(place)].release();
    m_items.erase(m_items.begin() + place);
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& box)
{
    QLayout::setGeometry(box);
    place(box, true);
}

int FlowLayout::place(const QRect& box, bool moves) const
{
    int x = box.left();
    int y = box.top();
    int rowHigh = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint()
                               .expandedTo(item->minimumSize())
                               .boundedTo(QSize(std::max(1, box.width()), QLAYOUTSIZE_MAX));
        if (x > box.left() && x + size.width() > box.left() + box.width()) {
            x = box.left();
            y += rowHigh + spacing();
            rowHigh = 0;
        }
        if (moves) item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        rowHigh = std::max(rowHigh, size.height());
    }
    return y + rowHigh - box.top();
}

} // namespace fabletop
