// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens on the battlefield and fighters who leave it: what texts offer and do with them.

#include "model/engine/interpreter/interpreter.h"
#include "model/engine/queries.h"

#include <bit>

namespace fabletop {

namespace {

/// Spaces at most `steps` lines from `start`; tokens pass everything and use no passages.
SpaceSet drift(const Board& board, SpaceId start, int steps)
{
    SpaceSet seen = bit(start);
    SpaceSet edge = seen;
    for (int step = 0; step < steps && edge; ++step) {
        SpaceSet next = 0;
        for (SpaceId space : members<SpaceId>(edge))
            next |= board.adjacent[index(space)];
        edge = next & ~seen;
        seen |= edge;
    }
    return seen;
}

} // namespace

bool Interpreter::visitTokenAct(const Instruction& instruction)
{
    const SeatId you = top().you;
    switch (instruction.op) {
    case Word::placeTokens:
    case Word::placeToken:
    case Word::placeTokenOf:
    case Word::placeEachToken:
    case Word::moveToken:
    case Word::comeBack: ask(you); return true;
    case Word::playerMovesToken:
    case Word::playerMovesOther: {
        const SeatId who = evaluator().player(instruction.a);
        if (who != SeatId::none) return ask(who), true;
        break;
    }
    case Word::takeForm: takeForm(instruction.number, instruction.rule); break;
    case Word::changeForm: {
        const auto forms = m_rules.hero(you).forms.size();
        if (forms > 1) takeForm((table().seat(you).form + 1u) % forms, instruction.rule);
        break;
    }
    case Word::leaveBattlefield:
        for (FighterId fighter : members<FighterId>(evaluator().fighters(instruction.a)))
            emit(FighterLeft{fighter}, instruction.rule);
        break;
    case Word::preventDamage: prevent(evaluator().fighters(instruction.a), instruction.rule); break;
    case Word::nextTurnDo: emit(Scheduled{you, instruction.number, 1}, instruction.rule); break;
    case Word::turnEnds:
        if (table().turn.seat == you && table().turn.actions > 0) emit(ActionsLost{you}, instruction.rule);
        break;
    default: return false;
    }
    advance();
    return true;
}

void Interpreter::takeForm(std::size_t form, RuleId rule)
{
    if (table().seat(top().you).form != form) emit(FormTaken{top().you, narrowed<std::uint8_t>(form)}, rule);
}

void Interpreter::prevent(FighterSet set, RuleId rule)
{
    for (int side : {attackSide, defenseSide}) {
        const FighterId fighter = fighting(table(), side);
        if (fighter == FighterId::none || !(set & bit(fighter))) continue;
        const int value = combatValue(m_rules, table(), side);
        emit(ValueChanged{narrowed<std::uint8_t>(side), ValueChange::prevented, 0,
                          saturated<std::uint8_t>(value)},
             rule);
    }
}

bool Interpreter::listTokens(const Instruction& instruction)
{
    const Frame& frame = top();
    const auto& places = table().seat(frame.you).tokens;
    const int numbers = instruction.number;
    const bool other = instruction.op == Word::playerMovesOther;
    const int moved = frame.token == TokenId::none ? 0 : 1 << (index(frame.token) % tokensPerSeat);
    switch (instruction.op) {
    case Word::placeTokens:
        for (int i = 0; i < tokensPerSeat && m_options.count == 0; ++i)
            if ((numbers >> i & 1) && places[i] == SpaceId::none) {
                listToken(Verb::place, i, evaluator().spaces(instruction.a, FighterId::none), numbers);
                if (m_options.count > 0) break;
                SpaceSet anywhere = m_rules.board.all();
                for (FighterId fighter : members<FighterId>(onBoard(table())))
                    anywhere &= ~bit(table().fighter(fighter).space);
                listToken(Verb::place, i, anywhere, numbers); // without room in the zones (R-SETUP-08)
                break;
            }
        return true;
    case Word::placeToken:
    case Word::placeEachToken:
    case Word::placeTokenOf: {
        const bool each = instruction.op == Word::placeEachToken;
        const bool under = instruction.op == Word::placeTokenOf;
        const SpaceSet spaces = evaluator().spaces(under ? instruction.b : instruction.a, FighterId::none);
        SpaceSet from = m_rules.board.all();
        if (under) {
            from = 0;
            for (FighterId fighter : members<FighterId>(evaluator().fighters(instruction.a)))
                from |= bit(table().fighter(fighter).space);
        }
        for (int i = 0; i < tokensPerSeat; ++i) {
            const bool left = !each || !frame.extra || (frame.todo >> i & 1);
            if ((numbers >> i & 1) && left && (bit(places[i]) & from))
                listToken(Verb::place, i, spaces, numbers);
        }
        if (each) addDecline();
        return true;
    }
    case Word::moveToken:
    case Word::playerMovesToken:
    case Word::playerMovesOther: {
        const int steps =
            evaluator().number(instruction.op == Word::moveToken ? instruction.a : instruction.b);
        for (int i = 0; i < tokensPerSeat; ++i)
            if ((numbers >> i & 1) && places[i] != SpaceId::none && !(other && (moved >> i & 1)))
                listToken(Verb::move, i, drift(m_rules.board, places[i], steps), numbers & ~(1 << i));
        return true;
    }
    case Word::comeBack: {
        const FighterId fighter = awayFighter(instruction.a);
        if (fighter != FighterId::none)
            listPlaces(fighter, evaluator().spaces(instruction.b, fighter), false);
        return true;
    }
    default: return false;
    }
}

/// One token on each of `spaces` that holds none of `others`.
void Interpreter::listToken(Verb verb, int number, SpaceSet spaces, int others)
{
    for (SpaceId space : members<SpaceId>(spaces & ~evaluator().tokenSpaces(others))) {
        Decision option = decision(verb);
        option.token = tokenAt(top().you, number);
        option.space = space;
        m_options.add(option);
    }
}

/// The selector's own fighter that has left the battlefield and not come back.
FighterId Interpreter::awayFighter(ExprId selector)
{
    const Expr& expr = m_rules.program.exprs[selector];
    for (int number = 0; number < fightersPerSeat; ++number) {
        const FighterId fighter = fighterAt(top().you, number);
        const bool meant = expr.word == Word::named ? expr.number >> number & 1 : fighter == top().self;
        if (meant && table().fighter(fighter).status == FighterStatus::away) return fighter;
    }
    return FighterId::none;
}

bool Interpreter::takeToken(const Decision& decision)
{
    const Instruction& instruction = current();
    Frame& frame = top();
    const bool each = instruction.op == Word::placeEachToken;
    switch (instruction.op) {
    case Word::placeTokens:
    case Word::placeToken:
    case Word::placeTokenOf:
    case Word::placeEachToken:
    case Word::moveToken:
    case Word::playerMovesToken:
    case Word::playerMovesOther: break;
    case Word::comeBack:
        if (decision.verb == Verb::place)
            placeFighter(decision.fighter, decision.space, PlaceHow::returned, instruction.rule);
        return advance(), true;
    default: return false;
    }
    frame.did = decision.verb != Verb::decline;
    if (!frame.did) {
        frame.extra = frame.todo = 0;
        frame.at =
            instruction.flags & OpFlag::optional ? instruction.jump : narrowed<std::uint16_t>(frame.at + 1);
        return true;
    }
    const SpaceId from = table().token(decision.token);
    frame.token = decision.token;
    frame.space = decision.space;
    if (from != decision.space) emit(TokenPut{decision.token, from, decision.space}, instruction.rule);
    if (each) {
        if (!frame.extra) frame.todo = instruction.number;
        frame.extra = 1;
        frame.todo &= ~(1u << (index(decision.token) % tokensPerSeat));
        if (frame.todo) return true;
        frame.extra = 0;
    }
    if (instruction.op != Word::placeTokens) advance();
    return true; // the next token of a set-up is asked for by the same instruction
}

} // namespace fabletop
