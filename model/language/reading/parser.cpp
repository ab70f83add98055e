// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/parser.h"

#include "model/language/reading/lexer.h"
#include "model/language/reading/lineparser.h"
#include "model/language/reading/readingproblem.h"
#include "model/language/reading/slips.h"
#include "model/rules/names.h"
#include "model/rules/textproblem.h"
#include "model/rules/utf8.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int deepestBlock = 12;

class FileParser {
public:
    FileParser(std::string_view text, const std::string& file, Diagnostics& diagnostics, Telling telling)
        : m_file(file), m_diagnostics(diagnostics), m_telling(telling),
          m_lines(tokenize(text, file, diagnostics))
    {}

    File read()
    {
        File file;
        file.declarations = readBlock(Word::none, -1, 0);
        file.comments = std::move(m_pending);
        return file;
    }

private:
    /// All lines indented deeper than `outer`, as children of `parent`.
    std::vector<Node> readBlock(Word parent, int outer, int depth)
    {
        std::vector<Node> nodes;
        int indent = -1;
        while (skipEmpty()) {
            Line& line = m_lines[m_next];
            if (line.indent <= outer) break;
            if (indent < 0) indent = line.indent;
            if (line.indent != indent) {
                complain(ReadingProblem::indentation, line.tokens.front().span, {});
                const int wrong = line.indent;
                ++m_next;
                skipDeeper(wrong);
                continue;
            }
            ++m_next;
            readLine(parent, line, nodes, depth);
        }
        return nodes;
    }

    /// Keeps whole-line comments for the next node; false at the end of the text.
    bool skipEmpty()
    {
        for (; m_next < m_lines.size(); ++m_next) {
            Line& line = m_lines[m_next];
            if (!line.tokens.empty()) return true;
            if (line.hasComment)
                m_pending.push_back(line.comment);
            else
                m_gap = true;
        }
        return false;
    }

    void skipDeeper(int indent)
    {
        while (skipEmpty() && m_lines[m_next].indent > indent)
            ++m_next;
    }

    static bool isOtherwise(const Line& line)
    {
        return line.tokens.size() == 1 && line.tokens[0].text == "otherwise";
    }

    /// What begins like a line with a block; none where the words say of nothing that takes one.
    static Word blockMeant(Word parent, const std::vector<Token>& tokens)
    {
        const auto begins = [&](const Row& row) {
            std::size_t at = 0;
            for (const PatternPart& part : patternOf(row.word)) {
                if (part.kind != PatternPart::Kind::word) break;
                if (at == tokens.size() || !matchesWord(part.text, tokens[at].text)) return false;
                ++at;
            }
            return at > 0;
        };
        const auto sorts = sortsWithin(parent);
        if (tokens.front().text == "else" || tokens.front().text == "otherwise") return Word::youMay;
        for (const Row& row : vocabulary())
            if (row.block && std::find(sorts.begin(), sorts.end(), row.sort) != sorts.end() && begins(row))
                return row.word;
        return Word::none;
    }

    /// What stands below a line that was not understood: its own mistakes are told at once, where the line
    /// says of what it is the block.
    void readBelowBroken(Word parent, const Line& line, int depth)
    {
        const Word meant = blockMeant(parent, line.tokens);
        if (meant == Word::none || depth >= deepestBlock)
            skipDeeper(line.indent);
        else
            (void)readBlock(meant, line.indent, depth + 1);
        m_brokenIf = meant == Word::ifThen;
    }

    void readLine(Word parent, Line& line, std::vector<Node>& nodes, int depth)
    {
        std::string rule;
        if (line.tokens.size() > 1 && line.tokens.back().kind == TokenKind::rule) { // alone it marks nothing
            rule = line.tokens.back().text;
            line.tokens.pop_back();
        }
        const bool brokenIf = std::exchange(m_brokenIf, false);
        if (isOtherwise(line) && brokenIf) return (void)readBlock(Word::ifThen, line.indent, depth + 1);
        if (isOtherwise(line) && !nodes.empty() && nodes.back().word == Word::ifThen) {
            return readOtherwise(nodes.back(), line, std::move(rule), depth);
        }
        const bool behindIf =
            brokenIf || (!nodes.empty() && nodes.back().word == Word::ifThen && !nodes.back().hasOtherwise);
        const bool behindMay = !nodes.empty() && nodes.back().word == Word::youMay;
        std::optional<Node> node =
            readPhrases(line, {parent, behindIf, behindMay, line.indent, indentBelow(line)});
        if (!node) return readBelowBroken(parent, line, depth);
        dress(*node, line, std::move(rule));
        nodes.push_back(std::move(*node));
        readChildren(nodes.back(), line, depth);
    }

