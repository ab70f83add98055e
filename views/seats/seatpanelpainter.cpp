// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/seatpanelpainter.h"

#include "views/cards/cardpainter.h"
#include "views/seats/seatpanel.h"
#include "views/seats/smallseatpainter.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <QTextLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int nearlyExhausted = 3;
constexpr qreal faceRadius = 19;
constexpr qreal discRadius = 17;

} // namespace

const SeatPanelLook::Sidekick* SeatPanelPainter::sidekick(FighterId fighter) const
{
    const auto found = std::find_if(m_look.sidekicks.begin(), m_look.sidekicks.end(),
                                    [fighter](const auto& helper) { return helper.fighter == fighter; });
    return found == m_look.sidekicks.end() ? nullptr : &*found;
}

void SeatPanelPainter::paint()
{
    const QRectF all(QPointF(), m_layout.size());
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_painter.fillRect(all, m_theme.color(Tone::panel));
    if (m_look.seat == SeatId::none) return;
    m_painter.fillRect(QRectF(0, 0, all.width(), seatBand), m_theme.seat(m_look.seat));
    if (m_layout.folded()) return SmallSeatPainter(m_painter, m_theme, m_look, m_layout).paintFolded();
    if (m_layout.half()) return SmallSeatPainter(m_painter, m_theme, m_look, m_layout).paintHalf();
    paintWhole();
}

void SeatPanelPainter::paintRule(qreal y)
{
    m_painter.fillRect(QRectF(seatPadding, std::round(y), m_layout.size().width() - 2 * seatPadding, 1),
                       m_theme.color(Tone::hair));
}

void SeatPanelPainter::paintWhole()
{
    paintHead();
    paintSeatPlate(m_painter, m_theme, m_look, m_layout);
    paintName();
    if (const QRectF ability = m_layout.rectOf(SeatPart::ability); !ability.isEmpty()) paintAbility(ability);
    const QRectF first = m_layout.rectOf(SeatPart::sidekick);
    if (!first.isEmpty()) paintRule(first.top() - 4);
    for (const SeatPlace& place : m_layout.places()) {
        if (place.part == SeatPart::sidekick)
            if (const auto* helper = sidekick(place.fighter)) paintSidekick(*helper, place.rect);
        if (place.part < SeatPart::hand) continue;
        paintPile(place.part, place.rect);
        paintPileName(place.part, place.rect);
    }
    if (!m_look.alike.isEmpty()) paintAlike();
    paintRule(m_layout.rectOf(SeatPart::hand).top() - 11);
    const QRectF seen = m_layout.seenRow();
    if (seen.isEmpty()) return;
    m_theme.art().paintIcon(m_painter, QRectF(seen.left(), seen.center().y() - 8, 16, 16),
                            QStringLiteral("eye"), m_theme.color(Tone::ink2));
    paintText(m_painter, seen.adjusted(22, 0, 0, 0), m_look.seen,
              {m_theme.font(TextRole::second), m_theme.color(Tone::ink2)}, Fit::shrink);
}

