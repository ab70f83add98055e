#include "model/language/names.h"

#include "model/language/utf8.h"

#include <algorithm>
#include <numeric>
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

/// How many changes of a single letter, or swaps of two neighbours, lie between two names.
int editDistance(const std::string& a, const std::string& b)
{
    std::vector<int> before;                 // the row before the last, for swaps
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

std::optional<Language> languageFromCode(std::string_view code)
{
    const auto found = std::find(languageCodes.begin(), languageCodes.end(), code);
    if (found == languageCodes.end()) return std::nullopt;
    return static_cast<Language>(found - languageCodes.begin());
}

std::string kebab(std::string_view name)
{
    std::string id;
    bool gap = false;
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
        } else {
            gap = true;
        }
    }
    return id;
}

int characterCount(std::string_view text)
{
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

bool hasHiddenSign(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length] = characterAt(text, at);
        if (isHiddenSign(character)) return true;
        at += length;
    }
    return false;
}

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
    return best;
}

} // namespace fabletop
