// SPDX-License-Identifier: GPL-3.0-or-later
// ProseWriter: what hangs on a statement: in one breath, as a chain ("if …, …; otherwise, …") or as a list.

#include "model/language/prose/blockshape.h"
#include "model/language/prose/letters.h"
#include "model/language/prose/prosewriter.h"

#include <algorithm>

namespace fabletop {

namespace {

std::string labelOf(const std::string& path, std::size_t place, bool ofOption)
{
    const std::string own =
        ofOption ? std::string(1, static_cast<char>('a' + place)) : std::to_string(place + 1);
    if (path.empty()) return own;
    const bool digit = path.back() >= '0' && path.back() <= '9';
    return path + (digit == ofOption ? "" : ".") + own;
}

} // namespace

/// What hangs on something: acts, one statement that reaches to the end, a chain, or a list.
ProseWriter::Body ProseWriter::body(const std::vector<Phrase>& block, const std::string& path,
                                    bool asList) const
{
    if (asList || needsList(block, m_form)) return listed(block, path, asList);
    if (!structural(block.front().word)) return {acts(block, m_form), Shape::plain};
    return {lowered(pieces(block.front(), {path, 0, true}).front().text), Shape::plain};
}

/// "(1) …; (2) …"; a single chain takes no number, unless one must say where it ends.
ProseWriter::Body ProseWriter::listed(const std::vector<Phrase>& block, const std::string& path,
                                      bool numbered) const
{
    const std::vector<std::vector<Phrase>> chains = chainsOf(block);
    if (!numbered && chains.size() == 1)
        if (const auto whole = chained(chains.front(), {path, 0, true, false, true}))
            return {*whole, Shape::chain};
    std::string list;
    Place place{path, 0, true, true};
    const auto add = [&](const std::string& item) {
        list += (list.empty() ? "(" : std::string(m_tongue.between) + "(") + pathOf(place) + ") " + item;
        ++place.item;
    };
    for (const std::vector<Phrase>& chain : chains) {
        Place whole = place;
        whole.chained = true;
        if (const auto item = chained(chain, whole)) {
            add(*item);
            continue;
        }
        for (const Phrase& phrase : chain)
            for (const Sentence& piece : pieces(phrase, place))
                add(structural(phrase.word) ? lowered(piece.text) : piece.text);
    }
    return {list, Shape::list};
}

/// "If …, …; otherwise, …" and "you may …; if you do, …", where each but the last is one clause: else what
/// follows would be heard of a part of it.
std::optional<std::string> ProseWriter::chained(const std::vector<Phrase>& chain, const Place& place) const
{
    std::string all;
    bool whole = true;
    for (const Phrase& phrase : chain) {
        if (!phrase.otherwise.empty() && endsInIf(phrase.block) && endsInIf(phrase.otherwise)) return {};
        for (const Sentence& piece : pieces(phrase, place)) {
            if (!whole) return {};
            whole = piece.text.find_first_of(";:") == std::string::npos;
            if (!all.empty()) all += m_tongue.between;
            all += structural(phrase.word) ? lowered(piece.text) : piece.text;
        }
    }
    return all;
}

std::string ProseWriter::options(const Phrase& phrase, const std::string& path, Form form) const
{
    const auto isPlain = [&](const Phrase& option) {
        return !needsList(option.block, m_form) && !structural(option.block.front().word) &&
               acts(option.block, m_form).find_first_of(";:") == std::string::npos;
    };
    const bool plain = path.empty() && std::all_of(phrase.block.begin(), phrase.block.end(), isPlain);
    std::string list;
    for (std::size_t i = 0; i < phrase.block.size(); ++i) {
        const std::string label = labelOf(path, i, true);
        const Body what = body(phrase.block[i].block, label);
        if (i > 0) list += m_tongue.between;
        if (!plain) list += "(" + label + ") ";
        list += what.shape == Shape::list ? put(m_tongue.little.inThisOrder, what.text) : what.text;
    }
    return put(formed(phrase.word == Word::chooseTwo ? m_tongue.chooseTwo : m_tongue.chooseOne, form), list);
}

std::string ProseWriter::pathOf(const Place& place)
{
    return place.inList ? labelOf(place.list, place.item, false) : place.list;
}

std::string ProseWriter::opened(std::string_view pattern, const std::string& condition,
                                const Body& what) const
{
    const std::string whole =
        what.shape == Shape::plain ? std::string(pattern) : opening(pattern, m_tongue.colon);
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
