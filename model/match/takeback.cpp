// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/takeback.h"

namespace fabletop {

namespace {

bool hidden(Place place)
{
    return place == Place::hand || place == Place::deckTop || place == Place::deckBottom;
}

/// What one event brings to light.
struct SeenBy {
    TakeBackBar operator()(const DeckShuffled&) const { return TakeBackBar::shuffled; }
    TakeBackBar operator()(const DeckArranged&) const { return TakeBackBar::none; }
    TakeBackBar operator()(const CardsShown&) const { return TakeBackBar::shown; }
    TakeBackBar operator()(const CardsTurned&) const { return TakeBackBar::revealed; }
    TakeBackBar operator()(const CardMoved& moved) const
    {
        if (moved.from == Place::deckTop || moved.from == Place::deckBottom) return TakeBackBar::drawn;
        const bool open = moved.to == Place::discard || moved.to == Place::scheme || moved.faceUp;
        return hidden(moved.from) && open ? TakeBackBar::publicCard : TakeBackBar::none;
    }
    template <typename Other> TakeBackBar operator()(const Other&) const { return TakeBackBar::none; }
};

TakeBack barred(TakeBackBar bar)
{
    return {bar, -1, false};
}

/// The last position whose decision a person took, 0 if there is none.
int lastOfPersons(const Timeline& timeline, SeatSet persons)
{
    int position = timeline.last();
    while (position > 0 && !(bit(timeline.step(position).decision.seat) & persons))
        --position;
    return position;
}

} // namespace

TakeBackBar seenBy(const Timeline& timeline, int position)
{
    for (const Event& event : timeline.events(position))
        if (const TakeBackBar bar = std::visit(SeenBy{}, event.body); bar != TakeBackBar::none) return bar;
    const bool chance = !(timeline.state(position).rng == timeline.state(position - 1).rng);
    return chance ? TakeBackBar::chance : TakeBackBar::none;
}

TakeBack takeBack(const Timeline& timeline, SeatSet asker, SeatSet persons, bool practice)
{
    const int last = timeline.last();
    if (last == 0) return barred(TakeBackBar::nothingYet);
    if (timeline.step(last).foldedOnly || persons == 0) return barred(TakeBackBar::recorded);
    if (practice) {
        const int target = lastOfPersons(timeline, persons) - 1;
        if (target < 0) return barred(TakeBackBar::nothingYet);
        if (!(bit(timeline.step(target + 1).decision.seat) & asker)) return barred(TakeBackBar::otherPerson);
        bool marked = timeline.state(last).table.over();
        for (int position = target + 1; position <= last; ++position)
            marked |= seenBy(timeline, position) != TakeBackBar::none;
        return {TakeBackBar::none, target, marked};
    }
    if (timeline.state(last).table.over()) return barred(TakeBackBar::matchOver);
    const SeatId seat = timeline.step(last).decision.seat;
    if (!(bit(seat) & persons & asker)) return barred(TakeBackBar::otherPerson);
    const TakeBackBar bar = seenBy(timeline, last);
    return bar == TakeBackBar::none ? TakeBack{bar, last - 1, false} : barred(bar);
}

} // namespace fabletop
