// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/choices/triggers.h"

#include "model/match/players/player.h"
#include "views/preferences/settings.h"

#include <algorithm>

namespace fabletop {

namespace {

QString keyOf(const HeroRules& hero, AbilityId ability)
{
    const AbilityRules& rules = hero.abilities[index(ability)];
    const QString name =
        rules.id.empty() ? QString::number(index(ability)) : QString::fromStdString(rules.id);
    return QStringLiteral("triggers/%1/%2").arg(QString::fromStdString(hero.id), name);
}

const Decision* firstOf(const Question& question, Verb verb)
{
    const auto found = std::find_if(question.options.begin(), question.options.end(),
                                    [verb](const Decision& option) { return option.verb == verb; });
    return found == question.options.end() ? nullptr : found;
}

} // namespace

Trigger Triggers::wish(const HeroRules& hero, AbilityId ability) const
{
    const QString kept = m_settings.value(keyOf(hero, ability)).toString();
    return kept == u"always" ? Trigger::always : kept == u"never" ? Trigger::never : Trigger::ask;
}

void Triggers::setWish(const HeroRules& hero, AbilityId ability, Trigger wish)
{
    const QString kept = wish == Trigger::always  ? QStringLiteral("always")
                         : wish == Trigger::never ? QStringLiteral("never")
                                                  : QStringLiteral("ask");
    m_settings.setValue(keyOf(hero, ability), kept);
}

bool Triggers::settled(const HeroRules& hero) const
{
    for (std::size_t ability = 0; ability < hero.abilities.size(); ++ability)
        if (wish(hero, idAt<AbilityId>(static_cast<int>(ability))) != Trigger::ask) return true;
    return false;
}

void Triggers::askAgain(const HeroRules& hero)
{
    for (std::size_t ability = 0; ability < hero.abilities.size(); ++ability)
        setWish(hero, idAt<AbilityId>(static_cast<int>(ability)), Trigger::ask);
}

AbilityId Triggers::asking(const Question& question)
{
    const Cause& cause = question.prompt.cause;
    if (cause.kind != SourceKind::ability || cause.seat != question.seat) return AbilityId::none;
    if (index(cause.seat) >= question.rules->seats.size()) return AbilityId::none;
    if (cause.item >= question.rules->hero(cause.seat).abilities.size()) return AbilityId::none;
    return firstOf(question, Verb::decline) ? idAt<AbilityId>(cause.item) : AbilityId::none;
}

std::optional<Decision> Triggers::answer(const Question& question) const
{
    const AbilityId ability = asking(question);
    if (ability == AbilityId::none) return std::nullopt;
    const Trigger wanted = wish(question.rules->hero(question.seat), ability);
    if (wanted == Trigger::ask) return std::nullopt;
    if (wanted == Trigger::never) return *firstOf(question, Verb::decline);
    if (const Decision* yes = firstOf(question, Verb::yes)) return *yes;
    // "Always" leaves the choice of whom or what: only where there is a single one it is made.
    if (question.options.count != 2) return std::nullopt;
    const Decision& first = question.options[0];
    return first.verb == Verb::decline ? question.options[1] : first;
}

} // namespace fabletop
