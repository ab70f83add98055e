// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bots/invariants.h"

#include "model/table/fold.h"

#include <array>

namespace fabletop {

namespace {

/// Every card of a seat's deck is in exactly one place.
BreachReport cardsBreach(const MatchRules& rules, const Table& table, SeatId seat)
{
    std::array<int, 256> found{};
    const auto count = [&](CardId card) {
        if (card != CardId::none) ++found[index(card)];
    };
    const SeatState& own = table.seat(seat);
    for (std::size_t place = 0; place < own.cards.total(); ++place)
        count(own.cards.items[place]);
    for (const CombatSide& side : table.combat.sides)
        if (side.fighter != FighterId::none && seatOf(side.fighter) == seat)
            count(side.card), count(side.boost);
    if (table.turn.schemeSeat == seat) count(table.turn.schemeCard);
    const auto& cards = rules.hero(seat).cards;
    for (std::size_t c = 0; c < cards.size(); ++c)
        if (found[c] != cards[c].copies)
            return {.breach = Breach::cardsDiffer,
                    .seat = seat,
                    .card = idAt<CardId>(static_cast<int>(c)),
                    .found = found[c]};
    return {};
}

BreachReport fightersBreach(const MatchRules& rules, const Table& table)
{
    SpaceSet taken = 0;
    for (int i = 0; i < static_cast<int>(maxFighters); ++i) {
        const auto id = idAt<FighterId>(i);
        const FighterState& fighter = table.fighter(id);
        if (fighter.status == FighterStatus::absent) continue;
        if (fighter.health > rules.fighter(id).maximum ||
            (fighter.status == FighterStatus::defeated) != (fighter.health == 0))
            return {.breach = Breach::healthDiffers, .fighter = id};
        if (fighter.space == SpaceId::none) continue;
        if (fighter.status != FighterStatus::active || (taken & bit(fighter.space)))
            return {.breach = Breach::spacesDiffer, .fighter = id};
        taken |= bit(fighter.space);
    }
    return {};
}

BreachReport choiceBreach(const MatchRules& rules, const State& state, OptionList& scratch)
{
    legal(rules, state, scratch);
    if (state.flow.open && scratch.count == 0) return {.breach = Breach::noAnswer};
    if (!state.flow.open && scratch.count > 0) return {.breach = Breach::strayAnswers};
    if (scratch.full) return {.breach = Breach::fullList};
    return {};
}

} // namespace

BreachReport breachOn(const MatchRules& rules, const Table& table)
{
    for (int seat = 0; seat < rules.seatCount(); ++seat)
        if (const BreachReport found = cardsBreach(rules, table, idAt<SeatId>(seat))) return found;
    return fightersBreach(rules, table);
}

BreachReport breachAfter(const MatchRules& rules, const State& before, const State& after,
                         const EventLog& log, OptionList& scratch)
{
    if (after.flow.fault != Fault::none)
        return {.breach = after.flow.fault == Fault::runaway ? Breach::runaway : Breach::overflow};
    Table folded = before.table;
    for (const Event& event : log.events)
        fold(folded, event);
    if (!(folded == after.table)) return {.breach = Breach::eventsDiffer};
    if (const BreachReport found = breachOn(rules, after.table)) return found;
    return choiceBreach(rules, after, scratch);
}

} // namespace fabletop
