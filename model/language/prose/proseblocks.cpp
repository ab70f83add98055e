// SPDX-License-Identifier: GPL-3.0-or-later
// ProseWriter: what stands in blocks, as sentences from which the same blocks can be read again.
//
// Why: a card has no indentation. So a sentence ends where the outermost block ends; within it a block is
// either acts only, or one statement that reaches to the end of the sentence; everything else is a numbered
// list, in which the number says what an item hangs on ("(2)", "(2.1)", and "(2a)" for options).

#include "model/language/prose/agreement.h"
#include "model/language/prose/letters.h"
#include "model/language/prose/prosewriter.h"

#include <algorithm>

namespace fabletop {

namespace {

bool structural(Word word)
{
    return word == Word::ifThen || word == Word::youMay || word == Word::forEach || word == Word::chooseOne ||
           word == Word::chooseTwo || word == Word::nextTurnDo;
}

/// "That card", and acts on a card that is "that card" from then on.
constexpr Word picking[] = {
    Word::thatCard,      Word::chooseCard,     Word::discardThat,      Word::discardTop,    Word::revealTop,
    Word::discardRandom, Word::playerDiscards, Word::playerMayDiscard, Word::takeAllToHand, Word::takeThat};

/// The first of these acts of that word, or none.
const Phrase* saying(const std::vector<Phrase>& block, Word word)
{
    for (const Phrase& phrase : block) {
        if (phrase.word == word) return &phrase;
        if (const Phrase* found = saying(phrase.block, word)) return found;
        if (const Phrase* found = saying(phrase.otherwise, word)) return found;
    }
    return nullptr;
}

/// The lines of a text, with what stands below them.
void addLines(const std::vector<Phrase>& block, std::vector<int>& lines)
{
    for (const Phrase& phrase : block) {
        lines.push_back(phrase.span.line);
        addLines(phrase.block, lines);
        addLines(phrase.otherwise, lines);
    }
}

std::vector<int> linesOf(const Phrase& phrase)
{
    std::vector<int> lines;
    addLines({phrase}, lines);
    return lines;
}

/// Clauses about somebody else than "you".
bool hasSubject(const Phrase& phrase)
{
    switch (phrase.word) {
    case Word::playerDiscards:
    case Word::playerMayDiscard:
    case Word::playerDraws:
    case Word::discardRandom:
    case Word::revealHand:
    case Word::playerMovesToken:
    case Word::playerMovesOther: return !isOfYou(phrase);
    case Word::recover:
    case Word::leaveBattlefield:
    case Word::preventDamage:
    case Word::playAsAttack:
    case Word::addToCard:
    case Word::replaceValue:
    case Word::fixValue:
    case Word::turnEnds: return true;
    default: return false;
    }
}

/// "You may choose …. If you do, …": what follows hangs on the choice.
bool offersChoice(const Phrase& offer)
{
    const Word first = offer.block.front().word;
    return offer.block.size() > 1 && (first == Word::chooseFighter || first == Word::chooseCard ||
                                      first == Word::chooseSpace || first == Word::discardThat);
}

/// Whether the last words of these hang on an "if", so that an "otherwise" behind them would be heard as its
/// own.
bool endsInIf(const std::vector<Phrase>& block)
{
    if (block.empty()) return false;
    const Phrase& last = block.back();
    switch (last.word) {
    case Word::ifThen:
    case Word::fetchCard: return true; // "if you searched the deck, …"
    case Word::youMay: return offersChoice(last) || endsInIf(last.block);
    case Word::chooseOne:
    case Word::chooseTwo:
    case Word::optionBlock:
    case Word::forEach:
    case Word::nextTurnDo: return endsInIf(last.block);
    default: return false;
    }
}

bool isIfAlone(const std::vector<Phrase>& block)
{
    return block.size() == 1 && block[0].word == Word::ifThen;
}

Phrase bothConditions(const Phrase& one, const Phrase& other)
{
    Phrase both;
    both.word = Word::andBoth;
    both.span = one.span;
    both.parts = {one, other};
    return both;
}

/// The same with fewer blocks: an "if" that holds nothing but another "if" is one with two conditions, and an
/// offer that holds nothing but an "if" is made only if it holds. `lines` get those of the blocks that went.
Phrase plainer(const Phrase& phrase, std::vector<int>& lines)
{
    const bool may = phrase.word == Word::youMay;
    const bool plainIf = phrase.word == Word::ifThen && phrase.otherwise.empty();
    if ((!may && !plainIf) || phrase.block.size() != 1) return phrase;
    std::vector<int> gone{phrase.span.line};
    Phrase inner = plainer(phrase.block[0], gone);
    if (inner.word != Word::ifThen || !inner.otherwise.empty()) return phrase;
    lines.insert(lines.end(), gone.begin(), gone.end());
    if (plainIf) {
        inner.parts[0] = bothConditions(phrase.parts[0], inner.parts[0]);
        return inner;
    }
    Phrase offer = phrase;
    offer.block = inner.block;
    inner.block = {offer};
    return inner;
}

/// What stands before the last gap: a comma, or the colon of a list.
std::string opening(std::string_view pattern, std::string_view mark)
{
    const std::size_t gap = pattern.rfind('{');
    std::size_t end = pattern.rfind('}', gap);
    if (end == std::string_view::npos) end = pattern.find_last_not_of(", ", gap - 1);
    return std::string(pattern.substr(0, end + 1)) + std::string(mark) + std::string(pattern.substr(gap));
}

std::string labelOf(const std::string& path, std::size_t place, bool ofOption)
{
    const std::string own =
        ofOption ? std::string(1, static_cast<char>('a' + place)) : std::to_string(place + 1);
    if (path.empty()) return own;
    const bool digit = path.back() >= '0' && path.back() <= '9';
    return path + (digit == ofOption ? "" : ".") + own;
}

} // namespace

std::string ProseWriter::text(const std::vector<Phrase>& block) const
{
    std::string out;
    for (const Sentence& sentence : sentences(block))
        out += (out.empty() ? "" : " ") + sentence.text;
    return out;
}

std::vector<Sentence> ProseWriter::sentences(const std::vector<Phrase>& block) const
{
    ProseWriter writer = *this; // what is said of all of them
    const Phrase* look = saying(block, Word::lookAtTop);
    if (look && !saying(block, Word::takeOfThem)) {
        const bool one = look->parts[0].word == Word::literal && look->parts[0].number == 1;
        writer.m_putBack = one ? m_tongue.little.putItBack : m_tongue.little.putThemBack;
    }
    const auto picks = [&](const Phrase& phrase) {
        return std::any_of(std::begin(picking), std::end(picking),
                           [&](Word word) { return mentions(phrase, word); });
    };
    writer.m_picksCard = std::any_of(block.begin(), block.end(), picks);
    std::vector<Sentence> all;
    for (const Phrase& phrase : block)
        for (Sentence& piece : writer.pieces(phrase, {}))
            all.push_back({finish(piece.text), std::move(piece.lines)});
    return all;
}

std::vector<Sentence> ProseWriter::pieces(const Phrase& raw, const Place& place) const
{
    std::vector<int> lines;
    const Phrase phrase = plainer(raw, lines);
    std::vector<Sentence> all;
    if (phrase.word == Word::ifThen)
        all = cases(phrase, place);
    else if (phrase.word == Word::youMay)
        all = offer(phrase, place);
    else
        all = {{statement(phrase, place), linesOf(phrase)}};
    all.front().lines.insert(all.front().lines.end(), lines.begin(), lines.end());
    return all;
}

std::string ProseWriter::statement(const Phrase& phrase, const Place& place) const
{
    const std::string path = pathOf(place);
    switch (phrase.word) {
    case Word::forEach: {
        const std::string each = this->phrase(withDeterminer(phrase.parts[0], Determiner::each));
        const Body what = body(phrase.block, path);
        const std::string pattern = place.nested && !what.listed ? opening(m_tongue.forEachDo, ", ")
                                                                 : std::string(m_tongue.forEachDo);
        return put(pattern, each, what.text);
    }
    case Word::nextTurnDo: return opened(m_tongue.nextTurn, {}, body(phrase.block, path));
    case Word::chooseOne:
    case Word::chooseTwo: return options(phrase, path, Form::imperative);
    default: return this->phrase(phrase);
    }
}

/// What happens if, and what otherwise: a sentence each, or an item each of a list.
std::vector<Sentence> ProseWriter::cases(const Phrase& given, Place place) const
{
    Phrase phrase = given;
    const bool heardAsInner = !phrase.otherwise.empty() && endsInIf(phrase.block);
    const bool turned = heardAsInner && !endsInIf(phrase.otherwise);
    if (turned) {
        phrase.parts[0] = opposite(phrase.parts[0]);
        std::swap(phrase.block, phrase.otherwise);
    }
    const Phrase& condition = phrase.parts[0];
    const Body then = body(phrase.block, pathOf(place), heardAsInner && !turned);
    std::vector<Sentence> all{{opened(m_tongue.ifThen, this->phrase(condition), then), {phrase.span.line}}};
    addLines(phrase.block, all.front().lines);
    if (phrase.otherwise.empty()) return all;
    ++place.item;
    const std::string_view otherwise =
        denies(condition) ? m_tongue.little.otherwiseDenied : m_tongue.otherwise;
    if (!isIfAlone(phrase.otherwise)) {
        all.push_back({opened(otherwise, {}, body(phrase.otherwise, pathOf(place))), {}});
        addLines(phrase.otherwise, all.back().lines);
        return all;
    }
    std::vector<Sentence> further = pieces(phrase.otherwise[0], place);
    further.front().text = put(otherwise, lowered(further.front().text));
    all.insert(all.end(), further.begin(), further.end());
    return all;
}

std::vector<Sentence> ProseWriter::offer(const Phrase& phrase, const Place& place) const
{
    const std::string path = pathOf(place);
    if (!offersChoice(phrase)) return {{offered(phrase.block, path), linesOf(phrase)}};
    const std::vector<Phrase> rest(phrase.block.begin() + 1, phrase.block.end());
    std::vector<Sentence> all{
        {put(m_tongue.mayDo, this->phrase(phrase.block.front(), Form::infinitive)), {phrase.span.line}},
        {opened(m_tongue.ifYouDo, {}, body(rest, path)), {}}};
    addLines({phrase.block.front()}, all.front().lines);
    addLines(rest, all.back().lines);
    if (!place.nested) return all;
    return {{all[0].text + std::string(m_tongue.between) + lowered(all[1].text), linesOf(phrase)}};
}

/// "You may …", as one verb after the other or as a list.
std::string ProseWriter::offered(const std::vector<Phrase>& block, const std::string& path) const
{
    const Word only = block.size() == 1 ? block[0].word : Word::none;
    if (only == Word::chooseOne || only == Word::chooseTwo)
        return put(m_tongue.mayDo, options(block[0], path, Form::infinitive));
    if (!needsList(block, Form::infinitive) && !structural(only))
        return put(m_tongue.mayDo, acts(block, Form::infinitive));
    const bool asList = needsList(block, Form::infinitive);
    return put(m_tongue.little.mayDoThis, body(block, path, asList).text);
}

std::string ProseWriter::options(const Phrase& phrase, const std::string& path, Form form) const
{
    const auto isPlain = [&](const Phrase& option) {
        return !needsList(option.block, Form::imperative) && !structural(option.block.front().word) &&
               acts(option.block, Form::imperative).find_first_of(";:") == std::string::npos;
    };
    const bool plain = path.empty() && std::all_of(phrase.block.begin(), phrase.block.end(), isPlain);
    std::string list;
    for (std::size_t i = 0; i < phrase.block.size(); ++i) {
        const std::string label = labelOf(path, i, true);
        const Body what = body(phrase.block[i].block, label);
        if (i > 0) list += m_tongue.between;
        if (!plain) list += "(" + label + ") ";
        list += what.listed ? put(m_tongue.little.inThisOrder, what.text) : what.text;
    }
    return put(formed(phrase.word == Word::chooseTwo ? m_tongue.chooseTwo : m_tongue.chooseOne, form), list);
}

/// "draw 1 card, move this fighter up to 2 spaces and gain 1 action".
std::string ProseWriter::acts(const std::vector<Phrase>& block, Form form) const
{
    std::string out;
    for (std::size_t i = 0; i < block.size(); ++i) {
        const bool turns =
            form == Form::imperative && i > 0 && hasSubject(block[i - 1]) && !hasSubject(block[i]);
        if (i > 0)
            out += turns ? m_tongue.then : i + 1 == block.size() ? m_tongue.and_ : std::string_view(", ");
        out += this->phrase(block[i], form);
    }
    return out;
}

/// What hangs on something: acts, one statement that reaches to the end, or a list.
ProseWriter::Body ProseWriter::body(const std::vector<Phrase>& block, const std::string& path,
                                    bool asList) const
{
    if (asList || needsList(block, Form::imperative)) return {listed(block, path), true};
    if (!structural(block.front().word)) return {acts(block, Form::imperative), false};
    return {lowered(pieces(block.front(), {path, 0, true}).front().text), false};
}

std::string ProseWriter::listed(const std::vector<Phrase>& block, const std::string& path) const
{
    std::string list;
    Place place{path, 0, true, true};
    for (const Phrase& phrase : block)
        for (const Sentence& piece : pieces(phrase, place)) {
            if (!list.empty()) list += m_tongue.between;
            list += "(" + pathOf(place) + ") ";
            list += structural(phrase.word) ? lowered(piece.text) : piece.text;
            ++place.item;
        }
    return list;
}

std::string ProseWriter::pathOf(const Place& place)
{
    return place.inList ? labelOf(place.list, place.item, false) : place.list;
}

std::string ProseWriter::opened(std::string_view pattern, const std::string& condition,
                                const Body& what) const
{
    const std::string whole = what.listed ? opening(pattern, m_tongue.colon) : std::string(pattern);
    return condition.empty() ? put(whole, what.text) : put(whole, condition, what.text);
}

/// Whether these can't be said in one breath: what stands behind a statement, an offer or an act that isn't
/// one clause would be heard as part of it.
bool ProseWriter::needsList(const std::vector<Phrase>& block, Form form) const
{
    if (block.size() == 1) return block[0].word == Word::ifThen && !block[0].otherwise.empty();
    for (std::size_t i = 0; i < block.size(); ++i) {
        if (structural(block[i].word)) return true;
        if (i + 1 == block.size()) break;
        const bool optional =
            block[i].word == Word::placeEachToken || block[i].word == Word::playerMayDiscard;
        const bool ofOther = form == Form::infinitive && hasSubject(block[i]); // "have them draw, and …"
        const bool loose = phrase(block[i]).find_first_of(";:") != std::string::npos;
        if (optional || ofOther || loose) return true;
    }
    return false;
}

} // namespace fabletop
