// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/selectionlights.h"

#include "views/hand/picks/pendingselection.h"

#include <algorithm>

namespace fabletop {

SelectionLights::SelectionLights(const PendingSelection& picks) : m_picks(picks), m_open(picks.open()) {}

void SelectionLights::offerReach(FighterId fighter, int steps, int boost, BoardLook& look) const
{
    const MatchRules& rules = m_open.rules();
    const SpaceId from = m_open.state().table.fighter(fighter).space;
    const SpaceSet near = reach(rules, m_open.state().table, fighter, steps, false);
    const SpaceSet far = boost > 0 ? reach(rules, m_open.state().table, fighter, steps + boost, false) : near;
    for (SpaceId space : members<SpaceId>(near | far)) {
        if (space == from) continue;
        const Path way = fabletop::wayTo(rules, m_open.state(), fighter, space);
        const int length = way.empty() ? 0 : static_cast<int>(way.size()) - 1;
        const bool now = near & bit(space);
        look.offers.push_back(
            {space, now ? OfferKind::steps : OfferKind::boosted, now ? length : length - steps});
    }
}

WayLook SelectionLights::wayTo(SpaceId space, FighterId other) const
{
    WayLook way;
    if (!m_open.isOpen() || space == SpaceId::none) return way;
    FighterId mover = other != FighterId::none ? other : m_picks.picked().fighter;
    if (m_open.ask() == Ask::move && m_open.question().prompt.fighter != FighterId::none)
        mover = m_open.question().prompt.fighter;
    const bool moving =
        m_open.ask() == Ask::action || m_open.ask() == Ask::maneuver || m_open.ask() == Ask::move;
    if (!moving || mover == FighterId::none || m_open.state().table.fighter(mover).space == SpaceId::none)
        return way;
    const bool effect = m_open.ask() == Ask::move;
    way.most = effect ? static_cast<int>(m_open.question().prompt.most) : m_open.reachOf(mover).total();
    const int furthest =
        effect ? maxSpaces : way.most + (seatOf(mover) == m_open.seat() ? m_open.bestBoost() : 0);
    const Path path = fabletop::wayTo(m_open.rules(), m_open.state(), mover, space);
    if (static_cast<int>(path.size()) - 1 > furthest) return way;
    way.route.assign(path.begin(), path.end());
    way.steps = static_cast<int>(way.route.size()) - 1;
    way.boost = std::max(0, way.steps - way.most);
    return way;
}

void SelectionLights::preview(FighterId fighter, BoardLook& look) const
{
    if (!m_open.isOpen() || m_open.state().table.fighter(fighter).space == SpaceId::none) return;
    const bool own = seatOf(fighter) == m_open.seat();
    look.preview = true;
    look.offers.clear();
    look.targets.clear();
    offerReach(fighter, m_open.reachOf(fighter).total(), own ? m_open.bestBoost() : 0, look);
    const Targets reached = targets(m_open.rules(), m_open.state().table, fighter);
    for (FighterId foe : members<FighterId>(reached.adjacent))
        look.targets.push_back({foe, TargetKind::melee});
    for (FighterId foe : members<FighterId>(reached.byZone))
        look.targets.push_back({foe, TargetKind::ranged});
}

void SelectionLights::light(BoardLook& look) const
{
    if (!m_open.isOpen()) return;
    switch (m_open.ask()) {
    case Ask::action: return lightAction(look);
    case Ask::maneuver: return lightManeuver(look);
    default: return lightElsewhere(look);
    }
}

void SelectionLights::lightAction(BoardLook& look) const
{
    look.draggable = m_open.ownOnBoard();
    look.selected = m_picks.picked().fighter;
    if (m_picks.picked().action == ActionKind::none) {
        look.candidates = m_open.ownOnBoard();
        if (m_picks.picked().fighter == FighterId::none) return;
        const bool bystander = look.preview;
        preview(m_picks.picked().fighter, look);
        look.preview = bystander;
        std::erase_if(look.offers, [](const SpaceOffer& offer) { return offer.kind == OfferKind::boosted; });
        std::erase_if(look.targets, [&](const TargetLook& target) {
            return std::none_of(m_open.list().begin(), m_open.list().end(), [&](const Decision& o) {
                return o.verb == Verb::attack && o.fighter == m_picks.picked().fighter &&
                       o.target == target.fighter;
            });
        });
        return;
    }
    FighterSet attackers = 0;
    for (const Decision& option : m_open.list()) {
        const Verb verb = m_picks.picked().action == ActionKind::scheme ? Verb::scheme : Verb::attack;
        if (option.verb != verb ||
            (!m_picks.picked().cards.empty() && option.card != m_picks.picked().card()))
            continue;
        attackers |= bit(option.fighter);
        if (m_picks.picked().fighter != FighterId::none && option.fighter != m_picks.picked().fighter)
            continue;
        if (option.target == FighterId::none || look.target(option.target)) continue;
        if (m_picks.picked().target != FighterId::none && option.target != m_picks.picked().target) continue;
        const Targets reached = targets(m_open.rules(), m_open.state().table, option.fighter);
        look.targets.push_back(
            {option.target, reached.adjacent & bit(option.target) ? TargetKind::melee : TargetKind::ranged});
    }
    look.candidates = attackers;
    if (m_picks.picked().fighter != FighterId::none && m_picks.picked().target != FighterId::none)
        look.strokes.push_back({m_open.state().table.fighter(m_picks.picked().fighter).space,
                                m_open.state().table.fighter(m_picks.picked().target).space});
}

void SelectionLights::lightManeuver(BoardLook& look) const
{
    look.draggable = look.candidates = m_open.movers();
    look.selected = m_picks.picked().fighter;
    if (m_picks.picked().fighter == FighterId::none) return;
    const bool mayBoost = std::any_of(m_open.list().begin(), m_open.list().end(),
                                      [](const Decision& o) { return o.verb == Verb::boost; });
    offerReach(m_picks.picked().fighter, m_open.reachOf(m_picks.picked().fighter).total(),
               mayBoost ? m_open.bestBoost() : 0, look);
    std::erase_if(look.offers, [&](const SpaceOffer& offer) {
        return offer.kind == OfferKind::steps &&
               std::none_of(m_open.list().begin(), m_open.list().end(), [&](const Decision& o) {
                   return o.verb == Verb::move && o.fighter == m_picks.picked().fighter &&
                          o.space == offer.space;
               });
    });
    if (m_picks.picked().space == SpaceId::none) return;
    look.staged = m_picks.picked().fighter;
    look.stagedTo = m_picks.picked().space;
    for (SpaceId space :
         fabletop::wayTo(m_open.rules(), m_open.state(), m_picks.picked().fighter, m_picks.picked().space))
        look.path.push_back(space);
}

void SelectionLights::lightTokens(BoardLook& look) const
{
    const auto offer = [&](SpaceId space) {
        if (space != SpaceId::none && !look.offer(space)) look.offers.push_back({space, OfferKind::place, 0});
    };
    for (const Decision& option : m_open.list()) {
        if (option.token == TokenId::none) continue;
        const SpaceId lies = m_open.state().table.token(option.token);
        if (option.token == m_picks.picked().token ||
            (m_picks.picked().token == TokenId::none && lies == SpaceId::none))
            offer(option.space);
        else if (m_picks.picked().token == TokenId::none)
            offer(lies);
    }
    if (m_picks.picked().token != TokenId::none)
        look.ringed |= bit(m_open.state().table.token(m_picks.picked().token));
}

void SelectionLights::lightElsewhere(BoardLook& look) const
{
    if (m_open.tokens()) return lightTokens(look);
    const FighterId asked = m_open.question().prompt.fighter;
    const bool moving = m_open.ask() == Ask::move;
    look.selected = moving && asked != FighterId::none ? asked : m_picks.picked().fighter;
    for (const Decision& option : m_open.list()) {
        if (option.fighter != FighterId::none && (option.verb == Verb::choose || moving))
            look.candidates |= bit(option.fighter);
        if (option.space == SpaceId::none || look.offer(option.space)) continue;
        const bool single = asked != FighterId::none || option.fighter == FighterId::none || !moving;
        if (!single && option.fighter != m_picks.picked().fighter) continue;
        SpaceOffer offer{option.space, OfferKind::place, 0};
        if (moving) {
            const Path way = fabletop::wayTo(m_open.rules(), m_open.state(), option.fighter, option.space);
            if (way.size() < 2) continue;
            offer = {option.space, OfferKind::steps, static_cast<int>(way.size()) - 1};
        }
        look.offers.push_back(offer);
    }
    if (moving) look.draggable = look.candidates;
}

} // namespace fabletop
