// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/declarednames.h"

#include <algorithm>

namespace fabletop {

namespace {

/// The plural of a kind stands in lines of its own: `plural "Sisters"` or `en plural "Sisters"`.
std::string pluralOf(const std::vector<ReadLine>& lines, std::size_t declaration)
{
    for (std::size_t i = declaration + 1; i <= static_cast<std::size_t>(lines[declaration].last); ++i) {
        const auto& tokens = lines[i].line.tokens;
        for (std::size_t t = 0; t + 1 < tokens.size(); ++t) {
            const bool english = lines[i].word != Word::languageAttr || tokens.front().text == "en";
            if (english && tokens[t].text == "plural" && tokens[t + 1].kind == TokenKind::string)
                return tokens[t + 1].text;
        }
    }
    return {};
}

} // namespace

std::vector<DeclaredName> declaredNames(const std::vector<ReadLine>& lines)
{
    std::vector<DeclaredName> names;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const NameKinds kind = nameMadeBy(lines[i].word);
        if (kind == 0 || lines[i].parent >= 0) continue;
        const auto& tokens = lines[i].line.tokens;
        const auto name = std::find_if(tokens.begin(), tokens.end(), [](const Token& token) {
            return token.kind == TokenKind::string || token.kind == TokenKind::name;
        });
        if (name == tokens.end()) continue;
        names.push_back({kind, lines[i].word, name->text, name->span});
        const std::string plural = pluralOf(lines, i);
        if (!plural.empty()) names.push_back({kind, lines[i].word, plural, name->span});
    }
    return names;
}

} // namespace fabletop
