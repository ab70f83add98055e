// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/handview.h"

#include "views/cards/cardpainter.h"
#include "views/hand/askingcard.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal leastPitch = 44;
constexpr qreal cardGap = 12;
constexpr qreal widestCard = 190;
constexpr qreal raised = 8;

} // namespace

HandView::HandView(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Hand"));
    m_rise.setStartValue(0.0);
    m_rise.setEndValue(1.0);
    m_rise.setDuration(120);
    connect(&m_rise, &QVariantAnimation::valueChanged, this, qOverload<>(&HandView::update));
}

void HandView::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_pictures.assign(m_cards.size(), QPixmap());
    update();
}

void HandView::setCards(std::vector<HandCard> cards)
{
    if (cards == m_cards) return;
    std::vector<QPixmap> pictures(cards.size());
    for (std::size_t place = 0; place < std::min(cards.size(), m_cards.size()); ++place)
        if (cards[place].look == m_cards[place].look && place < m_pictures.size())
            pictures[place] = m_pictures[place];
    m_cards = std::move(cards);
    m_pictures = std::move(pictures);
    const int last = static_cast<int>(m_cards.size()) - 1;
    if (m_hovered > last) m_hovered = -1;
    m_focused = std::min(m_focused, last);
    if (m_pressed > last) endDrag();
    describe();
    update();
    if (m_hovered >= 0 || m_focused >= 0) Q_EMIT cardHovered(current());
}

void HandView::setCaption(const QString& caption, SeatId seat)
{
    if (caption == m_caption && seat == m_captionSeat) return;
    m_caption = caption;
    m_captionSeat = seat;
    m_pictures.assign(m_cards.size(), QPixmap());
    update();
}

void HandView::setEmptyText(const QString& text)
{
    m_empty = text;
    update();
}

void HandView::setMiddle(int middle)
{
    m_middle = middle;
    update();
}

qreal HandView::top() const
{
    return m_caption.isEmpty() ? lift + 4 : lift + m_theme->px(24);
}

qreal HandView::cardWidth() const
{
    const qreal room = std::max(height() - top() - 3, qreal(m_theme->px(100)));
    const qreal least = m_theme->px(92);
    return std::clamp(room / CardPainter::aspect, least, std::max(widestCard, least));
}

void HandView::setAsking(const std::optional<CardLook>& look)
{
    if (look == m_asking) return;
    m_asking = look;
    if (!look) setAskingHovered(false);
    describe();
    update();
}

QRectF HandView::askingRect() const
{
    if (!m_asking) return {};
    const qreal high = std::min(CardPainter::sizeForWidth(cardWidth()).height(), height() - top() - 4);
    const qreal wide = AskingCard(*m_theme).widthFor(*m_asking, high, width() * 0.4);
    const qreal pitch = cardWidth() + cardGap;
    const qreal beside =
        m_cards.empty() ? 0 : pitch * static_cast<qreal>(m_cards.size()) - cardGap + 2 * cardGap;
    return {std::max(8.0, (width() - wide - beside) / 2), top(), wide, high};
}

QRectF HandView::row() const
{
    const QRectF all(8, 0, width() - 16, height());
    return m_asking ? all.adjusted(askingRect().right() + 2 * cardGap - all.left(), 0, 0, 0) : all;
}

QRectF HandView::cardRect(int place) const
{
    const qreal card = cardWidth();
    const int count = static_cast<int>(m_cards.size());
    const qreal room = row().width();
    const qreal pitch =
        count < 2 ? card + cardGap : std::clamp((room - card) / (count - 1), leastPitch, card + cardGap);
    const qreal whole = pitch * (count - 1) + card;
    const qreal middle = m_middle > 0 && !m_asking ? m_middle : row().center().x();
    const qreal left = whole > room ? row().left() - std::clamp(m_scroll, 0.0, whole - room)
                       : m_asking   ? row().left()
                                    : std::min(middle - whole / 2, width() - 8 - whole);
    return QRectF(QPointF(left + pitch * place, top()), CardPainter::sizeForWidth(card));
}

int HandView::placeAt(QPointF point) const
{
    const auto hit = [&](int place) {
        const bool up = place == current() || m_cards[static_cast<std::size_t>(place)].look.chosen;
        return cardRect(place).adjusted(0, up ? -raised : 0, 0, 0).contains(point);
    };
    if (m_hovered >= 0 && m_hovered < static_cast<int>(m_cards.size()) && hit(m_hovered)) return m_hovered;
    for (int place = static_cast<int>(m_cards.size()); place-- > 0;)
        if (hit(place)) return place;
    return -1;
}

/// Which card it is; where a row has moved on, another one.
QString HandView::pressMeaning(QPoint at) const
{
    const int place = placeAt(at);
    if (place < 0) return {};
    const HandCard& card = m_cards[static_cast<std::size_t>(place)];
    return QStringLiteral("%1/%2/%3")
        .arg(static_cast<int>(card.owner))
        .arg(static_cast<int>(card.card))
        .arg(card.row);
}

const QPixmap& HandView::picture(int place) const
{
    QPixmap& kept = m_pictures[static_cast<std::size_t>(place)];
    if (kept.isNull())
        kept = CardPainter(*m_theme).baked(m_cards[static_cast<std::size_t>(place)].look, cardWidth(),
                                           devicePixelRatioF());
    return kept;
}

