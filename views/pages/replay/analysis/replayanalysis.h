// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayAnalysis: the analysis of the match a replay looks at, as its viewer may know it from where it
/// stands, and the making of it.
///
/// Why eyes matter: a decision is judged by what its seat held. So it is told to whoever sees that hand, and
/// the chance to win, which is the mean of what all seats knew, to whoever sees all of them.

#include "model/match/analysis/analysisrun.h"
#include "model/match/tableview.h"

#include <optional>

namespace fabletop {

class ReplayAnalysis : public QObject {
    Q_OBJECT
public:
    /// What can be said of the line that is looked at.
    enum class Standing {
        nothing,      ///< no match
        notOver,      ///< it isn't judged before it is over
        recordedOnly, ///< today's rules don't know its places
        otherLine,    ///< a branch; only the recorded line is analysed
        open,         ///< there is no analysis yet
        stale,        ///< there is one by older rules or by another player
        ready,
    };

    /// It follows the view, which must outlive it.
    explicit ReplayAnalysis(TableView& view, QObject* parent = nullptr);

    /// The recorded line, and which of its branches is looked at (0: itself).
    void setLine(Match* trunk, int branch);
    [[nodiscard]] Standing standing() const;
    [[nodiscard]] bool running() const { return m_run.running(); }
    [[nodiscard]] int done() const { return m_run.done(); }
    [[nodiscard]] int total() const { return m_run.total(); }

    /// `budget`: how much is thought.
    void start(const JudgeBudget& budget = {});
    void stop() { m_run.stop(); }

    /// As far as it is told; empty where there is none.
    [[nodiscard]] const MatchAnalysis& told() const { return m_told; }
    /// The chance to win after every decision may be shown.
    [[nodiscard]] bool chancesSeen() const { return m_view.viewer().everything(); }
    /// What that seat decided may be judged for whoever looks.
    [[nodiscard]] bool decisionsSeen(SeatId seat) const;
    /// The decision the place stands in or just after; 0 at the start.
    [[nodiscard]] int position() const;
    [[nodiscard]] TableView& view() const { return m_view; }
    [[nodiscard]] Match* trunk() const { return m_trunk; }
    /// The positions of decisions that were at least a mistake and may be told of, rising.
    [[nodiscard]] std::vector<int> mistakes() const;

Q_SIGNALS:
    /// More, less or other things may be told.
    void changed();
    void progressed();

private:
    void renew();
    [[nodiscard]] const MatchAnalysis* kept() const;
    [[nodiscard]] int toldUntil() const;

    TableView& m_view;
    Match* m_trunk = nullptr;
    int m_branch = 0;
    AnalysisRun m_run;
    MatchAnalysis m_told;
};

} // namespace fabletop
