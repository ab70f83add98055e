// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/choices/forecast.h"

#include "model/engine/observe.h"
#include "model/engine/queries.h"
#include "model/match/words/narration.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablewords.h"

#include <QStringList>
#include <algorithm>

namespace fabletop {

std::vector<Forecast> forecasts(const Question& question, FighterId attacker, FighterId target)
{
    std::vector<Forecast> rows;
    const MatchRules& rules = *question.rules;
    const int health = question.observation.table.fighter(target).health;
    for (const Decision& option : question.options) {
        if (option.verb != Verb::attack || option.fighter != attacker || option.target != target) continue;
        const bool known = std::any_of(rows.begin(), rows.end(),
                                       [&](const Forecast& row) { return row.card == option.card; });
        if (known) continue;
        Rng rng = Rng::seeded(1);
        State copy = resample(rules, question.observation, question.seat, rng);
        OptionList next;
        if (apply(rules, copy, option, next)) continue;
        // Where the attack itself asks nothing more, the copy now waits for the defense.
        const bool open = copy.table.combat.step >= CombatStep::declare &&
                          copy.table.combat.step < CombatStep::result &&
                          copy.table.combat.sides[attackSide].card == option.card;
        const int printed = rules.card(question.seat, option.card).value;
        // The printed value stands on the table from the reveal on; the forecast looks ahead to it.
        if (open) copy.table.combat.sides[attackSide].printed = static_cast<std::uint8_t>(printed);
        const int value = open ? combatValue(rules, copy.table, attackSide) : printed;
        rows.push_back({option.card, value, value >= health});
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Forecast& a, const Forecast& b) { return a.value > b.value; });
    return rows;
}

FighterId attackerOf(const Question& question, FighterId target, FighterId preferred)
{
    FighterId found = FighterId::none;
    for (const Decision& option : question.options) {
        if (option.verb != Verb::attack || option.target != target) continue;
        if (option.fighter == preferred) return preferred;
        if (found == FighterId::none) found = option.fighter;
    }
    return found;
}

QString TableWords::forecast(FighterId target) const
{
    if (!m_staging.asking() || m_staging.ask() != Ask::action || m_playback.busy() || looksBack()) return {};
    const Question& question = m_staging.question();
    const FighterId attacker = attackerOf(question, target, m_staging.picked().fighter);
    if (attacker == FighterId::none) return {};
    QStringList lines{tr("%1 can attack, undefended:").arg(narrator().fighter(attacker))};
    for (const Forecast& row : forecasts(question, attacker, target)) {
        const QString card = narrator().card(question.seat, row.card);
        lines << (row.defeats ? tr("%1: %2, enough to defeat").arg(card, QString::number(row.value))
                              : tr("%1: %2").arg(card, QString::number(row.value)));
    }
    return lines.join(u'\n');
}

} // namespace fabletop
