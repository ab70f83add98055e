// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PackageFolder: the packages that a person has installed, a folder each, named by their ids.
///
/// Why nothing is ever half there: a package is unpacked beside its place and moved there as a whole; what it
/// replaces goes only then, and what an interrupted run left behind is put right by the next.

#include "model/content/packages/package.h"

#include <QString>
#include <vector>

namespace fabletop {

struct InstalledPackage {
    PackageManifest manifest;
    QString folder;
};

/// What installing a package means beside what is installed already.
enum class Standing {
    fresh,       ///< nothing of this id is there
    newer,       ///< a later revision by the same author
    same,        ///< the very same
    older,       ///< an earlier revision, or other contents under the same revision
    otherAuthor, ///< somebody else's package has this id
};

class PackageFolder {
public:
    explicit PackageFolder(QString folder);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// In the order of their titles.
    [[nodiscard]] std::vector<InstalledPackage> installed() const;
    [[nodiscard]] std::optional<InstalledPackage> find(const std::string& id) const;
    [[nodiscard]] Standing standing(const PackageManifest& manifest) const;

    /// Whatever has the same id is replaced. Empty, or the reason why not; then everything is as before.
    [[nodiscard]] QString install(const Package& package);
    [[nodiscard]] QString remove(const std::string& id);
    /// Brings back what a run that broke off had put aside, and clears away what it had not finished.
    void repair();

private:
    [[nodiscard]] QString placeOf(const std::string& id) const;
    [[nodiscard]] QString asideOf(const std::string& id) const;

    QString m_folder;
};

} // namespace fabletop
