// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/phraseparser.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int deepestPhrase = 40;  ///< a stranger's line may nest without end; the stack may not
constexpr int mostSteps = 100'000; ///< and a line made to be ambiguous may not take for ever

std::string_view nameOf(Sort sort)
{
    switch (sort) {
    case Sort::declaration: return "a declaration";
    case Sort::attribute: return "a property";
    case Sort::section: return "a moment";
    case Sort::act: return "an instruction";
    case Sort::modifier: return "a standing change";
    case Sort::player: return "a player";
    case Sort::fighters: return "a fighter";
    case Sort::spaces: return "a space";
    case Sort::cards: return "a card";
    case Sort::number: return "a number";
    case Sort::condition: return "a condition";
    case Sort::none: break;
    }
    return "something else";
}

/// Of "is/are" the second.
std::string_view pluralVerbOf(std::string_view word)
{
    const std::size_t slash = word.find('/');
    return slash == std::string_view::npos ? std::string_view() : word.substr(slash + 1);
}

} // namespace

std::optional<Node> PhraseParser::parse(Sort sort, std::size_t& at, Binding least)
{
    if (m_depth >= deepestPhrase || m_steps > mostSteps) return std::nullopt;
    ++m_depth;
    std::optional<Node> node = parsePrimary(sort, at);
    while (node && extend(sort, *node, at, least)) {
    }
    --m_depth;
    return node;
}

/// Whether a row's part can match here, as far as its word tells; so that most rows cost one comparison.
/// Where any of many rows may begin, none of their words is what was wanted: then `tells` is false.
bool PhraseParser::mayMatch(const PatternPart& part, std::size_t at, bool tells)
{
    if (part.kind != PatternPart::Kind::word) return true;
    if (at < m_tokens.size() && matchesWord(part.text, m_tokens[at].text)) return true;
    if (tells) miss(at, part.text);
    return false;
}

std::optional<Node> PhraseParser::parsePrimary(Sort sort, std::size_t& at)
{
    std::optional<Node> best;
    std::size_t bestEnd = at;
    std::size_t behindDeterminer = at;
    int many = 0;
    const Determiner determiner = takeDeterminer(behindDeterminer, many);
    const bool other = sort == Sort::fighters && standsAt(behindDeterminer, "other");
    behindDeterminer += other;
    for (const Row* row : openers(sort)) {
        std::size_t end = row->determined ? behindDeterminer : at;
        const PatternPart& front = patternOf(row->word).front();
        const bool leads = front.kind == PatternPart::Kind::slot; // its own openers are noted instead
        if (m_expected && !leads) expect(end, {row, 0, row->determined ? determiner : Determiner::none, {}});
        if (!mayMatch(front, end, false)) continue;
        Node node;
        node.word = row->word;
        if (row->determined) node.determiner = determiner, node.many = many, node.other = other;
        if (!matchParts(*row, node, 0, end) || (best && end <= bestEnd)) continue;
        node.span = spanFrom(at, end);
        best = std::move(node);
        bestEnd = end;
    }
    if (std::size_t end = at; auto inside = parseBrackets(sort, end))
        if (!best || end > bestEnd) best = std::move(inside), bestEnd = end;
    if (sort == Sort::fighters && standsAt(at, "your other fighters")) {
        best = Node();
        best->word = Word::ownFighters;
        best->other = true;
        bestEnd = at + 3;
        best->span = spanFrom(at, bestEnd);
    }
    if (!best) miss(at, nameOf(sort));
    at = best ? bestEnd : at;
    return best;
}

/// "(a Wasp or the Bear)": what stands in brackets holds together.
std::optional<Node> PhraseParser::parseBrackets(Sort sort, std::size_t& at)
{
    if (at >= m_tokens.size() || m_tokens[at].kind != TokenKind::bracket || m_tokens[at].text != "(")
        return std::nullopt;
    std::optional<Node> inside = parse(sort, ++at);
    if (!inside || !take(")", at)) return std::nullopt;
    inside->bracketed = true;
    return inside;
}

