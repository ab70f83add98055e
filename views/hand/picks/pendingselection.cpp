// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/picks/pendingselection.h"

#include "model/engine/queries.h"

#include <utility>

namespace fabletop {

void PendingSelection::open(QuestionPtr question)
{
    m_open.open(std::move(question));
    clearPicks();
    applyWish();
    m_wish = {};
}

void PendingSelection::close()
{
    m_open.close();
    clearPicks();
}

void PendingSelection::clearPicks()
{
    m_picks = {};
    m_suggested = false;
    if (ask() == Ask::maneuver) m_picks.action = ActionKind::maneuver;
    m_open.unboost();
    m_lifted.reset();
}

/// What a drag or a click on the next fighter meant, now that its question is open.
void PendingSelection::applyWish()
{
    if (ask() != Ask::maneuver) return;
    const FighterSet able = m_open.movers();
    if (m_wish.fighter != FighterId::none && able & bit(m_wish.fighter))
        m_picks.fighter = m_wish.fighter;
    else if (able && !(able & (able - 1)))
        m_picks.fighter = *members<FighterId>(able).begin();
    else if (const FighterId hero = heroOf(m_open.seat()); able & bit(hero)) {
        m_picks.fighter = hero; // most often it is meant, and shows where a move leads
        m_suggested = true;
    }
    if (m_wish.boost != CardId::none) (void)stageBoost(m_wish.boost, m_wish.row);
    if (m_picks.fighter != m_wish.fighter) return;
    m_picks.space = m_wish.space;
    if (!next().moveHolds()) m_picks.space = SpaceId::none;
}

Reply PendingSelection::refused(const Decision& decision) const
{
    return Reply::refusing(m_open.why(decision));
}

/// Whoever is the only one left is picked by itself; a card never is.
void PendingSelection::fillIn()
{
    if (m_picks.fighter == FighterId::none) m_picks.fighter = next().onlyFighter();
    if (m_picks.action == ActionKind::attack && m_picks.target == FighterId::none)
        m_picks.target = next().onlyTarget();
}

// -- spaces

Reply PendingSelection::pickSpace(SpaceId space)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    if (space == SpaceId::none) return Reply::hinting(Hint::nothingThere);
    switch (ask()) {
    case Ask::action: return spaceInAction(space);
    case Ask::maneuver: return spaceInManeuver(space);
    default: return spaceElsewhere(space);
    }
}

Reply PendingSelection::spaceInAction(SpaceId space)
{
    if (!next().mayManeuver())
        return Reply::hinting(!m_picks.cards.empty() && m_picks.fighter == FighterId::none
                                  ? Hint::takeFighter
                                  : Hint::pickTarget);
    FighterSet able = next().reaching(space);
    if (m_picks.fighter != FighterId::none) {
        if (!(able & bit(m_picks.fighter)))
            return Reply::refusing(explainManeuver(m_open.rules(), m_open.state(), m_picks.fighter, space));
        able = bit(m_picks.fighter);
    }
    if (!able || (able & (able - 1))) return Reply::hinting(Hint::takeFighter);
    m_wish = {*members<FighterId>(able).begin(), space, CardId::none, -1};
    return Reply::handing(m_open.decision(Verb::maneuver));
}

Reply PendingSelection::spaceInManeuver(SpaceId space)
{
    const auto leads = [&](const Decision& o) { return o.verb == Verb::move && next().leadsTo(o, space); };
    const FighterId suggested = m_picks.fighter;
    // Who was only suggested gives way to whoever can go there.
    if (m_suggested && !m_open.any(leads)) m_picks.fighter = FighterId::none;
    if (!m_open.any(leads)) {
        m_picks.fighter = suggested;
        return refused(next().moveMeant(space));
    }
    const Decision* way = m_open.only(leads);
    if (!way) return Reply::hinting(Hint::takeFighter);
    if (m_picks.space == space) return commitManeuver({}, false); // a second click on the goal takes the step
    m_picks.fighter = way->fighter;
    m_suggested = false;
    m_picks.space = space;
    return Reply::pick();
}