    void readOtherwise(Node& node, const Line& line, std::string rule, int depth)
    {
        if (node.hasOtherwise) { // what stands below it would take the place of the first one's
            complain(ReadingProblem::otherwiseTwice, line.tokens.front().span, {});
            return (void)readBlock(Word::ifThen, line.indent, depth + 1);
        }
        node.otherwiseRule = std::move(rule);
        node.otherwiseTrailing = line.comment;
        node.hasOtherwise = true;
        node.otherwise = readBlock(Word::ifThen, line.indent, depth + 1);
    }

    void dress(Node& node, const Line& line, std::string rule)
    {
        node.rule = std::move(rule);
        node.trailing = line.comment;
        node.comments = std::exchange(m_pending, {});
        node.spaceBefore = std::exchange(m_gap, false);
    }

    void readChildren(Node& node, const Line& line, int depth)
    {
        const bool wants = rowOf(node.word).block;
        const bool has = skipEmpty() && m_lines[m_next].indent > line.indent;
        const bool optional = node.word == Word::abilityDecl || node.word == Word::formDecl ||
                              node.word == Word::tokenDecl || node.word == Word::tagDecl;
        if (wants && !has && !optional) return complain(ReadingProblem::blockMissing, node.span, {});
        if (!has) return;
        if (!wants) {
            complain(ReadingProblem::blockNotWanted, m_lines[m_next].tokens.front().span, {});
            return skipDeeper(line.indent);
        }
        if (depth >= deepestBlock) {
            complain(ReadingProblem::tooDeep, node.span, {});
            return skipDeeper(line.indent);
        }
        node.block = readBlock(node.word, line.indent, depth + 1);
    }

    /// How far what stands below a line is set in, or would be.
    [[nodiscard]] int indentBelow(const Line& line) const
    {
        const auto next = std::find_if(m_lines.begin() + static_cast<std::ptrdiff_t>(m_next), m_lines.end(),
                                       [](const Line& one) { return !one.tokens.empty(); });
        const bool deeper = next != m_lines.end() && next->indent > line.indent;
        return deeper ? next->indent : line.indent + 2;
    }

    std::optional<Node> readPhrases(const Line& line, const SlipScene& scene)
    {
        if (isNamesLine(scene.parent, line.tokens)) return readNames(line);
        PhraseParser phrases(line.tokens);
        std::optional<Node> node = parseLine(scene.parent, line.tokens, phrases);
        if (!node) complainAt(scene, line, phrases);
        return node;
    }

    /// `es ours "Hermana" feminine, plural "Hermanas"`: names in other languages.
    Node readNames(const Line& line)
    {
        const auto& tokens = line.tokens;
        Node node;
        node.word = Word::languageAttr;
        node.span = tokens.front().span;
        node.text = tokens.front().text;
        for (std::size_t i = 1; i < tokens.size(); ++i) {
            if (!fitsNames(tokens, i))
                return complain(ReadingProblem::namesLine, tokens[i].span, {tokens[i].text}), node;
            if (tokens[i].kind == TokenKind::comma) continue;
            Node part;
            part.span = tokens[i].span;
            part.text = tokens[i].text;
            part.word = tokens[i].kind == TokenKind::string ? Word::languageAttr : Word::none;
            node.parts.push_back(std::move(part));
        }
        return node;
    }

