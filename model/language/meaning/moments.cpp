// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/moments.h"

#include "model/language/meaning/lowering.h"

#include <utility>

namespace fabletop {

namespace {

constexpr std::pair<std::string_view, Timing> timings[] = {
    {"when committed", Timing::committed},
    {"immediately", Timing::immediately},
    {"during combat", Timing::during},
    {"after combat", Timing::after},
    {"during set-up", Timing::setUp},
    {"at the start of your turn", Timing::turnStart},
    {"at the end of your turn", Timing::turnEnd},
    {"after your fighter attacks", Timing::afterAttack},
    {"as your fighter attacks", Timing::committing},
    {"after you maneuver", Timing::afterManeuver}};

constexpr std::pair<std::string_view, CombatStep> steps[] = {{"declare", CombatStep::declare},
                                                             {"choose", CombatStep::choose},
                                                             {"reveal", CombatStep::reveal},
                                                             {"immediately", CombatStep::immediately},
                                                             {"during combat", CombatStep::during},
                                                             {"result", CombatStep::result},
                                                             {"after combat", CombatStep::after},
                                                             {"clean-up", CombatStep::cleanUp},
                                                             {"over", CombatStep::over}};

template <typename Meaning, std::size_t size>
std::optional<Meaning> meaningOf(const std::pair<std::string_view, Meaning> (&names)[size],
                                 std::string_view text)
{
    for (const auto& [name, meaning] : names)
        if (name == text) return meaning;
    return std::nullopt;
}

template <typename Meaning, std::size_t size>
std::vector<std::string_view> namesOf(const std::pair<std::string_view, Meaning> (&names)[size])
{
    std::vector<std::string_view> all;
    for (const auto& name : names)
        all.push_back(name.first);
    return all;
}

bool onlyInRules(Word word)
{
    return belongsToRules(word) || word == Word::forEachPlayer || word == Word::repeatForever ||
           word == Word::whileActions || word == Word::perform || word == Word::maneuverBranch ||
           word == Word::schemeBranch || word == Word::attackBranch;
}

bool onlyInCombat(Word word)
{
    switch (word) {
    case Word::yourFighter:
    case Word::opposingFighter:
    case Word::attacker:
    case Word::defender:
    case Word::opposingCard:
    case Word::attackCard:
    case Word::inThisCombat:
    case Word::attacking:
    case Word::defending:
    case Word::addToCard:
    case Word::setPrinted:
    case Word::replaceValue:
    case Word::ignoreValue:
    case Word::cancelCard:
    case Word::takeBack:
    case Word::playAsAttack:
    case Word::playFaceUp:
    case Word::opponentPlayed:
    case Word::fixValue:
    case Word::boostCard:
    case Word::commitBoost:
    case Word::preventDamage: return true;
    default: return false;
    }
}

bool onlyAfterResult(Word word)
{
    return word == Word::won || word == Word::lost || word == Word::combatDamageTaken;
}

} // namespace

std::optional<Timing> timingOf(Word section)
{
    switch (section) {
    case Word::whenCommitted: return Timing::committed;
    case Word::whenImmediately: return Timing::immediately;
    case Word::whenDuring: return Timing::during;
    case Word::whenAfter: return Timing::after;
    case Word::whenScheme: return Timing::scheme;
    case Word::whenSetUp: return Timing::setUp;
    case Word::whenTurnStart: return Timing::turnStart;
    case Word::whenTurnEnd: return Timing::turnEnd;
    case Word::whenAfterAttack: return Timing::afterAttack;
    case Word::whenAfterManeuver: return Timing::afterManeuver;
    case Word::whenAttackCommitted: return Timing::committing;
    case Word::whenAlways: return Timing::always;
    default: return std::nullopt;
    }
}

bool cardTiming(Timing timing)
{
    return timing <= Timing::scheme;
}

TextPlace placeOf(Timing timing)
{
    TextPlace place;
    place.combat = timing <= Timing::after || timing == Timing::afterAttack || timing == Timing::committing;
    place.decided = timing == Timing::after || timing == Timing::afterAttack;
    place.committing = timing == Timing::committing;
    return place;
}

std::optional<MeaningProblem> refusalOf(Word word, const TextPlace& place)
{
    if (onlyInRules(word) && !place.rules) return MeaningProblem::rulesWord;
    if (onlyInCombat(word) && !place.combat) return MeaningProblem::combatWord;
    if (onlyAfterResult(word) && !place.decided) return MeaningProblem::resultWord;
    if (word == Word::commitBoost && !place.committing) return MeaningProblem::momentNotHere;
    return std::nullopt;
}

std::vector<std::string_view> timingNames()
{
    return namesOf(timings);
}
std::vector<std::string_view> stepNames()
{
    return namesOf(steps);
}
std::optional<Timing> timingNamed(std::string_view text)
{
    return meaningOf(timings, text);
}
std::optional<CombatStep> stepNamed(std::string_view text)
{
    return meaningOf(steps, text);
}

} // namespace fabletop
