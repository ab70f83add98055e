// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/pendingselection.h"

#include "model/engine/queries.h"

#include <algorithm>

namespace fabletop {

namespace {

Verb cardVerb(Ask ask)
{
    switch (ask) {
    case Ask::maneuver:
    case Ask::boostAttack: return Verb::boost;
    case Ask::defend: return Verb::defend;
    case Ask::discard:
    case Ask::discardLimit: return Verb::discard;
    default: return Verb::choose;
    }
}

} // namespace

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
    const bool maneuver = ask() == Ask::maneuver;
    m_action = maneuver ? ActionKind::maneuver : ActionKind::none;
    m_fighter = m_target = FighterId::none;
    m_space = SpaceId::none;
    m_token = TokenId::none;
    m_boost = CardId::none;
    m_rows.clear();
    m_cards.clear();
    m_open.unboost();
    m_lifted.reset();
}

/// What a drag or a click on the next fighter meant, now that its question is open.
void PendingSelection::applyWish()
{
    if (ask() != Ask::maneuver) return;
    const FighterSet able = m_open.movers();
    if (m_wish.fighter != FighterId::none && able & bit(m_wish.fighter))
        m_fighter = m_wish.fighter;
    else if (able && !(able & (able - 1)))
        m_fighter = *members<FighterId>(able).begin();
    if (m_wish.boost != CardId::none) (void)stageBoost(m_wish.boost, m_wish.row);
    if (m_fighter == m_wish.fighter && m_wish.space != SpaceId::none)
        if (m_open.any([&](const Decision& o) {
                return o.verb == Verb::move && o.fighter == m_fighter && o.space == m_wish.space;
            }))
            m_space = m_wish.space;
}

