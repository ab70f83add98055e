// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Boards in numbers, as tests write them down: which spaces are joined, and which are in a set.

#include "model/table/table.h"

#include <QList>
#include <QPair>

namespace fabletop::testing {

using Pairs = QList<QPair<int, int>>;
using Numbers = QList<int>;

/// 0 joined to 1, 1 to 2 …
inline Pairs chain(int count)
{
    Pairs lines;
    for (int i = 0; i + 1 < count; ++i)
        lines.append({i, i + 1});
    return lines;
}

inline Numbers setOf(SpaceSet spaces)
{
    Numbers numbers;
    for (SpaceId space : members<SpaceId>(spaces))
        numbers.append(static_cast<int>(index(space)));
    return numbers;
}

} // namespace fabletop::testing
