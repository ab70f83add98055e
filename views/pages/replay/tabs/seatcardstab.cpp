// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/seatcardstab.h"

#include "model/items/cards/deckknowledge.h"
#include "model/items/cards/discardlog.h"
#include "views/pages/replay/tabs/seathead.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

/// Nothing of the hand is hidden from whoever looks.
bool handOpen(const Table& table, SeatId seat)
{
    const std::vector<CardId> cards = knownHand(table, seat);
    return std::find(cards.begin(), cards.end(), CardId::unseen) == cards.end();
}

} // namespace

SeatCardsTab::SeatCardsTab(std::shared_ptr<const Theme> theme, SeatId seat, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_seat(seat), m_head(new SeatHead(m_theme, seat)),
      m_rows(new CardRows(m_theme)), m_foot(new QLabel)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 10);
    column->setSpacing(4);
    column->addWidget(m_head);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 2, 16, 2);
    row->setSpacing(6);
    for (int pile = 0; pile < piles; ++pile) {
        auto* button = new Button(QString(), QString(), ButtonRole::plain, this);
        button->setSize(ButtonSize::small);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QAbstractButton::clicked, this, [this, pile] { setPile(static_cast<Pile>(pile)); });
        m_buttons[static_cast<std::size_t>(pile)] = button;
        row->addWidget(button);
    }
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_rows);
    m_foot->setContentsMargins(16, 0, 16, 0);
    m_foot->setWordWrap(true);
    column->addWidget(m_foot);
    setTheme(m_theme);
}

void SeatCardsTab::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_foot->setFont(m_theme->font(TextRole::second));
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
    m_foot->setPalette(colours);
}

void SeatCardsTab::setPile(Pile pile)
{
    m_pile = pile;
    Q_EMIT pileChanged();
}

void SeatCardsTab::show(const TableView& view, const Looks& looks)
{
    const SeatState& seat = view.table().seat(m_seat);
    m_head->show(view.table(), looks);
    const std::array<QString, piles> names{tr("Hand %1").arg(seat.hand().size()),
                                           tr("Deck %1").arg(seat.deck().size()),
                                           tr("Discard %1").arg(seat.discard().size())};
    for (int pile = 0; pile < piles; ++pile) {
        Button& one = *m_buttons[static_cast<std::size_t>(pile)];
        const QString& name = names[static_cast<std::size_t>(pile)];
        one.setText(name);
        one.setChecked(pile == m_pile);
        one.setAccessibleName(
            tr("%1: %2", "hero and pile").arg(looks.narrator().fighter(heroOf(m_seat)), name));
    }
    m_rows->setRows(rowsOf(view, looks), m_buttons[static_cast<std::size_t>(m_pile)]->accessibleName());
    const QString words = foot(view);
    m_foot->setText(words);
    m_foot->setVisible(!words.isEmpty());
}

std::vector<CardRow> SeatCardsTab::rowsOf(const TableView& view, const Looks& looks) const
{
    std::vector<CardRow> rows;
    switch (m_pile) {
    case hand:
        for (CardId card : knownHand(view.table(), m_seat))
            rows.push_back({looks.card(m_seat, card), QString()});
        break;
    case deck:
        for (const DeckRow& row : deckKnowledge(view.match()->rules(), view.table(), m_seat))
            if (row.left > 0)
                rows.push_back({looks.card(m_seat, row.card),
                                row.copies > 1
                                    ? tr("%1 of %2", "cards left of a title")
                                          .arg(QString::number(row.left), QString::number(row.copies))
                                    : QString()});
        break;
    case discard:
        for (const Discarded& one : discardLog(view, m_seat)) {
            const QString turn = one.turn > 0 ? tr("turn %1").arg(one.turn) : QString();
            rows.push_back(
                {looks.card(m_seat, one.card), one.boost ? tr("%1, boost", "turn").arg(turn) : turn});
        }
        break;
    }
    return rows;
}

QString SeatCardsTab::foot(const TableView& view) const
{
    if (m_rows->rows().empty()) return {};
    switch (m_pile) {
    case hand: return {};
    case deck:
        return handOpen(view.table(), m_seat)
                   ? tr("In the deck, in an order nobody knows")
                   : tr("In the deck, in the hand or face down: nobody else knows where");
    case discard: return tr("In the order discarded, the last one first");
    }
    return {};
}

} // namespace fabletop
