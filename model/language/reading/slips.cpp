// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/slips.h"

#include "model/language/reading/lineparser.h"
#include "model/language/reading/slippattern.h"
#include "model/table/combat.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr std::size_t longestSlip = 60; ///< tokens; ours stay far below
constexpr int mostTries = 400;          ///< readings of one line
constexpr int mostSlips = 5;            ///< in one line

/// The pattern of what is written, and what is meant by it; see slippattern.h. Where nothing is meant, this
/// language has nothing of the kind.
struct SlipRow {
    ReadingProblem code;
    std::string_view written;
    std::string_view meant;
};

// clang-format off
constexpr SlipRow slipRows[] = {
    {ReadingProblem::otherwiseNested, "^ else|otherwise ,? if {a} $", "otherwise / if {a}"},
    {ReadingProblem::otherwiseWanted, "^ else $", "otherwise"},
    {ReadingProblem::otherwiseWanted, "^ else ,? {a} $", "otherwise / {a}"},
    {ReadingProblem::blockWanted, "^ {a} , then? {b} $", "{a} / {b}"},
    {ReadingProblem::blockWanted, "^ {a} then {b} $", "{a} / {b}"},
    {ReadingProblem::blockWanted, "^ {a} {b} $", "{a} / {b}"},
    {ReadingProblem::blockWanted, "^ {a} ,? if {b} $", "if {b} / {a}"},
    {ReadingProblem::blockWanted, "^ {a} may recover {b} $", "you may / {a} recovers {b}"},
    {ReadingProblem::linesWanted, "^ {a} ,? and|then then? {b} $", "{a} // {b}"},
    {ReadingProblem::linesWanted, "^ {a} , {b} $", "{a} // {b}"},

    {ReadingProblem::smallLetterWanted, "{N}", "{N}"},
    {ReadingProblem::figureWanted, "{f}", "{f}"},
    {ReadingProblem::figureWanted, "a|an {w}", "1 {w}"},
    {ReadingProblem::upToMissing, "{n} space", "up to {n} space"},
    {ReadingProblem::upToMissing, "{n} spaces", "up to {n} spaces"},
    {ReadingProblem::commaMissing, "{p} {q}", "{p} , {q}"},

    {ReadingProblem::subjectNotWanted, "^ you chooses {a} $", "choose {a}"},
    {ReadingProblem::subjectNotWanted, "^ you gains {a} $", "gain {a}"},
    {ReadingProblem::subjectNotWanted, "^ you {a} $", "{a}"},
    {ReadingProblem::wordOfOthers, "^ {a} gains|gain {n} health $", "{a} recovers {n} health"},
    {ReadingProblem::wordOfOthers, "^ {a} gains|gain {n} health $", "{a} 's hero recovers {n} health"},
    {ReadingProblem::wordOfOthers, "^ {a} gains|gain {n} card $", "{a} draws {n} card"},
    {ReadingProblem::wordOfOthers, "^ {a} gains|gain {n} cards $", "{a} draws {n} cards"},
    {ReadingProblem::wordOfOthers, "^ {a} chooses|choose and discards|discard {b} $", "{a} discards {b}"},
    {ReadingProblem::wordOfOthers, "^ choose a number $", "name a number"},
    {ReadingProblem::wordOfOthers, "^ move another {b} token {a} $", "you move another {b} token {a}"},

    {ReadingProblem::wordOfOthers, "your opponent", "the opponent"},
    {ReadingProblem::wordOfOthers, "^ opponent {a} $", "the opponent {a}"},
    {ReadingProblem::wordOfOthers, "each of the opponent 's fighters", "each opposing fighter"},
    {ReadingProblem::wordOfOthers, "the opponent 's fighters", "each opposing fighter"},
    {ReadingProblem::wordOfOthers, "each of your {S}", "each {S}"},
    {ReadingProblem::wordOfOthers, "the value of this card", "this card"},
    {ReadingProblem::wordOfOthers, "the value of the opposing card", "the opposing card"},
    {ReadingProblem::wordOfOthers, "the value of that card", "the printed value of that card"},

    {ReadingProblem::wordOfOthers, "top card of", "top 1 card of"},
    {ReadingProblem::wordOfOthers, "from your discard pile", "in your discard pile"},
    {ReadingProblem::wordOfOthers, "^ take {a} from|in your discard pile $", "take {a} in your discard pile into your hand"},
    {ReadingProblem::wordOfOthers, "from your hand", "in your hand"},
    {ReadingProblem::wordOfOthers, "from the opponent 's hand", "in the opponent 's hand"},
    {ReadingProblem::wordOfOthers, "from that player 's hand", "in that player 's hand"},
    {ReadingProblem::wordOfOthers, "^ the opponent {a} in|from their hand $", "the opponent {a} in the opponent 's hand"},
    {ReadingProblem::wordOfOthers, "^ that player {a} in|from their hand $", "that player {a} in that player 's hand"},
    {ReadingProblem::wordOfOthers, "^ {a} reveals|reveal their hand $", "{a} reveals the hand"},
    {ReadingProblem::wordOfOthers, "^ the opponent discards their hand $", "the opponent discards all cards in the opponent 's hand"},
    {ReadingProblem::wordOfOthers, "^ that player discards their hand $", "that player discards all cards in that player 's hand"},
    {ReadingProblem::wordOfOthers, "^ discard your hand $", "discard all cards in your hand"},
    {ReadingProblem::wordOfOthers, "^ discard {n} random card from|in? your? hand? $", "you discard {n} random card"},
    {ReadingProblem::wordOfOthers, "^ discard {n} random cards from|in? your? hand? $", "you discard {n} random cards"},
    {ReadingProblem::wordOfOthers, "^ discard {n} card at random $", "you discard {n} random card"},
    {ReadingProblem::wordOfOthers, "^ discard {n} cards at random $", "you discard {n} random cards"},
    {ReadingProblem::wordOfOthers, "{n} card at random", "{n} random card"},
    {ReadingProblem::wordOfOthers, "{n} cards at random", "{n} random cards"},

    {ReadingProblem::wordOfOthers, "you did not win", "not you won"},
    {ReadingProblem::wordOfOthers, "you did not lose", "not you lost"},
    {ReadingProblem::wordOfOthers, "you won the|this combat|fight|battle", "you won"},
    {ReadingProblem::wordOfOthers, "you lost the|this combat|fight|battle", "you lost"},
    {ReadingProblem::wordOfOthers, "you won or lost", "you won or you lost"},
    {ReadingProblem::wordOfOthers, "{a} and if {b}", "{a} and {b}"},
    {ReadingProblem::wordOfOthers, "^ if there is|are at least {n} {a} $", "if the number of {a} is at least {n}"},
    {ReadingProblem::wordOfOthers, "^ if there is|are at most {n} {a} $", "if the number of {a} is at most {n}"},
    {ReadingProblem::wordOfOthers, "you are attacking", "you attack"},
    {ReadingProblem::wordOfOthers, "you are defending", "you defend"},
    {ReadingProblem::wordOfOthers, "you have no card|cards in hand", "not there is a card in your hand"},
    {ReadingProblem::wordOfOthers, "the opponent has no card|cards in hand", "not there is a card in the opponent 's hand"},
    {ReadingProblem::wordOfOthers, "that player has no card|cards in hand", "not there is a card in that player 's hand"},
    {ReadingProblem::wordOfOthers, "within {n} space|spaces of", "within {n} of"},
    {ReadingProblem::wordOfOthers, "{a} is not {b}", "not {a} is {b}"},
    {ReadingProblem::wordOfOthers, "{a} are not {b}", "not {a} are {b}"},
    {ReadingProblem::wordOfOthers, "{a} is within {n} of", "{a} is a fighter within {n} of"},
    {ReadingProblem::wordOfOthers, "the health of {a} is {n} or less", "the health of {a} is at most {n}"},
    {ReadingProblem::wordOfOthers, "the health of {a} is {n} or more", "the health of {a} is at least {n}"},
    {ReadingProblem::wordOfOthers, "{a} is|has at most {n} health", "the health of {a} is at most {n}"},
    {ReadingProblem::wordOfOthers, "{a} is|has at least {n} health", "the health of {a} is at least {n}"},
    {ReadingProblem::wordOfOthers, "{a} has {n} or less|fewer health", "the health of {a} is at most {n}"},
    {ReadingProblem::wordOfOthers, "{a} has {n} or more health", "the health of {a} is at least {n}"},
    {ReadingProblem::wordOfOthers, "each {a} adjacent to {b} or in a zone of", "each {a} adjacent to {b} or each {a} in a zone of"},
    {ReadingProblem::wordOfOthers, "each {a} in a zone of {b} or adjacent to", "each {a} in a zone of {b} or each {a} adjacent to"},
    {ReadingProblem::wordOfOthers, "each {a} adjacent to {b} or on", "each {a} adjacent to {b} or each {a} on"},
    {ReadingProblem::wordOfOthers, "a {a} adjacent to {b} or in a zone of", "( a {a} adjacent to {b} ) or a {a} in a zone of"},
    {ReadingProblem::wordOfOthers, "an {a} adjacent to {b} or in a zone of", "( an {a} adjacent to {b} ) or an {a} in a zone of"},
    {ReadingProblem::wordOfOthers, "^ place {a} adjacent to {b} $", "place {a} on a space adjacent to {b}"},

    {ReadingProblem::wordOfOthers, "^ deal {n} damage to {a} for each {b} $", "deal {n} damage for each {b} to {a}"},
    {ReadingProblem::wordOfOthers, "^ add {n} to {a} for each {b} $", "add {n} for each {b} to {a}"},
    {ReadingProblem::wordOfOthers, "^ {a} gets|gains|has|get|gain {n} value|attack|defense? $", "add {n} to {a}"},
    {ReadingProblem::wordOfOthers, "^ cancel all? effects|effect on|of {a} $", "cancel {a}"},
    {ReadingProblem::verbOfYours, "^ the opponent chooses|choose|gains|gain {a} $", ""},
    {ReadingProblem::verbOfYours, "^ that player chooses|choose|gains|gain {a} $", ""},

    {ReadingProblem::wordOfOthers, "^ heal {a} for|by? {n} damage|health|hp? $", "{a} recovers {n} health"},
    {ReadingProblem::wordOfOthers, "^ heal {n} damage|health|hp? from|to|on|of {a} $", "{a} recovers {n} health"},
    {ReadingProblem::wordOfOthers, "^ heal {n} damage|health|hp? $", "this fighter recovers {n} health"},
    {ReadingProblem::wordOfOthers, "^ {a} heals|heal|regains|regain {n} damage|health|hp? $", "{a} recovers {n} health"},
    {ReadingProblem::wordOfOthers, "^ gain {n} health $", "this fighter recovers {n} health"},
    {ReadingProblem::wordOfOthers, "^ lose {n} health|life|hp $", "deal {n} damage to this fighter"},
    {ReadingProblem::wordOfOthers, "^ you lose {n} health|life|hp $", "deal {n} damage to your hero"},
    {ReadingProblem::wordOfOthers, "^ {a} loses|lose {n} health|life|hp $", "deal {n} damage to {a}"},
    {ReadingProblem::wordOfOthers, "^ {a} loses|lose {n} health|life|hp $", "deal {n} damage to {a} 's hero"},
    {ReadingProblem::wordOfOthers, "^ {a} loses|lose {n} card $", "{a} discards {n} random card"},
    {ReadingProblem::wordOfOthers, "^ {a} loses|lose {n} cards $", "{a} discards {n} random cards"},
    {ReadingProblem::wordOfOthers, "^ {a} moves|move up? to? {n} space|spaces $", "move {a} up to {n} spaces"},
    {ReadingProblem::wordOfOthers, "^ {a} takes|take|suffers|suffer {n} damage $", "deal {n} damage to {a}"},
    {ReadingProblem::wordOfOthers, "^ defeat|kill|destroy|slay {a} $", "deal 99 damage to {a}"},
    {ReadingProblem::wordOfOthers, "^ negate|counter {a} $", "cancel {a}"},
    {ReadingProblem::unknownHere, "^ exile|banish|remove {a} in {b} discard pile $", ""},
    {ReadingProblem::wordOfOthers, "^ exile|banish|remove {a} $", "discard {a}"},
    {ReadingProblem::wordOfOthers, "^ exile|banish|remove {a} $", "{a} leaves the battlefield"},
    {ReadingProblem::unknownHere, "^ exile|banish|remove {a} $", ""},
    {ReadingProblem::unknownHere, "^ defeat|kill|destroy|slay {a} $", ""},
    {ReadingProblem::unknownHere, "^ subtract|reduce|decrease|double|halve {a} $", ""},
    {ReadingProblem::unknownHere, "^ tap|untap|exhaust|stun|freeze {a} $", ""},
    {ReadingProblem::unknownHere, "^ lose {a} $", ""},
    {ReadingProblem::unknownHere, "^ {a} loses|lose {b} $", ""},
};
// clang-format on
static_assert(highestValue == 99); // what "defeat" becomes

