// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReviewRun: reviews in the background, one after the other; only the last one that was asked for is told.

#include "model/match/analysis/placereview.h"

#include <QObject>
#include <QThreadPool>
#include <functional>

namespace fabletop {

class ReviewRun : public QObject {
    Q_OBJECT
public:
    explicit ReviewRun(QObject* parent = nullptr);
    /// Stops at once.
    ~ReviewRun() override;

    /// What is to be found out; it gives up when the budget's `stop` is set.
    using Question = std::function<PlaceReview(const JudgeBudget& budget)>;
    /// Whatever was asked before is given up.
    void ask(Question question, JudgeBudget budget);
    void stop();
    [[nodiscard]] bool running() const { return m_stop != nullptr; }

Q_SIGNALS:
    void finished(const fabletop::PlaceReview& review);

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of what is searched now; null: nothing
};

} // namespace fabletop
