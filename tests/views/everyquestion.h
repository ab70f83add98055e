// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The questions of a match, one after the other, with nothing picked yet.

#include "model/match/players/personplayer.h"
#include "tests/match/duel.h"
#include "views/hand/picks/pendingselection.h"

#include <memory>

namespace fabletop::testing {

/// Every question of a duel between two persons, answered by chance.
template <typename Look> void forEveryQuestion(std::uint64_t seed, Look look)
{
    const auto match = duel(seed);
    for (SeatId seat : {SeatId{0}, SeatId{1}})
        match->setPlayer(seat, std::make_unique<PersonPlayer>());
    match->begin();
    while (!match->over()) {
        auto* person = qobject_cast<PersonPlayer*>(match->player(match->decides()));
        PendingSelection picks;
        picks.open(person->question());
        look(picks);
        playOn(*match, 1, static_cast<std::uint64_t>(match->timeline().last()));
    }
}

} // namespace fabletop::testing
