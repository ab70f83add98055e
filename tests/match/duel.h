// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Duels for tests: set up from shipped content, played by chance of a fixed seed.

#include "model/match/match.h"

#include <memory>

namespace fabletop::testing {

inline MatchInfo duelInfo(std::uint64_t seed = 1, const QString& first = QStringLiteral("sherlock-holmes"),
                          const QString& second = QStringLiteral("dracula"))
{
    Diagnostics diagnostics;
    MatchInfo info;
    info.setup.seed = seed;
    info.setup.seats = {{loadHero(first, diagnostics), 0, 0}, {loadHero(second, diagnostics), 1, 1}};
    if (auto ground = loadBattlefield(QStringLiteral("baskerville-manor"), diagnostics))
        info.setup.battlefield = *ground;
    info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                  {QStringLiteral("Ben"), QStringLiteral("person")}};
    for (const Diagnostic& diagnostic : diagnostics)
        qWarning("%s", toLine(diagnostic).c_str());
    return info;
}

inline std::unique_ptr<Match> duel(const MatchInfo& info)
{
    Diagnostics diagnostics;
    return std::make_unique<Match>(info, buildRuleset(info.setup, diagnostics));
}
inline std::unique_ptr<Match> duel(std::uint64_t seed = 1)
{
    return duel(duelInfo(seed));
}

/// A duel of every shipped hero with the next one in the list.
inline std::vector<MatchInfo> everyHero()
{
    std::vector<MatchInfo> infos;
    const QStringList heroes = shippedHeroes();
    for (qsizetype i = 0; i < heroes.size(); ++i)
        infos.push_back(duelInfo(static_cast<std::uint64_t>(i), heroes[i], heroes[(i + 1) % heroes.size()]));
    return infos;
}

/// Answers at most `decisions` questions by chance; returns how many were answered.
inline int playOn(Match& match, int decisions = 100'000, std::uint64_t seed = 1)
{
    Rng rng = Rng::seeded(seed);
    int taken = 0;
    while (taken < decisions && !match.over()) {
        const auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(match.options().count)));
        const Decision decision = match.options()[pick];
        if (match.decide(decision)) qFatal("an offered decision was refused");
        ++taken;
    }
    return taken;
}

/// The first legal decision of that kind, or none.
inline std::optional<Decision> offered(const Match& match, Verb verb)
{
    for (const Decision& decision : match.options())
        if (decision.verb == verb) return decision;
    return std::nullopt;
}

} // namespace fabletop::testing
