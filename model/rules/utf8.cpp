// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace fabletop {

namespace {

struct Range {
    char32_t from;
    char32_t to;
};

/// Controls, signs of direction and of format, fillers and selectors. Spaces without a break stay: French
/// needs them.
constexpr std::array<Range, 17> hidden{{{0x00, 0x1F},
                                        {0x7F, 0x9F},
                                        {0xAD, 0xAD},
                                        {0x34F, 0x34F},
                                        {0x61C, 0x61C},
                                        {0x115F, 0x1160},
                                        {0x17B4, 0x17B5},
                                        {0x180B, 0x180F},
                                        {0x200B, 0x200F},
                                        {0x2028, 0x202E},
                                        {0x2060, 0x206F},
                                        {0x2800, 0x2800},
                                        {0x3164, 0x3164},
                                        {0xFE00, 0xFE0F},
                                        {0xFEFF, 0xFEFF},
                                        {0xFFA0, 0xFFA0},
                                        {0xFFF0, 0xFFFB}}};

} // namespace

bool isHiddenSign(char32_t c)
{
    if (c >= 0xE0000) return true; // tags, selectors and private use
    return std::any_of(hidden.begin(), hidden.end(),
                       [c](Range range) { return c >= range.from && c <= range.to; });
}

int utf8Length(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xBF) {
        return byte(i) >= low && byte(i) <= high;
    };
    const unsigned lead = byte(at);
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead <= 0xDF) return follows(at + 1) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        // Overlong forms and surrogates are ruled out by the second byte.
        const unsigned low = lead == 0xE0 ? 0xA0 : 0x80;
        const unsigned high = lead == 0xED ? 0x9F : 0xBF;
        return follows(at + 1, low, high) && follows(at + 2) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const unsigned low = lead == 0xF0 ? 0x90 : 0x80;
        const unsigned high = lead == 0xF4 ? 0x8F : 0xBF;
        return follows(at + 1, low, high) && follows(at + 2) && follows(at + 3) ? 4 : 0;
    }
    return 0;
}

std::pair<char32_t, std::size_t> characterAt(std::string_view text, std::size_t at)
{
    const int length = utf8Length(text, at);
    if (length == 0) return {U'\uFFFD', 1};
    const auto lead = static_cast<unsigned char>(text[at]);
    if (length == 1) return {lead, 1};
    char32_t character = lead & (0xFFu >> (length + 1));
    for (int i = 1; i < length; ++i)
        character =
            (character << 6) | (static_cast<unsigned char>(text[at + static_cast<std::size_t>(i)]) & 0x3Fu);
    return {character, static_cast<std::size_t>(length)};
}

std::optional<std::size_t> firstBrokenByte(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const int length = utf8Length(text, at);
        if (length == 0) return at;
        at += static_cast<std::size_t>(length);
    }
    return std::nullopt;
}

std::string withHiddenSignsShown(std::string_view text)
{
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length] = characterAt(text, at);
        if (isHiddenSign(character)) {
            char number[16];
            std::snprintf(number, sizeof number, "U+%04X", static_cast<unsigned>(character));
            shown += number;
        } else {
            shown += text.substr(at, length);
        }
        at += length;
    }
    return shown;
}

} // namespace fabletop
