// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The languages of the program, a line each.
///
/// Why a list and no files by name everywhere: whatever chooses, lists or counts languages reads it here.
/// What a language has to bring besides is looked for by its code: model/language/languages/CODE (prose and
/// help), translations/fabletop_CODE.ts and resources/rulebook/CODE.

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fabletop {

/// Code, what the language calls itself, and its locale (dates, numbers, Qt's own texts). The first one
/// stands in wherever another has nothing.
// clang-format off
#define FABLETOP_LANGUAGES(language) \
    language(en, "English", "en_US") \
    language(es, "Español", "es_ES") \
    language(fr, "Français", "fr_FR") \
    language(pt, "Português", "pt_BR")

#define FABLETOP_ENUMERATOR(code, name, locale) code,
#define FABLETOP_ROW(code, name, locale) LanguageRow{Language::code, #code, name, locale},
enum class Language { FABLETOP_LANGUAGES(FABLETOP_ENUMERATOR) };
// clang-format on

struct LanguageRow {
    Language language;
    std::string_view code;
    std::string_view name; ///< in the language itself
    std::string_view locale;
};

inline constexpr std::array languageTable{FABLETOP_LANGUAGES(FABLETOP_ROW)};
#undef FABLETOP_ENUMERATOR
#undef FABLETOP_ROW
inline constexpr std::size_t languageCount = languageTable.size();

[[nodiscard]] constexpr std::size_t index(Language language)
{
    return static_cast<std::size_t>(language);
}
[[nodiscard]] constexpr const LanguageRow& rowOf(Language language)
{
    return languageTable[index(language)];
}
[[nodiscard]] constexpr std::string_view codeOf(Language language)
{
    return rowOf(language).code;
}
[[nodiscard]] std::optional<Language> languageFromCode(std::string_view code);
/// "en, es, fr or pt", with this word before the last.
[[nodiscard]] std::string languageCodes(std::string_view separator, std::string_view last);

} // namespace fabletop
