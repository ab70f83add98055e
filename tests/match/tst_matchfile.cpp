// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/branches.h"
#include "model/match/players/personplayer.h"
#include "model/match/record/matchlines.h"
#include "model/match/words/divergencewords.h"
#include "model/match/words/peoplenames.h"
#include "model/table/digest.h"
#include "tests/match/duel.h"
#include "tests/support/fulldisk.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;
using fabletop::test::contents;
using fabletop::test::FullDisk;

namespace {

bool write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

std::string firstLine(const Diagnostics& diagnostics)
{
    return diagnostics.empty() ? "" : toLine(diagnostics.front());
}

QString told(const std::optional<Divergence>& divergence)
{
    if (!divergence) return {};
    return QStringLiteral("%1: recorded %2, now %3")
        .arg(divergence->decision)
        .arg(divergence->recorded, divergence->now);
}

/// Whether a text shows the inside of a file: braces, quoted keys or digests.
bool showsRawRecord(const QString& text)
{
    static const QRegularExpression raw(QStringLiteral("[{}\\[\\]]|\":|[0-9a-f]{16}"));
    return raw.match(text).hasMatch();
}

} // namespace

class TestMatchFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const auto match = duel(7);
        QVERIFY(match->record(path("whole")));
        match->addNote(0, QStringLiteral("so it begins"));
        match->begin();
        playOn(*match, 100'000, 3);
        match->addBookmark(5, QStringLiteral("here"));
        QVERIFY(match->over());
        m_text = contents(path("whole"));
        m_lines = m_text.split('\n');
        const auto small = duel(2);
        QVERIFY(small->record(path("small")));
        playOn(*small, 6);
        m_small = contents(path("small"));
    }

    void headerIsAsAgreed()
    {
        QVERIFY(m_text.startsWith(
            "{\"fabletop\":\"match\",\"version\":1,\"digest_version\":2,\"ruleset\":{},\"battlefield\":{"));
        const QJsonObject header = QJsonDocument::fromJson(m_lines.front()).object();
        const QJsonObject seat = header.value(QLatin1String("seats")).toArray().at(0).toObject();
        QCOMPARE(seat.keys(), QStringList({"digest", "hero", "person", "player", "seat", "team"}));
        QCOMPARE(seat.value(QLatin1String("person")).toString(), QStringLiteral("Ana"));
        QCOMPARE(header.value(QLatin1String("seed")).toInt(), 7);
        QVERIFY(m_lines[2].startsWith("{\"n\":1,\"decision\":{"));
        QVERIFY(m_text.endsWith('\n'));
    }

    void hintsAreOnUnlessTheFileSaysSo()
    {
        QVERIFY(openMatch(path("whole")).info.hints);
        QVERIFY(!m_text.contains("\"hints\""));
        MatchInfo info = duelInfo(7);
        info.hints = false;
        const auto match = duel(info);
        QVERIFY(match->record(path("unaided")));
        match->begin();
        QVERIFY(contents(path("unaided")).contains("\"hints\":false"));
        QVERIFY(!openMatch(path("unaided")).info.hints);
    }

    void aDecisionIsShort()
    {
        const LoadedMatch loaded = openMatch(path("whole"));
        const double each = double(m_text.size() - m_lines.front().size()) / loaded.timeline.last();
        qInfo("%.0f bytes a decision, %d decisions", each, loaded.timeline.last());
        QVERIFY(each <= 450);
    }

    void comesBackAsItWas()
    {
        const auto match = duel(7);
        playOn(*match, 100'000, 3);
        const LoadedMatch loaded = openMatch(path("whole"), Check::thorough);
        QCOMPARE(firstLine(loaded.diagnostics), std::string());
        QCOMPARE(told(loaded.divergence), QString());
        QVERIFY(loaded.ok() && !loaded.torn);
        QCOMPARE(loaded.timeline.last(), match->timeline().last());
        QCOMPARE(loaded.timeline.eventCount(), match->timeline().eventCount());
        for (int position = 0; position <= loaded.timeline.last(); ++position)
            QVERIFY(loaded.timeline.state(position) == match->timeline().state(position));
        QCOMPARE(loaded.annotations.notes.size(), std::size_t(1));
        QCOMPARE(loaded.annotations.notes[0],
                 (Note{0, QStringLiteral("so it begins"), {}, NoteScope::step, 0}));
        QCOMPARE(loaded.annotations.bookmarks[0], (Bookmark{5, QStringLiteral("here")}));
        QCOMPARE(loaded.info.seats[1].name, QStringLiteral("Ben"));
        QVERIFY(!loaded.canGoOn());
    }

    void verifies()
    {
        const Verification result = verifyMatch(path("whole"));
        QCOMPARE(told(result.divergence), QString());
        QVERIFY(result.verified);
        QVERIFY(result.decisions > 20);
    }

    /// Whenever the writer is killed: the file opens and at most the last line is lost.
    void killedAnywhere()
    {
        const auto header = static_cast<int>(m_small.indexOf('\n'));
        for (int size = 0; size <= m_small.size(); size += size < header - 3 ? 97 : 1) {
            const QByteArray cut = m_small.left(size);
            const LoadedMatch loaded = readMatch(cut, QStringLiteral("cut.match"));
            if (size < header) {
                QVERIFY2(hasErrors(loaded.diagnostics), qPrintable(QString::number(size)));
                continue;
            }
            QVERIFY2(loaded.ok() && !loaded.divergence, firstLine(loaded.diagnostics).c_str());
            const auto whole = static_cast<int>(cut.count('\n'));
            QVERIFY(loaded.timeline.last() >= whole - 1);
            QCOMPARE(loaded.torn, !cut.endsWith('\n'));
        }
    }

    void tornFileIsRepaired()
    {
        QVERIFY(write(path("torn"), m_small.chopped(20)));
        LoadedMatch loaded = openMatch(path("torn"));
        QCOMPARE(loaded.timeline.last(), 5);
        QVERIFY(QString::fromStdString(firstLine(loaded.diagnostics))
                    .contains(QStringLiteral("torn.match:7:1: warning")));
        QCOMPARE(contents(path("torn")), m_small.chopped(20)); // opening never writes
        Match match(std::move(loaded));
        QVERIFY(match.record(path("torn")));
        QCOMPARE(contents(path("torn")), m_small.left(m_small.lastIndexOf('\n', -2) + 1));
        playOn(match, 3);
        const LoadedMatch again = openMatch(path("torn"), Check::thorough);
        QVERIFY(again.ok() && !again.divergence && !again.torn);
        QCOMPARE(again.timeline.last(), 8);
    }

    void missingLineEndIsNoLoss()
    {
        QVERIFY(write(path("end"), m_small.chopped(1)));
        LoadedMatch loaded = openMatch(path("end"));
        QCOMPARE(loaded.timeline.last(), 6);
        QVERIFY(loaded.torn && loaded.ok());
        Match match(std::move(loaded));
        QVERIFY(match.record(path("end")));
        playOn(match, 1);
        QVERIFY(contents(path("end")).startsWith(m_small));
        QCOMPARE(openMatch(path("end")).timeline.last(), 7);
    }

    void annotationsOfAnotherShape_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("warning");
        const auto row = [](const QByteArray& line, const char* warning) {
            QTest::newRow(line.constData()) << line << QString::fromUtf8(warning);
        };
        row(R"({"note":{"at":"1","text":"a"}})", "“at” must be a whole number");
        row(R"({"note":{"at":1.5,"text":"a"}})", "“at” must be a whole number");
        row(R"({"note":{"at":1,"text":7}})", "“text” must be a text in quotes");
        row(R"({"note":{"at":1,"mark":["!"]}})", "“mark” must be a text in quotes");
        row(R"({"note":{"at":1,"of":"game"}})", "“of” must be step, combat, match");
        row(R"({"note":{"takeback":true}})", "“takeback” must be a whole number");
        row(R"({"note":7})", "“note” must be an object in braces");
        row(R"({"bookmark":{"at":null}})", "“at” must be a whole number");
        row(R"({"bookmark":{"name":{}}})", "“name” must be a text in quotes");
        row(R"({"bookmark":[]})", "“bookmark” must be an object in braces");
    }
    /// It is told with its line and kept as it is; the match is what it was.
    void annotationsOfAnotherShape()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, warning);
        const QByteArray text = m_small + line + '\n';
        LoadedMatch loaded = readMatch(text, QStringLiteral("f.match"));
        QCOMPARE(loaded.diagnostics.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(toLine(loaded.diagnostics.front())),
                 QStringLiteral("f.match:%1:1: warning: %2").arg(m_small.count('\n') + 1).arg(warning));
        QVERIFY(loaded.annotations.notes.empty() && loaded.annotations.bookmarks.empty());
        QCOMPARE(loaded.timeline.last(), readMatch(m_small, QString()).timeline.last());
        Match match(std::move(loaded));
        QVERIFY(match.record(path("kept")));
        QVERIFY(contents(path("kept")).contains(line + '\n'));
    }
    /// Short forms as ever, and a look at all hands that nobody can place counts from now on.
    void shortAnnotations()
    {
        const LoadedMatch loaded =
            readMatch(m_small + "{\"note\":\"a\"}\n{\"bookmark\":2}\n{\"bookmark\":\"b\"}\n"
                                "{\"opened\":\"x\"}\n",
                      QStringLiteral("f.match"));
        QCOMPARE(loaded.annotations.notes.front().text, QStringLiteral("a"));
        QCOMPARE(loaded.annotations.bookmarks[0].position, 2);
        QCOMPARE(loaded.annotations.bookmarks[1].name, QStringLiteral("b"));
        QCOMPARE(loaded.annotations.opened, std::vector<int>{loaded.timeline.last()});
        QCOMPARE(loaded.diagnostics.size(), std::size_t{1});
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("wanted");
        const auto with = [&](int line, const QByteArray& from, const QByteArray& to) {
            QList<QByteArray> lines = m_small.split('\n');
            if (!lines[line].contains(from)) qFatal("the test changes nothing: %s", from.constData());
            lines[line].replace(lines[line].indexOf(from), from.size(), to);
            return lines.join('\n');
        };
        QTest::newRow("nothing") << QByteArray() << "f.match:1:1: error";
        QTest::newRow("no match") << QByteArray("{\"fabletop\":\"hero\"}\n") << "f.match:1:1: error";
        QTest::newRow("no json") << QByteArray("hello\n") << "f.match:1:1: error";
        QTest::newRow("newer") << with(0, "\"version\":1", "\"version\":2")
                               << "f.match:1:31: error: the file is of version 2";
        QTest::newRow("bad line") << with(2, ":", ";") << "f.match:3:5: error";
        QTest::newRow("not an object") << with(2, "{\"n\":2", "[],{\"n\":2") << "f.match:3:";
        QTest::newRow("order") << with(2, "\"n\":2", "\"n\":3") << "f.match:3:1: error";
        QTest::newRow("no number") << with(2, "\"n\":2,", "") << "f.match:3:1: error: “n” is missing";
        QTest::newRow("no digest") << with(2, "\"digest\"", "\"x-digest\"") << "f.match:3:1: error";
        QTest::newRow("blank line") << with(2, "{\"n\":2", "\n{\"n\":2")
                                    << "f.match:3:1: error: a line is a decision, note, bookmark or branch";
        QTest::newRow("number as text")
            << with(2, "\"n\":2", "\"n\":\"2\"") << "f.match:3:1: error: “n” must be a whole number";
        QTest::newRow("half a number")
            << with(2, "\"n\":2", "\"n\":2.5") << "f.match:3:1: error: “n” must be a whole number";
        QTest::newRow("id of a branch")
            << with(2, "{\"n\":2", "{\"branch\":{\"id\":2147483648,\"at\":1}}\n{\"n\":2")
            << "f.match:3:1: error: “id” must be a whole number";
        QTest::newRow("what") << with(2, "{\"n\":2", "{\"n\":2}\n{\"n\":2") << "f.match:3:1: error";
        QTest::newRow("hero") << with(0, "\"hero\":\"dracula\"", "\"hero\":\"../dracula\"")
                              << "error: there is no hero “../dracula”";
        QTest::newRow("seats") << with(0, "\"seats\":[", "\"seats\":[{},") << "f.match:1:";
        QTest::newRow("seed") << with(0, "\"seed\":2", "\"seed\":-2") << "f.match:1:";
        QTest::newRow("ruleset") << with(0, "\"ruleset\":{}", "\"ruleset\":{\"hand\":3}")
                                 << "error: unknown field “hand”";
        QTest::newRow("event") << with(2, "\"event\":\"", "\"event\":\"un") << "f.match:3:1: error";
        QTest::newRow("verb") << with(2, "\"do\":\"", "\"do\":\"un") << "f.match:3:1: error";
    }
    void faultsAreNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, wanted);
        const LoadedMatch loaded = readMatch(text, QStringLiteral("f.match"));
        QVERIFY(!loaded.ok());
        const QString told = QString::fromStdString(firstLine(loaded.diagnostics));
        QVERIFY2(told.contains(wanted), qPrintable(told));
    }

    void limitsHold()
    {
        MatchLimits limits;
        limits.decisions = 3;
        QVERIFY(!readMatch(m_small, QStringLiteral("f.match"), Check::quick, limits).ok());
        limits = {};
        limits.line = limits.header = 100;
        const LoadedMatch loaded = readMatch(m_small, QStringLiteral("f.match"), Check::quick, limits);
        QVERIFY(QString::fromStdString(firstLine(loaded.diagnostics))
                    .startsWith(QStringLiteral("f.match:1:1: error")));
    }

    void changedHeroIsAWarning()
    {
        QByteArray text = m_small;
        const auto digest = text.indexOf("\"digest\":\"") + 10;
        text.replace(digest, 16, "0000000000000000");
        const LoadedMatch loaded = readMatch(text, QStringLiteral("f.match"));
        QVERIFY(loaded.ok() && !loaded.diagnostics.empty());
        QCOMPARE(loaded.timeline.last(), 6);
    }

    void homeMadeHeroTravelsAlong()
    {
        MatchInfo info = duelInfo(4);
        HeroRules own = *info.setup.seats[1].hero;
        own.shipped = false;
        info.setup.seats[1].hero = std::make_shared<HeroRules>(own);
        Diagnostics diagnostics;
        Match match(info, buildRuleset(info.setup, diagnostics));
        QVERIFY(match.record(path("own")));
        playOn(match, 10);
        const LoadedMatch loaded = openMatch(path("own"), Check::thorough);
        QVERIFY2(loaded.ok() && !loaded.divergence, firstLine(loaded.diagnostics).c_str());
        QVERIFY(contents(path("own")).contains("\"source\":\"hero "));
        // And goes on travelling: a rematch of what was opened carries it as well.
        QVERIFY(!loaded.info.setup.seats[1].hero->shipped);
        const MatchInfo again = loaded.info.rematch(5);
        Match second(again, buildRuleset(again.setup, diagnostics));
        QVERIFY(second.record(path("again")));
        QVERIFY(contents(path("again")).contains("\"source\":\"hero "));
    }

    void divergenceIsNamedAndStillPlays()
    {
        QList<QByteArray> lines = m_lines;
        const int line = 12;
        lines[line].replace(lines[line].size() - 18, 16, "0123456789abcdef");
        const LoadedMatch loaded = readMatch(lines.join('\n'), QStringLiteral("f.match"));
        QVERIFY(loaded.ok() && loaded.divergence && !loaded.canGoOn());
        QCOMPARE(loaded.divergence->line, line + 1);
        QCOMPARE(loaded.divergence->decision, line - 1);
        QCOMPARE(loaded.divergence->recorded, QStringLiteral("0123456789abcdef"));
        QCOMPARE(loaded.divergence->now.size(), 16);
        const LoadedMatch whole = openMatch(path("whole"));
        QCOMPARE(loaded.timeline.last(), whole.timeline.last());
        for (int position = 0; position <= whole.timeline.last(); ++position)
            QVERIFY(loaded.timeline.state(position).table == whole.timeline.state(position).table);
        QVERIFY(loaded.timeline.step(line).foldedOnly && !loaded.timeline.step(line - 2).foldedOnly);
        Match match(LoadedMatch{loaded});
        QCOMPARE(match.options().count, 0);
    }

    void changedEventIsNamed()
    {
        QList<QByteArray> lines = m_lines;
        int line = 2;
        while (!lines[line].contains("\"amount\":2"))
            ++line;
        lines[line].replace("\"amount\":2", "\"amount\":1");
        QVERIFY(write(path("changed"), lines.join('\n')));
        const Verification result = verifyMatch(path("changed"));
        QVERIFY(!result.verified && result.divergence);
        QCOMPARE(result.divergence->line, line + 1);
        QVERIFY(result.divergence->recorded.contains(QStringLiteral("\"amount\":1")));
        QVERIFY(result.divergence->now.contains(QStringLiteral("\"amount\":2")));
    }

    void otherDigestsAreNotCompared()
    {
        QByteArray text = m_text;
        text.replace("\"digest_version\":2", "\"digest_version\":3");
        const auto digest = text.indexOf("\"digest\":\"", text.indexOf("\"n\":4,")) + 10;
        text.replace(digest, 16, "0123456789abcdef");
        const LoadedMatch loaded = readMatch(text, QStringLiteral("f.match"));
        QCOMPARE(told(loaded.divergence), QString());
        QVERIFY(loaded.ok());
        QCOMPARE(std::string(loaded.diagnostics.front().code.id()),
                 std::string("other-digests")); // and it says so
    }

    void changedOpeningIsNamed_data()
    {
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("rule") << QByteArray("R-SETUP-04") << QByteArray("R-VIC-01");
    }

    void changedOpeningIsNamed()
    {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, now);
        QList<QByteArray> lines = m_lines;
        QVERIFY(lines[0].contains(was));
        lines[0].replace(was, now);
        QVERIFY(write(path("opening"), lines.join('\n')));
        const Verification result = verifyMatch(path("opening"));
        QVERIFY(!result.verified && result.divergence);
        QCOMPARE(result.divergence->line, 1);
        QVERIFY2(result.divergence->recorded.contains(QString::fromUtf8(now)),
                 qPrintable(result.divergence->recorded));
    }

    void branchesAreKept()
    {
        LoadedMatch loaded = readMatch(m_small, QStringLiteral("f.match"));
        Match main(std::move(loaded));
        QVERIFY(main.record(path("branches")));
        // Another way to go on from position 3, tried out beside the match.
        QByteArray text = m_small.left(0);
        for (int line = 0; line <= 3; ++line)
            text += m_small.split('\n')[line] + '\n';
        Match other(readMatch(text, QStringLiteral("other.match")));
        playOn(other, 4, 99);
        Branch branch;
        branch.position = 3;
        branch.title = QStringLiteral("what if");
        branch.line = Timeline(other.timeline().state(3).table, {}, other.timeline().state(3));
        for (int position = 4; position <= other.timeline().last(); ++position)
            branch.line.append(other.timeline().step(position).decision, other.timeline().events(position),
                               other.timeline().state(position));
        QCOMPARE(main.addBranch(branch), 1);
        playOn(main, 1);
        const LoadedMatch again = openMatch(path("branches"), Check::thorough);
        QVERIFY2(again.ok() && !again.divergence, firstLine(again.diagnostics).c_str());
        QCOMPARE(again.timeline.last(), 7);
        QCOMPARE(again.annotations.branches.size(), std::size_t(1));
        const Branch& kept = again.annotations.branches[0];
        QCOMPARE(kept.title, QStringLiteral("what if"));
        QCOMPARE(kept.last(), 7);
        QVERIFY(kept.line.state(4) == branch.line.state(4));
    }

    void everyHeroComesBack()
    {
        for (const MatchInfo& info : everyHero()) {
            const auto match = duel(info);
            QVERIFY(match->record(path("hero")));
            playOn(*match, 400, info.setup.seed + 1);
            const Verification result = verifyMatch(path("hero"));
            QVERIFY2(result.diagnostics.empty(), firstLine(result.diagnostics).c_str());
            QCOMPARE(told(result.divergence), QString());
        }
    }

    /// Three people at four seats: who shares a person, and sees with two seats, comes back too.
    void teamMatchComesBack()
    {
        MatchInfo info = duelInfo(6);
        Diagnostics diagnostics;
        for (const QString& id : shippedBattlefields()) {
            const auto ground = loadBattlefield(id, diagnostics);
            if (ground && ground->starts() == 4) info.setup.battlefield = *ground;
        }
        const auto heroes = info.setup.seats;
        info.setup.seats = {heroes[0], heroes[1], heroes[1], heroes[0]};
        for (std::size_t seat = 0; seat < 4; ++seat) {
            info.setup.seats[seat].team = seat % 2;
            info.setup.seats[seat].person = seat == 3 ? 2 : static_cast<std::uint8_t>(seat % 2);
        }
        info.setup.seats[2].person = 0;
        info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                      {QStringLiteral("Ben"), QStringLiteral("person")},
                      {QStringLiteral("Ana"), QStringLiteral("person")},
                      {QString(), QStringLiteral("greedy")}};
        Match match(info, buildRuleset(info.setup, diagnostics));
        QVERIFY(match.record(path("team")));
        playOn(match, 150, 4);
        const LoadedMatch loaded = openMatch(path("team"), Check::thorough);
        QVERIFY2(loaded.ok(), firstLine(loaded.diagnostics).c_str());
        QCOMPARE(told(loaded.divergence), QString());
        QVERIFY(loaded.timeline.state(loaded.timeline.last()) == match.state());
        QCOMPARE(loaded.info.setup.seats[2].person, loaded.info.setup.seats[0].person);
        QVERIFY(loaded.info.setup.seats[3].person != loaded.info.setup.seats[1].person);
        QCOMPARE(loaded.info.seats[3].player, QStringLiteral("greedy"));
        QCOMPARE(Viewer::ofPerson(*loaded.rules, loaded.info.setup.seats[0].person).seats(), SeatSet{0x05});
    }

    void fullDiskLosesNothing()
    {
        const auto match = duel(5);
        QVERIFY(match->record(path("full")));
        playOn(*match, 4);
        QSignalSpy failed(match.get(), &Match::saveFailed);
        QSignalSpy saved(match.get(), &Match::saved);
        {
            const FullDisk disk(contents(path("full")).size() + 30);
            playOn(*match, 3, 8);
            QCOMPARE(failed.size(), 3);
            QCOMPARE(match->unsaved(), 3);
            QVERIFY(!match->retrySaving());
        }
        QCOMPARE(openMatch(path("full")).timeline.last(), 4);
        QVERIFY(match->retrySaving());
        QCOMPARE(saved.size(), 1);
        QCOMPARE(match->unsaved(), 0);
        playOn(*match, 2, 9);
        const LoadedMatch loaded = openMatch(path("full"), Check::thorough);
        QVERIFY(loaded.ok() && !loaded.divergence && !loaded.torn);
        QCOMPARE(loaded.timeline.last(), 9);
    }

    void whatOthersWroteIsKept()
    {
        const auto match = duel(5);
        QVERIFY(match->record(path("shared")));
        playOn(*match, 4);
        const QByteArray foreign =
            contents(path("shared")) + "{\"note\":{\"at\":1,\"text\":\"from elsewhere\"}}\n";
        {
            QFile file(path("shared"));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(foreign) == foreign.size());
        }
        playOn(*match, 2, 8);
        QCOMPARE(match->unsaved(), 0);
        QCOMPARE(openMatch(path("shared"), Check::thorough).timeline.last(), 6);
        QString beside = path("shared");
        beside.insert(beside.lastIndexOf(u'.'), QStringLiteral(" (other)"));
        QCOMPARE(contents(beside), foreign);
        // A file taken away comes back whole.
        QVERIFY(QFile::remove(path("shared")));
        playOn(*match, 1, 9);
        QCOMPARE(openMatch(path("shared"), Check::thorough).timeline.last(), 7);
    }

    /// Lines and fields of a version after this one stay in the file, through play, take back and copies.
    void whatItDoesNotKnowIsKept()
    {
        {
            const auto match = duel(5);
            QVERIFY(match->record(path("later")));
            playOn(*match, 3);
        }
        QList<QByteArray> lines = contents(path("later")).split('\n');
        lines[0].replace("\"seed\":5", "\"seed\":5,\"hints\":false,\"x\\\"ñ\":[1]");
        lines[2].replace("{\"n\":2,", "{\"n\":2,\"seconds\":7,");
        const QByteArray tags = "{\"tags\":[\"league\"]}";
        const QByteArray clock = "{\"clock\":{\"at\":3,\"left\":{\"seconds\":9}}}";
        lines.insert(2, tags);
        lines.insert(lines.size() - 1, clock);
        QVERIFY(write(path("later"), lines.join('\n')));

        LoadedMatch loaded = openMatch(path("later"), Check::thorough);
        QVERIFY2(loaded.ok() && loaded.diagnostics.empty(), firstLine(loaded.diagnostics).c_str());
        QVERIFY(verification(loaded).verified);
        Match match(std::move(loaded));
        for (int seat = 0; seat < 2; ++seat)
            match.setPlayer(idAt<SeatId>(seat), std::make_unique<PersonPlayer>());
        QVERIFY(match.record(path("later")));
        match.begin();
        playOn(match, 1, 2);
        match.setPractice(true); // says the header anew
        QVERIFY(match.takeBack(allSeats));
        const QByteArray after = contents(path("later"));
        QVERIFY(after.contains(tags + '\n') && after.contains(clock + '\n'));
        QVERIFY(after.contains("\"hints\":false") && after.contains("\"x\\\"ñ\":[1]"));
        QVERIFY(after.contains("\"seconds\":7"));
        QVERIFY(verifyMatch(path("later")).verified);
        QVERIFY(!match.saveCopy(path("later copy")));
        QCOMPARE(contents(path("later copy")), after);
        while (match.timeline().last() > 1)
            QVERIFY(match.takeBack(allSeats));
        QVERIFY(contents(path("later")).contains(tags) && !contents(path("later")).contains(clock));
    }

    /// A match of before a rule was mended verifies, goes on and is said anew as what it is.
    void anEarlierMatchIsPlayedByTheRulesItBeganWith()
    {
        const QString tampered = QStringLiteral(FABLETOP_SOURCE_DIR "/tests/faults/branch-tampered.match");
        LoadedMatch loaded = openMatch(tampered, Check::thorough);
        QCOMPARE(loaded.info.digests, 1);
        QVERIFY(!loaded.divergence);
        QCOMPARE(loaded.divergences().size(), std::size_t{1});
        QCOMPARE(loaded.divergences().front().line, 193);
        Match match(std::move(loaded));
        QCOMPARE(match.info().rematch(1).digests, 2);
        match.setPractice(true); // says the header anew
        QVERIFY(!match.saveCopy(path("earlier copy")));
        QVERIFY(contents(path("earlier copy")).left(200).contains("\"digest_version\":1,"));
        QVERIFY(!openMatch(path("earlier copy"), Check::thorough).divergence);
    }

    /// A copy is a copy: the match goes on in its own file.
    void aCopyIsNotAnotherPlace()
    {
        const auto match = duel(5);
        QVERIFY(match->record(path("own file")));
        playOn(*match, 3);
        QVERIFY(!match->saveCopy(path("copy")));
        const QByteArray copied = contents(path("copy"));
        QCOMPARE(copied, contents(path("own file")));
        QCOMPARE(match->path(), path("own file"));
        playOn(*match, 2, 4);
        QCOMPARE(contents(path("copy")), copied);
        QCOMPARE(openMatch(path("own file"), Check::thorough).timeline.last(), 5);
        QVERIFY(!match->saveCopy(path("own file"))); // onto itself it is what it is
        playOn(*match, 1, 5);
        QCOMPARE(openMatch(path("own file"), Check::thorough).timeline.last(), 6);
        QVERIFY(!QFile::exists(QStringLiteral("own file (other).match")));
        QVERIFY(match->saveCopy(m_folder.filePath(QStringLiteral("missing/copy.match"))).has_value());
        QCOMPARE(match->path(), path("own file"));
    }

    /// What cannot be read in the middle hides only what follows it.
    void aDamagedMiddleCanBeSeenUpToThere_data()
    {
        QTest::addColumn<QByteArray>("instead");
        QTest::newRow("cut") << QByteArray("{\"n\":30,\"decision\":{\"do\":\"mo");
        QTest::newRow("zeros") << QByteArray(200, '\0');
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("another number")
            << QByteArray("{\"n\":31,\"decision\":{\"do\":\"decline\",\"seat\":1},\"digest\":\"0\"}");
        QTest::newRow("another match's card")
            << QByteArray("{\"n\":30,\"decision\":{\"do\":\"scheme\",\"card\":\"no-such-card\",\"seat\":1},"
                          "\"digest\":\"0\"}");
        QTest::newRow("an event from elsewhere")
            << QByteArray("{\"n\":30,\"decision\":{\"do\":\"decline\",\"seat\":1},\"events\":[{\"event\":"
                          "\"moved\",\"fighter\":\"nobody\"}],\"digest\":\"0\"}");
        QTest::newRow("an event that is none")
            << QByteArray("{\"n\":30,\"decision\":{\"do\":\"decline\",\"seat\":1},\"events\":[{\"event\":"
                          "\"exploded\"}],\"digest\":\"0\"}");
    }
    void aDamagedMiddleCanBeSeenUpToThere()
    {
        QFETCH(QByteArray, instead);
        QList<QByteArray> lines = m_lines;
        const auto damaged = static_cast<int>(
            std::find_if(lines.begin(), lines.end(),
                         [](const QByteArray& one) { return one.startsWith("{\"n\":30,"); }) -
            lines.begin());
        lines[damaged] = instead;
        const LoadedMatch loaded = readMatch(lines.join('\n'), QStringLiteral("f.match"));
        QVERIFY(!loaded.ok() && loaded.viewable() && !loaded.canGoOn());
        QCOMPARE(loaded.timeline.last(), 29);
        const QString told = QString::fromStdString(firstLine(loaded.diagnostics));
        QVERIFY2(told.startsWith(QStringLiteral("f.match:%1:").arg(damaged + 1)), qPrintable(told));
        QVERIFY2(!showsRawRecord(told), qPrintable(told));
        const LoadedMatch whole = openMatch(path("whole"));
        for (int position = 0; position <= 29; ++position)
            QVERIFY(loaded.timeline.state(position) == whole.timeline.state(position));
        // A copy of the beginning is a sound match.
        Match beginning(LoadedMatch{loaded});
        QVERIFY(!beginning.saveCopy(path("beginning")));
        const LoadedMatch again = openMatch(path("beginning"), Check::thorough);
        QVERIFY(again.ok() && !again.divergence && again.timeline.last() == 29);
    }

    /// A branch that doesn't follow from its decisions is found by verification, and told in words.
    void aTamperedBranchIsNamed()
    {
        const auto match = duel(2);
        QVERIFY(match->record(path("tampered")));
        playOn(*match, 8);
        Match line(branchStart(*match, 0, 3, {QStringLiteral("person"), QStringLiteral("person")}));
        const int branch = match->beginBranch(0, 3, QStringLiteral("what if"));
        playOn(line, 6, 5);
        match->growBranch(branch, line.timeline());
        QVERIFY(verifyMatch(path("tampered")).verified);
        QList<QByteArray> lines = contents(path("tampered")).split('\n');
        int place = 0;
        while (place < lines.size() &&
               !(lines[place].startsWith("{\"branch\"") && lines[place].contains("\"n\":6,")))
            ++place;
        QVERIFY(place < lines.size());
        const auto digest = lines[place].indexOf("\"digest\":\"") + 10;
        lines[place].replace(digest, 16, "0123456789abcdef");
        const LoadedMatch loaded = readMatch(lines.join('\n'), QStringLiteral("f.match"), Check::thorough);
        QVERIFY(loaded.ok() && !loaded.divergence);
        const Verification result = verification(loaded);
        QVERIFY(!result.verified && result.divergence);
        QCOMPARE(result.divergence->line, place + 1);
        QCOMPARE(result.divergence->decision, 6);
        QCOMPARE(result.divergence->branch, branch);
        QCOMPARE(placeOf(*result.divergence), QStringLiteral("decision 6 of branch 1"));
        QCOMPARE(result.decisions, 8);
        QVERIFY(loaded.canGoOn());                               // the main line is sound
        QCOMPARE(loaded.annotations.branches.front().last(), 9); // and the recorded events still play
        Match shown(LoadedMatch{loaded});
        QVERIFY(!divergenceOf(shown, 0) && divergenceOf(shown, branch) &&
                firstDivergence(shown) == divergenceOf(shown, branch));
    }

    /// Every kind of divergence in words: no braces, no digests.
    void divergencesAreToldInWords()
    {
        const auto toldOf = [&](const LoadedMatch& loaded) {
            if (!loaded.divergence) return QStringList();
            const DivergenceWords words = fabletop::told(
                *loaded.divergence, Narrator(loaded.rules, peopleOf(loaded.info), Language::en),
                Viewer::everyone(Viewer::Why::matchOver));
            return QStringList{words.recorded, words.now};
        };
        int met = 0;
        for (int line = 1; line < m_lines.size() - 3; ++line) {
            for (const auto& [from, to] : {std::pair<QByteArray, QByteArray>{"\"amount\":2", "\"amount\":1"},
                                           {"\"becomes\":", "\"becomes\":1"},
                                           {"\"do\":\"maneuver\"", "\"do\":\"decline\""},
                                           {"\"digest\":\"", "\"digest\":\"0"},
                                           {"\"seat\":1", "\"seat\":2"}}) {
                QList<QByteArray> lines = m_lines;
                if (!lines[line].contains(from)) continue;
                lines[line].replace(lines[line].indexOf(from), from.size(), to);
                const LoadedMatch loaded =
                    readMatch(lines.join('\n'), QStringLiteral("f.match"), Check::thorough);
                for (const Diagnostic& one : loaded.diagnostics)
                    QVERIFY2(!showsRawRecord(QString::fromStdString(message(one))), message(one).c_str());
                for (const QString& words : toldOf(loaded)) {
                    QVERIFY(!words.isEmpty());
                    QVERIFY2(!showsRawRecord(words), qPrintable(words));
                    ++met;
                }
            }
            if (met > 60) break;
        }
        QVERIFY(met > 20);
    }

    /// The hero in the file lost a card that the match deals and plays: told where it is dealt and where it
    /// is played.
    void aHeroThatLostACard()
    {
        MatchInfo info = duelInfo(4);
        HeroRules own = *info.setup.seats[1].hero;
        own.shipped = false;
        info.setup.seats[1].hero = std::make_shared<HeroRules>(own);
        Diagnostics diagnostics;
        Match match(info, buildRuleset(info.setup, diagnostics));
        QVERIFY(match.record(path("lost")));
        playOn(match, 60);
        QByteArray text = contents(path("lost"));
        // The first card of the second seat that somebody decides about.
        int played = 0;
        std::string card;
        for (int position = 1; position <= match.timeline().last() && card.empty(); ++position) {
            const Decision& decision = match.timeline().step(position).decision;
            if (decision.seat != idAt<SeatId>(1) || decision.card == CardId::none) continue;
            played = position;
            card = match.rules().card(decision.seat, decision.card).id;
        }
        QVERIFY(!card.empty());
        QByteArray header = text.left(text.indexOf('\n'));
        const QByteArray name =
            QByteArray::fromStdString(match.rules()
                                          .card(idAt<SeatId>(1), match.timeline().step(played).decision.card)
                                          .name.text(Language::en));
        const auto from = header.indexOf("card \\\"" + name + "\\\"");
        QVERIFY(from > 0);
        auto to = header.indexOf("\\n\\ncard", from + 4);
        if (to < 0) to = header.indexOf("\"}", from);
        text.remove(from, to - from);
        const LoadedMatch loaded = readMatch(text, QStringLiteral("f.match"));
        QVERIFY(!loaded.ok() && loaded.viewable());
        QVERIFY(loaded.timeline.last() < played); // or where somebody was shown it before
        const auto error =
            std::find_if(loaded.diagnostics.begin(), loaded.diagnostics.end(),
                         [](const Diagnostic& one) { return one.severity == Severity::error; });
        QVERIFY(error != loaded.diagnostics.end());
        QCOMPARE(error->where.line, loaded.timeline.last() + 2);
        QVERIFY2(message(*error).find(card) != std::string::npos, message(*error).c_str());
        const auto dealt =
            std::find_if(loaded.diagnostics.begin(), loaded.diagnostics.end(),
                         [](const Diagnostic& one) { return one.code.id() == "hero-lacks-card"; });
        QVERIFY(dealt != loaded.diagnostics.end() && dealt->where.line == 1 &&
                dealt->severity == Severity::warning);
        for (const Diagnostic& one : loaded.diagnostics)
            QVERIFY2(!showsRawRecord(QString::fromStdString(message(one))), message(one).c_str());
        QVERIFY(!verification(loaded).verified);
    }

    void anotherPlaceWhereTheFirstFails()
    {
        const auto match = duel(5);
        QSignalSpy failed(match.get(), &Match::saveFailed);
        QVERIFY(!match->record(m_folder.filePath(QStringLiteral("missing/there.match"))));
        playOn(*match, 5);
        QVERIFY(failed.size() >= 1);
        QVERIFY(match->saveElsewhere(path("elsewhere")));
        playOn(*match, 1);
        QCOMPARE(openMatch(path("elsewhere")).timeline.last(), 6);
    }

    void openIsFast()
    {
        QBENCHMARK
        {
            QVERIFY(openMatch(path("whole"), Check::thorough).ok());
        }
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name) + QStringLiteral(".match"));
    }

    QTemporaryDir m_folder;
    QByteArray m_text;
    QList<QByteArray> m_lines;
    QByteArray m_small;
};

QTEST_GUILESS_MAIN(TestMatchFile)
#include "tst_matchfile.moc"
