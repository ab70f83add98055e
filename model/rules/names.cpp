// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/names.h"

#include "model/rules/utf8.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace fabletop {

namespace {

/// How many changes of a single letter, or swaps of two neighbours, lie between two names.
int editDistance(const std::string& a, const std::string& b)
{
    std::vector<int> before; // the row before the last, for swaps
    std::vector<int> above(b.size() + 1);
    std::iota(above.begin(), above.end(), 0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::vector<int> row{static_cast<int>(i) + 1};
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int changed = above[j] + (a[i] == b[j] ? 0 : 1);
            row.push_back(std::min({changed, above[j + 1] + 1, row[j] + 1}));
            const bool swapped = i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j];
            if (swapped) row.back() = std::min(row.back(), before[j - 1] + 1);
        }
        before = std::exchange(above, std::move(row));
    }
    return above.back();
}

} // namespace

int characterCount(std::string_view text)
{
    return static_cast<int>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

namespace {

constexpr char32_t noJoiner = 0x200C;
constexpr char32_t joiner = 0x200D;
constexpr char32_t firstOfJoiningScripts = 0x0590; ///< Hebrew, Arabic, the scripts of India … and pictures
constexpr char32_t firstOfPictures = 0x2000;

/// Signs that nobody sees by themselves but that Persian, the scripts of India and pictures are spelled with:
/// between two of their letters they say which form those have.
bool joins(char32_t before, char32_t character, char32_t after)
{
    if (character == joiner || character == noJoiner)
        return before >= firstOfJoiningScripts && after >= firstOfJoiningScripts;
    return (character == 0xFE0E || character == 0xFE0F) && before >= firstOfPictures;
}

} // namespace

bool hasHiddenSign(std::string_view text)
{
    char32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length] = characterAt(text, at);
        at += length;
        const char32_t after = at < text.size() ? characterAt(text, at).first : 0;
        if (isHiddenSign(character) && !joins(before, character, after)) return true;
        before = character;
    }
    return false;
}

bool showsNothing(std::string_view text)
{
    constexpr std::array<char32_t, 6> spaces{0x20, 0xA0, 0x1680, 0x202F, 0x205F, 0x3000};
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length] = characterAt(text, at);
        at += length;
        const bool space = std::find(spaces.begin(), spaces.end(), character) != spaces.end() ||
                           (character >= 0x2000 && character <= 0x200A);
        if (!space && !isHiddenSign(character)) return false;
    }
    return true;
}

namespace {

/// "Tamer" in "Odile the Tamer".
bool hasWords(const std::string& name, const std::string& words)
{
    return words.size() > 1 && (' ' + name + ' ').find(' ' + words + ' ') != std::string::npos;
}

} // namespace

std::string nearestName(const std::string& name, const std::vector<std::string>& known)
{
    constexpr std::size_t longest = 64;
    if (name.size() > longest) return {};
    std::string best;
    int least = name.size() < 2 ? 0 : 1 + std::clamp(static_cast<int>(name.size()) / 3, 1, 3);
    for (const std::string& one : known) {
        const int distance = editDistance(name, one);
        if (distance >= least) continue;
        least = distance;
        best = one;
    }
    if (!best.empty()) return best;
    for (const std::string& one : known) { // a part of one name only
        if (!hasWords(one, name)) continue;
        if (!best.empty()) return {};
        best = one;
    }
    return best;
}

} // namespace fabletop
