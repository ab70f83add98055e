// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/choices/publicquestion.h"

namespace fabletop {

bool asksEverybody(const Match& match, const Question& question, const Narrator& narrator)
{
    const Ask ask = question.prompt.ask;
    const bool board = ask == Ask::move || ask == Ask::place || ask == Ask::fighter || ask == Ask::space;
    const CombatStep step = question.observation.table.combat.step;
    if (!board || step < CombatStep::reveal || step >= CombatStep::over) return false;
    for (const Decision& option : question.options)
        if (option.card != CardId::none) return false;
    const State outside = match.seenState(Viewer::spectator());
    return outside.flow == question.observation.flow &&
           narrator.prompt(outside, match.seenPrompt(Viewer::spectator())) ==
               narrator.prompt(question.observation, question.prompt);
}

} // namespace fabletop
