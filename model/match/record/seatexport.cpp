// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/seatexport.h"

#include "model/content/records/decisionjson.h"
#include "model/match/record/matchlines.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace fabletop {

namespace {

QJsonArray seenEvents(const LoadedMatch& match, int first, int end, Viewer viewer)
{
    const std::vector<Event> seen = match.timeline.seen(first, end, viewer);
    return eventsJson(*match.rules, match.timeline.seenBefore(first, viewer), seen);
}

} // namespace

QJsonObject seenHeader(const LoadedMatch& match, Viewer viewer)
{
    QJsonObject header =
        match.record.empty() ? QJsonObject{} : QJsonDocument::fromJson(match.record.front()).object();
    if (viewer.everything()) return header;
    header.remove(QStringLiteral("seed"));
    if (header.contains(QStringLiteral("opening")))
        header[QStringLiteral("opening")] = seenEvents(match, 0, match.timeline.openingCount(), viewer);
    QJsonArray seats;
    for (SeatId seat : members<SeatId>(viewer.seats()))
        seats.append(static_cast<int>(index(seat)) + 1);
    header[QStringLiteral("seen_by")] = seats.size() == 1 ? seats.first() : QJsonValue(seats);
    return header;
}

QJsonObject seenDecision(const LoadedMatch& match, int position, Viewer viewer)
{
    QJsonObject line = QJsonDocument::fromJson(match.record[static_cast<std::size_t>(position)]).object();
    if (viewer.everything()) return line;
    const Step& step = match.timeline.step(position);
    line[QStringLiteral("events")] = seenEvents(match, step.firstEvent, step.endEvent, viewer);
    line.remove(QStringLiteral("digest"));
    if (match.timeline.seenDecision(position, viewer).card != step.decision.card) {
        QJsonObject decision = line[QStringLiteral("decision")].toObject();
        decision.remove(QStringLiteral("card"));
        line[QStringLiteral("decision")] = decision;
    }
    return line;
}

} // namespace fabletop
