// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PackageManifest: what a package says of itself, in its manifest.json.

#include "model/rules/diagnostic.h"

#include <optional>
#include <string>
#include <vector>

namespace fabletop {

enum class PackagedKind {
    hero,
    battlefield,
    ruleSet,
    art,     ///< an emblem, by the id of whom it shows
    picture, ///< beside a hero, which names it in its text
};

/// One file of a package.
struct PackagedFile {
    std::string path; ///< inside: "heroes/mara.hero"
    PackagedKind kind = PackagedKind::hero;
    std::string id; ///< as the file itself says; of an emblem: the hero's, fighter's or token's that it shows
    std::string digest; ///< SHA-256 of its bytes, in lower-case hexadecimal

    bool operator==(const PackagedFile&) const = default;
};

struct PackageManifest {
    std::string id;
    std::string title;
    std::string author;
    std::string license;
    int revision = 1;
    std::vector<PackagedFile> contents;

    bool operator==(const PackageManifest&) const = default;
};

inline constexpr const char* manifestName = "manifest.json";
inline constexpr const char* packageEnding = ".fabletop";
inline constexpr int highestRevision = 1'000'000;

/// Nothing, with located diagnostics, if there is an error.
[[nodiscard]] std::optional<PackageManifest> readManifest(const std::string& text, const std::string& file,
                                                          Diagnostics& diagnostics);
/// The canonical text.
[[nodiscard]] std::string writeManifest(const PackageManifest& manifest);

/// Where a file of that kind stands: "heroes/mara.hero". `ending` is a picture's, "svg" or "png".
[[nodiscard]] std::string pathInPackage(PackagedKind kind, const std::string& id,
                                        const std::string& ending = "svg");

} // namespace fabletop
