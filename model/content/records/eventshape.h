// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The shape of every event in JSON, said once for writing, reading and listing: cards, fighters and tokens
/// here, the others in eventcombatshape.h.
///
/// Why a template: `describe` names each field of an event in turn; who does something with the fields (a
/// writer, a reader, a lister) is the argument. Writing and reading cannot drift apart.

#include "model/content/records/eventcombatshape.h"

namespace fabletop::shape {

template <typename F> void describe(F& f, DeckShuffled& e)
{
    f.seat("seat", e.seat);
    f.pile("order", e.seat, e.order);
}

template <typename F> void describe(F& f, DeckArranged& e)
{
    f.seat("seat", e.seat);
    f.pile("top", e.seat, e.top);
}

template <typename F> void describe(F& f, CardMoved& e)
{
    f.seat("seat", e.seat);
    f.card("card", e.seat, e.card);
    f.word("from", e.from, places);
    f.word("to", e.to, places);
    f.word("why", e.why, whys);
    const auto onSide = [](Place place) { return place == Place::combat || place == Place::boost; };
    if (f.always() || onSide(e.from) || onSide(e.to)) f.side("side", e.side);
    if (e.side == 0xFF) e.side = attackSide; // what the engine says where no side is meant
    f.flag("up", e.faceUp);
    f.fighterIfAny("fighter", e.fighter);
}

template <typename F> void describe(F& f, CardsShown& e)
{
    f.seat("seat", e.seat);
    f.seats("viewers", e.viewers, allSeats);
    f.word("place", e.place, places);
    f.pile("cards", e.seat, e.cards);
}

template <typename F> void describe(F& f, FighterPlaced& e)
{
    f.fighter("fighter", e.fighter);
    f.space("from", e.from);
    f.space("to", e.to);
    f.word("how", e.how, placeHows);
}

template <typename F> void describe(F& f, FighterMoved& e)
{
    f.fighter("fighter", e.fighter);
    f.path("path", e.path);
}

template <typename F> void describe(F& f, FightersSwapped& e)
{
    f.fighter("fighter", e.first);
    f.fighter("with", e.second);
}

template <typename F> void describe(F& f, FighterLeft& e)
{
    f.fighter("fighter", e.fighter);
}

template <typename F> void describe(F& f, DamageDealt& e)
{
    f.fighter("fighter", e.fighter);
    f.number("amount", e.amount);
    f.word("kind", e.kind, damages);
    f.source(e);
}

template <typename F> void describe(F& f, HealthRecovered& e)
{
    f.fighter("fighter", e.fighter);
    f.number("amount", e.amount);
}

template <typename F> void describe(F& f, HealthSet& e)
{
    f.fighter("fighter", e.fighter);
    f.number("health", e.health);
}

template <typename F> void describe(F& f, FighterDefeated& e)
{
    f.fighter("fighter", e.fighter);
}

template <typename F> void describe(F& f, TokenPut& e)
{
    f.token("token", e.token);
    f.space("from", e.from);
    f.space("to", e.to);
}

} // namespace fabletop::shape
