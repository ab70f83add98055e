// SPDX-License-Identifier: GPL-3.0-or-later
// Reference: acts on the cards of a combat, and on actions.

#include "tests/meaning/reference.h"

#include <algorithm>

namespace fabletop::meaning {

/// On the card that the phrase names; a fixed value is changed by nothing but "ignore".
bool Reference::valueAct(const Node& node)
{
    const auto on = [&](const Node& phrase, bool always, auto change) {
        for (const CardAt& card : cards(phrase)) {
            CombatSide& side = m_table.combat.sides[card.side];
            if (always || !side.has(SideFlag::fixed)) change(side);
        }
        return true;
    };
    const auto told = [&](std::size_t part) {
        return narrowed<std::uint8_t>(std::min(number(node.parts[part]), highestValue));
    };
    switch (node.word) {
    case Word::addToCard:
        return on(node.parts[1], false, [&](CombatSide& side) {
            if (number(node.parts[0]) > 0) side.added = narrowed<std::uint8_t>(side.added + told(0));
        });
    case Word::setPrinted:
        return on(node.parts[0], false, [&](CombatSide& side) {
            if (number(node.parts[1]) >= 0) side.printed = told(1);
        });
    case Word::replaceValue:
        return on(node.parts[0], false, [&](CombatSide& side) {
            if (number(node.parts[1]) >= 0) side.replaced = told(1);
        });
    case Word::fixValue:
        return on(node.parts[0], false, [&](CombatSide& side) {
            if (number(node.parts[1]) < 0) return;
            side.replaced = told(1);
            side.added = 0;
            side.flags |= asNumber(SideFlag::fixed);
        });
    case Word::ignoreValue:
        return on(node.parts[0], true, [](CombatSide& side) { side.flags |= asNumber(SideFlag::ignored); });
    case Word::cancelCard:
        return on(node.parts[0], true, [](CombatSide& side) { side.flags |= asNumber(SideFlag::cancelled); });
    case Word::gainActions:
        if (m_table.turn.seat == m_speaker.you && number(node.parts[0]) > 0)
            m_table.turn.actions = narrowed<std::uint8_t>(m_table.turn.actions + number(node.parts[0]));
        return true;
    case Word::turnEnds:
        if (m_table.turn.seat == m_speaker.you) m_table.turn.actions = 0;
        return true;
    default: return false;
    }
}

bool Reference::combatAct(const Node& node)
{
    switch (node.word) {
    case Word::boostCard: boost(node.parts[0]); return true;
    case Word::takeBack:
        for (const CardAt& card : cards(node.parts[0]))
            move(card, Place::hand);
        return true;
    case Word::playAsAttack:
        for (const CardAt& card : cards(node.parts[0]))
            playAsAttack(card);
        return true;
    case Word::playFaceUp: return true; // it is open already where these texts are played
    default: return false;
    }
}

/// A card of the hand that has a boost; a fixed value stays.
void Reference::boost(const Node& phrase)
{
    std::vector<CardAt> fit = pile(m_speaker.you, Place::hand);
    std::erase_if(fit, [&](const CardAt& card) { return kind(card).boost == noValue; });
    const auto chosen = askCard(m_speaker.you, fit);
    if (!chosen) return;
    move(*chosen, Place::discard);
    nameCard(*chosen, Place::discard);
    ++m_discarded;
    for (const CardAt& card : cards(phrase)) {
        CombatSide& side = m_table.combat.sides[card.side];
        if (!side.has(SideFlag::fixed)) side.added = narrowed<std::uint8_t>(side.added + kind(*chosen).boost);
    }
}

/// Only the attacker's own card becomes the attack card; the one that was goes to the discard pile.
void Reference::playAsAttack(const CardAt& card)
{
    CombatSide& side = m_table.combat.sides[attackSide];
    if (card.owner != seatOf(side.fighter) || !kind(card).attacks()) return;
    for (const CardAt& before : combatCard(attackSide))
        move(before, Place::discard);
    const CardAt gone = card;
    SeatPile from =
        gone.place == Place::hand ? m_table.seat(gone.owner).hand() : m_table.seat(gone.owner).discard();
    from.removeAt(static_cast<std::size_t>(from.find(gone.card)));
    side.card = gone.card;
    side.printed = kind(gone).value;
    m_card = {gone.owner, gone.card, Place::combat, attackSide};
}

} // namespace fabletop::meaning
