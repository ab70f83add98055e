// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Reads and checks the steps of a scenario against the match they are for.

#include "model/content/json/jsonfields.h"
#include "model/content/scenarios/scenariofile.h"

namespace fabletop {

class ScenarioStepReader {
public:
    ScenarioStepReader(const MatchRules& rules, Diagnostics& diagnostics)
        : m_rules(rules), m_diagnostics(diagnostics)
    {}

    [[nodiscard]] ScenarioStep read(const JsonNode& node);

private:
    void checkDecision(const JsonNode& node);
    void checkOptions(const JsonNode& node);
    void checkExpectation(const JsonNode& node);
    void checkFighterKeys(const JsonNode& node, const QString& what);
    void checkTokens(const JsonNode& node);
    void checkDefeated(const JsonNode& node);
    void checkCards(const JsonNode& node, bool ofOpponents);
    void checkCard(SeatId seat, const JsonNode& node, bool ofOpponents);
    void checkSizes(const JsonNode& node);
    void checkCounters(const JsonNode& node);
    void checkWinner(const JsonNode& node);
    void checkEvents(const JsonNode& node);
    void checkCombat(const JsonNode& node);
    void checkSeat(const JsonNode& node, bool mayBeNull);
    void checkSpaceOrNull(const JsonNode& node);
    [[nodiscard]] FighterId fighterOf(const JsonNode& node, const QString& name, bool key);
    [[nodiscard]] SeatId seatKey(const JsonNode& node);
    /// Members of an object, elements of an array; a complaint for anything else.
    [[nodiscard]] std::vector<JsonNode> membersOf(const JsonNode& node);
    [[nodiscard]] std::vector<JsonNode> elementsOf(const JsonNode& node);

    const MatchRules& m_rules;
    Diagnostics& m_diagnostics;
};

} // namespace fabletop
