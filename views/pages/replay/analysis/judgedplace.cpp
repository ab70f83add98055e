// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/judgedplace.h"

#include <algorithm>
#include <utility>

namespace fabletop {

JudgedPlace::JudgedPlace(ReplayAnalysis& analysis, QObject* parent) : QObject(parent), m_analysis(analysis)
{
    connect(&m_analysis, &ReplayAnalysis::changed, this, &JudgedPlace::look);
    connect(&m_analysis.view(), &TableView::moved, this, &JudgedPlace::look);
    connect(&m_run, &ReviewRun::finished, this, [this](const PlaceReview& review) {
        m_review = review;
        m_of = m_analysis.trunk();
        Q_EMIT changed();
    });
}

int JudgedPlace::place() const
{
    return m_tried > 0 ? m_tried : m_analysis.position();
}

const AnalysedDecision* JudgedPlace::decision() const
{
    const Match* match = m_analysis.trunk();
    if (!match || m_analysis.view().match() != match) return nullptr;
    // What is tried lies behind what is told.
    const auto& kept = match->annotations().analysis;
    const AnalysedDecision* decision =
        m_tried > 0 && kept ? kept->at(m_tried) : m_analysis.told().at(place());
    if (!decision || decision->position > match->timeline().last()) return nullptr;
    if (!m_analysis.decisionsSeen(decision->seat)) return nullptr;
    // A file may say anything; and where today's rules don't know the place, nothing was open.
    const std::optional<State>& known = knownAt(decision->position);
    return known && known->flow.decides == decision->seat ? decision : nullptr;
}

/// What whoever took that decision knew, read once for all who ask about the place.
const std::optional<State>& JudgedPlace::knownAt(int position) const
{
    const Match* match = m_analysis.trunk();
    if (m_knownOf != match || m_knownAt != position)
        m_known = observedBefore(match->rules(), match->timeline(), position);
    m_knownOf = match;
    m_knownAt = position;
    return m_known;
}

const State& JudgedPlace::before() const
{
    return *knownAt(place());
}

const Decision& JudgedPlace::taken() const
{
    return m_analysis.trunk()->timeline().step(place()).decision;
}

const PlaceReview* JudgedPlace::review() const
{
    return m_of == m_analysis.trunk() && m_review.position == place() && m_review.answer == m_answer
               ? &m_review
               : nullptr;
}

void JudgedPlace::setWatched(bool watched)
{
    m_watched = watched;
    if (watched) look();
}

/// Another place, or something else is known of it: a try at a place that was left is over.
void JudgedPlace::look()
{
    const int here = m_analysis.position();
    const bool left = m_tried > 0 && here != m_tried - 1 && here != m_tried;
    if (left || (m_tried > 0 && !decision())) leave();
    ask();
    Q_EMIT changed();
}

void JudgedPlace::ask()
{
    const AnalysedDecision* judged = decision();
    if (!m_watched || !judged || trying()) {
        m_asked = 0;
        return m_run.stop();
    }
    if (review() || (m_run.running() && m_asked == judged->position)) return;
    m_asked = judged->position;
    JudgeBudget budget;
    budget.iterations = std::max(1, m_analysis.told().budget);
    m_run.ask(
        [rules = m_analysis.trunk()->sharedRules(), state = before(), taken = taken(),
         position = judged->position, answer = m_answer](const JudgeBudget& limits) {
            return reviewPlace(*rules, state, taken, position, answer, limits);
        },
        budget);
}

std::vector<Decision> JudgedPlace::choices() const
{
    return decisionsOpen(m_analysis.trunk()->rules(), before());
}

void JudgedPlace::tryIt()
{
    const AnalysedDecision* judged = decision();
    if (!judged) return;
    m_answer = -1;
    m_tried = judged->position;
    m_open = true;
    m_run.stop();
    Q_EMIT trialChanged(true);
    Q_EMIT changed();
}

void JudgedPlace::answer(int choice)
{
    if (!trying()) return;
    m_answer = choice;
    m_open = false;
    Q_EMIT trialChanged(false);
    look();
}

void JudgedPlace::leave()
{
    const bool open = std::exchange(m_open, false);
    m_tried = 0;
    m_answer = -1;
    if (open) Q_EMIT trialChanged(false);
}

} // namespace fabletop
