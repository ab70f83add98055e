// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replayseats.h"

#include "model/items/cards/deckknowledge.h"
#include "views/cards/cardpainter.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal margin = 16;
constexpr qreal headHeight = 74;
constexpr qreal seatGap = 20;

} // namespace

ReplaySeats::ReplaySeats(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setAccessibleName(tr("Hands and piles"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
}

void ReplaySeats::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    updateGeometry();
    update();
}

void ReplaySeats::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    describe();
    updateGeometry();
    update();
}

void ReplaySeats::setTable(const Table& table)
{
    if (table == m_table) return;
    m_table = table;
    describe();
    updateGeometry();
    update();
}

void ReplaySeats::describe()
{
    if (!m_looks.narrator().valid()) return;
    QStringList words;
    for (int place = 0; place < m_looks.rules().seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        QStringList cards;
        for (CardId card : knownHand(m_table, seat))
            cards.append(card == CardId::unseen ? tr("a hidden card") : m_looks.narrator().card(seat, card));
        words.append(tr("%1, cards in hand: %2. %3.")
                         .arg(m_looks.narrator().person(seat), QString::number(cards.size()),
                              cards.join(QStringLiteral(", "))));
    }
    setAccessibleDescription(words.join(QLatin1Char(' ')));
}

void ReplaySeats::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Hands and piles"));
        describe();
    }
    QWidget::changeEvent(event);
}

// -- places

qreal ReplaySeats::line() const
{
    return 25 * m_theme->scale();
}

std::vector<FighterId> ReplaySeats::sidekicks(SeatId seat) const
{
    std::vector<FighterId> found;
    for (FighterId fighter : members<FighterId>(fightersOf(seat)))
        if (fighter != heroOf(seat) && m_looks.rules().exists(fighter)) found.push_back(fighter);
    return found;
}

qreal ReplaySeats::seatHeight(SeatId seat) const
{
    const auto hand = static_cast<qreal>(m_table.seat(seat).hand().size());
    return headHeight + 38 * m_theme->scale() + (hand + 1) * line();
}

QSize ReplaySeats::sizeHint() const
{
    qreal height = 16;
    if (m_looks.narrator().valid())
        for (int seat = 0; seat < m_looks.rules().seatCount(); ++seat)
            height += seatHeight(idAt<SeatId>(seat)) + seatGap;
    return {m_theme->px(300), static_cast<int>(std::ceil(height))};
}

QSize ReplaySeats::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

// -- drawing

void ReplaySeats::paintEvent(QPaintEvent*)
{
    if (!m_looks.narrator().valid()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    qreal top = 12;
    for (int seat = 0; seat < m_looks.rules().seatCount(); ++seat) {
        paintSeat(painter, idAt<SeatId>(seat), top);
        top += seatHeight(idAt<SeatId>(seat)) + seatGap;
    }
}

void ReplaySeats::paintSeat(QPainter& painter, SeatId seat, qreal top) const
{
    painter.fillRect(QRectF(margin, top, width() - 2 * margin, 3), m_theme->seat(seat));
    qreal y = paintHead(painter, seat, top + 10);
    y = paintSidekicks(painter, seat, y);
    paintHand(painter, seat, y);
}

qreal ReplaySeats::paintHead(QPainter& painter, SeatId seat, qreal top) const
{
    const FighterId hero = heroOf(seat);
    const qreal radius = 22;
    paintDial(painter, *m_theme, QPointF(margin + 30, top + 30), radius, m_looks.dial(m_table, hero));
    const QString name = m_looks.narrator().fighter(hero);
    const QFont title = m_theme->nameFont(TextRole::section, name);
    const qreal left = margin + 72;
    const qreal room = width() - margin - left;
    paintSeatForm(painter, *m_theme, seat, QPointF(left + 5, top + 16), 5);
    paintText(painter, QRectF(left + 18, top + 4, room - 18, 24), name, {title, m_theme->color(Tone::ink)},
              Fit::elide);
    painter.setFont(m_theme->font(TextRole::second));
    painter.setPen(m_theme->color(Tone::ink2));
    const SeatState& state = m_table.seat(seat);
    const QString piles = tr("%1. Deck %2, discard %3")
                              .arg(m_looks.narrator().person(seat), QString::number(state.deck().size()),
                                   QString::number(state.discard().size()));
    paintText(painter, QRectF(left, top + 28, room, 22), piles, TextStyle::of(painter));
    return top + headHeight - 10;
}

qreal ReplaySeats::paintSidekicks(QPainter& painter, SeatId seat, qreal top) const
{
    qreal x = margin + 14;
    for (FighterId fighter : sidekicks(seat)) {
        const FighterKind& kind = m_looks.rules().fighter(fighter);
        paintDisc(painter, *m_theme, QPointF(x, top + 15), 13, m_looks.disc(m_table, fighter));
        x += 20;
        if (kind.maximum > 1)
            x += paintBlocks(painter, *m_theme, QPointF(x, top + 12), seat, m_table.fighter(fighter).health,
                             kind.maximum);
        x += 18;
    }
    return top + 38 * m_theme->scale();
}

void ReplaySeats::paintHand(QPainter& painter, SeatId seat, qreal top) const
{
    const CardPainter cards(*m_theme);
    const QFont font = m_theme->font(TextRole::body);
    const PileView hand = m_table.seat(seat).hand();
    paintText(painter, QRectF(margin, top, width() - 2 * margin, line()),
              tr("Cards in hand: %1").arg(hand.size()).toUpper(),
              {m_theme->font(TextRole::label), m_theme->color(Tone::ink2)});
    qreal y = top + line();
    for (CardId card : knownHand(m_table, seat)) {
        const QRectF sign(margin + 2, y + (line() - 20) / 2, 20, 20);
        const CardLook look = m_looks.card(seat, card);
        painter.setFont(font);
        painter.setPen(m_theme->color(look.back ? Tone::ink2 : Tone::ink));
        const QRectF words(margin + 32, y, width() - 2 * margin - 60, line());
        paintText(painter, words, look.back ? tr("hidden") : look.title, TextStyle::of(painter), Fit::elide);
        if (look.back) {
            cards.paintBack(painter, QRectF(sign.left() + 3, sign.top(), 14, 20));
        } else {
            cards.paintChip(painter, sign, look.type, look.value);
            paintBoost(painter, *m_theme, QPointF(width() - margin - 12, y + line() / 2 + 1), 8,
                       boostText(look.boost));
        }
        y += line();
    }
}

} // namespace fabletop
