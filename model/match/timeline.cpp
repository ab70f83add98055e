// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/timeline.h"

#include "model/table/fold.h"

#include <algorithm>
#include <optional>

namespace fabletop {

namespace {

bool stopsAt(const Event& event, Unit unit)
{
    switch (unit) {
    case Unit::combat: return std::holds_alternative<CombatBegan>(event.body);
    case Unit::damage: return std::holds_alternative<DamageDealt>(event.body);
    case Unit::defeat: return std::holds_alternative<FighterDefeated>(event.body);
    default: return false;
    }
}

std::optional<Level> levelOf(Unit unit)
{
    switch (unit) {
    case Unit::combatStep: return Level::step;
    case Unit::action: return Level::action;
    case Unit::turn: return Level::turn;
    default: return std::nullopt;
    }
}

} // namespace

Timeline::Timeline(const Table& before, std::span<const Event> opening, const State& start)
    : m_before(before), m_opening(static_cast<int>(opening.size())), m_states{start}
{
    addEvents(opening);
}

void Timeline::addEvents(std::span<const Event> events)
{
    m_events.insert(m_events.end(), events.begin(), events.end());
    for (const Event& event : events)
        m_structure.add(event);
}

void Timeline::addStep(const Decision& decision, bool resignation, bool folded, std::span<const Event> events,
                       const State& after)
{
    const int first = eventCount();
    addEvents(events);
    m_steps.push_back({decision, first, eventCount(), resignation, folded});
    m_states.push_back(after);
}

void Timeline::append(const Decision& decision, std::span<const Event> events, const State& after)
{
    addStep(decision, false, false, events, after);
}

void Timeline::appendResignation(SeatId seat, std::span<const Event> events, const State& after)
{
    Decision decision;
    decision.seat = seat;
    addStep(decision, true, false, events, after);
}

void Timeline::appendFolded(const Decision& decision, bool resignation, std::span<const Event> events)
{
    State after{};
    after.table = m_states.back().table;
    after.flow.decides = SeatId::none;
    for (const Event& event : events)
        fold(after.table, event);
    addStep(decision, resignation, true, events, after);
}

void Timeline::truncate(int position)
{
    if (position >= last() || position < 0) return;
    m_events.resize(static_cast<std::size_t>(step(position + 1).firstEvent));
    m_steps.resize(static_cast<std::size_t>(position));
    m_states.resize(static_cast<std::size_t>(position) + 1);
    m_structure.clear();
    for (const Event& event : m_events)
        m_structure.add(event);
}

std::span<const Event> Timeline::events(int position) const
{
    const std::span<const Event> all(m_events);
    if (position <= 0) return all.first(static_cast<std::size_t>(m_opening));
    const Step& taken = step(position);
    return all.subspan(static_cast<std::size_t>(taken.firstEvent),
                       static_cast<std::size_t>(taken.endEvent - taken.firstEvent));
}

Table Timeline::tableAt(Cursor cursor) const
{
    if (empty()) return m_before;
    const Cursor place = normal(cursor);
    Table table = state(place.position).table;
    if (place.offset == 0) return table;
    for (const Event& event : events(place.position + 1).first(static_cast<std::size_t>(place.offset)))
        fold(table, event);
    return table;
}

Table Timeline::tableBefore(int number) const
{
    if (number >= m_opening) return tableAt(cursorAt(number));
    Table table = m_before;
    for (int i = 0; i < number; ++i)
        fold(table, event(i));
    return table;
}

Event Timeline::seen(int number, Viewer viewer) const
{
    Event seen = observe(event(number), viewer);
    // Only what was hidden as the cause can lie open by now, and only then is the table worth its making.
    const bool hidden = seen.cause.kind != event(number).cause.kind;
    return hidden ? observe(event(number), tableBefore(number), viewer) : seen;
}

std::vector<Event> Timeline::seen(int first, int end, Viewer viewer) const
{
    std::vector<Event> all;
    for (int number = first; number < end; ++number)
        all.push_back(seen(number, viewer));
    return all;
}

Decision Timeline::seenDecision(int position, Viewer viewer) const
{
    return observe(step(position).decision, events(position), viewer);
}

Cursor Timeline::normal(Cursor cursor) const
{
    if (cursor.position < 0) return {};
    if (cursor.position >= last()) return end();
    const auto room = static_cast<int>(events(cursor.position + 1).size());
    if (cursor.offset <= 0) return {cursor.position, 0};
    return cursor.offset < room ? cursor : Cursor{cursor.position + 1, 0};
}

int Timeline::flat(Cursor cursor) const
{
    const Cursor place = normal(cursor);
    return (place.position == 0 ? m_opening : step(place.position).endEvent) + place.offset;
}

Cursor Timeline::cursorAt(int flat) const
{
    const int events = std::min(flat, eventCount());
    const auto after =
        std::upper_bound(m_steps.begin(), m_steps.end(), events,
                         [](int number, const Step& taken) { return number < taken.endEvent; });
    const int position = static_cast<int>(after - m_steps.begin());
    const int base = position == 0 ? m_opening : step(position).endEvent;
    return {position, std::max(0, events - base)};
}

int Timeline::positionOf(int number) const
{
    const auto after = std::upper_bound(m_steps.begin(), m_steps.end(), number,
                                        [](int event, const Step& taken) { return event < taken.endEvent; });
    return number < m_opening ? 0 : static_cast<int>(after - m_steps.begin()) + 1;
}

int Timeline::chapterAt(Level level, Cursor cursor) const
{
    const int events = flat(cursor);
    return events == 0 ? -1 : m_structure.chapterAt(level, events - 1);
}

int Timeline::nextStop(int from, Unit unit) const
{
    if (const auto level = levelOf(unit)) {
        for (int place : m_structure.level(*level))
            if (m_structure.chapters()[static_cast<std::size_t>(place)].firstEvent >= from)
                return m_structure.chapters()[static_cast<std::size_t>(place)].firstEvent;
        return -1;
    }
    for (int number = from; number < eventCount(); ++number)
        if (stopsAt(event(number), unit)) return number;
    return -1;
}

int Timeline::previousStop(int from, Unit unit) const
{
    if (const auto level = levelOf(unit)) {
        const std::vector<int>& places = m_structure.level(*level);
        for (auto place = places.rbegin(); place != places.rend(); ++place)
            if (m_structure.chapters()[static_cast<std::size_t>(*place)].firstEvent < from)
                return m_structure.chapters()[static_cast<std::size_t>(*place)].firstEvent;
        return -1;
    }
    for (int number = from - 1; number >= m_opening; --number)
        if (stopsAt(event(number), unit)) return number;
    return -1;
}

Cursor Timeline::next(Cursor cursor, Unit unit) const
{
    const Cursor here = normal(cursor);
    if (unit == Unit::event) return normal({here.position, here.offset + 1});
    if (unit == Unit::decision) return normal({here.position + 1, 0});
    const int stop = nextStop(flat(here), unit);
    if (stop >= 0) return after(stop);
    return unit >= Unit::combat ? here : end();
}

Cursor Timeline::previous(Cursor cursor, Unit unit) const
{
    const Cursor here = normal(cursor);
    if (unit == Unit::decision || unit == Unit::event) {
        if (here.offset > 0) return {here.position, unit == Unit::event ? here.offset - 1 : 0};
        if (here.position == 0) return here;
        const auto room = static_cast<int>(events(here.position).size());
        return {here.position - 1, unit == Unit::event ? std::max(0, room - 1) : 0};
    }
    // The event just before the cursor is where the same step forward would have stopped: look before it.
    const int stop = previousStop(flat(here) - 1, unit);
    if (stop >= m_opening) return after(stop);
    return unit >= Unit::combat ? here : Cursor{};
}

} // namespace fabletop
