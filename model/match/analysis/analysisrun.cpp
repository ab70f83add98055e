// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/analysis/analysisrun.h"

#include "model/match/match.h"

#include <QThread>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int lookEvery = 150; ///< milliseconds

} // namespace

AnalysisRun::AnalysisRun(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount()));
    m_pool.setThreadPriority(QThread::IdlePriority); // on Linux the only one below the window's
    m_timer.setInterval(lookEvery);
    connect(&m_timer, &QTimer::timeout, this, &AnalysisRun::look);
}

AnalysisRun::~AnalysisRun()
{
    if (m_analyst) m_analyst->stop();
    m_pool.clear();
    m_pool.waitForDone();
}

bool AnalysisRun::start(const Match& match, const JudgeBudget& budget)
{
    stop();
    if (match.divergence() || Analyst::whyNot(match.timeline()) != NotAnalysable::nothing) return false;
    m_analyst = std::make_shared<Analyst>(match.sharedRules(), match.timeline(), budget);
    for (int thread = 0; thread < m_pool.maxThreadCount(); ++thread)
        m_pool.start([analyst = m_analyst] { analyst->work(); });
    m_timer.start();
    Q_EMIT progressed();
    return true;
}

void AnalysisRun::stop()
{
    if (!m_analyst) return;
    m_timer.stop();
    std::exchange(m_analyst, nullptr)->stop(); // what still works has a hold on it
    Q_EMIT progressed();
}

void AnalysisRun::look()
{
    if (!m_analyst->finished()) return Q_EMIT progressed();
    m_timer.stop();
    m_pool.waitForDone(); // the last ones are on their way out
    const std::shared_ptr<Analyst> analyst = std::exchange(m_analyst, nullptr);
    Q_EMIT finished(analyst->result());
    Q_EMIT progressed();
}

} // namespace fabletop
