// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardfaces.h"

#include "model/content/pictures/drawings.h"
#include "model/language/prose/cardact.h"
#include "model/language/prose/prose.h"
#include "model/match/words/ledgerwords.h"
#include "model/match/words/spokenname.h"
#include "views/baking/illustrations.h"

#include <algorithm>

namespace fabletop {

namespace {

int number(std::uint8_t value)
{
    return value == noValue ? -1 : value;
}

/// The one kind of fighter that may use the card; null for several.
const FighterKind* onlyUser(const HeroRules& hero, const CardKind& card)
{
    const FighterKind* only = nullptr;
    for (std::size_t place = 0; place < hero.fighters.size() && !card.forAny(); ++place) {
        if (!(card.users >> place & 1)) continue;
        if (only && only->kind != hero.fighters[place].kind) return nullptr;
        if (!only) only = &hero.fighters[place];
    }
    return only;
}

void markAsked(CardPart& shown, const TextPart& part, int line)
{
    int from = 0;
    for (const Sentence& sentence : part.sentences) {
        const auto length = static_cast<int>(QString::fromStdString(sentence.text).size());
        if (std::find(sentence.lines.begin(), sentence.lines.end(), line) != sentence.lines.end()) {
            shown.askedFrom = from;
            shown.askedLength = length;
            return;
        }
        from += length + 1;
    }
}

} // namespace

QString emblemOf(const FighterKind& fighter)
{
    return QString::fromStdString(fighter.kind.empty() ? fighter.id : fighter.kind);
}

OwnPicture ownPictureOf(const HeroRules& hero, CardId card)
{
    const auto found = hero.pictures.find(hero.cards[index(card)].picture.name);
    return found == hero.pictures.end() ? nullptr : found->second;
}

QString pictureOf(const HeroRules& hero, CardId card)
{
    const std::string& named = hero.cards[index(card)].picture.name;
    if (const QString stem = cardDrawingStem(named); Illustrations::has(IllustrationKind::vignette, stem))
        return stem;
    const QString own = QString::fromStdString(hero.cards[index(card)].id);
    if (Illustrations::has(IllustrationKind::vignette, own)) return own;
    const std::string_view act = cardActName(cardAct(hero, card));
    return QStringLiteral("stock/") + QLatin1String(act.data(), static_cast<qsizetype>(act.size()));
}

CardLook cardFace(const HeroRules& hero, CardId card, Language language, int askedLine)
{
    CardLook look;
    if (index(card) >= hero.cards.size()) {
        look.back = true;
        return look;
    }
    const CardKind& kind = hero.cards[index(card)];
    look.title = spokenName(kind.name, language);
    look.type = kind.type;
    look.value = number(kind.value);
    look.boost = number(kind.boost);
    look.bearer = QString::fromStdString(userText(hero, kind, language));
    if (const FighterKind* only = onlyUser(hero, kind)) {
        look.emblem = emblemOf(*only);
        look.initial = firstLetter(QString::fromStdString(only->name.text(language)));
    }
    look.picture = pictureOf(hero, card);
    look.ownPicture = ownPictureOf(hero, card);
    look.wash = washOf(kind.type);
    look.hero = spokenName(hero.name, language);
    look.copies = kind.copies;
    for (const TextPart& part : cardText(hero, card, language)) {
        CardPart shown{QString::fromStdString(part.label), QString::fromStdString(part.text)};
        shown.due = stepOf(part.timing);
        if (askedLine > 0) markAsked(shown, part, askedLine);
        look.parts.push_back(shown);
    }
    look.noEffect = QString::fromStdString(noEffectText(language));
    return look;
}

} // namespace fabletop
