// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardpeek.h"

#include "views/cards/cardpainter.h"
#include "views/cards/cardwidget.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QMouseEvent>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int pointerGap = 18; ///< between the pointer and the card
constexpr int windowGap = 4;
constexpr int pressSlip = 10; ///< a finger does not hold quite still

/// What of the card and its shadow is not card.
QSize aroundCard()
{
    const QMarginsF around = CardPainter::margins();
    return {static_cast<int>(around.left() + around.right()),
            static_cast<int>(around.top() + around.bottom())};
}

} // namespace

CardPeek& CardPeek::attach(QWidget& widget, std::shared_ptr<const Theme> theme, CardAt cardAt, Place place)
{
    return *new CardPeek(widget, std::move(theme), std::move(cardAt), std::move(place));
}

CardPeek::CardPeek(QWidget& widget, std::shared_ptr<const Theme> theme, CardAt cardAt, Place place)
    : QObject(&widget), m_widget(widget), m_theme(std::move(theme)), m_cardAt(std::move(cardAt)),
      m_place(std::move(place))
{
    onThemeChange(widget, [this](const auto& other) {
        m_theme = other;
        hide();
    });
    widget.setMouseTracking(true);
    widget.installEventFilter(this);
    m_resting.setSingleShot(true);
    connect(&m_resting, &QTimer::timeout, this, [this] { showAt(m_at); });
}

QPoint CardPeek::beside(const QRect& what, QSize card, QPoint pointer, const QRect& window)
{
    const int right = window.right() - what.right();
    const int left = what.left() - window.left();
    const bool toRight = right >= card.width() || right >= left;
    return {toRight ? what.right() + 1 : what.left() - card.width(), pointer.y() - card.height() / 2};
}

bool CardPeek::visible() const
{
    return m_card && m_card->isVisible();
}

const CardLook* CardPeek::shown() const
{
    return visible() && m_card->card() ? &*m_card->card() : nullptr;
}

QRect CardPeek::shownRect() const
{
    return visible() ? m_card->geometry() : QRect();
}

void CardPeek::showAt(QPoint at)
{
    m_resting.stop();
    m_at = at;
    m_waiting = m_cardAt(at);
    if (!m_waiting || m_waiting->back || !m_widget.isVisible()) return hide();
    QWidget& window = *m_widget.window();
    if (!m_card || m_card->parentWidget() != &window) {
        delete m_card;
        m_card = new CardWidget(m_theme, &window);
        m_card->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_card->setFocusPolicy(Qt::NoFocus);
    }
    const QRect room = window.rect().adjusted(windowGap, windowGap, -windowGap, -windowGap);
    const QSize around = aroundCard();
    const int wide = std::min({m_theme->px(cardWide), room.width() - around.width(),
                               static_cast<int>((room.height() - around.height()) / CardPainter::aspect)});
    CardLook look = *m_waiting;
    look.dimmed.clear();
    look.chosen = look.lifted = look.seenByOpponent = false;
    look.copies = 0;
    m_card->setMaximumCardWidth(wide);
    m_card->setCard(look);
    m_card->resize(wide + around.width(), m_card->heightForWidth(wide + around.width()));
    const QPoint pointer = m_widget.mapTo(&window, at);
    const QRect near(pointer - QPoint(pointerGap, 1), pointer + QPoint(pointerGap, 1));
    const QPoint corner =
        m_place ? m_place(m_card->size(), pointer) : beside(near, m_card->size(), pointer, room);
    m_card->move(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - m_card->width())),
                 std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - m_card->height())));
    m_card->show();
    m_card->raise();
}

void CardPeek::hide()
{
    m_resting.stop();
    m_waiting.reset();
    if (!m_card) return;
    m_card->hide();
    m_card->setCard({}); // what nobody sees is nowhere
}

void CardPeek::rest(QPoint at, int milliseconds)
{
    m_at = at;
    m_resting.start(milliseconds);
}

void CardPeek::pointed(QPoint at, bool pressed)
{
    if (pressed) {
        if ((at - m_at).manhattanLength() > pressSlip) hide();
        return;
    }
    std::optional<CardLook> there = m_cardAt(at);
    if (there && there->back) there.reset();
    if (there && there == m_waiting) {
        if (!visible() && !m_resting.isActive()) rest(at, delay);
        m_at = at;
        return;
    }
    hide();
    if (!there) return;
    m_waiting = std::move(there);
    rest(at, delay);
}

void CardPeek::checkShown()
{
    if (visible() && m_cardAt(m_at) != m_waiting) hide();
}

bool CardPeek::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        pointed(mouse->position().toPoint(), mouse->buttons() != Qt::NoButton);
        break;
    }
    case QEvent::MouseButtonPress: {
        const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
        hide();
        m_waiting = m_cardAt(at);
        if (m_waiting) rest(at, holdDelay);
        break;
    }
    case QEvent::MouseButtonRelease:
    case QEvent::KeyPress:
    case QEvent::Wheel:
    case QEvent::Leave:
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
    case QEvent::FocusOut: hide(); break;
    case QEvent::Paint: QMetaObject::invokeMethod(this, &CardPeek::checkShown, Qt::QueuedConnection); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace fabletop
