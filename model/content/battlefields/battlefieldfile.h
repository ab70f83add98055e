// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Battlefield files: text to Battlefield and back (battlefield.md).
///
/// Why strict: strangers' tools write these files, and a slip that is read over becomes a battlefield that
/// looks right and plays wrong. Whatever is not understood is refused, at its line and column.

#include "model/content/battlefields/battlefield.h"
#include "model/content/json/jsonplace.h"

#include <QJsonObject>
#include <optional>

namespace fabletop {

/// A battlefield fit to play on; nothing if there is an error. Warnings are added in either case.
[[nodiscard]] std::optional<Battlefield> readBattlefield(const std::string& text, const std::string& file,
                                                         Diagnostics& diagnostics);
/// The same out of a larger JSON text (a scenario, a match file); places are those of that text.
[[nodiscard]] std::optional<Battlefield> readBattlefield(const JsonNode& object, Diagnostics& diagnostics);
/// The same where only the values are at hand: everything is said to stand in `line`.
[[nodiscard]] std::optional<Battlefield> readBattlefield(const QJsonObject& object, const std::string& file,
                                                         int line, Diagnostics& diagnostics);

/// For the editor: as `readBattlefield`, but what only makes it unfit to play (no start yet, a space that
/// nothing reaches or that lies in no zone, too few spaces or zones) is left to `examine`.
[[nodiscard]] std::optional<Battlefield>
readBattlefieldDraft(const std::string& text, const std::string& file, Diagnostics& diagnostics);

/// The canonical text: what is read is written again with nothing lost but spacing. Fields of others ("x-…")
/// keep their text and come last in their object.
[[nodiscard]] std::string writeBattlefield(const Battlefield& battlefield);

/// Battlefield::extras names a foreign field of an inner object by the way to it, divided by this sign:
/// zones / zone id / field, spaces / space id / field, labels / place / field, backdrop / field, name /
/// field.
inline constexpr char extraDivider = '\x1F';

} // namespace fabletop
