// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/rulelink.h"

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

constexpr qreal letters = 11.5;
constexpr int around = 2; ///< what of it can be pressed above and below its words

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

void RuleLink::name()
{
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
    return m_theme->interfaceFont(letters * std::max(1.0, m_theme->scale()));
}

QSize RuleLink::sizeHint() const
{
    const QFontMetrics metrics(words());
    return {metrics.horizontalAdvance(text()) + 2, metrics.height() + 2 * around};
}

int RuleLink::baseLine() const
{
    return around + QFontMetrics(words()).ascent();
}

void RuleLink::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont font = words();
    font.setUnderline(true);
    paintText(painter, QPointF(1, baseLine()), text(), {font, m_theme->color(Tone::link)});
}

} // namespace fabletop
