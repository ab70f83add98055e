// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// OpenQuestion: the question that is put to a person, and what it offers: as it was asked, or as it would be
/// with the boost that is picked.
///
/// Why apart from what is picked: what is on offer is the engine's, and asking about it changes nothing.

#include "model/engine/queries.h"
#include "model/match/players/player.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace fabletop {

class OpenQuestion {
public:
    void open(QuestionPtr question);
    void close() { open(nullptr); }
    [[nodiscard]] bool isOpen() const { return m_question != nullptr; }
    [[nodiscard]] Ask ask() const { return m_question ? m_question->prompt.ask : Ask::none; }

    // -- there must be one
    [[nodiscard]] const Question& question() const { return *m_question; }
    [[nodiscard]] const MatchRules& rules() const { return *m_question->rules; }
    [[nodiscard]] SeatId seat() const { return m_question->seat; }
    [[nodiscard]] const OptionList& list() const { return m_boosted ? *m_boosted : m_question->options; }
    [[nodiscard]] const State& state() const { return m_boosted ? m_boostedState : m_question->observation; }
    /// Offers from now on what is on offer after this boost, or says why it cannot be one.
    std::optional<Refusal> boost(const Decision& boosting);
    void unboost() { m_boosted.reset(); }

    /// A decision of whoever is asked, with nothing in it yet.
    [[nodiscard]] Decision decision(Verb verb) const;
    /// Why it is not on offer.
    [[nodiscard]] Refusal why(const Decision& decision) const;
    [[nodiscard]] FighterSet ownOnBoard() const;
    /// Who may move in a maneuver.
    [[nodiscard]] FighterSet movers() const;
    [[nodiscard]] TokenSet tokens() const;
    /// As the engine says why.
    [[nodiscard]] Refusal actionReason(ActionKind kind) const;
    /// The best boost in the hand of whoever is asked.
    [[nodiscard]] int bestBoost() const;

    // -- nothing where there is none
    [[nodiscard]] bool offersAction(ActionKind kind) const;
    [[nodiscard]] std::vector<int> numbers() const;
    [[nodiscard]] std::vector<int> options() const;
    [[nodiscard]] std::vector<SeatId> players() const;
    /// A seat other than the one that decides whose cards are on offer, none.
    [[nodiscard]] SeatId foreignCards() const;
    /// How far a fighter may go in the maneuver that is open or would be, as the engine answers it.
    [[nodiscard]] MoveValue reachOf(FighterId fighter) const;

    template <typename Test> [[nodiscard]] bool any(Test test) const { return first(test) != nullptr; }
    /// The first option that passes, null for none.
    template <typename Test> [[nodiscard]] const Decision* first(Test test) const
    {
        if (!m_question) return nullptr;
        const Decision* found = std::find_if(list().begin(), list().end(), test);
        return found == list().end() ? nullptr : found;
    }
    /// The one option that passes, null for none or several.
    template <typename Test> [[nodiscard]] const Decision* only(Test test) const
    {
        const Decision* found = first(test);
        return found && std::none_of(found + 1, list().end(), test) ? found : nullptr;
    }

private:
    QuestionPtr m_question;
    std::optional<OptionList> m_boosted; ///< what the picked boost would offer
    State m_boostedState{};
};

} // namespace fabletop
