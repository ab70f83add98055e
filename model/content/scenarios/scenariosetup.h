// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ScenarioSetup: puts what a scenario says of its seats on the table.
///
/// Why it writes the Table itself: a scenario begins in the middle of a match that was never played, so
/// there are no events that led there. This and fold are the only places that change a Table.

#include "model/content/json/jsonfields.h"
#include "model/engine/state.h"
#include "model/rules/matchrules.h"

#include <optional>
#include <string>
#include <vector>

namespace fabletop {

class ScenarioSetup {
public:
    /// `setUp`: the real set-up follows, so nobody is placed here.
    ScenarioSetup(const MatchRules& rules, State& state, bool setUp, Diagnostics& diagnostics);

    /// Reads what a seat says beside its hero, team and person.
    void readSeat(SeatId seat, JsonFields& fields);
    /// Places everybody whom no seat placed, then looks for contradictions of the whole.
    void finish(const JsonNode& seats);

private:
    void readFighters(SeatId seat, JsonFields& fields);
    void readFighter(SeatId seat, const JsonNode& node);
    void readTokens(SeatId seat, JsonFields& fields);
    void readToken(SeatId seat, const JsonNode& node);
    void readForm(SeatId seat, const JsonNode& node);
    void readValues(SeatId seat, JsonFields& fields);
    void readFlag(SeatId seat, const JsonNode& node);
    void readCards(SeatId seat, JsonFields& fields);
    std::vector<CardId> readPile(SeatId seat, const JsonNode& node, std::vector<int>& used);
    void dealByHand(SeatId seat, bool handGiven, bool deckGiven);
    [[nodiscard]] std::optional<SpaceId> readSpace(const JsonNode& node);
    void placeOthers();
    void placeTokens();
    [[nodiscard]] SpaceSet held() const;
    [[nodiscard]] SpaceSet nearHero(SeatId seat) const;
    [[nodiscard]] bool refuseWithSetup(const JsonNode& node);

    const MatchRules& m_rules;
    State& m_state;
    bool m_setUp;
    Diagnostics& m_diagnostics;
    FighterSet m_placed = 0; ///< fighters of which the scenario says where they are, or that they are nowhere
    TokenSet m_laid = 0;
};

} // namespace fabletop
