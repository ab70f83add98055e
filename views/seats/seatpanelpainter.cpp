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

/// At most so many lines; what does not fit ends in "…", the whole is in the pane.
void paintLines(QPainter& painter, const QRectF& box, const QString& text, int most)
{
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    qreal top = box.top();
    for (int number = 1; number <= most; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(box.width());
        const bool cut = number == most && line.textStart() + line.textLength() < text.size();
        const QString rest = cut ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        paintText(painter, QRectF(box.left(), top, box.width(), line.height()), rest.trimmed(),
                  TextStyle::of(painter), Fit::elide, Qt::AlignTop | Qt::AlignLeft);
        top += painter.fontMetrics().lineSpacing();
    }
    layout.endLayout();
}

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
    m_painter.fillRect(QRectF(0, 0, all.width(), 4), m_theme.seat(m_look.seat));
    if (m_layout.folded()) return SmallSeatPainter(m_painter, m_theme, m_look, m_layout).paintFolded();
    if (m_layout.half()) return SmallSeatPainter(m_painter, m_theme, m_look, m_layout).paintHalf();
    paintWhole();
}

void SeatPanelPainter::paintWhole()
{
    paintHead();
    paintHero();
    for (const SeatPlace& place : m_layout.places()) {
        if (place.part == SeatPart::ability) {
            paintAbility(place.rect);
            m_painter.fillRect(
                QRectF(seatPadding, place.rect.bottom() + 8, m_layout.size().width() - 2 * seatPadding, 1),
                m_theme.color(Tone::hair));
        }
        if (place.part != SeatPart::sidekick) continue;
        if (const auto* helper = sidekick(place.fighter)) paintSidekick(*helper, place.rect);
    }
    paintPiles();
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
    const qreal middle = 4 + 19 * e;
    paintSeatForm(m_painter, m_theme, m_look.seat, QPointF(seatPadding + 5, middle), 5.5);
    const QRectF icon(m_layout.size().width() - seatPadding - 16, middle - 8, 16, 16);
    m_theme.art().paintIcon(m_painter, icon,
                            m_look.computer ? QStringLiteral("computer") : QStringLiteral("person"),
                            m_theme.color(Tone::ink2));
    qreal right = icon.left() - 8;
    const QFont names = m_theme.font(TextRole::button);
    const qreal needed = seatPadding + 18 + QFontMetricsF(names).horizontalAdvance(m_look.person);
    if (m_look.toMove) right = paintToMove(right, middle, needed);
    m_painter.setFont(names);
    m_painter.setPen(m_theme.color(Tone::ink));
    const QRectF name(seatPadding + 18, middle - 12 * e, right - seatPadding - 18, 24 * e);
    paintText(m_painter, name, m_look.person, TextStyle::of(m_painter), Fit::elide);
}

