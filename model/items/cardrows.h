// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Rows of cards that follow a pile: what was taken out and what came in, never a reset where a card moved.
///
/// Why: views keep their place, selection and motion only if a model says precisely what changed.

#include "model/table/table.h"

#include <QAbstractListModel>
#include <functional>

namespace fabletop {

class CardRows : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        CardRole = Qt::UserRole + 1, ///< int: CardId; 31 (unseen) for the back of a card
        SeatRole,                    ///< int: owner
        NameRole,                    ///< QString
        KnownRole,                   ///< bool: false for the back of a card
        FirstOwnRole
    };
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] CardId card(int row) const { return m_cards[static_cast<std::size_t>(row)]; }

protected:
    /// Takes rows out and puts rows in until the rows are `cards`; the others keep their place.
    void follow(const std::vector<CardId>& cards);
    void resetTo(const std::vector<CardId>& cards);

private:
    std::vector<CardId> m_cards;
};

} // namespace fabletop
