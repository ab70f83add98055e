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

/// The edit of a line that sets in what stands below it, and the lines of its own "otherwise", as far as the
/// new line is set in.
std::vector<TextEdit> setIn(std::string_view text, const TextEdit& edit)
{
    const auto indentAt = [&](std::size_t at) {
        return std::min(text.find_first_not_of(' ', at), text.size()) - at;
    };
    const std::size_t begin = text.rfind('\n', edit.from) + 1; // npos + 1 is 0
    const std::size_t own = indentAt(begin);
    const std::size_t line = edit.text.find('\n') + 1;
    const std::size_t deeper = std::max(edit.text.find_first_not_of(' ', line) - line, own) - own;
    std::vector<TextEdit> edits{edit};
    for (std::size_t at = text.find('\n', edit.behind); at < text.size() - 1; at = text.find('\n', at)) {
        const std::size_t indent = indentAt(++at);
        const bool empty = at + indent >= text.size() || text[at + indent] == '\n';
        const std::string_view rest = text.substr(at + indent);
        const bool other = indent == own && (rest.starts_with("otherwise") || rest.starts_with("else"));
        if (empty) continue;
        if (indent < own || (indent == own && !other)) break;
        edits.push_back({at, at, std::string(deeper, ' ')});
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

/// What is told of an offer: a gap by what fills it, never by its sign in a pattern.
std::string toldOf(const Completion& one, bool whole)
{
    if (one.kind == Completion::Kind::text) return "a text in quotes";
    if (one.kind == Completion::Kind::number)
        return one.insert.starts_with('x') ? one.insert : "a number in figures";
    return whole ? one.insert : one.insert.substr(0, one.insert.find(' '));
}

/// `standing`: the word that isn't understood; whatever begins with it isn't what is missing.
std::string alternatives(const std::vector<Completion>& offered, const std::string& nearest,
                         const std::string& standing)
{
    std::vector<std::string> told;
    if (!nearest.empty()) told.push_back(nearest);
    for (const Completion& one : offered) {
        std::string text = toldOf(one, offered.size() <= mostWhole);
        const bool words = one.kind == Completion::Kind::word || one.kind == Completion::Kind::name;
        if (words && text.substr(0, text.find(' ')) == standing) continue;
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
    const TextEdit edit{from, behind(text, from, problem.where.length), problem.quickFix};
    return problem.code == ReadingProblem::otherwiseNested ? setIn(text, edit) : std::vector{edit};
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
        const std::string list = alternatives(offeredAt(text, problem), problem.quickFix,
                                              unfinished ? std::string() : problem.arguments.front());
        if (!list.empty()) problem.arguments.back() = list;
    }
}

} // namespace fabletop
