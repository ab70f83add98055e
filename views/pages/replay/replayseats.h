// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplaySeats: the cards of every seat at the cursor, as far as the viewer knows them: hands, decks, discard
/// piles.

#include "model/match/tableview.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

class SeatCardsTab;

class ReplaySeats : public QWidget {
    Q_OBJECT
public:
    explicit ReplaySeats(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// What is looked at; it must outlive this, or null be set.
    void setView(TableView* view) { m_view = view; }
    void setNarrator(const Narrator& narrator);
    /// The place or the viewer is another.
    void refresh();
    [[nodiscard]] const std::vector<SeatCardsTab*>& seats() const { return m_seats; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void rebuild(int count);

    std::shared_ptr<const Theme> m_theme;
    TableView* m_view = nullptr;
    Looks m_looks;
    std::vector<SeatCardsTab*> m_seats;
};

} // namespace fabletop
