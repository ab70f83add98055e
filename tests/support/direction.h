// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Whether the program's own words keep their order in a text with names of strangers in it.

#include <QString>

namespace fabletop::test {

/// What is wrong, empty if nothing: a sign that turns the direction, an isolate without its end in the same
/// line, or a letter that runs from right to left outside an isolate.
[[nodiscard]] inline QString turned(const QString& text)
{
    int depth = 0;
    for (const char32_t sign : text.toUcs4()) {
        if (sign == 0x061C || sign == 0x200E || sign == 0x200F || (sign >= 0x202A && sign <= 0x202E) ||
            sign == 0x2066 || sign == 0x2067)
            return QStringLiteral("U+%1 in: %2").arg(sign, 4, 16, QLatin1Char('0')).arg(text);
        if (sign == 0x2068) ++depth;
        if (sign == 0x2069 && --depth < 0) return QStringLiteral("an end without an isolate in: ") + text;
        if (sign == U'\n' && depth > 0)
            return QStringLiteral("an isolate over the end of a line in: ") + text;
        const QChar::Direction direction = QChar::direction(sign);
        if (depth == 0 && (direction == QChar::DirR || direction == QChar::DirAL))
            return QStringLiteral("not isolated in: ") + text;
    }
    return depth == 0 ? QString() : QStringLiteral("an isolate without an end in: ") + text;
}

} // namespace fabletop::test