Reply PendingSelection::refused(const Decision& decision) const
{
    return Reply::refusing(m_open.why(decision));
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
    for (const Decision& option : m_open.list()) {
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
    if (!m_open.offersAction(ActionKind::maneuver) || m_action == ActionKind::attack ||
        m_action == ActionKind::scheme)
        return m_cards.empty()
                   ? Reply::hinting(Hint::pickTarget)
                   : Reply::hinting(m_fighter == FighterId::none ? Hint::takeFighter : Hint::pickTarget);
    FighterSet able = 0;
    for (FighterId own : members<FighterId>(m_open.ownOnBoard()))
        if (reach(m_open.rules(), m_open.state().table, own, m_open.reachOf(own).total(), false) & bit(space))
            able |= bit(own);
    if (m_fighter != FighterId::none) {
        if (!(able & bit(m_fighter)))
            return Reply::refusing(explainManeuver(m_open.rules(), m_open.state(), m_fighter, space));
        able = bit(m_fighter);
    }
    if (!able || (able & (able - 1))) return Reply::hinting(Hint::takeFighter);
    m_wish = {*members<FighterId>(able).begin(), space, CardId::none, -1};
    return Reply::handing(m_open.decision(Verb::maneuver));
}

Reply PendingSelection::spaceInManeuver(SpaceId space)
{
    const auto leads = [&](const Decision& o) {
        return o.verb == Verb::move && o.space == space &&
               (m_fighter == FighterId::none || o.fighter == m_fighter);
    };
    if (!m_open.any(leads)) {
        Decision far = m_open.decision(Verb::move);
        far.fighter = m_fighter != FighterId::none ? m_fighter : heroOf(m_open.seat());
        far.space = space;
        return refused(far);
    }
    const Decision* way = m_open.only(leads);
    if (!way) return Reply::hinting(Hint::takeFighter);
    if (m_space == space) return commitManeuver({}, false); // a second click on the goal takes the step
    m_fighter = way->fighter;
    m_space = space;
    return Reply::pick();
}

/// A token is taken up where it lies and put where it may go; one that lies nowhere needs no taking up.
Reply PendingSelection::spaceForToken(SpaceId space)
{
    const auto leads = [&](const Decision& o) { return o.space == space && o.token == m_token; };
    if (m_token != TokenId::none)
        if (const Decision* one = m_open.only(leads)) return Reply::handing(*one);
    for (TokenId token : members<TokenId>(m_open.tokens())) {
        if (m_open.state().table.token(token) != space || token == m_token) continue;
        m_token = token;
        return Reply::pick();
    }
    if (m_token == TokenId::none) {
        if (const Decision* one = m_open.only([&](const Decision& o) { return o.space == space; }))
            return Reply::handing(*one);
        for (TokenId token : members<TokenId>(m_open.tokens())) {
            if (m_open.state().table.token(token) != SpaceId::none) continue;
            if (const Decision* one =
                    m_open.only([&](const Decision& o) { return o.space == space && o.token == token; }))
                return Reply::handing(*one);
        }
        if (m_open.any([&](const Decision& o) { return o.space == space; }))
            return Reply::hinting(Hint::takeToken);
    }
    Decision wrong = m_open.decision(Verb::place);
    wrong.token = m_token;
    wrong.space = space;
    return refused(wrong);
}

Reply PendingSelection::spaceElsewhere(SpaceId space)
{
    if (m_open.tokens()) return spaceForToken(space);
    const auto leads = [&](const Decision& o) {
        return o.space == space && (m_fighter == FighterId::none || o.fighter == m_fighter);
    };
    if (const Decision* one = m_open.only(leads)) return Reply::handing(*one);
    if (m_open.any(leads)) return Reply::hinting(Hint::takeFighter);
    const FighterId there = fighterOn(m_open.state().table, space);
    if (there != FighterId::none &&
        m_open.any([&](const Decision& o) { return o.verb == Verb::choose && o.fighter == there; }))
        return pickFighter(there);
    const bool placing = ask() == Ask::place || ask() == Ask::placeSetUp;
    Decision wrong = m_open.decision(placing ? Verb::place : ask() == Ask::move ? Verb::move : Verb::choose);
    wrong.fighter = question().prompt.fighter != FighterId::none ? question().prompt.fighter : m_fighter;
    wrong.space = space;
    return refused(wrong);
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
        m_fighter = fighter;
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
        const bool again = m_fighter == fighter;
        m_fighter = again ? FighterId::none : fighter;
        if (again) return Reply::pick();
        if (m_action == ActionKind::none) return Reply::pick();
        if (!m_open.any([&](const Decision& o) { return fits(o); })) m_target = FighterId::none;
        if (m_open.any([&](const Decision& o) { return fits(o); })) {
            fillIn();
            return Reply::pick();
        }
        m_fighter = FighterId::none;
    }
    Decision attack = m_open.decision(Verb::attack);
    const bool own = seatOf(fighter) == m_open.seat();
    attack.fighter = own ? fighter : m_fighter != FighterId::none ? m_fighter : heroOf(m_open.seat());
    attack.target = own ? m_target : fighter;
    attack.card = card();
    attack.cardSeat = m_open.seat();
    if (own) return refused(attack);
    if (m_action == ActionKind::scheme) clearPicks();
    const FighterId before = m_target;
    m_action = ActionKind::attack;
    m_target = fighter;
    if (m_open.any([&](const Decision& o) { return fits(o); })) {
        fillIn();
        return Reply::pick();
    }
    m_target = before;
    if (m_target == FighterId::none && m_fighter == FighterId::none && m_cards.empty())
        m_action = ActionKind::none;
    return refused(attack);
}

