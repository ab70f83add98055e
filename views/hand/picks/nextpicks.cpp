// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/picks/nextpicks.h"

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

FighterId single(FighterSet set)
{
    return set && !(set & (set - 1)) ? *members<FighterId>(set).begin() : FighterId::none;
}

std::optional<Decision> copied(const Decision* option)
{
    return option ? std::optional<Decision>(*option) : std::nullopt;
}

/// Nobody picked agrees with everybody.
bool agrees(FighterId picked, FighterId other)
{
    return picked == FighterId::none || picked == other;
}

} // namespace

// -- an action

bool NextPicks::fits(const Decision& option) const
{
    const Verb verb = m_picks.action == ActionKind::scheme ? Verb::scheme : Verb::attack;
    return option.verb == verb && agrees(m_picks.fighter, option.fighter) &&
           agrees(m_picks.target, option.target) && (m_picks.cards.empty() || option.card == m_picks.card());
}

bool NextPicks::anyFits() const
{
    return m_open.any([this](const Decision& o) { return fits(o); });
}

FighterId NextPicks::onlyFighter() const
{
    FighterSet able = 0;
    for (const Decision& option : m_open.list())
        if (fits(option)) able |= bit(option.fighter);
    return single(able);
}

FighterId NextPicks::onlyTarget() const
{
    FighterSet foes = 0;
    for (const Decision& option : m_open.list())
        if (option.target != FighterId::none && fits(option)) foes |= bit(option.target);
    return single(foes);
}

bool NextPicks::mayManeuver() const
{
    return m_open.offersAction(ActionKind::maneuver) && m_picks.action != ActionKind::attack &&
           m_picks.action != ActionKind::scheme;
}

FighterSet NextPicks::reaching(SpaceId space) const
{
    FighterSet able = 0;
    for (FighterId own : members<FighterId>(m_open.ownOnBoard()))
        if (reach(m_open.rules(), m_open.state().table, own, m_open.reachOf(own).total(), false) & bit(space))
            able |= bit(own);
    return able;
}

bool NextPicks::schemeWith(CardId card) const
{
    return m_open.any([&](const Decision& o) { return o.verb == Verb::scheme && o.card == card; });
}

bool NextPicks::attackWith(CardId card, bool anybody) const
{
    return m_open.any([&](const Decision& o) {
        return o.verb == Verb::attack && o.card == card &&
               (anybody || (agrees(m_picks.fighter, o.fighter) && agrees(m_picks.target, o.target)));
    });
}

// -- any question

bool NextPicks::leadsTo(const Decision& option, SpaceId space) const
{
    return option.space == space && agrees(m_picks.fighter, option.fighter);
}

TokenId NextPicks::tokenOn(SpaceId space) const
{
    for (TokenId token : members<TokenId>(m_open.tokens()))
        if (m_open.state().table.token(token) == space && token != m_picks.token) return token;
    return TokenId::none;
}

const Decision* NextPicks::putting(SpaceId space) const
{
    const auto only = [&](TokenId token) {
        return m_open.only([&](const Decision& o) { return o.space == space && o.token == token; });
    };
    if (m_picks.token != TokenId::none) return only(m_picks.token);
    if (const Decision* one = m_open.only([&](const Decision& o) { return o.space == space; })) return one;
    for (TokenId token : members<TokenId>(m_open.tokens()))
        if (m_open.state().table.token(token) == SpaceId::none)
            if (const Decision* one = only(token)) return one;
    return nullptr;
}

bool NextPicks::moveHolds() const
{
    return m_open.any([this](const Decision& o) {
        return o.verb == Verb::move && o.fighter == m_picks.fighter && o.space == m_picks.space;
    });
}

bool NextPicks::offersCard(SeatId owner, CardId card) const
{
    if (!m_open.isOpen()) return false;
    const OptionList& options = m_open.question().options;
    return std::any_of(options.begin(), options.end(), [&](const Decision& o) {
        const SeatId whose = o.cardSeat == SeatId::none ? o.seat : o.cardSeat;
        const bool fitting = m_picks.action != ActionKind::attack || m_open.ask() != Ask::action ||
                             (agrees(m_picks.fighter, o.fighter) && agrees(m_picks.target, o.target));
        return o.card == card && whose == owner && fitting;
    });
}

// -- handing in

std::optional<Decision> NextPicks::completeAction() const
{
    if (m_picks.action == ActionKind::none || m_picks.cards.empty() || m_picks.fighter == FighterId::none)
        return std::nullopt;
    if (m_picks.action == ActionKind::attack && m_picks.target == FighterId::none) return std::nullopt;
    return copied(m_open.first([this](const Decision& o) { return fits(o); }));
}

