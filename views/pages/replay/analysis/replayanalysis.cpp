// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/replayanalysis.h"

#include <algorithm>

namespace fabletop {

ReplayAnalysis::ReplayAnalysis(TableView& view, QObject* parent) : QObject(parent), m_view(view)
{
    connect(&m_run, &AnalysisRun::finished, this, [this](const MatchAnalysis& analysis) {
        if (m_trunk) m_trunk->setAnalysis(analysis); // which tells that its annotations have changed
    });
    connect(&m_run, &AnalysisRun::progressed, this, [this] {
        renew();
        Q_EMIT progressed();
    });
    connect(&m_view, &TableView::renewed, this, &ReplayAnalysis::renew);
    connect(&m_view, &TableView::toldChanged, this, &ReplayAnalysis::renew);
}

void ReplayAnalysis::setLine(Match* trunk, int branch)
{
    if (trunk != m_trunk) {
        m_run.stop();
        if (m_trunk) m_trunk->disconnect(this);
        m_trunk = trunk;
        if (trunk) {
            connect(trunk, &Match::annotationsChanged, this, &ReplayAnalysis::renew);
            connect(trunk, &Match::takenBack, this, &ReplayAnalysis::stop);
        }
    }
    m_branch = branch;
    renew();
}

ReplayAnalysis::Standing ReplayAnalysis::standing() const
{
    if (!m_trunk || m_trunk->timeline().empty()) return Standing::nothing;
    if (m_branch != 0) return Standing::otherLine;
    if (const MatchAnalysis* analysis = kept())
        return analysis->version == analysisVersion() ? Standing::ready : Standing::stale;
    if (m_trunk->divergence()) return Standing::recordedOnly;
    switch (Analyst::whyNot(m_trunk->timeline())) {
    case NotAnalysable::unfinished: return Standing::notOver;
    case NotAnalysable::recordedOnly: return Standing::recordedOnly;
    case NotAnalysable::nothing: break;
    }
    return Standing::open;
}

void ReplayAnalysis::start(const JudgeBudget& budget)
{
    if (m_trunk) m_run.start(*m_trunk, budget);
}

const MatchAnalysis* ReplayAnalysis::kept() const
{
    if (!m_trunk || !m_trunk->over()) return nullptr;
    const auto& analysis = m_trunk->annotations().analysis;
    return analysis ? &*analysis : nullptr;
}

bool ReplayAnalysis::decisionsSeen(SeatId seat) const
{
    return m_view.viewer().everything() || (m_view.viewer().seats() & bit(seat)) != 0;
}

int ReplayAnalysis::position() const
{
    const Cursor cursor = m_view.place();
    return cursor.offset > 0 ? cursor.position + 1 : cursor.position;
}

int ReplayAnalysis::toldUntil() const
{
    const Cursor cursor = m_trunk->timeline().cursorAt(m_view.told());
    return cursor.offset > 0 ? cursor.position + 1 : cursor.position;
}

void ReplayAnalysis::renew()
{
    MatchAnalysis whole;
    if (m_branch == 0 && m_trunk && m_view.match() == m_trunk) {
        if (m_run.running()) whole = m_run.soFar();
        const MatchAnalysis* analysis = kept();
        if (analysis && (!m_run.running() || whole.chances.size() < analysis->chances.size()))
            whole = *analysis; // the older one until there is the new one
    }
    m_told = whole.chances.empty() ? MatchAnalysis() : whole.until(toldUntil());
    Q_EMIT changed();
}

std::vector<int> ReplayAnalysis::mistakes() const
{
    std::vector<int> positions;
    for (const AnalysedDecision& decision : m_told.decisions)
        if (decision.verdict() >= Verdict::mistake && decisionsSeen(decision.seat))
            positions.push_back(decision.position);
    return positions;
}

} // namespace fabletop
