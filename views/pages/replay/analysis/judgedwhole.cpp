// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/analysis/judgedwhole.h"

#include "views/theme/follow.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr int teams = 2;
constexpr std::size_t mostWorst = 6;

int turnOf(const Timeline& timeline, int position)
{
    const int turn = timeline.chapterAt(Level::turn, {position, 0});
    return turn < 0 ? 0 : timeline.structure().chapters()[static_cast<std::size_t>(turn)].number;
}

QString signedPoints(float chance)
{
    const long points = std::lround(100 * chance);
    return points > 0   ? QStringLiteral("+%1").arg(points)
           : points < 0 ? QStringLiteral("−%1").arg(-points)
                        : QStringLiteral("±0");
}

} // namespace

JudgedWhole::JudgedWhole(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_title(new QLabel), m_turning(new JudgedRow(m_theme)),
      m_note(new QLabel), m_worstTitle(new QLabel)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addSpacing(4);
    for (std::size_t team = 0; team < teams; ++team) {
        column->addWidget(m_sides[team] = new JudgedRow(m_theme));
        column->addWidget(m_words[team] = new JudgedRow(m_theme));
    }
    column->addWidget(m_turning);
    column->addSpacing(8);
    column->addWidget(m_worstTitle);
    for (std::size_t place = 0; place < mostWorst; ++place) {
        auto* row = m_worst.emplace_back(new JudgedRow(m_theme));
        row->setPressable(true);
        column->addWidget(row);
        connect(row, &JudgedRow::pressed, this, [this, place] { Q_EMIT seekRequested(m_worstAt[place]); });
    }
    column->addSpacing(8);
    column->addWidget(m_note);
    m_turning->setPressable(true);
    connect(m_turning, &JudgedRow::pressed, this, [this] { Q_EMIT seekRequested(m_turningAt); });
    for (QLabel* label : {m_title, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    setTheme(m_theme);
}

void JudgedWhole::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_title->setFont(m_theme->font(TextRole::section));
    m_note->setFont(m_theme->font(TextRole::second));
    m_worstTitle->setFont(m_theme->interfaceFont(m_theme->body(), QFont::DemiBold));
    m_note->setForegroundRole(QPalette::PlaceholderText);
}

void JudgedWhole::show(const ReplayAnalysis& analysis, const Narrator& narrator)
{
    const MatchRules& rules = narrator.rules();
    const MatchAnalysis& told = analysis.told();
    const bool chances = analysis.chancesSeen();
    m_title->setText(tr("The match so far"));
    if (static_cast<int>(told.chances.size()) > analysis.trunk()->timeline().last())
        m_title->setText(tr("The whole match"));
    for (int team = 0; team < teams; ++team) {
        const auto place = static_cast<std::size_t>(team);
        const SeatId seat = firstSeat(rules, team);
        const bool seen = analysis.decisionsSeen(seat);
        m_sides[place]->setVisible(seen);
        m_words[place]->setVisible(seen);
        if (!seen) continue;
        m_sides[place]->show(seat, narrator.fighter(heroOf(seat)),
                             tr("%1% accuracy").arg(std::lround(told.accuracyOf(team, rules))));
        m_words[place]->show({}, sideWords(told, team, rules),
                             chances ? tr("luck %1").arg(signedPoints(told.luckOf(team, rules))) : QString());
    }
    m_turningAt = told.turningPoint();
    m_turning->setVisible(chances && m_turningAt > 0);
    if (m_turning->isVisibleTo(this)) {
        const auto at = static_cast<std::size_t>(m_turningAt);
        m_turning->show({},
                        tr("Biggest swing: turn %1").arg(turnOf(analysis.trunk()->timeline(), m_turningAt)),
                        signedPoints(told.chances[at].chance - told.chances[at - 1].chance));
    }
    showWorst(analysis, narrator);
    m_note->setText(tr("The chance to win is the average of what both sides knew. Hidden cards don’t count. "
                       "Luck is how draws, shuffles and revealed cards changed that chance."));
}

void JudgedWhole::showWorst(const ReplayAnalysis& analysis, const Narrator& narrator)
{
    const Timeline& timeline = analysis.trunk()->timeline();
    std::vector<const AnalysedDecision*> worst;
    for (int position : analysis.mistakes())
        worst.push_back(analysis.told().at(position));
    std::stable_sort(worst.begin(), worst.end(),
                     [](const auto* one, const auto* other) { return one->lost > other->lost; });
    worst.resize(std::min(worst.size(), mostWorst));
    std::sort(worst.begin(), worst.end(),
              [](const auto* one, const auto* other) { return one->position < other->position; });
    m_worstAt.clear();
    m_worstTitle->setVisible(!worst.empty());
    m_worstTitle->setText(tr("Costliest mistakes"));
    for (std::size_t place = 0; place < m_worst.size(); ++place) {
        m_worst[place]->setVisible(place < worst.size());
        if (place >= worst.size()) continue;
        const AnalysedDecision& decision = *worst[place];
        const Decision& taken = timeline.step(decision.position).decision;
        m_worstAt.push_back(decision.position);
        m_worst[place]->show(decision.verdict(),
                             tr("Turn %1: %2", "turn and decision")
                                 .arg(turnOf(timeline, decision.position))
                                 .arg(narrator.decision(taken)),
                             signedPoints(-decision.lost));
    }
}

QString JudgedWhole::sideWords(const MatchAnalysis& told, int team, const MatchRules& rules)
{
    QStringList words{tr("%n inaccuracies", nullptr, told.count(Verdict::inaccuracy, team, rules)),
                      tr("%n mistakes", nullptr, told.count(Verdict::mistake, team, rules)),
                      tr("%n blunders", nullptr, told.count(Verdict::blunder, team, rules))};
    return words.join(QStringLiteral(", "));
}

} // namespace fabletop
