// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/changes.h"

#include "model/engine/queries.h"

#include <algorithm>

namespace fabletop {

void changeSide(Context& context, int side, ValueChange change, int amount, RuleId rule)
{
    ValueChanged body{narrowed<std::uint8_t>(side), change,
                      narrowed<std::uint8_t>(std::min(amount, highestValue)), 0};
    body.becomes = saturated<std::uint8_t>(context.valueAfter(body));
    context.emit(body, rule);
}

void changeValue(Context& context, const CardSet& card, ValueChange change, int amount, RuleId rule)
{
    if (card.empty() || card.place != Place::combat || amount < 0) return;
    const CombatSide& side = context.table().combat.sides[card.side];
    if (side.has(SideFlag::fixed) && change != ValueChange::ignored) return;
    changeSide(context, card.side, change, amount, rule);
}

void moveFighter(Context& context, FighterId fighter, SpaceId to, int steps, RuleId rule, bool throughFoes)
{
    if (to == context.table().fighter(fighter).space) return;
    const Path path = route(context.rules(), context.table(), fighter, to, steps, throughFoes);
    context.emit(FighterMoved{fighter, path}, rule);
}

void placeFighter(Context& context, FighterId fighter, SpaceId to, PlaceHow how, RuleId rule,
                  const Frame* kept)
{
    const SpaceId from = context.table().fighter(fighter).space;
    if (to == from) return;
    context.emit(FighterPlaced{fighter, from, to, how}, rule);
    if (how == PlaceHow::returned) context.forget(fighter, kept);
}

void takeForm(Context& context, std::size_t form, RuleId rule)
{
    const SeatId you = context.you();
    if (context.table().seat(you).form != form)
        context.emit(FormTaken{you, narrowed<std::uint8_t>(form)}, rule);
}

} // namespace fabletop
