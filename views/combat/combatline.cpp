// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatline.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qreal beadPitch = 30; ///< of the beads
constexpr qreal beadRadius = 9;

} // namespace

CombatLine::CombatLine(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void CombatLine::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void CombatLine::setLedger(const Ledger& ledger)
{
    if (ledger == m_ledger) return;
    m_ledger = ledger;
    describe();
    update();
}

void CombatLine::describe()
{
    const auto now = std::find_if(m_ledger.rows.begin(), m_ledger.rows.end(),
                                  [](const LedgerRow& row) { return row.status == RowStatus::now; });
    m_sentence.clear();
    if (now != m_ledger.rows.end()) {
        const QString step = Narrator::step(now->step);
        const int number = static_cast<int>(now - m_ledger.rows.begin()) + 1;
        m_sentence = now->lines.empty()
                         ? tr("Step %1, %2").arg(number).arg(step)
                         : tr("Step %1, %2: %3").arg(number).arg(step, now->lines.back().sentence);
    }
    setAccessibleName(m_sentence);
    setToolTip(m_sentence.isEmpty() ? QString()
                                    : QStringLiteral("<qt>%1</qt>").arg(m_sentence.toHtmlEscaped()));
}

void CombatLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

void CombatLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    const qreal e = std::min(m_theme->scale(), height() / 24.0);
    const qreal middle = height() / 2.0;
    qreal x = 18 * e;
    const QColor accent = m_theme->color(Tone::accent);
    for (std::size_t place = 0; place < m_ledger.rows.size(); ++place) {
        const RowStatus status = m_ledger.rows[place].status;
        const bool now = status == RowStatus::now;
        if (place + 1 < m_ledger.rows.size()) {
            const bool reached = m_ledger.rows[place + 1].status != RowStatus::toCome;
            painter.setPen(QPen(reached ? accent : m_theme->color(Tone::hair), 2));
            painter.drawLine(QPointF(x, middle), QPointF(x + beadPitch * e, middle));
        }
        painter.setPen(QPen(status == RowStatus::toCome ? m_theme->color(Tone::ink3) : accent, 1.3));
        painter.setBrush(now || status == RowStatus::done ? accent : m_theme->color(Tone::raised));
        painter.drawEllipse(QPointF(x, middle), (now ? beadRadius : 5) * e, (now ? beadRadius : 5) * e);
        if (now)
            paintCentred(painter, QPointF(x, middle), QString::number(place + 1),
                         m_theme->interfaceFont(11 * e, QFont::Bold), m_theme->color(Tone::onAccent));
        x += beadPitch * e;
    }
    paintText(painter, QRectF(x, 0, width() - x - 10, height()), m_sentence,
              {m_theme->interfaceFont(12.5 * e), m_theme->color(Tone::ink)}, Fit::elide);
}

} // namespace fabletop
