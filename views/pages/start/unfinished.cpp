// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/unfinished.h"

#include "model/match/words/peoplenames.h"
#include "views/match/looks.h"

namespace fabletop {

UnfinishedLook unfinishedLook(const Match& match, Language language)
{
    constexpr Viewer anybody = Viewer::spectator();
    const Looks looks(Narrator(match.sharedRules(), peopleOf(match.info()), language));
    const State state = match.seenState(anybody);
    UnfinishedLook look;
    look.text = looks.narrator().prompt(state, match.seenPrompt(anybody));
    for (int seat = 0; seat < 2; ++seat)
        look.dials[static_cast<std::size_t>(seat)] = looks.dial(state.table, heroOf(idAt<SeatId>(seat)));
    return look;
}

} // namespace fabletop
