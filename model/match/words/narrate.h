// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Narrator: events, decisions, questions and refusals of a match as sentences for people.
///
/// Why a small value and not free functions: every sentence needs the same three things, the match's rules,
/// the names of the people, and the language, which is its own, whatever the window speaks.

#include "model/engine/engine.h"
#include "model/match/takeback.h"

#include <QString>
#include <memory>
#include <vector>

namespace fabletop {

class Narrator {
public:
    Narrator() = default;
    Narrator(std::shared_ptr<const MatchRules> rules, std::vector<QString> people, Language language);

    [[nodiscard]] bool valid() const { return m_rules != nullptr; }
    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const MatchRules& rules() const { return *m_rules; }

    // -- names
    /// The name of whoever sits there.
    [[nodiscard]] QString person(SeatId seat) const;
    /// "Guard 2"; with its person where both seats play the same hero.
    [[nodiscard]] QString fighter(FighterId fighter) const;
    [[nodiscard]] QString card(SeatId seat, CardId card) const;
    [[nodiscard]] QString space(SpaceId space) const;
    [[nodiscard]] QString token(TokenId token) const;
    /// Of the card or ability an event follows from; empty for the rules themselves.
    [[nodiscard]] QString source(const Cause& cause) const;
    [[nodiscard]] static QString step(CombatStep step);
    [[nodiscard]] static QString action(ActionKind kind);

    // -- what happened
    /// One sentence, or nothing for events that only structure the match. `before` is the table it happened
    /// on, or the combat there; for somebody's eyes hand in the observed event and table.
    [[nodiscard]] QString event(const Event& event, const Combat& before) const;
    [[nodiscard]] QString event(const Event& event, const Table& before) const
    {
        return this->event(event, before.combat);
    }
    /// "The Giant attacks Guard 2", as a sentence of its own, with the articles of its language.
    [[nodiscard]] QString attack(FighterId attacker, FighterId target) const;
    [[nodiscard]] QString decision(const Decision& decision) const;
    [[nodiscard]] QString resignation(SeatId seat) const;
    /// Who has won and by what: "A wins: this card defeated B in turn 14". Empty
    /// before.
    [[nodiscard]] QString result(const Timeline& timeline) const;
    /// The second part alone, for a line of its own below who has won.
    [[nodiscard]] QString resultCause(const Timeline& timeline) const;

    // -- what is asked
    /// Who must decide what, in one sentence: "Ana, move this fighter up to 2 spaces".
    [[nodiscard]] QString prompt(const State& state, const Prompt& prompt) const;
    /// Half a sentence of help; may be empty.
    [[nodiscard]] QString promptHelp(const State& state, const Prompt& prompt) const;
    /// One option as a button or a row says it.
    [[nodiscard]] QString option(const State& state, const Decision& decision) const;

    // -- what cannot be
    [[nodiscard]] QString refusal(const Refusal& refusal) const;
    [[nodiscard]] QString takeBack(const TakeBack& takeBack, const Timeline& timeline) const;

private:
    friend struct EventTeller; ///< the sentences of events, one function a kind
    [[nodiscard]] const Name& fighterName(FighterId fighter) const;
    /// As it stands in a sentence: "the Giant".
    [[nodiscard]] QString named(FighterId id) const;
    [[nodiscard]] QString ability(SeatId seat, std::uint8_t item) const;
    [[nodiscard]] QString warning(const State& state, SeatId seat) const;
    [[nodiscard]] QString attackText(const Decision& decision) const;
    [[nodiscard]] QString choiceText(const Decision& decision) const;
    [[nodiscard]] QString promptQuestion(const State& state, const Prompt& prompt) const;
    [[nodiscard]] QString cardRefusal(const Refusal& refusal) const;
    [[nodiscard]] QString placeRefusal(const Refusal& refusal) const;
    [[nodiscard]] QString takeBackAim(const Decision& taken) const;

    std::shared_ptr<const MatchRules> m_rules;
    std::vector<QString> m_people;
    Language m_language = Language::en;
};

} // namespace fabletop
