// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/catalogue.h"
#include "model/match/words/narrate.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"

#include <QStringList>
#include <cstdlib>

namespace fabletop {

/// One function a kind of event, so that the compiler asks for every one of them.
struct EventTeller {
    const Narrator& n;
    const Event& event;
    const Combat& before;

    [[nodiscard]] QString by() const { return n.source(event.cause); }
    [[nodiscard]] bool known(CardId card) const { return card != CardId::unseen && card != CardId::none; }

    QString operator()(const DeckShuffled& e) const
    {
        return Narration::tr("%1 shuffles the deck").arg(n.person(e.seat));
    }

    QString operator()(const DeckArranged& e) const
    {
        return Narration::tr("%1 puts cards back on the deck").arg(n.person(e.seat));
    }

    QString operator()(const CardMoved& e) const
    {
        switch (e.why) {
        case Why::draw: return drawn(e);
        case Why::discard:
        case Why::handLimit: return discarded(e);
        case Why::boost: return boosted(e);
        case Why::commit: return committed(e);
        case Why::play: return played(e);
        case Why::cleanUp:
            return known(e.card) ? Narration::tr("%1 goes to the discard pile").arg(n.card(e.seat, e.card))
                                 : QString();
        case Why::give:
        case Why::search:
        case Why::putBack: return moved(e);
        case Why::exchange:
            return e.to == Place::combat
                       ? Narration::tr("%1 takes the place of the card played").arg(n.card(e.seat, e.card))
                       : moved(e);
        }
        return {};
    }
    QString drawn(const CardMoved& e) const
    {
        return known(e.card) ? Narration::tr("%1 draws %2").arg(n.person(e.seat), n.card(e.seat, e.card))
                             : Narration::tr("%1 draws a card").arg(n.person(e.seat));
    }
    QString discarded(const CardMoved& e) const
    {
        const QString card = n.card(e.seat, e.card);
        if (e.from == Place::deckTop)
            return Narration::tr("%1 discards %2 from the deck").arg(n.person(e.seat), card);
        if (e.why == Why::handLimit)
            return Narration::tr("%1 holds too many cards and discards %2").arg(n.person(e.seat), card);
        return Narration::tr("%1 discards %2").arg(n.person(e.seat), card);
    }
    QString boosted(const CardMoved& e) const
    {
        if (!known(e.card)) return Narration::tr("%1 adds a boost, face down").arg(n.person(e.seat));
        const int value = n.rules().card(e.seat, e.card).boostValue();
        return Narration::tr("%1 boosts by %2 with %3")
            .arg(n.person(e.seat), num(value), n.card(e.seat, e.card));
    }
    QString committed(const CardMoved& e) const
    {
        const QString person = n.person(e.seat);
        if (known(e.card))
            return e.side == attackSide
                       ? Narration::tr("%1 attacks with %2").arg(person, n.card(e.seat, e.card))
                       : Narration::tr("%1 defends with %2").arg(person, n.card(e.seat, e.card));
        return e.side == attackSide ? Narration::tr("%1 has chosen an attack card").arg(person)
                                    : Narration::tr("%1 has chosen a defense card").arg(person);
    }
    QString played(const CardMoved& e) const
    {
        const QString card = n.card(e.seat, e.card);
        if (e.fighter == FighterId::none) return Narration::tr("%1 plays %2").arg(n.person(e.seat), card);
        return sentence(Narration::tr("%1 plays %2").arg(n.named(e.fighter), card));
    }
    QString moved(const CardMoved& e) const
    {
        const QString person = n.person(e.seat);
        const QString card = n.card(e.seat, e.card);
        switch (e.to) {
        case Place::deckTop: return Narration::tr("%1 puts %2 on top of the deck").arg(person, card);
        case Place::deckBottom: return Narration::tr("%1 puts %2 under the deck").arg(person, card);
        case Place::discard: return Narration::tr("%1 puts %2 into the discard pile").arg(person, card);
        case Place::hand:
            if (e.from == Place::discard)
                return Narration::tr("%1 takes %2 out of the discard pile").arg(person, card);
            if (e.from == Place::deckTop || e.from == Place::deckBottom)
                return Narration::tr("%1 takes %2 out of the deck").arg(person, card);
            return Narration::tr("%1 takes %2 into the hand").arg(person, card);
        case Place::combat:
        case Place::boost:
        case Place::scheme: return Narration::tr("%1 plays %2").arg(person, card);
        }
        return {};
    }

    QString operator()(const CardsShown& e) const
    {
        QStringList cards;
        for (CardId card : e.cards)
            if (known(card)) cards << n.card(e.seat, card);
        const QString viewers = this->viewers(e);
        if (viewers.isEmpty()) // who looked is not for everybody to know
            return e.place == Place::hand
                       ? Narration::tr("Cards in the hand of %1 are looked at").arg(n.person(e.seat))
                       : Narration::tr("Cards in the deck of %1 are looked at").arg(n.person(e.seat));
        if (cards.isEmpty())
            return e.place == Place::hand
                       ? Narration::tr("%1 looks at the hand of %2").arg(viewers, n.person(e.seat))
                       : Narration::tr("%1 looks at cards in the deck of %2").arg(viewers, n.person(e.seat));
        return Narration::tr("%1 sees cards of %2: %3").arg(viewers, n.person(e.seat), listed(cards));
    }
    QString viewers(const CardsShown& e) const
    {
        QStringList names;
        for (SeatId seat : members<SeatId>(e.viewers)) {
            if (index(seat) >= n.rules().seats.size()) continue;
            if (seat != e.seat || e.viewers == bit(e.seat)) names << n.person(seat);
        }
        return listed(names);
    }

