// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/catalogue.h"
#include "model/match/words/narrate.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"

#include <QStringList>

namespace fabletop {

namespace {

/// Whom a card is for: "the hero or a sidekick".
QString users(const Narrator& narrator, SeatId seat, const CardKind& card)
{
    QStringList names;
    const auto& fighters = narrator.rules().hero(seat).fighters;
    for (std::size_t number = 0; number < fighters.size(); ++number) {
        const QString name = spokenName(fighters[number].name, narrator.language());
        if (card.users >> number & 1 && !names.contains(name)) names << name;
    }
    return names.join(Narration::tr(" or "));
}

} // namespace

QString Narrator::cardRefusal(const Refusal& refusal) const
{
    const SeatId owner = refusal.cardSeat == SeatId::none ? refusal.decides : refusal.cardSeat;
    const QString name = card(owner, refusal.card);
    switch (refusal.code) {
    case RefusalCode::cardNotInHand: return Narration::tr("%1 is not in your hand").arg(name);
    case RefusalCode::cardNotForFighter: {
        const QString who = named(refusal.fighter);
        const bool known =
            index(owner) < m_rules->seats.size() && index(refusal.card) < m_rules->hero(owner).cards.size();
        if (!known || m_rules->card(owner, refusal.card).forAny())
            return Narration::tr("%1 may not use %2 now").arg(who, name);
        return Narration::tr("%1 may not use %2: it is for %3")
            .arg(who, name, users(*this, owner, m_rules->card(owner, refusal.card)));
    }
    case RefusalCode::cardNotAttack: return Narration::tr("%1 is no attack card").arg(name);
    case RefusalCode::cardNotDefense: return Narration::tr("%1 is no defense card").arg(name);
    case RefusalCode::cardNotScheme: return Narration::tr("%1 is no scheme").arg(name);
    case RefusalCode::cardWithoutBoost: return Narration::tr("%1 has no boost value").arg(name);
    default: return {};
    }
}

QString Narrator::placeRefusal(const Refusal& refusal) const
{
    const QString who = named(refusal.fighter);
    const QString where = space(refusal.space);
    switch (refusal.code) {
    case RefusalCode::spaceOccupied: return Narration::tr("Space %1 is taken").arg(where);
    case RefusalCode::spaceTooFar:
        if (refusal.have == 0 || refusal.have == 0xFF)
            return Narration::tr("%1 cannot reach space %2").arg(who, where);
        return Narration::tr("Space %1 is %n space(s) away, %2 may move %3", nullptr, refusal.have)
            .arg(where, who, num(refusal.most));
    case RefusalCode::spaceNotAllowed: return Narration::tr("Space %1 may not be chosen here").arg(where);
    case RefusalCode::friendlyTarget:
        return Narration::tr("%1 is on the same side").arg(named(refusal.target));
    case RefusalCode::targetNotAdjacent:
        return Narration::tr("%1 has no line to %2: a melee fighter must be adjacent")
            .arg(who, named(refusal.target));
    case RefusalCode::targetNotInReach:
        return Narration::tr("%1 is neither adjacent to %2 nor in a zone with it")
            .arg(named(refusal.target), who);
    case RefusalCode::noTarget:
        return refusal.fighter != FighterId::none && m_rules->fighter(refusal.fighter).ranged
                   ? Narration::tr("%1 has no target: nobody is adjacent or in the same zone").arg(who)
                   : Narration::tr("%1 has no target: nobody is adjacent").arg(who);
    default: return {};
    }
}

QString Narrator::refusal(const Refusal& refusal) const
{
    const Speaking speaking(m_language);
    const QString who = named(refusal.fighter);
    switch (refusal.code) {
    case RefusalCode::matchOver: return Narration::tr("The match is over");
    case RefusalCode::notYourChoice:
        return Narration::tr("It is for %1 to decide now").arg(person(refusal.decides));
    case RefusalCode::otherChoice: return Narration::tr("Something else must be decided first");
    case RefusalCode::unknownFighter: return Narration::tr("There is no such fighter in this match");
    case RefusalCode::fighterDefeated: return sentence(Narration::tr("%1 is defeated").arg(who));
    case RefusalCode::fighterAway: return sentence(Narration::tr("%1 is not on the battlefield").arg(who));
    case RefusalCode::notYourFighter: return sentence(Narration::tr("%1 is not your fighter").arg(who));
    case RefusalCode::noAttackCard:
        if (refusal.fighter == FighterId::none) return Narration::tr("No attack card in hand");
        return Narration::tr("No attack card that %1 may use").arg(who);
    case RefusalCode::noScheme: return Narration::tr("No scheme that can be played");
    case RefusalCode::alreadyMoved: return sentence(Narration::tr("%1 has already moved").arg(who));
    case RefusalCode::alreadyBoosted:
        return Narration::tr("No further boost: it comes before the first move, and only once");
    case RefusalCode::notOffered:
        if (refusal.card != CardId::none && refusal.card != CardId::unseen)
            return Narration::tr("“%1” isn’t one of the cards to choose from")
                .arg(card(refusal.cardSeat, refusal.card));
        if (refusal.fighter != FighterId::none && m_rules->exists(refusal.fighter))
            return sentence(Narration::tr("%1 can’t be chosen for this").arg(who));
        return Narration::tr("That is not possible now");
    case RefusalCode::cardNotInHand:
    case RefusalCode::cardNotForFighter:
    case RefusalCode::cardNotAttack:
    case RefusalCode::cardNotDefense:
    case RefusalCode::cardNotScheme:
    case RefusalCode::cardWithoutBoost: return sentence(cardRefusal(refusal));
    case RefusalCode::friendlyTarget:
    case RefusalCode::targetNotAdjacent:
    case RefusalCode::targetNotInReach:
    case RefusalCode::noTarget:
    case RefusalCode::spaceOccupied:
    case RefusalCode::spaceTooFar:
    case RefusalCode::spaceNotAllowed: return sentence(placeRefusal(refusal));
    }
    return {};
}

/// A card chosen face down is not named: somebody else may be looking at the button.
QString Narrator::takeBackAim(const Decision& taken) const
{
    Decision shown = taken;
    if (shown.verb == Verb::attack) shown.card = CardId::none;
    if (shown.card != CardId::none) shown.card = CardId::unseen;
    return Narration::tr("Back to before: %1").arg(decision(shown));
}

QString Narrator::takeBack(const TakeBack& takeBack, const Timeline& timeline) const
{
    const Speaking speaking(m_language);
    switch (takeBack.bar) {
    case TakeBackBar::none:
        return takeBack.allowed() ? takeBackAim(timeline.step(takeBack.target + 1).decision) : QString();
    case TakeBackBar::nothingYet: return Narration::tr("Nothing has been decided yet");
    case TakeBackBar::drawn: return Narration::tr("A card has been drawn since");
    case TakeBackBar::shuffled: return Narration::tr("A deck has been shuffled since");
    case TakeBackBar::shown: return Narration::tr("Cards have been shown since");
    case TakeBackBar::revealed: return Narration::tr("The cards have been revealed since");
    case TakeBackBar::chance: return Narration::tr("Chance has decided since");
    case TakeBackBar::publicCard: return Narration::tr("A card has been played for all to see");
    case TakeBackBar::otherPerson: return Narration::tr("Somebody else has decided since");
    case TakeBackBar::matchOver: return Narration::tr("The match is over");
    case TakeBackBar::recorded: return Narration::tr("A recorded match stays as it was");
    }
    return {};
}

} // namespace fabletop
