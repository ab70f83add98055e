// SPDX-License-Identifier: GPL-3.0-or-later
// A hero that is being made, put to work: a table to try a card on, what was tried kept as a scenario, and
// shaking.

#include "model/bots/random.h"
#include "model/content/scenarios/scenariorunner.h"
#include "model/documents/laboratory/sandbox.h"
#include "model/documents/laboratory/shaking.h"
#include "model/match/players/personplayer.h"
#include "model/match/record/matchfile.h"
#include "model/match/scenariomatch.h"
#include "tests/support/effort.h"
#include "tests/support/lamplighter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <map>

using namespace fabletop;

namespace {

std::shared_ptr<const HeroRules> lamplighter()
{
    Diagnostics problems;
    auto hero = readHero(test::lamplighterText().toStdString(), "lamplighter.hero", problems);
    for (const Diagnostic& problem : problems)
        qWarning("%s", toLine(problem).c_str());
    return hero;
}

SandboxQuestion question(const std::shared_ptr<const HeroRules>& hero, int card, const char* opponent,
                         const char* field)
{
    Diagnostics problems;
    return {hero, idAt<CardId>(card), false, loadHero(QLatin1String(opponent), problems),
            *loadBattlefield(QLatin1String(field), problems)};
}

std::unique_ptr<Match> tableFor(const SandboxQuestion& question)
{
    Diagnostics problems;
    auto match = makeSandbox(sandboxScenario(question), problems);
    for (const Diagnostic& problem : problems)
        qWarning("%s", toLine(problem).c_str());
    return match;
}

/// Whether `card` can be played at once, by attacking or as a scheme.
bool canPlay(const Match& match, CardId card)
{
    return std::any_of(match.options().begin(), match.options().end(), [card](const Decision& one) {
        return one.card == card && (one.verb == Verb::attack || one.verb == Verb::scheme);
    });
}

} // namespace

