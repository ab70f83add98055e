// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/boardlook.h"

#include <algorithm>

namespace fabletop {

namespace {

template <typename List, typename Match> auto* firstOf(const List& list, Match match)
{
    const auto found = std::find_if(list.begin(), list.end(), match);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const PieceLook* BoardLook::piece(FighterId fighter) const
{
    return firstOf(pieces, [fighter](const PieceLook& piece) { return piece.fighter == fighter; });
}

const PieceLook* BoardLook::pieceOn(SpaceId space) const
{
    if (space == SpaceId::none) return nullptr;
    return firstOf(pieces, [space](const PieceLook& piece) { return piece.space == space; });
}

const SpaceOffer* BoardLook::offer(SpaceId space) const
{
    return firstOf(offers, [space](const SpaceOffer& offered) { return offered.space == space; });
}

const TargetLook* BoardLook::target(FighterId fighter) const
{
    return firstOf(targets, [fighter](const TargetLook& target) { return target.fighter == fighter; });
}

bool BoardLook::pickable(SpaceId space) const
{
    if (preview) return false;
    if (offer(space)) return true;
    const PieceLook* piece = pieceOn(space);
    return piece && (target(piece->fighter) || (candidates & bit(piece->fighter)));
}

} // namespace fabletop
