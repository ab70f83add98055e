// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Figure: one measured number with its spread, or the reason why there is none.

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <functional>
#include <vector>

namespace fabletop {

struct Figure {
    double value = 0; ///< median
    QString unit;
    double least = 0;
    double most = 0;
    int runs = 0;
    double ratio = 0; ///< to the skeleton of the same call, where the goal is a ratio; 0: none
    QString why;      ///< not empty: there is no figure, and this is why

    [[nodiscard]] static Figure of(std::vector<double> samples, const char* unit, double ratio = 0);
    [[nodiscard]] static Figure missing(const QString& why);
    [[nodiscard]] QJsonObject json() const;
};

using Figures = QMap<QString, Figure>;

/// Seconds that `work` takes.
[[nodiscard]] double secondsOf(const std::function<void()>& work);
[[nodiscard]] double median(std::vector<double> samples);
/// Keeps the compiler from seeing that a value is not used.
inline void keep(const void* value)
{
    asm volatile("" : : "r"(value) : "memory");
}

} // namespace fabletop
