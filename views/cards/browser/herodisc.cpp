// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/herodisc.h"

#include "model/match/words/spokenname.h"
#include "views/theme/follow.h"
#include "views/theme/shapes.h"

#include <QPainter>

namespace fabletop {

HeroDisc::HeroDisc(QString id, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_id(std::move(id)), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void HeroDisc::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void HeroDisc::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = QRectF(rect()).center();
    constexpr qreal radius = 16.5;
    const bool on = isChecked();
    painter.setPen(QPen(m_theme->color(on ? Tone::accent : Tone::edge), on ? 2 : 1));
    painter.setBrush(m_theme->color(on ? Tone::accent : underMouse() ? Tone::panel : Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    const QColor ink = m_theme->color(on ? Tone::onAccent : Tone::ink);
    if (m_theme->art().hasEmblem(m_id))
        m_theme->art().paintEmblem(painter, QRectF(centre - QPointF(12, 12), QSizeF(24, 24)), m_id, ink);
    else
        paintCentred(painter, centre, firstLetter(accessibleName()), m_theme->serifFont(17), ink);
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius + 2, radius + 2);
}

} // namespace fabletop
