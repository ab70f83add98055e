// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/wizard/wizardpage.h"

#include "views/theme/painttext.h"
#include "views/theme/style.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace fabletop {

WizardPage::WizardPage(const QString& step, const QString& question, const QString& help, QWidget* parent)
    : QWizardPage(parent), m_step(step), m_body(new QWidget(this))
{
    const auto theme = themeInForce();
    auto* asked = new QLabel(question, this);
    auto* told = new QLabel(help, this);
    asked->setFont(theme->font(TextRole::panelTitle));
    told->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* words : {asked, told}) {
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 14, 18, 8);
    column->setSpacing(8);
    column->addWidget(asked);
    column->addWidget(told);
    column->addSpacing(6);
    column->addWidget(m_body, 1);
    setAccessibleName(question);
    setAccessibleDescription(help);
}

WizardSteps::WizardSteps(std::shared_ptr<const Theme> theme, QStringList steps, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_steps(std::move(steps))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void WizardSteps::setCurrent(int step)
{
    m_current = step;
    setAccessibleName(tr("Step %1 of %2: %3").arg(step + 1).arg(m_steps.size()).arg(m_steps.value(step)));
    update();
}

QSize WizardSteps::sizeHint() const
{
    const QFontMetrics letters(m_theme->interfaceFont(m_theme->body(), QFont::DemiBold));
    int wide = 0;
    for (const QString& step : m_steps)
        wide = std::max(wide, letters.horizontalAdvance(step));
    return {wide + m_theme->px(22) + 44, m_theme->px(40) * static_cast<int>(m_steps.size()) + 40};
}

void WizardSteps::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::sunken));
    const qreal pitch = m_theme->px(40);
    const qreal radius = m_theme->px(11);
    for (int step = 0; step < m_steps.size(); ++step) {
        const QRectF row(14, 20 + step * pitch, width() - 22, pitch);
        const QPointF centre(row.left() + radius, row.center().y());
        const bool now = step == m_current;
        const bool done = step < m_current;
        painter.setPen(QPen(m_theme->color(now || done ? Tone::accent : Tone::edge), 1.6));
        painter.setBrush(m_theme->color(now ? Tone::accent : done ? Tone::accentWash : Tone::raised));
        painter.drawEllipse(centre, radius, radius);
        const QRectF disc(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        if (done)
            m_theme->art().paintIcon(painter, disc.adjusted(4, 4, -4, -4), QStringLiteral("check"),
                                     m_theme->color(Tone::accent));
        else
            paintText(painter, disc, QString::number(step + 1),
                      {m_theme->interfaceFont(m_theme->body() * 0.92, QFont::DemiBold),
                       m_theme->color(now ? Tone::onAccent : Tone::ink2)},
                      Fit::exact, Qt::AlignCenter);
        paintText(painter, row.adjusted(2 * radius + 10, 0, 0, 0), m_steps[step],
                  {m_theme->interfaceFont(m_theme->body(), now ? QFont::DemiBold : QFont::Normal),
                   m_theme->color(now ? Tone::ink : Tone::ink2)},
                  Fit::shrink);
    }
}

} // namespace fabletop
