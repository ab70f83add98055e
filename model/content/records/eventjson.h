// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Events as JSON, as match files record them and scenarios expect them. Every name is listed in
/// resources/help/events.md; defaults are left out, so that a decision with its events stays short.

#include "model/content/records/eventfields.h"
#include "model/rules/matchrules.h"
#include "model/table/event.h"

#include <QJsonObject>
#include <QStringList>
#include <optional>

namespace fabletop {

/// An event in the names of the outside world. Cards are named by id, hence by their owner. `turned` alone
/// does not say whose cards it turns: with `table`, a table of the same combat, they are named like all
/// others, without it they are places in the hero file.
[[nodiscard]] QJsonObject toJson(const MatchRules& rules, const Event& event, const Table* table = nullptr);

/// An event that was read, or why it can't be.
struct ReadEvent {
    std::optional<Event> event; ///< but for the place in the program
    std::optional<RecordFault> fault;
    /// Cards that its hero hasn't got any more but that nobody had to show: they are unseen in the event.
    std::vector<RecordFault> missingCards;
};

/// The event again. None if it is no event, or names something that is not in this match. With `table`, the
/// table right before it, also none if it cannot be folded into that table: whoever folds events out of a
/// stranger's file must pass it.
[[nodiscard]] ReadEvent eventFromJson(const MatchRules& rules, const QJsonObject& object,
                                      const Table* table = nullptr);

/// Names of all events, in the order of EventBody.
[[nodiscard]] const QStringList& eventNames();
/// The fields an event of this name may have, with those that every event may have; empty: no such event.
[[nodiscard]] QStringList eventFields(const QString& event);

/// Whether an event agrees with every field that `partial` gives.
[[nodiscard]] bool eventAgrees(const QJsonObject& event, const QJsonObject& partial);

} // namespace fabletop
