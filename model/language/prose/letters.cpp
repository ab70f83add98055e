// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/letters.h"

#include <algorithm>
#include <array>

namespace fabletop {

namespace {

/// French words with a mute h, from their second letter on: only the word tells ("l'Héroïne", but "le
/// Héros").
constexpr std::array<std::string_view, 17> muteH{"abit", "arm",    "elléb", "erb",   "ercule",  "ermi",
                                                 "ermè", "éroïne", "eure",  "irond", "istoire", "iver",
                                                 "omme", "orlog",  "ôte",   "umain", "ydre"};

/// French: what "le" and "de" elide before.
bool startsWithVowel(std::string_view text)
{
    constexpr std::array<std::string_view, 28> vowels{"a", "e", "i", "o", "u", "A", "E", "I", "O", "U",
                                                      "à", "À", "â", "Â", "é", "É", "è", "È", "ê", "Ê",
                                                      "ë", "Ë", "î", "Î", "ô", "Ô", "œ", "Œ"};
    const auto starts = [&](std::string_view start) { return text.starts_with(start); };
    if (std::any_of(vowels.begin(), vowels.end(), starts)) return true;
    if (!text.starts_with('h') && !text.starts_with('H')) return false;
    text.remove_prefix(1);
    return std::any_of(muteH.begin(), muteH.end(), starts);
}

/// English: whether "a" becomes "an" before it: by the sound, not by the letter ("an Urchin", "a Unicorn").
bool soundsLikeVowel(std::string_view text)
{
    std::string word;
    for (const char c : text.substr(0, 7))
        word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const auto begins = [&](std::string_view start) { return word.starts_with(start); };
    constexpr std::array<std::string_view, 5> spoken{"heir", "honest", "honor", "honour", "hour"};
    if (std::any_of(spoken.begin(), spoken.end(), begins)) return true;
    constexpr std::array<std::string_view, 14> asYou{"eu",   "ewe",  "one ", "once", "unic", "unif", "unio",
                                                     "uniq", "unit", "univ", "use",  "usu",  "uti",  "ura"};
    if (std::any_of(asYou.begin(), asYou.end(), begins) || word == "one") return false;
    return !word.empty() && std::string_view("aeiou").find(word.front()) != std::string_view::npos;
}

} // namespace

void softenArticles(std::string& text)
{
    constexpr std::string_view article = " a ";
    for (std::size_t at = text.find(article); at != std::string::npos; at = text.find(article, at + 1))
        if (soundsLikeVowel(std::string_view(text).substr(at + article.size()))) text.insert(at + 2, "n");
}

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

std::string put(std::string_view pattern, const std::string& first, const std::string& second)
{
    std::string text;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::string_view here = pattern.substr(at, 3); // what was put in may hold such gaps itself
        const bool gap = here == "{0}" || here == "{1}";
        if (gap)
            text += here == "{0}" ? first : second;
        else
            text += pattern[at];
        at += gap ? 3 : 1;
    }
    return text;
}

std::string opening(std::string_view pattern, std::string_view mark)
{
    const std::size_t gap = pattern.rfind('{');
    std::size_t end = pattern.rfind('}', gap);
    if (end == std::string_view::npos) end = pattern.find_last_not_of(", ", gap - 1);
    return std::string(pattern.substr(0, end + 1)) + std::string(mark) + std::string(pattern.substr(gap));
}

std::string capital(std::string_view text)
{
    std::string out(text);
    if (out.empty()) return out;
    const auto c = static_cast<unsigned char>(out.front());
    if (c >= 'a' && c <= 'z') out.front() = static_cast<char>(c - 32);
    const bool latin = c == 0xC3 && out.size() > 1 && static_cast<unsigned char>(out[1]) >= 0xA0;
    if (latin) out[1] = static_cast<char>(static_cast<unsigned char>(out[1]) - 0x20);
    return out;
}

std::string lowered(std::string text)
{
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() + 32);
    return text;
}

void elide(std::string& text)
{
    for (std::string_view word : {" de ", " le ", " la ", " que "}) {
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
            if (!startsWithVowel(std::string_view(text).substr(at + word.size()))) continue;
            text.replace(at + word.size() - 2, 2, "'");
        }
    }
}

void setInFrench(std::string& text)
{
    replaceAll(text, ",,", ","); // what stands between commas, before another or the end
    replaceAll(text, ", ;", " ;");
    if (text.ends_with(',')) text.pop_back();
    replaceAll(text, "'", "\u2019");
    replaceAll(text, " ;", "\u00A0;");
    replaceAll(text, " :", "\u00A0:");
    replaceAll(text, " !", "\u00A0!");
    replaceAll(text, " ?", "\u00A0?");
}

} // namespace fabletop