Reply PendingSelection::fighterInManeuver(FighterId fighter)
{
    if (m_open.movers() & bit(fighter)) {
        if (m_space != SpaceId::none && fighter != m_fighter)
            return commitManeuver({fighter, SpaceId::none, CardId::none, -1}, false);
        if (m_space != SpaceId::none)
            m_space = SpaceId::none;
        else
            m_fighter = fighter == m_fighter ? FighterId::none : fighter;
        return Reply::pick();
    }
    Decision move = m_open.decision(Verb::move);
    move.fighter = fighter;
    move.space = m_open.state().table.fighter(fighter).space;
    return refused(move);
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
        if (!m_open.any(fitting)) m_target = FighterId::none;
        if (m_open.any(fitting)) return fillIn();
        clearPicks(); // an attack or scheme that this one cannot make
        m_fighter = fighter;
        return;
    case Ask::maneuver:
        if (!(m_open.movers() & bit(fighter))) return;
        if (m_space != SpaceId::none) m_lifted = Wish{m_fighter, m_space, CardId::none, -1};
        m_fighter = fighter;
        m_space = SpaceId::none;
        return;
    default:
        if (m_open.any(leads)) m_fighter = fighter;
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
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const FighterId there = fighterOn(m_open.state().table, space);
    if (ask() == Ask::action && there != FighterId::none && seatOf(there) != m_open.seat()) {
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

// -- cards

bool PendingSelection::offersCard(SeatId owner, CardId card) const
{
    if (!asking()) return false;
    return std::any_of(question().options.begin(), question().options.end(), [&](const Decision& o) {
        const SeatId whose = o.cardSeat == SeatId::none ? o.seat : o.cardSeat;
        const bool fitting = m_action != ActionKind::attack || ask() != Ask::action ||
                             ((m_fighter == FighterId::none || o.fighter == m_fighter) &&
                              (m_target == FighterId::none || o.target == m_target));
        return o.card == card && whose == owner && fitting;
    });
}

Reply PendingSelection::pickCard(SeatId owner, CardId card, int row)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::action) return cardInAction(card, row);
    if (ask() == Ask::maneuver) return stageBoost(card, row);
    if (offersCard(owner, card)) return toggleCard(card, row);
    Decision wrong = m_open.decision(cardVerb(ask()));
    wrong.card = card;
    wrong.cardSeat = owner;
    return refused(wrong);
}

Reply PendingSelection::toggleCard(CardId card, int row)
{
    const auto there = std::find(m_rows.begin(), m_rows.end(), row);
    if (there != m_rows.end()) {
        m_cards.erase(m_cards.begin() + (there - m_rows.begin()));
        m_rows.erase(there);
        return Reply::pick();
    }
    const bool full = !manyCards() || (wantedCards() > 0 && static_cast<int>(m_rows.size()) >= wantedCards());
    if (full && !m_rows.empty()) {
        m_rows.erase(m_rows.begin());
        m_cards.erase(m_cards.begin());
    }
    m_rows.push_back(row);
    m_cards.push_back(card);
    return Reply::pick();
}

Reply PendingSelection::cardInAction(CardId card, int row)
{
    if (!m_rows.empty() && m_rows.front() == row) {
        m_rows.clear();
        m_cards.clear();
        if (m_action == ActionKind::scheme) clearPicks();
        return Reply::pick();
    }
    const bool scheme =
        m_open.first([&](const Decision& o) { return o.verb == Verb::scheme && o.card == card; });
    const auto attacks = [&](FighterId attacker, FighterId target) {
        return m_open.first([&](const Decision& o) {
            return o.verb == Verb::attack && o.card == card &&
                   (attacker == FighterId::none || o.fighter == attacker) &&
                   (target == FighterId::none || o.target == target);
        });
    };
    if (!scheme && !attacks(FighterId::none, FighterId::none)) {
        Decision wrong = m_open.decision(Verb::attack);
        const CardKind& kind = m_open.rules().card(m_open.seat(), card);
        if (kind.scheme()) wrong.verb = Verb::scheme;
        wrong.fighter = m_fighter != FighterId::none ? m_fighter : heroOf(m_open.seat());
        for (FighterId own : members<FighterId>(m_open.ownOnBoard()))
            if (m_fighter == FighterId::none && mayUse(m_open.rules(), m_open.state().table, own, kind))
                wrong.fighter = own;
        wrong.target = m_target;
        wrong.card = card;
        wrong.cardSeat = m_open.seat();
        return refused(wrong);
    }
    m_rows = {row};
    m_cards = {card};
    m_action = scheme ? ActionKind::scheme : ActionKind::attack;
    if (scheme || !attacks(m_fighter, m_target)) m_fighter = FighterId::none;
    if (scheme || !attacks(m_fighter, m_target)) m_target = FighterId::none;
    fillIn();
    return Reply::pick();
}

