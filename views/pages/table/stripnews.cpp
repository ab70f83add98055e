// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/stripnews.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int margin = 12;
constexpr int gap = 14;

} // namespace

StripNews::StripNews(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_news(new Button(QString(), QString(), ButtonRole::quiet, this))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        layOut();
    });
    m_news->setSize(ButtonSize::small);
    m_news->hide();
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("What happened last"));
    connect(m_news, &Button::clicked, this, &StripNews::newsRequested);
}

void StripNews::setLast(const QString& last)
{
    if (last == m_last) return;
    m_last = last;
    setToolTip(last);
    setAccessibleDescription(last);
    update();
}

void StripNews::setNews(const QString& news)
{
    if (news == m_news->text() && m_news->isHidden() == news.isEmpty()) return;
    m_news->setText(news);
    m_news->setAccessibleName(news);
    m_news->setVisible(!news.isEmpty());
    layOut();
}

void StripNews::layOut()
{
    const int wide = std::min(m_news->sizeHint().width(), width() - 2 * margin);
    m_news->setGeometry(width() - margin - wide, 1, wide, std::max(0, height() - 2));
    update();
}

void StripNews::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    const int right = m_news->isHidden() ? width() - margin : m_news->x() - gap;
    paintText(painter, QRectF(margin, 0, right - margin, height()), m_last,
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::elide,
              Qt::AlignVCenter | Qt::AlignRight);
}

void StripNews::resizeEvent(QResizeEvent*)
{
    layOut();
}

void StripNews::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) Q_EMIT logRequested();
}

void StripNews::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("What happened last"));
    QWidget::changeEvent(event);
}

} // namespace fabletop
