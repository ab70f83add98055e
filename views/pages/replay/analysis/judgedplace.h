// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JudgedPlace: what the analysis says of the decision where a replay stands, what else could have been done
/// there, and somebody's own try at it.
///
/// Why a try hides what follows: whoever is to find the better decision must not read it off the strip.

#include "model/match/analysis/reviewrun.h"
#include "views/pages/replay/analysis/replayanalysis.h"

namespace fabletop {

class JudgedPlace : public QObject {
    Q_OBJECT
public:
    explicit JudgedPlace(ReplayAnalysis& analysis, QObject* parent = nullptr);

    /// The judged decision of the place, or the one that is tried; null where nothing is judged for these
    /// eyes.
    [[nodiscard]] const AnalysedDecision* decision() const;
    /// Where it was open, as its seat knew it; there must be one.
    [[nodiscard]] const State& before() const;
    [[nodiscard]] const Decision& taken() const;
    /// What else could have been done; null while it is searched.
    [[nodiscard]] const PlaceReview* review() const;
    /// Somebody looks: the review is searched for the place. Not while nobody does.
    void setWatched(bool watched);

    // -- a try
    [[nodiscard]] bool trying() const { return m_tried > 0 && m_open; }
    /// It was answered, or given up, and the place is still the one that was tried.
    [[nodiscard]] bool answered() const { return m_tried > 0 && !m_open; }
    /// What is open to whoever tries.
    [[nodiscard]] std::vector<Decision> choices() const;
    void tryIt();
    /// -1: the answer is to be shown without one.
    void answer(int choice);

Q_SIGNALS:
    void changed();
    /// A try begins (true): the place before the decision is to be shown, through its seat's eyes and without
    /// what follows. It is over (false): all as it was.
    void trialChanged(bool begun);

private:
    void look();
    void leave();
    void ask();
    [[nodiscard]] int place() const;
    [[nodiscard]] const std::optional<State>& knownAt(int position) const;

    ReplayAnalysis& m_analysis;
    ReviewRun m_run;
    PlaceReview m_review;                 ///< of the last place that was searched
    const Match* m_of = nullptr;          ///< and the match it is of
    mutable std::optional<State> m_known; ///< before the decision at `m_knownAt`
    mutable const Match* m_knownOf = nullptr;
    mutable int m_knownAt = 0;
    int m_asked = 0;     ///< the position that is searched now
    int m_tried = 0;     ///< position of the decision that is tried, 0: none
    bool m_open = false; ///< it isn't answered yet
    int m_answer = -1;
    bool m_watched = false;
};

} // namespace fabletop
