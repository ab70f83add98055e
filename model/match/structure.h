// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Structure: the tree match ▸ turn ▸ action ▸ combat step over a list of events.
///
/// Why flat and incremental: it grows by one event at a time while a match is played, and a model or a
/// strip wants ranges of event numbers, not objects. Parents stand before their children.

#include "model/table/event.h"

#include <vector>

namespace fabletop {

enum class Level : std::uint8_t { match, turn, action, step };

/// A range of events that belong together. Events that start a turn lie in the turn alone.
struct Chapter {
    Level level = Level::match;
    std::uint8_t kind = 0;      ///< ActionKind of an action, CombatStep of a step, else 0
    SeatId seat = SeatId::none; ///< whose turn or action; attacker of a combat step
    std::uint16_t number =
        0;           ///< of the turn, 0 for the set-up; of others the place among their siblings from 1
    int parent = -1; ///< place in the list of chapters
    int firstEvent = 0;
    int endEvent = 0; ///< one behind the last; grows while the chapter is open
    bool operator==(const Chapter&) const = default;

    [[nodiscard]] ActionKind action() const { return static_cast<ActionKind>(kind); }
    [[nodiscard]] CombatStep step() const { return static_cast<CombatStep>(kind); }
    [[nodiscard]] bool contains(int event) const { return event >= firstEvent && event < endEvent; }
};

/// One combat, from its declaration until it is over (or the match is).
struct Fight {
    int firstEvent = 0;
    int endEvent = 0;
    bool over = false;
    bool operator==(const Fight&) const = default;
};

class Structure {
public:
    /// Takes the next event of the match.
    void add(const Event& event);
    void clear() { *this = Structure(); }

    [[nodiscard]] const std::vector<Chapter>& chapters() const { return m_chapters; }
    [[nodiscard]] const std::vector<Fight>& fights() const { return m_fights; }
    /// Places of all chapters of one level, in order.
    [[nodiscard]] const std::vector<int>& level(Level level) const
    {
        return m_levels[static_cast<std::size_t>(level)];
    }
    /// The chapter of that level that holds the event, or -1.
    [[nodiscard]] int chapterAt(Level level, int event) const;
    /// The last combat begun before or by this event, or -1.
    [[nodiscard]] int fightAt(int event) const;
    /// Children of a chapter, in order.
    [[nodiscard]] std::vector<int> children(int chapter) const;

private:
    void open(Level level, std::uint8_t kind, SeatId seat, std::uint16_t number);
    void close(Level level);
    void arrange(const Event& event);
    [[nodiscard]] bool fighting() const { return !m_fights.empty() && !m_fights.back().over; }

    std::vector<Chapter> m_chapters{Chapter{}};
    std::vector<Fight> m_fights;
    std::vector<int> m_levels[4] = {{0}, {}, {}, {}};
    int m_open[4] = {0, -1, -1, -1};  ///< chapter under construction, by level
    std::uint16_t m_children[4] = {}; ///< how many it has at the next level
    int m_events = 0;
    SeatId m_attacker = SeatId::none;
};

} // namespace fabletop
