// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/pilemodel.h"

#include <algorithm>

namespace fabletop {

PileModel::PileModel(QObject* parent) : CardRows(parent) {}

void PileModel::setMatch(Match* match)
{
    if (m_match) m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &Match::cursorMoved, this, &PileModel::refresh);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            refresh();
        });
    }
    refresh();
}

void PileModel::setSeat(SeatId seat)
{
    m_seat = seat;
    resetTo({});
    refresh();
}

void PileModel::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void PileModel::refresh()
{
    std::vector<CardId> cards;
    if (m_match && m_seat != SeatId::none) {
        const Pile pile = m_match->tableAtCursor(Viewer::spectator()).seat(m_seat).discard;
        cards.assign(pile.begin(), pile.end());
        std::reverse(cards.begin(), cards.end());
    }
    follow(cards);
}

QVariant PileModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_match) return {};
    const CardId id = card(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return m_narrator.valid() ? m_narrator.card(m_seat, id) : QString();
    case CardRole: return static_cast<int>(id);
    case SeatRole: return static_cast<int>(m_seat);
    case KnownRole: return id != CardId::unseen;
    default: return {};
    }
}

QHash<int, QByteArray> PileModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {CardRole, "card"},
            {SeatRole, "seat"},
            {NameRole, "name"},
            {KnownRole, "known"}};
}

} // namespace fabletop
