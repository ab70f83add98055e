// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The lines of a match file, written (match.md).
///
/// Why by hand and not one JSON document: the first line must begin with its kind, a decision's line with its
/// number, and QJsonObject would sort its keys.

#include "model/match/matchinfo.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <span>

namespace fabletop {

/// Bytes for the battlefield and the pictures of heroes together; the rest of what a reader takes as a first
/// line (MatchLimits) is for texts.
inline constexpr qsizetype mostPictureBytes = 6 * 1024 * 1024;

/// The events of the set-up up to the first question stand in the header too (`opening`), because the file
/// must play even if a later set-up would go otherwise.
[[nodiscard]] QByteArray headerLine(const MatchInfo& info, const MatchRules& rules, const Timeline& timeline);
[[nodiscard]] QByteArray decisionLine(const MatchRules& rules, const Timeline& timeline, int position);
[[nodiscard]] QByteArray noteLine(const Note& note);
[[nodiscard]] QByteArray bookmarkLine(const Bookmark& bookmark);
/// That all hands were looked at there while the match ran.
[[nodiscard]] QByteArray openedLine(int position);
[[nodiscard]] QByteArray analysisLine(const MatchAnalysis& analysis);
/// The line of step `local` of a branch, counted from where it leaves.
[[nodiscard]] QByteArray branchLine(const MatchRules& rules, const Branch& branch, int local);
/// The line that opens a branch, then one for each of its decisions.
[[nodiscard]] std::vector<QByteArray> branchLines(const MatchRules& rules, const Branch& branch);

/// The decision as files say it, taken in `before`; giving up is `{"do":"resign","seat":1}`.
[[nodiscard]] QJsonObject stepJson(const MatchRules& rules, const State& before, const Step& step);
[[nodiscard]] QJsonArray eventsJson(const MatchRules& rules, Table before, std::span<const Event> events);
[[nodiscard]] QString digestText(const Table& table);
[[nodiscard]] QByteArray compact(const QJsonValue& value);

} // namespace fabletop
