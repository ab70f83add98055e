// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/ownpositions.h"

#include <QFileInfo>

namespace fabletop {

namespace {

PositionKind kindBy(Verb verb)
{
    return verb == Verb::defend    ? PositionKind::defense
           : verb == Verb::discard ? PositionKind::discard
                                   : PositionKind::move;
}

bool isMistake(const LoadedMatch& match, const AnalysedDecision& decision)
{
    return decision.verdict() >= Verdict::mistake && decision.position <= match.timeline.last() &&
           match.info.person(decision.seat);
}

/// With an analysis that still holds, of two seats.
bool usable(const LoadedMatch& match)
{
    const auto& analysis = match.annotations.analysis;
    return match.ok() && !match.divergence && analysis && analysis->version == analysisVersion() &&
           match.rules->seatCount() == 2 && match.timeline.state(match.timeline.last()).table.over();
}

} // namespace

std::optional<Position> ownPosition(const LoadedMatch& match, int at)
{
    if (!usable(match)) return std::nullopt;
    const AnalysedDecision* decision = match.annotations.analysis->at(at + 1);
    if (!decision || !isMistake(match, *decision)) return std::nullopt;
    const State& before = match.timeline.state(at);
    if (!before.flow.open || before.flow.decides != decision->seat)
        return std::nullopt; // a file says anything
    const auto better = betterDecision(*match.rules, before, *decision);
    if (!better) return std::nullopt;
    Position position;
    position.at = at;
    position.kind = kindBy(better->verb);
    position.right = {*better};
    position.line = {*better};
    position.best = decision->best.chance;
    position.next = decision->played.chance;
    position.doubt = decision->doubt;
    position.iterations = match.annotations.analysis->budget;
    position.rating = unrated;
    return position;
}

std::vector<ListedPosition> ownPositions(const QString& path)
{
    std::vector<ListedPosition> all;
    const LoadedMatch match = openMatch(path);
    if (!usable(match)) return all;
    for (const AnalysedDecision& decision : match.annotations.analysis->decisions) {
        const int at = decision.position - 1;
        if (const auto position = isMistake(match, decision) ? ownPosition(match, at) : std::nullopt)
            all.push_back({QStringLiteral("own/%1/%2").arg(QFileInfo(path).completeBaseName()).arg(at), path,
                           at, position->kind, unrated});
    }
    return all;
}

} // namespace fabletop
