// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleSet: what a rule-set file holds: an id, a name, and the numbers that differ from the standard
/// rules.
///
/// Why not "Ruleset": the engine calls a whole compiled match so. Why strict: a slip that is read over
/// becomes a match by other rules than people agreed on. Whatever is not understood is refused, at its line
/// and column.

#include "model/content/files/filefault.h"
#include "model/rules/diagnostic.h"
#include "model/rules/matchrules.h"

#include <QString>
#include <optional>
#include <string>

namespace fabletop {

struct RuleSet {
    std::string id;
    std::string name;
    RuleNumbers numbers;
    bool operator==(const RuleSet&) const = default;
};

/// The id that means no file: the rules as they are printed.
inline const QString standardRulesId = QStringLiteral("standard");
/// Rule sets end as rules do (ruleset.md); their text tells them apart.
inline const QString rulesEnding = QStringLiteral(".rules");

/// Whether a text is meant as a rule set rather than as rules: it begins as JSON does.
[[nodiscard]] bool isRuleSet(std::string_view text);
/// Nothing, with diagnostics, if there is an error.
[[nodiscard]] std::optional<RuleSet> readRuleSet(const std::string& text, const std::string& file,
                                                 Diagnostics& diagnostics);
/// "standard", or a path to a file.
[[nodiscard]] std::optional<RuleSet> loadRuleSet(const QString& idOrPath, Diagnostics& diagnostics);
/// The canonical text: what equals the standard rules is left out.
[[nodiscard]] std::string writeRuleSet(const RuleSet& rules);
/// Puts them into a file as a whole or not at all; nothing, or why not.
[[nodiscard]] std::optional<FileFault> saveRuleSet(const QString& path, const RuleSet& rules);

} // namespace fabletop
