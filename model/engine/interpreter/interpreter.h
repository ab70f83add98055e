// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Interpreter: carries out programs until somebody has to choose. The one place where the effects of
/// cards, abilities and rules run: acts.cpp, deckacts.cpp and tokenacts.cpp (what effects do), rulesacts.cpp
/// (what turn and combat do), choices.cpp (what is on offer), answers.cpp (what a decision does).
///
/// While no choice is open: fetch, advance, visit. Whatever changes the table is an event: `emit` folds it
/// in the same call and, if somebody keeps a record, records it.

#include "model/engine/engine.h"
#include "model/engine/interpreter/clauses.h"
#include "model/engine/interpreter/evaluator.h"
#include "model/table/fold.h"

namespace fabletop {

class Interpreter {
public:
    Interpreter(const MatchRules& rules, State& state, OptionList& options, EventLog* log)
        : m_rules(rules), m_state(state), m_options(options), m_log(log)
    {}

    /// Runs on until a choice is open or the match is over.
    void run();
    /// Answers the open choice and runs on.
    void take(const Decision& decision);
    /// Fills `options` for the open choice.
    void list();
    void push(std::uint16_t at, SeatId you, SourceKind source, std::uint8_t item, FighterId self);

private:
    // interpreter.cpp
    template <typename Watch> void runWatched(Watch watch);
    void visit(const Instruction& instruction);
    bool visitControl(const Instruction& instruction);
    void ask(SeatId decides, bool always = false);
    void skipQuestion(const Instruction& instruction);
    void finish();
    /// Ends the match without a winner: a text cannot be carried on. Events say so.
    void stop(Fault fault);
    /// The same from the middle of an act, as soon as the act is over.
    void overflow();
    /// Whoever comes back is another one than the texts in progress mean; `kept` is the text that names the
    /// one it brings back.
    void forget(FighterId fighter, const Frame* kept = nullptr);
    [[nodiscard]] bool walksFighters(const Frame& frame) const;
    [[nodiscard]] Frame& top() { return m_state.flow.frames[m_state.flow.depth - 1]; }
    [[nodiscard]] const Instruction& current() { return m_rules.program.code[top().at]; }
    [[nodiscard]] Table& table() { return m_state.table; }
    [[nodiscard]] Evaluator evaluator() { return {m_rules, m_state.table, top()}; }
    [[nodiscard]] Cause cause(RuleId rule) const;
    template <typename Body> void emit(const Body& body, RuleId rule, SeatSet seenBy = allSeats)
    {
        if constexpr (std::is_same_v<Body, CardMoved>)
            if (!hasRoom(m_state.table, body)) return overflow();
        fold(m_state.table, body);
        if (m_log) m_log->events.push_back({body, cause(rule), m_state.table.combat.step, seenBy});
    }

    // acts.cpp: what the texts of cards and abilities do
    bool visitFighterAct(const Instruction& instruction);
    bool visitCardAct(const Instruction& instruction);
    bool visitValueAct(const Instruction& instruction);
    void dealDamage(FighterSet set, int amount, DamageKind kind, RuleId rule, ExprId selector = 0);
    void defeatFallen(FighterSet set, bool counted);
    [[nodiscard]] bool asksFor(Word word);
    [[nodiscard]] bool holdsWord(ExprId id, Word word) const;
    void checkVictory(FighterSet fallen);
    void endMatch(std::uint8_t winner, Clause clause);
    void recover(FighterSet set, int amount, RuleId rule);
    void drawCards(SeatId seat, int count, RuleId rule);
    void reshuffle(SeatId seat);
    void shuffle(SeatId seat, RuleId rule);
    void discardFromHand(SeatId seat, CardId card, Why why, RuleId rule);
    void discardRandom(SeatId seat, int count, RuleId rule);
    void showHand(SeatId owner, SeatSet viewers, RuleId rule);
    void changeValue(const CardSet& card, ValueChange change, int amount, RuleId rule);
    void cancel(const CardSet& card, RuleId rule);

