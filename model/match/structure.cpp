// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/structure.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr std::size_t at(Level level)
{
    return static_cast<std::size_t>(level);
}

} // namespace

void Structure::open(Level level, std::uint8_t kind, SeatId seat, std::uint16_t number)
{
    close(level);
    int parent = 0;
    for (std::size_t above = 0; above < at(level); ++above)
        if (m_open[above] >= 0) parent = m_open[above];
    const auto parentLevel = at(m_chapters[static_cast<std::size_t>(parent)].level);
    ++m_children[parentLevel];
    const int place = static_cast<int>(m_chapters.size());
    m_chapters.push_back({level, kind, seat, level == Level::turn ? number : m_children[parentLevel], parent,
                          m_events, m_events});
    m_levels[at(level)].push_back(place);
    m_open[at(level)] = place;
    m_children[at(level)] = 0;
}

void Structure::close(Level level)
{
    for (std::size_t below = at(level); below < 4; ++below)
        m_open[below] = -1;
}

void Structure::arrange(const Event& event)
{
    if (const auto* turn = std::get_if<TurnBegan>(&event.body)) {
        open(Level::turn, 0, turn->seat, turn->number);
    } else if (m_levels[at(Level::turn)].empty()) {
        open(Level::turn, 0, SeatId::none, 0);
    }
    if (const auto* action = std::get_if<ActionBegan>(&event.body)) {
        open(Level::action, static_cast<std::uint8_t>(action->kind), action->seat, 0);
    } else if (const auto* combat = std::get_if<CombatBegan>(&event.body)) {
        m_attacker = seatOf(combat->attacker);
        m_fights.push_back({m_events, m_events, false});
        open(Level::step, static_cast<std::uint8_t>(CombatStep::declare), m_attacker, 0);
    } else if (const auto* step = std::get_if<StepReached>(&event.body)) {
        const int current = m_open[at(Level::step)];
        const bool same = current >= 0 && m_chapters[static_cast<std::size_t>(current)].step() == step->step;
        if (!same && step->step != CombatStep::over && step->step != CombatStep::none)
            open(Level::step, static_cast<std::uint8_t>(step->step), m_attacker, 0);
    } else if (std::holds_alternative<TurnEnded>(event.body)) {
        close(Level::action);
    }
}

void Structure::add(const Event& event)
{
    const bool elsewhere =
        std::holds_alternative<CombatBegan>(event.body) || std::holds_alternative<ActionBegan>(event.body) ||
        std::holds_alternative<TurnEnded>(event.body) || std::holds_alternative<TurnBegan>(event.body);
    if (elsewhere && fighting()) m_fights.back().over = true;
    arrange(event);
    ++m_events;
    for (int chapter : m_open)
        if (chapter >= 0) m_chapters[static_cast<std::size_t>(chapter)].endEvent = m_events;
    if (!fighting()) return;
    m_fights.back().endEvent = m_events;
    const auto* step = std::get_if<StepReached>(&event.body);
    const bool over = step && step->step == CombatStep::over;
    if (over) close(Level::step);
    m_fights.back().over = over || std::holds_alternative<MatchEnded>(event.body);
}

int Structure::chapterAt(Level level, int event) const
{
    const std::vector<int>& places = this->level(level);
    const auto first = [&](int place) { return m_chapters[static_cast<std::size_t>(place)].firstEvent; };
    auto after = std::upper_bound(places.begin(), places.end(), event,
                                  [&](int number, int place) { return number < first(place); });
    if (after == places.begin()) return -1;
    const int place = *--after;
    return m_chapters[static_cast<std::size_t>(place)].contains(event) ? place : -1;
}

int Structure::fightAt(int event) const
{
    const auto after =
        std::upper_bound(m_fights.begin(), m_fights.end(), event,
                         [](int number, const Fight& fight) { return number < fight.firstEvent; });
    return static_cast<int>(after - m_fights.begin()) - 1;
}

std::vector<int> Structure::children(int chapter) const
{
    std::vector<int> result;
    for (std::size_t place = static_cast<std::size_t>(chapter) + 1; place < m_chapters.size(); ++place) {
        if (m_chapters[place].parent == chapter) result.push_back(static_cast<int>(place));
        if (m_chapters[place].level <= m_chapters[static_cast<std::size_t>(chapter)].level) break;
    }
    return result;
}

} // namespace fabletop