/// Actions left and "to move", up to `right`; where the name needs the room the actions say it alone. The
/// left edge.
qreal SeatPanelPainter::paintToMove(qreal right, qreal middle, qreal needed)
{
    const qreal e = m_theme.scale();
    const QString words = SeatPanel::tr("to move");
    const QFont font = m_theme.interfaceFont(m_theme.body() * 0.88, QFont::DemiBold);
    const qreal wide = QFontMetricsF(font).horizontalAdvance(words) + 20;
    const qreal lozenges = lozengesWide(m_theme, m_look.actionsTotal);
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

void SeatPanelPainter::paintHero()
{
    const QRectF box = m_layout.rectOf(heroOf(m_look.seat));
    paintDial(m_painter, m_theme, QPointF(box.left() + 48, box.top() + 50), 38, m_look.dial);
    const qreal left = box.left() + 106;
    const qreal wide = box.right() - left;
    QFont serif = m_theme.nameFont(TextRole::panelTitle, m_look.hero);
    m_painter.setFont(serif);
    m_painter.setPen(m_theme.color(Tone::ink));
    const QRectF used = paintText(m_painter, QRectF(left, box.top() - 2, wide, 60), m_look.hero,
                                  TextStyle::of(m_painter), Fit::wrap, Qt::AlignTop | Qt::AlignLeft)
                            .used;
    m_painter.setFont(m_theme.font(TextRole::second));
    m_painter.setPen(m_theme.color(Tone::ink2));
    const qreal line = m_painter.fontMetrics().lineSpacing() + 3;
    qreal top = used.bottom() + 3;
    paintText(m_painter, QRectF(left, top, wide, line), m_look.figures, TextStyle::of(m_painter));
    top += line;
    const QColor ink = m_theme.color(Tone::ink2);
    m_theme.art().paintIcon(m_painter, QRectF(left, top + line / 2 - 8, 16, 16), QStringLiteral("maneuver"),
                            ink);
    paintText(m_painter, QRectF(left + 18, top, 20, line), QString::number(m_look.move),
              TextStyle::of(m_painter));
    m_theme.art().paintIcon(m_painter, QRectF(left + 31, top + line / 2 - 8, 16, 16),
                            m_look.ranged ? QStringLiteral("ranged") : QStringLiteral("melee"), ink);
    // Long in some languages: it then has a line of its own, across the column.
    const QString reach = m_look.ranged ? SeatPanel::tr("ranged") : SeatPanel::tr("melee");
    const bool beside = m_painter.fontMetrics().horizontalAdvance(reach) <= wide - 49;
    if (!beside) top += line - 3;
    const qreal from = beside ? left + 49 : left;
    const QRectF room(from, top, box.right() + 12 - from, line);
    paintText(m_painter, room, reach, TextStyle::of(m_painter), Fit::elide);
    top += line;
    if (!m_look.chips.isEmpty())
        paintText(m_painter, QRectF(left, top, wide, line), m_look.chips.join(QStringLiteral(", ")),
                  TextStyle::of(m_painter));
}

void SeatPanelPainter::paintSidekick(const SeatPanelLook::Sidekick& sidekick, const QRectF& row)
{
    const qreal radius = std::min(15.0, row.height() / 2 - 2);
    paintDisc(m_painter, m_theme, QPointF(row.left() + 16, row.center().y()), radius, sidekick.disc);
    const qreal left = row.left() + 40;
    const bool blocks = sidekick.maximum > 1 && !sidekick.disc.defeated;
    if (row.height() < m_theme.px(30)) {
        paintText(
            m_painter, row.adjusted(40, 0, 0, 0), sidekick.name,
            {m_theme.font(TextRole::second), m_theme.color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink)});
        const QString health =
            sidekick.disc.defeated ? QStringLiteral("–") : QString::number(sidekick.health);
        paintText(m_painter, row, health, TextStyle::of(m_painter), Fit::exact,
                  Qt::AlignVCenter | Qt::AlignRight);
        return;
    }
    m_painter.setFont(m_theme.font(TextRole::body));
    m_painter.setPen(m_theme.color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink));
    const qreal line = m_painter.fontMetrics().height();
    paintText(m_painter,
              QRectF(left, row.center().y() - line - 1, row.right() - left - (blocks ? 30 : 0), line + 2),
              sidekick.name, TextStyle::of(m_painter));
    if (blocks) {
        paintBlocks(m_painter, m_theme, QPointF(left, row.center().y() + 4), m_look.seat, sidekick.health,
                    sidekick.maximum);
        paintText(m_painter, QRectF(row.right() - 40, row.top(), 40, row.height()),
                  QStringLiteral("%1/%2").arg(sidekick.health).arg(sidekick.maximum),
                  {m_theme.interfaceFont(m_theme.body(), QFont::DemiBold), m_painter.pen().color()},
                  Fit::exact, Qt::AlignVCenter | Qt::AlignRight);
        return;
    }
    paintText(
        m_painter, QRectF(left, row.center().y(), row.right() - left, line + 2), sidekick.state,
        {m_theme.font(TextRole::second), m_theme.color(sidekick.disc.defeated ? Tone::ink3 : Tone::ink2)});
}

