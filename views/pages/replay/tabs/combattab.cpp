// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/combattab.h"

#include "views/cards/cardpeek.h"
#include "views/combat/ledgerview.h"
#include "views/pages/replay/tabs/cardrows.h"
#include "views/theme/button.h"
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
constexpr qreal shapeSide = 30;
constexpr qreal dropWide = 46; ///< of what came of it, at the right
constexpr int footGap = 8;     ///< below the ledger
constexpr int sides = 2;

} // namespace

CombatTab::CombatTab(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_show(new Button(QStringLiteral("attack"), QString(), ButtonRole::plain, this)),
      m_scroll(new QScrollArea(this)), m_ledgerView(new LedgerView(m_theme)),
      m_peek(CardPeek::attach(
          *this, m_theme, [this](QPoint at) { return cardAt(at); },
          [this](QSize card, QPoint pointer) { return besideInspector(*this, card, pointer); }))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_ledgerView);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_ledgerView->setAutoFillBackground(false);
    m_scroll->hide();
    m_show->setSize(ButtonSize::small);
    m_show->hide();
    connect(m_show, &Button::clicked, this, &CombatTab::showRequested);
    connect(m_ledgerView, &LedgerView::ruleActivated, this, &CombatTab::ruleActivated);
    connect(m_ledgerView, &LedgerView::lineActivated, this, &CombatTab::eventActivated);
    CardPeek::attach(
        *m_ledgerView, m_theme,
        [this](QPoint at) -> std::optional<CardLook> {
            const int event = m_ledgerView->eventAt(at);
            return m_cardOf && event >= 0 ? m_cardOf(event) : std::nullopt;
        },
        [this](QSize card, QPoint pointer) { return besideInspector(*this, card, pointer); });
    describe();
}

void CombatTab::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
    update();
}

void CombatTab::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    describe();
    update();
}

void CombatTab::setCardOf(std::function<std::optional<CardLook>(int)> cardOf)
{
    m_cardOf = std::move(cardOf);
}

void CombatTab::setCombat(const Ledger& ledger, const QString& where)
{
    if (ledger == m_ledger && where == m_where) return;
    m_ledger = ledger;
    m_where = where;
    m_peek.hide();
    m_ledgerView->setLedger(ledger);
    m_scroll->setVisible(!ledger.empty());
    layOut();
    describe();
    update();
}

void CombatTab::setCanShow(bool can)
{
    m_canShow = can;
    layOut();
}

QSize CombatTab::sizeHint() const
{
    return {m_theme->px(370), 500};
}

// -- words

QString CombatTab::heading() const
{
    if (m_ledger.empty()) return tr("No combat yet");
    const Narrator& narrator = m_looks.narrator();
    return tr("%1 attacks %2")
        .arg(narrator.fighter(at(attackSide).fighter), narrator.fighter(at(defenseSide).fighter));
}

QString CombatTab::outcome() const
{
    if (!m_ledger.decided) return tr("Not decided yet");
    return tr("%1: health %2 to %3", "defender")
        .arg(m_looks.narrator().fighter(at(defenseSide).fighter), QString::number(m_ledger.healthBefore),
             QString::number(m_ledger.healthAfter));
}

QString CombatTab::cardName(int side) const
{
    const LedgerSide& shown = at(side);
    if (shown.card == CardId::none)
        return side == defenseSide && m_ledger.noDefense ? tr("No defense") : tr("No card yet");
    if (shown.card == CardId::unseen) return tr("Face down");
    return m_looks.narrator().card(seatOf(shown.fighter), shown.card);
}

void CombatTab::describe()
{
    setAccessibleName(tr("Combat"));
    m_show->setAccessibleName(tr("Show combat"));
    m_show->setToolTip(tr("Show combat"));
    if (!m_looks.narrator().valid()) return;
    QStringList words{heading()};
    if (!m_ledger.empty()) {
        words << m_where;
        for (int side = 0; side < sides; ++side)
            words << (at(side).sum.isEmpty()
                          ? cardName(side)
                          : tr("%1, %2", "card and sum").arg(cardName(side), at(side).sum));
        words << outcome();
    }
    setAccessibleDescription(words.join(QStringLiteral(". ")));
}

