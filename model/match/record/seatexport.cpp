#include "model/match/record/seatexport.h"

#include "model/content/records/decisionjson.h"
#include "model/engine/observe.h"
#include "model/match/record/matchlines.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace fabletop {

namespace {

std::vector<Event> seenEvents(std::span<const Event> events, SeatId seat)
{
    std::vector<Event> seen;
    for (const Event& event : events) seen.push_back(observe(event, seat));
    return seen;
}

bool names(const Event& event, CardId card)
{
    if (const auto* moved = std::get_if<CardMoved>(&event.body)) return moved->card == card;
    if (const auto* turned = std::get_if<CardsTurned>(&event.body)) return turned->attack == card || turned->defense == card;
    return false;
}

/// A card that somebody chose stays theirs until something that followed shows it to everybody.
bool cardIsSecret(const Step& step, const std::vector<Event>& seen, SeatId seat)
{
    const Decision& decision = step.decision;
    if (decision.card == CardId::none || decision.seat == seat) return false;
    for (const Event& event : seen)
        if (names(event, decision.card)) return false;
    return true;
}

} // namespace

QJsonObject seenHeader(const LoadedMatch& match, SeatId seat)
{
    QJsonObject header = match.record.empty() ? QJsonObject{} : QJsonDocument::fromJson(match.record.front()).object();
    header.remove(QStringLiteral("seed"));
    const Timeline& timeline = match.timeline;
    const auto seen = seenEvents(timeline.events(0), seat);
    if (header.contains(QStringLiteral("opening")))
        header[QStringLiteral("opening")] = eventsJson(*match.rules, observe(timeline.tableBefore(0), seat), seen);
    header[QStringLiteral("seen_by")] = static_cast<int>(index(seat)) + 1;
    return header;
}

QJsonObject seenDecision(const LoadedMatch& match, int position, SeatId seat)
{
    QJsonObject line = QJsonDocument::fromJson(match.record[static_cast<std::size_t>(position)]).object();
    const Timeline& timeline = match.timeline;
    const Step& step = timeline.step(position);
    const auto seen = seenEvents(timeline.events(position), seat);
    const Table before = timeline.tableAt({position - 1, 0});
    line[QStringLiteral("events")] = eventsJson(*match.rules, observe(before, seat), seen);
    line.remove(QStringLiteral("digest"));
    if (cardIsSecret(step, seen, seat)) {
        QJsonObject decision = line[QStringLiteral("decision")].toObject();
        decision.remove(QStringLiteral("card"));
        line[QStringLiteral("decision")] = decision;
    }
    return line;
}

} // namespace fabletop
