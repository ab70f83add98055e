// SPDX-License-Identifier: GPL-3.0-or-later
// The part of PendingSelection that says what can be picked and lights it on the board.

#include "model/engine/queries.h"
#include "views/hand/pendingselection.h"

#include <algorithm>

namespace fabletop {

bool PendingSelection::offersAction(ActionKind kind) const
{
    if (ask() != Ask::action) return false;
    const Verb verb = kind == ActionKind::maneuver ? Verb::maneuver
                      : kind == ActionKind::scheme ? Verb::scheme
                                                   : Verb::attack;
    return std::any_of(list().begin(), list().end(), [verb](const Decision& o) { return o.verb == verb; });
}

/// Asked for a fighter that has a target where there is one, so that the reason is the one that matters.
Refusal PendingSelection::actionReason(ActionKind kind) const
{
    Decision wanted = decision(kind == ActionKind::scheme   ? Verb::scheme
                               : kind == ActionKind::attack ? Verb::attack
                                                            : Verb::maneuver);
    if (kind == ActionKind::attack) {
        wanted.fighter = heroOf(m_question->seat);
        for (FighterId own : members<FighterId>(ownOnBoard())) {
            const Targets reached = targets(*m_question->rules, state().table, own);
            if (reached.adjacent | reached.byZone) wanted.fighter = own;
        }
    }
    return explain(*m_question->rules, m_question->observation, wanted);
}

std::vector<int> PendingSelection::numbers() const
{
    std::vector<int> found;
    if (!m_question) return found;
    for (const Decision& option : list())
        if (option.verb == Verb::choose && option.number != 0xFF) found.push_back(option.number);
    return found;
}

std::vector<int> PendingSelection::options() const
{
    std::vector<int> found;
    if (!m_question) return found;
    for (const Decision& option : list())
        if (option.verb == Verb::choose && option.option != 0xFF) found.push_back(option.option);
    return found;
}

std::vector<SeatId> PendingSelection::players() const
{
    std::vector<SeatId> found;
    if (!m_question) return found;
    for (const Decision& option : list())
        if (option.verb == Verb::choose && option.player != SeatId::none) found.push_back(option.player);
    return found;
}

bool PendingSelection::offersCard(SeatId owner, CardId card) const
{
    if (!m_question) return false;
    return std::any_of(m_question->options.begin(), m_question->options.end(), [&](const Decision& o) {
        const SeatId whose = o.cardSeat == SeatId::none ? o.seat : o.cardSeat;
        const bool fitting = m_action != ActionKind::attack || ask() != Ask::action ||
                             ((m_fighter == FighterId::none || o.fighter == m_fighter) &&
                              (m_target == FighterId::none || o.target == m_target));
        return o.card == card && whose == owner && fitting;
    });
}

SeatId PendingSelection::foreignCards() const
{
    if (!m_question) return SeatId::none;
    for (const Decision& option : m_question->options)
        if (option.card != CardId::none && option.cardSeat != SeatId::none &&
            option.cardSeat != m_question->seat)
            return option.cardSeat;
    return SeatId::none;
}

MoveValue PendingSelection::reachOf(FighterId fighter) const
{
    if (!m_question || fighter == FighterId::none) return {};
    return moveValue(*m_question->rules, state(), fighter);
}

int PendingSelection::bestBoost() const
{
    int best = 0;
    const Pile& hand = state().table.seat(m_question->seat).hand;
    for (CardId card : hand)
        if (card != CardId::unseen)
            best = std::max<int>(best, m_question->rules->card(m_question->seat, card).boostValue());
    return best;
}

void PendingSelection::offerReach(FighterId fighter, int steps, int boost, BoardLook& look) const
{
    const MatchRules& rules = *m_question->rules;
    const SpaceId from = state().table.fighter(fighter).space;
    const SpaceSet near = reach(rules, state().table, fighter, steps, false);
    const SpaceSet far = boost > 0 ? reach(rules, state().table, fighter, steps + boost, false) : near;
    for (SpaceId space : members<SpaceId>(near | far)) {
        if (space == from) continue;
        const Path way = fabletop::wayTo(rules, state(), fighter, space);
        const int length = way.empty() ? 0 : static_cast<int>(way.size()) - 1;
        const bool now = near & bit(space);
        look.offers.push_back(
            {space, now ? OfferKind::steps : OfferKind::boosted, now ? length : length - steps});
    }
}

PendingSelection::Way PendingSelection::wayTo(SpaceId space, FighterId other) const
{
    Way way;
    if (!m_question || space == SpaceId::none) return way;
    FighterId mover = other != FighterId::none ? other : m_fighter;
    if (ask() == Ask::move && m_question->prompt.fighter != FighterId::none)
        mover = m_question->prompt.fighter;
    const bool moving = ask() == Ask::action || ask() == Ask::maneuver || ask() == Ask::move;
    if (!moving || mover == FighterId::none || state().table.fighter(mover).space == SpaceId::none)
        return way;
    const bool effect = ask() == Ask::move;
    way.most = effect ? static_cast<int>(m_question->prompt.most) : reachOf(mover).total();
    const int furthest =
        effect ? maxSpaces : way.most + (seatOf(mover) == m_question->seat ? bestBoost() : 0);
    const Path path = fabletop::wayTo(*m_question->rules, state(), mover, space);
    if (static_cast<int>(path.size()) - 1 > furthest) return way;
    way.route.assign(path.begin(), path.end());
    way.steps = static_cast<int>(way.route.size()) - 1;
    way.boost = std::max(0, way.steps - way.most);
    return way;
}

void PendingSelection::preview(FighterId fighter, BoardLook& look) const
{
    if (!m_question || state().table.fighter(fighter).space == SpaceId::none) return;
    const bool own = seatOf(fighter) == m_question->seat;
    look.preview = true;
    look.offers.clear();
    look.targets.clear();
    offerReach(fighter, reachOf(fighter).total(), own ? bestBoost() : 0, look);
    const Targets reached = targets(*m_question->rules, state().table, fighter);
    for (FighterId foe : members<FighterId>(reached.adjacent))
        look.targets.push_back({foe, TargetKind::melee});
    for (FighterId foe : members<FighterId>(reached.byZone))
        look.targets.push_back({foe, TargetKind::ranged});
}

void PendingSelection::light(BoardLook& look) const
{
    if (!m_question) return;
    switch (ask()) {
    case Ask::action: return lightAction(look);
    case Ask::maneuver: return lightManeuver(look);
    default: return lightElsewhere(look);
    }
}

void PendingSelection::lightAction(BoardLook& look) const
{
    look.draggable = ownOnBoard();
    look.selected = m_fighter;
    if (m_action == ActionKind::none) {
        look.candidates = ownOnBoard();
        if (m_fighter == FighterId::none) return;
        const bool bystander = look.preview;
        preview(m_fighter, look);
        look.preview = bystander;
        std::erase_if(look.offers, [](const SpaceOffer& offer) { return offer.kind == OfferKind::boosted; });
        std::erase_if(look.targets, [&](const TargetLook& target) {
            return std::none_of(list().begin(), list().end(), [&](const Decision& o) {
                return o.verb == Verb::attack && o.fighter == m_fighter && o.target == target.fighter;
            });
        });
        return;
    }
    FighterSet attackers = 0;
    for (const Decision& option : list()) {
        const Verb verb = m_action == ActionKind::scheme ? Verb::scheme : Verb::attack;
        if (option.verb != verb || (!m_cards.empty() && option.card != card())) continue;
        attackers |= bit(option.fighter);
        if (m_fighter != FighterId::none && option.fighter != m_fighter) continue;
        if (option.target == FighterId::none || look.target(option.target)) continue;
        if (m_target != FighterId::none && option.target != m_target) continue;
        const Targets reached = targets(*m_question->rules, state().table, option.fighter);
        look.targets.push_back(
            {option.target, reached.adjacent & bit(option.target) ? TargetKind::melee : TargetKind::ranged});
    }
    look.candidates = attackers;
    if (m_fighter != FighterId::none && m_target != FighterId::none)
        look.strokes.push_back(
            {state().table.fighter(m_fighter).space, state().table.fighter(m_target).space});
}

void PendingSelection::lightManeuver(BoardLook& look) const
{
    look.draggable = look.candidates = movers();
    look.selected = m_fighter;
    if (m_fighter == FighterId::none) return;
    const bool mayBoost =
        std::any_of(list().begin(), list().end(), [](const Decision& o) { return o.verb == Verb::boost; });
    offerReach(m_fighter, reachOf(m_fighter).total(), mayBoost ? bestBoost() : 0, look);
    std::erase_if(look.offers, [&](const SpaceOffer& offer) {
        return offer.kind == OfferKind::steps &&
               std::none_of(list().begin(), list().end(), [&](const Decision& o) {
                   return o.verb == Verb::move && o.fighter == m_fighter && o.space == offer.space;
               });
    });
    if (m_space == SpaceId::none) return;
    look.staged = m_fighter;
    look.stagedTo = m_space;
    for (SpaceId space : fabletop::wayTo(*m_question->rules, state(), m_fighter, m_space))
        look.path.push_back(space);
}

void PendingSelection::lightTokens(BoardLook& look) const
{
    const auto offer = [&](SpaceId space) {
        if (space != SpaceId::none && !look.offer(space)) look.offers.push_back({space, OfferKind::place, 0});
    };
    for (const Decision& option : list()) {
        if (option.token == TokenId::none) continue;
        const SpaceId lies = state().table.token(option.token);
        if (option.token == m_token || (m_token == TokenId::none && lies == SpaceId::none))
            offer(option.space);
        else if (m_token == TokenId::none)
            offer(lies);
    }
    if (m_token != TokenId::none) look.ringed |= bit(state().table.token(m_token));
}

void PendingSelection::lightElsewhere(BoardLook& look) const
{
    if (tokensOffered()) return lightTokens(look);
    const FighterId asked = m_question->prompt.fighter;
    const bool moving = ask() == Ask::move;
    look.selected = moving && asked != FighterId::none ? asked : m_fighter;
    for (const Decision& option : list()) {
        if (option.fighter != FighterId::none && (option.verb == Verb::choose || moving))
            look.candidates |= bit(option.fighter);
        if (option.space == SpaceId::none || look.offer(option.space)) continue;
        const bool single = asked != FighterId::none || option.fighter == FighterId::none || !moving;
        if (!single && option.fighter != m_fighter) continue;
        SpaceOffer offer{option.space, OfferKind::place, 0};
        if (moving) {
            const Path way = fabletop::wayTo(*m_question->rules, state(), option.fighter, option.space);
            if (way.size() < 2) continue;
            offer = {option.space, OfferKind::steps, static_cast<int>(way.size()) - 1};
        }
        look.offers.push_back(offer);
    }
    if (moving) look.draggable = look.candidates;
}

} // namespace fabletop
