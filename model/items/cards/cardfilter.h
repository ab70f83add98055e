// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardFilter: the cards that somebody wants to see, in the order they want.

#include "model/items/cards/cardlistmodel.h"

#include <QSortFilterProxyModel>

namespace fabletop {

/// What is looked for; an empty set or a whole range lets everything pass.
struct CardCriteria {
    QStringList heroes; ///< ids
    int types = 0;      ///< bit i: CardType i; 0: all
    int valueFrom = 0;
    int valueTo = open; ///< `open`: to the highest; with a whole range cards without a value pass too
    int boostFrom = 0;
    int boostTo = open;
    int timings = 0;       ///< bit i: Timing i
    bool noEffect = false; ///< also cards without any effect
    QStringList users;     ///< CardListModel's keys
    QString words;         ///< all of them must occur, in any language

    static constexpr int open = 99;
    [[nodiscard]] bool allValues() const { return valueFrom <= 0 && valueTo >= open; }
    [[nodiscard]] bool allBoosts() const { return boostFrom <= 0 && boostTo >= open; }
    bool operator==(const CardCriteria&) const = default;
};

class CardFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit CardFilter(QObject* parent = nullptr);

    void setWishes(const CardCriteria& wishes);
    [[nodiscard]] const CardCriteria& wishes() const { return m_wishes; }
    /// Copies of all cards that pass.
    [[nodiscard]] int copies() const;
    /// The card list's row of a row of this.
    [[nodiscard]] int sourceRow(int row) const { return mapToSource(index(row, 0)).row(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    CardCriteria m_wishes;
    QStringList m_words; ///< folded
};

} // namespace fabletop
