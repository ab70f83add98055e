// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What one seat may know of a match, and a guess at the rest.
///
/// Why here and only here: bots, a seat's eyes in the replay and exports all use these two functions,
/// so nobody can look at a hidden card by accident.

#include "model/engine/engine.h"

namespace fabletop {

/// The State as `seat` may know it: hidden cards read CardId::unseen, the generator is zero. An observation
/// has the same type as a State, so views, fold and digest serve both. `SeatId::none` is a spectator, who
/// sees no hand.
[[nodiscard]] State observe(const MatchRules& rules, const State& state, SeatId seat);
[[nodiscard]] Table observe(const Table& table, SeatId seat);
[[nodiscard]] Combat observe(const Combat& combat, SeatId seat);

/// The event as `seat` may know it.
[[nodiscard]] Event observe(const Event& event, SeatId seat);

/// A full State that agrees with the observation of `seat`: counts, shown cards and known places of decks are
/// kept; a face-down card is one that its player could legally have committed.
[[nodiscard]] State resample(const MatchRules& rules, const State& observation, SeatId seat, Rng& rng);

} // namespace fabletop