Reply PendingSelection::stageBoost(CardId card, int row)
{
    if (m_boost != CardId::none && !m_rows.empty() && m_rows.front() == row) {
        m_boost = CardId::none;
        m_rows.clear();
        m_cards.clear();
        m_open.unboost();
        if (m_space != SpaceId::none &&
            !m_open.first([&](const Decision& o) { return o.fighter == m_fighter && o.space == m_space; }))
            m_space = SpaceId::none;
        return Reply::pick();
    }
    Decision boosting = m_open.decision(Verb::boost);
    boosting.card = card;
    boosting.cardSeat = m_open.seat();
    if (question().options.find(boosting) < 0) return refused(boosting);
    if (const auto refusal = m_open.boost(boosting)) return Reply::refusing(*refusal);
    m_boost = card;
    m_rows = {row};
    m_cards = {card};
    if (m_space != SpaceId::none &&
        !m_open.first([&](const Decision& o) { return o.fighter == m_fighter && o.space == m_space; }))
        m_space = SpaceId::none;
    return Reply::pick();
}

Reply PendingSelection::dropCard(SeatId owner, CardId card, int row, SpaceId space)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const bool held = !m_rows.empty() && m_rows.front() == row;
    Reply reply = held ? Reply::pick() : pickCard(owner, card, row);
    if (!reply.picked || ask() == Ask::maneuver) return reply;
    const FighterId there = space == SpaceId::none ? FighterId::none : fighterOn(m_open.state().table, space);
    if (ask() == Ask::action && m_action == ActionKind::attack && there != FighterId::none &&
        there != m_fighter)
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
        m_wish = {m_action == ActionKind::none ? m_fighter : FighterId::none, SpaceId::none, CardId::none,
                  -1};
        return Reply::handing(m_open.decision(Verb::maneuver));
    }
    const FighterId taken = m_action == ActionKind::none ? m_fighter : FighterId::none;
    const bool again = m_action == kind;
    clearPicks();
    if (again) return Reply::pick();
    m_action = kind;
    m_fighter = taken;
    if (!m_open.first([&](const Decision& o) { return fits(o); })) m_fighter = FighterId::none;
    fillIn();
    return Reply::pick();
}

Reply PendingSelection::pickNumber(int number)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const Decision* one =
        m_open.first([&](const Decision& o) { return o.verb == Verb::choose && o.number == number; });
    return one ? Reply::handing(*one) : refused(m_open.decision(Verb::choose));
}

Reply PendingSelection::pickOption(int option)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const Decision* one =
        m_open.first([&](const Decision& o) { return o.verb == Verb::choose && o.option == option; });
    return one ? Reply::handing(*one) : refused(m_open.decision(Verb::choose));
}

Reply PendingSelection::pickPlayer(SeatId player)
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    const Decision* one =
        m_open.first([&](const Decision& o) { return o.verb == Verb::choose && o.player == player; });
    return one ? Reply::handing(*one) : refused(m_open.decision(Verb::choose));
}

// -- handing in

/// Boost and move as picked; with `done` also the end of the maneuver, where others could still move.
Reply PendingSelection::commitManeuver(Wish next, bool done)
{
    Reply reply;
    if (m_boost != CardId::none) {
        Decision boosting = m_open.decision(Verb::boost);
        boosting.card = m_boost;
        boosting.cardSeat = m_open.seat();
        reply.decisions.push_back(boosting);
    }
    if (m_space != SpaceId::none) {
        Decision move = m_open.decision(Verb::move);
        move.fighter = m_fighter;
        move.space = m_space;
        reply.decisions.push_back(move);
    }
    const FighterSet left = m_space == SpaceId::none ? m_open.movers() : m_open.movers() & ~bit(m_fighter);
    if (done && left) reply.decisions.push_back(m_open.decision(Verb::decline));
    m_wish = next;
    return reply;
}

