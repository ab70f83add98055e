// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/laboratory/fairness.h"

#include "model/bots/gamerunner.h"
#include "model/content/catalogue.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int inOneRound = 4; ///< heroes and starts, each both ways

using Hero = std::shared_ptr<const HeroRules>;

/// Start 1 and 2 of the battlefield, seen from the seats.
Battlefield exchanged(Battlefield battlefield)
{
    for (Space& space : battlefield.spaces)
        if (space.start == 1 || space.start == 2) space.start = 3 - space.start;
    return battlefield;
}

/// A table at which one pair plays: who sits where, and which start is whose.
struct FairnessTable {
    std::shared_ptr<const MatchRules> rules;
    bool startsExchanged = false;
    std::unique_ptr<GameRunner> runner; ///< keeps hold of `rules`, which it must not outlive
};

/// Every pair of different heroes, or one hero against itself.
std::vector<std::pair<Hero, Hero>> pairsOf(const std::vector<Hero>& heroes)
{
    std::vector<std::pair<Hero, Hero>> pairs;
    for (std::size_t i = 0; i < heroes.size(); ++i)
        for (std::size_t j = i + 1; j < heroes.size(); ++j)
            pairs.emplace_back(heroes[i], heroes[j]);
    if (pairs.empty() && !heroes.empty()) pairs.emplace_back(heroes.front(), heroes.front());
    return pairs;
}

bool addTable(std::vector<FairnessTable>& tables, const MatchSetup& setup, bool startsExchanged,
              const std::string& player, Diagnostics& diagnostics)
{
    FairnessTable table;
    table.rules = buildRuleset(setup, diagnostics);
    if (!table.rules) return false;
    table.startsExchanged = startsExchanged;
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        bots.push_back(makeBot(player));
    if (std::any_of(bots.begin(), bots.end(), [](const auto& bot) { return !bot; })) return false;
    table.runner = std::make_unique<GameRunner>(*table.rules, std::move(bots));
    tables.push_back(std::move(table));
    return true;
}

/// Four tables a pair, in the order in which they play.
std::vector<FairnessTable> setTables(const FairnessQuestion& question, Diagnostics& diagnostics)
{
    std::vector<Hero> heroes;
    const QStringList shipped = shippedHeroes();
    const QStringList ids = question.heroes.isEmpty()
                                ? QStringList{shipped.value(0), shipped.value(shipped.size() - 1)}
                                : question.heroes;
    for (const QString& id : ids) {
        heroes.push_back(loadHero(id, diagnostics));
        if (!heroes.back()) return {};
    }
    std::vector<FairnessTable> tables;
    for (const auto& [one, other] : pairsOf(heroes))
        for (bool heroesExchanged : {false, true})
            for (bool startsExchanged : {false, true}) {
                MatchSetup setup;
                setup.battlefield = startsExchanged ? exchanged(question.battlefield) : question.battlefield;
                setup.seats = {{heroesExchanged ? other : one, 0, 0}, {heroesExchanged ? one : other, 1, 1}};
                if (!addTable(tables, setup, startsExchanged, question.player.toStdString(), diagnostics))
                    return {};
            }
    return tables;
}

void playOne(FairnessTable& table, std::uint64_t seed, FairnessResult& result)
{
    const GameResult game = table.runner->play(seed);
    ++result.played;
    result.meanTurns += (game.turns - result.meanTurns) / result.played;
    if (game.fault) {
        ++result.faults;
        return;
    }
    const bool first = game.winner == 0;
    result.winsOfFirst += first ? 1 : 0;
    ++(first != table.startsExchanged ? result.winsOfStart1 : result.winsOfStart2);
}

} // namespace

std::optional<FairnessResult> playForFairness(const FairnessQuestion& question, Diagnostics& diagnostics,
                                              const std::function<bool(const FairnessResult&)>& progressed)
{
    std::vector<FairnessTable> tables = setTables(question, diagnostics);
    if (tables.empty()) return std::nullopt;
    const std::size_t pairs = tables.size() / inOneRound;
    const int rounds = (std::max(question.games, 1) + inOneRound - 1) / inOneRound;
    FairnessResult result;
    result.asked = rounds * inOneRound;
    for (int round = 0; round < rounds; ++round) {
        // All four get the same cards as far as that goes, so that luck is shared as well.
        const std::uint64_t seed = gameSeed(question.seed, static_cast<std::uint64_t>(round));
        const std::size_t pair = static_cast<std::size_t>(round) % pairs;
        for (std::size_t i = 0; i < inOneRound; ++i)
            playOne(tables[pair * inOneRound + i], seed, result);
        if (progressed && !progressed(result)) break;
    }
    return result;
}

void FairnessTrial::start(const FairnessQuestion& question)
{
    run([this, question](Line& line) {
        Diagnostics diagnostics;
        const auto result = playForFairness(question, diagnostics, [&](const FairnessResult& soFar) {
            if (line.due()) line.tell([this, soFar] { Q_EMIT progressed(soFar); });
            return !line.stopped();
        });
        const QString why =
            diagnostics.empty() ? QString() : QString::fromStdString(message(diagnostics.front()));
        line.finish([this, result, why] {
            if (result) return Q_EMIT finished(*result);
            Q_EMIT failed(why.isEmpty() ? tr("No match can be played on this battlefield.") : why);
        });
    });
}

} // namespace fabletop