bool PhraseParser::extend(Sort sort, Node& node, std::size_t& at, Binding least)
{
    std::optional<Node> best;
    std::size_t bestEnd = at;
    for (const Row* row : suffixes(sort)) {
        if (bindingOf(row->word) < least) continue;
        if (m_expected) expect(at, {row, 1, Determiner::none, {}});
        if (!mayMatch(patternOf(row->word)[1], at)) continue;
        std::size_t end = at;
        Node longer;
        longer.word = row->word;
        if (!matchParts(*row, longer, 1, end) || end <= bestEnd) continue;
        best = std::move(longer);
        bestEnd = end;
    }
    if (!best) return false;
    best->span = node.span;
    best->span.length = spanFrom(at, bestEnd).column + spanFrom(at, bestEnd).length - node.span.column;
    best->parts.insert(best->parts.begin(), std::move(node));
    node = std::move(*best);
    at = bestEnd;
    return true;
}

bool PhraseParser::matchParts(const Row& row, Node& node, std::size_t first, std::size_t& at)
{
    const auto& parts = patternOf(row.word);
    const bool holds = first > 0 || row.word == Word::negation;
    for (std::size_t i = first; i < parts.size(); ++i) {
        if (m_expected && i > 0 && parts[i].kind != PatternPart::Kind::slot)
            expect(at, {&row, i, Determiner::none, {}});
        const bool own = holds && parts[i].sort == row.sort;
        if (!matchPart(parts[i], node, at, own ? bindingWithin(row.word) : Binding::loose)) return false;
    }
    return true;
}

bool PhraseParser::matchPart(const PatternPart& part, Node& node, std::size_t& at, Binding least)
{
    using Kind = PatternPart::Kind;
    ++m_steps;
    const Token* token = at < m_tokens.size() ? &m_tokens[at] : nullptr;
    switch (part.kind) {
    case Kind::word:
        if (token) node.pluralVerb = node.pluralVerb || token->text == pluralVerbOf(part.text);
        return take(part.text, at);
    case Kind::times:
        node.number = 1;
        if (token && token->kind == TokenKind::times) node.number = token->number, ++at;
        return true;
    case Kind::integer:
        if (!token || token->kind != TokenKind::number) return miss(at, "a number"), false;
        node.number = token->number;
        return ++at, true;
    case Kind::string:
        if (!token || token->kind != TokenKind::string) return miss(at, "a text in quotes"), false;
        node.text = token->text;
        node.textSpan = token->span;
        return ++at, true;
    case Kind::name:
        if (!token || (token->kind != TokenKind::name && token->kind != TokenKind::string))
            return miss(at, "a name"), false;
        node.text = token->text;
        node.textSpan = token->span;
        return ++at, true;
    case Kind::amount:
        if (m_expected && !token) return false; // the whole amount is noted, not its noun alone
        [[fallthrough]];
    case Kind::slot: {
        std::optional<Node> phrase =
            part.kind == Kind::amount ? parseAmount(part.text, at) : parse(part.sort, at, least);
        if (!phrase) return false;
        node.parts.push_back(std::move(*phrase));
        return true;
    }
    }
    return false;
}

std::optional<Node> PhraseParser::parseAmount(std::string_view noun, std::size_t& at)
{
    const std::size_t first = at;
    if (at < m_tokens.size() && m_tokens[at].kind == TokenKind::number) {
        Node number;
        number.word = Word::literal;
        number.number = m_tokens[at].number;
        number.span = m_tokens[at].span;
        ++at;
        if (!matchNoun(noun, at)) return at = first, std::nullopt;
        return parseCounted(number, at);
    }
    if (!matchNoun(noun, at)) return at = first, std::nullopt;
    if (m_expected) expect(at, {nullptr, 0, Determiner::none, "equal to"});
    if (!take("equal", at) || !take("to", at)) return at = first, std::nullopt;
    std::optional<Node> number = parse(Sort::number, at);
    if (!number) at = first;
    return number;
}

