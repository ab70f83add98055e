// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/files/fileproblem.h"

#include "model/rules/problemtable.h"

namespace fabletop {

namespace {

// clang-format off
constexpr ProblemTable<FileProblem> fileProblems{{
    {FileProblem::missing, {"file-missing", QT_TRANSLATE_NOOP("Diagnostic", "there is no such file")}},
    {FileProblem::isFolder, {"file-is-folder", QT_TRANSLATE_NOOP("Diagnostic", "this is a folder, not a file")}},
    {FileProblem::unreadable, {"file-unreadable", QT_TRANSLATE_NOOP("Diagnostic", "couldn’t read the file: %1")}},
    {FileProblem::tooLarge, {"file-too-large", QT_TRANSLATE_NOOP("Diagnostic", "the file is larger than %1 MB")}},
    {FileProblem::unknownKind, {"unknown-kind", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no kind of file that is known here")}},
    {FileProblem::newerVersion, {"newer-version", QT_TRANSLATE_NOOP("Diagnostic", "the file is of version %1, written by a newer Fabletop; this one reads version %2")}},
    {FileProblem::notKebabCase, {"not-kebab-case", QT_TRANSLATE_NOOP("Diagnostic", "“%1” is no id: lower-case letters, digits and single hyphens make one")}},
    {FileProblem::emptyName, {"empty-name", QT_TRANSLATE_NOOP("Diagnostic", "a name without any text")}},
}};
// clang-format on
static_assert(complete(fileProblems));

} // namespace

const ProblemText& problemText(FileProblem problem)
{
    return fileProblems[problem].text;
}

} // namespace fabletop
