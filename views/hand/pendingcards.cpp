// SPDX-License-Identifier: GPL-3.0-or-later
// The part of PendingSelection that deals with cards, buttons and what is handed in.

#include "model/engine/queries.h"
#include "views/hand/pendingselection.h"

#include <algorithm>

namespace fabletop {

namespace {

template <typename Test> const Decision* firstOf(const OptionList& list, Test test)
{
    const Decision* found = std::find_if(list.begin(), list.end(), test);
    return found == list.end() ? nullptr : found;
}

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

Reply PendingSelection::pickCard(SeatId owner, CardId card, int row)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::action) return cardInAction(card, row);
    if (ask() == Ask::maneuver) return stageBoost(card, row);
    if (offersCard(owner, card)) return toggleCard(card, row);
    Decision wrong = decision(cardVerb(ask()));
    wrong.card = card;
    wrong.cardSeat = owner;
    return refuse(wrong);
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
        firstOf(list(), [&](const Decision& o) { return o.verb == Verb::scheme && o.card == card; });
    const auto attacks = [&](FighterId attacker, FighterId target) {
        return firstOf(list(), [&](const Decision& o) {
            return o.verb == Verb::attack && o.card == card &&
                   (attacker == FighterId::none || o.fighter == attacker) &&
                   (target == FighterId::none || o.target == target);
        });
    };
    if (!scheme && !attacks(FighterId::none, FighterId::none)) {
        Decision wrong = decision(Verb::attack);
        const CardKind& kind = m_question->rules->card(m_question->seat, card);
        if (kind.scheme()) wrong.verb = Verb::scheme;
        wrong.fighter = m_fighter != FighterId::none ? m_fighter : heroOf(m_question->seat);
        for (FighterId own : members<FighterId>(ownOnBoard()))
            if (m_fighter == FighterId::none && mayUse(*m_question->rules, state().table, own, kind))
                wrong.fighter = own;
        wrong.target = m_target;
        wrong.card = card;
        wrong.cardSeat = m_question->seat;
        return refuse(wrong);
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
        m_boosted.reset();
        if (m_space != SpaceId::none &&
            !firstOf(list(), [&](const Decision& o) { return o.fighter == m_fighter && o.space == m_space; }))
            m_space = SpaceId::none;
        return Reply::pick();
    }
    Decision boosting = decision(Verb::boost);
    boosting.card = card;
    boosting.cardSeat = m_question->seat;
    if (m_question->options.find(boosting) < 0) return refuse(boosting);
    State after = m_question->observation;
    OptionList options;
    if (auto refusal = apply(*m_question->rules, after, boosting, options)) return Reply::refusing(*refusal);
    m_boosted = options;
    m_boostedState = after;
    m_boost = card;
    m_rows = {row};
    m_cards = {card};
    if (m_space != SpaceId::none &&
        !firstOf(list(), [&](const Decision& o) { return o.fighter == m_fighter && o.space == m_space; }))
        m_space = SpaceId::none;
    return Reply::pick();
}

Reply PendingSelection::dropCard(SeatId owner, CardId card, int row, SpaceId space)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    const bool held = !m_rows.empty() && m_rows.front() == row;
    Reply reply = held ? Reply::pick() : pickCard(owner, card, row);
    if (!reply.picked || ask() == Ask::maneuver) return reply;
    const FighterId there = space == SpaceId::none ? FighterId::none : fighterOn(state().table, space);
    if (ask() == Ask::action && m_action == ActionKind::attack && there != FighterId::none &&
        there != m_fighter)
        return fighterInAction(there);
    return reply;
}

Reply PendingSelection::pickAction(ActionKind kind)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::maneuver)
        return kind == ActionKind::maneuver ? Reply::hinting(Hint::takeFighter)
                                            : refuse(decision(Verb::maneuver));
    if (!offersAction(kind)) return Reply::refusing(actionReason(kind));
    if (kind == ActionKind::maneuver) {
        m_wish = {m_action == ActionKind::none ? m_fighter : FighterId::none, SpaceId::none, CardId::none,
                  -1};
        return Reply::handing(decision(Verb::maneuver));
    }
    const FighterId taken = m_action == ActionKind::none ? m_fighter : FighterId::none;
    const bool again = m_action == kind;
    clearPicks();
    if (again) return Reply::pick();
    m_action = kind;
    m_fighter = taken;
    if (!firstOf(list(), [&](const Decision& o) { return fits(o); })) m_fighter = FighterId::none;
    fillIn();
    return Reply::pick();
}

