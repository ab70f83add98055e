// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/choices/outcome.h"

#include "model/engine/observe.h"
#include "model/engine/queries.h"

#include <algorithm>
#include <variant>

namespace fabletop {

namespace {

constexpr int copiesTried = 3;

std::optional<ValueOutcome> tried(const Question& question, const Decision& yes, std::uint64_t seed)
{
    const MatchRules& rules = *question.rules;
    Rng rng = Rng::seeded(seed);
    State copy = resample(rules, question.observation, question.seat, rng);
    const Combat& combat = question.observation.table.combat;
    if (combat.step < CombatStep::reveal || combat.step >= CombatStep::result) return std::nullopt;
    const int before[2] = {combatValue(rules, copy.table, attackSide),
                           combatValue(rules, copy.table, defenseSide)};
    EventLog log;
    OptionList next;
    if (apply(rules, copy, yes, next, &log)) return std::nullopt;
    for (const Event& event : log.events) {
        const auto* changed = std::get_if<ValueChanged>(&event.body);
        if (!changed || changed->side > 1) continue;
        if (event.cause.kind != question.prompt.cause.kind || event.cause.item != question.prompt.cause.item)
            continue;
        return ValueOutcome{changed->side, before[changed->side], changed->becomes};
    }
    return std::nullopt;
}

} // namespace

std::optional<ValueOutcome> valueOutcome(const Question& question)
{
    if (question.prompt.ask != Ask::yes) return std::nullopt;
    const auto yes = std::find_if(question.options.begin(), question.options.end(),
                                  [](const Decision& option) { return option.verb == Verb::yes; });
    if (yes == question.options.end()) return std::nullopt;
    std::optional<ValueOutcome> same;
    for (std::uint64_t seed = 1; seed <= copiesTried; ++seed) {
        const auto one = tried(question, *yes, seed);
        if (!one || (same && *one != *same)) return std::nullopt;
        same = one;
    }
    return same;
}

} // namespace fabletop
