// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Lexer: rules text to lines of tokens. Shared by the parser and the editor's highlighter.
///
/// A line is one clause; indentation (spaces only) makes blocks; `#` begins a comment. Lower-case words
/// belong to the language; a run of capitalised words is one proper name; other names stand in quotes.

#include "model/rules/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace fabletop {

enum class TokenKind { word, name, number, string, times, comma, bracket, rule, unknown };

struct Token {
    TokenKind kind = TokenKind::unknown;
    std::string text; ///< without quotes or brackets
    int number = 0;   ///< of number and times ("x3")
    Span span;
};

struct Line {
    int indent = 0;
    int number = 1;
    std::vector<Token> tokens;
    std::string comment; ///< without the `#` and the space after it
    bool hasComment = false;
};

/// Every line of the text, empty ones too, so that comments and spacing are not lost.
[[nodiscard]] std::vector<Line> tokenize(std::string_view text, const std::string& file,
                                         Diagnostics& diagnostics);

} // namespace fabletop
