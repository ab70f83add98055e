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
#include <utility>

namespace fabletop {

namespace {

constexpr qreal margin = 16;
constexpr qreal shapeSide = 30;
constexpr qreal dropWide = 46; ///< of what came of it, at the right
constexpr int sides = 2;
constexpr int leastNameLetters = 11;

/// Signs grow with the text beside them.
qreal signGrowth(const Theme& theme)
{
    return std::max(1.0, theme.scale());
}

qreal tabShape(const Theme& theme)
{
    return shapeSide * signGrowth(theme);
}

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
    return m_looks.narrator().attack(at(attackSide).fighter, at(defenseSide).fighter);
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

/// How the value came about, where that says more than the value.
QString CombatTab::sumOf(int side) const
{
    return at(side).sum == QString::number(at(side).value) ? QString() : at(side).sum;
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

/// The heading in one line, else smaller, else in two; the button stands at the right of the line below it.
CombatTab::Head CombatTab::head() const
{
    const qreal e = m_theme->scale();
    const qreal room = width() - 2 * margin;
    const QString words = heading();
    Head head{m_theme->nameFont(TextRole::panelTitle, words), {}, {}};
    const int smaller = qRound(head.font.pixelSize() * 0.85);
    if (QFontMetricsF(head.font).horizontalAdvance(words) > room) head.font.setPixelSize(smaller);
    const QFontMetricsF title(head.font);
    const auto highOf = [](const QFontMetricsF& metrics, qreal wide, const QString& text) {
        return std::ceil(metrics.boundingRect(QRectF(0, 0, wide, 1000), Qt::TextWordWrap, text).height());
    };
    head.title = {margin, 8 * e, room, highOf(title, room, words)};
    const qreal taken = m_show->isHidden() ? 0 : m_show->width() + 10;
    const QFontMetricsF second(m_theme->font(TextRole::second));
    const qreal least = m_show->isHidden() ? 0 : m_show->height();
    const qreal where = std::max(highOf(second, room - taken, m_where), least);
    head.where = {margin, head.title.bottom() + 3 * e, room - taken, where};
    return head;
}

qreal CombatTab::sideWide() const
{
    return (width() - 2 * margin - dropWide * signGrowth(*m_theme)) / sides;
}

QRectF CombatTab::sideRect(int side) const
{
    return {margin + side * sideWide(), head().where.bottom() + 12 * m_theme->scale(), sideWide() - 6,
            namesHigh() + sumsHigh()};
}

/// Letters in which no single word of both names is wider than its room.
QFont CombatTab::nameFont() const
{
    QFont font = m_theme->font(TextRole::body);
    if (m_ledger.empty() || !m_looks.narrator().valid()) return font;
    const qreal room = sideWide() - 6 - tabShape(*m_theme) - 8;
    const QStringList words = (cardName(attackSide) + u' ' + cardName(defenseSide)).split(u' ');
    const auto fits = [&](const QString& word) {
        return QFontMetricsF(font).horizontalAdvance(word) <= room;
    };
    while (font.pixelSize() > leastNameLetters && !std::all_of(words.begin(), words.end(), fits))
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

/// As many lines as the longer name takes beside its shape.
qreal CombatTab::namesHigh() const
{
    const QFontMetricsF metrics(nameFont());
    qreal high = metrics.height();
    if (m_ledger.empty() || !m_looks.narrator().valid()) return high;
    const QRectF room(0, 0, sideWide() - 6 - tabShape(*m_theme) - 8, 1000);
    for (int side = 0; side < sides; ++side)
        high = std::max(high, metrics.boundingRect(room, Qt::TextWordWrap, cardName(side)).height());
    return std::ceil(high) + 2;
}

/// The same of how the values came about.
qreal CombatTab::sumsHigh() const
{
    const QFontMetricsF metrics(m_theme->font(TextRole::second));
    const QRectF room(0, 0, sideWide() - 6 - tabShape(*m_theme) - 8, 1000);
    qreal high = tabShape(*m_theme) + 6 - namesHigh();
    for (int side = 0; side < sides; ++side)
        high = std::max(high, metrics.boundingRect(room, Qt::TextWordWrap, sumOf(side)).height());
    return std::ceil(high);
}

QRectF CombatTab::nameRect(int side) const
{
    const QRectF box = sideRect(side);
    return {box.left() + tabShape(*m_theme) + 8, box.top(), box.width() - tabShape(*m_theme) - 8,
            namesHigh()};
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

/// With its sign, without, or the sign alone: the place of the combat beside it takes two lines at most.
void CombatTab::nameShow()
{
    const QString text = tr("Show combat");
    const QString sign = QStringLiteral("attack");
    const int lines = 2 * QFontMetrics(m_theme->font(TextRole::second)).lineSpacing() + 1;
    for (const auto& [icon, words] :
         {std::pair(sign, text), std::pair(QString(), text), std::pair(sign, QString())}) {
        m_show->setIconStem(icon);
        m_show->setText(words);
        m_show->resize(m_show->sizeHint());
        if (head().where.height() <= std::max(lines, m_show->height())) return;
    }
}

void CombatTab::layOut()
{
    m_show->setVisible(m_canShow && !m_ledger.empty());
    nameShow();
    const QRectF where = head().where;
    m_show->move(width() - static_cast<int>(margin) - m_show->width(),
                 static_cast<int>(where.center().y()) - m_show->height() / 2);
    const int top = static_cast<int>(std::ceil(sideRect(0).bottom())) + 16;
    const int left = static_cast<int>(margin) - 8;
    m_scroll->setGeometry(left, top, width() - 2 * left, std::max(0, height() - top));
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
    painter.fillRect(QRectF(margin, m_scroll->y() - 6, width() - 2 * margin, 1), m_theme->color(Tone::hair));
}

void CombatTab::paintHeading(QPainter& painter) const
{
    const Head place = head();
    paintText(painter, place.title, heading(), {place.font, m_theme->color(Tone::ink)}, Fit::wrap,
              Qt::AlignTop | Qt::AlignLeft);
    paintText(painter, place.where, m_where, {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)},
              Fit::wrap);
}

/// The shape with the value, the card as a name that is pointed at, and how the value came about.
void CombatTab::paintSide(QPainter& painter, int side) const
{
    const LedgerSide& shown = at(side);
    const QRectF box = sideRect(side);
    const QRectF shape(box.left(), box.top() + 1, tabShape(*m_theme), tabShape(*m_theme));
    const CardType type = side == attackSide ? CardType::attack : CardType::defense;
    if (shown.card != CardId::none || shown.value >= 0) {
        paintType(painter, *m_theme, type, shape,
                  shown.value < 0 ? QStringLiteral("?") : QString::number(shown.value));
    } else {
        painter.setPen(QPen(m_theme->color(Tone::edge), 1.2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(
            QTransform(tabShape(*m_theme) / 100, 0, 0, tabShape(*m_theme) / 100, shape.left(), shape.top())
                .map(typePath(type)));
    }
    const bool known = shown.card != CardId::none && shown.card != CardId::unseen;
    QFont link = nameFont();
    link.setUnderline(known);
    const QRectF name = nameRect(side);
    const TextStyle style{link, m_theme->color(known ? Tone::link : Tone::ink2)};
    // Without a sum below it a name stands beside the middle of its shape.
    if (sumOf(side).isEmpty() &&
        QFontMetricsF(link).boundingRect(name, Qt::TextWordWrap, cardName(side)).height() <= shape.height())
        return static_cast<void>(
            paintText(painter, QRectF(name.left(), shape.top(), name.width(), shape.height()), cardName(side),
                      style, Fit::wrap, Qt::AlignVCenter | Qt::AlignLeft));
    paintText(painter, name, cardName(side), style, Fit::wrap, Qt::AlignTop | Qt::AlignLeft);
    paintText(painter, QRectF(name.left(), name.bottom(), name.width(), box.bottom() - name.bottom()),
              sumOf(side), {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::wrap,
              Qt::AlignTop | Qt::AlignLeft);
}

/// Nothing before there is a damage to tell.
void CombatTab::paintOutcome(QPainter& painter) const
{
    if (!m_ledger.decided) return;
    const QPointF centre(width() - margin - tabShape(*m_theme) / 2,
                         sideRect(0).top() + tabShape(*m_theme) / 2 + 1);
    paintLoss(painter, *m_theme,
              QRectF(centre - QPointF(tabShape(*m_theme), tabShape(*m_theme)) / 2,
                     QSizeF(tabShape(*m_theme), tabShape(*m_theme))),
              m_ledger.damage);
}

} // namespace fabletop
