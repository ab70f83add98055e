// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// FileProblem: what may be wrong with a file of any kind: it can't be opened, or its head doesn't do.
///
/// Why one list: battlefields, rule sets, packages and matches begin alike.

namespace fabletop {

struct ProblemText;

enum class FileProblem {
    missing,
    isFolder,
    unreadable,
    tooLarge,
    unknownKind,
    newerVersion,
    notKebabCase,
    emptyName,
    count
};

[[nodiscard]] const ProblemText& problemText(FileProblem problem);

} // namespace fabletop
