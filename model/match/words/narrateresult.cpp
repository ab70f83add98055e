// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/catalogue.h"
#include "model/match/words/narrate.h"
#include "model/match/words/narration.h"

#include <QStringList>

namespace fabletop {

namespace {

/// The last event of that kind, or -1.
template <typename Body> int lastOf(const Timeline& timeline)
{
    for (int number = timeline.eventCount() - 1; number >= 0; --number)
        if (std::holds_alternative<Body>(timeline.event(number).body)) return number;
    return -1;
}

/// The blow that defeated a hero last; -1 if none did.
int lastBlow(const Timeline& timeline)
{
    int defeat = timeline.eventCount() - 1;
    FighterId hero = FighterId::none;
    for (; defeat >= 0 && hero == FighterId::none; --defeat) {
        const auto* defeated = std::get_if<FighterDefeated>(&timeline.event(defeat).body);
        if (defeated && defeated->fighter == heroOf(seatOf(defeated->fighter))) hero = defeated->fighter;
    }
    for (int number = defeat; number >= 0; --number) {
        const auto* hit = std::get_if<DamageDealt>(&timeline.event(number).body);
        if (hit && hit->fighter == hero) return number;
    }
    return -1;
}

} // namespace

QString Narrator::resultCause(const Timeline& timeline) const
{
    const Speaking speaking(m_language);
    const Table& table = timeline.state(timeline.last()).table;
    if (!table.over()) return {};
    const QString turn = num(table.turn.number);
    if (table.turn.cause == EndCause::resigned) {
        const int last = timeline.last();
        const bool known = last > 0 && timeline.step(last).resignation;
        if (table.turn.number == 0)
            return known ? Narration::tr("%1 resigned during setup")
                               .arg(person(timeline.step(last).decision.seat))
                         : Narration::tr("the other side resigned during setup");
        return known ? Narration::tr("%1 resigned on turn %2")
                           .arg(person(timeline.step(last).decision.seat), turn)
                     : Narration::tr("the other side resigned on turn %1").arg(turn);
    }
    const int blow = lastBlow(timeline);
    if (blow < 0) return Narration::tr("the opposing heroes are defeated in turn %1").arg(turn);
    const Event& event = timeline.event(blow);
    const auto& hit = std::get<DamageDealt>(event.body);
    const QString victim = named(hit.fighter);
    if (hit.kind == DamageKind::exhaustion)
        return Narration::tr("exhaustion defeated %1 in turn %2").arg(victim, turn);
    if (hit.kind == DamageKind::effect && event.cause.kind != SourceKind::rules)
        return Narration::tr("%1 defeated %2 in turn %3").arg(source(event.cause), victim, turn);
    if (hit.kind == DamageKind::effect) return Narration::tr("%1 was defeated in turn %2").arg(victim, turn);
    const Table before = timeline.tableBefore(blow);
    const CombatSide& attack = before.combat.sides[attackSide];
    return Narration::tr("%1 defeated %2 in turn %3")
        .arg(card(seatOf(attack.fighter), attack.card), victim, turn);
}

QString Narrator::result(const Timeline& timeline) const
{
    const Speaking speaking(m_language);
    const int end = lastOf<MatchEnded>(timeline);
    if (end < 0) return {};
    const QString winner = event(timeline.event(end), timeline.tableBefore(end));
    return Narration::tr("%1: %2").arg(winner, resultCause(timeline));
}

} // namespace fabletop
