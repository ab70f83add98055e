// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Exporter: a match, or a moment of it, into a file of any kind, in any language, as somebody may see it.

#include "model/match/match.h"
#include "views/theme/theme.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

namespace fabletop {

enum class ExportKind { text, markdown, html, csv, pdf, png, svg };
inline constexpr int exportKinds = 7;

/// "txt", "md", "html", "csv", "pdf", "png", "svg".
[[nodiscard]] QString endingOf(ExportKind kind);

struct ExportRequest {
    ExportKind kind = ExportKind::text;
    Language language = Language::en;
    Viewer viewer; ///< viewerOfExport says whose view may go into a file
    QString file;
    std::optional<Cursor> moment = {}; ///< that a picture shows; none: the end
};

/// Empty on success, else what went wrong, with the file. A file that could not be written whole is not left.
[[nodiscard]] QString exportMatch(const Match& match, const Annotations& notes, const ExportRequest& request,
                                  std::shared_ptr<const Theme> theme);

/// The line that opens the program at that position: "fabletop FILE --at N".
[[nodiscard]] QString openingLine(const Match& match, int position);

} // namespace fabletop
