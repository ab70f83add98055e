// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Text places: where the language's bytes and characters stand in an editor's text.
///
/// Why: rules are read as UTF-8 with columns in characters; Qt's texts count in UTF-16, where one character
/// may take two.

#include "model/rules/diagnostic.h"

#include <QString>

namespace fabletop {

/// Positions in a QString, the end not included.
struct TextRange {
    qsizetype begin = 0;
    qsizetype end = 0;
    bool operator==(const TextRange&) const = default;
};

/// The place of a span in a whole text; within the text whatever the span says.
[[nodiscard]] TextRange rangeOf(const QString& text, const Span& span);
/// The same for the text of the span's line alone.
[[nodiscard]] TextRange rangeInLine(QStringView line, const Span& span);
[[nodiscard]] std::size_t byteOf(const QString& text, qsizetype position);
[[nodiscard]] qsizetype positionOf(const QString& text, std::size_t byte);

} // namespace fabletop
