// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PendingSelection: what a person has picked so far for the open question, and what that lets them pick
/// next.
///
/// Why a value without widgets: the engine lists what is legal, this only narrows that list down by what was
/// clicked, dragged or keyed in any order; it knows no rule, and a test drives it without a window.

#include "views/hand/openquestion.h"
#include "views/hand/reply.h"

#include <optional>
#include <vector>

namespace fabletop {

class PendingSelection {
public:
    /// A question is put; forgets what was picked for the last one, except what a drag meant to happen next.
    void open(QuestionPtr question);
    void close();
    [[nodiscard]] bool asking() const { return m_open.isOpen(); }
    [[nodiscard]] Ask ask() const { return m_open.ask(); }
    [[nodiscard]] const Question& question() const { return m_open.question(); }
    /// What is on offer, with the boost that is picked.
    [[nodiscard]] const OpenQuestion& open() const { return m_open; }

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

    /// Whether the card agrees with what else is picked.
    [[nodiscard]] bool offersCard(SeatId owner, CardId card) const;

private:
    struct Wish {
        FighterId fighter = FighterId::none;
        SpaceId space = SpaceId::none;
        CardId boost = CardId::none;
        int row = -1;
    };

    [[nodiscard]] bool fits(const Decision& option) const;
    [[nodiscard]] Reply refused(const Decision& decision) const;
    Reply spaceInAction(SpaceId space);
    Reply spaceInManeuver(SpaceId space);
    Reply spaceElsewhere(SpaceId space);
    Reply spaceForToken(SpaceId space);
    Reply fighterInAction(FighterId fighter);
    Reply fighterInManeuver(FighterId fighter);
    Reply cardInAction(CardId card, int row);
    Reply stageBoost(CardId card, int row);
    Reply toggleCard(CardId card, int row);
    Reply commitManeuver(Wish next, bool done);
    void clearPicks();
    void fillIn();
    void applyWish();
    [[nodiscard]] CardId card() const { return m_cards.empty() ? CardId::none : m_cards.front(); }

    OpenQuestion m_open;
    ActionKind m_action = ActionKind::none; ///< being staged, or under way in a maneuver
    FighterId m_fighter = FighterId::none;
    FighterId m_target = FighterId::none;
    SpaceId m_space = SpaceId::none;
    TokenId m_token = TokenId::none;
    CardId m_boost = CardId::none;
    std::vector<int> m_rows;
    std::vector<CardId> m_cards;
    std::optional<Wish> m_lifted; ///< the move that was picked before a fighter was lifted
    Wish m_wish;                  ///< meant to be picked once the next question is open
};

} // namespace fabletop
