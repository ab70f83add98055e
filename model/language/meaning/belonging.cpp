// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/belonging.h"

namespace fabletop {

NameKinds namesMeantBy(Word word)
{
    switch (word) {
    case Word::named: return NameKind::hero | NameKind::sidekick;
    case Word::returnDefeated: return NameKind::sidekick;
    case Word::forAttr: return NameKind::hero | NameKind::sidekick | NameKind::form;
    case Word::takeForm:
    case Word::inForm: return NameKind::form;
    case Word::taggedAttr: return NameKind::tag;
    case Word::taggedCards: return NameKind::tag | NameKind::form;
    case Word::fetchCard: return NameKind::card;
    case Word::placeTokens:
    case Word::placeToken:
    case Word::placeTokenOf:
    case Word::placeEachToken:
    case Word::moveToken:
    case Word::playerMovesToken:
    case Word::playerMovesOther:
    case Word::onToken:
    case Word::withToken:
    case Word::withoutToken:
    case Word::isOnToken:
    case Word::beganOnToken:
    case Word::moveBetween: return NameKind::token;
    case Word::perform: return NameKind::part;
    case Word::resolveAbilities:
    case Word::resolveEffects: return NameKind::moment;
    case Word::stepReached: return NameKind::step;
    default: return 0;
    }
}

NameKinds nameMadeBy(Word declaration)
{
    switch (declaration) {
    case Word::heroDecl: return NameKind::hero;
    case Word::sidekickDecl: return NameKind::sidekick;
    case Word::formDecl: return NameKind::form;
    case Word::tokenDecl: return NameKind::token;
    case Word::tagDecl: return NameKind::tag;
    case Word::cardDecl: return NameKind::card;
    case Word::toDecl: return NameKind::part;
    default: return 0;
    }
}

bool belongs(Word attribute, Word declaration)
{
    switch (attribute) {
    case Word::setAttr:
    case Word::moveAttr: return declaration == Word::heroDecl;
    case Word::healthAttr:
    case Word::meleeAttr:
    case Word::rangedAttr:
    case Word::largeAttr:
    case Word::pluralAttr: return declaration == Word::heroDecl || declaration == Word::sidekickDecl;
    case Word::veilAttr: return declaration == Word::tokenDecl;
    case Word::attackAttr:
    case Word::defenseAttr:
    case Word::versatileAttr:
    case Word::schemeAttr:
    case Word::boostAttr:
    case Word::noBoostAttr:
    case Word::forAttr:
    case Word::forAnyAttr:
    case Word::taggedAttr: return declaration == Word::cardDecl;
    default: return false;
    }
}

} // namespace fabletop
