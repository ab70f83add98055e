// SPDX-License-Identifier: GPL-3.0-or-later
// A package under a fresh user: packed from the editor, opened in the window, looked at, installed, chosen
// and played; then removed.

#include "app/window/application.h"
#include "model/items/cards/cardlistmodel.h"
#include "model/match/match.h"
#include "tests/support/packing.h"
#include "tests/window/windowhand.h"
#include "views/cards/browser/cardspage.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/pickbuttons.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"
#include "views/theme/numberfield.h"
#include "views/workshop/packages/packageview.h"
#include "views/workshop/packages/packsheet.h"
#include "views/workshop/workshophub.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::test;

class TestPackageWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;
    PassingSettings m_settings;
    std::unique_ptr<Application> m_application;
    FileAnswer m_answer = FileAnswer::cancel;
    QStringList m_questions;
    QString m_savePath;
    QStringList m_openPaths; ///< answered one after the other

    MainWindow& window() { return m_application->window(); }
    PackagesPage& page() { return *pageOf<WorkshopHub>(window())->packages(); }
    QString path(const char* name) const { return m_home->filePath(QLatin1String(name)); }
    QString put(const char* name, const QByteArray& bytes) const
    {
        QDir().mkpath(QFileInfo(path(name)).absolutePath());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
        return path(name);
    }
    void answerByHand()
    {
        window().turnTo(pageid::workshop);
        page().setAskers(
            [this](const QString& question, const QList<FileAnswer>&) {
                m_questions << question;
                return m_answer;
            },
            [this](const QString&) { return m_savePath; },
            [this](const QString&, const QString&) { return m_openPaths.takeFirst(); });
    }
    bool offer(const QByteArray& package) { return window().open(put("incoming/mara.fabletop", package)); }
    static void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    bool says(const QString& words) { return page().view()->words().join(u'\n').contains(words); }
    void keepPicture(const QString& name)
    {
        if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) return;
        QTest::qWait(150);
        window().grab().save(name + QStringLiteral(".png"));
    }
    /// The same in two languages and palettes, at the usual and at the smallest size.
    void keepPictures(const QString& name)
    {
        if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) return;
        keepPicture(name + QStringLiteral("-en-light"));
        m_application->language().choose(QStringLiteral("es"));
        m_application->setPalette(QStringLiteral("dark"));
        keepPicture(name + QStringLiteral("-es-dark"));
        window().resize(960, 640);
        keepPicture(name + QStringLiteral("-es-dark-small"));
        m_application->language().choose(QStringLiteral("en"));
        m_application->setPalette(QStringLiteral("light"));
        window().resize(1280, 800);
    }
    QString installedHero() const
    {
        return m_home->filePath(QStringLiteral("data/packages/mara-and-the-pond/heroes/mara.hero"));
    }
    HeroPick* pickOf(int seat, const QString& choice)
    {
        for (HeroPick* pick : newMatchOf(window())->heroes(seat))
            if (pick->choice() == choice) return pick;
        return nullptr;
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_settings = PassingSettings();
        m_settings.setSpeed(0);
        m_settings.setPalette(QStringLiteral("light"));
        m_questions.clear();
        m_answer = FileAnswer::cancel;
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"), path("data"));
        window().resize(1280, 800);
        window().show();
        pageOf<TablePage>(window())->setSpeed(0);
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        answerByHand();
    }
    void cleanup()
    {
        m_application.reset();
        m_home.reset();
    }

    void offeredAndCancelled()
    {
        QVERIFY(offer(maraPackage(3)));
        for (const char* words : {"Mara and the pond", "by Ana", "revision 3", "CC-BY-4.0", "14 health",
                                  "30 cards", "with Owl", "Mill pond", "Short", "2 pictures"})
            QVERIFY2(says(QLatin1String(words)), words);
        QVERIFY(page().view()->installButton()->usable());
        keepPictures(QStringLiteral("offered"));
        m_application->language().choose(QStringLiteral("es"));
        m_application->setPalette(QStringLiteral("dark"));
        QVERIFY(says(QStringLiteral("14 de vida")));
        QTest::qWait(100); // the language is told once more by the event loop
        const QList<QLabel*> labels = page().view()->findChildren<QLabel*>();
        const auto inSight = std::count_if(labels.begin(), labels.end(), [](const QLabel* label) {
            return !label->visibleRegion().isEmpty();
        });
        QCOMPARE(inSight, 2 + 4 * 3); // title and origin, and a picture, a name and words a row
        m_application->language().choose(QStringLiteral("en"));
        click(page().view()->cancelButton());
        QVERIFY(page().list()->isHidden());
        QVERIFY(!QDir(path("data/packages/mara-and-the-pond")).exists());
        keepPictures(QStringLiteral("nothing"));
    }
    void refusedWithEveryReason()
    {
        ArchiveFiles files = maraFiles();
        files["heroes/mara.hero"] = "hero \"Mara\"\n  health many\n";
        files["art/mara.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<script>go()</script></svg>";
        files["art/owl.png"] = "no picture";
        QVERIFY(!offer(rawZip(withManifest(files))));
        QVERIFY(says(QStringLiteral("Can’t install mara.fabletop")));
        QVERIFY(says(QStringLiteral("heroes/mara.hero: line 2, column 10")));
        QVERIFY(says(QStringLiteral("art/mara.svg: line 2")));
        QVERIFY(says(QStringLiteral("art/owl.png: the picture is incomplete or damaged")));
        QVERIFY(page().view()->installButton()->isHidden());
        keepPictures(QStringLiteral("refused"));
        QTest::keyClick(page().view()->cancelButton(), Qt::Key_Space);
        QVERIFY(says(QStringLiteral("Packages of friends")));
        QVERIFY(!window().open(put("incoming/none.fabletop", "no zip")));
        QVERIFY(!window().open(path("incoming/nowhere.fabletop")));
    }
    void installedChosenAndPlayed()
    {
        window().turnTo(pageid::newMatch); // the page is there before the package is
        QVERIFY(!pickOf(0, installedHero()));
        QVERIFY(offer(maraPackage()));
        QTest::keyClick(page().view()->installButton(), Qt::Key_Space);
        QCOMPARE(page().list()->count(), 1);
        QVERIFY(says(QStringLiteral("Mara and the pond")));
        QVERIFY(m_questions.isEmpty());
        keepPictures(QStringLiteral("installed"));

        window().turnTo(pageid::cards);
        const auto& heroes = pageOf<CardsPage>(window())->list().heroes();
        QVERIFY(
            std::any_of(heroes.begin(), heroes.end(), [](const auto& hero) { return hero->id == "mara"; }));
        QVERIFY(window().art()->hasEmblem(QStringLiteral("mara")));
        QVERIFY(window().art()->hasEmblem(QStringLiteral("owl")));

        window().turnTo(pageid::newMatch);
        NewMatchPage& start = *newMatchOf(window());
        HeroPick* mara = pickOf(0, installedHero());
        QVERIFY(mara);
        QVERIFY(mara->toolTip().contains(QStringLiteral("Mara and the pond")));
        click(mara);
        FieldPick* pond = start.fields().back();
        QVERIFY(pond->choice().endsWith(QStringLiteral("mill-pond.battlefield.json")));
        const QString ground = pond->choice(); // another language makes the page anew
        click(pond);
        QCOMPARE(start.plan().seats[0].hero, installedHero());
        QCOMPARE(start.plan().battlefield, ground);
        keepPictures(QStringLiteral("newmatch"));
        MatchPlan plan = newMatchOf(window())->plan();
        plan.seats[0].player = QStringLiteral("greedy1");
        plan.seats[1].player = QStringLiteral("random");
        plan.seed = 5;
        newMatchOf(window())->setPlan(plan);
        click(newMatchOf(window())->startButton());
        QVERIFY(window().session().match());
        for (int click = 0; click < 200 && window().session().match()->timeline().last() <= 60; ++click) {
            QTest::keyClick(window().focusWidget() ? window().focusWidget() : &window(),
                            Qt::Key_Space); // combats go on by click
            QTest::qWait(40);
        }
        QVERIFY(window().session().match()->timeline().last() > 60);
        QCOMPARE(window().session().match()->rules().hero(idAt<SeatId>(static_cast<int>(plan.first > 0))).id,
                 std::string("mara"));
        keepPictures(QStringLiteral("table"));
        // What was chosen is remembered while the file is there.
        QCOMPARE(lastPlan(m_settings).seats[0].hero, installedHero());
        QCOMPARE(lastPlan(m_settings).battlefield, ground);
        QFile::remove(installedHero());
        QVERIFY(lastPlan(m_settings).seats[0].hero != installedHero());
    }
    void replacedOnlyWhenAsked()
    {
        QVERIFY(offer(maraPackage(2)));
        click(page().view()->installButton());
        QVERIFY(offer(maraPackage(2)));
        QVERIFY(!page().view()->installButton()->usable());
        QVERIFY(offer(maraPackage(3))); // a better one by the same author: no question
        QVERIFY(says(QStringLiteral("replaces revision 2")));
        QTest::qWait(PressGuard::quiet + 50); // read first: what has just appeared takes no press
        click(page().view()->installButton());
        QVERIFY(m_questions.isEmpty());
        PackageFolder folder(path("data/packages"));
        QCOMPARE(folder.installed().front().manifest.revision, 3);
        QVERIFY(offer(maraPackage(9, "Ben")));
        QVERIFY(says(QStringLiteral("by Ana is installed under the same name")));
        keepPictures(QStringLiteral("otherauthor"));
        click(page().view()->installButton()); // answered by "cancel"
        QCOMPARE(m_questions.size(), 1);
        QCOMPARE(folder.installed().front().manifest.author, std::string("Ana"));
        m_answer = FileAnswer::replace;
        click(page().view()->installButton());
        QCOMPARE(folder.installed().size(), std::size_t{1});
        QCOMPARE(folder.installed().front().manifest.author, std::string("Ben"));
    }
    void removedWhenAsked()
    {
        QVERIFY(offer(maraPackage()));
        click(page().view()->installButton());
        window().turnTo(pageid::newMatch);
        click(pickOf(0, installedHero()));
        window().turnTo(pageid::workshop);
        click(page().view()->removeButton());
        QCOMPARE(m_questions.size(), 1);
        QVERIFY(QFile::exists(installedHero()));
        m_answer = FileAnswer::remove;
        click(page().view()->removeButton());
        QVERIFY(!QFile::exists(installedHero()));
        QVERIFY(page().list()->isHidden());
        QVERIFY(!window().art()->hasEmblem(QStringLiteral("mara")));
        QVERIFY(!pickOf(0, installedHero()));
        QVERIFY(!newMatchOf(window())->plan().seats[0].hero.contains(u'/')); // fallen back to a shipped hero
    }
    void packedForFriends()
    {
        const QString hero = put("data/heroes/mara.hero", maraText());
        put("mine/mill-pond.battlefield.json", pondText("pond.png"));
        put("mine/pond.png", dot());
        QVERIFY(pageOf<WorkshopHub>(window())->heroes()->editor()->open(hero));
        pageOf<WorkshopHub>(window())->goTo(QStringLiteral("heroes"));
        pageOf<WorkshopHub>(window())->heroes()->editor()->files().pack();
        QVERIFY(page().packing());
        PackSheet& sheet = *page().sheet();
        QCOMPARE(sheet.titleField()->text(), QStringLiteral("Mara"));
        QCOMPARE(sheet.idField()->text(), QStringLiteral("mara"));
        QVERIFY(!sheet.packButton()->usable()); // the author is missing
        QTest::keyClicks(sheet.authorField(), QStringLiteral("Ana"));
        QVERIFY(sheet.packButton()->usable());
        sheet.idField()->selectAll();
        QTest::keyClicks(sheet.idField(), QStringLiteral("Mara!"));
        QVERIFY(!sheet.packButton()->usable());
        sheet.idField()->selectAll();
        QTest::keyClicks(sheet.idField(), QStringLiteral("mara-and-friends"));
        sheet.licenseBox()->setCurrentIndex(3);
        QVERIFY(!sheet.packButton()->usable());
        QTest::keyClicks(sheet.licenseField(), QStringLiteral("For my friends"));
        m_openPaths = {path("mine/mill-pond.battlefield.json"),
                       put("mine/mara.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>")};
        click(sheet.addButton());
        click(sheet.pictureButton(QStringLiteral("mara")));
        m_savePath = path("mine/friends");
        click(sheet.packButton());
        QVERIFY(sheet.problems().contains(QStringLiteral("art/mara.svg")));
        QVERIFY(!QFile::exists(path("mine/friends.fabletop")));
        keepPictures(QStringLiteral("packsheet"));
        click(sheet.pictureButton(QStringLiteral("mara"))); // left out again
        m_openPaths = {put("mine/mara.svg", drawing())};
        click(sheet.pictureButton(QStringLiteral("mara")));
        click(sheet.packButton());
        QCOMPARE(sheet.problems(), QString());
        QVERIFY(!page().packing());
        Diagnostics diagnostics;
        const auto package = loadPackage(path("mine/friends.fabletop"), diagnostics);
        QVERIFY2(package, diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        QCOMPARE(package->manifest.id, std::string("mara-and-friends"));
        QCOMPARE(package->manifest.license, std::string("For my friends"));
        QCOMPARE(package->heroes.front()->id, std::string("mara"));
        QVERIFY(package->battlefields.front().backdrop.file.starts_with("data:image/png"));
        QCOMPARE(package->pictures, std::vector<std::string>{"art/mara.svg"});
        // Who packs again need not say again who they are.
        QVERIFY(page().pack(hero));
        QCOMPARE(sheet.authorField()->text(), QStringLiteral("Ana"));
        QCOMPARE(sheet.licenseField()->text(), QStringLiteral("For my friends"));
        click(sheet.cancelButton());
        QVERIFY(!page().packing());
    }
    void manyHeroesScroll()
    {
        for (int number = 0; number < 29; ++number)
            put(qPrintable(QStringLiteral("data/heroes/own%1.hero").arg(number)),
                maraText().replace("Mara", "Mara " + QByteArray::number(number)));
        for (int number = 0; number < 4; ++number)
            put(qPrintable(QStringLiteral("data/battlefields/own%1.battlefield.json").arg(number)),
                pondText());
        window().turnTo(pageid::newMatch);
        NewMatchPage& start = *newMatchOf(window());
        QCOMPARE(start.heroes(0).size(), std::size_t{39});
        QCOMPARE(start.fields().size(), std::size_t{10});
        HeroPick* last = start.heroes(0).back();
        QVERIFY(last->visibleRegion().isEmpty());
        last->setFocus(Qt::TabFocusReason);
        QTest::keyClick(last, Qt::Key_Space);
        QTRY_VERIFY(!last->visibleRegion().isEmpty()); // what is chosen is in sight
        QCOMPARE(start.plan().seats[0].hero, last->choice());
        keepPictures(QStringLiteral("many"));
        click(newMatchOf(window())->countButton(4)); // another language makes the page anew
        keepPictures(QStringLiteral("manyfour"));
    }
};

QTEST_MAIN(TestPackageWindow)
#include "tst_packagewindow.moc"
