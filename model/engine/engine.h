// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The engine: takes decisions, gives events and the next State. It knows primitives only; turn,
/// combat, heroes and cards are programs in the MatchRules.

#include "model/engine/decision.h"
#include "model/engine/state.h"
#include "model/rules/instructionset.h"
#include "model/rules/matchrules.h"

#include <optional>
#include <vector>

namespace fabletop {

/// What happened between two choices, for whoever keeps a record. Search passes none and pays nothing.
struct EventLog {
    std::vector<Event> events;
    std::vector<Decision> answered; ///< prompts with one legal decision, answered by the engine itself
    std::vector<std::uint16_t>* visited =
        nullptr; ///< for tests: every instruction carried out, in that order
};

/// Why a decision is refused. Worded by the interface in the user's language.
// clang-format off
enum class RefusalCode : std::uint8_t {
    matchOver, notYourChoice, otherChoice, unknownFighter, fighterDefeated, fighterAway, notYourFighter,
    cardNotInHand, cardNotForFighter, cardNotAttack, cardNotDefense, cardNotScheme, cardWithoutBoost,
    friendlyTarget, targetNotAdjacent, targetNotInReach, noTarget, noAttackCard, noScheme, alreadyMoved,
    alreadyBoosted, spaceOccupied, spaceTooFar, spaceNotAllowed, notOffered
};
// clang-format on

struct Refusal {
    RefusalCode code = RefusalCode::notOffered;
    SeatId decides = SeatId::none; ///< whose choice is open
    FighterId fighter = FighterId::none;
    FighterId target = FighterId::none;
    CardId card = CardId::none;
    SeatId cardSeat = SeatId::none;
    SpaceId space = SpaceId::none;
    std::uint8_t have = 0; ///< steps it would take, where distance is the reason
    std::uint8_t most = 0; ///< steps it has
    const char* rule = ""; ///< "R-…"
    bool operator==(const Refusal&) const = default;
};

/// The State of a match before anything has happened: full health, sorted decks, nobody placed.
[[nodiscard]] State freshState(const MatchRules& rules, std::uint64_t seed);

/// Runs the match from its beginning to the first open choice, whose decisions go to `options`.
void begin(const MatchRules& rules, State& state, OptionList& options, EventLog* log = nullptr);

/// Goes on from a table set up by hand in the middle of a match: from the start of `seat`'s turn if `begins`,
/// else from the question for an action with `actions` left. Fighters count as having begun the turn where
/// they stand.
void resume(const MatchRules& rules, State& state, SeatId seat, int actions, bool begins, OptionList& options,
            EventLog* log = nullptr);

/// Ends the match in favour of the other team: `seat` gives up. Possible at any time before the end.
void resign(const MatchRules& rules, State& state, SeatId seat, EventLog* log = nullptr);

/// Takes a decision that came out of `options` and runs on to the next choice or the end of the match,
/// where `options` is empty. The hot path: no membership check.
void answer(const MatchRules& rules, State& state, const Decision& decision, OptionList& options,
            EventLog* log = nullptr);

/// Takes a decision from outside: checked first, and refused without touching anything.
/// On success `options` holds the next choice.
[[nodiscard]] std::optional<Refusal> apply(const MatchRules& rules, State& state, const Decision& decision,
                                           OptionList& options, EventLog* log = nullptr);

/// The legal decisions of the open choice; empty when the match is over. `state` may be an observation
/// of the seat that decides.
void legal(const MatchRules& rules, const State& state, OptionList& options);

/// Whether doing either leads to the same State, so that copies and twins count as one.
[[nodiscard]] bool sameEffect(const MatchRules& rules, const State& state, const Decision& a,
                              const Decision& b);

/// Why `decision` cannot be taken now. Only for decisions that are not on offer.
[[nodiscard]] Refusal explain(const MatchRules& rules, const State& state, const Decision& decision);

/// Why a maneuver of `fighter` would not lead to `space`, also while none is open yet.
[[nodiscard]] Refusal explainManeuver(const MatchRules& rules, const State& state, FighterId fighter,
                                      SpaceId space);

struct Prompt {
    Ask ask = Ask::none;
    SeatId decides = SeatId::none;
    Cause cause;                         ///< whose text asks
    FighterId fighter = FighterId::none; ///< the one to be placed or moved, where there is one
    std::uint8_t most = 0;               ///< steps, cards, …
    bool optional = false;               ///< may be declined
};
[[nodiscard]] Prompt prompt(const MatchRules& rules, const State& state);

} // namespace fabletop