void CombatTab::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
        layOut();
    }
    QWidget::changeEvent(event);
}

// -- places

/// As wide as the button leaves it.
QRectF CombatTab::whereRect() const
{
    const qreal e = m_theme->scale();
    const qreal taken = m_show->isHidden() ? 0 : m_show->width() + 8;
    const QRectF room(margin, 38 * e, std::max(40.0, width() - 2 * margin - taken), 1000);
    const QFontMetricsF metrics(m_theme->font(TextRole::second));
    return {
        room.topLeft(),
        QSizeF(room.width(), std::ceil(metrics.boundingRect(room, Qt::TextWordWrap, m_where).height()) + 2)};
}

qreal CombatTab::sumTop() const
{
    const qreal button = m_show->isHidden() ? 0 : m_show->geometry().bottom() + 8;
    return std::max({72 * m_theme->scale(), whereRect().bottom() + 8, button});
}

/// A value as it is printed needs no sum.
QString CombatTab::sum(int side) const
{
    const LedgerSide& shown = at(side);
    return shown.sum == QString::number(shown.value) ? QString() : shown.sum;
}

qreal CombatTab::sumsHigh() const
{
    return sum(attackSide).isEmpty() && sum(defenseSide).isEmpty() ? 0 : 20 * m_theme->scale();
}

/// One below the other, where a word of a name would not stand beside the other side.
bool CombatTab::stacked() const
{
    if (m_ledger.empty() || !m_looks.narrator().valid()) return false;
    const QFontMetricsF metrics(m_theme->font(TextRole::body));
    const qreal room = (width() - 2 * margin - dropWide) / sides - 6 - shapeSide - 8;
    for (int side = 0; side < sides; ++side)
        for (const QString& word : cardName(side).split(u' '))
            if (metrics.horizontalAdvance(word) > room) return true;
    return false;
}

QRectF CombatTab::sideRect(int side) const
{
    const qreal all = width() - 2 * margin - dropWide;
    const qreal wide = stacked() ? all : all / sides;
    const qreal high = namesHigh(wide - 6) + sumsHigh();
    if (stacked()) return {margin, sumTop() + side * (high + 4), wide - 6, high};
    return {margin + side * wide, sumTop(), wide - 6, high};
}

/// As many lines as the longer name takes beside its shape.
qreal CombatTab::namesHigh(qreal wide) const
{
    qreal high = shapeSide + 4;
    if (m_ledger.empty() || !m_looks.narrator().valid()) return high;
    const QFontMetricsF metrics(m_theme->font(TextRole::body));
    const QRectF room(0, 0, wide - shapeSide - 8, 1000);
    for (int side = 0; side < sides; ++side)
        high = std::max(high,
                        std::ceil(metrics.boundingRect(room, Qt::TextWordWrap, cardName(side)).height()) + 2);
    return high;
}

QRectF CombatTab::nameRect(int side) const
{
    const QRectF box = sideRect(side);
    return box.adjusted(shapeSide + 8, 0, 0, -sumsHigh());
}

std::optional<CardLook> CombatTab::cardAt(QPoint at) const
{
    if (m_ledger.empty() || !m_looks.narrator().valid()) return std::nullopt;
    for (int side = 0; side < sides; ++side) {
        const LedgerSide& shown = this->at(side);
        if (!sideRect(side).contains(at) || shown.card == CardId::none || shown.card == CardId::unseen)
            continue;
        return m_looks.card(seatOf(shown.fighter), shown.card);
    }
    return std::nullopt;
}

