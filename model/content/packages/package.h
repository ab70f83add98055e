// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Package: heroes, battlefields, rule sets and pictures in one file for friends (".fabletop").
///
/// Why read as a whole or not at all: whoever installs one has looked at what it holds, and only what was
/// looked at may come onto the disk. Nothing in a package runs, leaves its folder, or is larger than its
/// limits; what is wrong is told at its place inside.

#include "model/content/battlefields/battlefield.h"
#include "model/content/packages/archive.h"
#include "model/content/packages/manifest.h"
#include "model/content/rulesets/ruleset.h"
#include "model/rules/matchrules.h"

#include <memory>

namespace fabletop {

struct Package {
    PackageManifest manifest;
    ArchiveFiles files; ///< manifest.json among them
    std::vector<std::shared_ptr<const HeroRules>> heroes;
    std::vector<Battlefield> battlefields;
    std::vector<RuleSet> ruleSets;
    std::vector<std::string> pictures; ///< paths inside: emblems, and what heroes name
};

/// Nothing, with diagnostics, unless everything in it is sound. `name` names it in diagnostics:
/// "mara.fabletop", and "mara.fabletop/heroes/mara.hero" for what stands inside.
[[nodiscard]] std::optional<Package> readPackage(const QByteArray& archive, const std::string& name,
                                                 Diagnostics& diagnostics);
[[nodiscard]] std::optional<Package> loadPackage(const QString& path, Diagnostics& diagnostics);

/// The bytes of a package file: `manifest` with contents and digests taken from `files`, whose paths say
/// their kinds. Equal contents give equal bytes.
[[nodiscard]] QByteArray writePackage(PackageManifest manifest, ArchiveFiles files, const std::string& name,
                                      Diagnostics& diagnostics);

/// Ids that pictures of a hero may bear: the hero's own, its fighters' and its tokens'.
[[nodiscard]] std::vector<std::string> pictureIds(const HeroRules& hero);

} // namespace fabletop
