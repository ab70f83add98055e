// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayPlayer: moves a view through its match by itself, a step at a time, to the end or to a place.

#include "model/match/tableview.h"

#include <QTimer>

namespace fabletop {

class ReplayPlayer : public QObject {
    Q_OBJECT
public:
    /// The view must outlive it.
    explicit ReplayPlayer(TableView& view, QObject* parent = nullptr);

    /// How long a step stays depends on what it is.
    void setUnit(Unit unit);
    void setSpeed(double speed);
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }
    /// Nothing happens at the end of the match. `until`: so many events, -1: the end.
    void play(int until = -1);
    void stop();

Q_SIGNALS:
    void playingChanged(bool playing);

private:
    void onTick();
    void renewInterval();

    TableView& m_view;
    QTimer m_timer;
    Unit m_unit = Unit::decision;
    double m_speed = 1;
    int m_until = -1;
};

} // namespace fabletop
