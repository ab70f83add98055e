// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Moments of matches for tests of what a viewer may see: who plays, who looks, and how far it has come.

#include "model/bots/greedy.h"
#include "model/match/viewpointpolicy.h"
#include "tests/match/duel.h"

#include <functional>
#include <memory>
#include <vector>

namespace fabletop::testing {

inline constexpr SeatId ana = idAt<SeatId>(0);
inline constexpr SeatId ben = idAt<SeatId>(1);

/// A match at a moment, who looks, and how they came to look.
struct Scene {
    std::unique_ptr<Match> match;
    Viewer viewer = Viewer::spectator();
    bool welcomed = false; ///< the cover was opened
};

enum class Players { computer, hotSeat, openHands, teams };

struct Setting {
    const char* name;
    std::uint64_t seed;
    Players players;
    bool welcomed; ///< in hot-seat: the cover was opened
    int least;     ///< decisions before it
    bool (*right)(const Match&);
    const char* first;
    const char* second;
};

inline bool anaActs(const Match& match)
{
    return match.decides() == ana && match.prompt().ask == Ask::action;
}
inline bool anaDefends(const Match& match)
{
    return match.decides() == ana && match.prompt().ask == Ask::defend;
}
inline bool someoneDefends(const Match& match)
{
    return match.prompt().ask == Ask::defend;
}
inline bool someoneActs(const Match& match)
{
    return match.prompt().ask == Ask::action;
}

inline MatchInfo infoOf(const Setting& setting)
{
    const auto hero = [](const char* name) {
        return QString(QLatin1String(name)).replace(QStringLiteral("~"), QStringLiteral(FABLETOP_SOURCE_DIR));
    };
    MatchInfo info = duelInfo(setting.seed, hero(setting.first), hero(setting.second));
    info.openHands = setting.players == Players::openHands;
    if (setting.players == Players::computer || setting.players == Players::openHands)
        info.seats[1].player = QStringLiteral("greedy1");
    if (setting.players != Players::teams) return info;
    Diagnostics diagnostics;
    if (auto field = loadBattlefield(QStringLiteral("soho"), diagnostics)) info.setup.battlefield = *field;
    for (const char* one : {"alice", "sinbad"}) {
        const auto seat = static_cast<std::uint8_t>(info.seats.size());
        info.setup.seats.push_back(
            {loadHero(QLatin1String(one), diagnostics), static_cast<std::uint8_t>(seat % 2), seat});
        info.seats.push_back({QStringLiteral("P%1").arg(seat + 1), QStringLiteral("person")});
    }
    return info;
}

/// Played by greedy players until enough decisions were taken and the moment is right; null if it never
/// comes.
inline std::unique_ptr<Match> playedTo(const Setting& setting)
{
    auto match = duel(infoOf(setting));
    match->begin();
    GreedyBot bot;
    Rng rng = Rng::seeded(setting.seed);
    while (!match->over()) {
        if (match->timeline().last() >= setting.least && setting.right(*match)) return match;
        const SeatId seat = match->decides();
        const int option = bot.choose(match->rules(), match->observation(seat), seat, match->options(), rng);
        if (match->decide(Decision(match->options()[option]))) return nullptr;
    }
    return nullptr;
}

inline Scene sceneOf(const Setting& setting)
{
    Scene scene{playedTo(setting), Viewer::spectator(), setting.welcomed};
    if (!scene.match) return scene;
    const bool alone = onlyPerson(*scene.match) != SeatId::none;
    const Presence presence{true,
                            alone              ? ana
                            : setting.welcomed ? scene.match->decides()
                                               : SeatId::none,
                            SeatId::none, 0};
    scene.viewer = viewerOf(*scene.match, presence);
    return scene;
}

/// "~" is the folder of the project: a home-made hero whose committed card asks before the reveal.
inline const std::vector<Setting>& settings()
{
    static const char* const beekeeper = "~/resources/help/language/beekeeper.hero";
    static const std::vector<Setting> all{
        {"against the computer, acting", 3, Players::computer, false, 20, anaActs, "sherlock-holmes",
         "dracula"},
        {"against the computer, attacked", 5, Players::computer, false, 30, anaDefends, "medusa",
         "king-arthur"},
        {"against the computer, late", 8, Players::computer, false, 60, anaActs, "alice", "sinbad"},
        {"against a home-made hero", 2, Players::computer, false, 30, anaDefends, "dracula", beekeeper},
        {"open hands", 5, Players::openHands, false, 30, anaDefends, "medusa", "king-arthur"},
        {"hot-seat, covered", 4, Players::hotSeat, false, 25, someoneActs, "sherlock-holmes", "dracula"},
        {"hot-seat, covered while attacked", 6, Players::hotSeat, false, 30, someoneDefends, "robin-hood",
         "bigfoot"},
        {"hot-seat, acting", 7, Players::hotSeat, true, 40, someoneActs, "jekyll-and-hyde", "invisible-man"},
        {"hot-seat, attacked", 9, Players::hotSeat, true, 30, someoneDefends, "dracula", "medusa"},
        {"teams, covered", 3, Players::teams, false, 40, someoneActs, "medusa", "robin-hood"},
        {"teams, attacked", 4, Players::teams, true, 40, someoneDefends, "medusa", "robin-hood"},
    };
    return all;
}

} // namespace fabletop::testing