void SeatPanelPainter::paintAbility(const QRectF& box)
{
    m_painter.setFont(m_theme.font(TextRole::body));
    m_painter.setPen(m_theme.color(m_look.out ? Tone::ink3 : Tone::ink));
    paintLines(m_painter, box, m_look.ability,
               std::max(1, static_cast<int>(box.height() / m_painter.fontMetrics().lineSpacing())));
}

void SeatPanelPainter::paintPiles()
{
    const qreal top = m_layout.rectOf(SeatPart::hand).top();
    const qreal e = m_theme.scale();
    if (!m_look.seen.isEmpty()) {
        const QRectF row(seatPadding, top - 14 * e - 24 * e, m_layout.size().width() - 2 * seatPadding,
                         20 * e);
        m_theme.art().paintIcon(m_painter, QRectF(row.left(), row.center().y() - 8, 16, 16),
                                QStringLiteral("eye"), m_theme.color(Tone::ink2));
        paintText(m_painter, row.adjusted(22, 0, 0, 0), m_look.seen,
                  {m_theme.font(TextRole::second), m_theme.color(Tone::ink2)});
    }
    m_painter.fillRect(QRectF(seatPadding, top - 16 * e, m_layout.size().width() - 2 * seatPadding, 1),
                       m_theme.color(Tone::hair));
    for (const SeatPlace& place : m_layout.places()) {
        if (place.part < SeatPart::hand) continue;
        paintPile(place.part, place.rect);
        paintPileName(place.part, place.rect);
    }
}

void SeatPanelPainter::paintPileName(SeatPart part, const QRectF& rect)
{
    const QString words = part == SeatPart::hand      ? SeatPanel::tr("Hand")
                          : part == SeatPart::discard ? SeatPanel::tr("Discard")
                          : m_look.exhausted          ? SeatPanel::tr("exhausted")
                                                      : SeatPanel::tr("Deck");
    paintText(m_painter, QRectF(rect.center().x() - 45, rect.bottom() + 5, 90, 18 * m_theme.scale()), words,
              {m_theme.font(TextRole::second),
               m_theme.color(part == SeatPart::deck && m_look.exhausted ? Tone::warn : Tone::ink2)},
              Fit::exact, Qt::AlignCenter);
}

void SeatPanelPainter::paintPile(SeatPart part, const QRectF& rect)
{
    const CardPainter cards(m_theme);
    if (part == SeatPart::hand) return cards.paintPile(m_painter, rect, m_look.hand);
    if (part == SeatPart::deck) {
        if (m_look.exhausted)
            m_theme.art().paintIcon(m_painter, QRectF(rect.center().x() - 11, rect.center().y() - 11, 22, 22),
                                    QStringLiteral("exhausted"), m_theme.color(Tone::warn));
        return cards.paintPile(m_painter, rect, m_look.deck, m_look.deck <= nearlyExhausted);
    }
    m_painter.setPen(QPen(m_theme.color(Tone::edge), 1));
    m_painter.setBrush(m_look.top ? m_theme.color(Tone::raised) : m_theme.color(Tone::panel));
    m_painter.drawRoundedRect(rect, 3, 3);
    if (m_look.top) {
        const QString value = m_look.top->value < 0 ? QString() : QString::number(m_look.top->value);
        paintType(m_painter, m_theme, m_look.top->type,
                  QRectF(rect.center().x() - 12, rect.top() + 10, 24, 24), value);
        m_painter.setPen(QPen(m_theme.color(Tone::hair), 1.5));
        for (int row = 0; row < 3; ++row)
            m_painter.drawLine(QPointF(rect.left() + 8, rect.bottom() - 8 - row * 5),
                               QPointF(rect.right() - 8, rect.bottom() - 8 - row * 5));
    }
    if (m_look.discard > 0) paintCount(m_painter, m_theme, CardPainter::pileCountAt(rect), m_look.discard);
}

} // namespace fabletop
