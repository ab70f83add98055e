// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ProblemTable: the names and English wordings of an enum of problems, in its order.
///
/// Why beside each enum: whoever knows what can go wrong words it, and a problem without a wording is none
/// that compiles.

#include "model/rules/diagnostic.h"
#include "model/table/enumarray.h"

/// Marks a text for translation. Named as in Qt, whose tools look for it; nothing of Qt is needed here.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace fabletop {

template <typename Problem> struct ProblemRow {
    Problem problem;
    ProblemText text;
};

template <typename Problem> using ProblemTable = EnumArray<Problem, ProblemRow<Problem>>;

/// Every problem has its row, at its place, and no column is empty.
template <typename Problem>
[[nodiscard]] constexpr bool complete(const EnumArray<Problem, ProblemRow<Problem>>& rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& [problem, text] = rows.items[i];
        if (static_cast<std::size_t>(problem) != i || text.id.empty() || text.wording.empty()) return false;
    }
    return true;
}

} // namespace fabletop
