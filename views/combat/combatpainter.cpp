// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatpainter.h"

#include "model/match/words/spokenname.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

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
    return m_ledger.empty() ? tr("No combat yet")
                            : tr("%1 attacks %2").arg(name(attackSide), name(defenseSide));
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
    return look;
}

CardLook CombatPainter::boost() const
{
    const LedgerSide& here = at(attackSide);
    CardLook look = m_looks.card(seatOf(here.fighter), here.boost);
    look.back = look.back || !here.faceUp;
    return look;
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

void CombatPainter::paintFighter(QPainter& painter, const QRectF& box, int side, int struck) const
{
    const LedgerSide& here = at(side);
    if (here.fighter == FighterId::none) return;
    const FighterKind& kind = m_looks.rules().fighter(here.fighter);
    const SeatId seat = seatOf(here.fighter);
    DialLook dial;
    dial.disc = {seat,
                 m_looks.emblem(here.fighter),
                 firstLetter(name(side)),
                 here.healthNow <= 0 && here.healthBefore > 0,
                 false,
                 kind.number};
    dial.health = here.healthNow;
    dial.maximum = kind.maximum;
    dial.struck = struck;
    dial.number = false;
    const qreal radius = box.height() / 2.6;
    paintDial(painter, m_theme, QPointF(box.left() + radius * 1.27, box.center().y()), radius, dial);

    const qreal left = box.left() + radius * 2.54 + 14;
    const QFont title = m_theme.nameFont(TextRole::section, name(side));
    const QFont second = m_theme.font(TextRole::second);
    const qreal line = QFontMetricsF(title).height();
    const qreal middle = box.center().y();
    paintSeatForm(painter, m_theme, seat, QPointF(left + 5, middle - line * 0.45), 5);
    const QRectF words(left + 18, middle - line, box.right() - left - 18, line);
    paintText(painter, words, name(side), {title, m_theme.color(Tone::ink)}, Fit::elide);

    QString role = side == attackSide ? tr("attacker, %1 of %2 health") : tr("defender, %1 of %2 health");
    const QFontMetricsF metrics(second);
    if (metrics.horizontalAdvance(role.arg(10).arg(10)) > box.right() - left) role = tr("%1 of %2 health");
    paintText(painter, QRectF(left, middle + 1, box.right() - left, line),
              role.arg(here.healthNow).arg(kind.maximum), {second, m_theme.color(Tone::ink2)}, Fit::elide);
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
              {m_theme.font(TextRole::body), m_theme.color(Tone::ink2)}, Fit::wrap, Qt::AlignCenter);
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

QString CombatPainter::remark(int side) const
{
    const LedgerSide& here = at(side);
    if (here.value < 0) return here.card == CardId::none ? tr("no card yet") : tr("face down");
    if (side == defenseSide && m_ledger.noDefense) return tr("no defense card");
    if (here.cancelled) return tr("effects cancelled");
    const QString printed = here.sum.section(QLatin1Char(' '), 0, 0);
    return printed == here.sum ? tr("as printed") : tr("printed %1, now").arg(printed);
}

void CombatPainter::paintPlate(QPainter& painter, const QRectF& box, int side, bool known) const
{
    const qreal e = m_theme.scale();
    paintPanel(painter, m_theme, box, Tone::panel, 6);
    const qreal shape = box.width() < 200 ? 44 : 58;
    const qreal margin = box.width() < 200 ? 10 : 18;
    paintValue(painter, QRectF(box.left() + margin, box.center().y() - shape / 2, shape, shape), side, known);
    const QRectF words = box.adjusted(margin + shape + margin - 2, 12, -8, -10);
    const QString label = side == attackSide ? tr("Attack") : tr("Defense");
    paintText(painter, words, label.toUpper(), {m_theme.font(TextRole::label), m_theme.color(Tone::ink2)},
              Fit::exact, Qt::AlignTop | Qt::AlignLeft);
    if (!known) return;
    paintText(painter, words.adjusted(0, 20 * e, 0, 0), remark(side),
              {m_theme.font(TextRole::second), m_theme.color(Tone::ink2)}, Fit::elide,
              Qt::AlignTop | Qt::AlignLeft);
    paintText(painter, words.adjusted(0, 40 * e, 0, 0), at(side).sum,
              {m_theme.interfaceFont(14 * e, QFont::Bold), m_theme.color(Tone::ink)}, Fit::shrink,
              Qt::AlignTop | Qt::AlignLeft);
}

void CombatPainter::paintDrop(QPainter& painter, const QRectF& box) const
{
    if (m_ledger.decided)
        paintDamage(painter, m_theme, box, QString::number(m_ledger.damage));
    else
        paintCentred(painter, box.center(), QStringLiteral("?"),
                     m_theme.interfaceFont(box.height() * 0.45, QFont::Bold), m_theme.color(Tone::ink3));
}

void CombatPainter::paintSigns(QPainter& painter, const QRectF& box) const
{
    const QFont font = m_theme.interfaceFont(26, QFont::Normal);
    paintCentred(painter, QPointF(box.left(), box.center().y()), QStringLiteral("−"), font,
                 m_theme.color(Tone::ink2));
    paintCentred(painter, QPointF(box.right(), box.center().y()), QStringLiteral("="), font,
                 m_theme.color(Tone::ink2));
}

void CombatPainter::paintSum(QPainter& painter, const QRectF& box, qreal fall) const
{
    paintPanel(painter, m_theme, box, Tone::raised, 6);
    const qreal shape = std::min(50.0, box.height() - 26);
    const qreal middle = box.center().y();
    const qreal pitch = std::clamp(box.width() * 0.176, shape + 34, 104.0);
    const qreal first = box.left() + std::max(18.0, box.width() * 0.14);
    const auto place = [&](int i) { return QRectF(first + i * pitch, middle - shape / 2, shape, shape); };
    paintValue(painter, place(0), attackSide, true);
    paintValue(painter, place(1), defenseSide, true);
    paintSigns(painter, QRectF(first + shape / 2 + pitch / 2, middle, pitch, 0.01));
    QRectF drop = place(2);
    painter.save();
    if (fall < 1) {
        drop.translate(0, -(1 - fall) * box.height() * 0.45);
        painter.setOpacity(std::clamp(fall * 1.6, 0.0, 1.0));
    }
    paintDrop(painter, drop);
    painter.restore();
    const QRectF words(first + 2 * pitch + shape + 22, box.top() + 8,
                       box.right() - 12 - (first + 2 * pitch + shape + 22), box.height() - 16);
    const QFont bold = m_theme.interfaceFont(m_theme.body() * 1.25, QFont::Bold);
    const QRectF needed =
        QFontMetricsF(bold).boundingRect(words, Qt::AlignLeft | Qt::TextWordWrap, outcome());
    const qreal second = QFontMetricsF(m_theme.font(TextRole::body)).height();
    const qreal top = middle - (needed.height() + 3 + second) / 2;
    paintText(painter, QRectF(words.left(), top, words.width(), needed.height() + 1), outcome(),
              {bold, m_theme.color(m_ledger.decided ? Tone::ink : Tone::ink2)}, Fit::wrap, Qt::AlignLeft);
    paintText(painter, QRectF(words.left(), top + needed.height() + 3, words.width(), second), healthLine(),
              {m_theme.font(TextRole::body), m_theme.color(Tone::ink2)}, Fit::exact, Qt::AlignLeft);
}

} // namespace fabletop
