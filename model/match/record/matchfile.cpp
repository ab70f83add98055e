#include "model/match/record/matchfile.h"

#include "model/match/record/matchreader.h"

namespace fabletop {

bool LoadedMatch::canGoOn() const
{
    return ok() && !divergence && !timeline.state(timeline.last()).table.over();
}

LoadedMatch readMatch(const QByteArray& text, const QString& path, Check check, MatchLimits limits)
{
    return MatchReader(text, path, check, limits).read();
}

LoadedMatch openMatch(const QString& path, Check check, MatchLimits limits)
{
    LoadedMatch failed;
    failed.path = path;
    const auto text = readTextFile(path, failed.diagnostics);
    return text ? readMatch(QByteArray::fromStdString(*text), path, check, limits) : failed;
}

Verification verifyMatch(const QString& path)
{
    const LoadedMatch match = openMatch(path, Check::thorough);
    Verification result;
    result.decisions = match.timeline.last();
    result.divergence = match.divergence;
    result.diagnostics = match.diagnostics;
    result.verified = match.ok() && !match.divergence;
    return result;
}

} // namespace fabletop
