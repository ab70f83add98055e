// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What earlier versions kept of a person's settings, by means of QSettings.
///
/// Why apart: this is the only place that may name QSettings, and it only reads.

#include <QHash>
#include <QString>
#include <QVariant>

namespace fabletop {

/// Empty where there is no such file.
[[nodiscard]] QHash<QString, QVariant> olderSettings(const QString& file);

} // namespace fabletop
