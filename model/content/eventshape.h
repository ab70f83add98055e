#pragma once
/// The shape of every event in JSON, said once for writing, reading and listing.
///
/// Why a template: `describe` names each field of an event in turn; who does something with the fields (a
/// writer, a reader, a lister) is the argument. Writing and reading cannot drift apart.

#include "model/table/event.h"

#include <array>
#include <string_view>

namespace fabletop::shape {

using Words = std::string_view;

inline constexpr std::array<Words, 7> places{"deck-top", "deck-bottom", "hand", "discard", "combat", "boost", "scheme"};
inline constexpr std::array<Words, 11> whys{"draw", "discard", "hand-limit", "boost", "commit", "play",
                                            "clean-up", "give", "search", "put-back", "exchange"};
inline constexpr std::array<Words, 3> placeHows{"set-up", "effect", "returned"};
inline constexpr std::array<Words, 7> changes{"printed", "added", "replaced", "ignored", "fixed", "bonus", "prevented"};
inline constexpr std::array<Words, 3> damages{"combat", "effect", "exhaustion"};
inline constexpr std::array<Words, 4> actions{"none", "maneuver", "scheme", "attack"};
inline constexpr std::array<Words, 3> ends{"none", "hero-defeated", "resigned"};
inline constexpr std::array<Words, 10> steps{"none", "declare", "choose", "reveal", "immediately",
                                             "during", "result", "after", "clean-up", "over"};
inline constexpr std::array<Words, 12> timings{"committed", "immediately", "during", "after", "scheme", "set-up", "turn-start",
                                               "turn-end", "after-attack", "after-maneuver", "scheduled", "always"};

/// Event names by their place in EventBody.
inline constexpr std::array<Words, std::variant_size_v<EventBody>> names{
    "shuffled", "card", "shown", "placed", "moved", "swapped", "left", "damaged", "recovered", "health", "defeated",
    "out", "turn", "actions", "action", "turn-ended", "combat", "step", "effect", "turned", "value", "cancelled",
    "decided", "named", "form", "counter", "token", "scheduled", "ended"};

template <typename F> void describe(F& f, DeckShuffled& e)
{
    f.seat("seat", e.seat);
    f.pile("order", e.seat, e.order);
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
    f.fighter("fighter", e.fighter);
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

template <typename F> void describe(F& f, FighterLeft& e) { f.fighter("fighter", e.fighter); }

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

template <typename F> void describe(F& f, FighterDefeated& e) { f.fighter("fighter", e.fighter); }

template <typename F> void describe(F& f, PlayerOut& e) { f.seat("seat", e.seat); }

template <typename F> void describe(F& f, TurnBegan& e)
{
    f.seat("seat", e.seat);
    f.number("number", e.number);
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

template <typename F> void describe(F& f, TurnEnded& e) { f.seat("seat", e.seat); }

template <typename F> void describe(F& f, CombatBegan& e)
{
    f.fighter("attacker", e.attacker);
    f.fighter("target", e.target);
}

template <typename F> void describe(F& f, StepReached& e) { f.word("reached", e.step, steps); }

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

template <typename F> void describe(F& f, TokenPut& e)
{
    f.token("token", e.token);
    f.space("from", e.from);
    f.space("to", e.to);
}

template <typename F> void describe(F& f, Scheduled& e)
{
    f.seat("seat", e.seat);
    f.number("effect", e.effect);
    f.flag("waits", e.waits);
}

template <typename F> void describe(F& f, MatchEnded& e)
{
    f.team("winner", e.winner);
    f.word("cause", e.cause, ends);
}

} // namespace fabletop::shape
