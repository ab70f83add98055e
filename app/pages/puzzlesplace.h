// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Positions to solve in the window.

#include "views/pages/puzzles/puzzlepage.h"

namespace fabletop {

struct Workspace;

class PuzzlesPlace : public PuzzlePage {
    Q_OBJECT
public:
    explicit PuzzlesPlace(Workspace& workspace);

    void applySettings() override;

private:
    Workspace& m_work;
};

} // namespace fabletop
