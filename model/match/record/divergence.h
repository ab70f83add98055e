// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Divergence: the first place where running recorded decisions again gives something else than was recorded.

#include "model/engine/decision.h"
#include "model/rules/diagnostic.h"
#include "model/table/event.h"

#include <QString>
#include <optional>

namespace fabletop {

struct Divergence {
    enum class Kind {
        event,   ///< another event, or one too many or too few
        refusal, ///< today's rules refuse the decision
        table,   ///< the same events, but another table
        hero,    ///< the text of a hero is refused, so nothing was run at all
    };

    int line = 0;     ///< of the file
    int decision = 0; ///< 0: setting up
    int branch = 0;   ///< id of the branch it is in, 0: the main line
    Kind kind = Kind::table;
    // As the file says it: for programs, never for a message (words/divergencewords.h).
    QString recorded;
    QString now;
    // What it is about, for whoever puts it into words.
    std::optional<Decision> decided; ///< none: a resignation
    std::optional<Event> recordedEvent;
    std::optional<Event> nowEvent;
    std::optional<Diagnostic> problem; ///< of a refused hero, the first
    Table before{};                    ///< on which they happen
};

} // namespace fabletop