Reply PendingSelection::pickNumber(int number)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    const Decision* one =
        firstOf(list(), [&](const Decision& o) { return o.verb == Verb::choose && o.number == number; });
    return one ? Reply::handing(*one) : refuse(decision(Verb::choose));
}

Reply PendingSelection::pickOption(int option)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    const Decision* one =
        firstOf(list(), [&](const Decision& o) { return o.verb == Verb::choose && o.option == option; });
    return one ? Reply::handing(*one) : refuse(decision(Verb::choose));
}

Reply PendingSelection::pickPlayer(SeatId player)
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    const Decision* one =
        firstOf(list(), [&](const Decision& o) { return o.verb == Verb::choose && o.player == player; });
    return one ? Reply::handing(*one) : refuse(decision(Verb::choose));
}

// -- handing in

/// Boost and move as picked; with `done` also the end of the maneuver, where others could still move.
Reply PendingSelection::commitManeuver(Wish next, bool done)
{
    Reply reply;
    if (m_boost != CardId::none) {
        Decision boosting = decision(Verb::boost);
        boosting.card = m_boost;
        boosting.cardSeat = m_question->seat;
        reply.decisions.push_back(boosting);
    }
    if (m_space != SpaceId::none) {
        Decision move = decision(Verb::move);
        move.fighter = m_fighter;
        move.space = m_space;
        reply.decisions.push_back(move);
    }
    const FighterSet left = m_space == SpaceId::none ? movers() : movers() & ~bit(m_fighter);
    if (done && left) reply.decisions.push_back(decision(Verb::decline));
    m_wish = next;
    return reply;
}

std::optional<Decision> PendingSelection::complete() const
{
    if (!m_question) return std::nullopt;
    if (ask() == Ask::action) {
        if (m_action == ActionKind::none || m_cards.empty() || m_fighter == FighterId::none)
            return std::nullopt;
        if (m_action == ActionKind::attack && m_target == FighterId::none) return std::nullopt;
        const Decision* one = firstOf(list(), [&](const Decision& o) { return fits(o); });
        return one ? std::optional<Decision>(*one) : std::nullopt;
    }
    if (ask() == Ask::yes) return *firstOf(list(), [](const Decision& o) { return o.verb == Verb::yes; });
    if (ask() == Ask::move && m_question->prompt.fighter != FighterId::none) {
        const SpaceId stands = state().table.fighter(m_question->prompt.fighter).space;
        const Decision* stay =
            firstOf(list(), [&](const Decision& o) { return o.verb == Verb::move && o.space == stands; });
        return stay ? std::optional<Decision>(*stay) : std::nullopt;
    }
    if (m_cards.empty()) return std::nullopt;
    const Decision* one = firstOf(list(), [&](const Decision& o) { return o.card == card(); });
    return one ? std::optional<Decision>(*one) : std::nullopt;
}

bool PendingSelection::confirmable() const
{
    if (!m_question) return false;
    if (ask() == Ask::maneuver) return true;
    if (manyCards()) return wantedCards() == 0 || static_cast<int>(m_cards.size()) == wantedCards();
    return complete().has_value();
}

bool PendingSelection::declinable() const
{
    return m_question && ask() != Ask::maneuver && !manyCards() &&
           firstOf(list(), [](const Decision& o) { return o.verb == Verb::decline; });
}

bool PendingSelection::manyCards() const
{
    if (!m_question) return false;
    if (ask() == Ask::discardLimit) return true;
    const bool discarding = firstOf(list(), [](const Decision& o) { return o.verb == Verb::discard; });
    return ask() == Ask::discard && discarding &&
           firstOf(list(), [](const Decision& o) { return o.verb == Verb::decline; });
}

int PendingSelection::wantedCards() const
{
    return ask() == Ask::discardLimit ? m_question->prompt.most : 0;
}

Reply PendingSelection::confirm()
{
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    if (ask() == Ask::maneuver) return commitManeuver({}, true);
    if (manyCards()) {
        if (!confirmable()) return Reply::hinting(Hint::pickMore);
        Reply reply;
        for (CardId card : m_cards)
            if (const Decision* one = firstOf(list(), [&](const Decision& o) { return o.card == card; }))
                reply.decisions.push_back(*one);
        if (wantedCards() == 0) reply.decisions.push_back(decision(Verb::decline));
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
    if (!m_question) return Reply::hinting(Hint::nothingAsked);
    const Decision* one = firstOf(list(), [](const Decision& o) { return o.verb == Verb::decline; });
    return one ? Reply::handing(*one) : refuse(decision(Verb::decline));
}

Reply PendingSelection::stepBack()
{
    if (!m_question) return {};
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
