// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What documents share about their files: how saving ends, and how a change from outside is noticed.

#include <QByteArray>
#include <QString>

namespace fabletop {

enum class SaveResult {
    saved,
    changedOnDisk, ///< another program wrote the file since it was read; `saveAnyway` goes over it
    cannotWrite,
};

struct SaveReport {
    SaveResult result = SaveResult::saved;
    QString message; ///< what happened to which file, and why; empty when saved
};

/// Contents are compared, not times: a copying tool may keep size and time.
[[nodiscard]] QByteArray contentHash(const QByteArray& bytes);
/// Empty where there is no file.
[[nodiscard]] QByteArray contentHashOfFile(const QString& path);

/// Two files that are not there are not one: asked by path where one is missing.
[[nodiscard]] bool isSameFile(const QString& a, const QString& b);

} // namespace fabletop
