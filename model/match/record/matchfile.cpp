// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/matchfile.h"

#include "model/match/record/matchreader.h"

#include <algorithm>

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

std::vector<Divergence> LoadedMatch::divergences() const
{
    std::vector<Divergence> all;
    if (divergence) all.push_back(*divergence);
    for (const Branch& branch : annotations.branches)
        if (branch.divergence) all.push_back(*branch.divergence);
    std::stable_sort(all.begin(), all.end(),
                     [](const Divergence& a, const Divergence& b) { return a.line < b.line; });
    return all;
}

const Divergence* LoadedMatch::firstDivergence() const
{
    const Divergence* first = divergence ? &*divergence : nullptr;
    for (const Branch& branch : annotations.branches)
        if (branch.divergence && (!first || branch.divergence->line < first->line))
            first = &*branch.divergence;
    return first;
}

Verification verification(const LoadedMatch& match)
{
    Verification result;
    result.decisions = match.timeline.last();
    if (const Divergence* first = match.firstDivergence()) result.divergence = *first;
    result.diagnostics = match.diagnostics;
    result.verified = match.ok() && !result.divergence;
    return result;
}

Verification verifyMatch(const QString& path)
{
    return verification(openMatch(path, Check::thorough));
}

} // namespace fabletop
