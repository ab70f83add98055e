// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/analysis/placereview.h"

#include "model/engine/engine.h"
#include "model/match/analysis/matchanalysis.h"

#include <algorithm>
#include <memory>

namespace fabletop {

const ReviewedOption* PlaceReview::of(int place) const
{
    const auto found = std::find_if(review.options.begin(), review.options.end(),
                                    [place](const ReviewedOption& option) { return option.place == place; });
    return found == review.options.end() ? nullptr : &*found;
}

std::optional<State> observedBefore(const MatchRules& rules, const Timeline& timeline, int position)
{
    if (position < 1 || position > timeline.last()) return std::nullopt;
    const State& before = timeline.state(position - 1);
    if (!before.flow.open || before.flow.decides == SeatId::none) return std::nullopt;
    return observe(rules, before, before.flow.decides);
}

PlaceReview reviewPlace(const MatchRules& rules, const State& before, const Decision& taken, int position,
                        int answer, const JudgeBudget& budget)
{
    const auto options = std::make_unique<OptionList>();
    legal(rules, before, *options);
    PlaceReview place{position, {options->begin(), options->end()}, options->find(taken), answer, {}};
    const SeatId seat = before.flow.decides;
    place.review = reviewDecision(rules, observe(rules, before, seat), seat, *options,
                                  {2, {place.played, answer}}, budget, seedOfDecision(position));
    return place;
}

std::vector<Decision> decisionsOpen(const MatchRules& rules, const State& before)
{
    const auto options = std::make_unique<OptionList>();
    if (before.flow.open) legal(rules, before, *options);
    return {options->begin(), options->end()};
}

} // namespace fabletop
