// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// How the outside world names what lies on a table: seats from 1, kebab-case ids, space ids as texts
/// (scenario.md).
///
/// Why one place: scenarios, match files and messages must name the same thing alike, and ids inside the
/// program are places in lists that no file may rely on.

#include "model/rules/matchrules.h"

#include <QJsonValue>
#include <QString>
#include <optional>

namespace fabletop {

/// 1 for the first seat; 0 for none.
[[nodiscard]] inline int seatNumber(SeatId seat)
{
    return seat == SeatId::none ? 0 : static_cast<int>(index(seat)) + 1;
}
/// The seat with this number in this match, or none.
[[nodiscard]] SeatId seatNumbered(const MatchRules& rules, int number);
/// Seats as the members of an object are keyed: "1", "2" …
[[nodiscard]] SeatId seatNumbered(const MatchRules& rules, const QString& number);

/// "2:guard-1" where several seats have a fighter of this id, else the id alone; empty for none.
[[nodiscard]] QString fighterName(const MatchRules& rules, FighterId fighter);
[[nodiscard]] QString tokenName(const MatchRules& rules, TokenId token);
[[nodiscard]] QString spaceName(const MatchRules& rules, SpaceId space);
/// The card's id; "?" for one that is not known, empty for none.
[[nodiscard]] QString cardName(const MatchRules& rules, SeatId owner, CardId card);
[[nodiscard]] QString abilityName(const MatchRules& rules, SeatId owner, AbilityId ability);

/// Everything that a name, with or without seat, may mean: nothing, one, or one of each of several seats.
[[nodiscard]] FighterSet fightersNamed(const MatchRules& rules, const QString& name);
[[nodiscard]] TokenSet tokensNamed(const MatchRules& rules, const QString& name);
[[nodiscard]] SpaceId spaceNamed(const MatchRules& rules, const QJsonValue& id);
/// The card of that seat's deck with this id; none if there is none.
[[nodiscard]] CardId cardNamed(const MatchRules& rules, SeatId owner, const QString& id);
[[nodiscard]] AbilityId abilityNamed(const MatchRules& rules, SeatId owner, const QString& id);

/// A name split into the seat before its colon, if there is one, and the rest.
struct SeatedName {
    SeatId seat = SeatId::none;
    bool seated = false; ///< a number and a colon stood before it, of whatever seat
    QString name;
};
[[nodiscard]] SeatedName seatedName(const MatchRules& rules, const QString& text);

} // namespace fabletop
