// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PendingSelection: what a person has picked so far for the open question, and what that lets them pick
/// next.
///
/// Why a value without widgets: the engine lists what is legal, this only narrows that list down by what was
/// clicked, dragged or keyed in any order; it knows no rule, and a test drives it without a window.

#include "model/engine/queries.h"
#include "model/match/players/player.h"
#include "views/battlefield/boardlook.h"
#include "views/hand/reply.h"

#include <memory>
#include <optional>
#include <vector>

namespace fabletop {

class PendingSelection {
public:
    /// A question is put; forgets what was picked for the last one, except what a drag meant to happen next.
    void open(QuestionPtr question);
    void close();
    [[nodiscard]] bool asking() const { return m_question != nullptr; }
    [[nodiscard]] Ask ask() const { return m_question ? m_question->prompt.ask : Ask::none; }
    [[nodiscard]] const Question& question() const { return *m_question; }

    // -- intents; each comes to something
    Reply pickSpace(SpaceId space);
    Reply pickFighter(FighterId fighter);
    /// `row` is the card's place in the hand it lies in: copies are picked one by one.
    Reply pickCard(SeatId owner, CardId card, int row);
    Reply pickAction(ActionKind kind);
    Reply pickNumber(int number);
    Reply pickOption(int option);
    Reply pickPlayer(SeatId player);
    /// A fighter is taken up by dragging: it is picked, so that what lights up is its own.
    void lift(FighterId fighter);
    /// It is let go; a move that another fighter was to make is picked again. What a drop means comes after
    /// that.
    void putDown();
    Reply drop(FighterId fighter, SpaceId space);
    Reply dropCard(SeatId owner, CardId card, int row, SpaceId space);
    /// The default button.
    Reply confirm();
    Reply decline();
    /// Puts the last pick back; nothing picked: an empty reply.
    Reply stepBack();

    // -- what is picked
    [[nodiscard]] ActionKind action() const { return m_action; }
    [[nodiscard]] FighterId fighter() const { return m_fighter; }
    [[nodiscard]] FighterId target() const { return m_target; }
    [[nodiscard]] SpaceId space() const { return m_space; }
    [[nodiscard]] TokenId token() const { return m_token; }
    [[nodiscard]] const std::vector<int>& rows() const { return m_rows; }
    [[nodiscard]] const std::vector<CardId>& cards() const { return m_cards; }
    /// The boost that is picked in a maneuver but not handed in yet.
    [[nodiscard]] CardId boost() const { return m_boost; }
    /// Nothing is missing any more: the default button hands this in.
    [[nodiscard]] std::optional<Decision> complete() const;
    [[nodiscard]] bool confirmable() const;
    [[nodiscard]] bool declinable() const;
    /// How many cards are to be picked before they can be handed in; 0: one.
    [[nodiscard]] int wantedCards() const;
    [[nodiscard]] bool manyCards() const;

    // -- what can be picked
    [[nodiscard]] bool offersAction(ActionKind kind) const;
    /// Why not, as the engine says it.
    [[nodiscard]] Refusal actionReason(ActionKind kind) const;
    [[nodiscard]] std::vector<int> numbers() const;
    [[nodiscard]] std::vector<int> options() const;
    [[nodiscard]] std::vector<SeatId> players() const;
    [[nodiscard]] bool offersCard(SeatId owner, CardId card) const;
    /// A seat other than the one that decides whose cards are on offer, none.
    [[nodiscard]] SeatId foreignCards() const;
    /// Lights what can be picked on the board, and what is picked.
    void light(BoardLook& look) const;
    /// What the fighter could do, for hovering: reach and targets, as the engine answers them.
    void preview(FighterId fighter, BoardLook& look) const;
    /// The way of the fighter that is taken up (or of `other`) to a space on offer; empty for none.
    struct Way {
        std::vector<SpaceId> route; ///< start first
        int steps = 0;
        int most = 0;  ///< without a boost
        int boost = 0; ///< so much of one it needs
    };
    [[nodiscard]] Way wayTo(SpaceId space, FighterId other = FighterId::none) const;
    /// How far a fighter may go in the maneuver that is open or would be, as the engine answers it.
    [[nodiscard]] MoveValue reachOf(FighterId fighter) const;

private:
    struct Wish {
        FighterId fighter = FighterId::none;
        SpaceId space = SpaceId::none;
        CardId boost = CardId::none;
        int row = -1;
    };

    [[nodiscard]] const OptionList& list() const { return m_boosted ? *m_boosted : m_question->options; }
    [[nodiscard]] const State& state() const { return m_boosted ? m_boostedState : m_question->observation; }
    template <typename Test> [[nodiscard]] bool any(Test test) const;
    template <typename Test> [[nodiscard]] const Decision* only(Test test) const;
    [[nodiscard]] bool fits(const Decision& option) const;
    [[nodiscard]] Reply refuse(Decision decision) const;
    Reply spaceInAction(SpaceId space);
    Reply spaceInManeuver(SpaceId space);
    Reply spaceElsewhere(SpaceId space);
    Reply spaceForToken(SpaceId space);
    [[nodiscard]] TokenSet tokensOffered() const;
    void lightTokens(BoardLook& look) const;
    Reply fighterInAction(FighterId fighter);
    Reply fighterInManeuver(FighterId fighter);
    Reply cardInAction(CardId card, int row);
    Reply stageBoost(CardId card, int row);
    Reply toggleCard(CardId card, int row);
    Reply commitManeuver(Wish next, bool done);
    void stageMove(FighterId fighter, SpaceId space);
    void clearPicks();
    void fillIn();
    void applyWish();
    void offerReach(FighterId fighter, int steps, int boost, BoardLook& look) const;
    void lightAction(BoardLook& look) const;
    void lightManeuver(BoardLook& look) const;
    void lightElsewhere(BoardLook& look) const;
    [[nodiscard]] FighterSet ownOnBoard() const;
    [[nodiscard]] FighterSet movers() const;
    [[nodiscard]] int bestBoost() const;
    [[nodiscard]] Decision decision(Verb verb) const;
    [[nodiscard]] CardId card() const { return m_cards.empty() ? CardId::none : m_cards.front(); }

    QuestionPtr m_question;
    ActionKind m_action = ActionKind::none; ///< being staged, or under way in a maneuver
    FighterId m_fighter = FighterId::none;
    FighterId m_target = FighterId::none;
    SpaceId m_space = SpaceId::none;
    TokenId m_token = TokenId::none;
    CardId m_boost = CardId::none;
    std::vector<int> m_rows;
    std::vector<CardId> m_cards;
    std::optional<OptionList> m_boosted; ///< what the picked boost would offer
    State m_boostedState{};
    std::optional<Wish> m_lifted; ///< the move that was picked before a fighter was lifted
    Wish m_wish;                  ///< meant to be picked once the next question is open
};

} // namespace fabletop
