// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/symbolpainter.h"

#include "views/theme/shapes.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

struct SymbolWords {
    Q_DECLARE_TR_FUNCTIONS(TimelineSymbols)
};

constexpr qreal sign = 18;
constexpr qreal smallShare = 14.0 / 32;  ///< of a small combat that is its sign
constexpr qreal smallFigure = 11.0 / 14; ///< letters by that sign

QString value(int number)
{
    return number < 0 ? QStringLiteral("–") : QString::number(number);
}

QString iconOf(Symbol::Kind kind)
{
    switch (kind) {
    case Symbol::Kind::maneuver:
    case Symbol::Kind::boostedManeuver: return QStringLiteral("maneuver");
    case Symbol::Kind::scheme: return QStringLiteral("scheme");
    case Symbol::Kind::draw: return QStringLiteral("draw");
    case Symbol::Kind::passage: return QStringLiteral("passage");
    case Symbol::Kind::skipped: return QStringLiteral("glass");
    case Symbol::Kind::end: return QStringLiteral("flag");
    case Symbol::Kind::damage: return QStringLiteral("damage");
    case Symbol::Kind::combat: break;
    }
    return QStringLiteral("attack");
}

void paintChevrons(QPainter& painter, const Theme& theme, QPointF corner)
{
    painter.setPen(QPen(theme.color(Tone::accent), 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < 2; ++i)
        painter.drawPolyline(QPolygonF({corner + QPointF(-3.2, 3 + 3 * i), corner + QPointF(0, 0 + 3 * i),
                                        corner + QPointF(3.2, 3 + 3 * i)}));
}

void paintCombat(QPainter& painter, const Theme& theme, const QRectF& box, const Symbol& symbol, bool lit)
{
    painter.setPen(QPen(theme.color(lit ? Tone::accent : Tone::hair), lit ? 1.6 : 1));
    painter.setBrush(theme.color(lit ? Tone::accentWash : Tone::panel));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const qreal unit = box.height() / 26;
    const qreal side = sign * unit;
    const qreal top = box.center().y() - side / 2;
    const QRectF attack(box.left() + 4 * unit, top, side, side);
    paintType(painter, theme, CardType::attack, attack,
              symbol.attack < 0 ? QString() : QString::number(symbol.attack));
    const QRectF defense = attack.translated(side + 1 * unit, 0);
    if (symbol.defense >= 0) {
        paintType(painter, theme, CardType::defense, defense, QString::number(symbol.defense));
    } else {
        painter.setPen(QPen(theme.color(Tone::edge), 1.2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        const QRectF inner = defense.adjusted(1.5, 1, -1.5, -1);
        painter.drawPath(
            QTransform(inner.width() / 100, 0, 0, inner.height() / 100, inner.left(), inner.top())
                .map(typePath(CardType::defense)));
    }
    if (symbol.attack < 0) return;
    const QString harm =
        symbol.damage > 0 ? QStringLiteral("−") + QString::number(symbol.damage) : QStringLiteral("0");
    const QPointF centre((defense.right() + box.right()) / 2, box.center().y());
    paintCentred(painter, centre, harm, theme.interfaceFont(12 * unit, QFont::Bold),
                 theme.color(symbol.damage > 0 ? Tone::harm : Tone::ink2));
}

} // namespace

qreal symbolWidth(const Symbol& symbol)
{
    switch (symbol.kind) {
    case Symbol::Kind::combat: return symbol.damage > 9 ? 72 : 64;
    case Symbol::Kind::boostedManeuver: return 22;
    case Symbol::Kind::maneuver:
    case Symbol::Kind::scheme:
    case Symbol::Kind::damage:
    case Symbol::Kind::draw:
    case Symbol::Kind::passage:
    case Symbol::Kind::skipped:
    case Symbol::Kind::end: break;
    }
    return sign;
}

void paintSymbol(QPainter& painter, const Theme& theme, const QRectF& box, const Symbol& symbol, bool lit)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (symbol.kind == Symbol::Kind::combat) {
        paintCombat(painter, theme, box, symbol, lit);
        painter.restore();
        return;
    }
    if (lit) {
        painter.setPen(QPen(theme.color(Tone::accent), 1.6));
        painter.setBrush(theme.color(Tone::accentWash));
        painter.drawRoundedRect(box.adjusted(-3, 0.5, 3, -0.5), 4, 4);
    }
    const qreal side = sign * box.height() / 26;
    const QRectF icon(box.left(), box.center().y() - side / 2, side, side);
    if (symbol.kind == Symbol::Kind::damage) {
        paintDamage(painter, theme, icon, symbol.damage > 1 ? QString::number(symbol.damage) : QString());
    } else {
        const bool pale = symbol.kind == Symbol::Kind::skipped || symbol.kind == Symbol::Kind::draw;
        theme.art().paintIcon(painter, icon, iconOf(symbol.kind), theme.color(pale ? Tone::ink2 : Tone::ink));
    }
    if (symbol.kind == Symbol::Kind::boostedManeuver)
        paintChevrons(painter, theme, icon.topRight() + QPointF(1.5, -1.5));
    painter.restore();
}

void paintSmallSymbol(QPainter& painter, const Theme& theme, const QRectF& box, const Symbol& symbol)
{
    const bool harm = box.width() > box.height(); // a second figure beside the sign
    const qreal side = harm ? box.width() * smallShare : std::min(box.width(), box.height());
    const QRectF icon(harm ? box.left() : box.center().x() - side / 2, box.center().y() - side / 2, side,
                      side);
    if (symbol.kind == Symbol::Kind::damage) return paintDamage(painter, theme, icon, QString());
    theme.art().paintIcon(painter, icon, iconOf(symbol.kind), theme.color(Tone::ink));
    if (!harm || symbol.attack < 0) return;
    const QString loss =
        symbol.damage > 0 ? QStringLiteral("−") + QString::number(symbol.damage) : QStringLiteral("0");
    paintCentred(painter, QPointF((icon.right() + box.right()) / 2, box.center().y()), loss,
                 theme.interfaceFont(side * smallFigure, QFont::Bold),
                 theme.color(symbol.damage > 0 ? Tone::harm : Tone::ink2));
}

QString symbolText(const Symbol& symbol)
{
    switch (symbol.kind) {
    case Symbol::Kind::maneuver: return SymbolWords::tr("maneuver");
    case Symbol::Kind::boostedManeuver: return SymbolWords::tr("boosted maneuver");
    case Symbol::Kind::scheme: return SymbolWords::tr("scheme");
    case Symbol::Kind::combat:
        if (symbol.attack < 0) return SymbolWords::tr("combat");
        if (symbol.defense < 0)
            return SymbolWords::tr("combat, attack %1 without defense, %n damage", nullptr, symbol.damage)
                .arg(symbol.attack);
        return SymbolWords::tr("combat, %1 against %2, %n damage", nullptr, symbol.damage)
            .arg(value(symbol.attack), value(symbol.defense));
    case Symbol::Kind::damage: return SymbolWords::tr("%n damage outside combat", nullptr, symbol.damage);
    case Symbol::Kind::draw: return SymbolWords::tr("a card drawn by an effect");
    case Symbol::Kind::passage: return SymbolWords::tr("through a secret passage");
    case Symbol::Kind::skipped: return SymbolWords::tr("an action not taken");
    case Symbol::Kind::end: return SymbolWords::tr("end of the match");
    }
    return {};
}

} // namespace fabletop
