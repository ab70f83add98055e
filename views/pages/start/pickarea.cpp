// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/pickarea.h"

#include <QAbstractButton>
#include <algorithm>

namespace fabletop {

PickArea::PickArea(Qt::Orientation scrolls, QWidget* parent)
    : QScrollArea(parent), m_scrolls(scrolls), m_stop(this)
{
    connect(&m_stop, &RovingFocus::reached, this,
            [this](QAbstractButton* picker) { ensureWidgetVisible(picker, 0, 0); });
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(scrolls == Qt::Horizontal ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(scrolls == Qt::Vertical ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setWidget(new QWidget);
    // The page is painted beneath.
    widget()->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    setAutoFillBackground(false);
}

void PickArea::keepInSight(QAbstractButton* picker)
{
    m_chosen = picker;
    m_stop.setCurrent(picker);
}

void PickArea::arrange(const std::vector<QAbstractButton*>& pickers, QSize each, int across, int gap)
{
    const int count = static_cast<int>(pickers.size());
    const int columns = m_scrolls == Qt::Horizontal ? count : std::max(across, 1);
    m_stop.setButtons(pickers, columns);
    const int rows = columns > 0 ? (count + columns - 1) / columns : 0;
    widget()->resize(columns * (each.width() + gap) - gap, rows * each.height());
    for (int place = 0; place < count; ++place)
        pickers[static_cast<std::size_t>(place)]->setGeometry(place % columns * (each.width() + gap),
                                                              place / columns * each.height(), each.width(),
                                                              each.height());
    if (m_chosen && m_chosen != m_shown && isVisible()) {
        ensureWidgetVisible(m_chosen, 0, 0); // Qt only looks at where it stands
        m_shown = m_chosen;
    }
}

} // namespace fabletop
