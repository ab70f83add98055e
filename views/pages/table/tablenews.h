// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableNews: what happened since the last turn of the person who looks: sentences an action, the last card
/// others played, where they went.

#include "views/battlefield/boardlook.h"
#include "views/cards/cardlook.h"

#include <QCoreApplication>
#include <QStringList>
#include <optional>
#include <vector>

namespace fabletop {

class TableController;
class TableView;

/// What one action came to.
struct NewsOfAction {
    QString action;      ///< "Ana’s hero attacks Ben’s"
    QStringList details; ///< what followed from it
};
/// One paragraph an action; the details of so many of the oldest are left out.
[[nodiscard]] QString newsText(const std::vector<NewsOfAction>& news, std::size_t withoutDetails = 0);

/// The last card that somebody else played, with what it came to.
struct LastPlay {
    CardLook card;
    QString person;
    QString words;
};

class TableNews {
    Q_DECLARE_TR_FUNCTIONS(TableNews)
public:
    /// The controller, with a match, must outlive it.
    explicit TableNews(const TableController& table);

    /// An action at a time, oldest first; until the next own input.
    [[nodiscard]] std::vector<NewsOfAction> actions() const;
    [[nodiscard]] std::optional<LastPlay> lastPlay() const;
    /// The last event before the place that is told in a sentence; -1: none.
    [[nodiscard]] int lastTold() const;
    /// Where others went since the person who looks decided last.
    [[nodiscard]] std::vector<TraceLook> traces() const;

private:
    /// The first event since their last turn.
    [[nodiscard]] int first() const;
    [[nodiscard]] bool mine(SeatId seat) const;

    const TableController& m_table;
    const TableView& m_view;
    std::vector<SeatId> m_own;
};

} // namespace fabletop
