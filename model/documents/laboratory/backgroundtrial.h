// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BackgroundTrial: what trials that play many games share: a worker, a way to stop, and news now and then.
///
/// Why apart: fairness of a battlefield and soundness of a hero are different questions, but both must leave
/// the window free, tell how far they are without flooding it, and say nothing any more once they were
/// replaced.

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>

namespace fabletop {

class BackgroundTrial : public QObject {
    Q_OBJECT
public:
    explicit BackgroundTrial(QObject* parent = nullptr);
    ~BackgroundTrial() override;

    /// The trial ends soon and still tells what it has found so far.
    void cancel();
    [[nodiscard]] bool running() const { return m_running; }

protected:
    /// What the work holds: whether to go on, and how to speak to the thread of the trial.
    class Line {
    public:
        [[nodiscard]] bool stopped() const { return *m_stop; }
        /// Whether enough time has passed for news, at most twenty times a second. Telling costs; a game may
        /// take less than a millisecond.
        [[nodiscard]] bool due();
        /// Does `act` on the trial's thread, unless the trial was replaced meanwhile.
        void tell(std::function<void()> act) const;
        /// The same as the last word: the trial runs no more when `act` is done.
        void finish(std::function<void()> act) const;

    private:
        friend class BackgroundTrial;
        BackgroundTrial* m_trial = nullptr;
        int m_round = 0;
        std::shared_ptr<std::atomic<bool>> m_stop;
        QElapsedTimer m_sinceTold;
    };
    /// Cancels the work that goes on, of which no more is heard, and begins `work` in the background.
    void run(std::function<void(Line&)> work);
    /// For destructors of trials whose work uses more than its question.
    void cancelAndWait();

private:
    QThreadPool m_worker; ///< one thread at low priority: drawing goes on meanwhile
    std::shared_ptr<std::atomic<bool>> m_stop;
    int m_round = 0;
    bool m_running = false;
};

} // namespace fabletop
