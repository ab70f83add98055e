// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaymarks.h"

#include "model/items/turningpoints.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"
#include "views/timeline/verdictsign.h"

#include <algorithm>

namespace fabletop {

/// The places of what was written or judged, as "so many events happened", rising.
std::vector<int> ReplayMarks::places(Jump kind) const
{
    std::vector<int> places;
    const Timeline& timeline = m_view.match()->timeline();
    const auto put = [&](int position) {
        if (position <= timeline.last()) places.push_back(timeline.flat({position, 0}));
    };
    if (kind == Jump::turningPoint)
        for (const TurningPoint& point : turningPoints(m_view.match()->rules(), timeline))
            places.push_back(point.event + 1);
    if (kind == Jump::note)
        for (const Note& note : m_written.notes)
            put(note.position);
    if (kind == Jump::bookmark)
        for (const Bookmark& mark : m_written.bookmarks)
            put(mark.position);
    if (kind == Jump::mistake)
        for (const int position : m_analysis.mistakes())
            put(position);
    std::sort(places.begin(), places.end());
    return places;
}

int ReplayMarks::target(Jump kind, bool forward) const
{
    const Timeline& timeline = m_view.match()->timeline();
    const Cursor cursor = m_view.place();
    if (kind == Jump::combat || kind == Jump::damage || kind == Jump::defeat) {
        const Unit unit = kind == Jump::combat   ? Unit::combat
                          : kind == Jump::damage ? Unit::damage
                                                 : Unit::defeat;
        const Cursor there = forward ? timeline.next(cursor, unit) : timeline.previous(cursor, unit);
        return there == cursor ? -1 : timeline.flat(there);
    }
    const int here = timeline.flat(cursor);
    const std::vector<int> all = places(kind);
    if (forward) {
        const auto next = std::upper_bound(all.begin(), all.end(), here);
        return next == all.end() ? -1 : *next;
    }
    const auto before = std::lower_bound(all.begin(), all.end(), here);
    return before == all.begin() ? -1 : *(before - 1);
}

std::vector<GraphMark> ReplayMarks::graphMarks() const
{
    std::vector<GraphMark> marks;
    addWritten(marks);
    addTurningPoints(marks);
    addVerdicts(marks);
    return marks;
}

void ReplayMarks::addWritten(std::vector<GraphMark>& marks) const
{
    const Timeline& timeline = m_view.match()->timeline();
    const auto put = [&](GraphMark::Kind kind, int position, const QString& text) {
        if (position <= timeline.last()) marks.push_back({kind, timeline.flat({position, 0}), text});
    };
    for (const Note& note : m_written.notes)
        put(GraphMark::Kind::note, note.position,
            note.mark.isEmpty() ? shownNote(note.text) : note.mark + u' ' + shownNote(note.text));
    for (const Bookmark& mark : m_written.bookmarks)
        put(GraphMark::Kind::bookmark, mark.position, mark.name.isEmpty() ? tr("Bookmark") : mark.name);
    for (int opened : m_written.opened)
        put(GraphMark::Kind::opened, opened, tr("All hands were shown here"));
}

void ReplayMarks::addVerdicts(std::vector<GraphMark>& marks) const
{
    const Timeline& timeline = m_view.match()->timeline();
    for (const AnalysedDecision& decision : m_analysis.told().decisions) {
        const Verdict verdict = decision.verdict();
        if (verdict == Verdict::fine || !m_analysis.decisionsSeen(decision.seat)) continue;
        marks.push_back({GraphMark::Kind::verdict, timeline.flat({decision.position, 0}),
                         tr("%1: %2", "verdict and decision")
                             .arg(verdictName(verdict), m_view.narrator().decision(timeline.seenDecision(
                                                            decision.position, m_view.viewer()))),
                         verdict});
    }
}

void ReplayMarks::addTurningPoints(std::vector<GraphMark>& marks) const
{
    const MatchRules& rules = m_view.match()->rules();
    for (const TurningPoint& point : turningPoints(rules, m_view.match()->timeline())) {
        const QString hero = spokenName(rules.hero(point.hurt).name, m_view.narrator().language());
        marks.push_back({GraphMark::Kind::turningPoint, point.event + 1,
                         point.lead
                             ? tr("Turning point: %1 loses %n and the lead", nullptr, point.lost).arg(hero)
                             : tr("Turning point: %1 loses %n at once", nullptr, point.lost).arg(hero)});
    }
}

} // namespace fabletop
