// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Event: one thing that happened, and the only thing that ever changes a Table.
///
/// Why a closed variant: whoever handles events (fold, file, timeline, choreographer) is made by the
/// compiler to handle all of them. The names in the match file stand in resources/help/events.md.

#include "model/table/table.h"

#include <variant>

namespace fabletop {

/// Why a card changed its place; also how the timeline words it.
enum class Why : std::uint8_t {
    draw,
    discard,
    handLimit,
    boost,
    commit,
    play,
    cleanUp,
    give,
    search,
    putBack,
    exchange
};
enum class PlaceHow : std::uint8_t { setUp, effect, returned };
/// Why a rules text was stopped.
enum class Fault : std::uint8_t {
    none,
    runaway,  ///< it went on and on
    overflow, ///< it made more of something than a table can hold: open texts, answers, cards at hand, cards
              ///< of a pile
};
enum class ValueChange : std::uint8_t {
    printed,
    added,
    replaced,
    ignored,
    fixed,
    bonus,
    prevented,
    bonusLost
};

// clang-format off
struct DeckShuffled { SeatId seat; Pile order; };
/// The top cards of a deck were put back in another order; the first is drawn first.
struct DeckArranged { SeatId seat; Pile top; };
struct CardMoved { SeatId seat; CardId card; Place from; Place to; Why why; std::uint8_t side; ///< combat side for Place::combat and boost
                   std::uint8_t faceUp; FighterId fighter; };
/// Cards of `place` were looked at or revealed; they stay where they are (R-INFO-03).
struct CardsShown { SeatId seat; SeatSet viewers; Place place; Pile cards; };
struct FighterPlaced { FighterId fighter; SpaceId from; SpaceId to; PlaceHow how; };
/// A way over the battlefield, start first, end last; as long as one without a turning back can be.
using Path = InlineVector<SpaceId, maxSpaces>;
struct FighterMoved { FighterId fighter; Path path; };
struct FightersSwapped { FighterId first; FighterId second; };
struct FighterLeft { FighterId fighter; };
struct DamageDealt { FighterId fighter; std::uint8_t amount; DamageKind kind; SeatId source; ///< owner of the card or ability, none for rules
                     std::uint8_t item; };
struct HealthRecovered { FighterId fighter; std::uint8_t amount; };
struct HealthSet { FighterId fighter; std::uint8_t health; };
struct FighterDefeated { FighterId fighter; };
struct PlayerOut { SeatId seat; };
struct TurnBegan { SeatId seat; std::uint16_t number; };
struct ActionsGained { SeatId seat; std::uint8_t amount; };
struct ActionsLost { SeatId seat; };
struct ActionBegan { SeatId seat; ActionKind kind; };
struct TurnEnded { SeatId seat; };
struct CombatBegan { FighterId attacker; FighterId target; };
struct StepReached { CombatStep step; };
/// The effects of a card or ability of one timing begin.
struct EffectBegan { SeatId seat; std::uint8_t side; ///< combat side, 0xFF outside combat or for abilities
                     Timing timing; };
/// Committed cards are turned face up; `none` for those that were open already or are not there.
struct CardsTurned { CardId attack; CardId defense; CardId boost; };
struct ValueChanged { std::uint8_t side; ValueChange change; std::uint8_t amount; std::uint8_t becomes; };
struct EffectsCancelled { std::uint8_t side; std::uint8_t mattered; };
struct CombatDecided { std::uint8_t attack; std::uint8_t defense; std::uint8_t damage; std::uint8_t winner; };
struct NumberNamed { SeatId seat; std::uint8_t number; std::uint8_t side; };
struct FormTaken { SeatId seat; std::uint8_t form; };
struct CounterSet { SeatId seat; std::uint8_t counter; std::uint8_t value; };
struct TokenPut { TokenId token; SpaceId from; SpaceId to; };
struct Scheduled { SeatId seat; std::uint8_t effect; std::uint8_t waits; };
struct MatchEnded { std::uint8_t winner; EndCause cause; };
/// A rules text could not be carried on; the match stays as it is and nobody has won.
struct TextStopped { Fault fault; };
// clang-format on

using EventBody =
    std::variant<DeckShuffled, DeckArranged, CardMoved, CardsShown, FighterPlaced, FighterMoved,
                 FightersSwapped, FighterLeft, DamageDealt, HealthRecovered, HealthSet, FighterDefeated,
                 PlayerOut, TurnBegan, ActionsGained, ActionsLost, ActionBegan, TurnEnded, CombatBegan,
                 StepReached, EffectBegan, CardsTurned, ValueChanged, EffectsCancelled, CombatDecided,
                 NumberNamed, FormTaken, CounterSet, TokenPut, Scheduled, MatchEnded, TextStopped>;

enum class SourceKind : std::uint8_t { rules, card, ability };

/// What an event follows from: the rule, and the card or ability whose text was being carried out.
struct Cause {
    RuleId rule = RuleId::none;
    SourceKind kind = SourceKind::rules;
    SeatId seat = SeatId::none;    ///< owner of the card or ability
    std::uint8_t item = 0xFF;      ///< CardId or AbilityId
    std::uint32_t instruction = 0; ///< place in the program, hence the line of the rules text
};

struct Event {
    EventBody body;
    Cause cause;
    CombatStep step = CombatStep::none;
    SeatSet seenBy = allSeats; ///< seats that may know the cards it names
};

} // namespace fabletop
