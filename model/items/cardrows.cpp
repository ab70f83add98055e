// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/cardrows.h"

#include <algorithm>

namespace fabletop {

int CardRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

void CardRows::resetTo(const std::vector<CardId>& cards)
{
    beginResetModel();
    m_cards = cards;
    endResetModel();
}

void CardRows::follow(const std::vector<CardId>& cards)
{
    // Equal runs at both ends stay; what differs between them goes out card by card and comes in at its
    // place.
    for (int row = 0; row < static_cast<int>(m_cards.size());) {
        const auto place = static_cast<std::size_t>(row);
        const auto kept = std::count(m_cards.begin(), m_cards.begin() + row, m_cards[place]);
        const bool stays = std::count(cards.begin(), cards.end(), m_cards[place]) > kept;
        if (stays) {
            ++row;
            continue;
        }
        beginRemoveRows({}, row, row);
        m_cards.erase(m_cards.begin() + row);
        endRemoveRows();
    }
    for (std::size_t place = 0; place < cards.size(); ++place) {
        if (place < m_cards.size() && m_cards[place] == cards[place]) continue;
        const auto rest = m_cards.begin() + static_cast<std::ptrdiff_t>(std::min(place, m_cards.size()));
        const auto later = std::find(rest, m_cards.end(), cards[place]);
        const int row = static_cast<int>(place);
        const auto needed = std::count(cards.begin() + row, cards.end(), cards[place]);
        if (std::count(rest, m_cards.end(), cards[place]) >= needed) {
            const int from = static_cast<int>(later - m_cards.begin());
            beginMoveRows({}, from, from, {}, row);
            std::rotate(m_cards.begin() + row, later, later + 1);
            endMoveRows();
        } else {
            beginInsertRows({}, row, row);
            m_cards.insert(rest, cards[place]);
            endInsertRows();
        }
    }
}

} // namespace fabletop
