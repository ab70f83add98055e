// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/engine.h"

#include "model/engine/interpreter/context.h"
#include "model/engine/options.h"

#include <memory>

namespace fabletop {

State freshState(const MatchRules& rules, std::uint64_t seed)
{
    State state{};
    state.table = emptyTable();
    state.flow.decides = SeatId::none;
    state.rng = Rng::seeded(seed);
    for (std::size_t s = 0; s < rules.seats.size(); ++s) {
        const SeatId seat = idAt<SeatId>(static_cast<int>(s));
        const HeroRules& hero = rules.hero(seat);
        for (std::size_t i = 0; i < hero.fighters.size(); ++i) {
            FighterState& fighter = state.table.fighter(fighterAt(seat, static_cast<int>(i)));
            fighter.status = FighterStatus::active;
            fighter.health = hero.fighters[i].health; // R-SETUP-03
        }
        // The file's first card lies on top, as scenario.md has it.
        for (std::size_t c = hero.cards.size(); c-- > 0;)
            for (int copy = 0; copy < hero.cards[c].copies; ++copy)
                state.table.seat(seat).deck().push(idAt<CardId>(static_cast<int>(c)));
    }
    return state;
}

void begin(const MatchRules& rules, State& state, OptionList& options, EventLog* log)
{
    Context context(rules, state, options, log);
    context.push(rules.entry, idAt<SeatId>(0), SourceKind::rules, 0xFF, FighterId::none);
    context.run();
}

void resume(const MatchRules& rules, State& state, SeatId seat, int actions, bool begins, OptionList& options,
            EventLog* log)
{
    Table& table = state.table;
    fold(table, TurnBegan{seat, saturated<std::uint16_t>(table.turn.number + 1)});
    table.turn.actions = narrowed<std::uint8_t>(actions);
    Context context(rules, state, options, log);
    context.push(rules.loopEntry, seat, SourceKind::rules, 0xFF, FighterId::none);
    context.push(begins ? rules.turnEntry : rules.actionEntry, seat, SourceKind::rules, 0xFF,
                 FighterId::none);
    context.run();
}

void resign(const MatchRules& rules, State& state, SeatId seat, EventLog* log)
{
    const MatchEnded ended{narrowed<std::uint8_t>(1 - rules.team(seat)), EndCause::resigned};
    fold(state.table, ended);
    if (log) log->events.push_back({ended, Cause{}, state.table.combat.step, allSeats});
    state.flow = Flow{};
    state.flow.decides = SeatId::none;
}

void answer(const MatchRules& rules, State& state, const Decision& decision, OptionList& options,
            EventLog* log)
{
    Context(rules, state, options, log).answer(decision);
}

void legal(const MatchRules& rules, const State& state, OptionList& options)
{
    options.clear();
    if (!state.flow.open) return;
    State copy = state;
    Context(rules, copy, options, nullptr).list();
}

std::optional<Refusal> apply(const MatchRules& rules, State& state, const Decision& decision,
                             OptionList& options, EventLog* log)
{
    legal(rules, state, options);
    if (options.find(decision) < 0) return explain(rules, state, decision);
    answer(rules, state, decision, options, log);
    return std::nullopt;
}

bool sameEffect(const MatchRules& rules, const State& state, const Decision& a, const Decision& b)
{
    if (a == b) return true;
    const auto options = std::make_unique<OptionList>();
    State first = state;
    State second = state;
    answer(rules, first, a, *options);
    answer(rules, second, b, *options);
    return first == second;
}

namespace {

/// The id of one of them, null for one too many.
template <typename Named> const std::string* idOf(const std::vector<Named>& all, std::size_t place)
{
    return place < all.size() ? &all[place].id : nullptr;
}

} // namespace

const std::string* optionName(const MatchRules& rules, const State& state, int option)
{
    if (!state.flow.open || option < 0) return nullptr;
    const auto place = static_cast<std::size_t>(option);
    const Frame& frame = state.flow.frames[state.flow.depth - 1];
    const Instruction& instruction = rules.program.code[frame.at];
    if (instruction.op == Op::resolveAbilities) return idOf(rules.hero(frame.you).abilities, place);
    if (instruction.op == Op::chooseForm) return idOf(rules.hero(frame.you).forms, place);
    if (instruction.op != Op::optionBegin) return nullptr;
    const auto& names = rules.program.optionNames[instruction.number];
    return place < names.size() ? &names[place] : nullptr;
}

} // namespace fabletop