    void emitValue(int side, ValueChange change, int amount, RuleId rule);
    void loseBoost(RuleId rule);
    [[nodiscard]] bool protectedByCombat(FighterId fighter);

    // deckacts.cpp: decks, discard piles, boosts
    bool visitDeckAct(const Instruction& instruction);
    bool listDeck(const Instruction& instruction);
    bool takeDeck(const Decision& decision);
    void discardTop(RuleId rule);
    void showTop(int count, SeatSet viewers, RuleId rule);
    void fetch(CardId card, RuleId rule);
    void takeAll(const CardSet& set, RuleId rule);
    void drawSome(const Decision& decision, RuleId rule);
    void keepOne(const Decision& decision, RuleId rule);
    void takeOfThem(const Decision& decision, const Instruction& instruction);
    void putBack(const Decision& decision, RuleId rule);
    void putOnDeck(const Decision& decision, const Instruction& instruction);
    void lend(const Decision& decision, const Instruction& instruction);
    [[nodiscard]] std::uint32_t unpicked();

    // tokenacts.cpp: tokens, forms, leaving and coming back
    bool visitTokenAct(const Instruction& instruction);
    bool listTokens(const Instruction& instruction);
    bool takeToken(const Decision& decision);
    void takeForm(std::size_t form, RuleId rule);
    void prevent(FighterSet set, RuleId rule);
    void listToken(Verb verb, int number, SpaceSet spaces, int others);
    [[nodiscard]] FighterId awayFighter(ExprId selector);

    // rulesacts.cpp: what standard.rules is made of
    bool visitRulesAct(const Instruction& instruction);
    void nextTurn(RuleId rule);
    void placeHero(RuleId rule);
    void dealOpeningHand(RuleId rule);
    void resolveEffects(const Instruction& instruction);
    bool beginEffects(int side, Timing timing, RuleId rule);
    void useAbilities(const Instruction& instruction);
    void beginAbility(int ability);
    void turnCards(RuleId rule);
    void combatDamage(RuleId rule);
    void discardPlayed(RuleId rule);
    void discardScheme(RuleId rule);

    // choices.cpp: what is on offer
    void listActions();
    void listSchemes(FighterSet own, std::uint32_t kinds);
    void listAttacks(FighterSet own, std::uint32_t kinds);
    void listManeuver();
    void listDefense();
    void listMoves(FighterSet set, int steps, bool throughFoes = false);
    void listOptions(const Instruction& instruction);
    [[nodiscard]] bool useful(std::uint16_t at);
    void listPlaces(FighterId fighter, SpaceSet spaces, bool ownSpace);
    void listCards(Verb verb, const CardSet& set);
    void listSidekicks();
    void listAbilities(const Instruction& instruction);
    void addDecline();
    [[nodiscard]] Decision decision(Verb verb) const;
    [[nodiscard]] FighterId nextSidekick() const;
    [[nodiscard]] std::uint32_t dueAbilities(Timing timing);
    [[nodiscard]] FighterId returning(int numbers);

    // answers.cpp: what a decision does
    void takeAction(const Decision& decision);
    void takeManeuver(const Decision& decision);
    void takeDefense(const Decision& decision);
    void takeChoice(const Decision& decision);
    void takeDiscard(const Decision& decision);
    void moveFighter(FighterId fighter, SpaceId to, int steps, RuleId rule, bool throughFoes = false);
    void takeOption(const Decision& decision);
    void chooseOptions(const Instruction& instruction);
    void placeFighter(FighterId fighter, SpaceId to, PlaceHow how, RuleId rule);
    void advance() { ++top().at; }

    static constexpr std::uint32_t abilitiesBegun = 1u
                                                    << 31; ///< in Frame::extra, beside those still to be used

    const MatchRules& m_rules;
    State& m_state;
    OptionList& m_options;
    EventLog* m_log;
    std::uint16_t m_at = 0; ///< the instruction being carried out, for causes
    int m_budget = 10'000;  ///< instructions left before a rules text counts as running away
};

} // namespace fabletop
