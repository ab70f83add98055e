// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CommandWords: what commands say to people, in the language of `--language` while a Translation lives.

#include "model/match/analysis/analyst.h"

#include <QCoreApplication>

namespace fabletop {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

/// Why a match can't be judged, in words.
[[nodiscard]] QString whyNotWords(NotAnalysable why);

} // namespace fabletop
