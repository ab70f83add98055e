// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/position.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

constexpr std::array<QLatin1String, positionKinds> kindNames{QLatin1String("win"), QLatin1String("survive"),
                                                             QLatin1String("defense"),
                                                             QLatin1String("discard"), QLatin1String("move")};

} // namespace

QLatin1String nameOf(PositionKind kind)
{
    return kindNames[static_cast<std::size_t>(kind)];
}

std::optional<PositionKind> kindCalled(QStringView name)
{
    const auto* const found = std::find(kindNames.begin(), kindNames.end(), name);
    if (found == kindNames.end()) return std::nullopt;
    return static_cast<PositionKind>(found - kindNames.begin());
}

bool Position::isRight(const Decision& decision) const
{
    return std::find(right.begin(), right.end(), decision) != right.end();
}

} // namespace fabletop
