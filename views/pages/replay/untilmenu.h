// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// UntilMenu: all that a replay can be run until, by hero.

#include "model/match/conditions.h"
#include "model/match/tableview.h"

#include <QMenu>

namespace fabletop {

class UntilMenu : public QMenu {
    Q_OBJECT
public:
    /// What comes after the view's place; entries for what doesn't are there, but dead, unless
    /// the future is hidden.
    explicit UntilMenu(const TableView& view, QWidget* parent = nullptr);

Q_SIGNALS:
    void picked(const fabletop::Condition& condition);

private:
    void add(QMenu& into, const QString& words, const Condition& condition);
    void addHero(SeatId seat);

    const TableView& m_view;
};

} // namespace fabletop
