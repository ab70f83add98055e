// SPDX-License-Identifier: GPL-3.0-or-later
// What a ResultBar shows of a match that is over.

#include "model/match/match.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/pages/table/resultbar.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

struct Tally {
    int byAttacks = 0;
    int byEffects = 0;
    int cards = 0;
    int combats = 0;
};

constexpr Viewer anybody = Viewer::spectator(); // the figures are of what lay open

void count(const SeenEvents& open, int events, std::array<Tally, maxSeats>& tallies)
{
    for (int number = 0; number < events; ++number) {
        const Event& event = open.at(number);
        if (const auto* damage = std::get_if<DamageDealt>(&event.body)) {
            if (damage->kind == DamageKind::exhaustion) continue;
            const SeatId hurt = seatOf(damage->fighter);
            SeatId by = damage->source;
            if (damage->kind == DamageKind::combat)
                by = seatOf(open.combatBefore(number).sides[attackSide].fighter);
            if (by == SeatId::none || by == hurt) continue;
            Tally& tally = tallies[index(by)];
            (damage->kind == DamageKind::combat ? tally.byAttacks : tally.byEffects) += damage->amount;
        } else if (const auto* moved = std::get_if<CardMoved>(&event.body)) {
            tallies[index(moved->seat)].cards += moved->to == Place::combat || moved->to == Place::scheme;
        } else if (const auto* decided = std::get_if<CombatDecided>(&event.body)) {
            if (decided->winner < 2)
                ++tallies[index(seatOf(open.combatBefore(number).sides[decided->winner].fighter))].combats;
        }
    }
}

} // namespace

ResultLook resultLook(const Match& match, const Looks& looks)
{
    const Timeline& timeline = match.timeline();
    const Table table = timeline.seenAt(timeline.end(), anybody);
    ResultLook look;
    for (int seat = 0; seat < looks.rules().seatCount(); ++seat)
        if (look.seat == SeatId::none && looks.rules().team(idAt<SeatId>(seat)) == table.turn.winner)
            look.seat = idAt<SeatId>(seat);
    if (look.seat == SeatId::none) return look;
    look.winner = looks.dial(table, heroOf(look.seat));
    look.figure = looks.figure(table, heroOf(look.seat));
    look.figure.right = true; // towards what is said of it
    QStringList winners;
    for (int seat = 0; seat < looks.rules().seatCount(); ++seat)
        if (looks.rules().team(idAt<SeatId>(seat)) == table.turn.winner)
            winners << spokenName(looks.rules().hero(idAt<SeatId>(seat)).name, looks.narrator().language());
    look.title = winners.size() == 1 ? ResultBar::tr("%1 wins").arg(winners.first())
                                     : ResultBar::tr("%1 and %2 win").arg(winners.value(0), winners.value(1));
    look.cause = sentence(looks.narrator().resultCause(timeline));
    look.seats = looks.rules().seatCount();
    look.curves = healthCurves(looks.rules(), timeline, match.seen(anybody));
    look.events = std::max(1, timeline.eventCount());
    for (const HealthCurve& curve : look.curves)
        look.names << spokenName(looks.rules().hero(seatOf(curve.fighter)).name, looks.narrator().language());
    const Structure& structure = timeline.structure();
    for (int place : structure.level(Level::turn)) {
        const Chapter& turn = structure.chapters()[static_cast<std::size_t>(place)];
        if (turn.number > 0) look.turns.push_back({turn.number, turn.firstEvent, turn.endEvent});
    }
    std::array<Tally, maxSeats> tallies{};
    count(match.seen(anybody), timeline.eventCount(), tallies);
    const auto figure = [&](const QString& name, int Tally::*part) {
        int sums[2] = {0, 0}; // of a team's seats
        for (int seat = 0; seat < looks.rules().seatCount(); ++seat)
            sums[looks.rules().team(idAt<SeatId>(seat)) & 1] += tallies[static_cast<std::size_t>(seat)].*part;
        look.figures.push_back({name, QString::number(sums[0]), QString::number(sums[1])});
    };
    for (int seat = looks.rules().seatCount(); seat-- > 0;)
        look.heads[looks.rules().team(idAt<SeatId>(seat)) & 1].push_front(idAt<SeatId>(seat));
    figure(ResultBar::tr("Damage by attacks"), &Tally::byAttacks);
    figure(ResultBar::tr("Damage by effects"), &Tally::byEffects);
    figure(ResultBar::tr("Cards played"), &Tally::cards);
    figure(ResultBar::tr("Combats won"), &Tally::combats);
    return look;
}

} // namespace fabletop
