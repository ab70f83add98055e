// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TrialFacts: what a decision goes by, below the options of whoever tries it and below what is judged of it:
/// the heroes with their health, and the hand of the one who decides.
///
/// Why here: the tab of the cards is another one, and whoever goes there loses the question from sight.

#include "model/engine/state.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace fabletop {

class CardRows;
class SeatHead;

class TrialFacts : public QWidget {
    Q_OBJECT
public:
    explicit TrialFacts(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// As the seat that decides knows it.
    void show(const State& before, SeatId seat, const Looks& looks);
    /// On a sheet already: only a rule above it.
    void setPlain() { m_plain = true; }
    /// All of it, or only the heroes, or nothing: what there is room for.
    void fitInto(int height);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    QVBoxLayout* m_column;
    std::vector<SeatHead*> m_heads; ///< who decides first
    bool m_plain = false;
    QLabel* m_hand;
    CardRows* m_cards;
};

} // namespace fabletop
