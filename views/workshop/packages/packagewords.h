// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What stands in a package, in words and small pictures, a row each.

#include "model/content/packages/packagefolder.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QString>
#include <vector>

namespace fabletop {

struct ContentRow {
    QPixmap picture;
    QString name;
    QString text;
};

/// Heroes, then battlefields, then rule sets.
[[nodiscard]] std::vector<ContentRow> contentRows(const Package& package, const Theme& theme,
                                                  Language language, qreal dpr);
/// "by Ana · revision 3 · CC-BY-4.0"
[[nodiscard]] QString originWords(const PackageManifest& manifest);
/// What installing would mean beside what is there; empty where nothing is.
[[nodiscard]] QString standingWords(Standing standing, const PackageManifest& manifest,
                                    const std::optional<InstalledPackage>& there);
/// "heroes/mara.hero, line 3, column 7: …"; the name of the package itself is left out.
[[nodiscard]] QString reasonWords(const Diagnostic& diagnostic, const QString& packageName);

} // namespace fabletop
