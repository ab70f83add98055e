// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/services/upgrade.h"

#include "model/language/meaning/meaningproblem.h"
#include "model/language/meaning/resolver.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"
#include "model/language/services/mends.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int mostRounds = 20; ///< a mended line may show the next mistake in it

bool hasOneMeaning(const Diagnostic& problem)
{
    return !problem.quickFix.empty() && problem.code == MeaningProblem::littleWordOther;
}

/// Place of a character of a text; its end where there is none.
std::size_t byteAt(std::string_view text, int line, int column)
{
    std::size_t at = 0;
    for (int l = 1; l < line && at < text.size(); ++l)
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    for (int c = 1; c < column && at < text.size(); ++c)
        do
            ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0u) == 0x80u);
    return at;
}

Diagnostics problemsOf(std::string_view text, const std::string& file)
{
    Diagnostics problems;
    const File parsed = parse(text, file, problems);
    if (!hasErrors(problems)) (void)resolveHero(parsed, file, problems);
    return problems;
}

/// Mends each line once, from the last to the first: what stands before a mend keeps its place.
int mendAll(std::string& text, const Diagnostics& problems)
{
    std::vector<Diagnostic> mends;
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(mends), hasOneMeaning);
    std::sort(mends.begin(), mends.end(), [](const Diagnostic& one, const Diagnostic& two) {
        return std::pair(one.where.line, one.where.column) > std::pair(two.where.line, two.where.column);
    });
    int last = 0;
    int count = 0;
    for (const Diagnostic& mend : mends)
        if (std::exchange(last, mend.where.line) != mend.where.line) text = mended(text, mend), ++count;
    return count;
}

/// "Any Fog tokens" was how the first version wrote "any number of Fog tokens". A line that isn't understood
/// is tried that way, and stays as it was where that doesn't help.
int writeAnyNumber(std::string& text, const Diagnostics& problems, const std::string& file)
{
    constexpr std::string_view any = " any ";
    int count = 0;
    for (const Diagnostic& problem : problems) {
        const std::size_t begin = byteAt(text, problem.where.line, 1);
        const std::size_t at = text.find(any, begin);
        if (at >= text.find('\n', begin)) continue;
        std::string tried = text;
        tried.replace(at, any.size(), " any number of ");
        const Diagnostics left = problemsOf(tried, file);
        const bool helps = std::none_of(left.begin(), left.end(), [&](const Diagnostic& one) {
            return one.severity == Severity::error && one.where.line == problem.where.line;
        });
        if (helps) text = std::move(tried), ++count;
    }
    return count;
}

/// The text with its version in front, in canonical form.
std::string versioned(std::string_view text, const std::string& file)
{
    Diagnostics none;
    File tree = parse(text, file, none);
    const auto said = [](const Node& node) { return node.word == Word::versionDecl; };
    if (std::none_of(tree.declarations.begin(), tree.declarations.end(), said)) {
        Node version;
        version.word = Word::versionDecl;
        version.number = languageVersion;
        if (!tree.declarations.empty()) {
            version.comments = std::exchange(tree.declarations.front().comments, {});
            tree.declarations.front().spaceBefore = true;
        }
        tree.declarations.insert(tree.declarations.begin(), std::move(version));
    }
    return print(tree);
}

} // namespace

Upgraded upgraded(std::string_view text, const std::string& file)
{
    Upgraded result{std::string(text), {}, 0};
    for (int round = 0; round < mostRounds; ++round) {
        result.left = problemsOf(result.text, file);
        const int count = mendAll(result.text, result.left) + writeAnyNumber(result.text, result.left, file);
        result.rewritten += count;
        if (count == 0) break;
    }
    std::erase_if(result.left, [](const Diagnostic& one) { return one.severity == Severity::warning; });
    if (result.left.empty()) result.text = versioned(result.text, file);
    return result;
}

} // namespace fabletop
