// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/lesson/lessontag.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <QRegion>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int high = 28;
constexpr int margin = 10;
constexpr int gap = 6;
constexpr int around = 8; ///< between what is meant and its ring

} // namespace

LessonTag::LessonTag(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_next(new Button(QStringLiteral("next"), QString(), ButtonRole::plain, this)),
      m_skip(new Button(QString(), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    for (Button* button : {m_next, m_skip}) {
        button->setSize(ButtonSize::small);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_next, &Button::clicked, this, &LessonTag::next);
    connect(m_skip, &Button::clicked, this, &LessonTag::skipped);
    retranslate();
    hide();
}

void LessonTag::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void LessonTag::retranslate()
{
    m_next->setText(tr("Next"));
    m_skip->setText(tr("Skip"));
    setAccessibleName(tr("First duel"));
    setNumber(m_number);
}

void LessonTag::setNumber(const QString& number)
{
    m_number = number;
    m_next->setVisible(!number.isEmpty());
    setAccessibleDescription(number);
    update();
}

/// As wide as its longest number, so that the strip beside it stays where it is.
int LessonTag::wordsWide() const
{
    const QFontMetrics metrics(m_theme->font(TextRole::second));
    return std::max(metrics.horizontalAdvance(m_number), metrics.horizontalAdvance(QStringLiteral("9")) * 6) +
           2;
}

QSize LessonTag::sizeHint() const
{
    return {margin + wordsWide() + gap + m_next->sizeHint().width() + gap + m_skip->sizeHint().width() + gap,
            m_theme->px(high)};
}

void LessonTag::resizeEvent(QResizeEvent*)
{
    const int tall = std::min(height(), m_theme->px(high));
    const int top = (height() - tall) / 2;
    const int skip = m_skip->sizeHint().width();
    const int next = m_next->sizeHint().width();
    m_skip->setGeometry(width() - gap - skip, top, skip, tall);
    m_next->setGeometry(width() - gap - skip - gap - next, top, next, tall);
}

void LessonTag::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, 0, 4, height()), m_theme->color(Tone::accent));
    paintText(painter, QRect(margin, 0, wordsWide(), height()), m_number,
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink)});
}

LessonRing::LessonRing(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void LessonRing::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void LessonRing::aimAt(const QRect& target, bool round)
{
    setVisible(!target.isEmpty());
    if (target.isEmpty()) return;
    m_round = round;
    setGeometry(target.adjusted(-around, -around, around, around));
    // Only the ring itself, so that what it rings is not painted again for it.
    setMask(QRegion(rect()).subtracted(
        QRegion(rect().adjusted(10, 10, -10, -10), round ? QRegion::Ellipse : QRegion::Rectangle)));
    raise();
    update();
}

void LessonRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [tone, wide] : {std::pair{Tone::plateCase, 6.0}, {Tone::accent, 3.0}}) {
        painter.setPen(QPen(m_theme->color(tone), wide));
        const QRectF box = QRectF(rect()).adjusted(4, 4, -4, -4);
        m_round ? painter.drawEllipse(box) : painter.drawRoundedRect(box, 8, 8);
    }
}

} // namespace fabletop
