// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/seats/seatswatch.h"

#include "views/preferences/seatinks.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

void prepareSwatch(QAbstractButton& button)
{
    button.setFocusPolicy(Qt::StrongFocus);
    button.setCursor(Qt::PointingHandCursor);
    button.setAttribute(Qt::WA_Hover);
    button.setCheckable(true);
}

} // namespace

SeatTile::SeatTile(SeatId seat, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_seat(seat), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    prepareSwatch(*this);
}

void SeatTile::setInk(const QColor& ink)
{
    m_ink = ink;
    setText(tr("Seat %1").arg(index(m_seat) + 1));
    setAccessibleName(words());
    setToolTip(tr("Change color"));
    update();
}

QString SeatTile::words() const
{
    return text() + u' ' + seatInkName(m_ink);
}

int SeatTile::high() const
{
    return m_theme->px(42) + 12;
}

void SeatTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF tile = QRectF(rect()).adjusted(1, 1, -1, -1);
    const bool lit = isChecked() || hasFocus() || underMouse();
    painter.setPen(
        QPen(m_theme->color(lit ? Tone::accent : Tone::edge), isChecked() || hasFocus() ? 2 : 1.2));
    painter.setBrush(m_theme->color(isChecked() ? Tone::accentWash : Tone::raised));
    painter.drawRoundedRect(tile, 5, 5);
    painter.fillRect(QRectF(tile.left() + 1, tile.top() + 1, tile.width() - 2, 5), m_theme->seat(m_seat));
    const qreal line = m_theme->px(19);
    const QRectF first(tile.left() + 30, tile.top() + 9, tile.width() - 36, line);
    paintSeatForm(painter, *m_theme, m_seat, QPointF(tile.left() + 16, first.center().y()), 6.5);
    paintText(painter, first, text(), {m_theme->interfaceFont(m_theme->body()), m_theme->color(Tone::ink)},
              Fit::shrink);
    paintText(painter, first.translated(0, line), seatInkName(m_ink),
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
}

SeatSwatchButton::SeatSwatchButton(const QColor& ink, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_ink(ink), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    prepareSwatch(*this);
}

void SeatSwatchButton::show(SeatId seat, bool chosen, const QString& reason)
{
    m_seat = seat;
    m_reason = reason;
    setChecked(chosen);
    const QString name = seatInkName(m_ink);
    setAccessibleName(name);
    setAccessibleDescription(reason);
    setToolTip(reason.isEmpty() ? name : QStringLiteral("%1: %2").arg(name, reason).toHtmlEscaped());
    update();
}

QSize SeatSwatchButton::sizeHint() const
{
    const int side = std::max(30, m_theme->px(30));
    return {side, side};
}

void SeatSwatchButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(m_theme->dark() ? lamplitSeatInk(m_ink) : m_ink);
    painter.setOpacity(refused() ? 0.4 : 1);
    painter.drawRoundedRect(box, 5, 5);
    painter.setOpacity(1);
    if (refused()) {
        painter.setPen(QPen(m_theme->color(Tone::ink), 1.6));
        painter.drawLine(box.bottomLeft() + QPointF(4, -4), box.topRight() + QPointF(-4, 4));
    }
    painter.setBrush(Qt::NoBrush);
    if (isChecked() || hasFocus() || underMouse()) {
        painter.setPen(QPen(m_theme->color(Tone::accent), isChecked() || hasFocus() ? 2.4 : 1.2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.2, 1.2, -1.2, -1.2), 7, 7);
    }
}

} // namespace fabletop
