// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PhraseParser: one line of tokens to a node, by trying the rows of the vocabulary.
///
/// How: a row matches if its pattern does; of several the longest wins. Where none does, the furthest place
/// reached is the mistake, and what was wanted there is the message.

#include "model/language/reading/ast.h"
#include "model/language/reading/lexer.h"
#include "model/language/reading/vocabulary.h"

#include <optional>

namespace fabletop {

/// What may follow the last token: a row from one of its parts on, or a word that belongs to no part
/// ("damage").
struct Expected {
    const Row* row = nullptr;
    std::size_t part = 0;
    Determiner determiner = Determiner::none; ///< already written before it
    std::string_view word;                    ///< where `row` is null

    bool operator==(const Expected&) const = default;
};

class PhraseParser {
public:
    explicit PhraseParser(const std::vector<Token>& tokens) : m_tokens(tokens) {}

    /// A phrase of this sort beginning at token `at`; `at` then stands behind it.
    /// What holds together less than `least` ends it, where no brackets stand around it.
    [[nodiscard]] std::optional<Node> parse(Sort sort, std::size_t& at, Binding least = Binding::loose);

    /// From now on whatever may stand behind the last token is noted in `into`, for completion.
    void collect(std::vector<Expected>& into) { m_expected = &into; }

    /// Notes that what was understood ends at token `at`, and what would have gone on there.
    void stop(std::size_t at, std::string_view wanted) { miss(at, wanted); }

    [[nodiscard]] std::size_t furthest() const { return m_furthest; }
    /// What would have been understood at `furthest`: a word, or a sort of phrase.
    [[nodiscard]] const std::string& wanted() const { return m_wanted; }

private:
    [[nodiscard]] std::optional<Node> parsePrimary(Sort sort, std::size_t& at);
    [[nodiscard]] std::optional<Node> parseBrackets(Sort sort, std::size_t& at);
    [[nodiscard]] bool extend(Sort sort, Node& node, std::size_t& at, Binding least);
    [[nodiscard]] bool mayMatch(const PatternPart& part, std::size_t at, bool tells = true);
    [[nodiscard]] bool matchParts(const Row& row, Node& node, std::size_t first, std::size_t& at);
    [[nodiscard]] bool matchPart(const PatternPart& part, Node& node, std::size_t& at, Binding least);
    [[nodiscard]] std::optional<Node> parseAmount(std::string_view noun, std::size_t& at);
    [[nodiscard]] std::optional<Node> parseCounted(const Node& number, std::size_t& at);
    [[nodiscard]] bool matchNoun(std::string_view noun, std::size_t& at);
    [[nodiscard]] Determiner takeDeterminer(std::size_t& at, int& many);
    [[nodiscard]] bool standsAt(std::size_t at, std::string_view words) const;
    [[nodiscard]] bool take(std::string_view word, std::size_t& at);
    [[nodiscard]] Span spanFrom(std::size_t first, std::size_t behind) const;
    void miss(std::size_t at, std::string_view wanted);
    void expect(std::size_t at, const Expected& expected);

    const std::vector<Token>& m_tokens;
    std::size_t m_furthest = 0;
    std::string m_wanted;
    std::vector<Expected>* m_expected = nullptr;
    int m_depth = 0;
    int m_steps = 0;
};

} // namespace fabletop
