// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Slips: what was probably meant by a line that can't be read, and how it is written here.
///
/// Why one table (sliptable.cpp): what people write instead of a word of this language is the same in every
/// file, and a mend is offered only where the whole line can be read with it.

#include "model/language/reading/lexer.h"
#include "model/language/reading/readingproblem.h"
#include "model/language/reading/words.h"

#include <optional>

namespace fabletop {

struct Slip {
    ReadingProblem code = ReadingProblem::count;
    Span where;
    std::string written; ///< what stands there
    std::string fix;     ///< what should; empty where this language says nothing of the kind
    std::string hint{};  ///< what may be meant, where nobody can know
};

/// What surrounds a line that can't be read.
struct SlipScene {
    Word parent = Word::none; ///< of the block it stands in
    bool behindIf = false;    ///< "otherwise" may stand there
    bool behindMay = false;   ///< and there "if you did not"
    int indent = 0;
    int blockIndent = 0; ///< of what stands below it, or would
};

/// The usual slip that explains the line; none where it is no usual one.
[[nodiscard]] std::optional<Slip> slipIn(const Line& line, const SlipScene& scene);

} // namespace fabletop
