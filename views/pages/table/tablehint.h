// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableHint: the best decisions for a person who is asked and asks back: numbered on the board and the
/// cards, with their chances and the answer feared in the bar.
///
/// Why from the question alone: it holds what its seat may know, so a hint can't know more.

#include "model/match/analysis/reviewrun.h"
#include "views/hand/handview.h"
#include "views/hand/panelines.h"
#include "views/hand/promptbar.h"

#include <QCoreApplication>

namespace fabletop {

class TableController;
struct BoardLook;

class TableHint : public QObject {
    Q_OBJECT
public:
    static constexpr int most = 3;

    /// The controller must outlive it.
    explicit TableHint(const TableController& table, QObject* parent = nullptr);

    /// Somebody is asked who may have one.
    [[nodiscard]] bool offered() const;
    /// Thinks, then shows; once more puts it away.
    void toggle();
    /// Shows these as the best, best first, whether hints are allowed or not; none: nothing is given.
    void give(const std::vector<Decision>& best);
    /// What is shown is of the question that is open.
    [[nodiscard]] bool shown() const;
    [[nodiscard]] const PlaceReview& review() const { return m_review; }

    /// All of it; empty while none is shown.
    [[nodiscard]] std::vector<PaneLine> lines() const;

    // -- what it adds to what the table shows
    void light(PromptLook& look) const;
    void light(BoardLook& look) const;
    void light(std::vector<HandCard>& cards) const;
    /// An action that no card and no place stands for; 0: none.
    [[nodiscard]] int rankOf(ActionKind kind) const;

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString optionWords(const ReviewedOption& option) const;
    [[nodiscard]] static QString chanceOf(const ReviewedOption& option);
    [[nodiscard]] int position() const;

    const TableController& m_table;
    ReviewRun m_run;
    PlaceReview m_review;
    int m_given = -1; ///< position of the question whose best decisions were given
    int m_asked = -1; ///< position of the question that is thought about
};

} // namespace fabletop
