// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of HandView that hear the pointer and the keyboard.

#include "views/cards/cardpeek.h"
#include "views/hand/handview.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

namespace fabletop {

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

void HandView::setHovered(int place)
{
    if (place == m_hovered) return;
    m_hovered = place;
    m_rise.stop();
    if (m_moving && place >= 0) m_rise.start();
    setCursor(place >= 0 && m_cards[static_cast<std::size_t>(place)].usable ? Qt::PointingHandCursor
                                                                            : Qt::ArrowCursor);
    showFront();
    update();
    Q_EMIT cardHovered(current());
}

void HandView::setFocused(int place)
{
    m_focused = m_cards.empty() ? -1 : std::clamp(place, 0, static_cast<int>(m_cards.size()) - 1);
    if (m_focused >= 0 && places().beyond > 0) { // it scrolls along
        const QRectF sheet = cardRect(m_focused);
        const QRectF room = row();
        m_scroll = std::clamp(m_scroll, 0.0, places().beyond) + std::max(0.0, sheet.right() - room.right()) -
                   std::max(0.0, room.left() - sheet.left());
        m_places.reset();
    }
    describe();
    showFront();
    update();
    Q_EMIT cardHovered(current());
}

/// The key once more takes it away.
void HandView::enlarge()
{
    m_enlarged = !std::exchange(m_enlarged, false);
    if (!m_enlarged || current() < 0) return m_peek->hide();
    const QRectF sheet = cardRect(current());
    m_peek->showAt((sheet.topLeft() + QPointF(12, sheet.height() / 2)).toPoint());
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
        m_floating->setPixmap(picture(m_pressed, frontRect(m_pressed).size()));
        showFront();
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

void HandView::leaveEvent(QEvent*)
{
    if (m_floating) return;
    m_enlarged = false;
    setHovered(-1);
}

void HandView::wheelEvent(QWheelEvent* event)
{
    const qreal turned = event->angleDelta().y() / 3.0 + event->angleDelta().x() / 3.0;
    m_scroll = std::clamp(m_scroll - turned, 0.0, places().beyond);
    m_places.reset();
    showFront();
    update();
}

void HandView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_I && event->modifiers() == Qt::NoModifier) return enlarge();
    m_enlarged = false;
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
    m_enlarged = false;
    showFront();
    update();
    Q_EMIT cardHovered(current());
}

} // namespace fabletop
