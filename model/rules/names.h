// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Names of things in each language.

#include "model/rules/languages.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fabletop {

/// Gender of a name or noun in the languages that have it.
enum class Gender { masculine, feminine };

/// How one language writes one name.
struct LocalName {
    std::string text;   ///< empty: fall back to English
    std::string plural; ///< for kinds of which there are several
    Gender gender = Gender::masculine;
    bool article = false; ///< takes the definite article in a sentence ("the Giant")
    bool own = false;     ///< our translation, not the publisher's

    bool operator==(const LocalName&) const = default;
};

/// A name by language; English is always there and is the fallback.
struct Name {
    std::array<LocalName, languageCount> by;

    Name() = default;
    explicit Name(std::string english) { by[0].text = std::move(english); }
    [[nodiscard]] const LocalName& in(Language language) const
    {
        const LocalName& local = by[index(language)];
        return local.text.empty() ? by[0] : local;
    }
    [[nodiscard]] const std::string& text(Language language = Language::en) const
    {
        return in(language).text;
    }

    bool operator==(const Name&) const = default;
};

/// "The Game is Afoot" → "the-game-is-afoot": ids of the outside world (scenario.md). A name without any
/// Latin letter is spelled: Greek and Cyrillic as usual ("Ωρίων" → "orion"), other scripts by the numbers of
/// their characters ("孫悟空" → "u5b6b-u609f-u7a7a"); beyond 48 signs the rest is a checksum.
[[nodiscard]] std::string kebab(std::string_view name);

/// The longest name has a place on a card and in the lists of every page.
inline constexpr int longestName = 60; // characters

/// How many characters a text in UTF-8 has.
[[nodiscard]] int characterCount(std::string_view text);

/// Whether a text in UTF-8 holds a control character, one that turns the direction of writing or one without
/// a width: a name with it could pass for another.
[[nodiscard]] bool hasHiddenSign(std::string_view text);
/// Whether nobody would see anything of it: spaces and hidden signs only, or nothing at all.
[[nodiscard]] bool showsNothing(std::string_view text);

/// The known name that was probably meant, for "did you mean"; empty if none is near: at most a third of the
/// letters differ, and at most three; or the only one of which it is a word ("Tamer", of "Odile the Tamer").
[[nodiscard]] std::string nearestName(const std::string& name, const std::vector<std::string>& known);

} // namespace fabletop
