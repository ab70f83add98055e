// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/branches.h"

#include "model/match/record/matchfileproblem.h"
#include "model/match/record/matchlines.h"

#include <algorithm>
#include <limits>

namespace fabletop {

const Branch* branchOf(const std::vector<Branch>& branches, int id)
{
    const auto found = std::find_if(branches.begin(), branches.end(),
                                    [id](const Branch& branch) { return branch.id == id; });
    return found == branches.end() ? nullptr : &*found;
}

const Divergence* divergenceOf(const Match& trunk, int id)
{
    const Divergence* first = nullptr;
    int until = std::numeric_limits<int>::max();
    const auto consider = [&](const std::optional<Divergence>& found) {
        if (found && found->decision <= until) first = &*found;
    };
    const auto& branches = trunk.annotations().branches;
    std::size_t met = 0;
    for (const Branch* branch = branchOf(branches, id); branch && met++ <= branches.size();
         branch = branchOf(branches, branch->parent)) {
        consider(branch->divergence);
        until = branch->position; // what its parent does later is not of this line
    }
    consider(trunk.divergence());
    return first;
}

const Divergence* firstDivergence(const Match& trunk)
{
    const Divergence* first = trunk.divergence() ? &*trunk.divergence() : nullptr;
    for (const Branch& branch : trunk.annotations().branches)
        if (branch.divergence && (!first || branch.divergence->line < first->line))
            first = &*branch.divergence;
    return first;
}

Timeline lineOf(const Timeline& trunk, const std::vector<Branch>& branches, int id)
{
    // From the branch back to the trunk; a file that runs in a circle comes to an end all the same.
    std::vector<const Branch*> way;
    for (const Branch* branch = branchOf(branches, id); branch && way.size() <= branches.size();
         branch = branchOf(branches, branch->parent))
        way.push_back(branch);
    Timeline whole = trunk;
    for (std::size_t place = way.size(); place-- > 0;) {
        const Branch& branch = *way[place];
        whole.truncate(branch.position);
        for (int position = 1; position <= branch.line.last(); ++position) {
            const Step& step = branch.line.step(position);
            const auto events = branch.line.events(position);
            if (step.foldedOnly)
                whole.appendFolded(step.decision, step.resignation, events);
            else if (step.resignation)
                whole.appendResignation(step.decision.seat, events, branch.line.state(position));
            else
                whole.append(step.decision, events, branch.line.state(position));
        }
    }
    return whole;
}

int commonSteps(const Timeline& a, const Timeline& b)
{
    int position = 0;
    while (position < a.last() && position < b.last() &&
           a.step(position + 1).decision == b.step(position + 1).decision &&
           a.state(position + 1) == b.state(position + 1))
        ++position;
    return position;
}

LoadedMatch branchStart(const Match& trunk, int from, int position, const QStringList& players)
{
    LoadedMatch loaded;
    loaded.info = trunk.info();
    loaded.rules = trunk.sharedRules();
    for (std::size_t seat = 0; seat < loaded.info.seats.size(); ++seat) {
        const bool person = players.value(static_cast<int>(seat)) == u"person";
        if (person != loaded.info.person(idAt<SeatId>(static_cast<int>(seat))))
            loaded.info.seats[seat].name.clear();
        loaded.info.seats[seat].player = players.value(static_cast<int>(seat), QStringLiteral("greedy"));
    }
    loaded.timeline = lineOf(trunk.timeline(), trunk.annotations().branches, from);
    loaded.timeline.truncate(position);
    const int last = loaded.timeline.last();
    if (last > 0 && loaded.timeline.step(last).foldedOnly)
        loaded.diagnostics.push_back(
            {Severity::error, {}, Span{}, MatchFileProblem::unknownPlace, {std::to_string(position)}, {}});
    loaded.record.push_back(headerLine(loaded.info, *loaded.rules, loaded.timeline));
    for (int place = 1; place <= last; ++place)
        loaded.record.push_back(decisionLine(*loaded.rules, loaded.timeline, place));
    return loaded;
}

} // namespace fabletop
