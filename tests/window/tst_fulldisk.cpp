// SPDX-License-Identifier: GPL-3.0-or-later
// Every writer of the program on a disk that fills up at every place: an error is told, and the old bytes are
// whole.

#include "app/window/keeping/settingsfile.h"
#include "model/content/catalogue.h"
#include "model/content/packages/packagefolder.h"
#include "model/content/rulebook/rulebook.h"
#include "model/content/rulesets/ruleset.h"
#include "model/documents/documentrecovery.h"
#include "model/documents/laboratory/balance.h"
#include "model/documents/rules/herodocument.h"
#include "model/documents/rulesets/rulesetdocument.h"
#include "model/match/branches.h"
#include "model/match/players/personplayer.h"
#include "model/match/record/matchrecorder.h"
#include "tests/match/duel.h"
#include "tests/support/effort.h"
#include "tests/support/fulldisk.h"
#include "tests/support/packing.h"
#include "views/cards/browser/deckprint.h"
#include "views/pages/replay/export/exporter.h"
#include "views/pages/table/tablepage.h"
#include "views/rulebook/bookprint.h"
#include "views/theme/button.h"
#include "views/workshop/battlefield/battlefieldeditor.h"
#include "views/workshop/files/battlefieldfiles.h"
#include "views/workshop/packages/packsheet.h"
#include "views/workshop/trials/balancechoices.h"
#include "views/workshop/trials/balancepage.h"
#include "views/workshop/trials/sandboxpage.h"

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

namespace {

/// Writes once more; what is told where it fails, else empty.
using Writing = std::function<QString()>;

constexpr qint64 quick = 2;               ///< milliseconds: of such a writer every place is tried
constexpr qint64 patienceOfWriter = 2500; ///< milliseconds, for the places of any other

} // namespace

