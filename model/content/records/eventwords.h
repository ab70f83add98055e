// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The words in which match files tell what an event is and what it says of places, reasons and steps.
///
/// Why apart from the shapes: resources/help/events.md lists exactly these.

#include "model/table/event.h"

#include <array>
#include <string_view>

namespace fabletop::shape {

using Words = std::string_view;

inline constexpr std::array<Words, 7> places{"deck-top", "deck-bottom", "hand",  "discard",
                                             "combat",   "boost",       "scheme"};
inline constexpr std::array<Words, 11> whys{"draw",   "discard",  "hand-limit", "boost",
                                            "commit", "play",     "clean-up",   "give",
                                            "search", "put-back", "exchange"};
inline constexpr std::array<Words, 3> placeHows{"set-up", "effect", "returned"};
inline constexpr std::array<Words, 8> changes{"printed", "added", "replaced",  "ignored",
                                              "fixed",   "bonus", "prevented", "bonus-lost"};
inline constexpr std::array<Words, 3> damages{"combat", "effect", "exhaustion"};
inline constexpr std::array<Words, 4> actions{"none", "maneuver", "scheme", "attack"};
inline constexpr std::array<Words, 3> ends{"none", "hero-defeated", "resigned"};
inline constexpr std::array<Words, 3> faults{"none", "runaway", "overflow"};
inline constexpr std::array<Words, 10> steps{"none",   "declare", "choose", "reveal",   "immediately",
                                             "during", "result",  "after",  "clean-up", "over"};
inline constexpr std::array<Words, 13> timings{
    "committed", "immediately",  "during",         "after",     "scheme", "set-up",    "turn-start",
    "turn-end",  "after-attack", "after-maneuver", "scheduled", "always", "committing"};

/// Event names by their place in EventBody.
inline constexpr std::array<Words, std::variant_size_v<EventBody>> names{
    "shuffled", "arranged",   "card",   "shown",    "placed", "moved",     "swapped", "left",
    "damaged",  "recovered",  "health", "defeated", "out",    "turn",      "actions", "actions-lost",
    "action",   "turn-ended", "combat", "step",     "effect", "turned",    "value",   "cancelled",
    "decided",  "named",      "form",   "counter",  "token",  "scheduled", "ended",   "stopped"};

} // namespace fabletop::shape
