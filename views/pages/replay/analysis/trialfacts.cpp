// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/trialfacts.h"

#include "model/items/cards/deckknowledge.h"
#include "views/pages/replay/tabs/cardrows.h"
#include "views/pages/replay/tabs/seathead.h"
#include "views/theme/follow.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

namespace {

constexpr int factsAir = 8;
constexpr int headsPad = 16; ///< as heads and rows of cards have

} // namespace

TrialFacts::TrialFacts(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_column(new QVBoxLayout(this)), m_hand(new QLabel),
      m_cards(new CardRows(m_theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        m_hand->setFont(m_theme->interfaceFont(m_theme->body(), QFont::DemiBold));
        update();
    });
    m_column->setContentsMargins(0, factsAir, 0, factsAir);
    m_column->setSpacing(2);
    m_column->addWidget(m_hand);
    m_column->addWidget(m_cards);
    m_hand->setContentsMargins(headsPad, 4, headsPad, 0);
    m_hand->setFont(m_theme->interfaceFont(m_theme->body(), QFont::DemiBold));
    // It is there only where it fits: it asks for no room.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setMinimumHeight(1);
}

void TrialFacts::show(const State& before, SeatId seat, const Looks& looks)
{
    for (SeatHead* head : m_heads)
        delete head;
    m_heads.clear();
    const int seats = looks.rules().seatCount();
    for (int place = 0; place < seats; ++place) {
        const SeatId one = idAt<SeatId>((static_cast<int>(index(seat)) + place) % seats);
        m_heads.push_back(new SeatHead(m_theme, one, this));
        m_heads.back()->show(before.table, looks);
        m_column->insertWidget(place, m_heads.back());
    }
    std::vector<CardRow> rows;
    for (CardId card : knownHand(before.table, seat))
        rows.push_back({looks.card(seat, card), QString()});
    m_hand->setText(tr("%1’s hand", "the player who decides").arg(looks.narrator().person(seat)));
    m_cards->setRows(std::move(rows), m_hand->text());
}

void TrialFacts::fitInto(int height)
{
    int heads = 2 * factsAir;
    for (const SeatHead* head : m_heads)
        heads += head->sizeHint().height() + m_column->spacing();
    const int whole =
        heads + m_hand->sizeHint().height() + m_cards->sizeHint().height() + m_column->spacing();
    m_hand->setVisible(height >= whole);
    m_cards->setVisible(height >= whole);
    setVisible(height >= heads);
}

void TrialFacts::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_plain) return painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1.4));
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace fabletop