class TestFullDisk : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const Theme> m_theme;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

    /// `write` replaces `file`. Every place of what it writes is tried, where that takes bearable time; of
    /// dear ones as many as do, with both ends: what goes through the door is tried byte by byte in
    /// tst_wholefile.
    void fillUp(const QString& file, const Writing& write)
    {
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(write(), QString());
        const qint64 dear = std::max<qint64>(1, clock.elapsed());
        const qint64 size = contents(file).size();
        QVERIFY(size > 0);
        const qint64 bearable =
            dear <= quick ? size
                          : std::max<qint64>(8, repetitions(static_cast<int>(patienceOfWriter / dear)));
        const std::vector<qint64> places = placesIn(size, bearable);
        const QByteArray old = "what was there before\n";
        QVERIFY(put(file, old));
        const QStringList there = files();
        for (const qint64 place : places) {
            QString told;
            {
                const FullDisk disk(place);
                told = write();
            }
            QVERIFY2(!told.isEmpty(),
                     qPrintable(QStringLiteral("nothing told at %1 of %2").arg(place).arg(size)));
            QVERIFY2(told.contains(QFileInfo(file).fileName()), qPrintable(told));
            QCOMPARE(contents(file), old);
            QCOMPARE(files(), there);
        }
        QCOMPARE(write(), QString());
        QVERIFY(contents(file) != old);
        qInfo("%d of %d places", static_cast<int>(places.size()), static_cast<int>(size));
    }

    std::unique_ptr<Match> shortMatch(const char* name)
    {
        auto match = testing::duel(3);
        match->setPractice(true);
        for (int seat = 0; seat < 2; ++seat)
            match->setPlayer(idAt<SeatId>(seat), std::make_unique<PersonPlayer>());
        if (name && !match->record(path(name))) qFatal("the match isn't written");
        match->begin();
        testing::playOn(*match, 8, 4);
        return match;
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_shared<const Theme>(false, QApplication::font()); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    // -- matches

    void aDecisionIsAppendedOrWaits()
    {
        const auto match = shortMatch("a.match");
        const auto other = shortMatch(nullptr);
        const QByteArray before = contents(path("a.match"));
        QVERIFY(other->record(path("b.match")));
        testing::playOn(*other, 1, 9);
        const QByteArray after = contents(path("b.match"));
        const qint64 line = after.size() - contents(path("a.match")).size();
        QVERIFY(line > 40);
        QSignalSpy failed(match.get(), &Match::saveFailed);
        {
            const FullDisk disk(before.size());
            testing::playOn(*match, 1, 9);
        }
        for (qint64 place = 0; place < line; ++place) {
            QCOMPARE(contents(path("a.match")), before);
            QCOMPARE(match->unsaved(), 1);
            const FullDisk disk(before.size() + place);
            QVERIFY(!match->retrySaving());
        }
        QCOMPARE(failed.size(), 1 + static_cast<int>(line));
        QVERIFY(failed.back().front().toString().contains(QStringLiteral("a.match")));
        QVERIFY(match->retrySaving());
        QCOMPARE(contents(path("a.match")).mid(before.size()), after.mid(after.size() - line));
        QCOMPARE(match->unsaved(), 0);
    }

    /// Everything that people do to a match, at every place at which its file can become full.
    void aMatchKeepsItsOldFile_data()
    {
        QTest::addColumn<int>("deed");
        QTest::newRow("take back") << 0;
        QTest::newRow("change a note") << 1;
        QTest::newRow("remove a note") << 2;
        QTest::newRow("remove a bookmark") << 3;
        QTest::newRow("remove a branch") << 4;
        QTest::newRow("take back in a branch") << 5;
        QTest::newRow("add a note") << 6;
        QTest::newRow("add a bookmark") << 7;
        QTest::newRow("begin a branch") << 8;
        QTest::newRow("resign") << 9;
    }
    void aMatchKeepsItsOldFile()
    {
        QFETCH(int, deed);
        const auto match = shortMatch("a.match");
        match->addNote(3, QStringLiteral("a note"));
        match->addNote(4, QStringLiteral("another"));
        match->addBookmark(2, QStringLiteral("here"));
        match->addBookmark(3, QStringLiteral("there"));
        Match line(branchStart(*match, 0, 3, {QStringLiteral("person"), QStringLiteral("person")}));
        const int branch = match->beginBranch(0, 3, QStringLiteral("what if"));
        testing::playOn(line, 3, 5);
        match->growBranch(branch, line.timeline());
        const QByteArray before = contents(path("a.match"));
        const int lines = static_cast<int>(before.count('\n'));
        QVERIFY(openMatch(path("a.match"), Check::thorough).ok());
        QSignalSpy failed(match.get(), &Match::saveFailed);
        const auto act = [&] {
            switch (deed) {
            case 0: return (void)match->takeBack(allSeats);
            case 1: return match->changeNote(0, QStringLiteral("changed"), {});
            case 2: return match->removeNote(0);
            case 3: return match->removeBookmark(1);
            case 4: return match->removeBranch(branch);
            case 5: {
                Timeline shorter = line.timeline();
                shorter.truncate(5);
                return match->growBranch(branch, shorter);
            }
            case 6: return match->addNote(1, QStringLiteral("new"));
            case 7: return match->addBookmark(1, QStringLiteral("new"));
            case 8: return (void)match->beginBranch(0, 2, QStringLiteral("another way"));
            default: return (void)match->resign(match->decides());
            }
        };
        const bool appends = deed >= 6;
        {
            const FullDisk disk(appends ? before.size() : 0);
            act();
        }
        QVERIFY(failed.size() >= 1);
        QVERIFY(match->unsaved() >= 1);
        const auto stands = [&](qint64 place) {
            const FullDisk disk(place);
            return !match->retrySaving() && contents(path("a.match")) == before &&
                   files() == QStringList{"a.match"};
        };
        qint64 tried = 0;
        // Until there is room for all of it: from then on the file is the new one.
        for (qint64 place = appends ? before.size() : 0; place < before.size() + 4096; place += 1, ++tried)
            if (!stands(place)) break;
        QVERIFY(tried > 20);
        QCOMPARE(match->unsaved(), 0);
        const LoadedMatch again = openMatch(path("a.match"), Check::thorough);
        QVERIFY(again.ok() && !again.torn && !again.firstDivergence());
        QCOMPARE(again.timeline.last(), match->timeline().last());
        QCOMPARE(again.annotations.notes, match->annotations().notes);
        QCOMPARE(again.annotations.bookmarks, match->annotations().bookmarks);
        QCOMPARE(again.annotations.branches.size(), match->annotations().branches.size());
        if (appends) QVERIFY(again.lines.size() > static_cast<std::size_t>(lines));
        QCOMPARE(tried, appends ? contents(path("a.match")).size() - before.size()
                                : contents(path("a.match")).size());
    }

    void aCopyOfAMatch()
    {
        const auto match = shortMatch("a.match");
        const QByteArray own = contents(path("a.match"));
        fillUp(path("b.match"), [&] {
            const auto fault = match->saveCopy(path("b.match"));
            return fault ? fault->sentence() : QString();
        });
        QCOMPARE(contents(path("b.match")), own);
        testing::playOn(*match, 1);
        QCOMPARE(contents(path("b.match")), own); // it went on in its own file
        QVERIFY(contents(path("a.match")).size() > own.size());
    }

    void anotherPlaceForAMatch()
    {
        const auto match = shortMatch("a.match");
        QString told;
        connect(match.get(), &Match::saveFailed, this, [&](const QString& sentence) { told = sentence; });
        fillUp(path("b.match"), [&] {
            if (match->path() != path("a.match"))
                return match->saveElsewhere(path("a.match")),
                       match->saveElsewhere(path("b.match")) ? QString() : told;
            return match->saveElsewhere(path("b.match")) ? QString() : told;
        });
        QCOMPARE(match->path(), path("b.match"));
    }

    void aGameOfComputers()
    {
        const MatchInfo info = testing::duelInfo(5);
        Diagnostics diagnostics;
        const auto rules = buildRuleset(info.setup, diagnostics);
        fillUp(path("a.match"), [&] {
            MatchRecorder recorder(info.setup, rules, {QStringLiteral("random"), QStringLiteral("random")}, 5,
                                   path("a.match"));
            State state = freshState(*rules, 5);
            const State fresh = state;
            OptionList options;
            EventLog log;
            begin(*rules, state, options, &log);
            recorder.add(nullptr, fresh, state, log);
            return recorder.ok() ? QString() : recorder.fault()->sentence();
        });
    }

    void theOtherOfTwoWindows()
    {
        const auto match = shortMatch("a.match");
        const QByteArray own = contents(path("a.match"));
        const QByteArray foreign = own + "{\"note\":{\"at\":1,\"text\":\"from elsewhere\"}}\n";
        QVERIFY(put(path("a.match"), foreign));
        testing::playOn(*match, 0);
        for (qint64 place = 0; place < foreign.size(); place += 7) {
            const FullDisk disk(place);
            match->addNote(1, QStringLiteral("ours"));
            QCOMPARE(files(), QStringList{"a.match"}); // neither half a copy of theirs nor ours over it
            QCOMPARE(contents(path("a.match")), foreign);
            match->removeNote(0);
        }
        QVERIFY(match->retrySaving());
        QCOMPARE(contents(path("a (other).match")), foreign);
        QCOMPARE(openMatch(path("a.match")).timeline.last(), 8);
    }

    // -- the command line

    void format()
    {
        const QByteArray loose = "hero   \"Mara\"\n  health   14,  move 2, melee\n\ncard \"Sting\"   x3\n  "
                                 "versatile 2,   boost 1, for any\n";
        QVERIFY(put(path("mine.hero"), loose));
        const auto run = [&] {
            QProcess program;
            program.setProcessChannelMode(QProcess::MergedChannels);
            program.start(QStringLiteral(FABLETOP_PROGRAM), {QStringLiteral("format"), path("mine.hero")});
            program.waitForFinished();
            return std::pair(program.exitCode(), program.readAll());
        };
        for (qint64 place = 0; place < 2 * loose.size(); place += sanitized ? 16 : 1) {
            std::pair<int, QByteArray> result;
            {
                const FullDisk disk(place);
                result = run();
            }
            if (result.first == 0) {
                QVERIFY(place > 60); // all of it has room
                QVERIFY(contents(path("mine.hero")) != loose);
                return;
            }
            QCOMPARE(result.first, 1);
            QVERIFY2(result.second.contains("mine.hero"), result.second.constData());
            QCOMPARE(contents(path("mine.hero")), loose);
            QCOMPARE(files(), QStringList{"mine.hero"});
        }
        QFAIL("it never had room");
    }

    void aPictureByCommand()
    {
        fillUp(path("soho.png"), [&] {
            QProcess program;
            program.start(QStringLiteral(FABLETOP_PROGRAM),
                          {QStringLiteral("render"), QStringLiteral("battlefield"), QStringLiteral("soho"),
                           QStringLiteral("--out"), path("soho.png"), QStringLiteral("--size"),
                           QStringLiteral("60x40")});
            program.waitForFinished();
            const QString errors = QString::fromUtf8(program.readAllStandardError());
            return program.exitCode() == 0 ? QString() : errors;
        });
    }

    // -- documents

    void aBattlefield()
    {
        BattlefieldEditor editor;
        Diagnostics ignored;
        editor.document().adopt(*loadBattlefield(QStringLiteral("soho"), ignored), QString(), true);
        fillUp(path("a.battlefield.json"), [&] {
            BattlefieldDocument& document = editor.document();
            return (document.path().isEmpty() ? document.saveAs(path("a.battlefield.json"))
                                              : document.saveAnyway())
                .message;
        });
    }

    void aHero()
    {
        HeroDocument document;
        document.adopt(QString::fromUtf8(maraText()));
        fillUp(path("a.hero"), [&] {
            const SaveReport report =
                document.path().isEmpty() ? document.saveAs(path("a.hero")) : document.saveAnyway();
            return report.message;
        });
    }

    void aRuleSet()
    {
        RuleSetDocument document;
        document.startNew();
        fillUp(path("a.rules"), [&] {
            const SaveReport report =
                document.path().isEmpty() ? document.saveAs(path("a.rules")) : document.saveAnyway();
            return report.message;
        });
    }

    void aCopyOfABattlefieldThatIsNotSaved()
    {
        BattlefieldEditor editor;
        Diagnostics ignored;
        QVERIFY(put(path("soho.battlefield.json"), "x"));
        DocumentRecovery recovery(editor.document(), m_folder->path(), std::chrono::hours(1));
        editor.document().adopt(*loadBattlefield(QStringLiteral("soho"), ignored),
                                path("soho.battlefield.json"), true);
        QString told;
        connect(&recovery, &DocumentRecovery::failed, this,
                [&](const QString& sentence) { told = sentence; });
        recovery.writeNow(); // the place is picked once
        fillUp(recovery.target(), [&] {
            told.clear();
            recovery.writeNow();
            QCoreApplication::processEvents();
            return told;
        });
        recovery.discard();
    }

    void aCopyOfAHeroThatIsNotSaved()
    {
        HeroDocument document;
        DocumentRecovery recovery(document, m_folder->path(), std::chrono::hours(1));
        QString told;
        connect(&recovery, &DocumentRecovery::failed, this,
                [&](const QString& sentence) { told = sentence; });
        document.adopt(QString::fromUtf8(maraText()), path("mara.hero"), true);
        recovery.writeNow();
        fillUp(recovery.target(), [&] {
            told.clear();
            recovery.writeNow();
            QCoreApplication::processEvents();
            return told;
        });
        recovery.discard();
    }

    /// Where no lock can be had for want of room, what a crash left is found all the same.
    void whatACrashLeftIsFoundOnAFullDisk()
    {
        QVERIFY(put(path("a.hero.autosave"),
                    QByteArray("# copy of: ") + path("a.hero").toUtf8() + "\n" + maraText()));
        const FullDisk disk(0);
        QCOMPARE(DocumentRecovery::leftIn(HeroDocument(), m_folder->path()).size(), std::size_t{1});
        QVERIFY(DocumentRecovery::leftFor(HeroDocument(), path("a.hero")).has_value());
    }

    void theListOfWhatWasOpened()
    {
        BattlefieldEditor editor;
        BattlefieldFiles files(editor, m_folder->path());
        QDir().mkpath(path("other"));
        Diagnostics ignored;
        editor.document().adopt(*loadBattlefield(QStringLiteral("soho"), ignored), QString(), true);
        QCOMPARE(editor.document().saveAs(path("other/b.battlefield.json")).result, SaveResult::saved);
        QString told;
        connect(&files, &BattlefieldFiles::told, this, [&](const QString& sentence) { told = sentence; });
        fillUp(path("recent.txt"), [&] {
            told.clear();
            files.open(path("other/b.battlefield.json"));
            return told;
        });
    }

    // -- what is taken out

    void exports_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < exportKinds; ++kind)
            QTest::newRow(qPrintable(endingOf(static_cast<ExportKind>(kind)))) << kind;
    }
    void exports()
    {
        QFETCH(int, kind);
        const auto match = shortMatch(nullptr);
        const QString file =
            m_folder->filePath(QStringLiteral("out.") + endingOf(static_cast<ExportKind>(kind)));
        fillUp(file, [&] {
            return exportMatch(
                *match, match->annotations(),
                {static_cast<ExportKind>(kind), Language::en, Viewer::everyone(Viewer::Why::matchOver), file},
                m_theme);
        });
    }

    void printedCards()
    {
        Diagnostics ignored;
        const auto hero = loadHero(QStringLiteral("medusa"), ignored);
        fillUp(path("cards.pdf"), [&] {
            return printCards(path("cards.pdf"), {{hero, CardId{0}, 1}}, DeckPrint::list, Language::en,
                              *m_theme);
        });
    }

    void thePrintedBook()
    {
        const Rulebook book(Language::en);
        QCOMPARE(printBook(path("book.pdf"), book, *m_theme), QString());
        const qint64 size = contents(path("book.pdf")).size();
        QVERIFY(put(path("book.pdf"), "old"));
        for (qint64 place : {qint64{0}, size - 1}) { // it takes a second or two each time
            const FullDisk disk(place);
            QVERIFY(printBook(path("book.pdf"), book, *m_theme).contains(QStringLiteral("book.pdf")));
            QCOMPARE(contents(path("book.pdf")), QByteArray("old"));
        }
    }

    void aBattlefieldAsPicture_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"a.pdf", "a.svg", "a.png"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void aBattlefieldAsPicture()
    {
        QFETCH(QString, file);
        BattlefieldEditor editor;
        BattlefieldFiles files(editor, m_folder->path());
        Diagnostics ignored;
        editor.document().adopt(*loadBattlefield(QStringLiteral("soho"), ignored), QString(), false);
        QString told;
        connect(&files, &BattlefieldFiles::told, this, [&](const QString& sentence) { told = sentence; });
        fillUp(m_folder->filePath(file), [&] {
            told.clear();
            files.exportTo(m_folder->filePath(file), 6, *m_theme);
            return told;
        });
    }

    void aScenario()
    {
        PassingSettings settings;
        settings.setSpeed(0);
        Diagnostics ignored;
        SandboxPage page(settings, m_theme, Language::en, m_folder->path());
        page.setHero(loadHero(QStringLiteral("medusa"), ignored), CardId{0}, {});
        page.begin();
        QVERIFY(page.match());
        page.setPathAsker([&](const QString&) { return path("kept.json"); });
        QString told;
        connect(&page, &SandboxPage::warned, this, [&](const QString& sentence) { told = sentence; });
        fillUp(path("kept.json"), [&] {
            told.clear();
            page.keepButton()->click();
            return told;
        });
    }

    void theTableOfABalance()
    {
        BalancePage page(m_theme, Language::en);
        Diagnostics ignored;
        page.setFolder(m_folder->path());
        page.setHero(loadHero(QStringLiteral("medusa"), ignored));
        page.choices()->gamesBox()->setCurrentIndex(0);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.exportButton()->usable(), 60'000);
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!page.running(), 60'000);
        page.setPathAsker([&](const QString&) { return path("table.csv"); });
        QString told;
        connect(&page, &BalancePage::warned, this, [&](const QString& sentence) { told = sentence; });
        fillUp(path("table.csv"), [&] {
            told.clear();
            page.exportButton()->click();
            return told;
        });
    }

    // -- packages

    void aPackageIsPacked()
    {
        QDir().mkpath(path("heroes"));
        QVERIFY(put(path("heroes/mara.hero"), maraText()));
        PackSheet sheet(m_theme, Language::en);
        Diagnostics diagnostics;
        QVERIFY(sheet.begin(path("heroes/mara.hero"), diagnostics));
        sheet.authorField()->setText(QStringLiteral("Ana"));
        sheet.setAskers([&](const QString&) { return path("mara.fabletop"); },
                        [](const QString&, const QString&) { return QString(); });
        fillUp(path("mara.fabletop"), [&] {
            sheet.packButton()->click();
            return sheet.problems();
        });
    }

    void aPackageIsInstalledWholeOrNotAtAll()
    {
        Diagnostics diagnostics;
        const auto first = readPackage(maraPackage(1), "mara.fabletop", diagnostics);
        const auto second = readPackage(maraPackage(2), "mara.fabletop", diagnostics);
        QVERIFY(first && second);
        PackageFolder folder(m_folder->filePath(QStringLiteral("packages")));
        QCOMPARE(folder.install(*first), QString());
        for (qint64 place = 0; place < maraText().size(); place += 3) {
            const FullDisk disk(place);
            QVERIFY(!folder.install(*second).isEmpty());
            QCOMPARE(folder.installed().size(), std::size_t{1});
            QCOMPARE(folder.installed().front().manifest.revision, 1);
            QCOMPARE(contents(folder.folder() + QStringLiteral("/mara-and-the-pond/heroes/mara.hero")),
                     maraText());
        }
        QCOMPARE(folder.install(*second), QString());
        QCOMPARE(folder.installed().front().manifest.revision, 2);
    }

    // -- settings

    void settings()
    {
        SettingsFile kept(path("settings.json"), path("none.conf"));
        kept.setValue(QStringLiteral("plan/name"), QStringLiteral("Ana"));
        kept.setValue(QStringLiteral("window/geometry"), QByteArray("\0\1\2\3", 4));
        QVERIFY(kept.save());
        const QByteArray before = contents(path("settings.json"));
        QSignalSpy failed(&kept, &SettingsFile::failed);
        kept.setValue(QStringLiteral("plan/name"), QStringLiteral("Ben"));
        for (qint64 place = 0; place < before.size(); ++place) {
            const FullDisk disk(place);
            QVERIFY(!kept.save());
            QCOMPARE(contents(path("settings.json")), before);
            QCOMPARE(files(), QStringList{"settings.json"});
        }
        QCOMPARE(failed.size(), 1); // told once
        QVERIFY(failed.front().front().toString().contains(QStringLiteral("settings.json")));
        QVERIFY(kept.save());
        QCOMPARE(SettingsFile(path("settings.json"), path("none.conf"))
                     .value(QStringLiteral("plan/name"))
                     .toString(),
                 QStringLiteral("Ben"));
        kept.setValue(QStringLiteral("plan/name"), QStringLiteral("Cem"));
        {
            const FullDisk disk(0);
            QVERIFY(!kept.save());
        }
        QCOMPARE(failed.size(), 2); // the next time is another
    }
};

QTEST_MAIN(TestFullDisk)
#include "tst_fulldisk.moc"
