// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/match/advice.h"

#include <algorithm>

namespace fabletop {

std::optional<AdviceLook> adviceLook(const Decision& decision, const Table& before, int rank)
{
    AdviceLook advice{rank, SpaceId::none, SpaceId::none};
    if (decision.fighter != FighterId::none) advice.from = before.fighter(decision.fighter).space;
    advice.to = decision.verb == Verb::attack && decision.target != FighterId::none
                    ? before.fighter(decision.target).space
                    : decision.space;
    return advice.to == SpaceId::none ? std::nullopt : std::optional(advice);
}

void addAdvice(BoardLook& look, const Review& review, const std::vector<Decision>& options,
               const Table& before, int most)
{
    for (int rank = 1; rank <= std::min(most, static_cast<int>(review.options.size())); ++rank) {
        const int place = review.options[static_cast<std::size_t>(rank - 1)].place;
        if (const auto advice = adviceLook(options[static_cast<std::size_t>(place)], before, rank))
            look.advice.push_back(*advice);
    }
}

std::optional<CardLook> cardOf(const Decision& decision, const Looks& looks)
{
    if (decision.card == CardId::none || decision.card == CardId::unseen) return std::nullopt;
    return looks.card(decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat, decision.card);
}

} // namespace fabletop
