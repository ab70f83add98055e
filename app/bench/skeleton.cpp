// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/skeleton.h"

#include <algorithm>
#include <bit>
#include <chrono>

namespace fabletop::skeleton {

namespace {

constexpr int fighters = 4; // of each side
constexpr int deckSize = 30;

struct Side {
    std::uint8_t deck[deckSize], hand[deckSize], discard[deckSize];
    std::uint8_t decked, held, thrown, unused;
};

struct Duel {
    Side sides[2];
    std::uint8_t space[8], health[8];
    std::uint8_t turn, actions, phase, attacker, target, card, moved, boost;
    std::uint64_t padding[28];
    Rng rng;
};

struct Option {
    std::uint8_t kind, a, b, c;
};

enum Phase : std::uint8_t { choosing, moving, defending, throwing };
enum Kind : std::uint8_t { maneuver, attack, boostMove, move, stop, defend, none, toss };

int valueOf(std::uint8_t card)
{
    return card % 5 + 1;
}

std::uint64_t reach(const Board& board, const Duel& duel, int fighter, int steps)
{
    std::uint64_t foes = 0, all = 0;
    for (int i = 0; i < 8; ++i) {
        if (!duel.health[i] || i == fighter) continue;
        all |= 1ULL << duel.space[i];
        if (i / fighters != fighter / fighters) foes |= 1ULL << duel.space[i];
    }
    std::uint64_t seen = 1ULL << duel.space[fighter], edge = seen;
    for (int s = 0; s < steps; ++s) {
        std::uint64_t next = 0;
        for (std::uint64_t e = edge; e; e &= e - 1)
            next |= board.steps[static_cast<std::size_t>(std::countr_zero(e))];
        edge = next & ~foes & ~seen;
        seen |= edge;
    }
    return seen & ~all;
}

int list(const Board& board, const Duel& duel, Option* options)
{
    int count = 0;
    const int me = duel.phase == defending ? 1 - duel.turn : duel.turn;
    const Side& side = duel.sides[me];
    const auto add = [&](Kind kind, int a, int b, int c) {
        options[count++] = {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                            static_cast<std::uint8_t>(c)};
    };
    if (duel.phase == choosing) {
        add(maneuver, 0, 0, 0);
        for (int f = me * fighters; f < (me + 1) * fighters; ++f) {
            if (!duel.health[f]) continue;
            for (int t = (1 - me) * fighters; t < (2 - me) * fighters; ++t)
                if (duel.health[t] && (board.adjacent[duel.space[f]] >> duel.space[t] & 1))
                    for (int h = 0; h < side.held; ++h)
                        add(attack, f, t, h);
        }
    } else if (duel.phase == moving) {
        if (!duel.boost && !duel.moved)
            for (int h = 0; h < side.held; ++h)
                add(boostMove, h, 0, 0);
        for (int f = me * fighters; f < (me + 1) * fighters; ++f) {
            if (!duel.health[f] || (duel.moved >> f & 1)) continue;
            for (std::uint64_t r = reach(board, duel, f, 2 + duel.boost); r; r &= r - 1)
                add(move, f, std::countr_zero(r), 0);
        }
        add(stop, 0, 0, 0);
    } else if (duel.phase == defending) {
        for (int h = 0; h < side.held; ++h)
            add(defend, h, 0, 0);
        add(none, 0, 0, 0);
    } else {
        for (int h = 0; h < side.held; ++h)
            add(toss, h, 0, 0);
    }
    return count;
}

std::uint8_t takeCard(Side& side, int at)
{
    const std::uint8_t card = side.hand[at];
    for (int i = at; i + 1 < side.held; ++i)
        side.hand[i] = side.hand[i + 1];
    --side.held;
    side.discard[side.thrown++ % deckSize] = card;
    return card;
}

void hurt(Duel& duel, int fighter, int amount)
{
    duel.health[fighter] = static_cast<std::uint8_t>(std::max(0, duel.health[fighter] - amount));
}

void draw(Duel& duel, int who)
{
    Side& side = duel.sides[who];
    if (side.decked)
        side.hand[side.held++] = side.deck[--side.decked];
    else
        for (int f = who * fighters; f < (who + 1) * fighters; ++f)
            hurt(duel, f, 2);
}

void endAction(Duel& duel)
{
    duel.phase = choosing;
    if (--duel.actions > 0) return;
    if (duel.sides[duel.turn].held > 7) {
        duel.phase = throwing;
        duel.actions = 1;
        return;
    }
    duel.turn = 1 - duel.turn;
    duel.actions = 2;
}

void apply(Duel& duel, const Option& option)
{
    Side& side = duel.sides[duel.turn];
    switch (option.kind) {
    case maneuver:
        draw(duel, duel.turn);
        duel.phase = moving;
        duel.moved = duel.boost = 0;
        break;
    case boostMove: duel.boost = takeCard(side, option.a) % 4 + 1; break;
    case move:
        duel.space[option.a] = option.b;
        duel.moved |= static_cast<std::uint8_t>(1 << option.a);
        break;
    case stop: endAction(duel); break;
    case attack:
        duel.attacker = option.a;
        duel.target = option.b;
        duel.card = takeCard(side, option.c);
        duel.phase = defending;
        break;
    case defend:
    case none: {
        const int ward = option.kind == defend ? valueOf(takeCard(duel.sides[1 - duel.turn], option.a)) : 0;
        hurt(duel, duel.target, std::max(0, valueOf(duel.card) - ward));
        endAction(duel);
        break;
    }
    case toss:
        takeCard(side, option.a);
        if (side.held <= 7) endAction(duel);
        break;
    default: break;
    }
}

Duel deal(const Board& board, Rng rng)
{
    Duel duel{};
    duel.rng = rng;
    for (int s = 0; s < 2; ++s) {
        for (std::uint8_t i = 0; i < deckSize; ++i)
            duel.sides[s].deck[i] = i;
        for (std::uint32_t i = deckSize; i > 1; --i)
            std::swap(duel.sides[s].deck[i - 1], duel.sides[s].deck[duel.rng.below(i)]);
        duel.sides[s].decked = deckSize;
        for (int i = 0; i < 5; ++i)
            draw(duel, s);
        for (int f = 0; f < fighters; ++f) {
            duel.space[s * fighters + f] =
                static_cast<std::uint8_t>((s * board.count / 2 + f * 3) % board.count);
            duel.health[s * fighters + f] = f ? 1 : 14;
        }
    }
    duel.actions = 2;
    return duel;
}

} // namespace

Result play(const Board& board, std::uint64_t seed, double seconds)
{
    Result result;
    Option options[1024];
    const auto start = std::chrono::steady_clock::now();
    do {
        for (int i = 0; i < 50; ++i) {
            Duel duel = deal(board, Rng::seeded(seed, static_cast<std::uint64_t>(result.games)));
            while (duel.health[0] && duel.health[fighters]) {
                const int count = list(board, duel, options);
                apply(duel, options[duel.rng.below(static_cast<std::uint32_t>(count))]);
                ++result.decisions;
            }
            ++result.games;
        }
    } while (std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < seconds);
    return result;
}

} // namespace fabletop::skeleton
