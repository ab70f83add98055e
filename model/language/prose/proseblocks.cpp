// SPDX-License-Identifier: GPL-3.0-or-later
// ProseWriter: what stands in blocks, as sentences from which the same blocks can be read again.
//
// Why: a card has no indentation. So a sentence ends where the outermost block ends; within it a block is
// either acts only, or one statement that reaches to the end of the sentence; everything else is a numbered
// list, in which the number says what an item hangs on ("(2)", "(2.1)", and "(2a)" for options).

#include "model/language/meaning/offering.h"
#include "model/language/prose/agreement.h"
#include "model/language/prose/blockshape.h"
#include "model/language/prose/letters.h"
#include "model/language/prose/prosewriter.h"

#include <algorithm>

namespace fabletop {

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
    writer.hearLook(block);
    writer.m_picksCard = picksCard(block);
    writer.m_namesThisCard = std::any_of(
        block.begin(), block.end(), [](const Phrase& phrase) { return mentions(phrase, Word::thisCard); });
    std::vector<Phrase> marked = spreadOut(block);
    markMakers(marked);
    std::vector<Sentence> all;
    for (const Phrase& phrase : marked)
        for (Sentence& piece : writer.pieces(phrase, {}))
            all.push_back({finish(piece.text), std::move(piece.lines)});
    return all;
}

/// What the cards looked at are called when they are put back.
void ProseWriter::hearLook(const std::vector<Phrase>& block)
{
    const std::vector<Phrase>* within = blockWith(block, Word::lookAtTop);
    if (!within) return;
    const auto isThat = [](Word word) {
        return [word](const Phrase& phrase) {
            return phrase.word == word || (phrase.word == Word::youMay && phrase.block.front().word == word);
        };
    };
    const auto look = std::find_if(within->begin(), within->end(), isThat(Word::lookAtTop));
    const auto follows = [&](std::ptrdiff_t steps, Word word) {
        return look != within->end() && within->end() - look > steps && isThat(word)(look[steps]);
    };
    const Phrase& number = saying(block, Word::lookAtTop)->parts[0];
    const std::size_t many = number.word == Word::literal && number.number == 1 ? 0 : 1;
    const bool taken = saying(block, Word::takeOfThem) != nullptr;
    m_takesIt = many == 0 && follows(1, Word::takeOfThem);
    const bool obliged = m_takesIt && look[1].word == Word::takeOfThem;
    if ((taken && many) || obliged) return; // the others
    const LittleWordings& little = m_tongue.little;
    const bool ifNot = m_takesIt && look[1].block.size() == 1 && follows(2, Word::putThemBack) &&
                       look[2].word == Word::putThemBack;
    const bool atOnce = !taken && follows(1, Word::putThemBack);
    m_putBack = ifNot ? little.putBackIfNot : (atOnce ? little.putBack : little.putLookedBack)[many];
}

std::vector<Sentence> ProseWriter::pieces(const Phrase& raw, const Place& place) const
{
    std::vector<int> lines;
    const Phrase phrase = plainer(raw, lines);
    ProseWriter told = *this; // "you may …; if you do, …": the second is no longer offered
    if (asksWhetherDone(phrase)) told.m_form = Form::imperative;
    std::vector<Sentence> all;
    if (phrase.word == Word::ifThen)
        all = told.cases(phrase, place);
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
        const std::string pattern = place.nested && what.shape == Shape::plain
                                        ? opening(m_tongue.forEachDo, ", ")
                                        : std::string(m_tongue.forEachDo);
        return put(pattern, each, what.text);
    }
    case Word::nextTurnDo: return opened(m_tongue.nextTurn, {}, body(phrase.block, path));
    case Word::chooseOne:
    case Word::chooseTwo: return options(phrase, path, m_form);
    default: return this->phrase(phrase, m_form);
    }
}

/// What happens if, and what otherwise: a sentence each, or an item each of a list.
std::vector<Sentence> ProseWriter::cases(const Phrase& given, Place place) const
{
    if (!place.nested)
        if (auto all = repeated(given); !all.empty()) return all;
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
    if (!place.chained) ++place.item;
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

/// Two or three sentences with the same condition, which holds until the last of them; else none.
std::vector<Sentence> ProseWriter::repeated(const Phrase& phrase) const
{
    if (!phrase.otherwise.empty() || !staysSo(phrase.parts[0]) || !needsList(phrase.block, m_form)) return {};
    std::vector<Phrase> each;
    for (const Phrase& inner : phrase.block) {
        if (asksWhetherDone(inner)) return {};
        std::vector<Phrase> both = each.empty() ? std::vector<Phrase>() : each.back().block;
        both.push_back(inner);
        const bool together = both.size() > 1 && !needsList(both, m_form);
        if (!together) {
            each.push_back(phrase);
            both = {inner};
        }
        each.back().block = both;
    }
    if (each.size() < 2 || each.size() > 3) return {};
    std::vector<Sentence> all;
    for (const Phrase& one : each)
        for (Sentence& piece : pieces(one, {}))
            all.push_back(std::move(piece));
    return all;
}

std::vector<Sentence> ProseWriter::offer(const Phrase& phrase, const Place& place) const
{
    const std::string path = pathOf(place);
    if (!hangsOnFirst(phrase)) return {{offered(phrase.block, path), linesOf(phrase)}};
    const std::vector<Phrase> rest(phrase.block.begin() + 1, phrase.block.end());
    ProseWriter told = *this;
    told.m_form = Form::imperative;
    std::vector<Sentence> all{
        {put(m_tongue.mayDo, this->phrase(phrase.block.front(), Form::infinitive)), {phrase.span.line}},
        {opened(m_tongue.ifYouDo, {}, told.body(rest, path)), {}}};
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
    ProseWriter offering = *this;
    offering.m_form = Form::infinitive;
    const LittleWordings& little = m_tongue.little;
    return put(little.mayDoThis[block.size() > 1 ? 1 : 0], offering.body(block, path).text);
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

} // namespace fabletop
