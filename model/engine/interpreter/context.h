// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Context: all that an instruction may look at and do while it runs.
///
/// Why so little: whatever changes the table is an event, so `emit` folds it in the same call and, if
/// somebody keeps a record, records it; whatever is in progress is in the frames. The families of
/// instructions know this and nothing of each other.

#include "model/engine/engine.h"
#include "model/engine/interpreter/clauses.h"
#include "model/engine/interpreter/evaluator.h"
#include "model/table/fold.h"
#include "model/table/room.h"

namespace fabletop {

class Context {
public:
    Context(const MatchRules& rules, State& state, OptionList& options, EventLog* log)
        : m_rules(rules), m_state(state), m_options(options), m_log(log)
    {}

    // What it looks at
    [[nodiscard]] const MatchRules& rules() const { return m_rules; }
    [[nodiscard]] const Table& table() const { return m_state.table; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] Frame& frame() { return m_state.flow.frames[m_state.flow.depth - 1]; }
    [[nodiscard]] SeatId you() { return frame().you; }
    [[nodiscard]] const Instruction& instruction() { return m_rules.program.code[frame().at]; }
    [[nodiscard]] Evaluator evaluator() { return {m_rules, m_state.table, frame()}; }
    [[nodiscard]] RuleId rule(Clause clause) const { return ruleOf(m_rules, clause); }
    /// Whether the match goes on: an event may have ended it, and then there is no frame.
    [[nodiscard]] bool inProgress() const { return m_state.flow.depth > 0; }
    [[nodiscard]] bool stopping() const { return m_state.flow.fault != Fault::none; }

    // What it changes
    template <typename Body> void emit(const Body& body, RuleId rule, SeatSet seenBy = allSeats)
    {
        if constexpr (std::is_same_v<Body, CardMoved>)
            if (!hasRoom(m_state.table, body)) return overflow();
        fold(m_state.table, body);
        if constexpr (!std::is_same_v<Body, DeckShuffled>) // what a search leaves behind, found or not
            if (inProgress() && instruction().flags & OpFlag::offered && !frame().has(Mark::partly))
                frame().set(Mark::did, true);
        if (m_log) m_log->events.push_back({body, cause(rule), m_state.table.combat.step, seenBy});
    }
    /// The value that a side's card would have after this event.
    [[nodiscard]] int valueAfter(const ValueChanged& change);
    [[nodiscard]] Rng& chance() { return m_state.rng; }
    /// Hands and decks that somebody set up before the match are not dealt and shuffled.
    [[nodiscard]] bool setUpByHand() { return table().seat(you()).scheduled & dealtByHand; }
    void forgetSetUpByHand();

    // Where it goes on
    void advance() { ++frame().at; }
    void jump(std::uint16_t at) { frame().at = at; }
    /// Begins a text over the one in progress.
    void push(std::uint16_t at, SeatId you, SourceKind source, std::uint8_t item, FighterId self);
    void pop() { m_state.flow.frames[--m_state.flow.depth] = Frame{}; }
    /// Opens the choice of the instruction at hand, unless nothing or only one thing can be decided.
    void ask(SeatId decides);
    /// Whether the instruction at hand would have more to offer than to decline it.
    [[nodiscard]] bool canBeAsked();
    /// Takes an answer to the choice of the instruction at hand.
    void take(const Decision& decision);
    /// Fills the list of options for the open choice.
    void list();
    /// Nobody has a text in progress any more.
    void finish();
    /// A text made more of something than a table can hold: it is stopped as soon as its act is over.
    void overflow();
    /// Whoever comes back is another one than the texts in progress mean; `kept` is the text that names the
    /// one it brings back.
    void forget(FighterId fighter, const Frame* kept = nullptr);

    // What it offers
    [[nodiscard]] Decision decision(Verb verb) const;
    void offer(const Decision& decision) { m_options.add(decision); }
    [[nodiscard]] int offered() const { return m_options.count; }

    /// Runs on until a choice is open or the match is over.
    void run();
    /// Answers the open choice and runs on.
    void answer(const Decision& decision);

    static constexpr std::uint8_t dealtByHand = 0x80; ///< SeatState::scheduled

private:
    template <typename Watch> void runWatched(Watch watch);
    void skip(const Instruction& instruction);
    void stop(Fault fault);
    [[nodiscard]] Cause cause(RuleId rule) const;
    [[nodiscard]] bool walksFighters(const Frame& frame) const;

    const MatchRules& m_rules;
    State& m_state;
    OptionList& m_options;
    EventLog* m_log;
    std::uint16_t m_at = 0; ///< the instruction being carried out, for causes
    int m_budget = 10'000;  ///< instructions left before a rules text counts as running away
};

} // namespace fabletop
