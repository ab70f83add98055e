// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/analysislook.h"

namespace fabletop {

namespace {

JudgedTally tallyOf(const ReplayAnalysis& analysis, const Narrator& narrator, int team)
{
    const MatchRules& rules = narrator.rules();
    JudgedTally tally;
    tally.seat = firstSeat(rules, team);
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
    if (review) addAdvice(look, review->review, review->options, place.before().table, 2);
}

} // namespace fabletop