std::optional<Decision> NextPicks::complete() const
{
    if (!m_open.isOpen()) return std::nullopt;
    if (m_open.ask() == Ask::action) return completeAction();
    if (m_open.ask() == Ask::yes)
        return copied(m_open.first([](const Decision& o) { return o.verb == Verb::yes; }));
    if (const FighterId moved = m_open.question().prompt.fighter;
        m_open.ask() == Ask::move && moved != FighterId::none) {
        const SpaceId stands = m_open.state().table.fighter(moved).space;
        return copied(
            m_open.first([&](const Decision& o) { return o.verb == Verb::move && o.space == stands; }));
    }
    if (m_picks.cards.empty()) return std::nullopt;
    return copied(m_open.first([this](const Decision& o) { return o.card == m_picks.card(); }));
}

bool NextPicks::confirmable() const
{
    if (!m_open.isOpen()) return false;
    if (m_open.ask() == Ask::maneuver) return true;
    if (manyCards()) return wantedCards() == 0 || static_cast<int>(m_picks.cards.size()) == wantedCards();
    return complete().has_value();
}

bool NextPicks::declinable() const
{
    return m_open.isOpen() && m_open.ask() != Ask::maneuver && !manyCards() &&
           m_open.any([](const Decision& o) { return o.verb == Verb::decline; });
}

bool NextPicks::manyCards() const
{
    if (!m_open.isOpen()) return false;
    if (m_open.ask() == Ask::discardLimit) return true;
    return m_open.ask() == Ask::discard &&
           m_open.any([](const Decision& o) { return o.verb == Verb::discard; }) &&
           m_open.any([](const Decision& o) { return o.verb == Verb::decline; });
}

int NextPicks::wantedCards() const
{
    return m_open.ask() == Ask::discardLimit ? m_open.question().prompt.most : 0;
}

int NextPicks::mostCards() const
{
    return manyCards() ? wantedCards() : 1;
}

// -- what a click that leads nowhere was meant as

Decision NextPicks::attackMeant(FighterId clicked) const
{
    Decision attack = m_open.decision(Verb::attack);
    const bool own = seatOf(clicked) == m_open.seat();
    attack.fighter = own                                  ? clicked
                     : m_picks.fighter != FighterId::none ? m_picks.fighter
                                                          : heroOf(m_open.seat());
    attack.target = own ? m_picks.target : clicked;
    attack.card = m_picks.card();
    attack.cardSeat = m_open.seat();
    return attack;
}

Decision NextPicks::playMeant(CardId card) const
{
    const CardKind& kind = m_open.rules().card(m_open.seat(), card);
    Decision play = m_open.decision(kind.scheme() ? Verb::scheme : Verb::attack);
    play.fighter = m_picks.fighter != FighterId::none ? m_picks.fighter : heroOf(m_open.seat());
    for (FighterId own : members<FighterId>(m_open.ownOnBoard()))
        if (m_picks.fighter == FighterId::none && mayUse(m_open.rules(), m_open.state().table, own, kind))
            play.fighter = own;
    play.target = m_picks.target;
    play.card = card;
    play.cardSeat = m_open.seat();
    return play;
}

Decision NextPicks::moveMeant(SpaceId space) const
{
    Decision move = m_open.decision(Verb::move);
    move.fighter = m_picks.fighter != FighterId::none ? m_picks.fighter : heroOf(m_open.seat());
    move.space = space;
    return move;
}

Decision NextPicks::spaceMeant(SpaceId space) const
{
    const Ask ask = m_open.ask();
    const bool placing = ask == Ask::place || ask == Ask::placeSetUp;
    Decision meant = m_open.decision(placing ? Verb::place : ask == Ask::move ? Verb::move : Verb::choose);
    const FighterId asked = m_open.question().prompt.fighter;
    meant.fighter = asked != FighterId::none ? asked : m_picks.fighter;
    meant.space = space;
    return meant;
}

Decision NextPicks::tokenMeant(SpaceId space) const
{
    Decision meant = m_open.decision(Verb::place);
    meant.token = m_picks.token;
    meant.space = space;
    return meant;
}

Decision NextPicks::cardMeant(SeatId owner, CardId card) const
{
    Decision meant = m_open.decision(cardVerb(m_open.ask()));
    meant.card = card;
    meant.cardSeat = owner;
    return meant;
}

} // namespace fabletop
