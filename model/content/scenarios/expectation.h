// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a scenario expects, compared with what is (scenario.md, "Steps").

#include "model/engine/engine.h"

#include <QJsonObject>
#include <QStringList>
#include <vector>

namespace fabletop {

/// What the table forgets of its last combat once the cards have left it.
///
/// Why folded from events: "which cards had an effect cancelled" must be answered after the clean-up too.
class CombatRecord {
public:
    void follow(const MatchRules& rules, const Table& table, const Event& event);
    [[nodiscard]] const QStringList& cancelled() const { return m_cancelled; }

private:
    CardId m_cards[2] = {CardId::none, CardId::none};
    SeatId m_owners[2] = {SeatId::none, SeatId::none};
    QStringList m_cancelled;
};

/// Everything an expectation may ask about.
struct Situation {
    const MatchRules& rules;
    const State& state;
    const CombatRecord& combat;
    const std::vector<QJsonObject>& events; ///< since the last expectation
};

/// One line for each field that does not hold: "health of x: expected 13, is 12".
[[nodiscard]] QStringList unfulfilled(const Situation& situation, const QJsonObject& expectation);

} // namespace fabletop
