// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Reading match files (match.md): the recorded events become a timeline that plays, the
/// decisions are run again as far as today's rules agree.
///
/// Why both: an old file must still play after a rule is mended, and a divergence is named, never hidden.

#include "model/match/matchinfo.h"

#include <QByteArray>
#include <memory>
#include <optional>

namespace fabletop {

struct LoadedMatch {
    MatchInfo info;
    std::shared_ptr<const MatchRules> rules;
    Timeline timeline;
    Annotations annotations;
    std::optional<Divergence> divergence; ///< of the main line; those of branches are with them
    QString path;
    bool torn = false;              ///< the last line was half written; `lines` ends before it
    std::vector<QByteArray> lines;  ///< as they stand in the file, without line ends
    std::vector<QByteArray> record; ///< of them the header and those of decisions
    Diagnostics diagnostics;

    [[nodiscard]] bool ok() const { return rules && !hasErrors(diagnostics); }
    /// Whether there is a beginning to look at, though what follows may be damaged.
    [[nodiscard]] bool viewable() const { return rules && !timeline.empty(); }
    /// The first by its line, be it of the main line or of a branch.
    [[nodiscard]] const Divergence* firstDivergence() const;
    /// Of the main line and of each branch the first, in the order of their lines.
    [[nodiscard]] std::vector<Divergence> divergences() const;
    /// Whether play can go on at the end: nothing diverged and the match is not over.
    [[nodiscard]] bool canGoOn() const;
};

struct MatchLimits {
    qint64 line = 1024 * 1024; ///< bytes
    qint64 header =
        8 * 1024 * 1024; ///< bytes of the first line, which may hold a battlefield with a picture inside
    int decisions = 20000;
};

/// How closely the decisions are run again. `quick` compares digests, `thorough` the events too.
enum class Check { quick, thorough };

/// Opens a match to look at or to go on with. Never writes to the file.
[[nodiscard]] LoadedMatch openMatch(const QString& path, Check check = Check::quick, MatchLimits limits = {});
/// The same from the text of a file; `path` only names it.
[[nodiscard]] LoadedMatch readMatch(const QByteArray& text, const QString& path, Check check = Check::quick,
                                    MatchLimits limits = {});

struct Verification {
    bool verified = false;
    int decisions = 0;
    std::optional<Divergence> divergence;
    Diagnostics diagnostics; ///< errors: the file could not be read
};

/// Whether every decision of a match that was opened thoroughly, those of branches too, gave what is
/// recorded.
[[nodiscard]] Verification verification(const LoadedMatch& match);
/// Runs every decision again and compares (the command `replay --verify`).
[[nodiscard]] Verification verifyMatch(const QString& path);

} // namespace fabletop
