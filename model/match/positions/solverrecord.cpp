// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/solverrecord.h"

#include "model/match/positions/position.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr int mostKept = 10'000;
constexpr int longestId = 200;
constexpr double quickStep = 40; ///< the rating is uncertain at first
constexpr double usualStep = 20;
constexpr int quickAnswers = 20;

int wholeIn(const QJsonValue& value, int low, int high, int fallback)
{
    const double number = value.toDouble(low - 1);
    return number >= low && number <= high ? static_cast<int>(number) : fallback;
}

QStringList idsIn(const QJsonValue& value)
{
    QStringList ids;
    for (const QJsonValue& id : value.toArray())
        if (id.isString() && !id.toString().isEmpty() && id.toString().size() <= longestId &&
            ids.size() < mostKept)
            ids << id.toString();
    ids.removeDuplicates();
    return ids;
}

} // namespace

void SolverRecord::answer(const QString& id, int rating, bool right)
{
    if (!wasSeen(id)) {
        // As Elo does for a game between the person and the position.
        const double expected = 1 / (1 + std::pow(10.0, (rating - m_rating) / 400.0));
        const double step = seen() < quickAnswers ? quickStep : usualStep;
        if (rating > 0)
            m_rating =
                std::clamp(static_cast<int>(std::lround(m_rating + step * ((right ? 1 : 0) - expected))),
                           leastRating, highestRating);
        m_streak = right ? m_streak + 1 : 0;
        m_seen << id;
    }
    if (right && !wasSolved(id)) m_solved << id;
}

QJsonObject SolverRecord::toJson() const
{
    return {{QStringLiteral("rating"), m_rating},
            {QStringLiteral("streak"), m_streak},
            {QStringLiteral("seen"), QJsonArray::fromStringList(m_seen)},
            {QStringLiteral("solved"), QJsonArray::fromStringList(m_solved)}};
}

SolverRecord SolverRecord::fromJson(const QJsonObject& object)
{
    SolverRecord record;
    record.m_rating = wholeIn(object.value(QLatin1String("rating")), leastRating, highestRating, firstRating);
    record.m_seen = idsIn(object.value(QLatin1String("seen")));
    record.m_streak = wholeIn(object.value(QLatin1String("streak")), 0, record.seen(), 0);
    for (const QString& id : idsIn(object.value(QLatin1String("solved"))))
        if (record.wasSeen(id)) record.m_solved << id;
    return record;
}

} // namespace fabletop
