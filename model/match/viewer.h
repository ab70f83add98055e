// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Viewer: who looks at a match, and what allows them to see what they see.
///
/// Why a type without a default: everything that is shown, said, copied or written of a match takes one, so
/// the compiler asks whoever adds a view whose it is. Why not a seat: a spectator sees no hand, one person
/// may hold two seats, and once a match is over all of it is open. Which viewer somebody is, only
/// model/match/viewpointpolicy.h decides.

#include "model/engine/observe.h"

#include <span>

namespace fabletop {

class Viewer {
public:
    enum class Why : std::uint8_t {
        spectator, ///< looks from outside
        seat,      ///< sits there
        openHands, ///< the match was set up with open hands: all of them, but nothing that lies face down
        // From here on nothing is hidden.
        matchOver,     ///< there is nothing left to hide
        computersOnly, ///< nobody plays whom it could help
        opened,        ///< somebody asked for it, and the match file says so
        commandLine,   ///< files aren't secret
    };

    Viewer() = delete;
    [[nodiscard]] static constexpr Viewer spectator() { return {0, Why::spectator}; }
    [[nodiscard]] static constexpr Viewer of(SeatId seat) { return {bit(seat), Why::seat}; }
    /// All seats that one person holds.
    [[nodiscard]] static Viewer ofPerson(const MatchRules& rules, std::uint8_t person);
    /// Sees everything; a reason that doesn't open everything gives a spectator.
    [[nodiscard]] static constexpr Viewer everyone(Why why)
    {
        return opensAll(why) ? Viewer(allSeats, why) : spectator();
    }
    /// The same in a match that is played with open hands.
    [[nodiscard]] constexpr Viewer withOpenHands() const
    {
        return everything() ? *this : Viewer(m_seats, Why::openHands);
    }

    [[nodiscard]] constexpr SeatSet seats() const
    {
        return m_seats;
    } ///< that look; none of them: from outside
    [[nodiscard]] constexpr Why why() const { return m_why; }
    [[nodiscard]] constexpr bool everything() const { return opensAll(m_why); }
    /// The seat whose place a picture takes; none: from outside, or all of it.
    [[nodiscard]] constexpr SeatId place() const
    {
        return everything() || m_seats == 0 ? SeatId::none : static_cast<SeatId>(std::countr_zero(m_seats));
    }
    [[nodiscard]] constexpr bool handsOpen() const { return m_why == Why::openHands; }
    bool operator==(const Viewer&) const = default;

private:
    constexpr Viewer(SeatSet seats, Why why) : m_seats(seats), m_why(why) {}
    [[nodiscard]] static constexpr bool opensAll(Why why) { return why >= Why::matchOver; }

    SeatSet m_seats;
    Why m_why;
};

[[nodiscard]] Table observe(const Table& table, Viewer viewer);
[[nodiscard]] Combat observe(const Combat& combat, Viewer viewer);
[[nodiscard]] State observe(const MatchRules& rules, const State& state, Viewer viewer);
[[nodiscard]] Event observe(const Event& event, Viewer viewer);
/// The same with the table on which it happened: a card that lies open there is named as what brought it
/// about.
[[nodiscard]] Event observe(const Event& event, const Table& before, Viewer viewer);
/// The decision, its card unseen unless it is their own or one of the `events` that followed shows it.
[[nodiscard]] Decision observe(const Decision& decision, std::span<const Event> events, Viewer viewer);
/// The question, without the card that asks it where that card lies face down before them.
[[nodiscard]] Prompt observe(const Prompt& prompt, const Table& table, Viewer viewer);

} // namespace fabletop