void SeatPanelPainter::paintFocus(SeatPart pile)
{
    m_painter.setPen(QPen(m_theme.color(Tone::accent), 2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(m_layout.rectOf(pile).adjusted(-6, -6, 6, 6), 6, 6);
}

void SeatPanelPainter::paintHead()
{
    const qreal e = m_theme.scale();
    const qreal middle = seatBand + 17 * e - (m_layout.half() ? 2 * e : 0);
    qreal left = seatPadding + 2;
    if (!m_look.team.isEmpty()) {
        const QRectF box(left, middle - 10, 20, 20);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.seat(m_look.seat));
        m_painter.drawRoundedRect(box, 4, 4);
        paintCentred(m_painter, box.center(), m_look.team, m_theme.interfaceFont(13, QFont::Bold),
                     m_theme.color(Tone::onSeat));
        left = box.right() + 7;
    }
    paintSeatForm(m_painter, m_theme, m_look.seat, QPointF(left + 6, middle), 6);
    left += 20;
    const QRectF icon(m_layout.size().width() - seatPadding - 18, middle - 8, 16, 16);
    m_theme.art().paintIcon(m_painter, icon,
                            m_look.computer ? QStringLiteral("computer") : QStringLiteral("person"),
                            m_theme.color(Tone::ink2));
    qreal right = icon.left() - 6;
    const QFont names = m_theme.font(TextRole::button);
    const qreal needed = left + QFontMetricsF(names).horizontalAdvance(m_look.person);
    if (m_look.toMove) right = paintToMove(right, middle, needed);
    paintText(m_painter, QRectF(left, middle - 12 * e, right - left, 24 * e), m_look.person,
              {names, m_theme.color(Tone::ink)}, Fit::elide);
}

/// Actions left and "to move", up to `right`; where the name needs the room the actions say it alone. The
/// left edge.
qreal SeatPanelPainter::paintToMove(qreal right, qreal middle, qreal needed)
{
    const qreal e = m_theme.scale();
    const QString words = SeatPanel::tr("to move");
    const qreal lozenges = lozengesWide(m_theme, m_look.actionsTotal);
    QFont font = m_theme.interfaceFont(m_theme.body() * 0.88, QFont::DemiBold);
    qreal wide = QFontMetricsF(font).horizontalAdvance(words) + 20;
    if (right - wide - lozenges - 12 < needed) {
        font = m_theme.interfaceFont(std::max(11.0, m_theme.body() * 0.8), QFont::DemiBold);
        wide = QFontMetricsF(font).horizontalAdvance(words) + 12;
    }
    if (lozenges <= 0 || right - wide - lozenges - 12 >= needed) {
        const QRectF badge(right - wide, middle - 9 * e, wide, 18 * e);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.color(Tone::accent));
        m_painter.drawRoundedRect(badge, 9 * e, 9 * e);
        paintText(m_painter, badge, words, {font, m_theme.color(Tone::onAccent)}, Fit::exact,
                  Qt::AlignCenter);
        right = badge.left() - 6;
    }
    paintLozenges(m_painter, m_theme, QPointF(right - lozenges, middle), m_look.actions, m_look.actionsTotal);
    return lozenges > 0 ? right - lozenges - 6 : right;
}

/// Name, and with it move and reach: beside it where there is room, else below.
void SeatPanelPainter::paintName()
{
    const QRectF row = m_layout.nameRow();
    const QFont serif = m_theme.nameFont(TextRole::panelTitle, m_look.hero);
    const qreal figures = figuresWide(m_theme, m_look);
    const bool beside = m_layout.beside();
    const qreal high = beside ? row.height() : row.height() * 0.58;
    paintText(m_painter, QRectF(row.left(), row.top(), row.width() - (beside ? figures : 0), high),
              m_look.hero, {serif, m_theme.color(m_look.out ? Tone::ink3 : Tone::ink)}, Fit::shrink);
    const bool words =
        !m_layout.abilityLink() || m_layout.rectOf(SeatPart::ability).left() - row.left() >= figures + 8;
    paintFigures(beside ? row.right() - figures : row.left(),
                 beside ? row.center().y() + 2 : row.bottom() - row.height() * 0.22, words);
}