/// A token is taken up where it lies and put where it may go; one that lies nowhere needs no taking up.
Reply PendingSelection::spaceForToken(SpaceId space)
{
    const Decision* put = next().putting(space);
    if (put && m_picks.token != TokenId::none) return Reply::handing(*put);
    if (const TokenId there = next().tokenOn(space); there != TokenId::none) {
        m_picks.token = there;
        return Reply::pick();
    }
    if (put) return Reply::handing(*put);
    const bool others = m_open.any([&](const Decision& o) { return o.space == space; });
    if (others && m_picks.token == TokenId::none) return Reply::hinting(Hint::takeToken);
    return refused(next().tokenMeant(space));
}

Reply PendingSelection::spaceElsewhere(SpaceId space)
{
    if (m_open.tokens()) return spaceForToken(space);
    const auto leads = [&](const Decision& o) { return next().leadsTo(o, space); };
    if (const Decision* one = m_open.only(leads)) return Reply::handing(*one);
    if (m_open.any(leads)) return Reply::hinting(Hint::takeFighter);
    const FighterId there = fighterOn(m_open.state().table, space);
    if (there != FighterId::none &&
        m_open.any([&](const Decision& o) { return o.verb == Verb::choose && o.fighter == there; }))
        return pickFighter(there);
    return refused(next().spaceMeant(space));
}

// -- fighters

Reply PendingSelection::pickFighter(FighterId fighter)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::action) return fighterInAction(fighter);
    if (ask() == Ask::maneuver) return fighterInManeuver(fighter);
    if (m_open.tokens()) return spaceForToken(m_open.state().table.fighter(fighter).space);
    const auto chosen = [&](const Decision& o) { return o.verb == Verb::choose && o.fighter == fighter; };
    if (const Decision* one = m_open.only(chosen)) return Reply::handing(*one);
    if (m_open.any([&](const Decision& o) { return o.fighter == fighter && o.space != SpaceId::none; })) {
        m_picks.fighter = fighter;
        return Reply::pick();
    }
    const SpaceId stands = m_open.state().table.fighter(fighter).space;
    if (m_open.any([&](const Decision& o) { return o.space == stands; })) return spaceElsewhere(stands);
    Decision wrong = m_open.decision(Verb::choose);
    wrong.fighter = fighter;
    return refused(wrong);
}

Reply PendingSelection::fighterInAction(FighterId fighter)
{
    if (seatOf(fighter) == m_open.seat()) {
        const bool again = m_picks.fighter == fighter;
        m_picks.fighter = again ? FighterId::none : fighter;
        if (again || m_picks.action == ActionKind::none) return Reply::pick();
        if (!next().anyFits()) m_picks.target = FighterId::none;
        if (next().anyFits()) {
            fillIn();
            return Reply::pick();
        }
        m_picks.fighter = FighterId::none;
    }
    const Decision attack = next().attackMeant(fighter);
    if (seatOf(fighter) == m_open.seat()) return refused(attack);
    if (m_picks.action == ActionKind::scheme) clearPicks();
    const FighterId before = m_picks.target;
    m_picks.action = ActionKind::attack;
    m_picks.target = fighter;
    if (next().anyFits()) {
        fillIn();
        return Reply::pick();
    }
    m_picks.target = before;
    if (m_picks.target == FighterId::none && m_picks.fighter == FighterId::none && m_picks.cards.empty())
        m_picks.action = ActionKind::none;
    return refused(attack);
}

Reply PendingSelection::fighterInManeuver(FighterId fighter)
{
    if (m_open.movers() & bit(fighter)) {
        if (std::exchange(m_suggested, false) && fighter == m_picks.fighter && m_picks.space == SpaceId::none)
            return Reply::hinting(Hint::pickSpace); // it is picked already; where it goes isn't
        if (m_picks.space != SpaceId::none && fighter != m_picks.fighter)
            return commitManeuver({fighter, SpaceId::none, CardId::none, -1}, false);
        if (m_picks.space != SpaceId::none)
            m_picks.space = SpaceId::none;
        else
            m_picks.fighter = fighter == m_picks.fighter ? FighterId::none : fighter;
        return Reply::pick();
    }
    Decision move = m_open.decision(Verb::move);
    move.fighter = fighter;
    move.space = m_open.state().table.fighter(fighter).space;
    return refused(move);
}

