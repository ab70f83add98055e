// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/pendingselection.h"

#include "model/engine/queries.h"

#include <algorithm>

namespace fabletop {

template <typename Test> bool PendingSelection::any(Test test) const
{
    return m_question && std::any_of(list().begin(), list().end(), test);
}

/// The one option that passes, null for none or several.
template <typename Test> const Decision* PendingSelection::only(Test test) const
{
    const Decision* found = nullptr;
    for (const Decision& option : list()) {
        if (!test(option)) continue;
        if (found) return nullptr;
        found = &option;
    }
    return found;
}

void PendingSelection::open(QuestionPtr question)
{
    m_question = std::move(question);
    clearPicks();
    applyWish();
    m_wish = {};
}

void PendingSelection::close()
{
    m_question.reset();
    clearPicks();
}

void PendingSelection::clearPicks()
{
    const bool maneuver = m_question && m_question->prompt.ask == Ask::maneuver;
    m_action = maneuver ? ActionKind::maneuver : ActionKind::none;
    m_fighter = m_target = FighterId::none;
    m_space = SpaceId::none;
    m_token = TokenId::none;
    m_boost = CardId::none;
    m_rows.clear();
    m_cards.clear();
    m_boosted.reset();
    m_lifted.reset();
}

/// What a drag or a click on the next fighter meant, now that its question is open.
void PendingSelection::applyWish()
{
    if (ask() != Ask::maneuver) return;
    const FighterSet able = movers();
    if (m_wish.fighter != FighterId::none && able & bit(m_wish.fighter))
        m_fighter = m_wish.fighter;
    else if (able && !(able & (able - 1)))
        m_fighter = *members<FighterId>(able).begin();
    if (m_wish.boost != CardId::none) (void)stageBoost(m_wish.boost, m_wish.row);
    if (m_fighter == m_wish.fighter && m_wish.space != SpaceId::none)
        if (any([&](const Decision& o) {
                return o.verb == Verb::move && o.fighter == m_fighter && o.space == m_wish.space;
            }))
            m_space = m_wish.space;
}

Decision PendingSelection::decision(Verb verb) const
{
    Decision made;
    made.verb = verb;
    made.seat = m_question->seat;
    return made;
}

Reply PendingSelection::refuse(Decision decision) const
{
    return Reply::refusing(explain(*m_question->rules, state(), decision));
}

FighterSet PendingSelection::ownOnBoard() const
{
    return fightersOf(m_question->seat) & onBoard(state().table);
}

FighterSet PendingSelection::movers() const
{
    FighterSet set = 0;
    for (const Decision& option : list())
        if (option.verb == Verb::move && option.fighter != FighterId::none) set |= bit(option.fighter);
    return set;
}

/// Whether an attack or scheme agrees with everything picked.
bool PendingSelection::fits(const Decision& option) const
{
    const Verb verb = m_action == ActionKind::scheme ? Verb::scheme : Verb::attack;
    return option.verb == verb && (m_fighter == FighterId::none || option.fighter == m_fighter) &&
           (m_target == FighterId::none || option.target == m_target) &&
           (m_cards.empty() || option.card == card());
}

/// Whoever is the only one left is picked by itself; a card never is.
void PendingSelection::fillIn()
{
    FighterSet attackers = 0;
    FighterSet foes = 0;
    for (const Decision& option : list()) {
        if (!fits(option)) continue;
        attackers |= bit(option.fighter);
        if (option.target != FighterId::none) foes |= bit(option.target);
    }
    const auto single = [](FighterSet set) { return set && !(set & (set - 1)); };
    if (m_fighter == FighterId::none && single(attackers)) m_fighter = *members<FighterId>(attackers).begin();
    if (m_action == ActionKind::attack && m_target == FighterId::none && single(foes))
        m_target = *members<FighterId>(foes).begin();
}

// -- spaces

Reply PendingSelection::pickSpace(SpaceId space)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    if (space == SpaceId::none) return Reply::hinting(Hint::nothingThere);
    switch (ask()) {
    case Ask::action: return spaceInAction(space);
    case Ask::maneuver: return spaceInManeuver(space);
    default: return spaceElsewhere(space);
    }
}

