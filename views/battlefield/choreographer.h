// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Choreographer: turns events into motion on a battlefield.
///
/// Why: the table jumps from state to state; people need to see what moved. The end of every motion
/// is the look that was handed in, so a scene never drifts from the table.

#include "model/table/event.h"
#include "views/battlefield/boardlook.h"

#include <QObject>
#include <QVariantAnimation>
#include <deque>
#include <functional>
#include <span>

namespace fabletop {

class BattlefieldScene;

class Choreographer : public QObject {
    Q_OBJECT
public:
    explicit Choreographer(BattlefieldScene& scene, QObject* parent = nullptr);

    /// Divides every duration: 0 (off: the last state at once, no timer), 0.5, 1, 2, 4.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }

    /// Plays these events from what the scene shows now; ends in `after`. A play under way is ended first.
    /// `finished` comes exactly once for every play, before `play` returns if there is nothing to move.
    void play(std::span<const Event> events, const BoardLook& after);
    /// Ends what is moving in its last state.
    void finishNow();
    [[nodiscard]] bool busy() const { return m_busy; }

Q_SIGNALS:
    void finished();

private:
    /// One piece of motion: drawn for 0 … 1 of its time, then settled.
    struct Act {
        int milliseconds = 0;
        std::function<void(qreal)> draw;
        std::function<void()> settle;
    };
    friend struct ActMaker;

    void next();
    void end();

    BattlefieldScene& m_scene;
    double m_speed = 1;
    bool m_busy = false;
    std::deque<Act> m_acts;
    Act m_current;
    BoardLook m_after;
    QVariantAnimation m_clock;
};

} // namespace fabletop
