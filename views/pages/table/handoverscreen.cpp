// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/handoverscreen.h"

#include "views/cards/cardpainter.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

HandOverScreen::HandOverScreen(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_here(new Button(QStringLiteral("eye"), QString(), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    m_here->setSize(ButtonSize::large);
    connect(m_here, &Button::clicked, this, &HandOverScreen::welcomed);
    m_here->installEventFilter(this);
    setFocusProxy(m_here);
}

void HandOverScreen::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void HandOverScreen::setPerson(SeatId seat, const QString& name, const QString& question, const QString& last)
{
    m_seat = seat;
    m_question = question;
    m_last = last;
    say(tr("Only %1 should look").arg(name), unmarked(tr("I am %1").arg(name)));
}

void HandOverScreen::setEverybody()
{
    m_seat = SeatId::none;
    m_question = tr("The combat goes on.");
    m_last.clear();
    say(tr("Everyone can look again"), tr("Continue"));
}

void HandOverScreen::say(const QString& heading, const QString& button)
{
    m_heading = heading;
    m_here->setText(button);
    setAccessibleName(heading);
    setAccessibleDescription(QStringLiteral("%1 %2").arg(m_question, m_last).trimmed());
    resizeEvent(nullptr);
    update();
}

QRectF HandOverScreen::cardRect() const
{
    const qreal wide = std::min(240.0, (height() - 300) / CardPainter::aspect);
    const QSizeF size = CardPainter::sizeForWidth(std::max(80.0, wide));
    return QRectF(QPointF((width() - size.width()) / 2, std::max(24.0, (height() - size.height() - 220) / 2)),
                  size);
}

void HandOverScreen::resizeEvent(QResizeEvent*)
{
    const QSize size = m_here->sizeHint().expandedTo(QSize(180, m_theme->px(48)));
    m_here->setGeometry((width() - size.width()) / 2, static_cast<int>(cardRect().bottom()) + 150,
                        size.width(), size.height());
}

void HandOverScreen::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    const QRectF card = cardRect();
    const bool somebody = m_seat != SeatId::none;
    painter.fillRect(QRectF(0, card.center().y() - 26, width(), 52),
                     somebody ? m_theme->seatFill(m_seat) : m_theme->color(Tone::edge));
    CardPainter(*m_theme).paintBack(painter, card);
    if (somebody) paintSeatForm(painter, *m_theme, m_seat, QPointF(card.center().x(), card.bottom() + 24), 8);
    const auto line = [&](qreal top, qreal high, const QFont& font, Tone tone, const QString& text) {
        paintText(painter, QRectF(40, top, width() - 80, high), text, {font, m_theme->color(tone)}, Fit::wrap,
                  Qt::AlignCenter);
    };
    line(card.bottom() + 36, 40, m_theme->nameFont(TextRole::pageTitle, m_heading), Tone::ink, m_heading);
    line(card.bottom() + 78, 24, m_theme->font(TextRole::body), Tone::ink, m_question);
    line(card.bottom() + 104, 40, m_theme->font(TextRole::second), Tone::ink2, m_last);
}

void HandOverScreen::mousePressEvent(QMouseEvent* event)
{
    event->accept();
}

void HandOverScreen::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
}

void HandOverScreen::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat()) Q_EMIT welcomed();
    event->accept();
}

/// The button has the keyboard, but Space, Tab and letters are nobody's here.
bool HandOverScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return event->type() == QEvent::KeyRelease || QWidget::eventFilter(watched, event);
}

} // namespace fabletop
