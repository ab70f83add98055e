#include "views/combat/combatband.h"

#include "views/combat/combatpainter.h"
#include "views/theme/shapes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

CombatBand::CombatBand(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
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
    return {600, m_theme->px(84)};
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
    setAccessibleDescription(CombatPainter(*m_theme, m_looks, m_ledger).heading() + QStringLiteral(". ") +
                             sentence());
}

void CombatBand::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
    if (m_ledger.empty() || !m_looks.narrator().valid()) return;
    const CombatPainter combat(*m_theme, m_looks, m_ledger);
    const qreal dial = height() - 22;
    const qreal shape = 46;
    const qreal side = std::min(260.0, width() * 0.27);
    combat.paintFighter(painter, QRectF(16, 10, side - 16, dial), attackSide, 0);
    combat.paintFighter(painter, QRectF(width() - side, 10, side - 16, dial), defenseSide, 0);
    const qreal middle = height() / 2.0;
    const QRectF attack(side + 8, middle - shape / 2, shape, shape);
    const QRectF defense(width() - side - 8 - shape, middle - shape / 2, shape, shape);
    combat.paintValue(painter, attack, attackSide, true);
    combat.paintValue(painter, defense, defenseSide, true);
    const QRectF words(attack.right() + 16, 8, defense.left() - attack.right() - 32, height() - 16);
    painter.setFont(m_theme->interfaceFont(m_theme->body() * 1.1, QFont::DemiBold));
    painter.setPen(m_theme->color(Tone::ink));
    painter.drawText(words, Qt::AlignCenter | Qt::TextWordWrap, sentence());
    if (!hasFocus()) return;
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 6, 6);
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
