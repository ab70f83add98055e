// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replayseats.h"

#include "model/items/cards/deckknowledge.h"
#include "views/pages/replay/tabs/seatcardstab.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace fabletop {

ReplaySeats::ReplaySeats(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setAccessibleName(tr("Hands and piles"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 6);
    column->setSpacing(6);
    column->addStretch(1);
}

void ReplaySeats::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void ReplaySeats::setNarrator(const Narrator& narrator)
{
    m_looks = Looks(narrator);
    rebuild(narrator.valid() ? narrator.rules().seatCount() : 0);
    refresh();
}

void ReplaySeats::rebuild(int count)
{
    if (count == static_cast<int>(m_seats.size())) return;
    qDeleteAll(m_seats);
    m_seats.clear();
    for (int place = 0; place < count; ++place) {
        auto* seat = new SeatCardsTab(m_theme, idAt<SeatId>(place), this);
        static_cast<QVBoxLayout*>(layout())->insertWidget(place, seat);
        connect(seat, &SeatCardsTab::pileChanged, this, &ReplaySeats::refresh);
        m_seats.push_back(seat);
    }
}

void ReplaySeats::refresh()
{
    if (!m_view || !m_view->match() || !m_looks.narrator().valid()) return;
    for (SeatCardsTab* seat : m_seats)
        seat->show(*m_view, m_looks);
    describe();
    update();
}

void ReplaySeats::describe()
{
    QStringList words;
    for (int place = 0; place < m_looks.rules().seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        QStringList cards;
        for (CardId card : knownHand(m_view->table(), seat))
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
        refresh();
    }
    QWidget::changeEvent(event);
}

/// A line between the seats.
void ReplaySeats::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    for (std::size_t place = 1; place < m_seats.size(); ++place)
        painter.fillRect(QRect(16, m_seats[place]->y() - 4, width() - 32, 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
