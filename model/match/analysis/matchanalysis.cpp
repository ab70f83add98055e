// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/analysis/matchanalysis.h"

#include "model/content/records/decisionmatch.h"
#include "model/engine/engine.h"

#include <QCryptographicHash>
#include <QDir>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr char player[] = "1"; ///< counted on when search or judge are changed in a way that moves numbers

// Chances lost from which a decision is called so; those of lichess are in the same order.
constexpr float inaccuracyFrom = 0.05F;
constexpr float mistakeFrom = 0.10F;
constexpr float blunderFrom = 0.25F;

} // namespace

Verdict AnalysedDecision::verdict() const
{
    if (lost <= doubt) return Verdict::fine;
    if (lost >= blunderFrom) return Verdict::blunder;
    if (lost >= mistakeFrom) return Verdict::mistake;
    return lost >= inaccuracyFrom ? Verdict::inaccuracy : Verdict::fine;
}

const AnalysedDecision* MatchAnalysis::at(int position) const
{
    const auto found = std::lower_bound(
        decisions.begin(), decisions.end(), position,
        [](const AnalysedDecision& decision, int wanted) { return decision.position < wanted; });
    return found != decisions.end() && found->position == position ? &*found : nullptr;
}

float MatchAnalysis::luckAt(int position, const MatchRules& rules) const
{
    if (position < 1 || position >= static_cast<int>(chances.size()) ||
        !std::binary_search(chanceful.begin(), chanceful.end(), position))
        return 0;
    const auto place = static_cast<std::size_t>(position);
    const AnalysedDecision* decided = at(position);
    const float lost = !decided ? 0 : rules.team(decided->seat) == 0 ? decided->lost : -decided->lost;
    return chances[place].chance - chances[place - 1].chance + lost;
}

float MatchAnalysis::luckOf(int team, const MatchRules& rules) const
{
    float sum = 0;
    for (const int position : chanceful)
        sum += luckAt(position, rules);
    return team == 0 ? sum : -sum;
}

/// The curve of lichess ("Lichess accuracy metric"): how good a move was, from the chance to win it gave
/// away.
float MatchAnalysis::accuracyOf(int team, const MatchRules& rules) const
{
    float sum = 0;
    int count = 0;
    for (const AnalysedDecision& decision : decisions) {
        if (rules.team(decision.seat) != team) continue;
        const float lost = decision.lost > decision.doubt ? 100 * decision.lost : 0;
        sum += std::clamp(103.1668F * std::exp(-0.04354F * lost) - 3.1669F, 0.0F, 100.0F);
        ++count;
    }
    return count == 0 ? 100 : sum / static_cast<float>(count);
}

int MatchAnalysis::turningPoint() const
{
    int place = 0;
    float most = 0;
    for (std::size_t at = 1; at < chances.size(); ++at)
        if (const float step = std::abs(chances[at].chance - chances[at - 1].chance); step > most)
            most = step, place = static_cast<int>(at);
    return place;
}

int MatchAnalysis::count(Verdict verdict, int team, const MatchRules& rules) const
{
    return static_cast<int>(
        std::count_if(decisions.begin(), decisions.end(), [&](const AnalysedDecision& decision) {
            return decision.verdict() == verdict && rules.team(decision.seat) == team;
        }));
}

MatchAnalysis MatchAnalysis::until(int position) const
{
    MatchAnalysis part{version, budget, {}, {}, {}};
    const auto count = std::min(chances.size(), static_cast<std::size_t>(std::max(0, position)) + 1);
    part.chances.assign(chances.begin(), chances.begin() + static_cast<std::ptrdiff_t>(count));
    for (const AnalysedDecision& decision : decisions)
        if (decision.position <= position) part.decisions.push_back(decision);
    for (const int place : chanceful)
        if (place <= position) part.chanceful.push_back(place);
    return part;
}

SeatId firstSeat(const MatchRules& rules, int team)
{
    for (int place = 0; place < rules.seatCount(); ++place)
        if (rules.team(idAt<SeatId>(place)) == team) return idAt<SeatId>(place);
    return SeatId::none;
}

std::uint64_t seedOfDecision(int position)
{
    return 1'000'100ULL + 1'000ULL * static_cast<std::uint64_t>(position);
}

QString analysisVersion()
{
    static const QString version = [] {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const QDir folder(QStringLiteral(":/content/rules"));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly)) hash.addData(file.readAll());
        }
        const Weights& weights = fittedWeights();
        hash.addData(QByteArray::fromRawData(reinterpret_cast<const char*>(weights.data()), sizeof(weights)));
        return QLatin1String(player) + u'-' + QString::fromLatin1(hash.result().toHex().left(8));
    }();
    return version;
}

std::optional<Decision> betterDecision(const MatchRules& rules, const State& before,
                                       const AnalysedDecision& decision)
{
    if (decision.better.isEmpty() || !before.flow.open) return std::nullopt;
    std::vector<PatternFault> faults;
    const DecisionPattern pattern = readPattern(rules, decision.better, faults);
    if (!faults.empty() || !pattern.verb) return std::nullopt;
    const auto options = std::make_unique<OptionList>();
    legal(rules, before, *options);
    const auto* found = std::find_if(options->begin(), options->end(), [&](const Decision& option) {
        return agrees(rules, before, option, pattern);
    });
    return found == options->end() ? std::nullopt : std::optional(*found);
}

} // namespace fabletop
