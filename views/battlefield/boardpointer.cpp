// SPDX-License-Identifier: GPL-3.0-or-later
// The pointer and the keys of a BattlefieldView: hover, click, drag, pan, wheel, pinch.

#include "views/battlefield/battlefieldscene.h"
#include "views/battlefield/battlefieldview.h"
#include "views/battlefield/choreographer.h"

#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QPinchGesture>
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>

namespace fabletop {

bool BattlefieldView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Paint && m_stale && m_scene->ready()) {
        bake();
        requestBackdrop();
    }
    if (event->type() == QEvent::Gesture) {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            setZoom(m_zoom * pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->hotSpot().toPoint()));
            return true;
        }
    }
    if (event->type() == QEvent::NativeGesture) {
        auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            setZoom(m_zoom * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

void BattlefieldView::wheelEvent(QWheelEvent* event)
{
    const QPoint turn = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier || std::abs(turn.x()) > std::abs(turn.y())) {
        const int by = turn.x() != 0 ? turn.x() : turn.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by / 2);
    } else if (turn.y() != 0) {
        setZoom(m_zoom * std::pow(1.2, turn.y() / 120.0), event->position());
    }
    event->accept();
}

bool BattlefieldView::panning(const QMouseEvent& event) const
{
    return event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_spaceBar);
}

void BattlefieldView::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = m_lastPan = event->pos();
    if (m_choreographer->busy()) m_choreographer->finishNow(); // and counts as the press it is
    if (panning(*event)) {
        m_grip = Grip::panning;
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        m_grip = Grip::pressed;
        const FighterId fighter = fighterAt(event->pos());
        m_held = fighter != FighterId::none && look().draggable & bit(fighter) ? fighter : FighterId::none;
    }
    event->accept();
}

void BattlefieldView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_grip == Grip::panning) {
        const QPoint by = event->pos() - m_lastPan;
        m_lastPan = event->pos();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_grip == Grip::pressed && m_held != FighterId::none && far) {
        m_grip = Grip::dragging;
        m_scene->lift(m_held, mapToScene(event->pos()));
        viewport()->setCursor(Qt::ClosedHandCursor);
        Q_EMIT fighterLifted(m_held);
    }
    if (m_grip == Grip::dragging) m_scene->dragTo(mapToScene(event->pos()));
    hoverAt(event->pos());
}

void BattlefieldView::mouseReleaseEvent(QMouseEvent* event)
{
    const Grip grip = m_grip;
    if (grip == Grip::dragging) return endDrag(true, event->pos());
    m_grip = Grip::none;
    m_held = FighterId::none;
    hoverAt(event->pos());
    if (grip == Grip::panning) return;
    if (grip == Grip::pressed && event->button() == Qt::LeftButton) {
        const SpaceId space = spaceAt(event->pos());
        if (space == spaceAt(m_pressedAt)) act(space);
    }
}

void BattlefieldView::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

void BattlefieldView::endDrag(bool drop, QPoint viewPoint)
{
    const FighterId fighter = m_held;
    const SpaceId space = spaceAt(viewPoint);
    const PieceLook* piece = look().piece(fighter);
    const bool moved = drop && space != SpaceId::none && piece && piece->space != space;
    m_grip = Grip::none;
    m_held = FighterId::none;
    m_scene->letGo();
    hoverAt(viewPoint);
    Q_EMIT dragEnded();
    if (moved) Q_EMIT fighterDropped(fighter, space);
}

void BattlefieldView::hoverAt(QPoint viewPoint)
{
    const bool inside = viewport()->rect().contains(viewPoint);
    const SpaceId space = inside ? spaceAt(viewPoint) : SpaceId::none;
    const FighterId fighter = inside ? fighterAt(viewPoint) : FighterId::none;
    if (m_grip == Grip::none) {
        const bool hand =
            look().pickable(space) || (fighter != FighterId::none && look().draggable & bit(fighter));
        viewport()->setCursor(m_spaceBar ? Qt::OpenHandCursor
                              : hand     ? Qt::PointingHandCursor
                                         : Qt::ArrowCursor);
    }
    if (space != m_hoverSpace || m_resting) {
        m_resting = false;
        m_hoverSpace = space;
        renewAttention();
        Q_EMIT spaceHovered(space);
    }
    if (fighter != m_hoverFighter) {
        m_hoverFighter = fighter;
        Q_EMIT fighterHovered(fighter);
    }
}

void BattlefieldView::leaveEvent(QEvent* event)
{
    if (m_grip == Grip::none) hoverAt(QPoint(-1, -1));
    QGraphicsView::leaveEvent(event);
}

void BattlefieldView::keyPressEvent(QKeyEvent* event)
{
    if (m_choreographer->busy()) m_choreographer->finishNow();
    const bool any = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Left: return moveCursor({-1, 0}, any);
    case Qt::Key_Right: return moveCursor({1, 0}, any);
    case Qt::Key_Up: return moveCursor({0, -1}, any);
    case Qt::Key_Down: return moveCursor({0, 1}, any);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor != SpaceId::none) return act(m_cursor);
        break;
    case Qt::Key_Escape:
        if (m_grip == Grip::dragging) return endDrag(false, mapFromGlobal(QCursor::pos()));
        break;
    case Qt::Key_Space:
        if (underMouse() && !event->isAutoRepeat()) {
            m_spaceBar = true;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        break;
    case Qt::Key_0: return fit();
    default: break;
    }
    event->ignore();
}

void BattlefieldView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceBar = false;
        if (m_grip == Grip::none) viewport()->unsetCursor();
    }
    event->ignore();
}

void BattlefieldView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey) {
        m_cursor = SpaceId::none;
        stepCursor(event->reason() == Qt::BacktabFocusReason ? -1 : 1);
    }
    renewAttention();
}

void BattlefieldView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    m_spaceBar = false;
    renewAttention();
}

void BattlefieldView::changeEvent(QEvent* event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::ScreenChangeInternal && m_scene->ready()) m_settle.start();
}

} // namespace fabletop