void SeatPanelPainter::paintFigures(qreal left, qreal middle, bool words)
{
    const QColor ink = m_theme.color(Tone::ink2);
    const QFont font = m_theme.font(TextRole::second);
    const QFont bold = m_theme.interfaceFont(QFontMetricsF(font).height() * 0.72, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    m_theme.art().paintIcon(m_painter, QRectF(left, middle - 8, 16, 16), QStringLiteral("maneuver"), ink);
    const QString move = QString::number(m_look.move);
    left += 20;
    paintText(m_painter, QRectF(left, middle - 10, metrics.horizontalAdvance(move) + 6, 20), move,
              {font, m_theme.color(Tone::ink)});
    left += metrics.horizontalAdvance(move) + 12;
    m_theme.art().paintIcon(m_painter, QRectF(left, middle - 8, 16, 16),
                            m_look.ranged ? QStringLiteral("ranged") : QStringLiteral("melee"), ink);
    if (!words) return;
    const QString reach = m_look.ranged ? SeatPanel::tr("ranged") : SeatPanel::tr("melee");
    paintText(m_painter, QRectF(left + 20, middle - 10, metrics.horizontalAdvance(reach) + 4, 20), reach,
              {font, ink});
}

/// Whole where it fits; else its first lines in whole words, and a link to all of it behind them.
void SeatPanelPainter::paintAbility(const QRectF& box)
{
    const QFont font = seatText(m_theme, m_layout.grown());
    const QFontMetricsF metrics(font);
    const TextStyle style{font, m_theme.color(m_look.out ? Tone::ink3 : Tone::ink)};
    QFont link = font;
    link.setUnderline(true);
    const TextStyle linked{link, m_theme.color(Tone::link)};
    if (m_layout.abilityLink()) {
        paintText(m_painter, box, abilityWord(), linked);
        return;
    }
    const QString more = SeatPanel::tr("more");
    const QString ellipsis = QStringLiteral("…");
    const qreal wide = metrics.horizontalAdvance(ellipsis + u' ' + more) + 2;
    QTextLayout layout(m_look.ability, font);
    layout.beginLayout();
    qreal top = box.top();
    for (int number = 1; number <= m_layout.abilityLines(); ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(box.width());
        const auto goesOn = [&] { return line.textStart() + line.textLength() < m_look.ability.size(); };
        const bool cut = number == m_layout.abilityLines() && goesOn();
        if (cut) line.setLineWidth(box.width() - wide);
        QString words = m_look.ability.mid(line.textStart(), line.textLength()).trimmed();
        if (cut) words += ellipsis;
        const QRectF row(box.left(), top, box.width(), metrics.height());
        paintText(m_painter, row, words, style, Fit::exact, Qt::AlignTop | Qt::AlignLeft);
        if (cut)
            paintText(m_painter, row.adjusted(metrics.horizontalAdvance(words + u' '), 0, 0, 0), more, linked,
                      Fit::exact, Qt::AlignTop | Qt::AlignLeft);
        top += metrics.lineSpacing();
    }
    layout.endLayout();
}

/// Struck out where it has fallen.
void SeatPanelPainter::paintFaceOrDisc(QPointF centre, qreal radius, const SeatPanelLook::Sidekick& sidekick)
{
    const bool alike = !m_look.alike.isEmpty();
    if (alike || sidekick.disc.away || !sidekick.figure.drawn()) {
        paintDisc(m_painter, m_theme, centre, radius, sidekick.disc);
    } else {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(Theme::mix(m_theme.seat(m_look.seat), m_theme.color(Tone::raised), 0.15));
        m_painter.drawEllipse(centre, radius, radius);
        m_painter.save();
        if (sidekick.disc.defeated) m_painter.setOpacity(0.35);
        if (!paintFace(m_painter, m_theme, centre, radius, sidekick.figure))
            paintDisc(m_painter, m_theme, centre, radius, sidekick.disc);
        m_painter.restore();
        m_painter.setPen(QPen(m_theme.seat(m_look.seat), 1.5));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(centre, radius, radius);
    }
    if (!sidekick.disc.defeated) return;
    const qreal reach = radius * 0.72;
    m_painter.setPen(roundPen(m_theme.color(Tone::panel), 5));
    m_painter.drawLine(centre + QPointF(reach, -reach), centre + QPointF(-reach, reach));
    m_painter.setPen(roundPen(m_theme.color(Tone::ink2), 2));
    m_painter.drawLine(centre + QPointF(reach, -reach), centre + QPointF(-reach, reach));
}

void SeatPanelPainter::paintSidekick(const SeatPanelLook::Sidekick& sidekick, const QRectF& row)
{
    const bool alike = !m_look.alike.isEmpty();
    const qreal grown = m_layout.grown();
    const qreal most = alike ? std::min(discRadius * grown, row.width() / 2 - 2) : faceRadius * grown;
    const qreal radius = std::min(most, row.height() / 2 - (alike ? 3 : 1)); // its number is at the rim
    paintFaceOrDisc(QPointF(row.left() + radius + 1, row.center().y()), radius, sidekick);
    if (alike) return;
    const QColor ink = m_theme.color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink);
    const qreal left = row.left() + 2 * radius + 11;
    const bool counts = sidekick.maximum > 1 && !sidekick.disc.defeated;
    qreal right = row.right();
    if (counts) {
        const QString of = SeatPanel::tr("of %1").arg(sidekick.maximum);
        const QFont second = m_theme.font(TextRole::second);
        const QFont bold = m_theme.interfaceFont(18 * grown * std::min(m_theme.scale(), 1.4), QFont::Bold);
        const QString health = QString::number(sidekick.health);
        right -= QFontMetricsF(second).horizontalAdvance(of) + 2;
        paintText(m_painter, QRectF(right, row.top() + 2, row.right() - right, row.height()), of,
                  {second, m_theme.color(Tone::ink2)}, Fit::exact, Qt::AlignVCenter | Qt::AlignRight);
        right -= QFontMetricsF(bold).horizontalAdvance(health) + 5;
        paintText(m_painter,
                  QRectF(right, row.top(), QFontMetricsF(bold).horizontalAdvance(health) + 4, row.height()),
                  health, {bold, ink});
    }
    const QFont name = seatText(m_theme, m_layout.grown(), QFont::DemiBold);
    const qreal line = QFontMetricsF(name).height();
    const bool blocks = counts && sidekick.maximum * 11 - 2 <= right - left - 4;
    const bool two = row.height() >= 2 * line * 0.94 && (blocks || !counts);
    const QRectF upper(left, two ? row.center().y() - line : row.top(), right - left - 6,
                       two ? line : row.height());
    paintText(m_painter, upper, sidekick.name, {name, ink}, Fit::shrink);
    if (!two) return;
    if (blocks)
        paintBlocks(m_painter, m_theme, QPointF(left, row.center().y() + 5), m_look.seat, sidekick.health,
                    sidekick.maximum);
    else
        paintText(m_painter, QRectF(left, row.center().y(), right - left, line), sidekick.state,
                  {m_theme.font(TextRole::second), m_theme.color(Tone::ink2)}, Fit::shrink);
}

