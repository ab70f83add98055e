// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Packing: a hero and what goes along with it, out of the files where they lie, as one package.

#include "model/content/packages/package.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace fabletop {

/// What is to be packed, as a person says it.
struct PackPlan {
    PackageManifest manifest;        ///< its contents are found from the files
    QStringList files;               ///< heroes, battlefields and rule sets, each told by its ending
    QMap<QString, QString> pictures; ///< files, SVG or PNG, by the id of whom they show
};

/// The bytes of the package; empty, with diagnostics, if anything of it would be refused where it is opened.
/// Battlefields take the pictures that lie beside them inside; those that heroes name come along beside them.
[[nodiscard]] QByteArray packed(const PackPlan& plan, Diagnostics& diagnostics);

} // namespace fabletop
