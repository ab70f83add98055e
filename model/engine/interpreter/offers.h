// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What instructions of several families offer, and how an answer is taken in the plain cases.

#include "model/engine/interpreter/context.h"

namespace fabletop {

/// `run` of an instruction that does nothing but ask the text's owner.
void askOwner(Context& context, const Instruction& instruction);
/// The same for the player in the first slot; without one the text goes on.
void askPlayer(Context& context, const Instruction& instruction);

/// Whether the answer does something. If it was declined the text goes on behind what was optional. What
/// other players did with their offer, and that a choice was made of an offer, is noted here; what else "you
/// did" is known by the events it makes (`OpFlag::offered`).
[[nodiscard]] bool accepted(Context& context, const Instruction& instruction, const Decision& decision);

/// The text goes on, unless what was done has ended the match.
inline void goOn(Context& context)
{
    if (context.inProgress()) context.advance();
}

/// R-TEAM-12: of another team, and somebody of theirs stands.
[[nodiscard]] bool isOpponent(Context& context, SeatId seat);
void offerCards(Context& context, Verb verb, const CardSet& set);
/// Cards of the owner's hand with a boost (R-BOOST-06).
void offerBoosts(Context& context);
/// Where these fighters may go in at most `steps`.
void offerMoves(Context& context, FighterSet set, int steps, bool throughFoes = false);
/// Free spaces; the own one too where the text does not exclude it (R-MOVE-15).
void offerPlaces(Context& context, FighterId fighter, SpaceSet spaces, bool ownSpace);

} // namespace fabletop
