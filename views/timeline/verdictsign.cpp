// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/verdictsign.h"

#include "views/theme/shapes.h"

#include <QCoreApplication>
#include <QPainter>
#include <cmath>
#include <numbers>

namespace fabletop {

namespace {

QPainterPath verdictForm(Verdict verdict, QPointF centre, qreal radius)
{
    QPainterPath path;
    if (verdict == Verdict::mistake) {
        const qreal half = radius * 0.9;
        path.addRoundedRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), 2, 2);
    } else if (verdict == Verdict::blunder) {
        QPolygonF octagon;
        for (int corner = 0; corner < 8; ++corner) {
            const qreal angle = (corner + 0.5) * std::numbers::pi / 4;
            octagon << centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 1.04;
        }
        path.addPolygon(octagon);
        path.closeSubpath();
    } else {
        path.addEllipse(centre, radius, radius);
    }
    return path;
}

} // namespace

void paintVerdict(QPainter& painter, const Theme& theme, Verdict verdict, QPointF centre, qreal radius)
{
    const bool light = verdict == Verdict::inaccuracy;
    const Tone tone = verdict == Verdict::blunder ? Tone::harm
                      : verdict == Verdict::fine  ? Tone::accent
                                                  : Tone::warn;
    const QPainterPath form = verdictForm(verdict, centre, radius);
    painter.setPen(light ? QPen(theme.color(tone), 1.4) : QPen(Qt::NoPen));
    painter.setBrush(theme.color(light ? Tone::warnWash : tone));
    painter.drawPath(form);
    const QColor ink = theme.color(light ? Tone::warn : Tone::onAccent);
    if (verdict == Verdict::fine) {
        const qreal side = radius * 1.3;
        return theme.art().paintIcon(painter,
                                     QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                                     QStringLiteral("check"), ink);
    }
    const QString text = verdict == Verdict::inaccuracy ? QStringLiteral("?!")
                         : verdict == Verdict::mistake  ? QStringLiteral("?")
                                                        : QStringLiteral("??");
    paintCentred(painter, centre, text, theme.interfaceFont(radius * 1.2, QFont::Bold), ink);
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::fine: return QCoreApplication::translate("Verdict", "Good decision");
    case Verdict::inaccuracy: return QCoreApplication::translate("Verdict", "Inaccuracy");
    case Verdict::mistake: return QCoreApplication::translate("Verdict", "Mistake");
    case Verdict::blunder: return QCoreApplication::translate("Verdict", "Blunder");
    }
    return {};
}

} // namespace fabletop
