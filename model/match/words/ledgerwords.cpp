// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/ledgerwords.h"

#include "model/match/words/narration.h"

#include <cstdlib>
#include <optional>

namespace fabletop {

namespace {

QString signedNumber(int number)
{
    return (number < 0 ? QStringLiteral("−") : QStringLiteral("+")) + num(std::abs(number));
}

std::optional<Timing> timingOf(CombatStep step)
{
    switch (step) {
    case CombatStep::immediately: return Timing::immediately;
    case CombatStep::during: return Timing::during;
    case CombatStep::after: return Timing::after;
    default: return std::nullopt;
    }
}

const CardKind* kindOf(const MatchRules& rules, const CombatSide& side)
{
    const SeatId seat = seatOf(side.fighter);
    if (index(seat) >= rules.seats.size() || index(side.card) >= rules.hero(seat).cards.size())
        return nullptr;
    return &rules.card(seat, side.card);
}

/// What the instructions from there to the end of the text are about.
struct Traits {
    bool cancels = false;        ///< the opposing card
    bool opposing = false;       ///< it does something to the opposing card
    Term condition = Term::none; ///< the first that has to hold
};

Traits traitsOf(const Program& program, std::size_t at)
{
    Traits traits;
    const auto term = [&program](ExprId place) {
        return place < program.exprs.size() ? program.exprs[place].term : Term::none;
    };
    for (; at < program.code.size() && program.code[at].op != Op::end; ++at) {
        const Instruction& one = program.code[at];
        if (one.op == Op::branch && traits.condition == Term::none) traits.condition = term(one.a);
        const bool values =
            one.op == Op::ignoreValue || one.op == Op::replaceValue || one.op == Op::cancelCard;
        if (!values || (term(one.a) != Term::opposingCard && term(one.b) != Term::opposingCard)) continue;
        traits.opposing = true;
        traits.cancels = traits.cancels || one.op == Op::cancelCard;
    }
    return traits;
}

const CombatSide* sideAgainst(const Combat& combat, SeatId seat)
{
    for (const CombatSide& side : combat.sides)
        if (side.fighter != FighterId::none && seatOf(side.fighter) != seat) return &side;
    return nullptr;
}

} // namespace

CombatStep stepOf(Timing timing)
{
    switch (timing) {
    case Timing::immediately: return CombatStep::immediately;
    case Timing::during: return CombatStep::during;
    case Timing::after: return CombatStep::after;
    default: return CombatStep::none;
    }
}

QString LedgerTeller::value(const ValueChanged& change, const QString& source, SeatId owner,
                            const Combat& before) const
{
    const CombatSide& side = before.sides[change.side & 1];
    const bool own = side.fighter != FighterId::none && seatOf(side.fighter) == owner;
    const bool attack = change.side == attackSide;
    const QString now = num(change.becomes);
    const int by = static_cast<std::int8_t>(change.amount);
    switch (change.change) {
    case ValueChange::added:
    case ValueChange::bonus:
        if (by == 0) return Narration::tr("%1: no change, still %2").arg(source, now);
        if (own) return Narration::tr("%1: %2, now %3", "card and change").arg(source, signedNumber(by), now);
        return attack ? Narration::tr("%1: attack %2, now %3").arg(source, signedNumber(by), now)
                      : Narration::tr("%1: defense %2, now %3").arg(source, signedNumber(by), now);
    case ValueChange::printed:
    case ValueChange::replaced:
        if (own) return Narration::tr("%1: now %2", "card and value").arg(source, now);
        return attack ? Narration::tr("%1: attack now %2").arg(source, now)
                      : Narration::tr("%1: defense now %2").arg(source, now);
    case ValueChange::fixed: return Narration::tr("%1: stays %2", "card and value").arg(source, now);
    case ValueChange::ignored:
        return attack ? Narration::tr("%1: the attack value is ignored").arg(source)
                      : Narration::tr("%1: the defense value is ignored").arg(source);
    case ValueChange::bonusLost: return Narration::tr("%1: the boost of the attack is lost").arg(source);
    case ValueChange::prevented:
        return Narration::tr("%1: %2 takes no combat damage").arg(source, m_narrator.fighter(side.fighter));
    }
    return {};
}

QString LedgerTeller::line(const Event& event, const Combat& before, const QString& plain) const
{
    if (plain.isEmpty()) return plain;
    const auto* change = std::get_if<ValueChanged>(&event.body);
    if (change && change->change == ValueChange::bonus) {
        const CombatSide& side = before.sides[attackSide];
        const QString boost = m_narrator.card(seatOf(side.fighter), side.boost);
        return sentence(value(*change, Narration::tr("Boost (%1)").arg(boost), seatOf(side.fighter), before));
    }
    const QString source = m_narrator.source(event.cause);
    if (source.isEmpty()) return plain;
    if (change) return sentence(value(*change, source, event.cause.seat, before));
    if (const auto* cancelled = std::get_if<EffectsCancelled>(&event.body)) {
        const CombatSide& side = before.sides[cancelled->side & 1];
        return sentence(Narration::tr("%1 cancels the effects of %2")
                            .arg(source, m_narrator.card(seatOf(side.fighter), side.card)));
    }
    if (plain.contains(source)) return plain;
    return sentence(Narration::tr("%1: %2", "card and what it does").arg(source, plain));
}

QString LedgerTeller::combatDamage(const DamageDealt& hit, int attack, int defense, int left) const
{
    const QString who = m_narrator.fighter(hit.fighter);
    if (attack - defense != hit.amount || attack < 0 || defense < 0)
        return Narration::tr("%1 takes %n damage, now %2", nullptr, hit.amount).arg(who, num(left));
    return Narration::tr("%1 takes %n damage (%2 − %3), now %4", nullptr, hit.amount)
        .arg(who, num(attack), num(defense), num(left));
}

QString LedgerTeller::unused(const Cause& cause, SeatId who) const
{
    return sentence(
        Narration::tr("%1: %2 makes no use of it").arg(m_narrator.source(cause), m_narrator.person(who)));
}

QString LedgerTeller::idle(const Cause& cause, Timing timing, const Combat& combat) const
{
    const QString source = m_narrator.source(cause);
    const QString nothing = sentence(Narration::tr("%1: there is nothing it could change").arg(source));
    const MatchRules& rules = m_narrator.rules();
    if (cause.kind != SourceKind::card || index(cause.seat) >= rules.seats.size() ||
        cause.item >= rules.hero(cause.seat).cards.size())
        return nothing;
    const std::uint16_t at = rules.card(cause.seat, static_cast<CardId>(cause.item)).programs[timing];
    if (at == 0) return nothing;
    const Traits traits = traitsOf(rules.hero(cause.seat).program, at);
    const CombatSide* other = sideAgainst(combat, cause.seat);
    if (traits.opposing && other) {
        if (other->card == CardId::none)
            return sentence(Narration::tr("%1: there is no opposing card").arg(source));
        const CardKind* kind = kindOf(rules, *other);
        const QString card = m_narrator.card(seatOf(other->fighter), other->card);
        if (traits.cancels && other->has(SideFlag::cancelled))
            return sentence(Narration::tr("%1: the effects of %2 are canceled already").arg(source, card));
        if (traits.cancels && kind && kind->protectedFromCancel)
            return sentence(Narration::tr("%1: the effects of %2 can’t be canceled").arg(source, card));
    }
    const QString hero = m_narrator.fighter(heroOf(cause.seat));
    if (traits.condition == Term::won)
        return sentence(Narration::tr("%1: %2 did not win the combat").arg(source, hero));
    if (traits.condition == Term::lost)
        return sentence(Narration::tr("%1: %2 did not lose the combat").arg(source, hero));
    return traits.condition == Term::none
               ? nothing
               : sentence(Narration::tr("%1: its condition isn’t met").arg(source));
}

QString LedgerTeller::begun(const Cause& cause) const
{
    return sentence(Narration::tr("%1 takes effect").arg(m_narrator.source(cause)));
}

QString LedgerTeller::notDue(CombatStep step, const Combat& combat) const
{
    const auto timing = timingOf(step);
    if (!timing) return {};
    bool any = false;
    bool silent = true; // no card has a text for this step
    for (const CombatSide& side : combat.sides) {
        const CardKind* kind = kindOf(m_narrator.rules(), side);
        if (!kind) continue;
        any = true;
        silent = silent && kind->programs[*timing] == 0;
    }
    return any && silent ? Narration::tr("No text for this step.") : QString();
}

} // namespace fabletop