Reply PendingSelection::spaceInAction(SpaceId space)
{
    if (!offersAction(ActionKind::maneuver) || m_action == ActionKind::attack ||
        m_action == ActionKind::scheme)
        return m_cards.empty()
                   ? Reply::hinting(Hint::pickTarget)
                   : Reply::hinting(m_fighter == FighterId::none ? Hint::takeFighter : Hint::pickTarget);
    FighterSet able = 0;
    for (FighterId own : members<FighterId>(ownOnBoard()))
        if (reach(*m_question->rules, state().table, own, reachOf(own).total(), false) & bit(space))
            able |= bit(own);
    if (m_fighter != FighterId::none) {
        if (!(able & bit(m_fighter)))
            return Reply::refusing(explainManeuver(*m_question->rules, state(), m_fighter, space));
        able = bit(m_fighter);
    }
    if (!able || (able & (able - 1))) return Reply::hinting(Hint::takeFighter);
    m_wish = {*members<FighterId>(able).begin(), space, CardId::none, -1};
    return Reply::handing(decision(Verb::maneuver));
}

Reply PendingSelection::spaceInManeuver(SpaceId space)
{
    const auto leads = [&](const Decision& o) {
        return o.verb == Verb::move && o.space == space &&
               (m_fighter == FighterId::none || o.fighter == m_fighter);
    };
    if (!any(leads)) {
        Decision far = decision(Verb::move);
        far.fighter = m_fighter != FighterId::none ? m_fighter : heroOf(m_question->seat);
        far.space = space;
        return refuse(far);
    }
    const Decision* way = only(leads);
    if (!way) return Reply::hinting(Hint::takeFighter);
    if (m_space == space) return commitManeuver({}, false); // a second click on the goal takes the step
    stageMove(way->fighter, space);
    return Reply::pick();
}

void PendingSelection::stageMove(FighterId fighter, SpaceId space)
{
    m_fighter = fighter;
    m_space = space;
}

TokenSet PendingSelection::tokensOffered() const
{
    TokenSet set = 0;
    for (const Decision& option : list())
        if (option.token != TokenId::none) set |= bit(option.token);
    return set;
}

/// A token is taken up where it lies and put where it may go; one that lies nowhere needs no taking up.
Reply PendingSelection::spaceForToken(SpaceId space)
{
    const auto leads = [&](const Decision& o) { return o.space == space && o.token == m_token; };
    if (m_token != TokenId::none)
        if (const Decision* one = only(leads)) return Reply::handing(*one);
    for (TokenId token : members<TokenId>(tokensOffered())) {
        if (state().table.token(token) != space || token == m_token) continue;
        m_token = token;
        return Reply::pick();
    }
    if (m_token == TokenId::none) {
        if (const Decision* one = only([&](const Decision& o) { return o.space == space; }))
            return Reply::handing(*one);
        for (TokenId token : members<TokenId>(tokensOffered())) {
            if (state().table.token(token) != SpaceId::none) continue;
            if (const Decision* one =
                    only([&](const Decision& o) { return o.space == space && o.token == token; }))
                return Reply::handing(*one);
        }
        if (any([&](const Decision& o) { return o.space == space; })) return Reply::hinting(Hint::takeToken);
    }
    Decision wrong = decision(Verb::place);
    wrong.token = m_token;
    wrong.space = space;
    return refuse(wrong);
}

Reply PendingSelection::spaceElsewhere(SpaceId space)
{
    if (tokensOffered()) return spaceForToken(space);
    const auto leads = [&](const Decision& o) {
        return o.space == space && (m_fighter == FighterId::none || o.fighter == m_fighter);
    };
    if (const Decision* one = only(leads)) return Reply::handing(*one);
    if (any(leads)) return Reply::hinting(Hint::takeFighter);
    const FighterId there = fighterOn(state().table, space);
    if (there != FighterId::none &&
        any([&](const Decision& o) { return o.verb == Verb::choose && o.fighter == there; }))
        return pickFighter(there);
    const bool placing = ask() == Ask::place || ask() == Ask::placeSetUp;
    Decision wrong = decision(placing ? Verb::place : ask() == Ask::move ? Verb::move : Verb::choose);
    wrong.fighter = m_question->prompt.fighter != FighterId::none ? m_question->prompt.fighter : m_fighter;
    wrong.space = space;
    return refuse(wrong);
}

// -- fighters