void PendingSelection::lift(FighterId fighter)
{
    const auto leads = [fighter](const Decision& o) {
        return o.fighter == fighter && o.space != SpaceId::none;
    };
    switch (ask()) {
    case Ask::none: return;
    case Ask::action:
        m_picks.fighter = fighter;
        if (m_picks.action == ActionKind::none) return;
        if (!next().anyFits()) m_picks.target = FighterId::none;
        if (next().anyFits()) return fillIn();
        clearPicks(); // an attack or scheme that this one cannot make
        m_picks.fighter = fighter;
        return;
    case Ask::maneuver:
        if (!(m_open.movers() & bit(fighter))) return;
        if (m_picks.space != SpaceId::none) m_lifted = Wish{m_picks.fighter, m_picks.space, CardId::none, -1};
        m_picks.fighter = fighter;
        m_picks.space = SpaceId::none;
        return;
    default:
        if (m_open.any(leads)) m_picks.fighter = fighter;
    }
}

void PendingSelection::putDown()
{
    if (!m_lifted) return;
    m_picks.fighter = m_lifted->fighter;
    m_picks.space = m_lifted->space;
    m_lifted.reset();
}

Reply PendingSelection::drop(FighterId fighter, SpaceId space)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const FighterId there = fighterOn(m_open.state().table, space);
    if (ask() == Ask::action && there != FighterId::none && seatOf(there) != m_open.seat()) {
        if (m_picks.fighter != fighter) (void)fighterInAction(fighter);
        return fighterInAction(there);
    }
    if (ask() == Ask::action && m_picks.action != ActionKind::none) clearPicks();
    if (ask() == Ask::maneuver && m_picks.space != SpaceId::none && fighter != m_picks.fighter)
        return commitManeuver({fighter, space, CardId::none, -1}, false);
    m_picks.space = SpaceId::none;
    m_picks.fighter = fighter;
    return pickSpace(space);
}

// -- cards

Reply PendingSelection::pickCard(SeatId owner, CardId card, int row)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::action) return cardInAction(card, row);
    if (ask() == Ask::maneuver) return stageBoost(card, row);
    if (!next().offersCard(owner, card)) return refused(next().cardMeant(owner, card));
    m_picks.toggle(card, row, next().mostCards());
    return Reply::pick();
}

Reply PendingSelection::cardInAction(CardId card, int row)
{
    if (m_picks.holds(row)) {
        m_picks.putCardsBack();
        if (m_picks.action == ActionKind::scheme) clearPicks();
        return Reply::pick();
    }
    const bool scheme = next().schemeWith(card);
    if (!scheme && !next().attackWith(card, true)) return refused(next().playMeant(card));
    m_picks.take(card, row);
    m_picks.action = scheme ? ActionKind::scheme : ActionKind::attack;
    if (scheme || !next().attackWith(card)) m_picks.fighter = FighterId::none;
    if (scheme || !next().attackWith(card)) m_picks.target = FighterId::none;
    fillIn();
    return Reply::pick();
}

Reply PendingSelection::stageBoost(CardId card, int row)
{
    if (m_picks.boost != CardId::none && m_picks.holds(row)) {
        m_picks.putBoostBack();
        m_open.unboost();
    } else {
        const Decision boosting = next().cardMeant(m_open.seat(), card);
        if (question().options.find(boosting) < 0) return refused(boosting);
        if (const auto refusal = m_open.boost(boosting)) return Reply::refusing(*refusal);
        m_picks.boost = card;
        m_picks.take(card, row);
    }
    if (m_picks.space != SpaceId::none && !next().moveHolds()) m_picks.space = SpaceId::none;
    return Reply::pick();
}

Reply PendingSelection::dropCard(SeatId owner, CardId card, int row, SpaceId space)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const bool held = m_picks.holds(row);
    Reply reply = held ? Reply::pick() : pickCard(owner, card, row);
    if (!reply.picked || ask() == Ask::maneuver) return reply;
    const FighterId there = space == SpaceId::none ? FighterId::none : fighterOn(m_open.state().table, space);
    if (ask() == Ask::action && m_picks.action == ActionKind::attack && there != FighterId::none &&
        there != m_picks.fighter)
        return fighterInAction(there);
    return reply;
}

