// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What sources say to people: their comments and strings, each with its line.
///
/// Why not a search line by line: a citation may run over the end of a line, and code that looks like one is
/// none.

#include <QString>
#include <QStringList>
#include <vector>

namespace fabletop::test {

struct SourceText {
    enum class Kind { comment, string };
    Kind kind = Kind::comment;
    int line = 1;
    QString text; ///< of comments on neighboring lines as one, without their signs
};

/// By the ending of `file`: C++, or a language whose comments begin with #.
[[nodiscard]] std::vector<SourceText> sourceTexts(const QString& file);

/// The text of a file of the repository, by its path there. Aborts the test where it cannot be read.
[[nodiscard]] QString repositoryText(const QString& path);
/// Paths in the repository of all files below `folder` whose names match one of the patterns.
[[nodiscard]] QStringList repositoryFiles(const QString& folder, const QStringList& patterns);

} // namespace fabletop::test
