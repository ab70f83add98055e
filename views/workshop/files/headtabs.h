// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeadTabs: tabs as high as the row they stand in, so that their words are level with the buttons beside
/// them.

#include <QTabBar>
#include <algorithm>

namespace fabletop {

class HeadTabs final : public QTabBar {
public:
    explicit HeadTabs(QWidget* parent = nullptr) : QTabBar(parent)
    {
        setExpanding(false);
        setDrawBase(false);
    }
    void setHigh(int high)
    {
        if (m_high == high) return;
        m_high = high;
        setIconSize(iconSize()); // what lays tabs out anew
    }

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override
    {
        const QSize own = QTabBar::tabSizeHint(index);
        return {own.width(), std::max(own.height(), m_high)};
    }

private:
    int m_high = 0;
};

} // namespace fabletop
