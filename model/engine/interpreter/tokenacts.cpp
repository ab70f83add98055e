// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/interpreter/tokenacts.h"

#include "model/engine/interpreter/changes.h"
#include "model/engine/interpreter/offers.h"
#include "model/engine/queries.h"

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

/// One token on each of `spaces` that holds none of `others`.
void offerToken(Context& context, Verb verb, int number, SpaceSet spaces, int others)
{
    Decision option = context.decision(verb);
    option.token = tokenAt(context.you(), number);
    for (SpaceId space : members<SpaceId>(spaces & ~context.evaluator().tokenSpaces(others))) {
        option.space = space;
        context.offer(option);
    }
}

/// Each of the tokens `numbers` that lies on one of `from`, to each of `to` without another of its kind.
void offerTokens(Context& context, const Instruction& instruction, int numbers, SpaceSet from, SpaceSet to)
{
    const auto& places = context.table().seat(context.you()).tokens;
    for (int i = 0; i < tokensPerSeat; ++i)
        if ((numbers >> i & 1) && (bit(places[i]) & from))
            offerToken(context, Verb::place, i, to, instruction.number);
}

void offerDrifts(Context& context, const Instruction& instruction, ExprId steps, int except)
{
    const auto& places = context.table().seat(context.you()).tokens;
    const int most = context.evaluator().number(steps);
    for (int i = 0; i < tokensPerSeat; ++i)
        if ((instruction.number >> i & 1) && places[i] != SpaceId::none && !(except >> i & 1))
            offerToken(context, Verb::move, i, drift(context.rules().board, places[i], most),
                       instruction.number & ~(1 << i));
}

/// The token is "that token" and its space "that space" from then on.
void put(Context& context, const Decision& decision, RuleId rule)
{
    Frame& frame = context.frame();
    const SpaceId from = context.table().token(decision.token);
    frame.token = decision.token;
    frame.space = decision.space;
    if (from != decision.space) context.emit(TokenPut{decision.token, from, decision.space}, rule);
}

} // namespace

void runTakeForm(Context& context, const Instruction& instruction)
{
    takeForm(context, instruction.number, instruction.rule);
    context.advance();
}

void runChangeForm(Context& context, const Instruction& instruction)
{
    const SeatId you = context.you();
    const auto forms = context.rules().hero(you).forms.size();
    if (forms > 1) takeForm(context, (context.table().seat(you).form + 1u) % forms, instruction.rule);
    context.advance();
}

namespace {

/// Of this act's tokens those that it has not placed yet.
int yetToPlace(Context& context, const Instruction& instruction)
{
    const auto picking = context.frame().kept<Picking>();
    return picking.taken ? picking.left & instruction.number : instruction.number;
}

/// Where there is no room for it (R-SETUP-08).
void offerAnywhere(Context& context, int number, int others)
{
    SpaceSet anywhere = context.rules().board.all();
    for (FighterId fighter : members<FighterId>(onBoard(context.table())))
        anywhere &= ~bit(context.table().fighter(fighter).space);
    offerToken(context, Verb::place, number, anywhere, others);
}

} // namespace

/// One after the other, in the order of the player; of those that don't lie on the battlefield yet the first.
void listPlaceTokens(Context& context, const Instruction& instruction)
{
    const auto& places = context.table().seat(context.you()).tokens;
    const int left = yetToPlace(context, instruction);
    const SpaceSet zones = context.evaluator().spaces(instruction.a, FighterId::none);
    int first = -1;
    for (int i = 0; i < tokensPerSeat; ++i) {
        const bool outside = places[i] == SpaceId::none;
        if (!(left >> i & 1) || (outside && first >= 0)) continue;
        offerToken(context, Verb::place, i, zones, instruction.number);
        if (outside) first = i;
    }
    if (first >= 0 && context.offered() == 0) offerAnywhere(context, first, instruction.number);
}

/// The next token is asked for by the same instruction.
void takePlaceTokens(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    auto picking = frame.kept<Picking>();
    picking.left = narrowed<std::uint8_t>(yetToPlace(context, instruction));
    frame.forgetScratch();
    if (!accepted(context, instruction, decision)) return;
    put(context, decision, instruction.rule);
    ++picking.taken;
    picking.left = narrowed<std::uint8_t>(picking.left & ~(1u << (index(decision.token) % tokensPerSeat)));
    if (picking.left == 0) return context.advance();
    frame.keep(picking);
}

void listPlaceToken(Context& context, const Instruction& instruction)
{
    offerTokens(context, instruction, instruction.number, context.rules().board.all(),
                context.evaluator().spaces(instruction.a, FighterId::none));
}

void listPlaceTokenOf(Context& context, const Instruction& instruction)
{
    SpaceSet under = 0;
    for (FighterId fighter : members<FighterId>(context.evaluator().fighters(instruction.a)))
        under |= bit(context.table().fighter(fighter).space);
    offerTokens(context, instruction, instruction.number, under,
                context.evaluator().spaces(instruction.b, FighterId::none));
}

void listMoveToken(Context& context, const Instruction& instruction)
{
    offerDrifts(context, instruction, instruction.a, 0);
}

void listPlayerMovesToken(Context& context, const Instruction& instruction)
{
    offerDrifts(context, instruction, instruction.b, 0);
}

void listPlayerMovesOther(Context& context, const Instruction& instruction)
{
    const TokenId moved = context.frame().token;
    const int except = moved == TokenId::none ? 0 : 1 << (index(moved) % tokensPerSeat);
    offerDrifts(context, instruction, instruction.b, except);
}

void takeToken(Context& context, const Instruction& instruction, const Decision& decision)
{
    if (!accepted(context, instruction, decision)) return;
    put(context, decision, instruction.rule);
    context.advance();
}

/// Each at most once, and an end at any time.
void listPlaceEachToken(Context& context, const Instruction& instruction)
{
    const auto picking = context.frame().kept<Picking>();
    const int left = picking.taken ? picking.left : instruction.number;
    offerTokens(context, instruction, instruction.number & left, context.rules().board.all(),
                context.evaluator().spaces(instruction.a, FighterId::none));
    context.offer(context.decision(Verb::decline));
}

void takePlaceEachToken(Context& context, const Instruction& instruction, const Decision& decision)
{
    Frame& frame = context.frame();
    auto picking = frame.kept<Picking>();
    frame.forgetScratch();
    if (!accepted(context, instruction, decision)) return;
    put(context, decision, instruction.rule);
    if (picking.taken == 0) picking.left = instruction.number;
    ++picking.taken;
    picking.left = narrowed<std::uint8_t>(picking.left & ~(1u << (index(decision.token) % tokensPerSeat)));
    if (picking.left == 0) return context.advance();
    frame.keep(picking);
}

} // namespace fabletop
