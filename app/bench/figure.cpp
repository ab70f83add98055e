// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/figure.h"

#include <algorithm>
#include <chrono>

namespace fabletop {

Figure Figure::of(std::vector<double> samples, const char* unit, double ratio)
{
    const auto [least, most] = std::minmax_element(samples.begin(), samples.end());
    Figure figure{0, QLatin1String(unit), *least, *most, static_cast<int>(samples.size()), ratio, {}};
    figure.value = median(std::move(samples));
    return figure;
}

Figure Figure::missing(const QString& why)
{
    Figure figure;
    figure.why = why;
    return figure;
}

QJsonObject Figure::json() const
{
    if (!why.isEmpty()) return {{QStringLiteral("value"), QJsonValue()}, {QStringLiteral("why"), why}};
    QJsonObject object{{QStringLiteral("value"), value},
                       {QStringLiteral("unit"), unit},
                       {QStringLiteral("min"), least},
                       {QStringLiteral("max"), most},
                       {QStringLiteral("runs"), runs}};
    if (ratio > 0) object[QStringLiteral("ratio")] = ratio;
    return object;
}

double secondsOf(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> samples)
{
    std::sort(samples.begin(), samples.end());
    return samples[samples.size() / 2];
}

} // namespace fabletop
