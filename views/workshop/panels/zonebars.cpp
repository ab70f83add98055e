// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/zonebars.h"

#include "views/battlefield/painting/boardpainter.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fabletop {

ZoneBars::ZoneBars(const BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ZoneBars::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void ZoneBars::paintEvent(QPaintEvent*)
{
    const auto& zones = m_editor.battlefield().zones;
    const auto& shares = m_editor.figures().zoneExposure;
    if (zones.empty() || shares.size() != zones.size()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = m_theme->px(16);
    const qreal others = std::max<qreal>(1, static_cast<qreal>(m_editor.battlefield().spaces.size()) - 1);
    const double most = std::max(0.01, *std::max_element(shares.begin(), shares.end()));
    const qreal slot = std::min<qreal>(44, width() / static_cast<qreal>(zones.size()));
    const qreal axis = height() - line;
    painter.setFont(m_theme->interfaceFont(m_theme->body() * 0.88));
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        const qreal high = std::max(1.0, (axis - line) * shares[zone] / most);
        const QRectF bar(slot * static_cast<qreal>(zone) + 4, axis - high, slot - 8, high);
        painter.fillRect(bar, m_theme->zoneInk(QColor(QString::fromStdString(zones[zone].color))));
        paintText(painter, QRectF(bar.left() - 8, bar.top() - line, bar.width() + 16, line),
                  QString::number(std::lround(shares[zone] * others)),
                  {painter.font(), m_theme->color(Tone::ink)}, Fit::exact, Qt::AlignCenter);
        paintText(painter, QRectF(bar.left() - 8, axis, bar.width() + 16, line),
                  zoneLetter(static_cast<int>(zone)), {painter.font(), m_theme->color(Tone::ink2)},
                  Fit::exact, Qt::AlignCenter);
    }
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.drawLine(QPointF(0, axis + 0.5), QPointF(slot * static_cast<qreal>(zones.size()), axis + 0.5));
}

} // namespace fabletop