Reply PendingSelection::pickFighter(FighterId fighter)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::action) return fighterInAction(fighter);
    if (ask() == Ask::maneuver) return fighterInManeuver(fighter);
    if (tokensOffered()) return spaceForToken(state().table.fighter(fighter).space);
    const auto chosen = [&](const Decision& o) { return o.verb == Verb::choose && o.fighter == fighter; };
    if (const Decision* one = only(chosen)) return Reply::handing(*one);
    if (any([&](const Decision& o) { return o.fighter == fighter && o.space != SpaceId::none; })) {
        m_fighter = fighter;
        return Reply::pick();
    }
    const SpaceId stands = state().table.fighter(fighter).space;
    if (any([&](const Decision& o) { return o.space == stands; })) return spaceElsewhere(stands);
    Decision wrong = decision(Verb::choose);
    wrong.fighter = fighter;
    return refuse(wrong);
}

Reply PendingSelection::fighterInAction(FighterId fighter)
{
    if (seatOf(fighter) == m_question->seat) {
        const bool again = m_fighter == fighter;
        m_fighter = again ? FighterId::none : fighter;
        if (again) return Reply::pick();
        if (m_action == ActionKind::none) return Reply::pick();
        if (!any([&](const Decision& o) { return fits(o); })) m_target = FighterId::none;
        if (any([&](const Decision& o) { return fits(o); })) {
            fillIn();
            return Reply::pick();
        }
        m_fighter = FighterId::none;
    }
    Decision attack = decision(Verb::attack);
    const bool own = seatOf(fighter) == m_question->seat;
    attack.fighter = own ? fighter : m_fighter != FighterId::none ? m_fighter : heroOf(m_question->seat);
    attack.target = own ? m_target : fighter;
    attack.card = card();
    attack.cardSeat = m_question->seat;
    if (own) return refuse(attack);
    if (m_action == ActionKind::scheme) clearPicks();
    const FighterId before = m_target;
    m_action = ActionKind::attack;
    m_target = fighter;
    if (any([&](const Decision& o) { return fits(o); })) {
        fillIn();
        return Reply::pick();
    }
    m_target = before;
    if (m_target == FighterId::none && m_fighter == FighterId::none && m_cards.empty())
        m_action = ActionKind::none;
    return refuse(attack);
}

Reply PendingSelection::fighterInManeuver(FighterId fighter)
{
    if (movers() & bit(fighter)) {
        if (m_space != SpaceId::none && fighter != m_fighter)
            return commitManeuver({fighter, SpaceId::none, CardId::none, -1}, false);
        if (m_space != SpaceId::none)
            m_space = SpaceId::none;
        else
            m_fighter = fighter == m_fighter ? FighterId::none : fighter;
        return Reply::pick();
    }
    Decision move = decision(Verb::move);
    move.fighter = fighter;
    move.space = state().table.fighter(fighter).space;
    return refuse(move);
}

void PendingSelection::lift(FighterId fighter)
{
    const auto fitting = [this](const Decision& o) { return fits(o); };
    const auto leads = [fighter](const Decision& o) {
        return o.fighter == fighter && o.space != SpaceId::none;
    };
    switch (ask()) {
    case Ask::none: return;
    case Ask::action:
        m_fighter = fighter;
        if (m_action == ActionKind::none) return;
        if (!any(fitting)) m_target = FighterId::none;
        if (any(fitting)) return fillIn();
        clearPicks(); // an attack or scheme that this one cannot make
        m_fighter = fighter;
        return;
    case Ask::maneuver:
        if (!(movers() & bit(fighter))) return;
        if (m_space != SpaceId::none) m_lifted = Wish{m_fighter, m_space, CardId::none, -1};
        m_fighter = fighter;
        m_space = SpaceId::none;
        return;
    default:
        if (any(leads)) m_fighter = fighter;
    }
}

void PendingSelection::putDown()
{
    if (!m_lifted) return;
    m_fighter = m_lifted->fighter;
    m_space = m_lifted->space;
    m_lifted.reset();
}

Reply PendingSelection::drop(FighterId fighter, SpaceId space)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    const FighterId there = fighterOn(state().table, space);
    if (ask() == Ask::action && there != FighterId::none && seatOf(there) != m_question->seat) {
        if (m_fighter != fighter) (void)fighterInAction(fighter);
        return fighterInAction(there);
    }
    if (ask() == Ask::action && m_action != ActionKind::none) clearPicks();
    if (ask() == Ask::maneuver && m_space != SpaceId::none && fighter != m_fighter)
        return commitManeuver({fighter, space, CardId::none, -1}, false);
    m_space = SpaceId::none;
    m_fighter = fighter;
    return pickSpace(space);
}

} // namespace fabletop
