// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/traybacks.h"

#include "views/cards/cardpainter.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr QSizeF backSize(54, 75);
constexpr qreal plateShare = 0.62; ///< of the plate that a back covers at most
constexpr qreal leastBack = 32;
constexpr qreal below = 120; ///< height of a plate from which the word has its own place
constexpr int labelHigh = 18;

} // namespace

TrayBacks::TrayBacks(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        updateGeometry();
        update();
    });
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void TrayBacks::setBacks(const QStringList& backs)
{
    setVisible(!backs.isEmpty());
    if (backs == m_backs) return;
    m_backs = backs;
    setAccessibleName(backs.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void TrayBacks::setPlateHeight(qreal height)
{
    if (height == m_plateHeight) return;
    m_plateHeight = height;
    updateGeometry();
    update();
}

QSize TrayBacks::back() const
{
    const qreal high = std::clamp(m_plateHeight * plateShare, leastBack, backSize.height());
    return (backSize * (high / backSize.height())).toSize();
}

int TrayBacks::labelTop() const
{
    return back().height() + (m_plateHeight >= below ? 2 : -m_theme->px(labelHigh) / 2);
}

/// From one back to the next: its word has room below it.
int TrayBacks::step() const
{
    const QFontMetrics metrics(m_theme->font(TextRole::second));
    int wide = back().width() + 8;
    for (const QString& words : m_backs)
        wide = std::max(wide, metrics.horizontalAdvance(words) + 12);
    return wide;
}

QSize TrayBacks::sizeHint() const
{
    return {step() * static_cast<int>(m_backs.size()), labelTop() + m_theme->px(labelHigh) + 4};
}

void TrayBacks::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const CardPainter cards(*m_theme);
    const int high = m_theme->px(labelHigh);
    for (int place = 0; place < m_backs.size(); ++place) {
        const QRectF box(QPointF(place * step() + (step() - back().width()) / 2, 2), QSizeF(back()));
        cards.paintBack(painter, box);
        const QRectF label(place * step() + 2, box.top() + labelTop(), step() - 4, high);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme->color(Tone::raised));
        painter.drawRoundedRect(label, high / 2.0, high / 2.0);
        paintText(painter, label, m_backs.at(place),
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink)}, Fit::exact, Qt::AlignCenter);
    }
}

} // namespace fabletop
