// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayMarks: the places of a match that were written into it or judged to matter: to jump to, and as signs
/// over the curves.

#include "views/pages/replay/analysis/replayanalysis.h"
#include "views/pages/replay/replaybar.h"
#include "views/timeline/matchgraph.h"

#include <QCoreApplication>
#include <vector>

namespace fabletop {

class ReplayMarks {
    Q_DECLARE_TR_FUNCTIONS(ReplayMarks)
public:
    /// `analysis` follows a view that looks at a line of a match. It must outlive it.
    explicit ReplayMarks(const ReplayAnalysis& analysis)
        : m_analysis(analysis), m_view(analysis.view()), m_written(analysis.trunk()->annotations())
    {}

    /// Where a jump from the view's place leads, as "so many events happened"; -1: nowhere.
    [[nodiscard]] int target(Jump kind, bool forward) const;
    [[nodiscard]] std::vector<GraphMark> graphMarks() const;

private:
    [[nodiscard]] std::vector<int> places(Jump kind) const;
    void addWritten(std::vector<GraphMark>& marks) const;
    void addVerdicts(std::vector<GraphMark>& marks) const;
    void addTurningPoints(std::vector<GraphMark>& marks) const;

    const ReplayAnalysis& m_analysis;
    const TableView& m_view;
    const Annotations& m_written;
};

} // namespace fabletop
