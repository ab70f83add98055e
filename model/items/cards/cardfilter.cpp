// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/cards/cardfilter.h"

#include "model/items/foldedtext.h"

#include <algorithm>

namespace fabletop {

CardFilter::CardFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(CardListModel::SortRole);
    setDynamicSortFilter(true);
}

void CardFilter::setWishes(const CardCriteria& wishes)
{
    if (wishes == m_wishes) return;
    m_wishes = wishes;
    m_words = folded(wishes.words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

int CardFilter::copies() const
{
    int sum = 0;
    for (int row = 0; row < rowCount(); ++row)
        sum += index(row, 0).data(CardListModel::CopiesRole).toInt();
    return sum;
}

bool CardFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex card = sourceModel()->index(row, 0, parent);
    const auto number = [&](int role) { return card.data(role).toInt(); };
    const auto within = [](int amount, int from, int to) { return amount >= from && amount <= to; };
    if (!m_wishes.heroes.isEmpty() &&
        !m_wishes.heroes.contains(card.data(CardListModel::HeroRole).toString()))
        return false;
    if (m_wishes.types != 0 && !(m_wishes.types >> number(CardListModel::TypeRole) & 1)) return false;
    if (!m_wishes.allValues() &&
        !within(number(CardListModel::ValueRole), m_wishes.valueFrom, m_wishes.valueTo))
        return false;
    if (!m_wishes.allBoosts() &&
        !within(number(CardListModel::BoostRole), m_wishes.boostFrom, m_wishes.boostTo))
        return false;
    if (m_wishes.timings != 0 || m_wishes.noEffect) {
        const int timings = number(CardListModel::TimingsRole);
        if (!(timings & m_wishes.timings) && !(m_wishes.noEffect && timings == 0)) return false;
    }
    if (!m_wishes.users.isEmpty()) {
        const QStringList users = card.data(CardListModel::UsersRole).toStringList();
        if (std::none_of(users.begin(), users.end(),
                         [&](const QString& user) { return m_wishes.users.contains(user); }))
            return false;
    }
    if (m_words.isEmpty()) return true;
    const QString text = card.data(CardListModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word); });
}

/// Cards alike by the key stand in the order of their decks.
bool CardFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(CardListModel::SortRole);
    const QVariant b = right.data(CardListModel::SortRole);
    if (a == b)
        return sortOrder() == Qt::AscendingOrder ? left.row() < right.row() : left.row() > right.row();
    return QVariant::compare(a, b) == QPartialOrdering::Less;
}

} // namespace fabletop
