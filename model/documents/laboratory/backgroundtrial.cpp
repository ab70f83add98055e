// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/laboratory/backgroundtrial.h"

namespace fabletop {

namespace {

constexpr int tellEvery = 50; ///< milliseconds

} // namespace

bool BackgroundTrial::Line::due()
{
    if (m_sinceTold.isValid() && m_sinceTold.elapsed() < tellEvery) return false;
    m_sinceTold.start();
    return true;
}

void BackgroundTrial::Line::tell(std::function<void()> act) const
{
    QMetaObject::invokeMethod(
        m_trial,
        [trial = m_trial, round = m_round, act = std::move(act)] {
            if (round == trial->m_round) act();
        },
        Qt::QueuedConnection);
}

void BackgroundTrial::Line::finish(std::function<void()> act) const
{
    tell([trial = m_trial, act = std::move(act)] {
        trial->m_running = false;
        act();
    });
}

BackgroundTrial::BackgroundTrial(QObject* parent) : QObject(parent)
{
    m_worker.setMaxThreadCount(1);
    m_worker.setThreadPriority(QThread::LowPriority);
}

BackgroundTrial::~BackgroundTrial()
{
    cancelAndWait();
}

void BackgroundTrial::cancelAndWait()
{
    cancel();
    m_worker.waitForDone();
}

void BackgroundTrial::run(std::function<void(Line&)> work)
{
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_running = true;
    Line line;
    line.m_trial = this;
    line.m_round = ++m_round;
    line.m_stop = m_stop;
    m_worker.start([line, work = std::move(work)]() mutable { work(line); });
}

void BackgroundTrial::cancel()
{
    if (m_stop) *m_stop = true;
}

} // namespace fabletop
