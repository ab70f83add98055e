// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatband.h"

#include "views/combat/combatpainter.h"
#include "views/theme/follow.h"
#include "views/theme/shapes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int chip = 28;
constexpr int between = 6;
constexpr int around = 5;

} // namespace

CombatBand::CombatBand(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    describe();
}

void CombatBand::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void CombatBand::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    describe();
}

void CombatBand::setCombat(const Ledger& ledger)
{
    m_ledger = ledger;
    describe();
    update();
}

QSize CombatBand::sizeHint() const
{
    return {2 * m_theme->px(chip) + between + 2 * around, m_theme->px(chip) + 2 * around};
}

/// The last thing that happened in the step under way.
QString CombatBand::sentence() const
{
    const auto now = std::find_if(m_ledger.rows.begin(), m_ledger.rows.end(),
                                  [](const LedgerRow& row) { return row.status == RowStatus::now; });
    if (now == m_ledger.rows.end()) return tr("The combat is over.");
    const QString step = Narrator::step(now->step);
    return now->lines.empty() ? step : tr("%1: %2").arg(step, now->lines.back().sentence);
}

void CombatBand::describe()
{
    setAccessibleName(tr("Combat, folded"));
    setAccessibleDescription({});
    if (m_ledger.empty() || !m_looks.narrator().valid()) return;
    const QString words =
        CombatPainter(*m_theme, m_looks, m_ledger).heading() + QStringLiteral(". ") + sentence();
    setAccessibleDescription(words);
    setToolTip(QStringLiteral("<qt>%1</qt>").arg(words.toHtmlEscaped()));
}

void CombatBand::paintEvent(QPaintEvent*)
{
    if (m_ledger.empty() || !m_looks.narrator().valid()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const CombatPainter combat(*m_theme, m_looks, m_ledger);
    const qreal side = m_theme->px(chip);
    combat.paintValue(painter, QRectF(around, around, side, side), attackSide, true);
    combat.paintValue(painter, QRectF(around + side + between, around, side, side), defenseSide, true);
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void CombatBand::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) Q_EMIT unfolded();
}

void CombatBand::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        Q_EMIT unfolded();
    else
        QWidget::keyPressEvent(event);
}

void CombatBand::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

} // namespace fabletop
