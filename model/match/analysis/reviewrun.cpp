// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/analysis/reviewrun.h"

#include <QThread>
#include <utility>

namespace fabletop {

ReviewRun::ReviewRun(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::IdlePriority); // on Linux the only one below the window's
}

ReviewRun::~ReviewRun()
{
    stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void ReviewRun::ask(Question question, JudgeBudget budget)
{
    stop();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, stop = m_stop, question = std::move(question), budget]() mutable {
        budget.stop = stop.get();
        PlaceReview review = question(budget);
        if (*stop) return;
        // The destructor waits for this thread, and what is queued goes with the object.
        QMetaObject::invokeMethod(
            this,
            [this, stop, review = std::move(review)] {
                if (stop != m_stop) return; // something else was asked meanwhile
                m_stop = nullptr;
                Q_EMIT finished(review);
            },
            Qt::QueuedConnection);
    });
}

void ReviewRun::stop()
{
    if (m_stop) *m_stop = true;
    m_stop = nullptr;
}

} // namespace fabletop
