// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Packages for tests: a sound one, and archives of any names, sizes and lies.

#include "model/content/packages/package.h"

#include <QByteArray>
#include <QString>
#include <functional>
#include <utility>
#include <vector>

struct zip;

namespace fabletop::test {

/// A small hero that compiles: "Mara" with a sidekick "Owl" and thirty cards.
[[nodiscard]] QByteArray maraText();
/// A battlefield that can be played on, called "Mill pond".
[[nodiscard]] QByteArray pondText(const std::string& picture = {});
[[nodiscard]] QByteArray drawing();
/// One pixel.
[[nodiscard]] QByteArray dot();

/// Mara, the pond, a rule set and two pictures.
[[nodiscard]] ArchiveFiles maraFiles();
[[nodiscard]] PackageManifest maraManifest();
[[nodiscard]] QByteArray maraPackage(int revision = 1, const char* author = "Ana");

/// A manifest that names exactly these files, with their digests.
[[nodiscard]] ArchiveFiles withManifest(ArchiveFiles files, PackageManifest manifest = maraManifest());
/// An archive of any names in any order, not looked at by anybody; `touch` may alter it before it is closed.
[[nodiscard]] QByteArray rawZip(const std::vector<std::pair<std::string, QByteArray>>& files,
                                const std::function<void(zip*)>& touch = {});
[[nodiscard]] QByteArray rawZip(const ArchiveFiles& files, const std::function<void(zip*)>& touch = {});

} // namespace fabletop::test
