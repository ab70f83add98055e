// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// AnalysisRun: an analysis in the background, with progress; it leaves the window's thread alone.
///
/// Why it looks at the analyst from time to time instead of being told: the threads that work then know of
/// nothing but the analyst, and whoever asked may go at any moment.

#include "model/match/analysis/analyst.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace fabletop {

class Match;

class AnalysisRun : public QObject {
    Q_OBJECT
public:
    explicit AnalysisRun(QObject* parent = nullptr);
    /// Stops at once.
    ~AnalysisRun() override;

    /// Begins with that match, which may go meanwhile; what was running is stopped. False: it can't be
    /// analysed (Analyst::whyNot).
    bool start(const Match& match, const JudgeBudget& budget = {});
    void stop();
    [[nodiscard]] bool running() const { return m_analyst != nullptr; }
    [[nodiscard]] int done() const { return m_analyst ? m_analyst->done() : 0; } ///< positions
    [[nodiscard]] int total() const { return m_analyst ? m_analyst->total() : 0; }
    /// Of the first positions, as far as it has come; empty where nothing runs.
    [[nodiscard]] MatchAnalysis soFar() const { return m_analyst ? m_analyst->result() : MatchAnalysis(); }

Q_SIGNALS:
    void progressed(); ///< and began, and was stopped
    void finished(const fabletop::MatchAnalysis& analysis);

private:
    void look();

    QThreadPool m_pool;
    QTimer m_timer;
    std::shared_ptr<Analyst> m_analyst;
};

} // namespace fabletop
