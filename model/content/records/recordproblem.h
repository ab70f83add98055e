// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RecordProblem: what may be wrong with a decision or an event that was written down, or with its seats.
///
/// Why one list: match files and scenarios write them alike.

namespace fabletop {

struct ProblemText;

enum class RecordProblem {
    heroLacksCard,
    wrongValue,
    impossibleEvent,
    unknownFighter,
    unknownToken,
    unknownCard,
    unknownForm,
    unknownValue,
    unknownEvent,
    unknownDecision,
    unknownSeat,
    seatCount,
    unevenTeams,
    count
};

[[nodiscard]] const ProblemText& problemText(RecordProblem problem);

} // namespace fabletop