std::optional<Decision> PendingSelection::complete() const
{
    if (!asking()) return std::nullopt;
    if (ask() == Ask::action) {
        if (m_action == ActionKind::none || m_cards.empty() || m_fighter == FighterId::none)
            return std::nullopt;
        if (m_action == ActionKind::attack && m_target == FighterId::none) return std::nullopt;
        const Decision* one = m_open.first([&](const Decision& o) { return fits(o); });
        return one ? std::optional<Decision>(*one) : std::nullopt;
    }
    if (ask() == Ask::yes) return *m_open.first([](const Decision& o) { return o.verb == Verb::yes; });
    if (ask() == Ask::move && question().prompt.fighter != FighterId::none) {
        const SpaceId stands = m_open.state().table.fighter(question().prompt.fighter).space;
        const Decision* stay =
            m_open.first([&](const Decision& o) { return o.verb == Verb::move && o.space == stands; });
        return stay ? std::optional<Decision>(*stay) : std::nullopt;
    }
    if (m_cards.empty()) return std::nullopt;
    const Decision* one = m_open.first([&](const Decision& o) { return o.card == card(); });
    return one ? std::optional<Decision>(*one) : std::nullopt;
}

bool PendingSelection::confirmable() const
{
    if (!asking()) return false;
    if (ask() == Ask::maneuver) return true;
    if (manyCards()) return wantedCards() == 0 || static_cast<int>(m_cards.size()) == wantedCards();
    return complete().has_value();
}

bool PendingSelection::declinable() const
{
    return asking() && ask() != Ask::maneuver && !manyCards() &&
           m_open.first([](const Decision& o) { return o.verb == Verb::decline; });
}

bool PendingSelection::manyCards() const
{
    if (!asking()) return false;
    if (ask() == Ask::discardLimit) return true;
    const bool discarding = m_open.first([](const Decision& o) { return o.verb == Verb::discard; });
    return ask() == Ask::discard && discarding &&
           m_open.first([](const Decision& o) { return o.verb == Verb::decline; });
}

int PendingSelection::wantedCards() const
{
    return ask() == Ask::discardLimit ? question().prompt.most : 0;
}

Reply PendingSelection::confirm()
{
    if (!asking()) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::maneuver) return commitManeuver({}, true);
    if (manyCards()) {
        if (!confirmable()) return Reply::hinting(Hint::pickMore);
        Reply reply;
        for (CardId card : m_cards)
            if (const Decision* one = m_open.first([&](const Decision& o) { return o.card == card; }))
                reply.decisions.push_back(*one);
        if (wantedCards() == 0) reply.decisions.push_back(m_open.decision(Verb::decline));
        return reply;
    }
    if (const auto whole = complete()) return Reply::handing(*whole);
    if (m_action != ActionKind::none && m_fighter == FighterId::none)
        return Reply::hinting(Hint::takeFighter);
    if (m_action == ActionKind::attack && m_target == FighterId::none)
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
    if (m_space != SpaceId::none)
        m_space = SpaceId::none;
    else if (m_boost != CardId::none)
        return stageBoost(m_boost, m_rows.front());
    else if (!m_cards.empty())
        m_cards.clear(), m_rows.clear();
    else if (m_token != TokenId::none)
        m_token = TokenId::none;
    else if (m_target != FighterId::none)
        m_target = FighterId::none;
    else if (m_fighter != FighterId::none)
        m_fighter = FighterId::none;
    else if (m_action != ActionKind::none && ask() == Ask::action)
        m_action = ActionKind::none;
    else
        return {};
    return Reply::pick();
}

} // namespace fabletop
