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
    place.card = cardTiming(timing);
    place.combat = timing <= Timing::after || timing == Timing::afterAttack || timing == Timing::committing;
    place.decided = timing == Timing::after || timing == Timing::afterAttack;
    place.committing = timing == Timing::committing;
    return place;
}

std::optional<MeaningProblem> refusalOf(Word word, const TextPlace& place)
{
    if (belongsToRules(word) && !place.rules) return MeaningProblem::rulesWord;
    switch (rowOf(word).fits) {
    case Fits::everywhere: break;
    case Fits::inRules:
        if (!place.rules) return MeaningProblem::rulesWord;
        break;
    case Fits::afterResult:
        if (!place.decided) return MeaningProblem::resultWord;
        break;
    case Fits::withOneOpponent:
        if (!place.combat && !place.rules) return MeaningProblem::opponentWhich;
        break;
    case Fits::onCard:
        if (!place.card && !place.rules) return MeaningProblem::cardWord;
        break;
    case Fits::inCombat:
    case Fits::asAttackIsCommitted:
        if (!place.combat) return MeaningProblem::combatWord;
        if (rowOf(word).fits == Fits::asAttackIsCommitted && !place.committing)
            return MeaningProblem::momentNotHere;
        break;
    }
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
