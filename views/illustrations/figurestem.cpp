// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/figurestem.h"

#include "views/baking/illustrations.h"

#include <QStringList>
#include <array>

namespace fabletop {

namespace {

/// Who fights from afar, who hand to hand, who comes along and falls at the first blow.
const QStringList rangedStock{QStringLiteral("archer"), QStringLiteral("witch"), QStringLiteral("wizard"),
                              QStringLiteral("gentleman")};
const QStringList meleeStock{QStringLiteral("knight"), QStringLiteral("staff-fighter"),
                             QStringLiteral("sailor"), QStringLiteral("beast"), QStringLiteral("dragon")};
const QStringList weakStock{QStringLiteral("child"), QStringLiteral("hare"), QStringLiteral("bird-woman")};

/// A name that says what its figure is ("Dragon", "bone-knight") gets it.
QString namedStock(const QString& kind)
{
    for (const QStringList* stock : {&rangedStock, &meleeStock, &weakStock})
        for (const QString& stem : *stock)
            if (kind.split(u'-').contains(stem) || kind == stem) return stem;
    return {};
}

std::size_t sumOf(const std::string& id)
{
    std::size_t sum = 0;
    for (const char letter : id)
        sum = sum * 31 + static_cast<unsigned char>(letter);
    return sum;
}

QString stockStem(const FighterKind& fighter, bool sidekick)
{
    const std::string& id = fighter.kind.empty() ? fighter.id : fighter.kind;
    QString stem = namedStock(QString::fromStdString(id));
    if (stem.isEmpty()) {
        const QStringList& stock = sidekick && fighter.maximum <= 1 ? weakStock
                                   : fighter.ranged                 ? rangedStock
                                                                    : meleeStock;
        stem = stock.at(static_cast<qsizetype>(sumOf(id) % static_cast<std::size_t>(stock.size())));
    }
    return QStringLiteral("stock/") + stem;
}

} // namespace

QString figureStem(const HeroRules& hero, std::size_t place, std::uint8_t form)
{
    if (place >= hero.fighters.size()) return {};
    const FighterKind& fighter = hero.fighters[place];
    const QString kind = QString::fromStdString(fighter.kind.empty() ? fighter.id : fighter.kind);
    QStringList wanted;
    if (place == 0 && form < hero.forms.size()) {
        const QString shape = QString::fromStdString(hero.forms[form].id);
        wanted << kind + u'-' + shape << shape;
    }
    wanted << kind;
    for (const QString& stem : wanted)
        if (Illustrations::has(IllustrationKind::figure, stem)) return stem;
    return stockStem(fighter, place > 0);
}

} // namespace fabletop