using Tokens = std::vector<Token>;

Tokens tokensOf(const std::string& text)
{
    Diagnostics problems;
    std::vector<Line> lines = tokenize(text, {}, problems);
    return lines.size() == 1 && problems.empty() ? std::move(lines.front().tokens) : Tokens();
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
        for (const SlipRow& row : slipRows) {
            if (row.meant.empty() && slips == mostSlips && matches(row, tokens)) return std::nullopt;
            if (row.meant.empty() || (row.code == ReadingProblem::commaMissing && !hasProperties(parent)))
                continue;
            std::optional<Meant> found;
            forEachMatch(row.written, tokens, [&](const SlipMatch& match) {
                // A name may have been read as one: its small letter gets no further by itself.
                const std::size_t left = now.left + (row.code == ReadingProblem::smallLetterWanted);
                found = follow(row, parent, filledIn(row.meant, tokens, match), left, slips);
                return found.has_value() || m_tries > mostTries;
            });
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

    static bool takesOptions(Word word)
    {
        return word == Word::chooseOne || word == Word::chooseTwo || word == Word::actionBlock;
    }

    static bool hasProperties(Word parent)
    {
        const auto sorts = sortsWithin(parent);
        return std::find(sorts.begin(), sorts.end(), Sort::attribute) != sorts.end();
    }

    SlipScene m_scene;
    int m_tries = 0;
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

} // namespace

std::optional<Slip> slipIn(const Line& line, const SlipScene& scene)
{
    const Tokens& tokens = line.tokens;
    if (tokens.empty() || tokens.size() > longestSlip) return std::nullopt;
    if (const auto meant = SlipFinder(scene).find(tokens)) {
        if (meant->below.empty()) return changed(tokens, tokensOf(meant->line), meant->code);
        const std::string indent(static_cast<std::size_t>(meant->beside ? scene.indent : scene.blockIndent),
                                 ' ');
        return Slip{meant->code, spanOf(tokens, 0, tokens.size()), meant->line,
                    meant->line + '\n' + indent + meant->below};
    }
    for (const SlipRow& row : slipRows) {
        if (!row.meant.empty()) continue;
        std::optional<Slip> told;
        forEachMatch(row.written, tokens, [&](const SlipMatch& match) {
            told = Slip{row.code, tokens[match.verb].span, tokens[match.verb].text, {}};
            return true;
        });
        if (told) return told;
    }
    return std::nullopt;
}

} // namespace fabletop
