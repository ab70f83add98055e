// SPDX-License-Identifier: GPL-3.0-or-later
// Positions to solve: those that come with the program hold under today's rules, strange files are refused
// with a place, what is found is clearly best and the same whoever looks, and only a first answer counts.

#include "model/content/records/decisionjson.h"
#include "model/match/analysis/placereview.h"
#include "model/match/positions/ownpositions.h"
#include "model/match/positions/positionsearch.h"
#include "model/match/positions/shippedpositions.h"
#include "model/match/positions/solverrecord.h"
#include "model/match/scenariomatch.h"
#include "tests/support/effort.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

using namespace fabletop;
using namespace fabletop::test;

namespace {

constexpr PositionBudget little{.screen = 60, .each = 24, .longer = 60, .worlds = 2};

QString firstFile()
{
    const auto all = shippedPositions();
    return all.empty() ? QString() : all.front().file;
}

std::string textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Diagnostics readingOf(const std::string& text)
{
    Diagnostics diagnostics;
    const auto match = readPositions(text, "x.json", diagnostics);
    // Either all of it holds, or somebody is told why not.
    if (match.has_value() == hasErrors(diagnostics)) diagnostics.clear();
    return diagnostics;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t at = text.find(what);
    return at == std::string::npos ? std::string() : text.replace(at, what.size(), by);
}

std::vector<Position> found(const Match& match, int threads)
{
    PositionSearch search(match.sharedRules(), match.timeline(), little);
    std::vector<std::thread> helpers;
    for (int thread = 1; thread < threads; ++thread)
        helpers.emplace_back([&search] { search.work(); });
    search.work();
    for (std::thread& helper : helpers)
        helper.join();
    return search.result();
}

} // namespace

class TestPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void kindsHaveNames()
    {
        for (int kind = 0; kind < positionKinds; ++kind)
            QCOMPARE(kindCalled(QString(nameOf(static_cast<PositionKind>(kind)))),
                     static_cast<PositionKind>(kind));
        QVERIFY(!kindCalled(u"nothing"));
    }

    void shippedOnesHold()
    {
        const std::vector<ListedPosition> all = shippedPositions();
        QVERIFY(!all.empty());
        QSet<QString> ids;
        for (const ListedPosition& listed : all) {
            Diagnostics diagnostics;
            const auto match = openPositions(listed.file, diagnostics);
            QVERIFY2(match && diagnostics.empty(), qPrintable(listed.id));
            const Position* position = positionAt(*match, listed.at);
            QVERIFY2(position, qPrintable(listed.id));
            QCOMPARE(position->kind, listed.kind);
            QCOMPARE(position->rating, listed.rating);
            // What README and commands.md say of them.
            QVERIFY(position->best - position->next - position->doubt > 0.0499F);
            QVERIFY(position->right.size() <= 3);
            QVERIFY(position->iterations >= 24'000);
            QVERIFY(!position->line.empty() && position->isRight(position->line.front()));
            ids.insert(listed.id);
        }
        QCOMPARE(ids.size(), all.size());
    }

    void whatIsWrittenIsWhatWasRead()
    {
        const std::string text = textOf(firstFile());
        Diagnostics diagnostics;
        const auto match = readPositions(text, "x.json", diagnostics);
        QVERIFY(match);
        QCOMPARE(positionsText(*match).toStdString(), text);
    }

    void aTableSetUpByHandIsOneToo()
    {
        QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/positions/first.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject first = QJsonDocument::fromJson(file.readAll()).array().first().toObject();
        Diagnostics diagnostics;
        auto match = duelOn(first.value(QLatin1String("scenario")).toObject(), diagnostics);
        QVERIFY(match);
        const auto begun = beginningOf(*match);
        Position position;
        position.right = {begun->options()[1]};
        position.line = position.right;
        position.iterations = 1;
        position.rating = leastRating;
        match->positions.push_back(position);
        const std::string text = positionsText(*match).toStdString();
        const auto again = readPositions(text, "x.json", diagnostics);
        QVERIFY(again && diagnostics.empty());
        QVERIFY(again->positions == match->positions);
        const auto whole = playedOut(*again);
        QVERIFY(whole);
        const LoadedMatch cut = cutAt(*whole, 0);
        QVERIFY(cut.ok() && !cut.info.openHands && !cut.info.practice);
        QVERIFY(hasErrors(readingOf(replaced(text, "\"battlefield\":\"", "\"battlefield\":\"no-"))));
        QVERIFY(hasErrors(readingOf(replaced(text, "\"seats\":[", "\"seats\":[1,"))));
    }

    void strangeFilesAreRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* what, const char* by, const char* code) {
            QTest::newRow(name) << QString::fromUtf8(what) << QString::fromUtf8(by)
                                << QString::fromUtf8(code);
        };
        row("another kind", "\"positions\",", "\"battlefield\",", "not-positions");
        row("version", "\"version\": 1", "\"version\": 9", "wrong-type");
        row("a path for a hero", "\"heroes\": [\"", "\"heroes\": [\"/etc/", "unknown-hero");
        row("one hero", "\"heroes\": [", "\"heroes\": [\"medusa\", ", "wrong-type");
        row("battlefield", "\"battlefield\": \"", "\"battlefield\": \"no-", "unknown-battlefield");
        row("seed", "\"seed\": \"", "\"seed\": \"x", "wrong-type");
        row("unknown field", "\"seed\":", "\"sead\": 1, \"seed\":", "unknown-field");
        row("kind of position", "\"kind\":\"", "\"kind\":\"un", "unknown-position-kind");
        row("no right one", "\"right\":[{", "\"right\":[],\"x-right\":[{", "wrong-type");
        row("chance", "\"best\":0", "\"best\":7", "wrong-type");
        row("place", "\"at\":", "\"at\":9", "nothing-asked");
        row("a decision of nobody", "\"do\":", "\"do\":\"dance\",\"was\":", "unknown-decision");
        row("another decision", "\"decisions\": [", "\"decisions\": [\n    {\"do\":\"decline\",\"seat\":1},",
            "decision-not-possible");
    }

    void strangeFilesAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, code);
        const std::string text = replaced(textOf(firstFile()), what.toStdString(), by.toStdString());
        QVERIFY(!text.empty());
        const Diagnostics diagnostics = readingOf(text);
        QVERIFY(hasErrors(diagnostics));
        QStringList codes;
        for (const Diagnostic& diagnostic : diagnostics)
            codes << QString::fromUtf8(diagnostic.code.id().data(),
                                       static_cast<qsizetype>(diagnostic.code.id().size()));
        QVERIFY2(codes.contains(code), qPrintable(codes.join(u' ')));
        QVERIFY(diagnostics.front().where.line > 0);
    }

    void brokenFilesAreRefused()
    {
        const std::string text = textOf(firstFile());
        const int cuts = repetitions(60);
        for (int cut = 1; cut < cuts; ++cut)
            QVERIFY(hasErrors(readingOf(text.substr(0, text.size() * static_cast<std::size_t>(cut) /
                                                           static_cast<std::size_t>(cuts)))));
        Rng rng = Rng::seeded(5);
        for (int time = 0; time < repetitions(200); ++time) {
            std::string other = text;
            other[rng.next() % other.size()] = static_cast<char>(rng.next() % 96 + 32);
            (void)readingOf(other); // no crash; a digit for a digit may even hold
        }
    }

    void whoSolvesSeesWhatTheSeatSees()
    {
        const ListedPosition listed = shippedPositions().front();
        Diagnostics diagnostics;
        const auto match = openPositions(listed.file, diagnostics);
        const auto whole = playedOut(*match);
        QVERIFY(whole);
        const LoadedMatch cut = cutAt(*whole, listed.at);
        QVERIFY(cut.ok());
        QCOMPARE(cut.timeline.last(), listed.at);
        const SeatId seat = cut.timeline.state(listed.at).flow.decides;
        QCOMPARE(cut.rules->team(seat), 0); // at the left
        for (int place = 0; place < 2; ++place)
            QCOMPARE(cut.info.person(idAt<SeatId>(place)), idAt<SeatId>(place) == seat);
        QVERIFY(!cut.info.openHands && !cut.info.hints && !cut.info.practice);
    }

    void aForcedWinIsFound()
    {
        QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/positions/first.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject first = QJsonDocument::fromJson(file.readAll()).array().first().toObject();
        Diagnostics diagnostics;
        const std::string text =
            QJsonDocument(first.value(QLatin1String("scenario")).toObject()).toJson().toStdString();
        const auto scenarios = readScenarios(text, "first", diagnostics);
        QVERIFY(scenarios && scenarios->size() == 1);
        const auto match = matchOf(scenarios->front());
        QVERIFY(match);
        match->begin();
        const SeatId seat = match->decides();
        const PositionBudget budget{.screen = 1'200, .each = 300, .longer = 1'200, .worlds = 8};
        const PositionFinder finder(match->rules(), budget);
        const auto position = finder.examine(match->observation(seat), seat, match->options(), 1);
        QVERIFY(position);
        QCOMPARE(position->kind, PositionKind::win);
        QCOMPARE(position->right.size(), std::size_t{1});
        QCOMPARE(position->right.front().verb, Verb::attack);
        QVERIFY(position->best > 0.9F && position->next < 0.8F);
        QCOMPARE(finder.examine(match->observation(seat), seat, match->options(), 1), position);
    }

    void theSameOnAnyNumberOfThreads()
    {
        Diagnostics diagnostics;
        const auto match = openPositions(firstFile(), diagnostics);
        const auto whole = playedOut(*match);
        QVERIFY(whole);
        const std::vector<Position> one = found(*whole, 1);
        QCOMPARE(found(*whole, 3), one);
    }

    void ownMistakesBecomePositions()
    {
        LoadedMatch loaded =
            openMatch(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/matches/fog-over-soho.match"));
        QVERIFY(loaded.ok());
        for (MatchInfo::Seat& seat : loaded.info.seats)
            seat.player = QStringLiteral("person");
        Match match(std::move(loaded));
        const Timeline& timeline = match.timeline();
        MatchAnalysis analysis;
        analysis.version = analysisVersion();
        analysis.budget = 100;
        analysis.chances.resize(static_cast<std::size_t>(timeline.last()) + 1);
        int at = -1;
        for (int position = timeline.last(); position > 0; --position) {
            const auto known = observedBefore(match.rules(), timeline, position);
            if (!known) continue;
            const std::vector<Decision> open = decisionsOpen(match.rules(), *known);
            if (open.size() < 3) continue;
            const Decision& other =
                open.front() == timeline.step(position).decision ? open.back() : open.front();
            AnalysedDecision decision;
            decision.position = position;
            decision.seat = known->flow.decides;
            decision.best = {0.6F, 0.59F, 0.61F};
            decision.played = {0.4F, 0.39F, 0.41F};
            decision.lost = 0.2F;
            decision.doubt = 0.01F;
            decision.better = toJson(match.rules(), timeline.state(position - 1), other);
            analysis.decisions = {decision};
            at = position - 1;
            break;
        }
        QVERIFY(at >= 0);
        match.setAnalysis(analysis);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.match"));
        QVERIFY(!match.saveCopy(path));
        // The header still says that computers played: what they missed is nobody's to find.
        QVERIFY(ownPositions(path).empty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        text.replace(QByteArrayLiteral("\"player\":\"greedy1\""), QByteArrayLiteral("\"player\":\"person\""));
        text.replace(QByteArrayLiteral("\"player\":\"greedy\""), QByteArrayLiteral("\"player\":\"person\""));
        file.resize(0);
        file.seek(0);
        file.write(text);
        file.close();
        const std::vector<ListedPosition> all = ownPositions(path);
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all.front().at, at);
        QVERIFY(all.front().own());
        QCOMPARE(all.front().rating, unrated);
        const auto position = ownPosition(openMatch(path), at);
        QVERIFY(position);
        QCOMPARE(position->right.size(), std::size_t{1});
        QVERIFY(!ownPosition(openMatch(path), at + 1));
    }

    void onlyAFirstAnswerCounts()
    {
        SolverRecord record;
        record.answer(QStringLiteral("a"), 1'200, true);
        QCOMPARE(record.rating(), 1'220);
        QCOMPARE(record.streak(), 1);
        record.answer(QStringLiteral("b"), 1'600, false);
        const int after = record.rating();
        QVERIFY(after < 1'220 && after > 1'210); // it was hard
        QCOMPARE(record.streak(), 0);
        record.answer(QStringLiteral("b"), 1'600, true);
        QCOMPARE(record.rating(), after);
        QCOMPARE(record.streak(), 0);
        QVERIFY(record.wasSolved(QStringLiteral("b")));
        QCOMPARE(record.solved(), 2);
        QCOMPARE(SolverRecord::fromJson(record.toJson()), record);
        record.answer(QStringLiteral("c"), unrated, true);
        QCOMPARE(record.rating(), after);
        QCOMPARE(record.streak(), 1);
    }

    void strangeRecordsAreMended()
    {
        const QJsonObject strange{{QStringLiteral("rating"), QStringLiteral("high")},
                                  {QStringLiteral("streak"), -4},
                                  {QStringLiteral("seen"), QJsonArray{1, QString(), QStringLiteral("a")}},
                                  {QStringLiteral("solved"), QJsonArray{QStringLiteral("z")}}};
        const SolverRecord record = SolverRecord::fromJson(strange);
        QCOMPARE(record.rating(), SolverRecord::firstRating);
        QCOMPARE(record.streak(), 0);
        QCOMPARE(record.seen(), 1);
        QCOMPARE(record.solved(), 0);
    }
};

QTEST_GUILESS_MAIN(TestPositions)
#include "tst_positions.moc"
