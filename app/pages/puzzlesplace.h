// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Positions to solve in the window: those of the program, and those in the person's analyzed matches.

#include "views/pages/table/puzzles/puzzlepage.h"

#include <QFutureWatcher>

namespace fabletop {

struct Workspace;

class PuzzlesPlace : public PuzzlePage {
    Q_OBJECT
public:
    explicit PuzzlesPlace(Workspace& workspace);

    void applySettings() override;
    void aboutToShow() override;

private:
    Workspace& m_work;
    QFutureWatcher<std::vector<ListedPosition>> m_looking; ///< through the person's matches
};

} // namespace fabletop
