// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has is kept: settings through any damage, folders that move, copies that are copies, and
// nothing left unsaved without a question.

#include "app/window/application.h"
#include "app/window/banner.h"
#include "app/window/keeping/foldermigration.h"
#include "app/window/keeping/settingsfile.h"
#include "model/documents/documentrecovery.h"
#include "model/documents/rules/herodocument.h"
#include "tests/match/duel.h"
#include "tests/support/fulldisk.h"
#include "tests/support/packing.h"
#include "tests/window/windowhand.h"
#include "views/pages/replay/divergencelabel.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"
#include "views/workshop/workshophub.h"

#include <QCloseEvent>
#include <QDirIterator>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;
using namespace fabletop::test;

class TestKeeping : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    PassingSettings m_settings;
    std::unique_ptr<Application> m_application;

    QString path(const QString& name) const { return m_home->filePath(name); }
    MainWindow& window() { return m_application->window(); }
    Banner& banner() { return *window().findChild<Banner*>(); }
    /// By how it begins: what follows a number depends on the language's plurals.
    Button* answer(const QString& words)
    {
        QCoreApplication::processEvents(); // a button is shown by its layout
        for (Button* button : banner().findChildren<Button*>())
            if (button->isVisible() && button->text().startsWith(words)) return button;
        return nullptr;
    }
    QAction* menuEntry(const QString& start)
    {
        for (QAction* top : window().findChild<QMenuBar*>()->actions())
            for (QAction* action : top->menu()->actions())
                if (action->text().remove(u'&').startsWith(start)) return action;
        return nullptr;
    }
    void sitDown()
    {
        window().session().play(testing::duel(5), path("duel.match"));
        QVERIFY(window().session().match());
        testing::playOn(*window().session().match(), 4);
    }
    /// All files below a folder with what is in them.
    static QMap<QString, QByteArray> everything(const QString& folder)
    {
        QMap<QString, QByteArray> all;
        QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            all.insert(QDir(folder).relativeFilePath(file), contents(file));
        }
        return all;
    }
    static QList<QByteArray> sortedContents(const QMap<QString, QByteArray>& all)
    {
        QList<QByteArray> list = all.values();
        std::sort(list.begin(), list.end());
        return list;
    }
    void putAt(const QString& name, const QByteArray& bytes)
    {
        QDir().mkpath(QFileInfo(path(name)).absolutePath());
        QVERIFY(put(path(name), bytes));
    }
    /// A data folder as versions before left it.
    void makeOlderFolder()
    {
        putAt("data/matches/a.match", "match a\n");
        putAt("data/matches/heroes/mara.hero", maraText());
        putAt("data/matches/heroes/mara.hero.autosave",
              "# copy of: " + path("data/matches/heroes/mara.hero").toUtf8() + "\n" + maraText() +
                  "# more\n");
        putAt("data/matches/battlefields/pond.battlefield.json", pondText());
        putAt("data/matches/battlefields/recent.txt",
              path("data/matches/battlefields/pond.battlefield.json").toUtf8() +
                  "\n/elsewhere/x.battlefield.json");
        putAt("data/matches/rulesets/sharp.rules", "{}");
        putAt("data/matches/packages/p-one/manifest.json", "one");
        putAt("data/matches/packages/p-one/heroes/x.hero", "x");
        putAt("data/matches/packages/.old-p-two/manifest.json", "two");
        putAt("data/matches/scenarios/kept.json", "{ }");
        putAt("data/matches/trials/t.match", "trial\n");
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_settings = PassingSettings();
        m_settings.setSpeed(0);
        m_settings.setValue(QStringLiteral("play/combats"), 9);
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"), path("data"));
        window().resize(1280, 800);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup()
    {
        m_application.reset();
        m_home.reset();
    }

    // -- settings

    void settingsComeBack()
    {
        {
            SettingsFile kept(path("settings.json"), path("none"));
            kept.setSpeed(2.0);
            kept.setLanguage(QStringLiteral("fr"));
            kept.setValue(QStringLiteral("lesson/done"), true);
            kept.setValue(QStringLiteral("play/combats"), 3);
            kept.setValue(QStringLiteral("window/geometry"), QByteArray("\0\1\xff", 3));
            kept.setValue(QStringLiteral("plan/seat1/name"), QStringLiteral("Añа “x”\n"));
        }
        const SettingsFile kept(path("settings.json"), path("none"));
        QCOMPARE(kept.speed(), 2.0);
        QCOMPARE(kept.language(), QStringLiteral("fr"));
        QVERIFY(kept.value(QStringLiteral("lesson/done"), false).toBool());
        QCOMPARE(kept.value(QStringLiteral("play/combats"), 0).toInt(), 3);
        QCOMPARE(kept.value(QStringLiteral("window/geometry")).toByteArray(), QByteArray("\0\1\xff", 3));
        QCOMPARE(kept.value(QStringLiteral("plan/seat1/name")).toString(), QStringLiteral("Añа “x”\n"));
        QVERIFY(kept.trouble().isEmpty());
    }

    void settingsOfVersionsBeforeAreTakenOverOnce()
    {
        {
            QSettings older(path("fabletop.conf"), QSettings::IniFormat);
            older.setValue(QStringLiteral("look/speed"), 4.0);
            older.setValue(QStringLiteral("lesson/done"), true);
            older.setValue(QStringLiteral("plan/seat1/name"), QStringLiteral("Ana, the first"));
            older.setValue(QStringLiteral("window/geometry"), QByteArray("\0\1\2", 3));
        }
        const QByteArray before = contents(path("fabletop.conf"));
        {
            SettingsFile kept(path("settings.json"), path("fabletop.conf"));
            QCOMPARE(kept.speed(), 4.0);
            QVERIFY(kept.value(QStringLiteral("lesson/done"), false).toBool());
            QCOMPARE(kept.value(QStringLiteral("window/geometry")).toByteArray(), QByteArray("\0\1\2", 3));
            kept.setSpeed(1.0);
        }
        const SettingsFile kept(path("settings.json"), path("fabletop.conf"));
        QCOMPARE(kept.speed(), 1.0); // the older ones are not asked again
        QCOMPARE(kept.value(QStringLiteral("plan/seat1/name")).toString(), QStringLiteral("Ana, the first"));
        QCOMPARE(contents(path("fabletop.conf")), before);
    }

    /// Cut anywhere, any byte another: the program has settings, and what was there is kept aside or still
    /// means something.
    void settingsSurviveAnyDamage()
    {
        QByteArray whole;
        {
            SettingsFile kept(path("settings.json"), path("none"));
            kept.setSpeed(2.0);
            kept.setTextScale(1.2);
            kept.setValue(QStringLiteral("window/geometry"), QByteArray("\0\1\2", 3));
            QVERIFY(kept.save());
            whole = contents(path("settings.json"));
        }
        std::vector<QByteArray> damaged{QByteArray(),
                                        QByteArray(1000, '\0'),
                                        "[]",
                                        "null",
                                        "{\"fabletop\":\"settings\",\"version\":1,\"values\":[]}",
                                        QByteArray(2'000'000, '[')};
        for (qsizetype place = 0; place < whole.size() - 2; ++place) {
            damaged.push_back(whole.left(place));
            QByteArray other = whole;
            other[place] = static_cast<char>(~other[place]);
            damaged.push_back(other);
        }
        for (const QByteArray& text : damaged) {
            QDir(path("kept")).removeRecursively();
            putAt("kept/settings.json", text);
            {
                SettingsFile kept(path("kept/settings.json"), path("none"));
                QVERIFY(kept.speed() >= 0 && kept.speed() <= 16 && kept.textScale() >= 0.5 &&
                        kept.textScale() <= 3);
                (void)kept.value(QStringLiteral("window/geometry")).toByteArray();
                if (kept.trouble().isEmpty()) continue; // it reads as settings still
                QCOMPARE(kept.speed(), 1.0);
                QVERIFY(kept.trouble().contains(QStringLiteral("settings (damaged).json")));
                kept.setSpeed(0.5);
            }
            QCOMPARE(contents(path("kept/settings (damaged).json")), text);
            QCOMPARE(SettingsFile(path("kept/settings.json"), path("none")).speed(), 0.5);
        }
    }

    void aValueOfAnotherTypeIsAsGoodAsMissing()
    {
        QVERIFY(put(path("settings.json"),
                    "{\"fabletop\":\"settings\",\"version\":1,\"values\":{\"look/speed\":\"fast\",\"look/"
                    "textScale\":9e99,\"play/combats\":[1],\"language\":{}}}"));
        const SettingsFile kept(path("settings.json"), path("none"));
        QCOMPARE(kept.speed(), 1.0);
        QCOMPARE(kept.textScale(), 3.0);
        QCOMPARE(kept.value(QStringLiteral("play/combats"), 7).toInt(), 7);
    }

    void twoWindowsKeepEachOthersSettings()
    {
        SettingsFile one(path("settings.json"), path("none"));
        one.setSpeed(2.0);
        QVERIFY(one.save());
        SettingsFile other(path("settings.json"), path("none"));
        other.setLanguage(QStringLiteral("es"));
        QVERIFY(other.save());
        one.setTextScale(1.4);
        QVERIFY(one.save());
        const SettingsFile kept(path("settings.json"), path("none"));
        QCOMPARE(kept.language(), QStringLiteral("es"));
        QCOMPARE(kept.textScale(), 1.4);
        QCOMPARE(kept.speed(), 2.0);
    }

    // -- folders

    void whatLayBelowMatchesLiesBesideIt()
    {
        makeOlderFolder();
        const auto before = everything(path("data"));
        const Moves moves = moveOutOfMatches(path("data"));
        QCOMPARE(moves.left, QStringList());
        const auto after = everything(path("data"));
        QCOMPARE(after.size(), before.size());
        for (auto one = before.begin(); one != before.end(); ++one) {
            QString name = one.key();
            if (name.count(u'/') > 1) name.remove(0, QStringLiteral("matches/").size());
            QVERIFY2(after.contains(name), qPrintable(name));
            if (!name.endsWith(QStringLiteral("recent.txt"))) QCOMPARE(after.value(name), one.value());
        }
        QCOMPARE(QDir(path("data/matches")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"a.match"});
        // What was opened lately, and whose copy a crash left, are found in the new place.
        QVERIFY(contents(path("data/battlefields/recent.txt"))
                    .startsWith(path("data/battlefields/pond.battlefield.json").toUtf8() + "\n/elsewhere/"));
        const auto left = DocumentRecovery::leftIn(HeroDocument(), path("data/heroes"));
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front().path, path("data/heroes/mara.hero"));
        // Once more changes nothing.
        QCOMPARE(moveOutOfMatches(path("data")).left, QStringList());
        QCOMPARE(everything(path("data")), after);
    }

    void namesThatAreTakenAreKeptBoth()
    {
        makeOlderFolder();
        putAt("data/heroes/mara.hero", "another mara\n");
        putAt("data/rulesets/sharp.rules", "{}"); // the very same
        putAt("data/packages/p-one/manifest.json", "one, newer");
        putAt("data/battlefields/recent.txt", "/newer/y.battlefield.json");
        auto before = everything(path("data"));
        QCOMPARE(moveOutOfMatches(path("data")).left, QStringList());
        const auto after = everything(path("data"));
        QCOMPARE(after.value("heroes/mara.hero"), QByteArray("another mara\n"));
        QCOMPARE(after.value("heroes/mara (2).hero"), maraText());
        QCOMPARE(after.value("packages/p-one/manifest.json"), QByteArray("one, newer"));
        QCOMPARE(after.value("packages/p-one (2)/manifest.json"), QByteArray("one"));
        QCOMPARE(after.value("packages/p-one (2)/heroes/x.hero"), QByteArray("x"));
        QCOMPARE(after.value("battlefields/recent.txt"),
                 "/newer/y.battlefield.json\n" + path("data/battlefields/pond.battlefield.json").toUtf8() +
                     "\n/elsewhere/x.battlefield.json");
        before.remove("matches/rulesets/sharp.rules");
        before.remove("matches/battlefields/recent.txt");
        before.remove("battlefields/recent.txt");
        auto kept = after;
        kept.remove("battlefields/recent.txt");
        QCOMPARE(sortedContents(kept), sortedContents(before));
        QVERIFY(!QFileInfo::exists(path("data/matches/heroes")) &&
                !QFileInfo::exists(path("data/matches/packages")));
    }

    /// A start that was killed after any of its steps: the next one brings the rest.
    void aKilledMoveIsFinishedByTheNext()
    {
        makeOlderFolder();
        QVERIFY(moveOutOfMatches(path("data")).left.isEmpty());
        const auto whole = everything(path("data"));
        QStringList things; // each is moved by one act
        for (const QString& name : whole.keys()) {
            const QString thing =
                name.startsWith(QStringLiteral("packages/")) ? name.section(u'/', 0, 1) : name;
            if (!things.contains(thing)) things << thing;
        }
        for (qsizetype moved = 0; moved <= things.size(); ++moved) {
            QDir(path("data")).removeRecursively();
            makeOlderFolder();
            for (qsizetype place = 0; place < moved; ++place) {
                const QString older = path("data/matches/") + things[place];
                if (!QFileInfo::exists(older)) continue;
                QDir().mkpath(QFileInfo(path("data/") + things[place]).absolutePath());
                QVERIFY(QDir().rename(older, path("data/") + things[place]));
            }
            QVERIFY(moveOutOfMatches(path("data")).left.isEmpty());
            QCOMPARE(everything(path("data")).keys(), whole.keys());
            QCOMPARE(everything(path("data")), whole);
        }
    }

    /// Matches on another disk: nothing can be moved by one act, so it is copied first; killed anywhere too.
    void fromAnotherDisk()
    {
        makeOlderFolder();
        QVERIFY(moveOutOfMatches(path("data")).left.isEmpty());
        auto whole = everything(path("data"));
        whole.remove("matches/a.match");
        const QTemporaryDir disk(QStringLiteral("/dev/shm/fabletop-XXXXXX"));
        QVERIFY(disk.isValid());
        for (int kill = 0; kill < 3; ++kill) {
            QDir(path("data")).removeRecursively();
            makeOlderFolder();
            QDir(disk.filePath("matches")).removeRecursively();
            QProcess copy;
            copy.start(QStringLiteral("cp"), {QStringLiteral("-r"), path("data/matches"), disk.path()});
            QVERIFY(copy.waitForFinished() && copy.exitCode() == 0);
            QDir(path("data/matches")).removeRecursively();
            QVERIFY(QFile::link(disk.filePath("matches"), path("data/matches")));
            if (kill == 1) putAt("data/packages/.new-moved-p-one/manifest.json", "on"); // while it was copied
            if (kill == 2) { // while the original was removed
                putAt("data/packages/p-one/manifest.json", "one");
                putAt("data/packages/p-one/heroes/x.hero", "x");
                QVERIFY(QFile::remove(disk.filePath("matches/packages/p-one/manifest.json")));
            }
            QCOMPARE(moveOutOfMatches(path("data")).left, QStringList());
            auto after = everything(path("data"));
            QCOMPARE(after.keys(), whole.keys());
            QCOMPARE(after, whole);
            QCOMPARE(QDir(disk.filePath("matches"))
                         .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                     QStringList{"a.match"});
        }
    }

    void aFolderThatIsALinkIsLinkedFromTheNewPlace()
    {
        putAt("cloud/mine.hero", maraText());
        QDir().mkpath(path("data/matches"));
        QVERIFY(QFile::link(QStringLiteral("../../cloud"), path("data/matches/heroes")));
        QVERIFY(moveOutOfMatches(path("data")).left.isEmpty());
        QCOMPARE(contents(path("data/heroes/mine.hero")), maraText());
        QVERIFY(!QFileInfo(path("data/matches/heroes")).isSymLink());
        QCOMPARE(contents(path("cloud/mine.hero")), maraText());
    }

    /// The program itself, as people start it.
    void theProgramMovesThemAtItsStart()
    {
        makeOlderFolder();
        QDir().mkpath(path("share/fabletop"));
        QVERIFY(QDir().rename(path("data"), path("share/fabletop/fabletop")));
        {
            QSettings older(path("config/fabletop/fabletop.conf"), QSettings::IniFormat);
            older.setValue(QStringLiteral("plan/seat1/hero"),
                           path("share/fabletop/fabletop/matches/heroes/mara.hero"));
            older.setValue(QStringLiteral("lesson/match"), path("share/fabletop/fabletop/matches/a.match"));
        }
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path("share"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path("config"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(FABLETOP_PROGRAM), QStringList());
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(path("config/fabletop/settings.json")), 30'000);
        program.kill();
        QVERIFY(program.waitForFinished());
        QCOMPARE(contents(path("share/fabletop/fabletop/heroes/mara.hero")), maraText());
        QVERIFY(!QFileInfo::exists(path("share/fabletop/fabletop/matches/heroes")));
        const SettingsFile kept(path("config/fabletop/settings.json"), path("none"));
        QCOMPARE(kept.value(QStringLiteral("plan/seat1/hero")).toString(),
                 path("share/fabletop/fabletop/heroes/mara.hero"));
        QCOMPARE(kept.value(QStringLiteral("lesson/match")).toString(),
                 path("share/fabletop/fabletop/matches/a.match"));
    }

    void thePersonsFoldersLieBesideEachOther()
    {
        putAt("data/heroes/mara.hero", maraText());
        window().turnTo(pageid::newMatch);
        window().turnTo(pageid::workshop);
        window().session().play(testing::duel(5));
        QCOMPARE(QFileInfo(window().session().match()->path()).absolutePath(), path("data/matches"));
        for (const char* part : {"data/heroes", "data/battlefields"})
            QVERIFY2(QFileInfo(path(part)).isDir(), part);
        QCOMPARE(QDir(path("data/matches")).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList());
    }

    // -- the match at the table

    void aCopyIsACopy()
    {
        sitDown();
        window().workspace().keeper.setAskers({}, [this](const QString& proposal) {
            if (!proposal.endsWith(QStringLiteral("duel copy.match"))) qFatal("%s", qPrintable(proposal));
            return path("copy.match");
        });
        QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        const QByteArray copied = contents(path("copy.match"));
        QCOMPARE(copied, contents(path("duel.match")));
        QVERIFY2(banner().sentence().startsWith(QStringLiteral("Saved as ")),
                 qPrintable(banner().sentence()));
        QCOMPARE(window().session().match()->path(), path("duel.match"));
        testing::playOn(*window().session().match(), 2, 8);
        QCOMPARE(contents(path("copy.match")), copied);
        QCOMPARE(openMatch(path("duel.match"), Check::thorough).timeline.last(), 6);
    }

    void aFailedSaveIsToldAndAnotherPlaceMoves()
    {
        sitDown();
        window().workspace().keeper.setAskers({}, [this](const QString&) { return path("else.match"); });
        const QByteArray before = contents(path("duel.match"));
        {
            const FullDisk disk(before.size());
            testing::playOn(*window().session().match(), 2, 8);
            QVERIFY2(banner().sentence().startsWith(QStringLiteral("Couldn’t save duel.match in ")),
                     qPrintable(banner().sentence()));
            QVERIFY2(banner().sentence().contains(QStringLiteral(" 2 change")),
                     qPrintable(banner().sentence()));
            QTest::mouseClick(answer(QStringLiteral("Try again")), Qt::LeftButton);
            QVERIFY(banner().isVisible());
            QCOMPARE(contents(path("duel.match")), before);
        }
        QTest::mouseClick(answer(QStringLiteral("Save as…")), Qt::LeftButton);
        QVERIFY(!banner().isVisible());
        QCOMPARE(window().session().match()->path(), path("else.match"));
        testing::playOn(*window().session().match(), 1, 9);
        QCOMPARE(contents(path("duel.match")), before);
        QCOMPARE(openMatch(path("else.match"), Check::thorough).timeline.last(), 7);
    }

    void tryAgainSavesWhatWaited()
    {
        sitDown();
        {
            const FullDisk disk(contents(path("duel.match")).size() + 5);
            testing::playOn(*window().session().match(), 3, 8);
        }
        QTest::mouseClick(answer(QStringLiteral("Try again")), Qt::LeftButton);
        QVERIFY(!banner().isVisible());
        QCOMPARE(openMatch(path("duel.match"), Check::thorough).timeline.last(), 7);
    }

    /// Another sentence takes the banner: its closing answers nothing of before.
    void anAnswerBelongsToItsSentence()
    {
        sitDown();
        {
            const FullDisk disk(contents(path("duel.match")).size());
            testing::playOn(*window().session().match(), 1, 8);
        }
        window().warn(QStringLiteral("Something else."));
        QVERIFY(!answer(QStringLiteral("Try again")));
        QVERIFY(window().session().match()->retrySaving());
        QVERIFY(banner().isVisible());
        QCOMPARE(banner().sentence(), QStringLiteral("Something else."));
    }

    void nothingUnsavedIsLeftWithoutAQuestion_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("close") << 0;
        QTest::newRow("leave the table") << 1;
        QTest::newRow("open another") << 2;
        QTest::newRow("a new match") << 3;
    }
    void nothingUnsavedIsLeftWithoutAQuestion()
    {
        QFETCH(int, way);
        sitDown();
        Match* match = window().session().match();
        FileAnswer given = FileAnswer::cancel;
        QStringList questions;
        window().workspace().keeper.setAskers(
            [&](const QString& question, const QList<FileAnswer>& answers) {
                questions << question;
                if (!answers.contains(FileAnswer::cancel) || !answers.contains(FileAnswer::saveElsewhere))
                    qFatal("no way out");
                return given;
            },
            [this](const QString&) { return path("else.match"); });
        const auto go = [&] {
            switch (way) {
            case 0: return (void)window().close();
            case 1: return menuEntry(QStringLiteral("Leave"))->trigger();
            case 2:
                return (void)window().open(
                    QStringLiteral(FABLETOP_SOURCE_DIR "/resources/matches/lesson.match"));
            default: return (void)window().session().play(testing::duel(6), path("new.match"));
            }
        };
        const FullDisk disk(contents(path("duel.match")).size());
        testing::playOn(*match, 2, 8);
        go();
        QCOMPARE(questions.size(), 1);
        QCOMPARE(window().session().match(), match); // cancelled: it is still there
        QVERIFY(window().isVisible());
        given = FileAnswer::discard;
        go();
        QCOMPARE(questions.size(), 2);
        QVERIFY(way == 0 ? !window().isVisible() : window().session().match() != match);
    }

    // -- damaged files

    void aDamagedMatchIsOpenedUpToThere()
    {
        sitDown();
        window().session().match()->settle();
        QByteArray text = contents(path("duel.match"));
        text.replace(text.indexOf("{\"n\":3,"), 7, "{\"n\":3;");
        QVERIFY(put(path("damaged.match"), text));
        QVERIFY(!window().open(path("damaged.match")));
        QVERIFY2(banner().sentence().startsWith(QStringLiteral("Couldn’t open damaged.match: line 4, ")),
                 qPrintable(banner().sentence()));
        QVERIFY2(!banner().sentence().contains(u'{'), qPrintable(banner().sentence()));
        Button* open = answer(QStringLiteral("Open the first 2 "));
        QVERIFY(open);
        QTest::mouseClick(open, Qt::LeftButton);
        QCOMPARE(window().session().match()->timeline().last(), 2);
        QVERIFY(pageOf<ReplayPage>(window())->isVisible());
        window().session().match()->addNote(
            1,
            QStringLiteral("a word")); // goes into a copy, never into the damaged file
        QCOMPARE(contents(path("damaged.match")), text);
        QTest::mouseClick(answer(QStringLiteral("Save a copy")), Qt::LeftButton);
        QVERIFY(window().session().match()->path().startsWith(path("data/matches/")));
        const LoadedMatch copy = openMatch(window().session().match()->path(), Check::thorough);
        QVERIFY(copy.ok() && copy.timeline.last() == 2 && copy.annotations.notes.size() == 1);
        QCOMPARE(contents(path("damaged.match")), text);
    }

    void aBranchThatDivergesIsToldInTheWindow()
    {
        QVERIFY(window().open(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/faults/branch-tampered.match")));
        const QLabel* told = pageOf<ReplayPage>(window())->divergenceLabel();
        QVERIFY(told->isVisible());
        QVERIFY2(told->text().startsWith(QStringLiteral("Decision 66 of “Tried from turn 11”")),
                 qPrintable(told->text()));
        QVERIFY2(!told->text().contains(u'{'), qPrintable(told->text()));
    }

    void aHeroWithoutACardIsToldAndSeenUpToThere()
    {
        QVERIFY(
            !window().open(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/faults/card-deleted-from-hero.match")));
        QVERIFY2(banner().sentence().contains(QStringLiteral("line 16,")), qPrintable(banner().sentence()));
        QVERIFY2(banner().sentence().contains(QStringLiteral("“plain”")), qPrintable(banner().sentence()));
        QTest::mouseClick(answer(QStringLiteral("Open the first 14 ")), Qt::LeftButton);
        QCOMPARE(window().session().match()->timeline().last(), 14);
        for (int position = 0; position <= 14; ++position) {
            pageOf<ReplayPage>(window())->seek(position);
            pageOf<ReplayPage>(window())->grab();
        }
        QVERIFY2(!pageOf<ReplayPage>(window())->divergenceLabel()->text().contains(u'{'),
                 qPrintable(pageOf<ReplayPage>(window())->divergenceLabel()->text()));
    }

    void matchesThatAreDroppedAreCopiedWhole()
    {
        sitDown();
        window().session().match()->settle();
        const QByteArray text = contents(path("duel.match"));
        const MatchStore store(path("data"));
        for (qint64 place = 0; place < text.size(); place += 101) {
            const FullDisk disk(place);
            QVERIFY(store.takeIn(path("duel.match")).has_value());
            QCOMPARE(QDir(store.folder()).entryList(QDir::Files | QDir::Hidden), QStringList());
        }
        QVERIFY(!store.takeIn(path("duel.match")) && !store.takeIn(path("duel.match")));
        QCOMPARE(QDir(store.folder()).entryList(QDir::Files), QStringList({"duel-2.match", "duel.match"}));
        QCOMPARE(contents(store.folder() + QStringLiteral("/duel-2.match")), text);
    }
};

QTEST_MAIN(TestKeeping)
#include "tst_keeping.moc"
