#include "model/match/eyes.h"

namespace fabletop {

namespace {

/// Lets `shown` see what lies with `seat` as that seat itself sees it.
void lookWith(Table& shown, const Table& table, SeatId seat)
{
    const Table own = observe(table, seat);
    shown.seat(seat) = own.seat(seat);
    for (int side = 0; side < 2; ++side)
        if (seatOf(own.combat.sides[side].fighter) == seat) shown.combat.sides[side] = own.combat.sides[side];
}

bool names(const Event& event, CardId card)
{
    if (const auto* moved = std::get_if<CardMoved>(&event.body)) return moved->card == card;
    const auto* turned = std::get_if<CardsTurned>(&event.body);
    return turned && (turned->attack == card || turned->defense == card || turned->boost == card);
}

} // namespace

Eyes Eyes::ofPerson(const Ruleset& rules, std::uint8_t person)
{
    Eyes eyes;
    for (int seat = 0; seat < rules.seatCount(); ++seat)
        if (rules.seats[static_cast<std::size_t>(seat)].person == person)
            eyes.seats |= bit(idAt<SeatId>(seat));
    return eyes;
}

Table observe(const Table& table, Eyes eyes)
{
    if (eyes.everything) return table;
    const SeatId first = eyes.seats == 0 ? SeatId::none : *members<SeatId>(eyes.seats).begin();
    Table shown = observe(table, first);
    for (SeatId seat : members<SeatId>(eyes.seats))
        if (seat != first) lookWith(shown, table, seat);
    for (SeatId seat : members<SeatId>(eyes.hands))
        shown.seat(seat).hand = table.seat(seat).hand;
    return shown;
}

Event observe(const Event& event, Eyes eyes)
{
    if (eyes.everything) return event;
    const auto knowing = static_cast<SeatSet>(event.seenBy & eyes.seats);
    const SeatSet looking = knowing ? knowing : eyes.seats;
    return observe(event, looking ? *members<SeatId>(looking).begin() : SeatId::none);
}

Decision observe(const Decision& decision, std::span<const Event> events, Eyes eyes)
{
    if (eyes.everything || decision.card == CardId::none || (bit(decision.seat) & eyes.seats))
        return decision;
    for (const Event& event : events)
        if (names(observe(event, eyes), decision.card)) return decision;
    Decision seen = decision;
    seen.card = CardId::unseen;
    return seen;
}

} // namespace fabletop
