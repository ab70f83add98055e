// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/figurestem.h"

#include "model/content/pictures/drawings.h"
#include "views/baking/illustrations.h"

#include <QStringList>
#include <algorithm>

namespace fabletop {

namespace {

/// A name that says what its figure is ("Dragon", "bone-knight") gets it.
QString namedStock(const QString& kind)
{
    for (const std::string& name : figureDrawings())
        if (const QString stem = QString::fromStdString(name);
            kind.split(u'-').contains(stem) || kind == stem)
            return stem;
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
        const StockFigures& figures = stockFigures();
        const QStringList& stock = sidekick && fighter.maximum <= 1 ? figures.weak
                                   : fighter.ranged                 ? figures.ranged
                                                                    : figures.melee;
        stem = stock.at(static_cast<qsizetype>(sumOf(id) % static_cast<std::size_t>(stock.size())));
    }
    return QStringLiteral("stock/") + stem;
}

} // namespace

namespace {

/// Which of two lines holds: that of the hero's form, then that of the fighter.
const DrawingName& lineOf(const HeroRules& hero, std::size_t place, std::uint8_t form,
                          DrawingName FormRules::*ofForm, DrawingName FighterKind::*ofFighter)
{
    if (place == 0 && form < hero.forms.size() && !(hero.forms[form].*ofForm).name.empty())
        return hero.forms[form].*ofForm;
    return hero.fighters[place].*ofFighter;
}

/// The stem that a line names; empty: it names none that there is.
QString stemIn(const DrawingName& line)
{
    const auto& known = figureDrawings();
    const bool there = std::find(known.begin(), known.end(), line.name) != known.end();
    return there ? QStringLiteral("stock/") + QString::fromStdString(line.name) : QString();
}

OwnPicture pictureIn(const HeroRules& hero, const DrawingName& line)
{
    const auto found = hero.pictures.find(line.name);
    return found == hero.pictures.end() ? nullptr : found->second;
}

} // namespace

QString figureStem(const HeroRules& hero, std::size_t place, std::uint8_t form)
{
    if (place >= hero.fighters.size()) return {};
    const FighterKind& fighter = hero.fighters[place];
    const DrawingName& line = lineOf(hero, place, form, &FormRules::figure, &FighterKind::figure);
    if (const QString named = stemIn(line); !named.isEmpty()) return named;
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

FigureDrawing figureDrawing(const HeroRules& hero, std::size_t place, std::uint8_t form)
{
    FigureDrawing drawing;
    drawing.stem = drawing.bust = figureStem(hero, place, form);
    if (place >= hero.fighters.size()) return drawing;
    drawing.ownFigure = pictureIn(hero, lineOf(hero, place, form, &FormRules::figure, &FighterKind::figure));
    const DrawingName& bust = lineOf(hero, place, form, &FormRules::bust, &FighterKind::bust);
    drawing.ownBust = pictureIn(hero, bust);
    drawing.bustNamed = !stemIn(bust).isEmpty();
    if (drawing.bustNamed) drawing.bust = stemIn(bust);
    return drawing;
}

} // namespace fabletop
