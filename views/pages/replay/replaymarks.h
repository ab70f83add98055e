// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayMarks: the places of a match that were written into it or judged to matter: to jump to, and as signs
/// over the curves.

#include "model/match/tableview.h"
#include "views/pages/replay/replaybar.h"
#include "views/timeline/healthcurves.h"

#include <QCoreApplication>
#include <vector>

namespace fabletop {

class ReplayMarks {
    Q_DECLARE_TR_FUNCTIONS(ReplayMarks)
public:
    /// `view` looks at a line of a match that has these annotations. Both must outlive it.
    ReplayMarks(const TableView& view, const Annotations& annotations) : m_view(view), m_written(annotations)
    {}

    /// Where a jump from the view's place leads, as "so many events happened"; -1: nowhere.
    [[nodiscard]] int target(Jump kind, bool forward) const;
    [[nodiscard]] std::vector<CurveMark> curveMarks() const;

private:
    [[nodiscard]] std::vector<int> places(Jump kind) const;
    void addWritten(std::vector<CurveMark>& marks) const;
    void addTurningPoints(std::vector<CurveMark>& marks) const;

    const TableView& m_view;
    const Annotations& m_written;
};

} // namespace fabletop
