// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/cardwidget.h"

#include "views/cards/cardpainter.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fabletop {

CardWidget::CardWidget(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] {
        m_baked = QPixmap();
        update();
    });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardWidget::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_baked = QPixmap();
    update();
}

void CardWidget::setCard(const std::optional<CardLook>& look)
{
    if (look == m_look) return;
    m_look = look;
    m_baked = QPixmap();
    setAccessibleName(look ? look->title : QString());
    setAccessibleDescription(look && !look->back ? look->spoken() : QString());
    update();
}

void CardWidget::setMaximumCardWidth(int width)
{
    m_maximumWidth = width;
    updateGeometry();
    update();
}

QSize CardWidget::sizeHint() const
{
    const int width = std::min(m_maximumWidth, 240);
    return {width + 16, heightForWidth(width + 16)};
}

QSize CardWidget::minimumSizeHint() const
{
    return {96, heightForWidth(96)};
}

int CardWidget::heightForWidth(int width) const
{
    const QMarginsF around = CardPainter::margins();
    const qreal card = std::min<qreal>(m_maximumWidth, width - around.left() - around.right());
    return static_cast<int>(std::ceil(card * CardPainter::aspect + around.top() + around.bottom()));
}

void CardWidget::paintEvent(QPaintEvent*)
{
    if (!m_look || !m_theme) return;
    const QMarginsF around = CardPainter::margins();
    const qreal room = std::min(width() - around.left() - around.right(),
                                (height() - around.top() - around.bottom()) / CardPainter::aspect);
    const qreal card = std::floor(std::min<qreal>(m_maximumWidth, room));
    if (card < 24) return;
    const qreal dpr = devicePixelRatioF();
    if (m_baked.isNull() || !qFuzzyCompare(m_bakedWidth, card) ||
        !qFuzzyCompare(m_baked.devicePixelRatio(), dpr)) {
        m_baked = CardPainter(*m_theme).baked(*m_look, card, dpr);
        m_bakedWidth = card;
    }
    QPainter painter(this);
    const qreal left = std::round((width() - card) / 2 - around.left());
    painter.drawPixmap(QPointF(left, 0), m_baked);
}

void CardWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) Q_EMIT clicked();
}

void CardWidget::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ScreenChangeInternal) {
        m_baked = QPixmap();
        update();
    }
}

} // namespace fabletop
