// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The second half of eventshape.h: events of turns, combats and of the match as a whole.

#include "model/content/records/eventwords.h"

namespace fabletop::shape {

template <typename F> void describe(F& f, PlayerOut& e)
{
    f.seat("seat", e.seat);
}

template <typename F> void describe(F& f, TurnBegan& e)
{
    f.seat("seat", e.seat);
    f.number("number", e.number);
}

template <typename F> void describe(F& f, ActionsLost& e)
{
    f.seat("seat", e.seat);
}

template <typename F> void describe(F& f, ActionsGained& e)
{
    f.seat("seat", e.seat);
    f.number("amount", e.amount);
}

template <typename F> void describe(F& f, ActionBegan& e)
{
    f.seat("seat", e.seat);
    f.word("kind", e.kind, actions);
}

template <typename F> void describe(F& f, TurnEnded& e)
{
    f.seat("seat", e.seat);
}

template <typename F> void describe(F& f, CombatBegan& e)
{
    f.fighter("attacker", e.attacker);
    f.fighter("target", e.target);
}

template <typename F> void describe(F& f, StepReached& e)
{
    f.word("reached", e.step, steps);
}

template <typename F> void describe(F& f, EffectBegan& e)
{
    f.seat("seat", e.seat);
    f.side("side", e.side);
    f.word("timing", e.timing, timings);
}

template <typename F> void describe(F& f, CardsTurned& e)
{
    f.sideCard("attack", attackSide, e.attack);
    f.sideCard("defense", defenseSide, e.defense);
    f.sideCard("boost", attackSide, e.boost);
}

template <typename F> void describe(F& f, ValueChanged& e)
{
    f.side("side", e.side);
    f.word("change", e.change, changes);
    f.signedNumber("amount", e.amount);
    f.number("becomes", e.becomes);
}

template <typename F> void describe(F& f, EffectsCancelled& e)
{
    f.side("side", e.side);
    f.flag("mattered", e.mattered);
}

template <typename F> void describe(F& f, CombatDecided& e)
{
    f.number("attack", e.attack);
    f.number("defense", e.defense);
    f.number("damage", e.damage);
    f.side("winner", e.winner);
}

template <typename F> void describe(F& f, NumberNamed& e)
{
    f.seat("seat", e.seat);
    f.number("number", e.number);
    f.side("side", e.side);
}

template <typename F> void describe(F& f, FormTaken& e)
{
    f.seat("seat", e.seat);
    f.form("form", e.seat, e.form);
}

template <typename F> void describe(F& f, CounterSet& e)
{
    f.seat("seat", e.seat);
    f.counter("counter", e.seat, e.counter);
    f.number("value", e.value);
}

template <typename F> void describe(F& f, Scheduled& e)
{
    f.seat("seat", e.seat);
    f.place("effect", e.effect);
    f.flag("waits", e.waits);
}

template <typename F> void describe(F& f, MatchEnded& e)
{
    f.team("winner", e.winner);
    f.word("cause", e.cause, ends);
}

template <typename F> void describe(F& f, TextStopped& e)
{
    f.word("why", e.fault, faults);
}

} // namespace fabletop::shape
