// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/conditions.h"

#include <variant>

namespace fabletop {

namespace {

bool fulfils(const Timeline& timeline, int number, const Condition& wanted, Viewer viewer)
{
    const Event event = timeline.seen(number, viewer);
    const auto* moved = std::get_if<CardMoved>(&event.body);
    switch (wanted.kind) {
    case Condition::Kind::card: {
        if (const auto* turned = std::get_if<CardsTurned>(&event.body)) {
            const Combat combat = timeline.seenBefore(number, viewer).combat;
            const bool attacks =
                seatOf(combat.sides[attackSide].fighter) == wanted.seat && turned->attack == wanted.card;
            return attacks || (seatOf(combat.sides[defenseSide].fighter) == wanted.seat &&
                               turned->defense == wanted.card);
        }
        const bool played =
            moved && (moved->to == Place::scheme || (moved->to == Place::combat && moved->faceUp));
        return played && moved->seat == wanted.seat && moved->card == wanted.card;
    }
    case Condition::Kind::drawn: return moved && moved->why == Why::draw && moved->seat == wanted.seat;
    case Condition::Kind::hurt: {
        const auto* damage = std::get_if<DamageDealt>(&event.body);
        return damage && damage->fighter == wanted.fighter && damage->amount > 0;
    }
    case Condition::Kind::defeated: {
        const auto* defeated = std::get_if<FighterDefeated>(&event.body);
        return defeated && defeated->fighter == wanted.fighter;
    }
    case Condition::Kind::healthAtMost: {
        const auto* damage = std::get_if<DamageDealt>(&event.body);
        if (!damage || damage->fighter != wanted.fighter) return false;
        const int before = timeline.seenBefore(number, viewer).fighter(wanted.fighter).health;
        return before > wanted.health && before - damage->amount <= wanted.health;
    }
    case Condition::Kind::ended: return std::holds_alternative<MatchEnded>(event.body);
    }
    return false;
}

} // namespace

int nextEvent(const Timeline& timeline, int from, const Condition& condition, Viewer viewer)
{
    for (int number = std::max(0, from); number < timeline.eventCount(); ++number)
        if (fulfils(timeline, number, condition, viewer)) return number;
    return -1;
}

int previousEvent(const Timeline& timeline, int from, const Condition& condition, Viewer viewer)
{
    for (int number = std::min(from, timeline.eventCount()); number-- > 0;)
        if (fulfils(timeline, number, condition, viewer)) return number;
    return -1;
}

} // namespace fabletop
