// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/rulelink.h"

#include "views/theme/painttext.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleLink)
};

constexpr qreal linkLetters = 11.5;
constexpr int aroundWords = 2; ///< what of it can be pressed above and below its words

} // namespace

RuleLink::RuleLink(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_theme(std::move(theme))
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    hide();
}

void RuleLink::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void RuleLink::setRule(const QString& rule)
{
    setText(rule);
    name();
    setVisible(!rule.isEmpty());
}

void RuleLink::setWords(const QString& name, const QString& tip)
{
    m_named = true;
    setAccessibleName(name);
    setToolTip(tip);
}

void RuleLink::name()
{
    if (m_named) return;
    setAccessibleName(text().isEmpty() ? QString() : RuleWords::tr("Rule %1").arg(text()));
    setToolTip(text().isEmpty() ? QString() : RuleWords::tr("Open rule %1 (F1)").arg(text()));
}

void RuleLink::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) name();
    QAbstractButton::changeEvent(event);
}

QFont RuleLink::words() const
{
    return m_theme->interfaceFont(linkLetters * std::max(1.0, m_theme->scale()));
}

QSize RuleLink::sizeHint() const
{
    const QFontMetrics metrics(words());
    return {metrics.horizontalAdvance(text()) + 2, metrics.height() + 2 * aroundWords};
}

int RuleLink::baseLine() const
{
    return aroundWords + QFontMetrics(words()).ascent();
}

void RuleLink::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont font = words();
    font.setUnderline(true);
    // At the right of a wider column, so that several under each other end on one edge.
    const int left = width() - sizeHint().width() + 1;
    const qreal base = (height() - sizeHint().height()) / 2 + baseLine();
    paintText(painter, QPointF(left, base), text(), {font, m_theme->color(Tone::link)});
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->color(Tone::accent), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(left - 1, 0, sizeHint().width(), height()).adjusted(0.5, 0.5, -0.5, -0.5),
                            3, 3);
}

} // namespace fabletop