void CombatTab::layOut()
{
    m_show->setVisible(m_canShow && !m_ledger.empty());
    // Its sign alone where the place of the combat needs the room.
    const qreal where = QFontMetricsF(m_theme->font(TextRole::second)).horizontalAdvance(m_where);
    m_show->setText(tr("Show combat"));
    if (where + m_show->sizeHint().width() + 2 * margin + 8 > width()) m_show->setText(QString());
    const QSize button = m_show->sizeHint();
    m_show->setGeometry(width() - static_cast<int>(margin) - button.width(),
                        static_cast<int>(34 * m_theme->scale()), button.width(), button.height());
    const int top = static_cast<int>(std::ceil(sideRect(sides - 1).bottom())) + 16;
    m_scroll->setGeometry(static_cast<int>(margin) - 8, top, width() - 2 * static_cast<int>(margin) + 16,
                          std::max(0, height() - top - footGap));
    m_ledgerView->fitInto(*m_scroll);
}

void CombatTab::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CombatTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    layOut();
}

// -- drawing

void CombatTab::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_looks.narrator().valid()) return;
    if (m_ledger.empty()) {
        paintText(painter, QRectF(rect()).adjusted(margin, 24, -margin, 0),
                  tr("There hasn’t been a combat yet. “Next combat” goes to the first."),
                  {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)}, Fit::wrap,
                  Qt::AlignTop | Qt::AlignHCenter);
        return;
    }
    paintHeading(painter);
    for (int side = 0; side < sides; ++side)
        paintSide(painter, side);
    paintOutcome(painter);
    for (int y : {m_scroll->y() - 6, m_scroll->geometry().bottom() + 1})
        painter.fillRect(QRectF(margin, y, width() - 2 * margin, 1), m_theme->color(Tone::hair));
}

void CombatTab::paintHeading(QPainter& painter) const
{
    const qreal e = m_theme->scale();
    const qreal room = width() - 2 * margin;
    paintText(painter, QRectF(margin, 4 * e, room, 30 * e), heading(),
              {m_theme->nameFont(TextRole::panelTitle, heading()), m_theme->color(Tone::ink)}, Fit::shrink);
    paintText(painter, whereRect(), m_where, {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)},
              Fit::wrap, Qt::AlignTop | Qt::AlignLeft);
}

/// The shape with the value, the card as a name that is pointed at, and how the value came about.
void CombatTab::paintSide(QPainter& painter, int side) const
{
    const LedgerSide& shown = at(side);
    const QRectF box = sideRect(side);
    const QRectF shape(box.left(), box.top() + 2, shapeSide, shapeSide);
    const CardType type = side == attackSide ? CardType::attack : CardType::defense;
    if (shown.card != CardId::none || shown.value >= 0) {
        paintType(painter, *m_theme, type, shape,
                  shown.value < 0 ? QStringLiteral("?") : QString::number(shown.value));
    } else {
        painter.setPen(QPen(m_theme->color(Tone::edge), 1.2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(QTransform(shapeSide / 100, 0, 0, shapeSide / 100, shape.left(), shape.top())
                             .map(typePath(type)));
    }
    const bool known = shown.card != CardId::none && shown.card != CardId::unseen;
    QFont link = m_theme->font(TextRole::body);
    link.setUnderline(known);
    const QRectF name = nameRect(side);
    paintText(painter, name, cardName(side), {link, m_theme->color(known ? Tone::link : Tone::ink2)},
              Fit::wrap, (sum(side).isEmpty() ? Qt::AlignVCenter : Qt::AlignTop) | Qt::AlignLeft);
    if (sum(side).isEmpty()) return;
    paintText(painter, QRectF(name.left(), name.bottom(), name.width(), box.bottom() - name.bottom()),
              sum(side), {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink);
}

void CombatTab::paintOutcome(QPainter& painter) const
{
    const qreal top = sumTop();
    const QPointF centre(width() - margin - shapeSide / 2, top + shapeSide / 2 + 2);
    if (!m_ledger.decided) {
        painter.setPen(QPen(m_theme->color(Tone::edge), 1.2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, shapeSide / 2 - 3, shapeSide / 2 - 3);
        return;
    }
    paintLoss(painter, *m_theme,
              QRectF(centre - QPointF(shapeSide, shapeSide) / 2, QSizeF(shapeSide, shapeSide)),
              m_ledger.damage);
}

} // namespace fabletop
