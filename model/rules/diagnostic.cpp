// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/diagnostic.h"

#include "model/rules/spoken.h"

#include <algorithm>
#include <string_view>

namespace fabletop {

namespace {

constexpr char argumentDivider = '\x1F';

std::string filled(std::string_view text, const std::vector<std::string>& arguments)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t number =
            text[i] == '%' && i + 1 < text.size() ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
        if (number < 1 || number > 9) {
            result += text[i];
            continue;
        }
        if (number <= arguments.size()) result += arguments[number - 1];
        ++i;
    }
    return result;
}

} // namespace

std::string composed(std::string text, const std::vector<std::string>& fillings)
{
    for (const std::string& filling : fillings)
        text += argumentDivider + filling;
    return text;
}

std::vector<std::string> takenApart(const std::string& argument)
{
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t end = argument.find(argumentDivider); end != std::string::npos;
         end = argument.find(argumentDivider, from)) {
        parts.push_back(argument.substr(from, end - from));
        from = end + 1;
    }
    parts.push_back(argument.substr(from));
    return parts;
}

bool hasErrors(const Diagnostics& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& one) { return one.severity == Severity::error; });
}

std::string message(const Diagnostic& diagnostic)
{
    std::vector<std::string> arguments;
    for (const std::string& argument : diagnostic.arguments) {
        const std::vector<std::string> parts = takenApart(argument);
        std::vector<std::string> fillings;
        for (std::size_t place = 1; place < parts.size(); ++place)
            fillings.push_back(spoken(parts[place]));
        arguments.push_back(fillings.empty() ? spoken(argument) : filled(parts.front(), fillings));
    }
    return filled(diagnostic.code.wording(), arguments);
}

std::string toLine(const Diagnostic& diagnostic)
{
    const char* severity = diagnostic.severity == Severity::error ? "error" : "warning";
    return diagnostic.file + ':' + std::to_string(diagnostic.where.line) + ':' +
           std::to_string(diagnostic.where.column) + ": " + severity + ": " + message(diagnostic);
}

} // namespace fabletop
