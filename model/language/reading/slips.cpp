// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/slips.h"

#include "model/language/reading/lineparser.h"
#include "model/language/reading/slippattern.h"
#include "model/language/reading/sliptable.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr std::size_t longestSlip = 60; ///< tokens; ours stay far below
constexpr int mostTries = 600;          ///< readings of one line
constexpr int mostSplits = 200; ///< of them for lines cut in two at any word, so that others have their turn
constexpr int mostSlips = 5;    ///< in one line

using Tokens = std::vector<Token>;

/// Whether nothing can be mended.
bool isOnlyTold(const SlipRow& row)
{
    return row.meant.empty() || row.code == ReadingProblem::tryInstead;
}

Tokens tokensOf(const std::string& text)
{
    Diagnostics problems;
    std::vector<Line> lines = tokenize(text, {}, problems);
    return lines.size() == 1 && problems.empty() ? std::move(lines.front().tokens) : Tokens();
}

/// Whether a block holds what happens; a property isn't told that cards can't do it.
bool holdsTexts(Word parent)
{
    const auto sorts = sortsWithin(parent);
    return sorts.back() == Sort::act || sorts.back() == Sort::modifier;
}

/// Texts and their headings, of which people expect what isn't there: other declarations are told what may
/// stand there.
bool isToldOf(Word parent)
{
    return holdsTexts(parent) || sortsWithin(parent).back() == Sort::section;
}

bool matches(const SlipRow& row, const Tokens& tokens)
{
    bool any = false;
    forEachMatch(row.written, tokens, [&](const SlipMatch&) { return any = true; });
    return any;
}

/// A line as it is meant: itself, and what stands on the next line.
struct Meant {
    std::string line;
    std::string below{}; ///< empty: there is none
    bool beside = false; ///< it isn't set in
    ReadingProblem code = ReadingProblem::count;
};

/// Tries the rows one after the other until the line can be read; of one that doesn't help alone, whether it
/// gets further.
class SlipFinder {
public:
    explicit SlipFinder(const SlipScene& scene) : m_scene(scene) {}

    std::optional<Meant> find(const Tokens& tokens) { return find(m_scene.parent, tokens, mostSlips); }

    /// The same with one word for a name; any word may be one, so this is asked last.
    std::optional<Meant> findName(const Tokens& tokens)
    {
        std::optional<Meant> found;
        m_tries = 0;
        forEachMatch("{C}", tokens, [&](const SlipMatch& match) {
            const std::string line = filledIn("{C}", tokens, match).front();
            if (!reading(m_scene.parent, tokensOf(line)).read) return false;
            found = Meant{line, {}, false, ReadingProblem::capitalWanted};
            return true;
        });
        return found;
    }

private:
    /// What a line is that can be read; `left`: tokens that are not understood.
    struct Reading {
        Word word = Word::none;
        bool read = false;
        std::size_t left = 0;
    };

    Reading reading(Word parent, const Tokens& tokens)
    {
        if (tokens.size() == 1 && tokens[0].text == "otherwise" && m_scene.behindIf &&
            parent == m_scene.parent)
            return {Word::ifThen, true, 0};
        if (tokens.empty() || ++m_tries > mostTries) return {Word::none, false, tokens.size() + 1};
        PhraseParser phrases(tokens);
        const std::optional<Node> node = parseLine(parent, tokens, phrases);
        return {node ? node->word : Word::none, node.has_value(),
                node ? 0 : tokens.size() - std::min(phrases.furthest(), tokens.size())};
    }

