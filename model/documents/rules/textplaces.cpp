// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rules/textplaces.h"

#include <algorithm>

namespace fabletop {

namespace {

/// Where the character of this number, from 0, begins.
qsizetype behindCharacters(QStringView line, qsizetype from, int characters)
{
    qsizetype at = from;
    for (; characters > 0 && at < line.size(); --characters)
        at += line[at].isHighSurrogate() && at + 1 < line.size() ? 2 : 1;
    return at;
}

/// UTF-8 bytes of the UTF-16 unit; a pair counts with its first.
std::size_t bytesOf(QChar unit)
{
    if (unit.isHighSurrogate()) return 4;
    if (unit.isLowSurrogate()) return 0;
    return unit.unicode() < 0x80 ? 1 : unit.unicode() < 0x800 ? 2 : 3;
}

} // namespace

TextRange rangeInLine(QStringView line, const Span& span)
{
    const qsizetype begin = behindCharacters(line, 0, span.column - 1);
    return {begin, behindCharacters(line, begin, span.length)};
}

TextRange rangeOf(const QString& text, const Span& span)
{
    qsizetype begin = 0;
    for (int line = 1; line < span.line; ++line) {
        const qsizetype end = text.indexOf(u'\n', begin);
        if (end < 0) return {text.size(), text.size()};
        begin = end + 1;
    }
    const qsizetype end = text.indexOf(u'\n', begin);
    const TextRange range =
        rangeInLine(QStringView(text).mid(begin, (end < 0 ? text.size() : end) - begin), span);
    return {begin + range.begin, begin + range.end};
}

std::size_t byteOf(const QString& text, qsizetype position)
{
    std::size_t bytes = 0;
    for (qsizetype i = 0; i < std::min(position, text.size()); ++i)
        bytes += bytesOf(text[i]);
    return bytes;
}

qsizetype positionOf(const QString& text, std::size_t byte)
{
    qsizetype at = 0;
    for (std::size_t passed = 0; at < text.size() && passed < byte; ++at)
        passed += bytesOf(text[at]);
    return at;
}

} // namespace fabletop
