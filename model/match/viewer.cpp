// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/viewer.h"

namespace fabletop {

namespace {

/// The seat through which the rest is looked at; none: from outside.
SeatId firstOf(SeatSet seats)
{
    return seats == 0 ? SeatId::none : *members<SeatId>(seats).begin();
}

/// What fights for `seat`, as that seat itself sees it.
void takeOwnSides(Combat& shown, const Combat& own, SeatId seat)
{
    for (int side = 0; side < 2; ++side)
        if (seatOf(own.sides[side].fighter) == seat) shown.sides[side] = own.sides[side];
}

/// Lets `shown` see what lies with `seat` as that seat itself sees it.
void lookWith(Table& shown, const Table& table, SeatId seat)
{
    const Table own = observe(table, seat);
    shown.seat(seat) = own.seat(seat);
    takeOwnSides(shown.combat, own.combat, seat);
}

bool names(const Event& event, CardId card)
{
    if (const auto* moved = std::get_if<CardMoved>(&event.body)) return moved->card == card;
    const auto* turned = std::get_if<CardsTurned>(&event.body);
    return turned && (turned->attack == card || turned->defense == card || turned->boost == card);
}

/// Whether the card whose text it is lies face up in the combat.
bool liesOpen(const Combat& combat, const Cause& cause)
{
    for (const CombatSide& side : combat.sides)
        if (side.fighter != FighterId::none && seatOf(side.fighter) == cause.seat &&
            index(side.card) == cause.item)
            return side.has(SideFlag::faceUp);
    return false;
}

} // namespace

Viewer Viewer::ofPerson(const MatchRules& rules, std::uint8_t person)
{
    SeatSet seats = 0;
    for (int seat = 0; seat < rules.seatCount(); ++seat)
        if (rules.seats[static_cast<std::size_t>(seat)].person == person) seats |= bit(idAt<SeatId>(seat));
    return seats == 0 ? spectator() : Viewer(seats, Why::seat);
}

Table observe(const Table& table, Viewer viewer)
{
    if (viewer.everything()) return table;
    const SeatId first = firstOf(viewer.seats());
    Table shown = observe(table, first);
    for (SeatId seat : members<SeatId>(viewer.seats()))
        if (seat != first) lookWith(shown, table, seat);
    if (viewer.handsOpen())
        for (std::size_t seat = 0; seat < maxSeats; ++seat)
            shown.seats[seat].hand().assign(table.seats[seat].hand());
    return shown;
}

Combat observe(const Combat& combat, Viewer viewer)
{
    if (viewer.everything()) return combat;
    Combat shown = observe(combat, firstOf(viewer.seats()));
    for (SeatId seat : members<SeatId>(viewer.seats()))
        takeOwnSides(shown, observe(combat, seat), seat);
    return shown;
}

State observe(const MatchRules& rules, const State& state, Viewer viewer)
{
    if (viewer.everything()) return state;
    State shown = observe(rules, state, firstOf(viewer.seats()));
    const bool more = (viewer.seats() & (viewer.seats() - 1)) || viewer.handsOpen();
    if (more) shown.table = observe(state.table, viewer);
    return shown;
}

Event observe(const Event& event, Viewer viewer)
{
    if (viewer.everything()) return event;
    // Through the seats that may know its cards, of them through the one whose text brought it about.
    const auto knowing = static_cast<SeatSet>(event.seenBy & viewer.seats());
    const SeatSet looking = knowing ? knowing : viewer.seats();
    const auto causing = static_cast<SeatSet>(looking & bit(event.cause.seat));
    return observe(event, firstOf(causing ? causing : looking));
}

Event observe(const Event& event, const Table& before, Viewer viewer)
{
    Event seen = observe(event, viewer);
    if (event.cause.kind == SourceKind::card && liesOpen(before.combat, event.cause))
        seen.cause = event.cause;
    return seen;
}

Decision observe(const Decision& decision, std::span<const Event> events, Viewer viewer)
{
    if (viewer.everything() || decision.card == CardId::none || (bit(decision.seat) & viewer.seats()))
        return decision;
    for (const Event& event : events)
        if (names(observe(event, viewer), decision.card)) return decision;
    Decision seen = decision;
    seen.card = CardId::unseen;
    return seen;
}

Prompt observe(const Prompt& prompt, const Table& table, Viewer viewer)
{
    Prompt seen = prompt;
    if (viewer.everything() || prompt.cause.kind != SourceKind::card) return seen;
    if (bit(prompt.cause.seat) & viewer.seats()) return seen;
    for (const CombatSide& side : table.combat.sides) {
        const bool theirs = side.fighter != FighterId::none && seatOf(side.fighter) == prompt.cause.seat;
        const bool down = side.card != CardId::none && !side.has(SideFlag::faceUp);
        if (theirs && down && table.combat.step < CombatStep::reveal) seen.cause = {};
    }
    return seen;
}

} // namespace fabletop
