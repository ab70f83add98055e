// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/matchinfo.h"

#include "model/table/digest.h"

#include <algorithm>

namespace fabletop {

MatchInfo MatchInfo::rematch(std::uint64_t seed) const
{
    MatchInfo next = *this;
    next.setup.seed = seed;
    next.digests = digestVersion; // a new match is played by today's rules
    return next;
}

MatchInfo MatchInfo::swappedSides(std::uint64_t seed) const
{
    MatchInfo next = rematch(seed);
    std::rotate(next.seats.begin(), next.seats.begin() + 1, next.seats.end());
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        next.setup.seats[seat].person = setup.seats[(seat + 1) % setup.seats.size()].person;
    return next;
}

QString heroDigest(const HeroRules& hero)
{
    const std::uint64_t value = digestOfBytes(hero.source.data(), hero.source.size());
    return QString::number(value, 16).rightJustified(16, u'0');
}

} // namespace fabletop
