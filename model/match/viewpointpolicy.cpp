// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/viewpointpolicy.h"

#include <algorithm>

namespace fabletop {

namespace {

std::uint8_t personOf(const Match& match, SeatId seat)
{
    return match.rules().seats[index(seat)].person;
}

/// A seat a person, in the order of seats.
std::vector<SeatId> persons(const Match& match)
{
    std::vector<SeatId> found;
    for (int place = 0; place < match.rules().seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        if (!match.info().person(seat)) continue;
        const bool known = std::any_of(found.begin(), found.end(), [&](SeatId one) {
            return personOf(match, one) == personOf(match, seat);
        });
        if (!known) found.push_back(seat);
    }
    return found;
}

/// Nothing is hidden any more, or ever was.
std::optional<Viewer> openToAll(const Match& match)
{
    if (match.over()) return Viewer::everyone(Viewer::Why::matchOver);
    if (persons(match).empty()) return Viewer::everyone(Viewer::Why::computersOnly);
    return std::nullopt;
}

bool openedNow(const Match& match)
{
    const auto& opened = match.annotations().opened;
    return std::find(opened.begin(), opened.end(), match.timeline().last()) != opened.end();
}

Viewer ofSeat(const Match& match, SeatId seat)
{
    return seat == SeatId::none ? Viewer::spectator()
                                : Viewer::ofPerson(match.rules(), personOf(match, seat));
}

Viewer asSetUp(const Match& match, Viewer viewer)
{
    return match.info().openHands ? viewer.withOpenHands() : viewer;
}

} // namespace

SeatId onlyPerson(const Match& match)
{
    const std::vector<SeatId> all = persons(match);
    return all.size() == 1 ? all.front() : SeatId::none;
}

bool hotSeat(const Match& match)
{
    return persons(match).size() > 1;
}

std::vector<SeatId> seatsOfPerson(const Match& match, SeatId seat)
{
    std::vector<SeatId> own;
    if (seat == SeatId::none) return own;
    for (int place = 0; place < match.rules().seatCount(); ++place)
        if (personOf(match, idAt<SeatId>(place)) == personOf(match, seat)) own.push_back(idAt<SeatId>(place));
    return own;
}

Viewer viewerOf(const Match& match, const Presence& presence)
{
    if (const auto all = openToAll(match)) return *all;
    if (!presence.seated)
        return openedNow(match) ? Viewer::everyone(Viewer::Why::opened) : asSetUp(match, Viewer::spectator());
    const SeatId only = onlyPerson(match);
    return asSetUp(match, ofSeat(match, only != SeatId::none ? only : presence.looks));
}

std::vector<ViewpointOffer> sightsOf(const Match& match, const Presence& presence)
{
    const bool all = openToAll(match) || openedNow(match);
    std::vector<ViewpointOffer> offers{
        {all ? viewerOf(match, {}) : Viewer::everyone(Viewer::Why::opened), !all}};
    for (SeatId seat : all ? std::vector<SeatId>() : persons(match))
        if (mayLook(match, presence, ofSeat(match, seat)))
            offers.push_back({asSetUp(match, ofSeat(match, seat)), false});
    for (int place = 0; all && place < match.rules().seatCount(); ++place) {
        const Viewer own = asSetUp(match, ofSeat(match, idAt<SeatId>(place)));
        const bool known = std::any_of(offers.begin(), offers.end(),
                                       [&](const ViewpointOffer& offer) { return offer.viewer == own; });
        if (!known) offers.push_back({own, false});
    }
    offers.push_back({asSetUp(match, Viewer::spectator()), false});
    return offers;
}

bool mayLook(const Match& match, const Presence& presence, Viewer viewer)
{
    if (openToAll(match) || openedNow(match)) return true;
    if (viewer.everything() || (viewer.handsOpen() && !match.info().openHands)) return false;
    return (viewer.seats() & ~viewerOf(match, presence).seats()) == 0;
}

Viewer viewerOfExport(const Match& match, Viewer viewer)
{
    return mayLook(match, {}, viewer) && (viewer.everything() || openToAll(match))
               ? viewer
               : asSetUp(match, Viewer::spectator());
}

SeatSet whoTakesBack(const Match& match, const Presence& presence)
{
    const Timeline& timeline = match.timeline();
    const auto seatsOf = [&](SeatId seat) { return ofSeat(match, seat).seats(); };
    if (const SeatId only = onlyPerson(match); only != SeatId::none) return seatsOf(only);
    // Whoever decided since the cover was opened last is there still.
    for (int position = timeline.last(); position > std::max(0, presence.since); --position)
        if (const SeatId seat = timeline.step(position).decision.seat;
            seat != SeatId::none && match.info().person(seat))
            return seatsOf(seat);
    return seatsOf(presence.welcomed);
}

} // namespace fabletop