/// What the discs are together, right of them.
void SeatPanelPainter::paintAlike()
{
    QRectF last;
    for (const SeatPlace& place : m_layout.places())
        if (place.part == SeatPart::sidekick) last = place.rect;
    const qreal left = last.right() + 4;
    const qreal right = m_layout.size().width() - seatPadding;
    const QFont name = seatText(m_theme, m_layout.grown(), QFont::DemiBold);
    const qreal line = QFontMetricsF(name).height();
    paintText(m_painter, QRectF(left, last.center().y() - line, right - left, line), m_look.alike,
              {name, m_theme.color(Tone::ink)}, Fit::shrink);
    paintText(m_painter, QRectF(left, last.center().y(), right - left, line), m_look.standing,
              {m_theme.font(TextRole::second), m_theme.color(Tone::ink2)}, Fit::shrink);
}

QString SeatPanelPainter::nameOf(SeatPart pile) const
{
    return pile == SeatPart::hand      ? SeatPanel::tr("Hand")
           : pile == SeatPart::discard ? SeatPanel::tr("Discard")
           : m_look.exhausted          ? SeatPanel::tr("exhausted")
                                       : SeatPanel::tr("Deck");
}

int SeatPanelPainter::countOf(SeatPart pile) const
{
    return pile == SeatPart::hand ? m_look.hand : pile == SeatPart::deck ? m_look.deck : m_look.discard;
}

void SeatPanelPainter::paintPileName(SeatPart part, const QRectF& rect)
{
    // Below the middle of its pile, but never nearer to the edge of the panel than all else.
    const QFont font = m_theme.font(TextRole::second);
    const qreal wide =
        std::min(QFontMetricsF(font).horizontalAdvance(nameOf(part)) + 2, m_layout.size().width() / 3 - 4);
    const qreal left =
        std::clamp(rect.center().x() - wide / 2, seatPadding, m_layout.size().width() - seatPadding - wide);
    paintText(m_painter, QRectF(left, rect.bottom() + 5, wide, 18 * m_theme.scale()), nameOf(part),
              {font, m_theme.color(part == SeatPart::deck && m_look.exhausted ? Tone::warn : Tone::ink2)},
              Fit::shrink, Qt::AlignCenter);
}

void SeatPanelPainter::paintPile(SeatPart part, const QRectF& rect)
{
    const CardPainter cards(m_theme);
    if (part == SeatPart::hand) return cards.paintPile(m_painter, rect, m_look.hand);
    if (part == SeatPart::discard) return paintTopCard(rect);
    if (m_look.exhausted)
        m_theme.art().paintIcon(m_painter, QRectF(rect.center().x() - 11, rect.center().y() - 11, 22, 22),
                                QStringLiteral("exhausted"), m_theme.color(Tone::warn));
    cards.paintPile(m_painter, rect, m_look.deck, m_look.deck <= nearlyExhausted);
}

void SeatPanelPainter::paintTopCard(const QRectF& rect)
{
    m_painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    m_painter.setBrush(m_look.top ? m_theme.color(Tone::raised) : m_theme.color(Tone::panel));
    m_painter.drawRoundedRect(rect, 3, 3);
    if (m_look.top) {
        const QString value = m_look.top->value < 0 ? QString() : QString::number(m_look.top->value);
        const qreal side = std::min(24.0, rect.width() * 0.62);
        paintType(m_painter, m_theme, m_look.top->type,
                  QRectF(rect.center().x() - side / 2, rect.top() + rect.height() * 0.16, side, side), value);
        m_painter.setPen(QPen(m_theme.color(Tone::hair), 1.5));
        for (int row = 0; row < (rect.height() > 44 ? 3 : 1); ++row)
            m_painter.drawLine(QPointF(rect.left() + 8, rect.bottom() - 8 - row * 5),
                               QPointF(rect.right() - 8, rect.bottom() - 8 - row * 5));
    }
    if (m_look.discard > 0) paintCount(m_painter, m_theme, CardPainter::pileCountAt(rect), m_look.discard);
}

} // namespace fabletop
