// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/packageproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<PackageProblem> packageProblems{{
    {PackageProblem::notZip, {"package-not-zip", QT_TRANSLATE_NOOP("Diagnostic", "this is no package: it cannot be read as a zip file (%1)")}},
    {PackageProblem::tooMany, {"package-too-many", QT_TRANSLATE_NOOP("Diagnostic", "a package holds at most %1 files, this one holds %2")}},
    {PackageProblem::entryTooLarge, {"package-entry-too-large", QT_TRANSLATE_NOOP("Diagnostic", "unpacked, this is larger than the %1 KB that are left for it")}},
    {PackageProblem::name, {"package-name", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no name of a file in a package: small letters, digits, “-”, “_” and “.” make one, and it stays inside")}},
    {PackageProblem::tooDeep, {"package-too-deep", QT_TRANSLATE_NOOP("Diagnostic", "“%1” lies too deep: files of a package lie in one folder each")}},
    {PackageProblem::special, {"package-special", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is a link, a folder or something else that is no plain file")}},
    {PackageProblem::encrypted, {"package-encrypted", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is encrypted")}},
    {PackageProblem::method, {"package-method", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is compressed by a method that is not read here")}},
    {PackageProblem::twice, {"package-twice", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is there twice")}},
    {PackageProblem::nested, {"package-nested", QT_TRANSLATE_NOOP("Diagnostic", "this is an archive itself; packages hold no others")}},
    {PackageProblem::damaged, {"package-damaged", QT_TRANSLATE_NOOP("Diagnostic", "couldn’t unpack “%1”: %2")}},
    {PackageProblem::notWritten, {"package-not-written", QT_TRANSLATE_NOOP("Diagnostic", "couldn’t create the package: %1")}},
    {PackageProblem::place, {"package-place", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no kind of file that belongs into a package")}},
    {PackageProblem::belongs, {"package-belongs", QT_TRANSLATE_NOOP("Diagnostic", "“%1” stands in the wrong place or is called otherwise; its name is “%2”")}},
    {PackageProblem::noManifest, {"package-no-manifest", QT_TRANSLATE_NOOP("Diagnostic", "there is no manifest.json in the package")}},
    {PackageProblem::notAPackage, {"not-a-package", QT_TRANSLATE_NOOP("Diagnostic", "this is no package: “fabletop” must be “package”")}},
    {PackageProblem::shippedName, {"package-shipped-name", QT_TRANSLATE_NOOP("Diagnostic", "Fabletop already includes “%1”; both will be offered for a match")}},
    {PackageProblem::line, {"package-line", QT_TRANSLATE_NOOP("Diagnostic", "here belongs one line without hidden signs")}},
    {PackageProblem::noDigest, {"package-no-digest", QT_TRANSLATE_NOOP("Diagnostic", "a digest is 64 hexadecimal digits in small letters")}},
    {PackageProblem::notListed, {"package-not-listed", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is in the package, but manifest.json does not name it")}},
    {PackageProblem::missingFile, {"package-missing-file", QT_TRANSLATE_NOOP("Diagnostic", "manifest.json names “%1”, which is not in the package")}},
    {PackageProblem::digest, {"package-digest", QT_TRANSLATE_NOOP("Diagnostic", "“%1” was changed or damaged after it was packed: its digest is another")}},
    {PackageProblem::otherId, {"package-other-id", QT_TRANSLATE_NOOP("Diagnostic", "manifest.json calls it “%1”, the file itself “%2”")}},
    {PackageProblem::empty, {"package-empty", QT_TRANSLATE_NOOP("Diagnostic", "there is no hero, battlefield or rule set in the package")}},
    {PackageProblem::artOwner, {"package-art-owner", QT_TRANSLATE_NOOP("Diagnostic", "nobody in this package is called “%1”; a picture bears the id of whom it shows")}},
    {PackageProblem::backdrop, {"package-backdrop", QT_TRANSLATE_NOOP("Diagnostic", "the picture “%1” lies outside; in a package it must be inside the battlefield’s file")}},
    {PackageProblem::pictureUnused, {"package-picture-unused", QT_TRANSLATE_NOOP("Diagnostic", "no hero in this package uses the picture “%1”")}},
}};
// clang-format on
static_assert(complete(packageProblems));

} // namespace

const ProblemText& problemText(PackageProblem problem)
{
    return packageProblems[problem].text;
}

} // namespace fabletop
