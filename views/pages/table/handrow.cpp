// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/handrow.h"

#include "views/battlefield/battlefieldview.h"
#include "views/combat/combatsheet.h"
#include "views/hand/handgrid.h"
#include "views/hand/handtabs.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/tablehint.h"
#include "views/pages/table/tableinspector.h"
#include "views/pages/table/tablelooks.h"
#include "views/pages/table/tableparts.h"

#include <algorithm>
#include <utility>

namespace fabletop {

HandRow::HandRow(TableController& table, const TableHint& hint, TableParts& parts, TableInspector& inspector)
    : m_table(table), m_hint(hint), m_parts(parts), m_inspector(inspector)
{
    connect(m_parts.hand, &HandView::cardDropped, this, &HandRow::onCardDropped);
    connect(m_parts.hand, &HandView::cardClicked, this, &HandRow::onCardClicked);
    connect(m_parts.hand, &HandView::allRequested, this, &HandRow::showAll);
    connect(m_parts.tabs, &HandTabs::picked, this, &HandRow::onTabPicked);
    for (SeatPanel* panel : m_parts.panels)
        connect(panel, &SeatPanel::pileClicked, this, &HandRow::onPileClicked);
}

void HandRow::refresh()
{
    CardRowLook row = cardRow(m_table, m_pile, m_otherHand);
    m_parts.hand->setCaption(row.caption, row.seat);
    m_parts.hand->setEmptyText(row.empty);
    m_parts.hand->setAsking(m_pile.any() ? std::nullopt : askingCard(m_table));
    if (!m_pile.any()) m_hint.light(row.cards);
    m_parts.hand->setCards(row.cards);
    refreshAll();
}

void HandRow::prepare()
{
    if (!m_table.match()) return;
    const MatchRules& rules = m_table.match()->rules();
    std::vector<CardLook> looks;
    for (int seat = 0; seat < rules.seatCount(); ++seat)
        for (std::size_t card = 0; card < rules.hero(idAt<SeatId>(seat)).cards.size(); ++card)
            looks.push_back(m_table.looks().card(idAt<SeatId>(seat), idAt<CardId>(static_cast<int>(card))));
    m_parts.hand->prepare(looks);
}

/// Over board and panels.
void HandRow::showAll()
{
    if (closeAll() || m_parts.hand->cards().empty()) return;
    m_all = new HandGrid(m_parts.hand->theme(), m_parts.hand->parentWidget());
    connect(m_all, &HandGrid::closeRequested, this, &HandRow::closeAll);
    connect(m_all, &HandGrid::cardHovered, &m_inspector, &TableInspector::inspectCard);
    connect(m_all, &HandGrid::cardClicked, this, [this](int place) {
        closeAll();
        onCardClicked(place);
    });
    refreshAll();
    m_all->show();
    m_all->setFocus();
    Q_EMIT m_inspector.told(m_all->accessibleName());
}

bool HandRow::closeAll()
{
    if (!m_all) return false;
    const bool hadKeyboard = m_all->hasFocus();
    m_all->hide();
    m_all->deleteLater();
    m_all = nullptr;
    if (hadKeyboard) m_parts.hand->setFocus();
    Q_EMIT m_inspector.told(tr("Hand"));
    return true;
}

void HandRow::refreshAll()
{
    if (!m_all) return;
    if (m_parts.hand->cards().empty() || !m_parts.sheet->isHidden() || !m_parts.cover->isHidden()) {
        closeAll();
        return;
    }
    QRect stage = m_parts.board->geometry();
    for (const SeatPanel* panel : m_parts.panels)
        if (panel->isVisible()) stage |= panel->geometry();
    m_all->setCards(m_parts.hand->cards());
    m_all->setGeometry(stage);
    m_all->raise();
}

void HandRow::refreshTabs()
{
    const SeatId asked = m_table.viewer();
    if (std::exchange(m_handOf, asked) != asked) m_otherHand = SeatId::none;
    m_parts.tabs->setTabs(tabLooks(m_table), m_otherHand == SeatId::none ? asked : m_otherHand);
}

void HandRow::forgetViewer()
{
    closeAll();
    m_pile = {};
    m_otherHand = SeatId::none;
}

void HandRow::closePile()
{
    m_pile = {};
    m_inspector.tellNothing();
    Q_EMIT turned();
}

void HandRow::onTabPicked(SeatId seat)
{
    m_otherHand = seat == m_table.viewer() ? SeatId::none : seat;
    m_pile = {};
    Q_EMIT turned();
}

void HandRow::onCardClicked(int place)
{
    if (m_pile.any()) return closePile();
    if (m_otherHand != SeatId::none) return m_inspector.tellRefusal(tr("The other hero is asked now"));
    const HandCard& card = m_parts.hand->cards()[static_cast<std::size_t>(place)];
    m_table.input().pickCard(card.owner, card.card, card.row);
}

void HandRow::onCardDropped(int place, QPoint global)
{
    if (m_pile.any() || m_otherHand != SeatId::none || !m_table.match()) return;
    const QWidget& board = *m_parts.board->viewport();
    const QPoint at = board.mapFromGlobal(global);
    if (!board.rect().contains(at)) return;
    const HandCard card = m_parts.hand->cards()[static_cast<std::size_t>(place)];
    m_table.input().dropCard(card.owner, card.card, card.row, m_parts.board->spaceAt(at));
}

/// The own hand lies open already; a second click on the same pile puts it away.
void HandRow::onPileClicked(SeatId seat, SeatPanel::Pile pile)
{
    const auto own = m_table.presence().ownSeats();
    const bool mine = std::find(own.begin(), own.end(), seat) != own.end();
    const PileShown wanted{seat, pile};
    if (m_pile == wanted) return closePile();
    if (pile == SeatPanel::Pile::deck) return m_inspector.pinDeck(seat);
    if (pile == SeatPanel::Pile::hand && mine) {
        m_otherHand = seat == m_table.viewer() ? SeatId::none : seat;
        closePile();
        return m_inspector.tell(tr("Hand"), tr("Your hand lies below the board"));
    }
    m_pile = wanted;
    Q_EMIT turned();
}

} // namespace fabletop
