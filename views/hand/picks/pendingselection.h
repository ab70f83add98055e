// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PendingSelection: what the clicks, drags and keys of a person come to while a question is open.
///
/// Why a value without widgets: a test drives it without a window. What is picked so far are its Picks, what
/// they let somebody pick next is NextPicks; here an intent becomes a pick, a decision or a reason.

#include "views/hand/picks/nextpicks.h"
#include "views/hand/picks/openquestion.h"
#include "views/hand/picks/picks.h"
#include "views/hand/picks/reply.h"

#include <optional>

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
    [[nodiscard]] const Picks& picked() const { return m_picks; }
    /// What may be picked next; for at once.
    [[nodiscard]] NextPicks next() const { return {m_open, m_picks}; }

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

private:
    struct Wish {
        FighterId fighter = FighterId::none;
        SpaceId space = SpaceId::none;
        CardId boost = CardId::none;
        int row = -1;
    };

    [[nodiscard]] Reply refused(const Decision& decision) const;
    Reply spaceInAction(SpaceId space);
    Reply spaceInManeuver(SpaceId space);
    Reply spaceElsewhere(SpaceId space);
    Reply spaceForToken(SpaceId space);
    Reply fighterInAction(FighterId fighter);
    Reply fighterInManeuver(FighterId fighter);
    Reply cardInAction(CardId card, int row);
    Reply stageBoost(CardId card, int row);
    Reply commitManeuver(Wish after, bool done);
    template <typename Test> Reply choose(Test test);
    void clearPicks();
    void fillIn();
    void applyWish();

    OpenQuestion m_open;
    Picks m_picks;
    bool m_suggested = false;     ///< the fighter was picked by nobody, and gives way to any other
    std::optional<Wish> m_lifted; ///< the move that was picked before a fighter was lifted
    Wish m_wish;                  ///< meant to be picked once the next question is open
};

} // namespace fabletop
