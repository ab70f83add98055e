// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchRules: the immutable rest of a match: compiled programs, heroes and cards, the battlefield as a
/// graph, the numbers of the rules. Shared by every State of the match, never written after it is built.

#include "model/rules/board.h"
#include "model/rules/heropicture.h"
#include "model/rules/names.h"
#include "model/rules/program.h"
#include "model/table/enumarray.h"
#include "model/table/table.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace fabletop {

struct HeroText;
enum class Clause : std::uint8_t; ///< see interpreter/clauses.h

enum class CardType : std::uint8_t { attack, defense, versatile, scheme };
inline constexpr std::uint8_t noValue = 0xFF;

/// One kind of card of a deck: what is printed on it, and where its programs begin.
struct CardKind {
    std::string id; ///< kebab-case, unique in its deck
    Name name;
    CardType type = CardType::attack;
    std::uint8_t value = noValue; ///< noValue for schemes
    std::uint8_t boost = noValue; ///< noValue where none is printed (R-BOOST-06)
    std::uint8_t copies = 1;
    std::uint8_t users = 0x3F; ///< bit i: fighter number i of its hero; all bits: any fighter
    std::uint8_t forms = 0xFF; ///< bit i: usable in form i
    std::uint8_t tags = 0;     ///< bit i: tag i of the hero
    bool protectedFromCancel = false;
    DrawingName picture = {};
    EnumArray<Timing, std::uint16_t, 12> programs{}; ///< 0: nothing is due

    [[nodiscard]] bool attacks() const { return type == CardType::attack || type == CardType::versatile; }
    [[nodiscard]] bool defends() const { return type == CardType::defense || type == CardType::versatile; }
    [[nodiscard]] bool scheme() const { return type == CardType::scheme; }
    [[nodiscard]] bool forAny() const { return users == 0x3F; }
    [[nodiscard]] std::uint8_t boostValue() const { return boost == noValue ? 0 : boost; }
};

struct FighterKind {
    std::string id;   ///< "guard-1": what the outside world calls this fighter
    std::string kind; ///< "guard": shared by fighters that are alike
    Name name;        ///< of one of them
    int number = 0;   ///< 1 … for those that are alike, 0 for single ones
    std::uint8_t health = 1;
    std::uint8_t maximum = 1;
    bool ranged = false;
    bool large = false; ///< R-PASS-04
    DrawingName figure = {};
    DrawingName bust = {}; ///< its half figure
};

/// Also what a text leaves for the start of its player's next turn: an ability of Timing::scheduled, due
/// while the flag of its place among those is set.
struct AbilityRules {
    std::string id;
    Name name;
    Timing timing = Timing::always;
    std::uint16_t program = 0;
    int text = -1; ///< place in HeroRules::texts, for prose
};

struct FormRules {
    std::string id;          ///< kebab-case of what the file calls it
    Name name;               ///< as shown
    std::string declared;    ///< as other lines of the file name it
    DrawingName figure = {}; ///< of the hero while it is in this form
    DrawingName bust = {};
};

struct TokenRules {
    std::string id;   ///< "smoke-1"
    std::string kind; ///< "smoke"
    Name name;
    bool veil = false;
};

/// A hero with everything that belongs to it, compiled. Two seats may share one.
struct HeroRules {
    std::string id;
    Name name;
    std::string set;
    std::uint8_t move = 2;
    std::vector<FighterKind> fighters; ///< the hero first
    std::vector<CardKind> cards;       ///< in file order
    std::vector<AbilityRules> abilities;
    std::vector<FormRules> forms;
    std::vector<TokenRules> tokens;
    std::vector<std::string> tags; ///< as the file names them
    std::vector<Name> tagNames;
    std::vector<std::string> counters;
    std::vector<Modifier> modifiers;      ///< standing changes, computed when asked
    std::string source;                   ///< the text it was compiled from
    HeroPictures pictures;                ///< the files it names that are there and sound
    bool shipped = false;                 ///< comes with the program: files name it by its id alone
    std::shared_ptr<const HeroText> text; ///< resolved text, for prose
    Program program;                      ///< its compiled texts; linked into MatchRules::program

    [[nodiscard]] int deckSize() const
    {
        int sum = 0;
        for (const CardKind& card : cards)
            sum += card.copies;
        return sum;
    }
    /// Place of the card with this id, or -1.
    [[nodiscard]] int findCard(std::string_view id) const;
};

/// The numbers of the rules that a rule set may change (scenario.md).
struct RuleNumbers {
    int openingHand = 5;       ///< R-SETUP-04
    int handLimit = 7;         ///< R-TURN-08
    int actions = 2;           ///< R-TURN-01
    int exhaustionDamage = 2;  ///< R-DRAW-05
    bool reshuffle = false;    ///< R-DRAW-03
    bool lateEndCheck = false; ///< R-VIC-05
    bool operator==(const RuleNumbers&) const = default;
};

struct SeatRules {
    std::shared_ptr<const HeroRules> hero;
    std::uint8_t team = 0;      ///< 0: A, 1: B
    std::uint8_t person = 0;    ///< seats of one person share it
    std::uint16_t codeBase = 0; ///< where the hero's program begins in MatchRules::program
    std::uint16_t exprBase = 0;
};

struct MatchRules {
    Program program;                    ///< standard.rules and every hero of the match, one after the other
    std::vector<std::string> ruleNames; ///< by RuleId; [0] is empty
    RuleNumbers numbers;
    Board board;
    std::vector<SeatRules> seats;            ///< two to four; turns go in this order (R-TEAM-04)
    EnumArray<Clause, RuleId, 16> clauses{}; ///< rules that primitives of the engine follow
    std::uint16_t entry = 0;                 ///< where a match begins
    std::uint16_t loopEntry = 0;             ///< where the next turn is taken up
    std::uint16_t turnEntry = 0;   ///< where a turn begins, for tables set up in the middle of a match
    std::uint16_t actionEntry = 0; ///< the same, after the start of the turn

    [[nodiscard]] int seatCount() const { return static_cast<int>(seats.size()); }
    [[nodiscard]] const HeroRules& hero(SeatId seat) const { return *seats[index(seat)].hero; }
    [[nodiscard]] const CardKind& card(SeatId seat, CardId card) const
    {
        return hero(seat).cards[index(card)];
    }
    [[nodiscard]] const FighterKind& fighter(FighterId id) const
    {
        return hero(seatOf(id)).fighters[index(id) % fightersPerSeat];
    }
    [[nodiscard]] bool exists(FighterId id) const
    {
        return index(seatOf(id)) < seats.size() &&
               index(id) % fightersPerSeat < hero(seatOf(id)).fighters.size();
    }
    [[nodiscard]] std::uint8_t team(SeatId seat) const { return seats[index(seat)].team; }
    [[nodiscard]] bool friends(SeatId a, SeatId b) const { return team(a) == team(b); }
    [[nodiscard]] const std::string& ruleName(RuleId id) const { return ruleNames[index(id)]; }
    /// Fighters of every seat of this team.
    [[nodiscard]] FighterSet fightersOfTeam(std::uint8_t team) const;
};

} // namespace fabletop