class TestTrials : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHeroOfTheTestsIsSound()
    {
        const auto hero = lamplighter();
        QVERIFY(hero);
        QCOMPARE(hero->deckSize(), 30);
        QCOMPARE(hero->forms.size(), std::size_t{2});
        QCOMPARE(hero->tokens.size(), std::size_t{2});
        QVERIFY(!hero->shipped);
    }

    void everyCardOfEveryHeroCanBeTried_data()
    {
        QTest::addColumn<QString>("hero");
        for (const QString& id : shippedHeroes())
            QTest::newRow(qPrintable(id)) << id;
        QTest::newRow("home-made") << QString();
    }
    void everyCardOfEveryHeroCanBeTried()
    {
        QFETCH(QString, hero);
        Diagnostics problems;
        const auto rules = hero.isEmpty() ? lamplighter() : loadHero(hero, problems);
        for (int card = 0; card < static_cast<int>(rules->cards.size()); ++card) {
            const CardKind& kind = rules->cards[static_cast<std::size_t>(card)];
            const auto own = tableFor(question(rules, card, "dracula", "sarpedon"));
            QVERIFY2(own, kind.id.c_str());
            if (kind.attacks() || kind.scheme()) QVERIFY2(canPlay(*own, idAt<CardId>(card)), kind.id.c_str());
            if (!kind.defends()) continue;
            SandboxQuestion defending = question(rules, card, "dracula", "soho");
            defending.defends = true;
            const auto theirs = tableFor(defending);
            QVERIFY2(theirs, kind.id.c_str());
            QCOMPARE(theirs->decides(), SeatId{1});
            const auto attack = std::find_if(theirs->options().begin(), theirs->options().end(),
                                             [](const Decision& one) { return one.verb == Verb::attack; });
            QVERIFY2(attack != theirs->options().end(), kind.id.c_str());
        }
    }

    void aTriedTableIsKeptAsAScenarioThatPasses()
    {
        const SandboxQuestion asked = question(lamplighter(), 0, "sherlock-holmes", "soho");
        const auto match = tableFor(asked);
        QVERIFY(match);
        match->begin();
        Rng rng = Rng::seeded(4);
        for (int i = 0; i < 12 && !match->over(); ++i) {
            const auto count = static_cast<std::uint32_t>(match->options().count);
            QVERIFY(!match->decide(match->options()[static_cast<int>(rng.below(count))]));
        }
        const QJsonObject kept = scenarioPlayed(sandboxScenario(asked), *match);
        const ScenarioReport report =
            runScenarioText(QJsonDocument(kept).toJson().toStdString(), QStringLiteral("kept.json"));
        QVERIFY2(report.passed == 1 && report.failed == 0,
                 report.results.empty() ? "refused" : qPrintable(report.results.front().message));
        // The scenario does state what came of it: another health is noticed.
        QJsonObject wrong = kept;
        QJsonArray steps = wrong[QStringLiteral("steps")].toArray();
        QJsonObject expect = steps.last()[QStringLiteral("expect")].toObject();
        QJsonObject health = expect[QStringLiteral("health")].toObject();
        health[QStringLiteral("lamplighter")] = health[QStringLiteral("lamplighter")].toInt() == 1 ? 2 : 1;
        expect[QStringLiteral("health")] = health;
        steps.replace(steps.size() - 1, QJsonObject{{QStringLiteral("expect"), expect}});
        wrong[QStringLiteral("steps")] = steps;
        QCOMPARE(
            runScenarioText(QJsonDocument(wrong).toJson().toStdString(), QStringLiteral("wrong.json")).failed,
            1);
    }

    void aScenarioWithASourceOfItsOwnIsChecked()
    {
        QJsonObject scenario = sandboxScenario(question(lamplighter(), 0, "dracula", "soho"));
        const auto run = [&](const char* field, const QString& value) {
            QJsonObject changed = scenario;
            QJsonArray seats = changed[QStringLiteral("seats")].toArray();
            QJsonObject seat = seats[0].toObject();
            seat[QLatin1String(field)] = value;
            seats[0] = seat;
            changed[QStringLiteral("seats")] = seats;
            Diagnostics problems;
            const bool read =
                readScenarios(QJsonDocument(changed).toJson().toStdString(), "x.json", problems).has_value();
            return read ? QString() : QString::fromStdString(std::string(problems.front().code.id()));
        };
        QCOMPARE(run("source", test::lamplighterText()), QString());
        QCOMPARE(run("hero", QStringLiteral("dracula")), QStringLiteral("hero-has-other-id"));
        QVERIFY(!run("source", QStringLiteral("nonsense")).isEmpty());
        QVERIFY(!run("source", QString()).isEmpty());
    }

    void takenBackOnTheTable()
    {
        const auto match = tableFor(question(lamplighter(), 0, "dracula", "soho"));
        QVERIFY(match);
        for (const SeatId seat : {SeatId{0}, SeatId{1}})
            match->setPlayer(seat, std::make_unique<PersonPlayer>());
        match->begin();
        const State before = match->state();
        const auto attack = std::find_if(match->options().begin(), match->options().end(),
                                         [](const Decision& one) { return one.verb == Verb::attack; });
        QVERIFY(attack != match->options().end());
        QVERIFY(!match->decide(Decision(*attack)));
        QVERIFY(match->takeBack(allSeats));
        QVERIFY(match->state() == before);
    }

    void shakingASoundHeroFindsNothing()
    {
        Diagnostics problems;
        const int games = test::repetitions(300);
        const auto result = shake({lamplighter(), games, 1}, problems, {});
        QVERIFY(result);
        QVERIFY2(!result->failure,
                 result->failure ? qPrintable(worded(*result->failure, *lamplighter())) : "");
        QCOMPARE(result->played, games);
        QVERIFY(result->decisions > games * 20);
        // The same question, the same games.
        QCOMPARE(shake({lamplighter(), games, 1}, problems, {})->decisions, result->decisions);
        QVERIFY(shake({lamplighter(), games, 2}, problems, {})->decisions != result->decisions);
    }

    void shakingFindsWhatIsWrong()
    {
        // No text can bring about such a hero; it stands for a fault of the program.
        auto broken = std::make_shared<HeroRules>(*lamplighter());
        broken->fighters[0].maximum = 13;
        Diagnostics problems;
        const ShakeQuestion question{broken, 300, 1};
        const auto result = shake(question, problems, {});
        QVERIFY(result && result->failure);
        QCOMPARE(result->failure->breach.breach, Breach::healthDiffers);
        QCOMPARE(result->played, 1);
        QVERIFY(!worded(*result->failure, *broken).isEmpty());

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("failure.match"));
        QVERIFY(recordFailure(question, *result->failure, path));
        const LoadedMatch match = openMatch(path);
        QVERIFY(match.ok());
        QCOMPARE(match.timeline.last(), result->failure->position);
        QVERIFY(!recordFailure(question, *result->failure,
                               folder.filePath(QStringLiteral("no/such/folder.match"))));
    }

    /// What a page shows of the games is what is played: counted game by game.
    void thePlanCountsTheGamesThatAreComing()
    {
        const ShakePlan plan;
        QVERIFY(plan.opponents().size() > 1 && plan.battlefields().size() > 1);
        for (const int games : {0, 1, 59, 60, 61, 2000}) {
            std::map<std::pair<int, int>, int> counted;
            for (int game = 0; game < games; ++game)
                ++counted[{plan.opponentOf(game), plan.battlefieldOf(game)}];
            for (int opponent = 0; opponent < plan.opponents().size(); ++opponent)
                for (int field = 0; field < plan.battlefields().size(); ++field)
                    QCOMPARE(plan.gamesBetween(opponent, field, games), (counted[{opponent, field}]));
        }
    }

    void shakingInTheBackgroundWithCancel()
    {
        ShakeTrial trial;
        QSignalSpy finished(&trial, &ShakeTrial::finished);
        trial.start({lamplighter(), 40, 1});
        QVERIFY(trial.running());
        QVERIFY(finished.wait(60'000));
        QCOMPARE(finished.front().front().value<ShakeResult>().played, 40);
        finished.clear();
        connect(&trial, &ShakeTrial::progressed, &trial, &ShakeTrial::cancel);
        trial.start({lamplighter(), 1'000'000, 1});
        QVERIFY(finished.wait(60'000));
        QVERIFY(finished.front().front().value<ShakeResult>().played < 1'000'000);
        QVERIFY(!trial.running());
    }
};

QTEST_GUILESS_MAIN(TestTrials)
#include "tst_trials.moc"
