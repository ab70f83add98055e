// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/deckcurves.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

DeckCurves::DeckCurves(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DeckCurves::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void DeckCurves::setSeries(std::vector<CurveSeries> series, int highest)
{
    m_series = std::move(series);
    m_highest = std::clamp(highest, 1, DeckFigures::steps - 1);
    describe();
    update();
}

/// For screen readers: every count in words.
void DeckCurves::describe()
{
    QStringList all;
    for (const CurveSeries& one : m_series) {
        QStringList counts;
        for (int number = 0; number <= m_highest; ++number)
            if (one.counts[static_cast<std::size_t>(number)] > 0)
                counts << QStringLiteral("%1: %2").arg(number).arg(
                    one.counts[static_cast<std::size_t>(number)]);
        all << QStringLiteral("%1 – %2").arg(one.name, counts.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(all.join(QStringLiteral(". ")));
}

void DeckCurves::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = m_theme->px(17);
    const qreal legend = m_series.size() > 1 ? line + 4 : 0;
    const qreal axis = height() - legend - line;
    int most = 1;
    for (const CurveSeries& one : m_series)
        most = std::max(most, *std::max_element(one.counts.begin(), one.counts.end()));
    const qreal slot = width() / qreal(m_highest + 1);
    const qreal wide = std::min<qreal>(12, slot / (static_cast<qreal>(m_series.size()) + 0.7));
    const qreal room = axis - line;
    painter.setFont(m_theme->interfaceFont(m_theme->body() * 0.88));
    for (int number = 0; number <= m_highest; ++number) {
        const qreal centre = slot * (number + 0.5);
        qreal x = centre - wide * static_cast<qreal>(m_series.size()) / 2;
        for (const CurveSeries& one : m_series) {
            const int count = one.counts[static_cast<std::size_t>(number)];
            const QRectF bar(x, axis - room * count / most, wide - 1, room * count / most);
            x += wide;
            if (count == 0) continue;
            painter.setPen(one.fill.isValid() ? QPen(Qt::NoPen) : QPen(m_theme->color(Tone::ink), 1.2));
            painter.setBrush(one.fill.isValid() ? QBrush(one.fill) : QBrush(m_theme->color(Tone::raised)));
            painter.drawRoundedRect(bar, 1.5, 1.5);
            paintText(painter, QRectF(bar.center().x() - 20, bar.top() - line, 40, line),
                      QString::number(count), {painter.font(), m_theme->color(Tone::ink)}, Fit::exact,
                      Qt::AlignCenter);
        }
        paintText(painter, QRectF(centre - 20, axis + 2, 40, line), QString::number(number),
                  {painter.font(), m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignCenter);
    }
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.drawLine(QPointF(0, axis + 0.5), QPointF(width(), axis + 0.5));
    if (legend > 0) paintLegend(painter, height() - line);
}

void DeckCurves::paintLegend(QPainter& painter, qreal top) const
{
    qreal x = 0;
    const qreal high = m_theme->px(17);
    for (const CurveSeries& one : m_series) {
        painter.setPen(one.fill.isValid() ? QPen(Qt::NoPen) : QPen(m_theme->color(Tone::ink), 1.2));
        painter.setBrush(one.fill.isValid() ? QBrush(one.fill) : QBrush(m_theme->color(Tone::raised)));
        painter.drawRoundedRect(QRectF(x + 1, top + high / 2 - 5, 10, 10), 2, 2);
        painter.setPen(m_theme->color(Tone::ink2));
        const qreal wide = painter.fontMetrics().horizontalAdvance(one.name);
        paintText(painter, QRectF(x + 16, top, wide + 4, high), one.name, TextStyle::of(painter));
        x += wide + 34;
    }
}

} // namespace fabletop
