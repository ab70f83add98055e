// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/languages.h"

#include <algorithm>

namespace fabletop {

std::optional<Language> languageFromCode(std::string_view code)
{
    const auto found = std::find_if(languageTable.begin(), languageTable.end(),
                                    [code](const LanguageRow& row) { return row.code == code; });
    if (found == languageTable.end()) return std::nullopt;
    return found->language;
}

std::string languageCodes(std::string_view separator, std::string_view last)
{
    std::string all;
    for (const LanguageRow& row : languageTable) {
        if (!all.empty()) all += row.language == languageTable.back().language ? last : separator;
        all += row.code;
    }
    return all;
}

} // namespace fabletop
