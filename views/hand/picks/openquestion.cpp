// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/picks/openquestion.h"

#include <utility>

namespace fabletop {

namespace {

Verb verbOf(ActionKind kind)
{
    return kind == ActionKind::maneuver ? Verb::maneuver
           : kind == ActionKind::scheme ? Verb::scheme
                                        : Verb::attack;
}

} // namespace

void OpenQuestion::open(QuestionPtr question)
{
    m_question = std::move(question);
    m_boosted.reset();
}

std::optional<Refusal> OpenQuestion::boost(const Decision& boosting)
{
    State after = m_question->observation;
    OptionList options;
    if (auto refusal = apply(rules(), after, boosting, options)) return refusal;
    m_boosted = options;
    m_boostedState = after;
    return std::nullopt;
}

Decision OpenQuestion::decision(Verb verb) const
{
    Decision made;
    made.verb = verb;
    made.seat = m_question->seat;
    return made;
}

Refusal OpenQuestion::why(const Decision& decision) const
{
    return explain(rules(), state(), decision);
}

FighterSet OpenQuestion::ownOnBoard() const
{
    return fightersOf(m_question->seat) & onBoard(state().table);
}

FighterSet OpenQuestion::movers() const
{
    FighterSet set = 0;
    for (const Decision& option : list())
        if (option.verb == Verb::move && option.fighter != FighterId::none) set |= bit(option.fighter);
    return set;
}

TokenSet OpenQuestion::tokens() const
{
    TokenSet set = 0;
    for (const Decision& option : list())
        if (option.token != TokenId::none) set |= bit(option.token);
    return set;
}

bool OpenQuestion::offersAction(ActionKind kind) const
{
    return ask() == Ask::action && any([verb = verbOf(kind)](const Decision& o) { return o.verb == verb; });
}

/// Asked for a fighter that has a target where there is one, so that the reason is the one that matters.
Refusal OpenQuestion::actionReason(ActionKind kind) const
{
    Decision wanted = decision(verbOf(kind));
    if (kind == ActionKind::attack) {
        wanted.fighter = heroOf(m_question->seat);
        for (FighterId own : members<FighterId>(ownOnBoard())) {
            const Targets reached = targets(rules(), state().table, own);
            if (reached.adjacent | reached.byZone) wanted.fighter = own;
        }
    }
    return explain(rules(), m_question->observation, wanted);
}

int OpenQuestion::bestBoost() const
{
    int best = 0;
    for (CardId card : state().table.seat(m_question->seat).hand())
        if (card != CardId::unseen)
            best = std::max<int>(best, rules().card(m_question->seat, card).boostValue());
    return best;
}

std::vector<int> OpenQuestion::numbers() const
{
    std::vector<int> found;
    if (!m_question) return found;
    for (const Decision& option : list())
        if (option.verb == Verb::choose && option.number != 0xFF) found.push_back(option.number);
    return found;
}

std::vector<int> OpenQuestion::options() const
{
    std::vector<int> found;
    if (!m_question) return found;
    for (const Decision& option : list())
        if (option.verb == Verb::choose && option.option != 0xFF) found.push_back(option.option);
    return found;
}

std::vector<SeatId> OpenQuestion::players() const
{
    std::vector<SeatId> found;
    if (!m_question) return found;
    for (const Decision& option : list())
        if (option.verb == Verb::choose && option.player != SeatId::none) found.push_back(option.player);
    return found;
}

SeatId OpenQuestion::foreignCards() const
{
    if (!m_question) return SeatId::none;
    for (const Decision& option : m_question->options)
        if (option.card != CardId::none && option.cardSeat != SeatId::none &&
            option.cardSeat != m_question->seat)
            return option.cardSeat;
    return SeatId::none;
}

MoveValue OpenQuestion::reachOf(FighterId fighter) const
{
    if (!m_question || fighter == FighterId::none) return {};
    return moveValue(rules(), state(), fighter);
}

} // namespace fabletop
