// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SlipTable: what people write instead of words of this language, as data.
///
/// Why apart from slips.cpp: a usual slip is a row more, and nobody has to read how rows are tried.

#include "model/language/reading/readingproblem.h"

#include <span>
#include <string_view>

namespace fabletop {

/// The pattern of what is written, and what is meant by it; see slippattern.h. Where nothing is meant, this
/// language has nothing of the kind; with `tryInstead` what is meant depends, and is only told.
struct SlipRow {
    ReadingProblem code;
    std::string_view written;
    std::string_view meant;
};

/// Tried from top to bottom.
[[nodiscard]] std::span<const SlipRow> slipRows();

} // namespace fabletop
