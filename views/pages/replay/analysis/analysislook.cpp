// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/analysislook.h"

#include <algorithm>

namespace fabletop {

namespace {

JudgedTally tallyOf(const ReplayAnalysis& analysis, const Narrator& narrator, int team)
{
    const MatchRules& rules = narrator.rules();
    JudgedTally tally;
    for (int seat = rules.seatCount() - 1; seat >= 0; --seat)
        if (rules.team(idAt<SeatId>(seat)) == team) tally.seat = idAt<SeatId>(seat);
    tally.name = narrator.fighter(heroOf(tally.seat));
    constexpr std::array counted{Verdict::inaccuracy, Verdict::mistake, Verdict::blunder};
    for (std::size_t kind = 0; kind < counted.size(); ++kind)
        tally.counts[kind] = analysis.told().count(counted[kind], team, rules);
    return tally;
}

} // namespace

ChanceLook chanceLook(const ReplayAnalysis& analysis, const Narrator& narrator)
{
    ChanceLook look;
    if (!analysis.chancesSeen() || !narrator.valid() || !analysis.trunk()) return look;
    const Timeline& timeline = analysis.trunk()->timeline();
    const std::vector<Band>& chances = analysis.told().chances;
    for (std::size_t position = 0; position < chances.size(); ++position)
        look.points.push_back(
            {position == 0 ? 0 : timeline.flat({static_cast<int>(position), 0}), chances[position]});
    if (look.empty()) return look;
    for (int team = 0; team < 2; ++team)
        look.tallies.push_back(tallyOf(analysis, narrator, team));
    look.pale = !analysis.running() && analysis.standing() == ReplayAnalysis::Standing::stale;
    return look;
}

void addAdvice(BoardLook& look, const JudgedPlace& place)
{
    const PlaceReview* review = place.decision() && !place.trying() ? place.review() : nullptr;
    if (!review) return;
    const Table& before = place.before().table;
    for (std::size_t rank = 0; rank < std::min<std::size_t>(2, review->review.options.size()); ++rank) {
        const int option = review->review.options[rank].place;
        const Decision& decision = review->options[static_cast<std::size_t>(option)];
        AdviceLook advice{static_cast<int>(rank) + 1, SpaceId::none, SpaceId::none};
        if (decision.fighter != FighterId::none) advice.from = before.fighter(decision.fighter).space;
        advice.to = decision.verb == Verb::attack && decision.target != FighterId::none
                        ? before.fighter(decision.target).space
                        : decision.space;
        if (advice.to != SpaceId::none) look.advice.push_back(advice);
    }
}

} // namespace fabletop
