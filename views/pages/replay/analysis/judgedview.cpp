// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/judgedview.h"

#include "views/pages/replay/analysis/chancebar.h"
#include "views/theme/follow.h"
#include "views/timeline/verdictsign.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr int mostOptions = 4; ///< the best two, the one that was played, and an answer
constexpr int mostOfLine = 5;

long hundredths(float chance)
{
    return std::lround(100 * chance);
}

} // namespace

JudgedView::JudgedView(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_verdict(new JudgedRow(m_theme)), m_change(new QLabel),
      m_bar(new ChanceBar(m_theme)), m_could(new QLabel), m_follows(new QLabel)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_verdict);
    column->addWidget(m_change);
    column->addWidget(m_bar);
    column->addSpacing(12);
    column->addWidget(m_could);
    column->addSpacing(4);
    const auto addRows = [&](std::vector<JudgedRow*>& rows, int count) {
        for (int row = 0; row < count; ++row)
            column->addWidget(rows.emplace_back(new JudgedRow(m_theme)));
    };
    addRows(m_options, mostOptions);
    column->addSpacing(12);
    column->addWidget(m_follows);
    column->addSpacing(4);
    addRows(m_line, mostOfLine);
    for (QLabel* label : {m_change, m_could, m_follows}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setTheme(m_theme);
}

void JudgedView::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_change->setFont(m_theme->font(TextRole::second));
    m_change->setForegroundRole(QPalette::PlaceholderText);
    m_change->setContentsMargins(m_theme->px(38), 0, 0, m_theme->px(6));
    for (QLabel* label : {m_could, m_follows})
        label->setFont(m_theme->interfaceFont(m_theme->body(), QFont::DemiBold));
}

void JudgedView::show(const JudgedPlace& place, const MatchRules& rules, const Narrator& narrator)
{
    const AnalysedDecision& decision = *place.decision();
    showVerdict(decision, narrator);
    const int team = rules.team(decision.seat);
    const Band& played = decision.played;
    const SeatId other = firstSeat(rules, 1 - team);
    m_bar->show(team == 0 ? played : Band{1 - played.chance, 1 - played.high, 1 - played.low},
                team == 0 ? std::array{decision.seat, other} : std::array{other, decision.seat});
    showOptions(place, narrator);
    showLine(place, narrator);
}

void JudgedView::showVerdict(const AnalysedDecision& decision, const Narrator& narrator)
{
    const Verdict verdict = decision.verdict();
    const long lost = hundredths(decision.lost);
    const QString hero = narrator.fighter(heroOf(decision.seat));
    m_verdict->show(
        verdict, verdict == Verdict::fine
                     ? verdictName(verdict)
                     : tr("%1: %n points lost", "verdict", static_cast<int>(lost)).arg(verdictName(verdict)));
    if (decision.better.isEmpty())
        m_change->setText(tr("Nothing better was found."));
    else if (verdict == Verdict::fine)
        m_change->setText(tr("About as good as the best decision."));
    else
        m_change->setText(tr("%1’s chance to win falls from %2% to %3%.")
                              .arg(hero)
                              .arg(hundredths(decision.best.chance))
                              .arg(hundredths(decision.played.chance)));
}

/// The best two and what was played, whatever their order; each once.
void JudgedView::showOptions(const JudgedPlace& place, const Narrator& narrator)
{
    const PlaceReview* review = place.review();
    const AnalysedDecision& decision = *place.decision();
    m_could->setText(
        review ? tr("Options, with %1’s chance to win in %").arg(narrator.fighter(heroOf(decision.seat)))
               : tr("Looking for better options…"));
    std::size_t row = 0;
    int rank = 0;
    for (std::size_t at = 0; review && at < review->review.options.size() && row < m_options.size(); ++at) {
        const ReviewedOption& option = review->review.options[at];
        const bool played = option.place == review->played;
        const bool answer = option.place == review->answer;
        ++rank;
        if (rank > 2 && !played && !answer) continue;
        const QString words =
            narrator.option(place.before(), review->options[static_cast<std::size_t>(option.place)]);
        const QString said = answer   ? tr("Your choice: %1").arg(words)
                             : played ? tr("Played: %1").arg(words)
                                      : words;
        const JudgedRow::Sign sign = played && decision.verdict() != Verdict::fine
                                         ? JudgedRow::Sign(decision.verdict())
                                         : JudgedRow::Sign(RankSign{rank});
        const Decision& decided = review->options[static_cast<std::size_t>(option.place)];
        m_options[row]->show(sign, said, bandText(option.chance), rank == 1);
        m_options[row]->setCard(cardOf(decided, Looks(narrator)));
        m_options[row++]->setVisible(true);
    }
    for (; row < m_options.size(); ++row)
        m_options[row]->setVisible(false);
}

void JudgedView::showLine(const JudgedPlace& place, const Narrator& narrator)
{
    const PlaceReview* review = place.review();
    const std::size_t count = review ? std::min(review->review.line.size(), m_line.size()) : 0;
    m_follows->setVisible(count > 0);
    m_follows->setText(tr("Likely continuation"));
    for (std::size_t row = 0; row < m_line.size(); ++row) {
        m_line[row]->setVisible(row < count);
        if (row >= count) continue;
        const Decision& step = review->review.line[row];
        m_line[row]->show(step.seat, narrator.decision(step));
        m_line[row]->setCard(cardOf(step, Looks(narrator)));
    }
}

std::vector<const JudgedRow*> JudgedView::options() const
{
    std::vector<const JudgedRow*> shown;
    for (const JudgedRow* row : m_options)
        if (!row->isHidden()) shown.push_back(row);
    return shown;
}

} // namespace fabletop
