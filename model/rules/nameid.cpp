// SPDX-License-Identifier: GPL-3.0-or-later
// What a name is called in files: kebab-case of its Latin letters, or of what stands for those of other
// scripts.

#include "model/rules/names.h"
#include "model/rules/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <utility>

namespace fabletop {

namespace {

/// Letters of the Latin-1 and Latin Extended-A blocks without their marks, from U+00C0 on. A space
/// stands for a sign that is no letter.
constexpr std::string_view plainLetters =
    "aaaaaaaceeeeiiiidnooooo ouuuuypsaaaaaaaceeeeiiiidnooooo ouuuuypy"  // U+00C0 … U+00FF
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"  // U+0100 … U+013F
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"; // U+0140 … U+017F

bool isApostrophe(char32_t c)
{
    return c == U'\'' || (c >= 0x2018 && c <= 0x201B) || c == 0x02BC || c == 0x00B4 || c == U'`';
}

/// The plain letters of one character: "é" → "e", "æ" → "ae"; empty for everything that is no letter or
/// digit.
std::string_view plain(char32_t c, char& buffer)
{
    const auto one = [&](char letter) {
        buffer = letter;
        return std::string_view(&buffer, 1);
    };
    if ((c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9')) return one(static_cast<char>(c));
    if (c >= U'A' && c <= U'Z') return one(static_cast<char>(c - U'A' + U'a'));
    switch (c) {
    case 0xC6:
    case 0xE6: return "ae";
    case 0x152:
    case 0x153: return "oe";
    case 0xDF: return "ss";
    case 0xDE:
    case 0xFE: return "th";
    default: break;
    }
    if (c < 0xC0 || c - 0xC0 >= plainLetters.size() || plainLetters[c - 0xC0] == ' ') return {};
    return one(plainLetters[c - 0xC0]);
}

/// Greek and Cyrillic letters as they are usually written in Latin ones, both from their first small letter
/// on.
constexpr std::array<std::string_view, 25> greek{"a", "v", "g", "d", "e",  "z",  "i", "th", "i",
                                                 "k", "l", "m", "n", "x",  "o",  "p", "r",  "s",
                                                 "s", "t", "y", "f", "ch", "ps", "o"};
constexpr std::array<std::string_view, 32> cyrillic{
    "a", "b", "v", "g", "d", "e",  "zh", "z",  "i",  "i",    "k", "l", "m", "n", "o",  "p",
    "r", "s", "t", "u", "f", "kh", "ts", "ch", "sh", "shch", "",  "y", "",  "e", "yu", "ya"};

/// Letters of the two scripts that stand outside their rows, without their marks.
std::string_view outsideRows(char32_t c)
{
    constexpr std::pair<char32_t, std::string_view> letters[] = {
        {0x386, "a"}, {0x3AC, "a"}, {0x388, "e"}, {0x3AD, "e"}, {0x389, "i"}, {0x3AE, "i"},
        {0x38A, "i"}, {0x390, "i"}, {0x3AA, "i"}, {0x3AF, "i"}, {0x3CA, "i"}, {0x38C, "o"},
        {0x3CC, "o"}, {0x38E, "y"}, {0x3AB, "y"}, {0x3B0, "y"}, {0x3CB, "y"}, {0x3CD, "y"},
        {0x38F, "o"}, {0x3CE, "o"}, {0x401, "e"}, {0x451, "e"}, {0x404, "e"}, {0x454, "e"},
        {0x406, "i"}, {0x456, "i"}, {0x407, "i"}, {0x457, "i"}, {0x490, "g"}, {0x491, "g"}};
    const auto* found = std::find_if(std::begin(letters), std::end(letters),
                                     [c](const auto& letter) { return letter.first == c; });
    return found == std::end(letters) ? std::string_view() : found->second;
}

/// Blocks of punctuation, symbols, marks that join another sign, and private use. Everything else above the
/// Latin blocks is a letter or digit of some script, or a picture.
bool isNoLetter(char32_t c)
{
    constexpr std::pair<char32_t, char32_t> ranges[] = {
        {0x0300, 0x036F}, {0x2000, 0x2BFF}, {0x2E00, 0x2E7F}, {0x3000, 0x3004},  {0x3008, 0x3030},
        {0xE000, 0xF8FF}, {0xFE00, 0xFE6F}, {0xFEFF, 0xFEFF}, {0xFF00, 0xFF0F},  {0xFF1A, 0xFF20},
        {0xFF3B, 0xFF40}, {0xFF5B, 0xFF65}, {0xFFE0, 0xFFFF}, {0x1F3FB, 0x1F3FF}};
    return c < 0x0180 || isHiddenSign(c) ||
           std::any_of(std::begin(ranges), std::end(ranges),
                       [c](const auto& range) { return c >= range.first && c <= range.second; });
}

/// A letter or digit of another script in Latin ones: "ω" → "o"; "悟" → "u609f", the number of its character.
std::string spelled(char32_t c)
{
    if (c >= 0x391 && c <= 0x3A9) c += 0x20;
    if (c >= 0x410 && c <= 0x42F) c += 0x20;
    if (c >= 0x3B1 && c <= 0x3C9) return std::string(greek[c - 0x3B1]);
    if (c >= 0x430 && c <= 0x44F) return std::string(cyrillic[c - 0x430]);
    if (const std::string_view letter = outsideRows(c); !letter.empty()) return std::string(letter);
    char number[16];
    std::snprintf(number, sizeof number, "u%04x", static_cast<unsigned>(c));
    return number;
}

/// Long enough to tell names apart, short enough for the name of a file inside a package.
std::string shortened(std::string id, std::string_view name)
{
    constexpr std::size_t most = 48;
    constexpr std::size_t kept = 39;
    if (id.size() <= most) return id;
    std::uint32_t sum = 2166136261u; // FNV-1a
    for (char c : name)
        sum = (sum ^ static_cast<unsigned char>(c)) * 16777619u;
    id.resize(kept);
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    char end[16];
    std::snprintf(end, sizeof end, "-%08x", static_cast<unsigned>(sum));
    return id + end;
}

/// The id of a name that has no Latin letter.
std::string kebabOfOthers(std::string_view name)
{
    std::string id;
    bool gap = false;   ///< something that is no letter stood before
    bool whole = false; ///< what stands at the end is a word of its own
    for (std::size_t at = 0; at < name.size();) {
        const auto [character, length] = characterAt(name, at);
        at += length;
        if ((character >= 0x300 && character <= 0x36F) || isApostrophe(character)) continue;
        const bool digit = character >= U'0' && character <= U'9';
        const bool joins = character == U'&';
        if (!digit && !joins && isNoLetter(character)) {
            gap = true;
            continue;
        }
        const std::string letters = joins   ? "and"
                                    : digit ? std::string(1, static_cast<char>(character))
                                            : spelled(character);
        const bool number = joins || (!digit && letters.size() > 4); // "u609f" is told from its neighbours
        if (!id.empty() && (gap || number || whole)) id += '-';
        id += letters;
        gap = false;
        whole = number;
    }
    return shortened(std::move(id), name);
}

} // namespace

std::string kebab(std::string_view name)
{
    std::string id;
    bool gap = false;
    bool latin = false;
    const auto append = [&](std::string_view letters) {
        if (gap && !id.empty()) id += '-';
        gap = false;
        id += letters;
    };
    for (std::size_t at = 0; at < name.size();) {
        const auto [character, length] = characterAt(name, at);
        at += length;
        const bool combining = character >= 0x300 && character <= 0x36F;
        if (isApostrophe(character) || combining) continue;
        char buffer = 0;
        if (character == U'&') {
            gap = true;
            append("and");
            gap = true;
        } else if (const std::string_view letters = plain(character, buffer); !letters.empty()) {
            append(letters);
            latin = latin || letters.front() >= 'a';
        } else {
            gap = true;
        }
    }
    if (latin) return id;
    const std::string other = kebabOfOthers(name);
    return other.empty() ? id : other;
}

} // namespace fabletop
