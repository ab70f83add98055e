// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of HandView that paint.

#include "views/cards/cardpainter.h"
#include "views/hand/handview.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal headHigh = 64; ///< of a card of which only the head is seen
constexpr int aboveHeads = 6;  ///< between them and the whole card

} // namespace

QPixmap HandView::picture(int place, QSizeF size) const
{
    Baked& kept = m_pictures[static_cast<std::size_t>(place)];
    if (kept.picture.isNull() || kept.size != size)
        kept = {size, CardPainter(*m_theme).bakedInHand(m_cards[static_cast<std::size_t>(place)].look, size,
                                                        devicePixelRatioF())};
    return kept.picture;
}

void HandView::paintCard(QPainter& painter, int place) const
{
    if (heads()) return paintHead(painter, place);
    const HandCard& card = m_cards[static_cast<std::size_t>(place)];
    const bool rising = place == current();
    QRectF sheet = rising ? frontRect(place) : cardRect(place);
    const qreal share = rising && !card.look.chosen ? (m_moving ? m_rise.currentValue().toReal() : 1.0) : 1.0;
    if (rising || card.look.chosen) sheet.translate(0, -liftedBy * share);
    if (m_floating && place == m_pressed) painter.setOpacity(0.35);
    const QMarginsF around = CardPainter::margins();
    painter.drawPixmap(sheet.topLeft() - QPointF(around.left(), around.top()), picture(place, sheet.size()));
    painter.setOpacity(1);
    paintMarks(painter, place, sheet);
}

void HandView::paintHead(QPainter& painter, int place) const
{
    QRectF sheet = cardRect(place);
    sheet.setHeight(std::min(sheet.height(), headHigh));
    const CardPainter cards(*m_theme);
    const CardLook& look = m_cards[static_cast<std::size_t>(place)].look;
    if (look.back)
        cards.paintPile(painter, QRectF(sheet.center().x() - 22, sheet.top(), 44, sheet.height()), 1);
    else
        cards.paintStrip(painter, sheet, look);
    paintMarks(painter, place, sheet);
}

/// Its place in an order, or how many copies it stands for, and where the keyboard is.
void HandView::paintMarks(QPainter& painter, int place, const QRectF& sheet) const
{
    const HandCard& card = m_cards[static_cast<std::size_t>(place)];
    if (card.order > 0)
        paintCount(painter, *m_theme, QPointF(sheet.right() - 8, sheet.top() + 8), card.order);
    else if (card.count > 0)
        paintCount(painter, *m_theme, QPointF(sheet.right() - 8, sheet.bottom() - 8), card.count);
    if (card.advised > 0)
        paintRankSign(painter, *m_theme, QPointF(sheet.center().x(), sheet.top() + 4), 11, card.advised);
    if (place != m_focused || !hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(sheet.adjusted(-3, -3, 3, 3), 8, 8);
}

/// The card whose text asks, in its outline, with a rule behind it.
void HandView::paintAsking(QPainter& painter)
{
    const QRectF sheet = askingRect();
    CardLook look = *m_asking;
    look.chosen = true; // the same outline
    if (heads())
        CardPainter(*m_theme).paintStrip(
            painter, QRectF(sheet.topLeft(), QSizeF(sheet.width(), std::min(sheet.height(), headHigh))),
            look);
    else
        CardPainter(*m_theme).paintInHand(painter, sheet, look);
    painter.fillRect(QRectF(std::round(sheet.right() + cardGap), sheet.top() + 6, 1, sheet.height() - 12),
                     m_theme->color(Tone::hair));
    painter.setClipRect(QRectF(sheet.right() + cardGap + 1, 0, width(), height()));
}

/// Above heads the one under pointer or focus whole, over whatever is there.
void HandView::showFront()
{
    const int place = current();
    const bool wanted = heads() && !m_floating && place >= 0 && place < static_cast<int>(m_cards.size()) &&
                        !m_cards[static_cast<std::size_t>(place)].look.back && parentWidget();
    if (!wanted) {
        if (m_front) m_front->hide();
        return;
    }
    if (!m_front) {
        m_front = new QLabel(parentWidget());
        m_front->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    const QRectF sheet = frontRect(place);
    m_front->setPixmap(CardPainter(*m_theme).bakedInHand(m_cards[static_cast<std::size_t>(place)].look,
                                                         sheet.size(), devicePixelRatioF()));
    m_front->adjustSize();
    const QMarginsF around = CardPainter::margins();
    const QPoint corner = mapToParent((sheet.topLeft() - QPointF(around.left(), around.top())).toPoint());
    m_front->move(corner.x(),
                  std::max(0, corner.y() - static_cast<int>(cardRect(place).height()) - aboveHeads));
    m_front->show();
    m_front->raise();
}

void HandView::paintCaption(QPainter& painter) const
{
    const QRectF ground(0, lift, width(), height() - lift);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(Tone::sunken));
    painter.drawRoundedRect(ground, 6, 6);
    if (m_captionSeat != SeatId::none) {
        painter.setBrush(m_theme->seat(m_captionSeat));
        painter.drawRect(QRectF(0, lift, width(), 4));
    }
    paintText(painter, QRectF(12, lift + 3, width() - 24, m_theme->px(16)), m_caption,
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink)});
}

void HandView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (!m_caption.isEmpty()) paintCaption(painter);
    if (m_cards.empty() && !m_empty.isEmpty()) {
        paintText(painter, rect().adjusted(16, lift, -16, 0), m_empty,
                  {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)}, Fit::wrap, Qt::AlignCenter);
    }
    if (m_asking) paintAsking(painter);
    const int front = current();
    for (int place = 0; place < static_cast<int>(m_cards.size()); ++place)
        if (place != front) paintCard(painter, place);
    if (front >= 0 && front < static_cast<int>(m_cards.size())) paintCard(painter, front);
}

} // namespace fabletop
