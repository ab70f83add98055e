// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/prose/cardact.h"

#include <algorithm>
#include <array>
#include <optional>

namespace fabletop {

namespace {

/// What an instruction shows; nothing for what only steers, or belongs to the rules of every match.
std::optional<CardAct> shownBy(Op op)
{
    switch (op) {
    case Op::deal:
    case Op::playAsAttack: return CardAct::blow;
    case Op::recover:
    case Op::setHealth: return CardAct::heal;
    case Op::leaveBattlefield: return CardAct::vanish;
    case Op::comeBack:
    case Op::place:
    case Op::placeEach:
    case Op::swap:
    case Op::returnDefeated:
    case Op::placeTokens:
    case Op::placeToken:
    case Op::placeTokenOf:
    case Op::placeEachToken: return CardAct::place;
    case Op::preventDamage: return CardAct::guard;
    case Op::move:
    case Op::moveThrough:
    case Op::moveEach:
    case Op::moveEachThrough:
    case Op::moveToken:
    case Op::playerMovesToken:
    case Op::playerMovesOther: return CardAct::walk;
    case Op::draw:
    case Op::playerDraws:
    case Op::takeAllToHand:
    case Op::drawUpTo:
    case Op::keepOne:
    case Op::takeOfThem:
    case Op::fetchCard:
    case Op::takeBack: return CardAct::draw;
    case Op::discardThat:
    case Op::discardOne:
    case Op::discardAny:
    case Op::playerDiscards:
    case Op::playerMayDiscard:
    case Op::discardRandom:
    case Op::discardTop: return CardAct::discard;
    case Op::lookAtHand:
    case Op::revealHand:
    case Op::revealTop:
    case Op::lookAtTop:
    case Op::putThemBack:
    case Op::putOnDeck:
    case Op::playFaceUp: return CardAct::look;
    case Op::addToCard:
    case Op::setPrinted:
    case Op::replaceValue:
    case Op::fixValue:
    case Op::boostCard:
    case Op::commitBoost:
    case Op::gainActions: return CardAct::boost;
    case Op::ignoreValue:
    case Op::cancelCard:
    case Op::endTurn: return CardAct::cancel;
    case Op::takeForm:
    case Op::changeForm:
    case Op::mayYes:
    case Op::optionBegin:
    case Op::chooseFighter:
    case Op::chooseFighters:
    case Op::chooseCard:
    case Op::chooseSpace:
    case Op::choosePlayer:
    case Op::chooseForm:
    case Op::nameNumber: return CardAct::choose;
    default: return {};
    }
}

} // namespace

CardAct cardAct(const HeroRules& hero, CardId card)
{
    const CardKind& kind = hero.cards[index(card)];
    std::optional<CardAct> best;
    for (const std::uint16_t program : kind.programs)
        for (std::size_t at = program; at > 0 && at < hero.program.code.size(); ++at) {
            const Op op = hero.program.code[at].op;
            if (op == Op::end) break;
            if (const auto act = shownBy(op)) best = std::min(best.value_or(*act), *act);
        }
    const bool plain = !best || *best == CardAct::choose;
    if (plain && kind.attacks()) return CardAct::blow;
    if (plain && kind.defends()) return CardAct::guard;
    return best.value_or(CardAct::choose);
}

std::string_view cardActName(CardAct act)
{
    constexpr std::array<std::string_view, cardActCount> names{"cancel", "vanish",  "heal",   "place",
                                                               "blow",   "discard", "look",   "boost",
                                                               "walk",   "draw",    "choose", "guard"};
    return names[static_cast<std::size_t>(act)];
}

} // namespace fabletop
