// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatinspector.h"

#include "views/cards/cardpainter.h"
#include "views/combat/combatpainter.h"
#include "views/combat/ledgerview.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QScrollArea>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal margin = 16;
constexpr qreal widestCard = 120;

} // namespace

CombatInspector::CombatInspector(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_scroll(new QScrollArea(this)),
      m_ledgerView(new LedgerView(LedgerForm::compact, m_theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_ledgerView);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_ledgerView->setAutoFillBackground(false);
    m_scroll->hide();
    connect(m_ledgerView, &LedgerView::ruleActivated, this, &CombatInspector::ruleActivated);
    connect(m_ledgerView, &LedgerView::lineActivated, this, &CombatInspector::eventActivated);
    describe();
}

void CombatInspector::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
    update();
}

void CombatInspector::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    describe();
    update();
}

void CombatInspector::setCombat(const Ledger& ledger, const QString& where)
{
    m_ledger = ledger;
    m_where = where;
    m_ledgerView->setLedger(ledger);
    m_scroll->setVisible(!ledger.empty());
    layOut();
    describe();
    update();
}

QSize CombatInspector::sizeHint() const
{
    return {m_theme->px(370), 500};
}

void CombatInspector::describe()
{
    setAccessibleName(tr("Combat"));
    if (!m_looks.narrator().valid()) return;
    const CombatPainter combat(*m_theme, m_looks, m_ledger);
    setAccessibleDescription(m_ledger.empty() ? combat.heading()
                                              : combat.heading() + QStringLiteral(". ") + m_where +
                                                    QStringLiteral(". ") + combat.outcome());
}

// -- places

qreal CombatInspector::headingHeight() const
{
    return 68 * m_theme->scale();
}

QRectF CombatInspector::cardRect(int side) const
{
    const qreal wide = std::floor(std::min(widestCard, (width() - 2 * margin) * 0.315));
    const QSizeF size = CardPainter::sizeForWidth(wide);
    return QRectF(QPointF(side == attackSide ? margin : width() - margin - wide, headingHeight()), size);
}

void CombatInspector::layOut()
{
    const int top = static_cast<int>(std::ceil(cardRect(0).bottom())) + 20;
    m_scroll->setGeometry(static_cast<int>(margin) - 8, top, width() - 2 * static_cast<int>(margin) + 16,
                          std::max(0, height() - top));
    m_ledgerView->fitInto(*m_scroll, false);
}

void CombatInspector::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CombatInspector::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    layOut();
}

void CombatInspector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

// -- drawing

void CombatInspector::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_looks.narrator().valid()) return;
    const CombatPainter combat(*m_theme, m_looks, m_ledger);
    if (m_ledger.empty()) {
        paintText(painter, QRectF(rect()).adjusted(margin, 24, -margin, 0),
                  tr("There was no combat up to here. “Next combat” goes to the first."),
                  {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)}, Fit::wrap,
                  Qt::AlignTop | Qt::AlignHCenter);
        return;
    }
    paintHeading(painter, combat);
    paintCards(painter, combat);
    paintSum(painter, combat);
    painter.fillRect(QRectF(margin, m_scroll->y() - 4, width() - 2 * margin, 1), m_theme->color(Tone::hair));
}

void CombatInspector::paintHeading(QPainter& painter, const CombatPainter& combat) const
{
    const qreal e = m_theme->scale();
    const qreal room = width() - 2 * margin;
    paintText(painter, QRectF(margin, 8 * e, room, 32 * e), combat.heading(),
              {m_theme->nameFont(TextRole::panelTitle, combat.heading()), m_theme->color(Tone::ink)},
              Fit::shrink);
    paintText(painter, QRectF(margin, 38 * e, room, 20 * e), m_where,
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)});
}

void CombatInspector::paintCards(QPainter& painter, const CombatPainter& combat) const
{
    const CardPainter cards(*m_theme);
    for (int side : {attackSide, defenseSide}) {
        if (combat.hasCard(side))
            cards.paint(painter, cardRect(side), combat.card(side));
        else
            combat.paintNoCard(painter, cardRect(side), side);
    }
}

void CombatInspector::paintSum(QPainter& painter, const CombatPainter& combat) const
{
    const qreal left = cardRect(attackSide).right();
    const qreal right = cardRect(defenseSide).left();
    const qreal top = headingHeight();
    const qreal middle = (left + right) / 2;
    const qreal shape = std::min(38.0, (right - left) * 0.32);
    const qreal apart = shape * 0.72;
    combat.paintValue(painter, QRectF(middle - apart - shape / 2, top + 8, shape, shape), attackSide, true);
    combat.paintValue(painter, QRectF(middle + apart - shape / 2, top + 8, shape, shape), defenseSide, true);
    painter.fillRect(QRectF(middle - 34, top + shape + 20, 68, 1), m_theme->color(Tone::hair));
    combat.paintDrop(painter, QRectF(middle - 17, top + shape + 30, 34, 34));
    const QString who = m_looks.narrator().fighter(m_ledger.sides[defenseSide].fighter);
    const QRectF words(left + 6, top + shape + 68, right - left - 12, 36 * m_theme->scale());
    const QFont second = m_theme->font(TextRole::second);
    paintText(painter, words, who, {second, m_theme->color(Tone::ink2)}, Fit::elide,
              Qt::AlignTop | Qt::AlignHCenter);
    const QString health = m_ledger.decided
                               ? tr("%1 to %2").arg(m_ledger.healthBefore).arg(m_ledger.healthAfter)
                               : tr("%1 health").arg(m_ledger.sides[defenseSide].healthNow);
    paintText(painter, words.translated(0, QFontMetricsF(second).height() + 2), health,
              {m_theme->interfaceFont(m_theme->body(), QFont::Bold), m_theme->color(Tone::ink)}, Fit::exact,
              Qt::AlignTop | Qt::AlignHCenter);
}

} // namespace fabletop
