// SPDX-License-Identifier: GPL-3.0-or-later
// Matches of heroes that were written in an earlier language: the ten heroes as they stood before little
// words meant something (tests/support/earlier). What is still accepted plays; what is refused now shows its
// recording and says why.

#include "model/content/catalogue.h"
#include "model/match/record/matchfile.h"
#include "model/match/record/matchrecorder.h"
#include "tests/support/duel.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace fabletop;

namespace {

QString sourceOf(const QString& hero)
{
    QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/support/earlier/%1.hero").arg(hero));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A match of two shipped heroes, whose first one carries another text than it was played with.
QByteArray playedWith(const QByteArray& recorded, const QString& source)
{
    const qsizetype end = recorded.indexOf('\n');
    QJsonObject header = QJsonDocument::fromJson(recorded.left(end)).object();
    QJsonArray seats = header.value(QLatin1String("seats")).toArray();
    QJsonObject seat = seats.at(0).toObject();
    seat.insert(QStringLiteral("source"), source);
    seats.replace(0, seat);
    header.insert(QStringLiteral("seats"), seats);
    return QJsonDocument(header).toJson(QJsonDocument::Compact) + recorded.mid(end);
}

} // namespace

class TestEarlierHeroes : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QByteArray recordedWith(const QString& hero)
    {
        const MatchSetup setup = test::duelSetup(hero, QStringLiteral("dracula"));
        const QString path = m_folder.filePath(hero + QStringLiteral(".match"));
        MatchRecorder recorder(setup, test::duel(setup), {QStringLiteral("random"), QStringLiteral("random")},
                               5, path);
        GameRunner(*test::duel(setup), test::bots("random", "random"))
            .play(5, [&](const Decision* decision, const State& before, const State& after,
                         const EventLog& log) { recorder.add(decision, before, after, log); });
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    /// Each of the ten is read, or is refused and comes back with its fighters and its deck.
    void eachIsReadOrRefusedInPart_data()
    {
        QTest::addColumn<QString>("hero");
        QTest::addColumn<int>("line");
        for (const QString& hero : shippedHeroes())
            QTest::newRow(qPrintable(hero)) << hero << (hero == QStringLiteral("invisible-man") ? 162 : 0);
    }
    void eachIsReadOrRefusedInPart()
    {
        QFETCH(QString, hero);
        QFETCH(int, line);
        const std::string text = sourceOf(hero).toStdString();
        QVERIFY(!text.empty());
        Diagnostics problems;
        const auto read = readHero(text, hero.toStdString(), problems);
        QCOMPARE(problems.empty() ? 0 : problems.front().where.line, line);
        QCOMPARE(read == nullptr, line > 0);
        const auto recorded = readRecordedHero(text, hero.toStdString());
        QVERIFY(recorded);
        Diagnostics none;
        const auto today = loadHero(hero, none);
        QCOMPARE(recorded->fighters.size(), today->fighters.size());
        QCOMPARE(recorded->deckSize(), today->deckSize());
        QCOMPARE(recorded->abilities.size(), today->abilities.size());
    }

    /// A match with a refused hero is seen from its events, to its end, and can't be played on.
    void aRefusedHeroShowsItsRecording()
    {
        const QByteArray whole = recordedWith(QStringLiteral("invisible-man"));
        const QByteArray text = playedWith(whole, sourceOf(QStringLiteral("invisible-man")));
        const LoadedMatch plain = readMatch(whole, QStringLiteral("plain.match"));
        const LoadedMatch loaded = readMatch(text, QStringLiteral("old.match"));
        QVERIFY2(loaded.ok(), loaded.diagnostics.empty() ? "" : toLine(loaded.diagnostics.front()).c_str());
        QVERIFY(loaded.divergence && loaded.divergence->kind == Divergence::Kind::hero);
        QCOMPARE(loaded.divergence->recorded, QStringLiteral("invisible-man"));
        QVERIFY(loaded.divergence->problem);
        QCOMPARE(loaded.divergence->problem->where.line, 162);
        QCOMPARE(loaded.timeline.last(), plain.timeline.last());
        QVERIFY(loaded.timeline.state(loaded.timeline.last()).table ==
                plain.timeline.state(plain.timeline.last()).table);
        QVERIFY(!loaded.canGoOn());
        const QByteArray cut = text.left(text.lastIndexOf('\n', text.size() / 2) + 1);
        QVERIFY(!readMatch(cut, QStringLiteral("cut.match")).canGoOn());
        QVERIFY(
            readMatch(whole.left(whole.lastIndexOf('\n', whole.size() / 2) + 1), QStringLiteral("cut.match"))
                .canGoOn());
        QVERIFY(!verification(loaded).verified);
    }

    /// Where a declaration has the mistake, there is no hero to show, and the file says so as ever.
    void aBrokenDeclarationIsRefused()
    {
        const QString source = sourceOf(QStringLiteral("alice"))
                                   .replace(QStringLiteral("  health "), QStringLiteral("  heath "));
        const LoadedMatch loaded = readMatch(playedWith(recordedWith(QStringLiteral("alice")), source),
                                             QStringLiteral("broken.match"));
        QVERIFY(!loaded.ok());
    }
};

QTEST_GUILESS_MAIN(TestEarlierHeroes)
#include "tst_earlierheroes.moc"
