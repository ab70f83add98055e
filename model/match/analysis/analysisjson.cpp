// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/analysis/analysisjson.h"

#include <QJsonArray>
#include <cmath>

namespace fabletop {

namespace {

constexpr int whole = 10'000;

int partsOf(float chance)
{
    return static_cast<int>(std::lround(chance * whole));
}

QJsonArray bandJson(const Band& band)
{
    return {partsOf(band.chance), partsOf(band.low), partsOf(band.high)};
}

/// Reads, and remembers that something was not what it should be.
class Reading {
public:
    [[nodiscard]] bool sound() const { return m_sound; }

    int number(const QJsonValue& json, int least, int most)
    {
        const double value = json.toDouble(least - 1);
        const bool good = json.isDouble() && value >= least && value <= most && value == std::floor(value);
        m_sound = m_sound && good;
        return good ? static_cast<int>(value) : least;
    }
    float chance(const QJsonValue& json) { return static_cast<float>(number(json, 0, whole)) / whole; }
    Band band(const QJsonValue& json)
    {
        const QJsonArray parts = json.toArray();
        m_sound = m_sound && parts.size() == 3;
        const Band band{chance(parts.at(0)), chance(parts.at(1)), chance(parts.at(2))};
        m_sound = m_sound && band.low <= band.chance && band.chance <= band.high;
        return band;
    }

private:
    bool m_sound = true;
};

QJsonObject decisionJson(const AnalysedDecision& decision)
{
    QJsonObject object{{QStringLiteral("n"), decision.position},
                       {QStringLiteral("seat"), static_cast<int>(index(decision.seat)) + 1},
                       {QStringLiteral("best"), bandJson(decision.best)}};
    if (decision.better.isEmpty()) return object; // the best was taken
    object.insert(QStringLiteral("played"), bandJson(decision.played));
    object.insert(QStringLiteral("lost"), partsOf(decision.lost));
    object.insert(QStringLiteral("doubt"), partsOf(decision.doubt));
    object.insert(QStringLiteral("better"), decision.better);
    return object;
}

AnalysedDecision decisionFrom(const QJsonObject& object, int after, int last, int seats, Reading& reading)
{
    AnalysedDecision decision;
    decision.position = reading.number(object.value(QLatin1String("n")), after + 1, last);
    decision.seat = idAt<SeatId>(reading.number(object.value(QLatin1String("seat")), 1, seats) - 1);
    decision.best = decision.played = reading.band(object.value(QLatin1String("best")));
    decision.better = object.value(QLatin1String("better")).toObject();
    if (decision.better.isEmpty()) return decision;
    decision.played = reading.band(object.value(QLatin1String("played")));
    decision.lost = reading.chance(object.value(QLatin1String("lost")));
    decision.doubt = reading.chance(object.value(QLatin1String("doubt")));
    return decision;
}

} // namespace

QJsonObject toJson(const MatchAnalysis& analysis)
{
    QJsonArray chances;
    for (const Band& band : analysis.chances)
        chances.append(bandJson(band));
    QJsonArray decisions;
    for (const AnalysedDecision& decision : analysis.decisions)
        decisions.append(decisionJson(decision));
    QJsonArray chanceful;
    for (const int position : analysis.chanceful)
        chanceful.append(position);
    return {{QStringLiteral("by"), analysis.version},
            {QStringLiteral("budget"), analysis.budget},
            {QStringLiteral("chances"), chances},
            {QStringLiteral("decisions"), decisions},
            {QStringLiteral("luck_at"), chanceful}};
}

std::optional<MatchAnalysis> analysisFrom(const QJsonValue& json, int last, int seats)
{
    Reading reading;
    const QJsonObject object = json.toObject();
    MatchAnalysis analysis;
    analysis.version = object.value(QLatin1String("by")).toString();
    analysis.budget = reading.number(object.value(QLatin1String("budget")), 1, 1'000'000'000);
    const QJsonArray chances = object.value(QLatin1String("chances")).toArray();
    const QJsonArray decisions = object.value(QLatin1String("decisions")).toArray();
    const QJsonArray chanceful = object.value(QLatin1String("luck_at")).toArray();
    if (chances.size() != last + 1 || decisions.size() > last || chanceful.size() > last) return std::nullopt;
    for (const QJsonValue& band : chances)
        analysis.chances.push_back(reading.band(band));
    for (const QJsonValue& decision : decisions) {
        const int after = analysis.decisions.empty() ? 0 : analysis.decisions.back().position;
        analysis.decisions.push_back(decisionFrom(decision.toObject(), after, last, seats, reading));
        if (!reading.sound()) return std::nullopt;
    }
    for (const QJsonValue& position : chanceful) {
        const int after = analysis.chanceful.empty() ? 0 : analysis.chanceful.back();
        analysis.chanceful.push_back(reading.number(position, after + 1, last));
        if (!reading.sound()) return std::nullopt;
    }
    if (!reading.sound()) return std::nullopt;
    return analysis;
}

} // namespace fabletop
