// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/puzzles/puzzle.h"

#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

/// About half a second on one core.
constexpr JudgeBudget tryBudget{.iterations = 8'000, .time = std::chrono::milliseconds(2'000)};
/// What loses less than that is right as well, as where positions are found.
constexpr float asGood = 0.02F;
constexpr std::uint64_t trySeed = 7'000'000; ///< apart from those of players, hints and analyses

} // namespace

Puzzle::Puzzle(LoadedMatch cut, Position position, bool open, QObject* parent)
    : QObject(parent), m_match(std::move(cut)), m_position(std::move(position)), m_open(open),
      m_seat(m_match.decides()), m_known(m_match.observation(m_seat))
{
    connect(&m_run, &ReviewRun::finished, this, &Puzzle::onReviewed);
}

Puzzle::~Puzzle() = default;

SeatId Puzzle::foe() const
{
    return firstSeat(m_match.rules(), 1 - m_match.rules().team(m_seat));
}

bool Puzzle::solved() const
{
    return std::any_of(m_tries.begin(), m_tries.end(), [](const PuzzleTry& one) { return one.right; });
}

void Puzzle::answer(const std::vector<Decision>& decisions)
{
    if (decisions.empty()) return;
    const bool cards = decisions.front().verb == Verb::discard || decisions.front().verb == Verb::choose;
    const auto count = cards ? decisions.size() : 1;
    const auto end = decisions.begin() + static_cast<std::ptrdiff_t>(count);
    const auto right =
        std::find_if(decisions.begin(), end, [this](const Decision& one) { return m_position.isRight(one); });
    const Decision& said = right == end ? decisions.front() : *right;
    const auto known = std::find_if(m_tries.begin(), m_tries.end(),
                                    [&said](const PuzzleTry& one) { return one.decision == said; });
    if (known != m_tries.end()) { // said again: the last one is in sight
        std::rotate(known, known + 1, m_tries.end());
        return Q_EMIT changed();
    }
    const bool found = right != end;
    m_tries.push_back({said, found, found || !m_open});
    if (!found) ask(m_tries.size() - 1);
    if (m_tries.back().judged) Q_EMIT answered(found);
    Q_EMIT changed();
}

void Puzzle::showAnswer()
{
    m_shown = true;
    Q_EMIT changed();
}

/// What it is worth, by what the seat can know.
void Puzzle::ask(std::size_t place)
{
    const int option = m_match.options().find(m_tries[place].decision);
    if (option < 0) return;
    m_run.ask(
        [rules = m_match.sharedRules(), known = m_known, seat = m_seat, option,
         options = std::make_shared<const OptionList>(m_match.options())](const JudgeBudget& budget) {
            return PlaceReview{option,
                               {options->begin(), options->end()},
                               -1,
                               option,
                               reviewDecision(*rules, known, seat, *options, {0, {option}}, budget, trySeed)};
        },
        tryBudget);
}

void Puzzle::onReviewed(const PlaceReview& review)
{
    const ReviewedOption* option = review.of(review.answer);
    if (!option) return;
    const Decision& decision = review.options[static_cast<std::size_t>(review.answer)];
    const auto one = std::find_if(m_tries.begin(), m_tries.end(),
                                  [&decision](const PuzzleTry& tried) { return tried.decision == decision; });
    if (one == m_tries.end()) return;
    one->chance = option->chance.chance;
    if (!std::exchange(one->judged, true)) {
        one->right = one->chance > m_position.best - asGood;
        Q_EMIT answered(one->right);
    }
    const MatchRules& rules = m_match.rules();
    for (const Decision& step : review.review.line)
        if (!rules.friends(step.seat, m_seat) && step.verb != Verb::decline) {
            one->answer = step;
            break;
        }
    Q_EMIT changed();
}

} // namespace fabletop
