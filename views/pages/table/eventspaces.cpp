// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/eventspaces.h"

#include <variant>

namespace fabletop {

SpaceSet spacesOf(const Timeline& timeline, int event)
{
    constexpr Viewer anybody = Viewer::spectator(); // where fighters go lies open
    const Table before = timeline.seenBefore(event, anybody);
    SpaceSet set = 0;
    const auto add = [&](SpaceId space) {
        if (space != SpaceId::none) set |= bit(space);
    };
    const auto stands = [&](FighterId fighter) {
        if (fighter != FighterId::none) add(before.fighter(fighter).space);
    };
    const EventBody body = timeline.seen(event, anybody).body;
    if (const auto* moved = std::get_if<FighterMoved>(&body)) {
        for (SpaceId space : moved->path)
            add(space);
    } else if (const auto* put = std::get_if<FighterPlaced>(&body)) {
        add(put->from);
        add(put->to);
    } else if (const auto* swapped = std::get_if<FightersSwapped>(&body)) {
        stands(swapped->first);
        stands(swapped->second);
    } else if (const auto* token = std::get_if<TokenPut>(&body)) {
        add(token->from);
        add(token->to);
    } else if (const auto* combat = std::get_if<CombatBegan>(&body)) {
        stands(combat->attacker);
        stands(combat->target);
    } else if (const auto* damage = std::get_if<DamageDealt>(&body)) {
        stands(damage->fighter);
    } else if (const auto* defeated = std::get_if<FighterDefeated>(&body)) {
        stands(defeated->fighter);
    }
    return set;
}

SpaceSet spacesNamed(const Event& event)
{
    if (const auto* moved = std::get_if<FighterMoved>(&event.body))
        return moved->path.empty() ? 0 : bit(moved->path[moved->path.size() - 1]);
    if (const auto* put = std::get_if<FighterPlaced>(&event.body)) return bit(put->to);
    if (const auto* token = std::get_if<TokenPut>(&event.body)) return bit(token->to);
    return 0;
}

} // namespace fabletop
