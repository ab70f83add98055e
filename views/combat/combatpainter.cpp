// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatpainter.h"

#include "views/illustrations/figurestem.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>

namespace fabletop {

namespace {

constexpr qreal absentShare = 0.052; ///< letters on the place of a card that isn't there, by its width

constexpr CardType shapeOf(int side)
{
    return side == attackSide ? CardType::attack : CardType::defense;
}

} // namespace

QString CombatPainter::name(int side) const
{
    const FighterId fighter = at(side).fighter;
    return fighter == FighterId::none || !m_looks.narrator().valid() ? QString()
                                                                     : m_looks.narrator().fighter(fighter);
}

QString CombatPainter::heading() const
{
    if (m_ledger.empty()) return tr("No combat yet");
    return m_looks.narrator().valid()
               ? m_looks.narrator().attack(at(attackSide).fighter, at(defenseSide).fighter)
               : QString();
}

QString CombatPainter::outcome() const
{
    if (!m_ledger.decided) return tr("Not decided yet");
    if (m_ledger.damage == 0) return tr("%1 takes no damage").arg(name(defenseSide));
    return tr("%1 takes %n damage", nullptr, m_ledger.damage).arg(name(defenseSide));
}

QString CombatPainter::healthLine() const
{
    if (!m_ledger.decided)
        return tr("%1 has %2 health").arg(name(defenseSide), QString::number(at(defenseSide).healthNow));
    const int before = m_ledger.healthBefore;
    const int after = m_ledger.healthAfter;
    if (m_ledger.damage == 0) return tr("%1 health left").arg(after);
    if (before - m_ledger.damage == after)
        return tr("%1 − %2 = %3 health left").arg(before).arg(m_ledger.damage).arg(after);
    return tr("%1 → %2 health").arg(before).arg(after);
}

CardLook CombatPainter::card(int side) const
{
    const LedgerSide& here = at(side);
    CardLook look = m_looks.card(seatOf(here.fighter), here.faceUp ? here.card : CardId::unseen);
    look.back = look.back || !here.faceUp;
    for (CardPart& part : look.parts)
        part.canceled = here.cancelled && !resolved(side, part.due);
    return look;
}

/// Whether an effect of the card in play has been carried out in that step.
bool CombatPainter::resolved(int side, CombatStep due) const
{
    const LedgerSide& here = at(side);
    for (const LedgerRow& row : m_ledger.rows)
        for (const LedgerLine& line : row.lines)
            if (row.step == due && line.event >= 0 && !line.cancelled && line.kind == SourceKind::card &&
                line.seat == seatOf(here.fighter) && line.item == index(here.card))
                return true;
    return false;
}

CardLook CombatPainter::boost(int side) const
{
    const LedgerSide& here = at(side);
    CardLook look = m_looks.card(seatOf(here.fighter), here.boost);
    look.back = look.back || !here.faceUp;
    return look;
}

FigureLook CombatPainter::figure(int side) const
{
    const LedgerSide& here = at(side);
    if (here.fighter == FighterId::none || !m_looks.narrator().valid()) return {};
    const SeatId seat = seatOf(here.fighter);
    return {figureDrawing(m_looks.rules().hero(seat), index(here.fighter) % fightersPerSeat, here.form), seat,
            side == attackSide};
}

void CombatPainter::paintPanel(QPainter& painter, const Theme& theme, const QRectF& box, Tone fill,
                               qreal radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, theme, box, radius, 1);
    painter.setPen(QPen(theme.color(Tone::hair), 1));
    painter.setBrush(theme.color(fill));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void CombatPainter::paintNoCard(QPainter& painter, const QRectF& sheet, int side) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.color(Tone::edge), 1.2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(sheet.adjusted(1, 1, -1, -1), 12, 12);
    paintText(painter, sheet.adjusted(8, 8, -8, -8),
              side == defenseSide && m_ledger.noDefense ? tr("No defense card") : tr("No card"),
              {m_theme.interfaceFont(std::max(m_theme.body(), sheet.width() * absentShare)),
               m_theme.color(Tone::ink2)},
              Fit::wrap, Qt::AlignCenter);
    painter.restore();
}

void CombatPainter::paintValue(QPainter& painter, const QRectF& box, int side, bool known) const
{
    const int value = at(side).value;
    if (known && value >= 0) {
        paintType(painter, m_theme, shapeOf(side), box, QString::number(value));
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.type(shapeOf(side)), 1.6, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(QTransform(box.width() / 100, 0, 0, box.height() / 100, box.left(), box.top())
                         .map(typePath(shapeOf(side))));
    painter.restore();
}

void CombatPainter::paintDrop(QPainter& painter, const QRectF& box) const
{
    if (m_ledger.decided)
        paintLoss(painter, m_theme, box, m_ledger.damage);
    else
        paintCentred(painter, box.center(), QStringLiteral("?"),
                     m_theme.interfaceFont(box.height() * 0.45, QFont::Bold), m_theme.color(Tone::ink3));
}

} // namespace fabletop
