// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NextPicks: what may be picked next for an open question, given what is picked, and when that is enough.
///
/// Why it changes nothing: the engine lists what is legal, this only narrows that list down. It knows no
/// rule; a click that leads nowhere becomes the decision it was meant as, and the engine says why not.

#include "views/hand/picks/openquestion.h"
#include "views/hand/picks/picks.h"

#include <optional>

namespace fabletop {

class NextPicks {
public:
    /// Both must outlive it.
    NextPicks(const OpenQuestion& open, const Picks& picks) : m_open(open), m_picks(picks) {}

    // -- an action
    /// Whether an attack or scheme agrees with everything picked.
    [[nodiscard]] bool fits(const Decision& option) const;
    [[nodiscard]] bool anyFits() const;
    /// The only one who could still do it, none for several or nobody.
    [[nodiscard]] FighterId onlyFighter() const;
    [[nodiscard]] FighterId onlyTarget() const;
    /// A maneuver may begin, and no other action was begun.
    [[nodiscard]] bool mayManeuver() const;
    /// Own fighters that a maneuver could bring there.
    [[nodiscard]] FighterSet reaching(SpaceId space) const;
    [[nodiscard]] bool schemeWith(CardId card) const;
    /// An attack with that card by whoever is picked on whoever is picked, or with `anybody`.
    [[nodiscard]] bool attackWith(CardId card, bool anybody = false) const;

    // -- any question
    /// Whether it leads to that space, for the fighter or token that is picked.
    [[nodiscard]] bool leadsTo(const Decision& option, SpaceId space) const;
    /// The token on offer that lies there and is not the one that is picked; none.
    [[nodiscard]] TokenId tokenOn(SpaceId space) const;
    /// Puts the token that is picked there, or else one that lies nowhere yet; null where that is not one
    /// decision.
    [[nodiscard]] const Decision* putting(SpaceId space) const;
    /// Whether the move that is picked is on offer still.
    [[nodiscard]] bool moveHolds() const;
    /// Whether the card agrees with what else is picked.
    [[nodiscard]] bool offersCard(SeatId owner, CardId card) const;

    // -- handing in
    /// Nothing is missing any more: the default button hands this in.
    [[nodiscard]] std::optional<Decision> complete() const;
    [[nodiscard]] bool confirmable() const;
    [[nodiscard]] bool declinable() const;
    [[nodiscard]] bool manyCards() const;
    /// How many cards are to be picked before they can be handed in; 0: one.
    [[nodiscard]] int wantedCards() const;
    /// How many may be picked at once; 0: as many as there are.
    [[nodiscard]] int mostCards() const;

    // -- what a click that leads nowhere was meant as
    [[nodiscard]] Decision attackMeant(FighterId clicked) const;
    [[nodiscard]] Decision playMeant(CardId card) const;
    [[nodiscard]] Decision moveMeant(SpaceId space) const;
    [[nodiscard]] Decision spaceMeant(SpaceId space) const;
    [[nodiscard]] Decision tokenMeant(SpaceId space) const;
    [[nodiscard]] Decision cardMeant(SeatId owner, CardId card) const;

private:
    [[nodiscard]] std::optional<Decision> completeAction() const;

    const OpenQuestion& m_open;
    const Picks& m_picks;
};

} // namespace fabletop