    std::optional<Meant> find(Word parent, const Tokens& tokens, int slips)
    {
        const Reading now = reading(parent, tokens);
        if (now.read) return Meant{written(tokens), {}};
        if (slips == 0) return std::nullopt;
        for (const SlipRow& row : slipRows()) {
            if (isOnlyTold(row) && slips == mostSlips && isToldOf(parent) && matches(row, tokens))
                return std::nullopt;
            if (isOnlyTold(row) || !mayBe(row.code, parent)) continue;
            if (cutsInTwo(row) && m_splits > mostSplits) continue;
            const int before = m_tries;
            std::optional<Meant> found;
            forEachMatch(row.written, tokens, [&](const SlipMatch& match) {
                // A name may have been read as one: its small letter gets no further by itself.
                const std::size_t left = now.left + (row.code == ReadingProblem::smallLetterWanted);
                found = follow(row, parent, filledIn(row.meant, tokens, match), left, slips);
                return found.has_value() || m_tries > mostTries;
            });
            if (cutsInTwo(row)) m_splits += m_tries - before;
            if (found) return found->code = row.code, found;
        }
        return std::nullopt;
    }

    std::optional<Meant> follow(const SlipRow& row, Word parent, const std::vector<std::string>& lines,
                                std::size_t left, int slips)
    {
        const Tokens head = tokensOf(lines.front());
        const Reading first = reading(parent, head);
        if (lines.size() == 1) {
            if (first.read) return Meant{lines.front(), {}};
            return first.left < left ? find(parent, head, slips - 1) : std::nullopt;
        }
        if (row.code == ReadingProblem::linesWanted) return besides(parent, head, lines[1], slips);
        if (!first.read || !rowOf(first.word).block || takesOptions(first.word)) return std::nullopt;
        const auto below = find(first.word, tokensOf(lines[1]), slips - 1);
        if (!below || !below->below.empty()) return std::nullopt;
        const Reading inner = reading(first.word, tokensOf(below->line));
        if (!inner.read || rowOf(inner.word).block != (row.code == ReadingProblem::otherwiseNested))
            return std::nullopt;
        return Meant{lines.front(), below->line};
    }

    /// Two instructions, one below the other.
    std::optional<Meant> besides(Word parent, const Tokens& first, const std::string& second, int slips)
    {
        const auto isAct = [&](const std::optional<Meant>& meant) {
            if (!meant || !meant->below.empty()) return false;
            const Row& row = rowOf(reading(parent, tokensOf(meant->line)).word);
            return row.sort == Sort::act && !row.block;
        };
        const auto one = find(parent, first, slips - 1);
        if (!isAct(one)) return std::nullopt;
        const auto other = find(parent, tokensOf(second), slips - 1);
        if (!isAct(other)) return std::nullopt;
        return Meant{one->line, other->line, true};
    }

    static bool cutsInTwo(const SlipRow& row)
    {
        return row.code == ReadingProblem::blockWanted || row.code == ReadingProblem::linesWanted;
    }

    static bool takesOptions(Word word)
    {
        return word == Word::chooseOne || word == Word::chooseTwo || word == Word::actionBlock;
    }

    /// Whether that slip makes sense in such a block.
    bool mayBe(ReadingProblem code, Word parent) const
    {
        if (code == ReadingProblem::commaMissing) return hasProperties(parent);
        return code != ReadingProblem::offerDeclined || (m_scene.behindMay && parent == m_scene.parent);
    }

    static bool hasProperties(Word parent)
    {
        const auto sorts = sortsWithin(parent);
        return std::find(sorts.begin(), sorts.end(), Sort::attribute) != sorts.end();
    }

    SlipScene m_scene;
    int m_tries = 0;
    int m_splits = 0;
};

Span spanOf(const Tokens& tokens, std::size_t first, std::size_t behind)
{
    const Span a = tokens[first].span;
    const Span b = tokens[behind - 1].span;
    return {a.line, a.column, b.column + b.length - a.column};
}

Tokens slice(const Tokens& tokens, std::size_t first, std::size_t behind)
{
    return {tokens.begin() + static_cast<std::ptrdiff_t>(first),
            tokens.begin() + static_cast<std::ptrdiff_t>(behind)};
}

