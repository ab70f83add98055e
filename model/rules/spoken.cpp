// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/spoken.h"

#include "model/rules/utf8.h"

namespace fabletop {

namespace {

constexpr std::string_view isolate = "\u2068";
constexpr std::string_view isolateEnd = "\u2069";

/// Marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm.
bool turnsDirection(char32_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

/// Ends a line, or does nothing anybody can see.
bool isControl(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x2028 || c == 0x2029;
}

/// The blocks of the scripts that run from right to left.
bool runsLeft(char32_t c)
{
    return (c >= 0x0590 && c <= 0x08FF) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFC) ||
           (c >= 0x10800 && c <= 0x10FFF) || (c >= 0x1E800 && c <= 0x1EFFF);
}

} // namespace

std::string spoken(std::string_view name)
{
    std::string text;
    bool left = false;
    for (std::size_t at = 0; at < name.size();) {
        const auto [character, length] = characterAt(name, at);
        const std::string_view bytes = name.substr(at, length);
        at += length;
        if (turnsDirection(character)) continue;
        left = left || runsLeft(character);
        if (isControl(character)) {
            if (!text.empty() && text.back() != ' ') text += ' ';
        } else {
            text += bytes;
        }
    }
    if (!left) return text;
    return std::string(isolate) + text + std::string(isolateEnd);
}

} // namespace fabletop
