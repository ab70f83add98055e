// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/chancebar.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr float paleBand = 0.5F; ///< of the part where it may lie, in each side's color

} // namespace

QString bandText(const Band& band)
{
    const long chance = std::lround(100 * band.chance);
    const long half = std::lround(50 * (band.high - band.low));
    return half == 0 ? QString::number(chance) : QStringLiteral("%1 ± %2").arg(chance).arg(half);
}

ChanceBar::ChanceBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChanceBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void ChanceBar::show(const Band& chance, const std::array<SeatId, 2>& seats)
{
    m_chance = chance;
    m_seats = seats;
    setAccessibleName(bandText(chance));
    update();
}

QSize ChanceBar::sizeHint() const
{
    return {m_theme->px(200), m_theme->px(20)};
}

void ChanceBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath form;
    form.addRoundedRect(QRectF(rect()), 4, 4);
    painter.setClipPath(form);
    const qreal wide = width();
    const qreal high = height();
    const qreal middle = wide * static_cast<qreal>(m_chance.chance);
    painter.fillRect(QRectF(0, 0, middle, high), m_theme->seatFill(m_seats[0]));
    painter.fillRect(QRectF(middle, 0, wide - middle, high), m_theme->seatFill(m_seats[1]));
    QColor band = Theme::onSeatFill();
    band.setAlphaF(paleBand);
    const qreal low = wide * static_cast<qreal>(m_chance.low);
    const qreal top = wide * static_cast<qreal>(m_chance.high);
    painter.fillRect(QRectF(low, 0, top - low, high), band);
    painter.fillRect(QRectF(middle - 1, 0, 2, high), Theme::onSeatFill());
    const QFont font = m_theme->interfaceFont(std::max(11.0, 12 * m_theme->scale()), QFont::DemiBold);
    const auto write = [&](const QRectF& box, const QString& text, Qt::Alignment side) {
        if (QFontMetricsF(font).horizontalAdvance(text) + 4 <= box.width())
            paintText(painter, box, text, {font, Theme::onSeatFill()}, Fit::exact, side | Qt::AlignVCenter);
    };
    const long first = std::lround(100 * m_chance.chance);
    write(QRectF(8, 0, std::min(low, middle) - 12, high), QString::number(first), Qt::AlignLeft);
    write(QRectF(top + 4, 0, wide - top - 12, high), QString::number(100 - first), Qt::AlignRight);
}

} // namespace fabletop