/// "The" alone, or a word that stands there already, tells nobody what to write: words beside it are told
/// too.
void takeAlong(const Tokens& was, const Tokens& is, std::size_t& first, std::size_t& last)
{
    constexpr std::string_view little[] = {"the", "this", "that", "in", "your",
                                           "not", "a",    "an",   "is", "all"};
    const auto tells = [&] {
        const Tokens put = slice(is, first, is.size() - last);
        return std::any_of(put.begin(), put.end(), [&](const Token& token) {
            return std::find(std::begin(little), std::end(little), token.text) == std::end(little);
        });
    };
    while (!tells() && last > 0)
        --last;
    const Tokens put = slice(is, first, is.size() - last);
    const bool there =
        put.size() == 1 && std::any_of(was.begin() + static_cast<std::ptrdiff_t>(first),
                                       was.end() - static_cast<std::ptrdiff_t>(last),
                                       [&](const Token& one) { return one.text == put[0].text; });
    if (there && first > 0) --first;
}

/// Only what differs. What is merely put in or left out takes a word beside it along: a mend writes
/// something in the place of something.
Slip changed(const Tokens& was, const Tokens& is, ReadingProblem code)
{
    const auto same = [](const Token& a, const Token& b) { return a.kind == b.kind && a.text == b.text; };
    const std::size_t shorter = std::min(was.size(), is.size());
    std::size_t first = 0;
    std::size_t last = 0;
    while (first < shorter && same(was[first], is[first]))
        ++first;
    while (last < shorter - first && same(was[was.size() - 1 - last], is[is.size() - 1 - last]))
        ++last;
    const auto put = [&] { return slice(is, first, is.size() - last); };
    const bool missing = first + last == was.size();
    const bool glued =
        !put().empty() && (put().front().kind == TokenKind::comma || put().front().text == "'s");
    if (first > 0 && (glued || (missing && last == 0)))
        --first;
    else if (missing || put().empty())
        last > 0 ? --last : --first;
    if (code == ReadingProblem::wordOfOthers) takeAlong(was, is, first, last);
    return {code, spanOf(was, first, was.size() - last), written(slice(was, first, was.size() - last)),
            written(put())};
}

/// What the language has nothing of, or what may be meant where nobody can know.
std::optional<Slip> toldOf(const Tokens& tokens, Word parent)
{
    std::optional<Slip> told;
    for (const SlipRow& row : slipRows()) {
        if (told || !isOnlyTold(row) || !isToldOf(parent)) continue;
        forEachMatch(row.written, tokens, [&](const SlipMatch& match) {
            const bool whole = row.code == ReadingProblem::notYet || row.code == ReadingProblem::tryInstead;
            const std::size_t first = whole ? match.first : match.verb;
            const std::size_t behind = whole ? match.behind : match.verb + 1;
            told = Slip{row.code,
                        spanOf(tokens, first, behind),
                        written(slice(tokens, first, behind)),
                        {},
                        std::string(row.meant)};
            return true;
        });
    }
    return told;
}

Slip mendedBy(const Meant& meant, const Tokens& tokens, const SlipScene& scene)
{
    if (meant.below.empty()) return changed(tokens, tokensOf(meant.line), meant.code);
    const std::string indent(static_cast<std::size_t>(meant.beside ? scene.indent : scene.blockIndent), ' ');
    const ReadingProblem code = meant.code != ReadingProblem::wordOfOthers ? meant.code
                                : meant.beside                             ? ReadingProblem::linesWanted
                                                                           : ReadingProblem::blockWanted;
    return {code, spanOf(tokens, 0, tokens.size()), meant.line, meant.line + '\n' + indent + meant.below};
}

} // namespace

std::optional<Slip> slipIn(const Line& line, const SlipScene& scene)
{
    const Tokens& tokens = line.tokens;
    if (tokens.empty() || tokens.size() > longestSlip) return std::nullopt;
    SlipFinder finder(scene);
    if (const auto meant = finder.find(tokens)) return mendedBy(*meant, tokens, scene);
    if (auto told = toldOf(tokens, scene.parent)) return told;
    const auto named = finder.findName(tokens);
    return named ? std::optional(mendedBy(*named, tokens, scene)) : std::nullopt;
}

} // namespace fabletop
