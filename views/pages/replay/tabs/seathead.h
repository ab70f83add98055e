// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatHead: who sits there, on a line above its cards: the hero's disc, its name and health, the person, and
/// its sidekicks.

#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class SeatHead : public QWidget {
    Q_OBJECT
public:
    SeatHead(std::shared_ptr<const Theme> theme, SeatId seat, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// As the viewer sees it.
    void show(const Table& table, const Looks& looks);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintHero(QPainter& painter, QPointF centre, qreal radius) const;
    qreal paintSidekicks(QPainter& painter, qreal right) const;

    std::shared_ptr<const Theme> m_theme;
    SeatId m_seat;
    Looks m_looks;
    Table m_table{};
};

} // namespace fabletop
