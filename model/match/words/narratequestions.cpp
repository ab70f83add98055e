// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/options.h"
#include "model/language/prose/prose.h"
#include "model/match/words/catalogue.h"
#include "model/match/words/narrate.h"
#include "model/match/words/narration.h"
#include "model/rules/instructionset.h"

namespace fabletop {

namespace {

/// An option of the choice that is open, by what it does; empty where it has no name.
QString namedOption(const MatchRules& rules, const State& state, int option, Language language)
{
    const std::string* name = optionName(rules, state, option);
    if (!name) return {};
    const Frame& frame = state.flow.frames[state.flow.depth - 1];
    return fromUtf8(optionText(rules.hero(frame.you), frame.source, frame.item, *name, language));
}

/// Whether what is put or moved are tokens: the same questions are asked about fighters.
bool asksForTokens(const MatchRules& rules, const Prompt& prompt)
{
    const auto& code = rules.program.code;
    return prompt.cause.instruction < code.size() &&
           rowOf(code[prompt.cause.instruction].op).family == Family::tokens;
}

/// What declining is called among the other options.
QString declined(Ask ask)
{
    switch (ask) {
    case Ask::defend: return Narration::tr("No defense card");
    case Ask::yes: return Narration::tr("No");
    case Ask::move:
    case Ask::maneuver: return Narration::tr("No further move");
    default: return Narration::tr("Nothing");
    }
}

} // namespace

QString Narrator::attack(FighterId attacker, FighterId target) const
{
    const Speaking speaking(m_language);
    return sentence(Narration::tr("%1 attacks %2").arg(named(attacker), named(target)));
}

QString Narrator::attackText(const Decision& decision) const
{
    const QString who = named(decision.fighter);
    const QString target = named(decision.target);
    if (decision.card == CardId::none) return Narration::tr("%1 attacks %2").arg(who, target);
    return Narration::tr("%1 attacks %2 with %3").arg(who, target, card(decision.seat, decision.card));
}

QString Narrator::choiceText(const Decision& decision) const
{
    const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
    if (decision.fighter != FighterId::none) return fighter(decision.fighter);
    if (decision.card != CardId::none) return card(owner, decision.card);
    if (decision.space != SpaceId::none) return Narration::tr("space %1").arg(space(decision.space));
    if (decision.token != TokenId::none) return token(decision.token);
    if (decision.player != SeatId::none) return person(decision.player);
    if (decision.number != 0xFF) return num(decision.number);
    if (decision.option != 0xFF) return Narration::tr("option %1").arg(decision.option + 1);
    return Narration::tr("nothing");
}

QString Narrator::decision(const Decision& decision) const
{
    const Speaking speaking(m_language);
    const QString who = person(decision.seat);
    const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
    const QString moved = decision.token != TokenId::none ? token(decision.token) : named(decision.fighter);
    switch (decision.verb) {
    case Verb::maneuver: return Narration::tr("%1 maneuvers").arg(who);
    case Verb::boost: return Narration::tr("%1 boosts with %2").arg(who, card(owner, decision.card));
    case Verb::move: return Narration::tr("%1 moves %2 to %3").arg(who, moved, space(decision.space));
    case Verb::place: return Narration::tr("%1 places %2 on %3").arg(who, moved, space(decision.space));
    case Verb::scheme: return Narration::tr("%1 plays %2").arg(who, card(owner, decision.card));
    case Verb::attack: return sentence(attackText(decision));
    case Verb::defend: return Narration::tr("%1 defends with %2").arg(who, card(owner, decision.card));
    case Verb::discard: return Narration::tr("%1 gives up %2").arg(who, card(owner, decision.card));
    case Verb::choose: return Narration::tr("%1 chooses %2").arg(who, choiceText(decision));
    case Verb::yes: return Narration::tr("%1 says yes").arg(who);
    case Verb::decline: return Narration::tr("%1 declines").arg(who);
    }
    return {};
}

QString Narrator::option(const State& state, const Decision& decision) const
{
    const Speaking speaking(m_language);
    const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
    const QString moved = decision.token != TokenId::none ? token(decision.token) : fighter(decision.fighter);
    switch (decision.verb) {
    case Verb::maneuver: return Narration::tr("Maneuver");
    case Verb::boost: return Narration::tr("Boost with %1").arg(card(owner, decision.card));
    case Verb::move: return Narration::tr("%1 to %2").arg(moved, space(decision.space));
    case Verb::place: return Narration::tr("%1 on %2").arg(moved, space(decision.space));
    case Verb::scheme: return Narration::tr("Play %1").arg(card(owner, decision.card));
    case Verb::attack: return sentence(attackText(decision));
    case Verb::defend: return Narration::tr("Defend with %1").arg(card(owner, decision.card));
    case Verb::discard: return Narration::tr("Give up %1").arg(card(owner, decision.card));
    case Verb::choose:
        if (decision.option != 0xFF) return namedOption(*m_rules, state, decision.option, m_language);
        return sentence(choiceText(decision));
    case Verb::yes: return Narration::tr("Yes");
    case Verb::decline: return declined(fabletop::prompt(*m_rules, state).ask);
    }
    return {};
}

QString Narrator::promptQuestion(const State& state, const Prompt& prompt) const
{
    const QString who = person(prompt.decides);
    const QString fighter = named(prompt.fighter);
    switch (prompt.ask) {
    case Ask::none: return Narration::tr("The match is over");
    case Ask::action: return Narration::tr("%1, choose an action").arg(who);
    case Ask::maneuver: return Narration::tr("%1, move your fighters").arg(who);
    case Ask::defend: {
        const FighterId target = state.table.combat.sides[defenseSide].fighter;
        return Narration::tr("%1, choose a defense for %2").arg(who, named(target));
    }
    case Ask::boostAttack: return Narration::tr("%1, boost the attack or leave it").arg(who);
    case Ask::placeSetUp:
    case Ask::place:
        if (prompt.fighter == FighterId::none) return Narration::tr("%1, choose a space").arg(who);
        return Narration::tr("%1, place %2").arg(who, fighter);
    case Ask::move:
        if (asksForTokens(*m_rules, prompt))
            return Narration::tr("%1, choose which token to move and where").arg(who);
        if (prompt.fighter == FighterId::none)
            return Narration::tr("%1, choose whom to move and where").arg(who);
        if (prompt.most == 0) return Narration::tr("%1, move %2").arg(who, fighter);
        return Narration::tr("%1, move %2 up to %n space(s)", nullptr, prompt.most).arg(who, fighter);
    case Ask::fighter: return Narration::tr("%1, choose a fighter").arg(who);
    case Ask::space: return Narration::tr("%1, choose a space").arg(who);
    case Ask::card: return Narration::tr("%1, choose a card").arg(who);
    case Ask::player: return Narration::tr("%1, choose a player").arg(who);
    case Ask::number: return Narration::tr("%1, name a number from 0 to 9").arg(who);
    case Ask::option: return Narration::tr("%1, choose what to do").arg(who);
    case Ask::discard: return Narration::tr("%1, choose a card to discard").arg(who);
    case Ask::discardLimit: return Narration::tr("%1, discard %n card(s)", nullptr, prompt.most).arg(who);
    case Ask::yes: return Narration::tr("%1, use this effect?").arg(who);
    case Ask::order: return Narration::tr("%1, choose what comes first").arg(who);
    }
    return {};
}

QString Narrator::prompt(const State& state, const Prompt& prompt) const
{
    const Speaking speaking(m_language);
    const QString question = promptQuestion(state, prompt);
    const QString asks = source(prompt.cause);
    const bool own = prompt.ask == Ask::none || prompt.ask == Ask::action || asks.isEmpty();
    return own ? question : Narration::tr("%1: %2").arg(sentence(asks), question);
}

/// What surprises new players: damage for an empty deck, cards to give up at the end of the turn.
QString Narrator::warning(const State& state, SeatId seat) const
{
    if (seat == SeatId::none) return {};
    const SeatState& own = state.table.seat(seat);
    const int over = static_cast<int>(own.hand().size()) - m_rules->numbers.handLimit;
    QStringList words;
    if (own.deck().empty() && !m_rules->numbers.reshuffle)
        words << Narration::tr("Your deck is empty: a maneuver costs each of your fighters %n health.",
                               nullptr, m_rules->numbers.exhaustionDamage);
    if (over > 0)
        words << Narration::tr("With this hand, you’ll discard %n card(s) at the end of the turn.", nullptr,
                               over);
    return words.join(u' ');
}

QString Narrator::promptHelp(const State& state, const Prompt& prompt) const
{
    const Speaking speaking(m_language);
    const int actions = state.table.turn.actions;
    const auto elsewhere = [&prompt](const QString& how) {
        return !prompt.optional ? how : (how + u' ' + Narration::tr("You may decline.")).trimmed();
    };
    switch (prompt.ask) {
    case Ask::none: return {};
    case Ask::action: {
        const QString left = Narration::tr("%n action(s) left.", nullptr, actions);
        const QString warned = warning(state, prompt.decides);
        // What gives way first comes last; the seat's panel shows the actions too.
        return warned.isEmpty() ? Narration::tr("Click a fighter to maneuver.") + u' ' + left
                                : left + u' ' + warned;
    }
    case Ask::maneuver: return Narration::tr("Each fighter may move once. Boost before the first move.");
    case Ask::defend: return Narration::tr("Or fight without a defense card.");
    case Ask::boostAttack: return Narration::tr("The boost value is added to the attack.");
    case Ask::discardLimit:
        return Narration::tr("Click the cards to discard.") + u' ' +
               Narration::tr("You may keep %n card(s) in hand.", nullptr, m_rules->numbers.handLimit);
    case Ask::move:
        if (asksForTokens(*m_rules, prompt)) return Narration::tr("Click a token, then a lit space.");
        return prompt.fighter == FighterId::none
                   ? Narration::tr("Click a ringed fighter, then a lit space.")
                   : Narration::tr("Click a lit space, or the fighter’s own to stay.");
    case Ask::order: return Narration::tr("You choose the order of your effects.");
    case Ask::placeSetUp:
        if (!asksForTokens(*m_rules, prompt))
            return Narration::tr("Click a lit space in one of your hero’s zones.");
        [[fallthrough]];
    case Ask::place:
    case Ask::space: return elsewhere(Narration::tr("Click a lit space."));
    case Ask::fighter: return elsewhere(Narration::tr("Click a ringed fighter."));
    case Ask::card:
    case Ask::discard: return elsewhere(Narration::tr("Click a card in the row below."));
    case Ask::number: return elsewhere(Narration::tr("Click a number or type it."));
    case Ask::player:
    case Ask::option:
    case Ask::yes: return elsewhere({});
    }
    return {};
}

} // namespace fabletop
