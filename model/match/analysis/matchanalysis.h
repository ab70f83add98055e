// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchAnalysis: what the computer makes of a match that is over: how likely each team was to win after
/// every decision, and what each decision was worth beside the best one its seat could know.
///
/// Why luck stands apart from skill: what a draw, a shuffle or a revealed card did to the chance is nobody's
/// merit. Of each decision's change of the curve a part was lost by the decision; where cards came to light
/// the rest is luck.

#include "model/bots/judge/judge.h"
#include "model/match/timeline.h"

#include <QJsonObject>
#include <QString>

namespace fabletop {

/// How bad a decision was; only where its band and that of the best one part.
enum class Verdict : std::uint8_t { fine, inaccuracy, mistake, blunder };

struct AnalysedDecision {
    int position = 0; ///< which it led to, from 1
    SeatId seat = SeatId::none;
    Band best;          ///< chance of the team that decided, had it decided for the best
    Band played;        ///< and as it did
    float lost = 0;     ///< between them, 0 or more
    float doubt = 0;    ///< half the interval of what was lost
    QJsonObject better; ///< the best decision as files say it; empty where it was taken
    bool operator==(const AnalysedDecision&) const = default;

    [[nodiscard]] Verdict verdict() const;
};

struct MatchAnalysis {
    QString version;                         ///< of rules and player (analysisVersion), by which it was made
    int budget = 0;                          ///< iterations for a decision
    std::vector<Band> chances;               ///< of team 0, by position from 0 on
    std::vector<AnalysedDecision> decisions; ///< in order; where there was nothing to decide there is none
    std::vector<int> chanceful; ///< positions whose events hold a draw, a shuffle, a card that came to light
    bool operator==(const MatchAnalysis&) const = default;

    [[nodiscard]] const AnalysedDecision* at(int position) const;
    /// What chance did at that position for team 0, in chances to win; 0 where nothing came to light.
    [[nodiscard]] float luckAt(int position, const MatchRules& rules) const;
    /// The whole of it for a team.
    [[nodiscard]] float luckOf(int team, const MatchRules& rules) const;
    /// From 0 to 100, as lichess counts it from chances lost; of nothing decided 100.
    [[nodiscard]] float accuracyOf(int team, const MatchRules& rules) const;
    /// Where the curve moved most; 0 for none.
    [[nodiscard]] int turningPoint() const;
    [[nodiscard]] int count(Verdict verdict, int team, const MatchRules& rules) const;
    /// What it says of the first decisions, for whoever may not be told of later ones.
    [[nodiscard]] MatchAnalysis until(int position) const;
};

/// The first seat of a team, which stands for it.
[[nodiscard]] SeatId firstSeat(const MatchRules& rules, int team);

/// By which the decision that led to `position` is judged, so that a later look at it gives the same numbers.
[[nodiscard]] std::uint64_t seedOfDecision(int position);

/// Changes with the rules the program ships and with the player that judges; what was made by another version
/// is out of date.
[[nodiscard]] QString analysisVersion();

/// The best decision where it was not taken, among those on offer in `before`; none where today's rules don't
/// offer it.
[[nodiscard]] std::optional<Decision> betterDecision(const MatchRules& rules, const State& before,
                                                     const AnalysedDecision& decision);

} // namespace fabletop
