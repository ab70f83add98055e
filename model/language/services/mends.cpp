// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/mends.h"

#include "model/language/reading/readingproblem.h"
#include "model/language/services/completions.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr std::size_t mostWhole = 12; ///< of more the first words alone are told

/// Completion reads the whole text; of one that is no hero by any measure it would take seconds.
constexpr std::size_t largestText = 256 * 1024;

/// First byte of a line, counted from 1.
std::size_t lineBegin(std::string_view text, int line)
{
    std::size_t at = 0;
    for (int passed = 1; passed < line; ++passed) {
        at = text.find('\n', at);
        if (at == std::string_view::npos) return text.size();
        ++at;
    }
    return at;
}

/// So many characters behind a byte, on its line.
std::size_t behind(std::string_view text, std::size_t at, int characters)
{
    const auto inside = [&] { return at < text.size() && text[at] != '\n'; };
    const auto goesOn = [&] { return inside() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
    for (; characters > 0 && inside(); --characters)
        for (++at; goesOn();)
            ++at;
    return at;
}

std::size_t placeOf(std::string_view text, const Span& span)
{
    return behind(text, lineBegin(text, span.line), span.column - 1);
}

std::vector<TextEdit> withoutTabs(std::string_view text, const std::string& instead)
{
    std::vector<TextEdit> edits;
    bool head = true;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (head && text[at] == '\t') edits.push_back({at, at + 1, instead});
        head = text[at] == '\n' || (head && (text[at] == '\t' || text[at] == ' '));
    }
    return edits;
}

/// What completion offers at the place of the problem.
std::vector<Completion> offeredAt(std::string_view text, const Diagnostic& problem)
{
    const bool unfinished = problem.code == ReadingProblem::lineUnfinished;
    const std::size_t at = behind(text, placeOf(text, problem.where), unfinished ? problem.where.length : 0);
    std::string before(text.substr(0, at));
    if (unfinished) before += ' '; // the last word is written
    const std::size_t cursor = before.size();
    return completionsAt(before.append(text.substr(at)), cursor).items;
}

std::string alternatives(const std::vector<Completion>& offered, const std::string& nearest)
{
    std::vector<std::string> told;
    if (!nearest.empty()) told.push_back(nearest);
    for (const Completion& one : offered) {
        std::string text = one.kind == Completion::Kind::number ? one.label : one.insert;
        if (offered.size() > mostWhole) text = text.substr(0, text.find(' '));
        if (std::find(told.begin(), told.end(), text) == told.end()) told.push_back(std::move(text));
    }
    std::string list;
    for (const std::string& one : told)
        list += (list.empty() ? "" : ", ") + one;
    return list;
}

} // namespace

std::vector<TextEdit> mendOf(std::string_view text, const Diagnostic& problem)
{
    if (problem.quickFix.empty()) return {};
    if (problem.code == ReadingProblem::tab) return withoutTabs(text, problem.quickFix);
    const std::size_t from = placeOf(text, problem.where);
    return {{from, behind(text, from, problem.where.length), problem.quickFix}};
}

std::string mended(std::string_view text, const Diagnostic& problem)
{
    std::string whole(text);
    const std::vector<TextEdit> edits = mendOf(text, problem);
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        whole.replace(edit->from, edit->behind - edit->from, edit->text);
    return whole;
}

void nameAlternatives(std::string_view text, Diagnostics& diagnostics)
{
    if (text.size() > largestText) return;
    for (Diagnostic& problem : diagnostics) {
        const bool unfinished = problem.code == ReadingProblem::lineUnfinished;
        if (!unfinished && problem.code != ReadingProblem::notUnderstood) continue;
        const std::string list = alternatives(offeredAt(text, problem), problem.quickFix);
        if (!list.empty()) problem.arguments.back() = list;
    }
}

} // namespace fabletop
