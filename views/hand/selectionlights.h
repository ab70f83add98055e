// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SelectionLights: what can be picked for the open question, and what is picked, lit on the board.

#include "views/battlefield/boardlook.h"

#include <vector>

namespace fabletop {

class OpenQuestion;
class PendingSelection;

/// The way of a fighter to a space on offer; empty for none.
struct WayLook {
    std::vector<SpaceId> route; ///< start first
    int steps = 0;
    int most = 0;  ///< without a boost
    int boost = 0; ///< so much of one it needs
};

class SelectionLights {
public:
    /// The selection must outlive it.
    explicit SelectionLights(const PendingSelection& picks);

    void light(BoardLook& look) const;
    /// What the fighter could do, for hovering: reach and targets, as the engine answers them.
    void preview(FighterId fighter, BoardLook& look) const;
    /// Of the fighter that is taken up, or of `other`.
    [[nodiscard]] WayLook wayTo(SpaceId space, FighterId other = FighterId::none) const;

private:
    void offerReach(FighterId fighter, int steps, int boost, BoardLook& look) const;
    void lightAction(BoardLook& look) const;
    void lightManeuver(BoardLook& look) const;
    void lightTokens(BoardLook& look) const;
    void lightElsewhere(BoardLook& look) const;

    const PendingSelection& m_picks;
    const OpenQuestion& m_open;
};

} // namespace fabletop
