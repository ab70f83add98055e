// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatRun: where a combat that is being shown stands: what is lit, what moves, what waits for a press.
///
/// Why apart from the sheet, with a clock that is handed in: pace is arithmetic on beats and time, and a test
/// moves the time itself.

#include "views/combat/combatbeats.h"
#include "views/preferences/combatpace.h"

#include <functional>

namespace fabletop {

class CombatRun {
public:
    using Clock = std::function<qint64()>; ///< milliseconds
    enum class Phase {
        still,   ///< at a place, nothing was asked for
        moving,  ///< a beat is under way
        resting, ///< everything so far can be read; it goes on by itself
        waiting, ///< for a press
        ended
    };
    static constexpr int longRest = 3000;  ///< slow, at the reveal and at the result
    static constexpr int shortRest = 1500; ///< slow, at an effect that changed something
    static constexpr int plainRest = 600;  ///< fast, without motion, at the reveal and at the result
    static constexpr int endRest = 350;    ///< before the sheet goes
    static constexpr int questionRest = 120;

    explicit CombatRun(Clock clock) : m_clock(std::move(clock)) {}

    void setClock(Clock clock) { m_clock = std::move(clock); }
    void setPace(CombatPace pace) { m_pace = pace; }
    [[nodiscard]] CombatPace pace() const { return m_pace; }
    /// Divides the beats; 0: nothing moves.
    void setSpeed(double speed) { m_speed = speed; }
    /// The beats of a combat, `done` of them shown. `over`: it is whole. `past`: at the end it waits.
    void setBeats(std::vector<CombatBeat> beats, int done, bool over, bool past);
    void setDone(int done);

    /// Lights what is not lit yet.
    void play();
    /// Ends what moves, or goes on from where it waits or rests.
    void press();
    /// All there is at once; the next press ends it.
    void toEnd();
    /// Goes on by the clock; true: something is lit, or another phase has begun.
    bool tick();

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool moving() const { return m_phase == Phase::moving; }
    /// The clock will change something.
    [[nodiscard]] bool timed() const { return moving() || m_phase == Phase::resting; }
    [[nodiscard]] int done() const { return m_done; }
    /// With the one under way.
    [[nodiscard]] int lit() const { return moving() ? m_done + 1 : m_done; }
    [[nodiscard]] bool atEnd() const { return m_done >= static_cast<int>(m_beats.size()); }
    [[nodiscard]] const std::vector<CombatBeat>& beats() const { return m_beats; }
    /// How far the motion of this row has got; 1 at rest.
    [[nodiscard]] double partOf(int row) const;
    /// Changes whenever a press would do something else.
    [[nodiscard]] int meaning() const { return m_meaning; }

private:
    void next();
    void complete();
    void rest(int milliseconds);
    void wait();
    void restAtEnd();
    [[nodiscard]] const CombatBeat& beat(int place) const { return m_beats[static_cast<std::size_t>(place)]; }

    Clock m_clock;
    std::vector<CombatBeat> m_beats;
    CombatPace m_pace = CombatPace::click;
    double m_speed = 1;
    Phase m_phase = Phase::still;
    int m_done = 0;
    double m_began = 0; ///< of the beat under way
    double m_due = 0;   ///< when it ends: counted on, so that what painting takes does not add up
    bool m_over = false;
    bool m_past = false;
    bool m_held = false; ///< it waited since it was shown
    int m_meaning = 0;
};

} // namespace fabletop
