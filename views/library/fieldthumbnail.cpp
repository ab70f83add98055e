// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/fieldthumbnail.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

void paintFieldThumbnail(QPainter& painter, const Theme& theme, const QRectF& box, const Battlefield& field)
{
    painter.setPen(QPen(theme.color(Tone::edge), 1));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const QRectF inner = box.adjusted(2, 2, -2, -2);
    const qreal wide = std::min(inner.width(), inner.height() * field.aspect);
    const QSizeF size(wide, wide / field.aspect);
    const QPointF corner = inner.center() - QPointF(size.width(), size.height()) / 2;
    const auto at = [&](int place) {
        const Space& space = field.spaces[static_cast<std::size_t>(place)];
        return corner + QPointF(space.x * size.width(), space.y * size.height());
    };
    painter.setPen(QPen(theme.color(Tone::ink3), 0.8));
    for (const auto& [first, second] : field.lines)
        painter.drawLine(at(first), at(second));
    const qreal radius = std::clamp(wide * 0.036, 1.6, 6.0);
    for (int place = 0; place < static_cast<int>(field.spaces.size()); ++place) {
        const auto& zones = field.spaces[static_cast<std::size_t>(place)].zones;
        const QColor ink = zones.empty() ? theme.color(Tone::ink3)
                                         : theme.zoneInk(QColor(QString::fromStdString(
                                               field.zones[static_cast<std::size_t>(zones.front())].color)));
        painter.setPen(QPen(ink, radius * 0.7));
        painter.setBrush(theme.color(Tone::spaceCentre));
        painter.drawEllipse(at(place), radius, radius);
    }
}

QPixmap fieldStamp(const Theme& theme, QSizeF size, const Battlefield& field, qreal dpr)
{
    QPixmap picture((size * dpr).toSize());
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFieldThumbnail(painter, theme, QRectF(QPointF(), size), field);
    return picture;
}

} // namespace fabletop
