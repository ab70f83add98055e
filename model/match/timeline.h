// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Timeline: everything that has happened in a match, step by step, and how to move about in it.
///
/// Why a State is kept for every decision: seeking is then an array index, and a table between two events
/// is a few folds away. Live play is a timeline whose end is still being written.

#include "model/engine/decision.h"
#include "model/engine/state.h"
#include "model/match/structure.h"
#include "model/match/viewer.h"

#include <compare>
#include <span>
#include <vector>

namespace fabletop {

/// A place between two events: after decision `position` and `offset` events of the next one. Position 0 is
/// the first question of the match. In normal form offset is less than the events of decision position + 1.
struct Cursor {
    int position = 0;
    int offset = 0;
    auto operator<=>(const Cursor&) const = default;
};

/// What stepping goes by. A step stops just after the event that opens the next turn, action, …, so that what
/// is shown belongs to it; damage and defeat stop when they have just happened.
enum class Unit : std::uint8_t { event, decision, combatStep, action, turn, combat, damage, defeat };

/// A decision as it was taken. What followed are the events [firstEvent, endEvent).
struct Step {
    Decision decision;
    int firstEvent = 0;
    int endEvent = 0;
    bool resignation = false; ///< decision.seat gave up; `decision` says nothing else
    bool foldedOnly = false;  ///< its State is a table alone: recorded events that today's rules do not give
};

class Timeline {
public:
    Timeline() = default;
    /// `before` is the table on which nothing lay, `opening` the events up to the first question, `start` the
    /// State then.
    Timeline(const Table& before, std::span<const Event> opening, const State& start);

    // -- growing
    void append(const Decision& decision, std::span<const Event> events, const State& after);
    void appendResignation(SeatId seat, std::span<const Event> events, const State& after);
    /// A recorded decision whose State is not known: the table is folded, nothing is in progress.
    void appendFolded(const Decision& decision, bool resignation, std::span<const Event> events);
    /// Forgets every decision after `position`.
    void truncate(int position);

    // -- what happened
    [[nodiscard]] bool empty() const { return m_states.empty(); }
    [[nodiscard]] int last() const { return static_cast<int>(m_steps.size()); } ///< position of the end
    [[nodiscard]] const Step& step(int position) const
    {
        return m_steps[static_cast<std::size_t>(position - 1)];
    }
    [[nodiscard]] const State& state(int position) const
    {
        return m_states[static_cast<std::size_t>(position)];
    }
    [[nodiscard]] int eventCount() const { return static_cast<int>(m_events.size()); }
    [[nodiscard]] int openingCount() const { return m_opening; } ///< events before position 0
    [[nodiscard]] const Event& event(int number) const { return m_events[static_cast<std::size_t>(number)]; }
    /// The events of decision `position`; of the opening for 0.
    [[nodiscard]] std::span<const Event> events(int position) const;
    [[nodiscard]] const Structure& structure() const { return m_structure; }

    // -- tables
    [[nodiscard]] Table tableAt(Cursor cursor) const;
    /// The table on which event `number` happened.
    [[nodiscard]] Table tableBefore(int number) const;

    // -- the same as somebody may see it: what views, item models and exports read, and nothing else
    [[nodiscard]] Table seenAt(Cursor cursor, Viewer viewer) const
    {
        return observe(tableAt(cursor), viewer);
    }
    [[nodiscard]] Table seenBefore(int number, Viewer viewer) const
    {
        return observe(tableBefore(number), viewer);
    }
    [[nodiscard]] Event seen(int number, Viewer viewer) const;
    /// The events [first, end).
    [[nodiscard]] std::vector<Event> seen(int first, int end, Viewer viewer) const;
    [[nodiscard]] Decision seenDecision(int position, Viewer viewer) const;

    // -- places
    [[nodiscard]] Cursor end() const { return {last(), 0}; }
    /// The cursor in normal form and inside the match.
    [[nodiscard]] Cursor normal(Cursor cursor) const;
    /// How many events lie before the cursor, the opening included.
    [[nodiscard]] int flat(Cursor cursor) const;
    /// The place before which `flat` events lie; within the opening it is position 0.
    [[nodiscard]] Cursor cursorAt(int flat) const;
    /// The place just after event `number`.
    [[nodiscard]] Cursor after(int number) const { return cursorAt(number + 1); }
    /// The position whose decision event `number` followed from; 0 for the opening.
    [[nodiscard]] int positionOf(int number) const;
    /// The chapter of that level the cursor stands in (that of the event before it), or -1.
    [[nodiscard]] int chapterAt(Level level, Cursor cursor) const;

    // -- stepping; at the ends they stay where they are
    [[nodiscard]] Cursor next(Cursor cursor, Unit unit) const;
    [[nodiscard]] Cursor previous(Cursor cursor, Unit unit) const;

private:
    void addEvents(std::span<const Event> events);
    void addStep(const Decision& decision, bool resignation, bool folded, std::span<const Event> events,
                 const State& after);
    /// Number of the next or previous event at which stepping by `unit` stops, or -1.
    [[nodiscard]] int nextStop(int from, Unit unit) const;
    [[nodiscard]] int previousStop(int from, Unit unit) const;

    Table m_before{};
    int m_opening = 0;
    std::vector<Step> m_steps;   ///< [0] is decision 1
    std::vector<State> m_states; ///< [0] is position 0
    std::vector<Event> m_events;
    Structure m_structure;
};

} // namespace fabletop
