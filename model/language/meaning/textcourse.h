// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TextCourse: what a text has told up to a line: which card is "that card", which cards were looked at, what
/// was offered and what it has done.
///
/// Why followed line by line: a word that refers back must have exactly one thing to mean. What may have
/// happened or not (a block, another player's choice) leaves it open, and then the word is refused.

#include "model/language/meaning/cardfacts.h"

#include <optional>

namespace fabletop {

/// What a block leaves behind, and what is put together where it may not have happened.
struct CourseState {
    enum class Them {
        nobody,
        onDeck,
        inHand,
        moved
    };               ///< cards looked at or drawn; `moved`: the deck's top
                     ///< has changed since
    CardFacts facts; ///< what is known of "that card"
    int fighter = 0; ///< whom "that fighter" means, counted up; 0: nobody, -1: not determined
    int card = 0;    ///< which it is, counted up; 0: none, -1: not determined
    Them them = Them::nobody;
    Word handSeen = Word::none; ///< whose hand was looked at last, whichever way the text came
    /// Whether what is known of cards is the same.
    [[nodiscard]] bool operator==(const CourseState& other) const
    {
        return facts == other.facts && card == other.card && them == other.them && handSeen == other.handSeen;
    }
};

class TextCourse {
public:
    /// An act has been read.
    void follow(const Phrase& act, const TextPlace& place);
    /// Another fighter is "that fighter" now; `sure`: it is certain which.
    void nameFighter(bool sure) { m_state.fighter = sure ? ++m_fightersNamed : -1; }
    /// "You may" and its block are over.
    void offerEnds(const CourseState& before);

    [[nodiscard]] const CourseState& state() const { return m_state; }
    void resume(const CourseState& state) { m_state = state; }
    /// As it is where that player has taken the last offer, or refused it; none where more has happened
    /// since.
    [[nodiscard]] std::optional<CourseState> afterOffer(Word player, bool taken) const;
    /// Either this way was taken or the one that has been followed last; before both it was `before`.
    void join(const CourseState& way, const CourseState& before);

    [[nodiscard]] bool wasOffered(Word player) const;
    [[nodiscard]] bool hasDiscarded() const { return m_discarded; }
    [[nodiscard]] bool hasDealt() const { return m_dealt; }
    [[nodiscard]] int spacesChosen() const { return m_spaces; }
    [[nodiscard]] int drawn() const { return m_drawn; } ///< by the last plain "draw"

private:
    void followCard(const Phrase& act, const TextPlace& place);
    void followOffer(const Phrase& act, const CourseState& before);
    /// What one of two ways, and the other, make of what was `before` them.
    [[nodiscard]] static int joined(int way, int other, int before, int& named);
    void name();  ///< another card is "that card" now
    void unsure() ///< it may be another
    {
        m_state.card = m_state.card == 0 ? 0 : -1;
    }

    /// The last offer: what it makes of "that card", taken and refused.
    struct Offer {
        Word player = Word::none;
        CourseState taken, refused;
        CourseState behind; ///< nothing has happened since as long as it is so
    };

    CourseState m_state;
    std::optional<Offer> m_offer;
    int m_named = 0;
    int m_fightersNamed = 0;
    bool m_offered[3] = {}; ///< to you, the opponent, that player
    bool m_discarded = false;
    bool m_dealt = false;
    int m_spaces = 0;
    int m_drawn = 0;
};

} // namespace fabletop
