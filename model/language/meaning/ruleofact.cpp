// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/ruleofact.h"

namespace fabletop {

std::string_view ruleOfAct(Word word)
{
    switch (word) {
    case Word::deal: return "R-TERM-06";
    case Word::recover: return "R-HP-03";
    case Word::setHealth: return "R-HP-04";
    case Word::move:
    case Word::moveEach: return "R-MOVE-12";
    case Word::moveThrough:
    case Word::moveEachThrough: return "R-MOVE-13";
    case Word::discardTop:
    case Word::revealTop:
    case Word::takeThat:
    case Word::lookAtTop:
    case Word::takeOfThem:
    case Word::putThemBack:
    case Word::fetchCard: return "R-DRAW-08";
    case Word::takeAllToHand: return "R-INFO-07";
    case Word::boostCard: return "R-BOOST-05";
    case Word::commitBoost: return "R-BOOST-07";
    case Word::preventDamage: return "R-WIN-04";
    case Word::fixValue: return "R-VAL-04";
    case Word::turnEnds: return "R-TURN-11";
    case Word::drawUpTo: return "R-EFF-03";
    case Word::place:
    case Word::swap: return "R-MOVE-14";
    case Word::returnDefeated: return "R-MOVE-18";
    case Word::draw:
    case Word::playerDraws: return "R-DRAW-02";
    case Word::discardThat:
    case Word::discardAny:
    case Word::playerDiscards:
    case Word::discardRandom: return "R-INFO-04";
    case Word::lookAtHand:
    case Word::revealHand: return "R-INFO-03";
    case Word::addToCard:
    case Word::setPrinted:
    case Word::replaceValue: return "R-VAL-01";
    case Word::ignoreValue: return "R-VAL-02";
    case Word::cancelCard: return "R-CANC-01";
    case Word::gainActions: return "R-TURN-05";
    case Word::choosePlayer: return "R-TEAM-12";
    default: return "R-EFF-02";
    }
}

} // namespace fabletop
