// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/textcourse.h"

#include "model/language/meaning/offering.h"
#include "model/language/meaning/quantity.h"
#include "model/language/reading/vocabulary.h"

#include <algorithm>

namespace fabletop {

namespace {

using Them = CourseState::Them;

constexpr int undetermined = -1;

std::optional<std::size_t> placeOf(Word player)
{
    switch (player) {
    case Word::you: return 0;
    case Word::opponent: return 1;
    case Word::anOpponent: // from then on
    case Word::thatPlayer: return 2;
    default: return std::nullopt;
    }
}

/// Whether it makes somebody else "that player".
bool namesPlayer(const Phrase& act)
{
    const auto isOpponent = [](const Phrase& part) {
        return part.word == Word::anOpponent || part.word == Word::eachOpponent;
    };
    return act.word == Word::choosePlayer || std::any_of(act.parts.begin(), act.parts.end(), isOpponent);
}

/// How that player is called afterwards; of several there is none.
Word meantBy(Word player)
{
    if (player == Word::eachOpponent) return Word::none;
    return player == Word::anOpponent ? Word::thatPlayer : player;
}

bool discards(Word word)
{
    switch (word) {
    case Word::discardTop:
    case Word::discardThat:
    case Word::discardAny:
    case Word::discardRandom:
    case Word::playerDiscards:
    case Word::playerMayDiscard:
    case Word::boostCard: return true;
    default: return false;
    }
}

/// How many cards the act picks as it is carried out; none where it picks none.
std::optional<Count> picked(const Phrase& act)
{
    for (std::size_t part = 0; part < act.parts.size(); ++part) {
        if (picksFrom(act, part) && rowOf(act.parts[part].word).sort == Sort::cards &&
            countOf(act.parts[part]) != Count::one)
            return countOf(act.parts[part]);
    }
    return std::nullopt;
}

} // namespace

void TextCourse::name()
{
    m_state.card = ++m_named;
}

void TextCourse::follow(const Phrase& act, const TextPlace& place)
{
    if (rowOf(act.word).sort != Sort::act) return;
    const CourseState before = m_state;
    followCard(act, place);
    followOffer(act, before);
    m_discarded = m_discarded || discards(act.word);
    m_dealt = m_dealt || act.word == Word::deal;
    m_spaces += act.word == Word::chooseSpace;
    if (namesPlayer(act) && m_state.handSeen == Word::thatPlayer) m_state.handSeen = Word::none;
    if (act.word == Word::lookAtHand || act.word == Word::revealHand)
        m_state.handSeen = meantBy(act.parts[0].word);
    if (act.word == Word::draw) m_drawn = act.parts[0].word == Word::literal ? act.parts[0].number : 0;
}

void TextCourse::followCard(const Phrase& act, const TextPlace& place)
{
    if (movesDeckTop(act, m_state.facts, place)) {
        m_state.facts.displaced =
            m_state.facts.displaced || (m_state.facts.places & places(CardPlace::deckTop)) != 0;
        const bool used = act.word == Word::takeOfThem;
        if (m_state.them == Them::onDeck && !used) m_state.them = Them::moved;
    }
    switch (act.word) {
    case Word::lookAtTop:
        m_state.them = Them::onDeck;
        unsure();
        break;
    case Word::drawUpTo: m_state.them = Them::inHand; break;
    case Word::putThemBack:
    case Word::keepOne: m_state.them = Them::nobody; break;
    case Word::discardTop:
    case Word::revealTop: name(); break;
    case Word::discardRandom: {
        const bool one = act.parts[1].word == Word::literal && act.parts[1].number == 1;
        one ? name() : void(m_state.card = undetermined);
        break;
    }
    case Word::boostCard:
    case Word::discardAny: unsure(); break;
    default: break;
    }
    if (const auto count = picked(act)) {
        if (*count == Count::some)
            name();
        else
            m_state.card = undetermined;
    }
    m_state.facts = factsBehind(act, m_state.facts, place);
}

/// Another player may discard; what you may do stands in a block.
void TextCourse::followOffer(const Phrase& act, const CourseState& before)
{
    if (leavesOpen(act)) m_offered[0] = true;
    if (namesPlayer(act)) m_offered[2] = false; // now it is somebody else
    if (act.word != Word::playerMayDiscard) return;
    const Word player = act.parts[0].word;
    if (const auto place = placeOf(player)) m_offered[*place] = true;
    const CourseState taken = m_state;
    if (before.card != 0) m_state.card = undetermined;
    m_state.facts = eitherOf(before.facts, taken.facts);
    m_offer = Offer{player, taken, before, m_state};
}

void TextCourse::offerEnds(const CourseState& before)
{
    const CourseState taken = m_state;
    m_state = before;
    join(taken, before);
    m_offer = Offer{Word::you, taken, before, m_state};
}

int TextCourse::joined(int way, int other, int before, int& named)
{
    if (way == 0 || other == 0)
        return std::max(way, other) == 0 ? std::min(way, other) : std::max(way, other);
    if (way == other) return other;
    const bool bothNamed = way > 0 && other > 0 && way != before && other != before;
    return bothNamed ? ++named : undetermined;
}

void TextCourse::join(const CourseState& way, const CourseState& before)
{
    const CourseState other = m_state;
    m_state.card = joined(way.card, other.card, before.card, m_named);
    m_state.fighter = joined(way.fighter, other.fighter, before.fighter, m_fightersNamed);
    m_state.facts = eitherOf(other.facts, way.facts);
    if (way.handSeen != other.handSeen) m_state.handSeen = Word::none;
    const bool moved = way.them == Them::moved || other.them == Them::moved;
    m_state.them = moved ? Them::moved : other.them != before.them ? other.them : way.them;
}

std::optional<CourseState> TextCourse::afterOffer(Word player, bool taken) const
{
    if (!m_offer || m_offer->player != player || !(m_offer->behind == m_state)) return std::nullopt;
    CourseState known = taken ? m_offer->taken : m_offer->refused;
    if (m_state.fighter != m_offer->behind.fighter) known.fighter = m_state.fighter; // chosen since
    return known;
}

bool TextCourse::wasOffered(Word player) const
{
    const auto place = placeOf(player);
    return !place || m_offered[*place];
}

} // namespace fabletop
