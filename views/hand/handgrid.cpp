// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/handgrid.h"

#include "views/cards/cardpainter.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal gridEdge = 18;
constexpr qreal gridGap = 14;
constexpr qreal gridCard = 206; ///< height of a card before the text size

} // namespace

HandGrid::HandGrid(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] {
        m_pictures.assign(m_cards.size(), QPixmap());
        update();
    });
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("All cards in hand"));
}

void HandGrid::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
}

void HandGrid::setCards(const std::vector<HandCard>& cards)
{
    if (cards == m_cards) return;
    m_cards = cards;
    m_current = std::min(m_current, static_cast<int>(m_cards.size()) - 1);
    layOut();
    describe();
}

/// In rows, each in the middle.
void HandGrid::layOut()
{
    const CardPainter cards(*m_theme);
    const qreal high = gridCard * std::clamp(m_theme->scale(), 1.0, 1.5);
    const qreal room = width() - 2 * gridEdge;
    m_sheets.clear();
    qreal top = gridEdge + m_theme->px(22);
    std::size_t first = 0;
    qreal wide = 0;
    const auto endRow = [&] {
        for (std::size_t place = first; place < m_sheets.size(); ++place)
            m_sheets[place].translate(std::floor((width() - wide) / 2), 0);
        first = m_sheets.size();
        wide = 0;
    };
    for (const HandCard& card : m_cards) {
        const qreal own = cards.handWidth(card.look, high);
        if (wide > 0 && wide + gridGap + own > room) {
            endRow();
            top += high + gridGap;
        }
        if (wide > 0) wide += gridGap;
        m_sheets.emplace_back(wide, top, own, high);
        wide += own;
    }
    endRow();
    m_high = top + high + gridEdge;
    m_scroll = std::clamp(m_scroll, 0.0, std::max(0.0, m_high - height()));
    m_pictures.assign(m_cards.size(), QPixmap());
    update();
}

QRectF HandGrid::cardRect(int place) const
{
    return m_sheets[static_cast<std::size_t>(place)].translated(0, -m_scroll);
}

int HandGrid::placeAt(QPointF point) const
{
    for (int place = 0; place < static_cast<int>(m_sheets.size()); ++place)
        if (cardRect(place).contains(point)) return place;
    return -1;
}

void HandGrid::setCurrent(int place)
{
    if (place == m_current) return;
    m_current = place;
    if (place >= 0) {
        const QRectF sheet = cardRect(place);
        m_scroll +=
            std::max(0.0, sheet.bottom() + gridEdge - height()) - std::max(0.0, gridEdge - sheet.top());
        m_scroll = std::clamp(m_scroll, 0.0, std::max(0.0, m_high - height()));
    }
    describe();
    update();
    Q_EMIT cardHovered(place);
}

void HandGrid::describe()
{
    setAccessibleDescription(m_current < 0 ? tr("%n card(s)", nullptr, static_cast<int>(m_cards.size()))
                                           : m_cards[static_cast<std::size_t>(m_current)].look.spoken());
}

void HandGrid::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), m_theme->color(Tone::sunken));
    const QRectF head(gridEdge, 8 - m_scroll, width() - 2 * gridEdge, m_theme->px(20));
    paintText(painter, head, tr("All cards in hand. Press Esc to close."),
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignCenter);
    const CardPainter cards(*m_theme);
    const QMarginsF around = CardPainter::margins();
    for (std::size_t place = 0; place < m_cards.size(); ++place) {
        QRectF sheet = cardRect(static_cast<int>(place));
        if (!sheet.intersects(QRectF(rect()))) continue;
        QPixmap& picture = m_pictures[place];
        if (picture.isNull())
            picture = cards.bakedInHand(m_cards[place].look, sheet.size(), devicePixelRatioF());
        const bool current = static_cast<int>(place) == m_current;
        if (current || m_cards[place].look.chosen) sheet.translate(0, -HandView::liftedBy);
        painter.drawPixmap(sheet.topLeft() - QPointF(around.left(), around.top()), picture);
        if (m_cards[place].order > 0)
            paintCount(painter, *m_theme, QPointF(sheet.right() - 8, sheet.top() + 8), m_cards[place].order);
        if (!current || !hasFocus()) continue;
        painter.setPen(QPen(m_theme->color(Tone::accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(sheet.adjusted(-3, -3, 3, 3), 8, 8);
    }
}

void HandGrid::resizeEvent(QResizeEvent*)
{
    layOut();
}

void HandGrid::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("All cards in hand"));
    QWidget::changeEvent(event);
}

void HandGrid::mouseMoveEvent(QMouseEvent* event)
{
    setCurrent(placeAt(event->position()));
}

void HandGrid::mousePressEvent(QMouseEvent* event)
{
    event->accept(); // or its release would be the page's
}

void HandGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    const int place = placeAt(event->position());
    if (place < 0) return Q_EMIT closeRequested();
    Q_EMIT cardClicked(place);
}

void HandGrid::leaveEvent(QEvent*)
{
    setCurrent(-1);
}

void HandGrid::wheelEvent(QWheelEvent* event)
{
    m_scroll = std::clamp(m_scroll - event->angleDelta().y() / 2.0, 0.0, std::max(0.0, m_high - height()));
    update();
}

void HandGrid::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_cards.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: return setCurrent(std::max(0, m_current - 1));
    case Qt::Key_Right: return setCurrent(std::min(last, m_current + 1));
    case Qt::Key_Home: return setCurrent(std::min(last, 0));
    case Qt::Key_End: return setCurrent(last);
    case Qt::Key_Escape:
    case Qt::Key_G: return Q_EMIT closeRequested();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current >= 0) Q_EMIT cardClicked(m_current);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace fabletop
