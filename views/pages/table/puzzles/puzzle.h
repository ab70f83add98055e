// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Puzzle: a position while somebody solves it: the match at that place, the answers so far, and what each
/// was worth.
///
/// Why it never plays an answer: what comes of it would show cards that nobody could know, and the next try
/// would be made by them.

#include "model/match/analysis/reviewrun.h"
#include "model/match/match.h"
#include "model/match/positions/position.h"

namespace fabletop {

/// One answer.
struct PuzzleTry {
    Decision decision;
    bool right = false;
    bool judged = true;               ///< else it is looked at
    float chance = -1;                ///< to win with it; less than 0: not searched yet
    std::optional<Decision> answer{}; ///< what the other side would do then
    bool operator==(const PuzzleTry&) const = default;
};

class Puzzle : public QObject {
    Q_OBJECT
public:
    /// `cut` is the match at the position, which is one of it (positionfile.h). `open`: nobody has compared
    /// all decisions, so one that isn't known to be right is searched before it is called wrong.
    Puzzle(LoadedMatch cut, Position position, bool open, QObject* parent = nullptr);
    ~Puzzle() override;

    [[nodiscard]] Match& match() { return m_match; }
    [[nodiscard]] const Match& match() const { return m_match; }
    [[nodiscard]] const Position& position() const { return m_position; }
    /// Whoever decides there, and what that seat knows.
    [[nodiscard]] SeatId seat() const { return m_seat; }
    [[nodiscard]] const State& known() const { return m_known; }
    /// The first seat of the other team.
    [[nodiscard]] SeatId foe() const;

    [[nodiscard]] const std::vector<PuzzleTry>& tries() const { return m_tries; }
    [[nodiscard]] bool solved() const;
    [[nodiscard]] bool answerShown() const { return m_shown; }
    /// Nothing is left to find.
    [[nodiscard]] bool done() const { return solved() || m_shown; }

    /// Decisions that were handed in together; of cards to choose each one counts, else the first.
    void answer(const std::vector<Decision>& decisions);
    void showAnswer();

Q_SIGNALS:
    void changed();
    /// An answer that was not given before is right or wrong.
    void answered(bool right);

private:
    void ask(std::size_t place);
    void onReviewed(const PlaceReview& review);

    Match m_match;
    Position m_position;
    bool m_open;
    SeatId m_seat = SeatId::none;
    State m_known;
    std::vector<PuzzleTry> m_tries;
    bool m_shown = false;
    ReviewRun m_run;
};

} // namespace fabletop
