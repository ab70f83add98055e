// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/laboratory/shaking.h"

#include "model/bots/gamerunner.h"
#include "model/match/record/matchrecorder.h"
#include "model/match/words/breachwords.h"

#include <map>

namespace fabletop {

namespace {

const char* const shaker = "random";

/// Who plays a game where.
struct Pairing {
    int opponent = 0;
    int battlefield = 0;
    int seat = 0; ///< of the hero that is shaken
    auto operator<=>(const Pairing&) const = default;
};

/// The matches of a trial, linked as they are first wanted.
class Tables {
public:
    explicit Tables(const ShakeQuestion& question) : m_hero(question.hero) {}

    [[nodiscard]] Pairing pairing(int game) const
    {
        return {m_plan.opponentOf(game), m_plan.battlefieldOf(game), m_plan.seatOf(game)};
    }
    [[nodiscard]] std::optional<MatchSetup> setup(const Pairing& pairing, Diagnostics& diagnostics) const
    {
        MatchSetup setup;
        const auto other = loadHero(opponent(pairing), diagnostics);
        const auto field = loadBattlefield(battlefield(pairing), diagnostics);
        if (!other || !field) return std::nullopt;
        setup.battlefield = *field;
        setup.seats = {{pairing.seat == 0 ? m_hero : other, 0, 0},
                       {pairing.seat == 0 ? other : m_hero, 1, 1}};
        return setup;
    }
    /// Null, with diagnostics, where no match can be made of them.
    [[nodiscard]] const MatchRules* rules(const Pairing& pairing, Diagnostics& diagnostics)
    {
        auto& rules = m_rules[pairing];
        if (rules) return rules.get();
        if (const auto made = setup(pairing, diagnostics)) rules = buildRuleset(*made, diagnostics);
        return rules.get();
    }
    [[nodiscard]] const QString& opponent(const Pairing& pairing) const
    {
        return m_plan.opponents().at(pairing.opponent);
    }
    [[nodiscard]] const QString& battlefield(const Pairing& pairing) const
    {
        return m_plan.battlefields().at(pairing.battlefield);
    }

private:
    std::shared_ptr<const HeroRules> m_hero;
    ShakePlan m_plan;
    std::map<Pairing, std::shared_ptr<const MatchRules>> m_rules;
};

std::vector<std::unique_ptr<Bot>> shakers()
{
    std::vector<std::unique_ptr<Bot>> bots;
    bots.push_back(makeBot(shaker));
    bots.push_back(makeBot(shaker));
    return bots;
}

std::uint64_t seedOf(const ShakeQuestion& question, int game)
{
    return gameSeed(question.seed, static_cast<std::uint64_t>(game));
}

/// Plays one game and looks at each of its steps.
void shakeOne(const ShakeQuestion& question, Tables& tables, const Pairing& pairing, const MatchRules& rules,
              OptionList& scratch, ShakeResult& result)
{
    const int number = result.played;
    ShakeFailure failure{.breach = {},
                         .game = number,
                         .position = -1,
                         .opponent = tables.opponent(pairing),
                         .battlefield = tables.battlefield(pairing),
                         .seat = idAt<SeatId>(pairing.seat)};
    int position = -1;
    const auto watch = [&](const Decision*, const State& before, const State& after, const EventLog& log) {
        ++position;
        if (failure.breach) return; // what follows from a fault says nothing new
        failure.breach = breachAfter(rules, before, after, log, scratch);
        failure.position = position;
    };
    const GameResult game = GameRunner(rules, shakers()).play(seedOf(question, number), watch);
    ++result.played;
    result.decisions += game.decisions;
    if (failure.breach || game.fault) result.failure = failure;
}

} // namespace

int ShakePlan::gamesBetween(int opponent, int battlefield, int games) const
{
    const int round = opponentCount() * battlefieldCount(); // each of them once
    return games / round + (battlefield * opponentCount() + opponent < games % round ? 1 : 0);
}

QString worded(const ShakeFailure& failure, const HeroRules& hero)
{
    return worded(failure.breach, failure.breach.seat == failure.seat ? &hero : nullptr);
}

std::optional<ShakeResult> shake(const ShakeQuestion& question, Diagnostics& diagnostics,
                                 const std::function<bool(const ShakeResult&)>& progressed)
{
    if (!question.hero) return std::nullopt;
    Tables tables(question);
    const auto scratch = std::make_unique<OptionList>();
    ShakeResult result;
    result.asked = question.games;
    while (result.played < result.asked && !result.failure) {
        const Pairing pairing = tables.pairing(result.played);
        const MatchRules* rules = tables.rules(pairing, diagnostics);
        if (!rules) return std::nullopt;
        shakeOne(question, tables, pairing, *rules, *scratch, result);
        if (progressed && !progressed(result)) break;
    }
    return result;
}

bool recordFailure(const ShakeQuestion& question, const ShakeFailure& failure, const QString& path,
                   QString* why)
{
    Diagnostics ignored; // the same match was made before
    Tables tables(question);
    const Pairing pairing = tables.pairing(failure.game);
    const auto setup = tables.setup(pairing, ignored);
    const auto rules = setup ? buildRuleset(*setup, ignored) : nullptr;
    if (!rules) return false;
    const std::uint64_t seed = seedOf(question, failure.game);
    MatchRecorder recorder(*setup, rules, {QLatin1String(shaker), QLatin1String(shaker)}, seed, path);
    int position = -1;
    GameRunner(*rules, shakers())
        .play(seed,
              [&](const Decision* decision, const State& before, const State& after, const EventLog& log) {
                  if (++position <= failure.position) recorder.add(decision, before, after, log);
              });
    if (why && recorder.fault()) *why = recorder.fault()->sentence();
    return recorder.ok();
}

void ShakeTrial::start(const ShakeQuestion& question)
{
    run([this, question](Line& line) {
        Diagnostics diagnostics;
        const auto result = shake(question, diagnostics, [&](const ShakeResult& soFar) {
            if (line.due()) line.tell([this, soFar] { Q_EMIT progressed(soFar); });
            return !line.stopped();
        });
        const QString why =
            diagnostics.empty() ? QString() : QString::fromStdString(message(diagnostics.front()));
        line.finish([this, result, why] {
            if (result) return Q_EMIT finished(*result);
            Q_EMIT failed(why.isEmpty() ? tr("No match can be played with this hero.") : why);
        });
    });
}

} // namespace fabletop
