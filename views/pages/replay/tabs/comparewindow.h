// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CompareWindow: two lines of play from the place where they part, side by side: two boards, two ledgers.

#include "model/match/match.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QDialog>
#include <array>
#include <memory>

class QLabel;
class QSlider;

namespace fabletop {

class BattlefieldView;
class CombatTab;

class CompareWindow : public QDialog {
    Q_OBJECT
public:
    /// Two lines of `trunk` by id, 0: the recorded one. Both are copied.
    CompareWindow(const Match& trunk, int left, int right, const Looks& looks, Viewer viewer,
                  std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    ~CompareWindow() override;

    /// Decisions after the place where they part; a line that is over stays at its end.
    void setStep(int step);
    [[nodiscard]] int step() const;
    [[nodiscard]] int lastStep() const;
    [[nodiscard]] const Match& line(int side) const { return *m_sides[static_cast<std::size_t>(side)].match; }
    /// What is shown of it.
    [[nodiscard]] Cursor place(int side) const;

private:
    struct Side {
        std::unique_ptr<Match> match;
        QLabel* title = nullptr;
        BattlefieldView* board = nullptr;
        QLabel* sentence = nullptr;
        CombatTab* inspector = nullptr;
    };
    void build(int side, const QString& title);
    void refresh(int side);

    Looks m_looks;
    Viewer m_viewer;
    std::shared_ptr<const Theme> m_theme;
    int m_fork = 0;
    std::array<Side, 2> m_sides;
    QSlider* m_slider;
};

} // namespace fabletop