/// "… for each guard", behind "1 damage".
std::optional<Node> PhraseParser::parseCounted(const Node& number, std::size_t& at)
{
    Node best = number;
    std::size_t bestEnd = at;
    for (Word word : {Word::perDiscarded, Word::perFighter, Word::perCard}) {
        std::size_t end = at;
        Node counted;
        counted.word = word;
        counted.parts.push_back(number);
        if (!matchParts(rowOf(word), counted, 1, end) || end <= bestEnd) continue;
        counted.span = number.span;
        best = std::move(counted);
        bestEnd = end;
    }
    at = bestEnd;
    return best;
}

bool PhraseParser::matchNoun(std::string_view noun, std::size_t& at)
{
    std::size_t end = at;
    while (!noun.empty()) {
        if (m_expected) expect(end, {nullptr, 0, Determiner::none, noun});
        const std::size_t stop = std::min(noun.find(' '), noun.size());
        if (!take(noun.substr(0, stop), end)) return false;
        noun.remove_prefix(std::min(stop + 1, noun.size()));
    }
    at = end;
    return true;
}

/// Whether these words stand there, one after the other.
bool PhraseParser::standsAt(std::size_t at, std::string_view words) const
{
    for (; !words.empty(); ++at) {
        const std::size_t stop = std::min(words.find(' '), words.size());
        if (at >= m_tokens.size() || m_tokens[at].kind != TokenKind::word ||
            m_tokens[at].text != words.substr(0, stop))
            return false;
        words.remove_prefix(std::min(stop + 1, words.size()));
    }
    return true;
}

/// `many`: of "2" and "up to 2".
Determiner PhraseParser::takeDeterminer(std::size_t& at, int& many)
{
    const bool most = standsAt(at, "up to");
    const std::size_t figure = at + (most ? 2 : 0);
    if (figure < m_tokens.size() && m_tokens[figure].kind == TokenKind::number) {
        many = m_tokens[figure].number;
        at = figure + 1;
        return most ? Determiner::upTo : Determiner::exactly;
    }
    if (standsAt(at, "any number of")) return at += 3, Determiner::anyNumber;
    constexpr std::pair<std::string_view, Determiner> all[] = {{"a", Determiner::a},
                                                               {"an", Determiner::an},
                                                               {"any", Determiner::any},
                                                               {"each", Determiner::each},
                                                               {"all", Determiner::all},
                                                               {"the", Determiner::the},
                                                               {"another", Determiner::another},
                                                               {"no", Determiner::no}};
    if (at >= m_tokens.size() || m_tokens[at].kind != TokenKind::word) return Determiner::none;
    for (const auto& [text, determiner] : all)
        if (m_tokens[at].text == text) return ++at, determiner;
    return Determiner::none;
}

bool PhraseParser::take(std::string_view word, std::size_t& at)
{
    const bool plain = at < m_tokens.size() &&
                       (m_tokens[at].kind == TokenKind::word || m_tokens[at].kind == TokenKind::comma ||
                        m_tokens[at].kind == TokenKind::bracket);
    if (plain && matchesWord(word, m_tokens[at].text)) return ++at, true;
    miss(at, word);
    return false;
}

Span PhraseParser::spanFrom(std::size_t first, std::size_t behind) const
{
    if (m_tokens.empty()) return {};
    const Span a = m_tokens[std::min(first, m_tokens.size() - 1)].span;
    if (behind <= first) return {a.line, a.column, 0};
    const Span b = m_tokens[behind - 1].span;
    return {a.line, a.column, b.column + b.length - a.column};
}

void PhraseParser::miss(std::size_t at, std::string_view wanted)
{
    if (at < m_furthest || (at == m_furthest && !m_wanted.empty())) return;
    m_furthest = at;
    m_wanted = wanted;
}

void PhraseParser::expect(std::size_t at, const Expected& expected)
{
    if (at != m_tokens.size()) return;
    if (std::find(m_expected->begin(), m_expected->end(), expected) == m_expected->end())
        m_expected->push_back(expected);
}

} // namespace fabletop