void HandView::paintCard(QPainter& painter, int place) const
{
    const HandCard& card = m_cards[static_cast<std::size_t>(place)];
    QRectF sheet = cardRect(place);
    const bool rising = place == current();
    const qreal share = rising && !card.look.chosen ? (m_moving ? m_rise.currentValue().toReal() : 1.0) : 1.0;
    if (rising || card.look.chosen) sheet.translate(0, -raised * share);
    if (m_floating && place == m_pressed) painter.setOpacity(0.35);
    const QMarginsF around = CardPainter::margins();
    painter.drawPixmap(sheet.topLeft() - QPointF(around.left(), around.top()), picture(place));
    painter.setOpacity(1);
    if (card.order > 0)
        paintCount(painter, *m_theme, QPointF(sheet.right() - 8, sheet.top() + 8), card.order);
    else if (card.count > 0)
        paintCount(painter, *m_theme, QPointF(sheet.right() - 8, sheet.bottom() - 8), card.count);
    if (place == m_focused && hasFocus()) {
        painter.setPen(QPen(m_theme->color(Tone::accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(sheet.adjusted(-3, -3, 3, 3), 8, 8);
    }
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
    paintText(painter, QRectF(12, lift + 4, width() - 24, m_theme->px(20)), m_caption,
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
    if (m_asking) {
        const QRectF sheet = askingRect();
        AskingCard(*m_theme).paint(painter, sheet, *m_asking);
        painter.fillRect(QRectF(std::round(sheet.right() + cardGap), sheet.top() + 6, 1, sheet.height() - 12),
                         m_theme->color(Tone::hair));
        painter.setClipRect(QRectF(sheet.right() + cardGap + 1, 0, width(), height()));
    }
    const int front = current();
    for (int place = 0; place < static_cast<int>(m_cards.size()); ++place)
        if (place != front) paintCard(painter, place);
    if (front >= 0 && front < static_cast<int>(m_cards.size())) paintCard(painter, front);
}

void HandView::resizeEvent(QResizeEvent*)
{
    m_pictures.assign(m_cards.size(), QPixmap());
}

void HandView::setHovered(int place)
{
    if (place == m_hovered) return;
    m_hovered = place;
    m_rise.stop();
    if (m_moving && place >= 0) m_rise.start();
    setCursor(place >= 0 && m_cards[static_cast<std::size_t>(place)].usable ? Qt::PointingHandCursor
                                                                            : Qt::ArrowCursor);
    update();
    Q_EMIT cardHovered(current());
}

void HandView::setFocused(int place)
{
    m_focused = m_cards.empty() ? -1 : std::clamp(place, 0, static_cast<int>(m_cards.size()) - 1);
    describe();
    update();
    Q_EMIT cardHovered(current());
}

void HandView::describe()
{
    if (m_focused < 0 || m_focused >= static_cast<int>(m_cards.size()))
        return setAccessibleDescription((m_asking ? m_asking->spoken() + QStringLiteral(". ") : QString()) +
                                        tr("%n card(s)", nullptr, static_cast<int>(m_cards.size())));
    const CardLook& look = m_cards[static_cast<std::size_t>(m_focused)].look;
    setAccessibleDescription(look.dimmed.isEmpty() ? look.spoken()
                                                   : look.spoken() + QStringLiteral(". ") + look.dimmed);
}

void HandView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    m_pressed = placeAt(event->position());
    m_pressedAt = event->pos();
}

void HandView::mouseMoveEvent(QMouseEvent* event)
{
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_pressed >= 0 && event->buttons() & Qt::LeftButton && far && !m_floating) {
        m_floating = new QLabel(window());
        m_floating->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_floating->setPixmap(picture(m_pressed));
        m_floating->adjustSize();
        m_floating->show();
        update();
    }
    if (m_floating) {
        const QPoint at = window()->mapFromGlobal(event->globalPosition().toPoint());
        m_floating->move(at - QPoint(m_floating->width() / 2, m_floating->height() / 3));
        m_floating->raise();
        Q_EMIT cardDragged(m_pressed, event->globalPosition().toPoint());
        return;
    }
    setHovered(placeAt(event->position()));
    setAskingHovered(m_hovered < 0 && askingRect().contains(event->position()));
}

void HandView::setAskingHovered(bool over)
{
    if (over == m_askingHovered) return;
    m_askingHovered = over;
    Q_EMIT askingHovered(over);
}

void HandView::endDrag()
{
    if (m_floating) m_floating->deleteLater();
    m_floating = nullptr;
    m_pressed = -1;
    update();
}

void HandView::mouseReleaseEvent(QMouseEvent* event)
{
    const int place = m_pressed;
    const bool dragged = m_floating != nullptr;
    endDrag();
    if (event->button() != Qt::LeftButton || place < 0) return event->ignore();
    if (dragged)
        Q_EMIT cardDropped(place, event->globalPosition().toPoint());
    else if (placeAt(event->position()) == place)
        Q_EMIT cardClicked(place);
}

void HandView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Hand"));
    QWidget::changeEvent(event);
}

void HandView::leaveEvent(QEvent*)
{
    if (m_floating) return;
    setHovered(-1);
    setAskingHovered(false);
}

void HandView::wheelEvent(QWheelEvent* event)
{
    m_scroll = std::max(0.0, m_scroll - event->angleDelta().y() / 3.0 - event->angleDelta().x() / 3.0);
    update();
}

void HandView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: return setFocused(m_focused - 1);
    case Qt::Key_Right: return setFocused(m_focused + 1);
    case Qt::Key_Home: return setFocused(0);
    case Qt::Key_End: return setFocused(static_cast<int>(m_cards.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_focused >= 0) Q_EMIT cardClicked(m_focused);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void HandView::focusInEvent(QFocusEvent*)
{
    setFocused(std::max(m_focused, 0));
}

void HandView::focusOutEvent(QFocusEvent*)
{
    m_focused = -1;
    update();
    Q_EMIT cardHovered(current());
}

} // namespace fabletop
