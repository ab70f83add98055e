// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DivergenceLabel: what today's rules don't give as it is recorded, over the board of a replay.

#include "model/match/match.h"
#include "model/match/words/narrate.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <memory>

namespace fabletop {

class DivergenceLabel : public QLabel {
    Q_OBJECT
public:
    explicit DivergenceLabel(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Of the line `branch` (0: the recorded one) of this match, or else of whichever has one; hidden where
    /// there is none. Null: no match.
    /// `until`: nothing behind that decision is told, -1: everything.
    void tell(const Match* trunk, int branch, const Narrator& narrator, Viewer viewer, int until = -1);

private:
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