Reply PendingSelection::pickAction(ActionKind kind)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::maneuver)
        return kind == ActionKind::maneuver ? Reply::hinting(Hint::takeFighter)
                                            : refused(m_open.decision(Verb::maneuver));
    if (!m_open.offersAction(kind)) return Reply::refusing(m_open.actionReason(kind));
    if (kind == ActionKind::maneuver) {
        m_wish = {m_picks.action == ActionKind::none ? m_picks.fighter : FighterId::none, SpaceId::none,
                  CardId::none, -1};
        return Reply::handing(m_open.decision(Verb::maneuver));
    }
    const FighterId taken = m_picks.action == ActionKind::none ? m_picks.fighter : FighterId::none;
    const bool again = m_picks.action == kind;
    clearPicks();
    if (again) return Reply::pick();
    m_picks.action = kind;
    m_picks.fighter = taken;
    if (!next().anyFits()) m_picks.fighter = FighterId::none;
    fillIn();
    return Reply::pick();
}

template <typename Test> Reply PendingSelection::choose(Test test)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const Decision* one = m_open.first([&](const Decision& o) { return o.verb == Verb::choose && test(o); });
    return one ? Reply::handing(*one) : refused(m_open.decision(Verb::choose));
}

Reply PendingSelection::pickNumber(int number)
{
    return choose([number](const Decision& o) { return o.number == number; });
}

Reply PendingSelection::pickOption(int option)
{
    return choose([option](const Decision& o) { return o.option == option; });
}

Reply PendingSelection::pickPlayer(SeatId player)
{
    return choose([player](const Decision& o) { return o.player == player; });
}

// -- handing in

/// Boost and move as picked; with `done` also the end of the maneuver, where others could still move.
Reply PendingSelection::commitManeuver(Wish after, bool done)
{
    Reply reply;
    if (m_picks.boost != CardId::none)
        reply.decisions.push_back(next().cardMeant(m_open.seat(), m_picks.boost));
    if (m_picks.space != SpaceId::none) reply.decisions.push_back(next().moveMeant(m_picks.space));
    const FighterSet left =
        m_picks.space == SpaceId::none ? m_open.movers() : m_open.movers() & ~bit(m_picks.fighter);
    if (done && left) reply.decisions.push_back(m_open.decision(Verb::decline));
    m_wish = after;
    return reply;
}

Reply PendingSelection::confirm()
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::maneuver) return commitManeuver({}, true);
    if (next().manyCards()) {
        if (!next().confirmable()) return Reply::hinting(Hint::pickMore);
        Reply reply;
        for (CardId card : m_picks.cards)
            if (const Decision* one = m_open.first([&](const Decision& o) { return o.card == card; }))
                reply.decisions.push_back(*one);
        if (next().wantedCards() == 0) reply.decisions.push_back(m_open.decision(Verb::decline));
        return reply;
    }
    if (const auto whole = next().complete()) return Reply::handing(*whole);
    if (m_picks.action != ActionKind::none && m_picks.fighter == FighterId::none)
        return Reply::hinting(Hint::takeFighter);
    if (m_picks.action == ActionKind::attack && m_picks.target == FighterId::none)
        return Reply::hinting(Hint::pickTarget);
    return Reply::hinting(Hint::pickCard);
}

Reply PendingSelection::decline()
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const Decision* one = m_open.first([](const Decision& o) { return o.verb == Verb::decline; });
    return one ? Reply::handing(*one) : refused(m_open.decision(Verb::decline));
}

Reply PendingSelection::stepBack()
{
    if (!asking()) return {};
    if (m_picks.space == SpaceId::none && m_picks.boost != CardId::none)
        return stageBoost(m_picks.boost, m_picks.rows.front());
    return m_picks.stepBack(ask() != Ask::action) ? Reply::pick() : Reply();
}

} // namespace fabletop