    QString operator()(const FighterPlaced& e) const
    {
        const QString who = n.named(e.fighter);
        switch (e.how) {
        case PlaceHow::setUp: return sentence(Narration::tr("%1 starts on %2").arg(who, n.space(e.to)));
        case PlaceHow::effect: return sentence(Narration::tr("%1 is placed on %2").arg(who, n.space(e.to)));
        case PlaceHow::returned: return sentence(Narration::tr("%1 returns on %2").arg(who, n.space(e.to)));
        }
        return {};
    }
    QString operator()(const FighterMoved& e) const
    {
        const QString from = n.space(e.path[0]);
        const QString to = n.space(e.path.back());
        if (e.path.size() < 2) return sentence(Narration::tr("%1 stays on %2").arg(n.named(e.fighter), to));
        return sentence(Narration::tr("%1 moves from %2 to %3").arg(n.named(e.fighter), from, to));
    }
    QString operator()(const FightersSwapped& e) const
    {
        return sentence(Narration::tr("%1 and %2 change places").arg(n.named(e.first), n.named(e.second)));
    }
    QString operator()(const FighterLeft& e) const
    {
        return sentence(Narration::tr("%1 leaves the battlefield").arg(n.named(e.fighter)));
    }
    QString operator()(const DamageDealt& e) const
    {
        const QString who = n.named(e.fighter);
        if (e.amount == 0) return sentence(Narration::tr("%1 takes no damage").arg(who));
        if (e.kind == DamageKind::exhaustion)
            return sentence(Narration::tr("%1 takes %n damage from exhaustion", nullptr, e.amount).arg(who));
        if (e.kind == DamageKind::effect && !by().isEmpty())
            return sentence(Narration::tr("%1 takes %n damage from %2", nullptr, e.amount).arg(who, by()));
        return sentence(Narration::tr("%1 takes %n damage", nullptr, e.amount).arg(who));
    }
    QString operator()(const HealthRecovered& e) const
    {
        return sentence(Narration::tr("%1 recovers %n health", nullptr, e.amount).arg(n.named(e.fighter)));
    }
    QString operator()(const HealthSet& e) const
    {
        return sentence(Narration::tr("%1 now has %2 health").arg(n.named(e.fighter), num(e.health)));
    }
    QString operator()(const FighterDefeated& e) const
    {
        return sentence(Narration::tr("%1 is defeated").arg(n.named(e.fighter)));
    }
    QString operator()(const PlayerOut& e) const
    {
        return Narration::tr("%1 is out of the match").arg(n.person(e.seat));
    }
    QString operator()(const TurnBegan& e) const
    {
        return Narration::tr("Turn %1: %2").arg(num(e.number), n.person(e.seat));
    }
    QString operator()(const ActionsGained& e) const
    {
        if (event.cause.kind == SourceKind::rules) return {};
        return Narration::tr("%1 gains %n action(s)", nullptr, e.amount).arg(n.person(e.seat));
    }
    QString operator()(const ActionsLost& e) const
    {
        return Narration::tr("The turn of %1 ends").arg(n.person(e.seat));
    }
    QString operator()(const ActionBegan& e) const
    {
        return e.kind == ActionKind::maneuver ? Narration::tr("%1 maneuvers").arg(n.person(e.seat))
                                              : QString();
    }
    QString operator()(const TurnEnded&) const { return {}; }
    QString operator()(const CombatBegan& e) const { return n.attack(e.attacker, e.target); }
    QString operator()(const StepReached&) const { return {}; }
    QString operator()(const EffectBegan&) const { return {}; }
    QString operator()(const CardsTurned& e) const
    {
        const CombatSide* sides = before.sides;
        const SeatId attacker = seatOf(sides[attackSide].fighter);
        const CardId attack =
            e.attack == CardId::none ? sides[attackSide].card : e.attack; // it may lie open already
        const CardId defense = e.defense == CardId::none ? sides[defenseSide].card : e.defense;
        const QString first = n.card(attacker, attack);
        const QString second = n.card(seatOf(sides[defenseSide].fighter), defense);
        QString text = Narration::tr("%1 against %2").arg(first, second);
        if (event.step < CombatStep::reveal)
            text = Narration::tr("%1 lies open").arg(e.attack == CardId::none ? second : first);
        else if (defense == CardId::none)
            text = Narration::tr("%1 against no defense").arg(first);
        if (known(e.boost)) text += Narration::tr(", boosted with %1").arg(n.card(attacker, e.boost));
        return sentence(text);
    }
    QString added(const ValueChanged& e) const
    {
        const int by = static_cast<std::int8_t>(e.amount);
        const bool attack = e.side == attackSide;
        const QString amount = num(std::abs(by));
        const QString value = num(e.becomes);
        if (by == 0)
            return attack ? Narration::tr("The attack value stays %1").arg(value)
                          : Narration::tr("The defense value stays %1").arg(value);
        if (by > 0)
            return attack ? Narration::tr("The attack value rises by %1 to %2").arg(amount, value)
                          : Narration::tr("The defense value rises by %1 to %2").arg(amount, value);
        return attack ? Narration::tr("The attack value falls by %1 to %2").arg(amount, value)
                      : Narration::tr("The defense value falls by %1 to %2").arg(amount, value);
    }
    QString operator()(const ValueChanged& e) const
    {
        const bool attack = e.side == attackSide;
        switch (e.change) {
        case ValueChange::printed:
            if (event.cause.kind == SourceKind::rules) return {}; // the cards say so themselves
            [[fallthrough]];
        case ValueChange::replaced:
            return attack ? Narration::tr("The attack value becomes %1").arg(e.becomes)
                          : Narration::tr("The defense value becomes %1").arg(e.becomes);
        case ValueChange::added:
        case ValueChange::bonus: return added(e);
        case ValueChange::bonusLost: return Narration::tr("The boost of the attack is lost");
        case ValueChange::ignored:
            return attack ? Narration::tr("The attack value is ignored")
                          : Narration::tr("The defense value is ignored");
        case ValueChange::fixed:
            return attack ? Narration::tr("The attack value stays %1").arg(e.becomes)
                          : Narration::tr("The defense value stays %1").arg(e.becomes);
        case ValueChange::prevented:
            return sentence(
                Narration::tr("%1 takes no combat damage").arg(n.named(before.sides[e.side & 1].fighter)));
        }
        return {};
    }
    QString operator()(const EffectsCancelled& e) const
    {
        const CombatSide& side = before.sides[e.side & 1];
        return Narration::tr("The effects of %1 are canceled").arg(n.card(seatOf(side.fighter), side.card));
    }
    QString operator()(const CombatDecided& e) const
    {
        if (e.winner > defenseSide)
            return Narration::tr("Attack %1, defense %2").arg(num(e.attack), num(e.defense));
        const QString winner = n.named(before.sides[e.winner].fighter);
        return Narration::tr("Attack %1, defense %2: %3 wins the combat")
            .arg(num(e.attack), num(e.defense), winner);
    }
    QString operator()(const NumberNamed& e) const
    {
        return Narration::tr("%1 names the number %2").arg(n.person(e.seat), num(e.number));
    }
    QString operator()(const FormTaken& e) const
    {
        const auto& forms = n.rules().hero(e.seat).forms;
        if (e.form >= forms.size()) return {};
        return sentence(Narration::tr("%1 is now: %2")
                            .arg(n.named(heroOf(e.seat)), spokenName(forms[e.form].name, n.language())));
    }
    QString operator()(const CounterSet& e) const
    {
        const auto& counters = n.rules().hero(e.seat).counters;
        if (e.counter >= counters.size()) return {};
        return Narration::tr("%1: %2 is now %3")
            .arg(n.fighter(heroOf(e.seat)), spokenName(counters[e.counter]), num(e.value));
    }
    QString operator()(const TokenPut& e) const
    {
        if (e.to == SpaceId::none)
            return sentence(Narration::tr("%1 leaves the battlefield").arg(n.token(e.token)));
        if (e.from == SpaceId::none)
            return sentence(Narration::tr("%1 is put on %2").arg(n.token(e.token), n.space(e.to)));
        return sentence(
            Narration::tr("%1 moves from %2 to %3").arg(n.token(e.token), n.space(e.from), n.space(e.to)));
    }
    QString operator()(const Scheduled&) const { return {}; }
    QString operator()(const MatchEnded& e) const
    {
        QStringList heroes;
        for (int seat = 0; seat < n.rules().seatCount(); ++seat)
            if (n.rules().team(idAt<SeatId>(seat)) == e.winner) heroes << n.named(heroOf(idAt<SeatId>(seat)));
        return sentence(heroes.size() == 1 ? Narration::tr("%1 wins").arg(heroes.first())
                                           : Narration::tr("%1 win").arg(listed(heroes)));
    }
    QString operator()(const TextStopped& e) const
    {
        const QString text = by().isEmpty() ? Narration::tr("a rules text") : by();
        return sentence(
            e.fault == Fault::runaway
                ? Narration::tr("%1 never ended and was stopped: the match can’t continue").arg(text)
                : Narration::tr(
                      "%1 exceeded the limits of the table and was stopped: the match can’t continue")
                      .arg(text));
    }
};

QString Narrator::event(const Event& event, const Combat& before) const
{
    const Speaking speaking(m_language);
    return std::visit(EventTeller{*this, event, before}, event.body);
}

QString Narrator::resignation(SeatId seat) const
{
    const Speaking speaking(m_language);
    return Narration::tr("%1 resigns").arg(person(seat));
}

} // namespace fabletop
