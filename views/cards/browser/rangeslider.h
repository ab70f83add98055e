// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RangeSlider: from one whole number to another, by two handles on one bar.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class RangeSlider : public QWidget {
    Q_OBJECT
public:
    explicit RangeSlider(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Numbers from 0 to `highest`; the whole of them is chosen.
    void setHighest(int highest);
    void setRange(int from, int to);
    [[nodiscard]] int from() const { return m_from; }
    [[nodiscard]] int to() const { return m_to; }
    [[nodiscard]] int highest() const { return m_highest; }
    [[nodiscard]] bool whole() const { return m_from == 0 && m_to == m_highest; }
    [[nodiscard]] QSize sizeHint() const override { return {180, 26}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, 26}; }

Q_SIGNALS:
    void rangeChanged(int from, int to);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    /// Arrows move the upper handle, with Shift the lower one; Home and End take the whole range.
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] qreal xOf(int number) const;
    [[nodiscard]] int numberAt(qreal x) const;
    void change(int from, int to);

    std::shared_ptr<const Theme> m_theme;
    int m_highest = 6;
    int m_from = 0;
    int m_to = 6;
    bool m_lower = false; ///< the handle that is dragged
};

} // namespace fabletop