    /// A name, then what belongs to it; a second name only behind "plural", which must have one.
    static bool fitsNames(const std::vector<Token>& tokens, std::size_t at)
    {
        const Token& token = tokens[at];
        const bool behindPlural = tokens[at - 1].text == "plural" && tokens[at - 1].kind == TokenKind::word;
        if (behindPlural || token.kind == TokenKind::comma)
            return behindPlural == (token.kind == TokenKind::string);
        if (token.kind == TokenKind::string)
            return std::none_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(at),
                                [](const Token& before) { return before.kind == TokenKind::string; });
        const auto words = nameWords().subspan(languageCount);
        const bool known =
            token.kind == TokenKind::word && std::find(words.begin(), words.end(), token.text) != words.end();
        return known && (token.text != "plural" || at + 1 < tokens.size());
    }

    void complainAt(const SlipScene& scene, const Line& line, const PhraseParser& phrases)
    {
        const auto plus =
            std::find_if(m_diagnostics.begin(), m_diagnostics.end(), [&](const Diagnostic& told) {
                return told.where.line == line.number && told.file == m_file &&
                       told.code == ReadingProblem::unexpectedCharacter && told.arguments.front() == "+";
            });
        if (plus == m_diagnostics.end() && isTold(line.number)) return;
        auto slip = m_telling == Telling::meant ? slipIn(line, scene) : std::nullopt;
        if (plus != m_diagnostics.end()) { // "gets +2" is a slip of its own, and not one of the sign
            if (!slip || slip->fix.empty()) return;
            if (plus->where.column + 1 == slip->where.column) --slip->where.column, ++slip->where.length;
            m_diagnostics.erase(plus);
        }
        if (slip) return complainOf(*slip);
        const std::size_t at = phrases.furthest();
        if (at >= line.tokens.size())
            return complain(ReadingProblem::lineUnfinished, line.tokens.back().span, {phrases.wanted()});
        const std::size_t before = m_diagnostics.size();
        const std::string wanted = phrases.wanted();
        if (wanted.empty())
            return complain(ReadingProblem::unexpectedCharacter, line.tokens[at].span,
                            {line.tokens[at].text});
        complain(ReadingProblem::notUnderstood, line.tokens[at].span, {line.tokens[at].text, wanted});
        if (m_diagnostics.size() > before)
            m_diagnostics.back().quickFix = nearestWord(scene.parent, line.tokens, at);
    }

    void complainOf(const Slip& slip)
    {
        std::vector<std::string> arguments{slip.written};
        const bool block = slip.code == ReadingProblem::blockWanted ||
                           slip.code == ReadingProblem::linesWanted ||
                           slip.code == ReadingProblem::otherwiseNested;
        if (!slip.fix.empty() && !block) arguments.push_back(slip.fix.substr(0, slip.fix.find('\n')));
        if (!slip.hint.empty()) arguments.push_back(slip.hint);
        complain(slip.code, slip.where, std::move(arguments));
        m_diagnostics.back().quickFix = slip.fix;
    }

    /// Nobody reads on behind so many, and noise must not cost minutes; a line with a mistake of its own
    /// already is not told twice.
    [[nodiscard]] bool isTold(int line) const
    {
        return m_diagnostics.size() >= mostDiagnostics ||
               std::any_of(m_diagnostics.begin(), m_diagnostics.end(), [&](const Diagnostic& told) {
                   return told.where.line == line && told.file == m_file && told.code != ReadingProblem::tab;
               });
    }

    void complain(ProblemCode code, Span span, std::vector<std::string> arguments)
    {
        if (isTold(span.line)) return;
        m_diagnostics.push_back({Severity::error, m_file, span, code, std::move(arguments), {}});
    }

    std::string m_file;
    Diagnostics& m_diagnostics;
    const Telling m_telling;
    std::vector<Line> m_lines;
    std::size_t m_next = 0;
    std::vector<std::string> m_pending;
    bool m_gap = false;
    bool m_brokenIf = false; ///< the line before began with "if" and was not understood
};

} // namespace

File parse(std::string_view text, const std::string& file, Diagnostics& diagnostics, Telling telling)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF"; // some editors begin every text with it
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    if (const auto broken = firstBrokenByte(text)) {
        const auto line = 1 + static_cast<int>(std::count(
                                  text.begin(), text.begin() + static_cast<std::ptrdiff_t>(*broken), '\n'));
        diagnostics.push_back({Severity::error, file, {line, 1, 1}, TextProblem::notUtf8, {}, {}});
        return {};
    }
    return FileParser(text, file, diagnostics, telling).read();
}

std::vector<Word> completions(Sort sort)
{
    std::vector<Word> words;
    for (const Row& row : vocabulary())
        if (row.sort == sort) words.push_back(row.word);
    return words;
}

} // namespace fabletop
