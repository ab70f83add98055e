// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PackageProblem: what may be wrong with a package.
///
/// Why so many: a package comes from strangers, and who made it must be able to mend it.

namespace fabletop {

struct ProblemText;

enum class PackageProblem {
    notZip,
    tooMany,
    entryTooLarge,
    name,
    tooDeep,
    special,
    encrypted,
    method,
    twice,
    nested,
    damaged,
    notWritten,
    place,
    belongs,
    noManifest,
    notAPackage,
    shippedName,
    line,
    noDigest,
    notListed,
    missingFile,
    digest,
    otherId,
    empty,
    artOwner,
    backdrop,
    pictureUnused,
    count
};

[[nodiscard]] const ProblemText& problemText(PackageProblem problem);

} // namespace fabletop
