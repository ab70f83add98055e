// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/meaning/belonging.h"

#include "model/language/reading/vocabulary.h"

namespace fabletop {

NameKinds namesMeantBy(Word word)
{
    return rowOf(word).calls;
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
    case Word::figureAttr:
    case Word::bustAttr:
        return declaration == Word::heroDecl || declaration == Word::sidekickDecl ||
               declaration == Word::formDecl;
    case Word::veilAttr: return declaration == Word::tokenDecl;
    case Word::attackAttr:
    case Word::defenseAttr:
    case Word::versatileAttr:
    case Word::schemeAttr:
    case Word::boostAttr:
    case Word::noBoostAttr:
    case Word::noEffectAttr:
    case Word::forAttr:
    case Word::forAnyAttr:
    case Word::pictureAttr:
    case Word::taggedAttr: return declaration == Word::cardDecl;
    default: return false;
    }
}

} // namespace fabletop
