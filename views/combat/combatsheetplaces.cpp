// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardpainter.h"
#include "views/combat/combatbar.h"
#include "views/combat/combatpainter.h"
#include "views/combat/combatsheet.h"
#include "views/combat/ledgerview.h"
#include "views/hand/barslots.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <QScrollArea>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal headingHeight = 90;
constexpr qreal sumHeight = 82;
constexpr qreal cardTop = 134;
constexpr qreal plateLeast = 92;
constexpr qreal bandHeight = 6;           ///< in the colours of both seats
constexpr qreal floorShare = 408.0 / 466; ///< of the stage, from its top
constexpr qreal floorPitch = 7;

} // namespace

// -- places

QSize CombatSheet::minimumSizeHint() const
{
    return {900, 540};
}

void CombatSheet::layOut()
{
    const int bar = barHeight(*m_theme);
    m_bar->setGeometry(0, height() - bar, width(), bar);
    m_plateHeight = std::round(plateLeast * std::clamp(m_theme->scale(), 1.0, 1.7));
    const qreal room = height() - bar;
    const bool narrow = width() < 1150;
    const qreal margin = narrow ? 16 : 36;
    const qreal gap = narrow ? 18 : 40;
    const qreal grown = std::clamp(std::min(width() / 1224.0, room / 654.0), 1.0, 1.4);
    const qreal byHeight = (room - cardTop - m_plateHeight - 34) / CardPainter::aspect;
    const qreal byWidth = (width() - 2 * margin - 2 * gap - 592 * std::min(m_theme->scale(), 1.15)) / 2;
    m_cardWidth = std::floor(std::max(150.0, std::min({240 * grown, byHeight, std::max(byWidth, 170.0)})));
    const qreal middle =
        std::min(width() - 2 * (margin + gap + m_cardWidth), 592 * std::max(grown, m_theme->scale()));
    const qreal left = std::floor((width() - middle - 2 * (gap + m_cardWidth)) / 2);
    const qreal sheet = std::round(m_cardWidth * CardPainter::aspect);
    const qreal spare = std::max(0.0, (room - cardTop - sheet - 22 - m_plateHeight - 60) / 2);
    const qreal top = std::floor(std::min(spare, 120.0) * (grown > 1 ? 1 : 0));
    m_columns[0] = QRectF(left, top, m_cardWidth, cardTop + sheet + 22 + m_plateHeight);
    m_middle = QRectF(left + m_cardWidth + gap, top, middle, room - top);
    m_columns[1] = m_columns[0].translated(m_cardWidth + 2 * gap + middle, 0);
    placeLedger();
}

void CombatSheet::placeLedger()
{
    const qreal top = m_middle.top() + headingHeight * std::min(m_theme->scale(), 1.3);
    const qreal sum = sumHeight * m_theme->scale();
    const qreal most = height() - m_bar->height() - top - 16 - sum - 14;
    const auto heightOf = [&](bool tight) {
        return layOutLedger(m_ledger, LedgerForm::wide, *m_theme, std::floor(m_middle.width()) - 2, tight)
                   .height +
               8;
    };
    const bool tight = heightOf(false) > most;
    m_ledgerView->setTight(tight);
    m_ledgerBox = QRectF(m_middle.left(), top, std::floor(m_middle.width()),
                         std::ceil(std::min(heightOf(tight), most)));
    m_scroll->setGeometry(m_ledgerBox.adjusted(1, 1, -1, -5).toAlignedRect());
    m_ledgerView->fitInto(*m_scroll, true);
    m_sumBox = QRectF(m_ledgerBox.left(), m_ledgerBox.bottom() + 16, m_ledgerBox.width(), sum);
}

void CombatSheet::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CombatSheet::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    layOut();
    setFocus();
}

// -- drawing

void CombatSheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGround(painter);
    if (m_shown.empty() || !m_looks.narrator().valid()) return;
    const CombatPainter combat(*m_theme, m_looks, m_shown);
    const qreal half = width() / 2.0;
    for (int side : {attackSide, defenseSide}) {
        const FighterId fighter = m_shown.sides[static_cast<std::size_t>(side)].fighter;
        painter.fillRect(QRectF(side * half, 0, half, bandHeight), m_theme->seat(seatOf(fighter)));
        paintSide(painter, combat, side);
    }
    paintHeading(painter, combat);
    CombatPainter::paintPanel(painter, *m_theme, m_ledgerBox, Tone::raised, 8);
    combat.paintSum(painter, m_sumBox, partOf(resultRow));
}

/// A wall and a floor.
void CombatSheet::paintGround(QPainter& painter) const
{
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    const qreal floor = std::round((height() - m_bar->height()) * floorShare);
    painter.fillRect(QRectF(0, floor, width(), 1), m_theme->color(Tone::edge));
    for (qreal y = floor + floorPitch; y < height() - m_bar->height(); y += floorPitch)
        painter.fillRect(QRectF(0, y, width(), 1), m_theme->color(Tone::hair));
}

void CombatSheet::paintHeading(QPainter& painter, const CombatPainter& combat) const
{
    const qreal e = std::min(m_theme->scale(), 1.3);
    const QString heading = combat.heading();
    paintText(painter, QRectF(m_middle.left() - 30, m_middle.top() + 14 * e, m_middle.width() + 60, 42 * e),
              heading, {m_theme->nameFont(TextRole::pageTitle, heading), m_theme->color(Tone::ink)},
              Fit::exact, Qt::AlignCenter);
    paintText(painter, QRectF(m_middle.left(), m_middle.top() + 54 * e, m_middle.width(), 20 * e), m_where,
              {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignCenter);
}

void CombatSheet::paintSide(QPainter& painter, const CombatPainter& combat, int side) const
{
    const QRectF& column = m_columns[static_cast<std::size_t>(side)];
    const qreal falling = partOf(resultRow);
    const int lost = m_shown.decided && side == defenseSide ? m_shown.healthBefore - m_shown.healthAfter : 0;
    const qreal dial = column.width() < 200 ? 50 : 62;
    const qreal beside = m_ledgerBox.left() - m_columns[0].right() - 8;
    combat.paintFighter(painter,
                        QRectF(column.left(), column.top() + 124 - dial, column.width() + beside, dial), side,
                        falling < 1 ? std::max(0, lost) : 0);
    paintCard(painter, combat, side);
    combat.paintPlate(painter,
                      QRectF(column.left(), column.bottom() - m_plateHeight, column.width(), m_plateHeight),
                      side, m_shown.sides[static_cast<std::size_t>(side)].value >= 0);
}

void CombatSheet::paintCard(QPainter& painter, const CombatPainter& combat, int side) const
{
    const QRectF& column = m_columns[static_cast<std::size_t>(side)];
    const QRectF sheet(QPointF(column.left(), column.top() + cardTop),
                       CardPainter::sizeForWidth(m_cardWidth));
    const CardPainter cards(*m_theme);
    const auto baked = [&](std::size_t slot, const CardLook& look, const QRectF& at) {
        Baked& kept = m_baked[slot];
        if (kept.picture.isNull() || kept.look != look || kept.width != at.width() ||
            kept.picture.devicePixelRatio() != devicePixelRatioF())
            kept = {look, at.width(), cards.baked(look, at.width(), devicePixelRatioF())};
        painter.drawPixmap(at.topLeft() -
                               QPointF(CardPainter::margins().left(), CardPainter::margins().top()),
                           kept.picture);
    };
    if (!combat.hasCard(side)) {
        combat.paintNoCard(painter, sheet, side);
        return;
    }
    if (side == attackSide && m_shown.sides[attackSide].boost != CardId::none) {
        const qreal peep = std::min(40.0, (m_ledgerBox.left() - sheet.right()) - 6);
        baked(2, combat.boost(), QRectF(QPointF(sheet.left() + peep, sheet.top() - 10), sheet.size()));
    }
    const CardLook look = combat.card(side);
    const qreal turn = partOf(revealRow);
    if (turn < 1 && !look.back)
        cards.paintTurning(painter, sheet, look, turn);
    else
        baked(static_cast<std::size_t>(side), look, sheet);
}

} // namespace fabletop
