// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplaySeats: fighters, hands and piles of every seat at the cursor, as far as the viewer sees them.

#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class ReplaySeats : public QWidget {
    Q_OBJECT
public:
    explicit ReplaySeats(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setNarrator(const Narrator& narrator);
    /// As the viewer sees it: hidden cards are CardId::unseen.
    void setTable(const Table& table);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] qreal line() const;
    [[nodiscard]] qreal seatHeight(SeatId seat) const;
    [[nodiscard]] std::vector<FighterId> sidekicks(SeatId seat) const;
    void paintSeat(QPainter& painter, SeatId seat, qreal top) const;
    qreal paintHead(QPainter& painter, SeatId seat, qreal top) const;
    qreal paintSidekicks(QPainter& painter, SeatId seat, qreal top) const;
    void paintHand(QPainter& painter, SeatId seat, qreal top) const;
    void describe();

    std::shared_ptr<const Theme> m_theme;
    Looks m_looks;
    Table m_table{};
};

} // namespace fabletop
