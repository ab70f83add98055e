// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablehint.h"

#include "views/match/advice.h"
#include "views/pages/table/tablecontroller.h"

#include <cmath>

namespace fabletop {

namespace {

/// About half a second on one core.
constexpr JudgeBudget hintBudget{.iterations = 8'000, .time = std::chrono::milliseconds(1'500)};
constexpr std::uint64_t hintSeed = 9'000'000; ///< apart from those of players and analyses

} // namespace

TableHint::TableHint(const TableController& table, QObject* parent) : QObject(parent), m_table(table)
{
    connect(&m_run, &ReviewRun::finished, this, [this](const PlaceReview& review) {
        if (review.position != position() || !offered()) return;
        m_review = review;
        Q_EMIT changed();
    });
}

int TableHint::position() const
{
    return m_table.match() ? m_table.match()->timeline().last() + 1 : -1;
}

bool TableHint::offered() const
{
    return m_table.match() && m_table.match()->info().hints && m_table.asking() &&
           !m_table.playback().busy() && !m_table.looksBack() &&
           m_table.staging().question().options.count > 1;
}

bool TableHint::shown() const
{
    const bool given = m_given == position() && m_table.asking() && !m_table.looksBack();
    return (given || offered()) && m_review.position == position();
}

void TableHint::give(const std::vector<Decision>& best)
{
    m_run.stop();
    m_given = best.empty() ? -1 : position();
    m_review = {m_given, best, -1, -1, {}};
    for (int place = 0; place < static_cast<int>(best.size()); ++place)
        m_review.review.options.push_back({place, {}});
    Q_EMIT changed();
}

void TableHint::toggle()
{
    if (!offered()) return;
    if (shown() || (m_run.running() && m_asked == position())) {
        m_run.stop();
        m_review = {};
        return Q_EMIT changed();
    }
    const Question& question = m_table.staging().question();
    m_asked = position();
    m_run.ask(
        [rules = question.rules, state = question.observation, seat = question.seat,
         options = question.options, place = m_asked](const JudgeBudget& budget) {
            return PlaceReview{place,
                               {options.begin(), options.end()},
                               -1,
                               -1,
                               reviewDecision(*rules, state, seat, options, {most, {}}, budget,
                                              hintSeed + static_cast<std::uint64_t>(place))};
        },
        hintBudget);
    Q_EMIT changed();
}

void TableHint::light(PromptLook& look) const
{
    if (!offered()) return;
    const bool thinks = m_run.running() && m_asked == position();
    look.hint = thinks ? HintLook::thinking : shown() ? HintLook::shown : HintLook::offered;
    if (look.harm || (!thinks && (!shown() || m_review.review.options.empty()))) return;
    const ReviewedOption* best = thinks ? nullptr : &m_review.review.options.front();
    look.help =
        best
            ? tr("Best: %1, %2.", "a decision and its chance to win").arg(optionWords(*best), chanceOf(*best))
            : tr("Looking for good decisions…");
}

QString TableHint::optionWords(const ReviewedOption& option) const
{
    return m_table.narrator().option(m_table.staging().question().observation,
                                     m_review.options[static_cast<std::size_t>(option.place)]);
}

QString TableHint::chanceOf(const ReviewedOption& option)
{
    return tr("%1%", "chance to win").arg(std::lround(100 * option.chance.chance));
}

std::vector<PaneLine> TableHint::lines() const
{
    if (!shown() || m_given == position()) return {}; // whoever gave them says the rest
    const Question& question = m_table.staging().question();
    std::vector<PaneLine> lines{{0, tr("Best decisions"), tr("chance to win", "heading of a column")}};
    int rank = 0;
    for (const ReviewedOption& option : m_review.review.options)
        lines.push_back({++rank, optionWords(option), chanceOf(option)});
    for (const Decision& decision : m_review.review.line)
        if (question.rules->team(decision.seat) != question.rules->team(question.seat) &&
            decision.verb != Verb::decline) {
            lines.push_back(
                {0, tr("Likely reply to the first: %1.").arg(m_table.narrator().decision(decision))});
            break;
        }
    return lines;
}

void TableHint::light(BoardLook& look) const
{
    if (shown())
        addAdvice(look, m_review.review, m_review.options, m_table.staging().question().observation.table,
                  most);
}

int TableHint::rankOf(ActionKind kind) const
{
    int rank = 0;
    if (!shown() || kind != ActionKind::maneuver) return 0; // the others have their cards
    for (const ReviewedOption& option : m_review.review.options) {
        ++rank;
        if (m_review.options[static_cast<std::size_t>(option.place)].verb == Verb::maneuver) return rank;
    }
    return 0;
}

/// A card that several are about gets the best one's number.
void TableHint::light(std::vector<HandCard>& cards) const
{
    if (!shown()) return;
    for (HandCard& card : cards) {
        int rank = 0;
        for (const ReviewedOption& option : m_review.review.options) {
            ++rank;
            const Decision& decision = m_review.options[static_cast<std::size_t>(option.place)];
            const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
            if (card.advised == 0 && decision.card == card.card && card.card != CardId::none &&
                owner == card.owner)
                card.advised = rank;
        }
    }
}

} // namespace fabletop
