// SPDX-License-Identifier: GPL-3.0-or-later
// What the workshop opens with: something new, a copy of a built-in hero or battlefield, or a file of lately;
// never an empty sheet with errors.

#include "app/window/application.h"
#include "tests/support/fulldisk.h"
#include "tests/support/lamplighter.h"
#include "tests/window/settled.h"
#include "tests/window/windowhand.h"
#include "views/pages/start/pickbuttons.h"
#include "views/theme/button.h"
#include "views/theme/themeddialog.h"
#include "views/workshop/files/headtabs.h"
#include "views/workshop/files/toolrow.h"
#include "views/workshop/gallery/herocard.h"
#include "views/workshop/gallery/workshopstart.h"
#include "views/workshop/rules/wizard/fighterpages.h"
#include "views/workshop/rules/wizard/newherowizard.h"

#include <QFile>
#include <QLineEdit>
#include <QPointer>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <map>

using namespace fabletop;

class TestWorkshopStart : public QObject {
    Q_OBJECT

    PassingSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Application> m_application;
    bool m_aside = false;

    MainWindow& window() { return m_application->window(); }
    WorkshopHub& hub() { return *pageOf<WorkshopHub>(window()); }
    /// Never twice at the same place: what has just appeared under a pointer at rest takes no press.
    void click(QWidget* widget)
    {
        m_aside = !m_aside;
        QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center() + QPoint(m_aside ? 14 : 0, 0));
    }
    /// What is typed into the question that comes next; empty: it is cancelled.
    void answer(const QString& name)
    {
        QTimer::singleShot(20, this, [this, name] {
            auto* dialog = qobject_cast<ThemedDialog*>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isActiveWindow()) return answer(name);
            if (name.isEmpty()) return dialog->reject();
            auto* field = dialog->findChild<QLineEdit*>();
            QVERIFY(field->hasFocus());
            QTest::keyClicks(field, name); // over what is proposed
            QTest::keyClick(field, Qt::Key_Return);
        });
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_settings = PassingSettings();
        m_settings.setSpeed(0);
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"),
                                                      m_home->filePath(QStringLiteral("data")));
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().turnTo(pageid::workshop);
    }
    void cleanup()
    {
        m_application.reset();
        m_home.reset();
    }

    void everyTabBeginsWithIt()
    {
        for (const char* tab : {"heroes", "battlefields", "rulesets"}) {
            hub().goTo(QLatin1String(tab));
            QVERIFY2(hub().start(), tab);
            QVERIFY(hub().start()->isVisible());
            QVERIFY(!hub().start()->backCard()->isVisible());
            QVERIFY(!hub().heroes()->modes()->isVisible());
            QVERIFY(!hub().undoStack());
        }
        hub().goTo(QStringLiteral("packages"));
        QVERIFY(!hub().start());
        hub().goTo(QStringLiteral("heroes"));
        QCOMPARE(hub().start()->heroes().size(), std::size_t(shippedHeroes().size()));
        hub().goTo(QStringLiteral("battlefields"));
        QCOMPARE(hub().start()->fields().size(), std::size_t(shippedBattlefields().size()));
        QTRY_VERIFY(hub().start()->fields().back()->baked());
    }

    /// Titles, cards and battlefields begin at one edge, and rows are filled evenly.
    void everythingBeginsAtOneEdge()
    {
        for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(1920, 1080)}) {
            window().resize(size);
            for (const char* tab : {"heroes", "battlefields"}) {
                hub().goTo(QLatin1String(tab));
                QTest::qWait(20);
                const WorkshopStart& start = *hub().start();
                const int left = start.newCard()->x() + sheetAir;
                int columns = 0;
                const auto look = [&](const auto& all, int air) {
                    int top = -1;
                    std::map<int, int> rows;
                    for (const QWidget* one : all) {
                        if (one->y() != top) QCOMPARE(one->x() + air, left);
                        top = one->y();
                        columns = std::max(columns, ++rows[top]);
                    }
                    QVERIFY(rows.empty() || columns - rows.rbegin()->second < 3);
                };
                look(start.heroes(), sheetAir);
                look(start.fields(), FieldPick::air);
                for (const FieldPick* field : start.fields()) // no empty band over the pictures
                    QCOMPARE(field->height(), field->highFor(field->width()));
            }
        }
    }

    /// A large window shows large pictures, not room that is left over, and needs no bar for it.
    void battlefieldsGrowWithTheWindow()
    {
        hub().goTo(QStringLiteral("battlefields"));
        int before = 0;
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            window().resize(size);
            QTest::qWait(20);
            const WorkshopStart& start = *hub().start();
            const int wide = start.fields().front()->width();
            QVERIFY(wide > before * 5 / 4);
            before = wide;
            const QWidget& last = *start.fields().back();
            QVERIFY(last.mapTo(&start, last.rect().bottomLeft()).y() < start.height());
        }
    }

    /// The buttons of a document stand among the tabs where they fit, and never over one.
    void buttonsAmongTheTabs()
    {
        click(hub().start()->newCard());
        window().findChildren<NewHeroWizard*>().back()->accept();
        hub().goTo(QStringLiteral("rulesets"));
        click(hub().start()->newCard());
        hub().goTo(QStringLiteral("battlefields"));
        click(hub().start()->newCard());
        const auto* tabs = hub().findChild<HeadTabs*>({}, Qt::FindDirectChildrenOnly);
        for (const double scale : {1.0, 1.4, 2.0})
            for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(1920, 1080)})
                for (const char* tab : {"heroes", "battlefields", "rulesets"}) {
                    m_settings.setTextScale(scale);
                    window().resize(size);
                    hub().goTo(QLatin1String(tab));
                    QTest::qWait(20);
                    DocumentPage* page = hub().heroes()->editor();
                    if (tab == QLatin1String("battlefields")) page = hub().battlefields();
                    if (tab == QLatin1String("rulesets")) page = hub().ruleSets();
                    const QByteArray where = QStringLiteral("%1 %2 %3")
                                                 .arg(QLatin1String(tab))
                                                 .arg(size.width())
                                                 .arg(scale)
                                                 .toUtf8();
                    for (const Button* button : page->tools()->findChildren<Button*>()) {
                        if (!button->isVisible()) continue;
                        const QRect place(button->mapTo(&hub(), QPoint()), button->size());
                        QVERIFY2(hub().rect().contains(place), where);
                        QVERIFY2(!place.intersects(tabs->geometry()), where);
                        const HeadTabs& modes = *hub().heroes()->modes();
                        QVERIFY2(!modes.isVisible() || !place.intersects(modes.geometry()), where);
                        QVERIFY2(button->width() >= button->sizeHint().width(), where);
                        QVERIFY2(!button->accessibleName().isEmpty(), where);
                    }
                    const bool one = scale < 1.2 && (size.width() > 1200 || tab != QLatin1String("heroes"));
                    if (one) QVERIFY2(page->tools()->room() >= ToolRow::Room::shared, where);
                }
        m_settings.setTextScale(1);
    }

    void aNewHeroByTheWizard()
    {
        window().turnTo(pageid::workshop);
        QCOMPARE(QApplication::focusWidget(), hub().start()->newCard());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        const QPointer<NewHeroWizard> wizard = window().findChild<NewHeroWizard*>();
        QVERIFY(wizard && wizard->isVisible());
        wizard->reject();
        QVERIFY(hub().start()); // nothing was begun
        click(hub().start()->newCard());
        auto* again = window().findChildren<NewHeroWizard*>().back();
        QTest::keyClicks(again->numbers()->name(), QStringLiteral("Mara"));
        for (int page = 0; page < 3; ++page)
            again->next();
        again->accept();
        QVERIFY(!hub().start());
        QVERIFY(hub().heroes()->editor()->document().text().contains(QStringLiteral("Mara")));
        QVERIFY(hub().heroes()->modes()->isVisible());
        // Another tab and back: it is still there.
        hub().goTo(QStringLiteral("battlefields"));
        hub().goTo(QStringLiteral("heroes"));
        QVERIFY(!hub().start());
    }

    void likeAHero()
    {
        HeroCard* medusa = nullptr;
        for (HeroCard* card : hub().start()->heroes())
            if (card->id() == u"medusa") medusa = card;
        QVERIFY(medusa);
        answer({});
        click(medusa);
        QVERIFY(hub().start()); // cancelled
        answer(QStringLiteral("Stheno"));
        click(medusa);
        QVERIFY(!hub().start());
        HeroDocument& document = hub().heroes()->editor()->document();
        document.compileNow();
        QVERIFY(document.upToDate()); // it plays as it is
        QCOMPARE(document.hero()->name.text(), std::string("Stheno"));
        QCOMPARE(document.hero()->deckSize(), 30);
        // Back to the gallery, and on with it.
        Q_EMIT hub().heroes()->editor()->galleryRequested();
        QVERIFY(hub().start() && hub().start()->backCard()->isVisible());
        click(hub().start()->backCard());
        QVERIFY(!hub().start());
        QCOMPARE(document.hero()->name.text(), std::string("Stheno"));
    }

    void likeABattlefield()
    {
        hub().goTo(QStringLiteral("battlefields"));
        FieldPick* soho = nullptr;
        for (FieldPick* pick : hub().start()->fields())
            if (pick->choice() == u"soho") soho = pick;
        QVERIFY(soho);
        answer(QStringLiteral("Soho by Day"));
        click(soho);
        QVERIFY(!hub().start());
        const Battlefield& made = hub().battlefields()->editor().battlefield();
        Diagnostics ignored;
        const auto shipped = loadBattlefield(QStringLiteral("soho"), ignored);
        QCOMPARE(made.id, std::string("soho-by-day"));
        QCOMPARE(made.name.text(), std::string("Soho by Day"));
        QVERIFY(made.spaces == shipped->spaces && made.lines == shipped->lines);
        QVERIFY(hub().battlefields()->editor().document().modified());
        QVERIFY(hub().battlefields()->editor().document().playable());
    }

    void newOnesThatAreEmpty()
    {
        hub().goTo(QStringLiteral("rulesets"));
        click(hub().start()->newCard());
        QVERIFY(!hub().start());
        QVERIFY(hub().ruleSets()->isVisible());
        hub().goTo(QStringLiteral("battlefields"));
        click(hub().start()->newCard());
        QVERIFY(!hub().start());
        QVERIFY(hub().battlefields()->isVisible());
        QVERIFY(hub().isAncestorOf(QApplication::focusWidget()));
    }

    void filesOfLately()
    {
        QVERIFY(hub().start()->recentButtons().empty());
        const QString path = m_home->filePath(QStringLiteral("mara.hero"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::lamplighterText().toUtf8());
        file.close();
        QVERIFY(hub().open(path)); // from elsewhere: no gallery in the way
        QVERIFY(!hub().start());
        m_application.reset(); // another day
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"),
                                                      m_home->filePath(QStringLiteral("data")));
        window().show();
        window().turnTo(pageid::workshop);
        QVERIFY(hub().start());
        QCOMPARE(hub().start()->recentButtons().size(), std::size_t(1));
        QCOMPARE(hub().start()->recentButtons().front()->accessibleName(), QStringLiteral("Open mara.hero"));
        click(hub().start()->recentButtons().front());
        QVERIFY(!hub().start());
        QCOMPARE(hub().heroes()->editor()->document().path(), path);
    }

    /// What a killed program left is offered over the board, which is there for it.
    void aCopyOfACrashIsNotHidden()
    {
        hub().goTo(QStringLiteral("battlefields"));
        click(hub().start()->newCard());
        hub().battlefields()->editor().document().adopt(
            [] {
                Diagnostics ignored;
                return *loadBattlefield(QStringLiteral("soho"), ignored);
            }(),
            QString(), true);
        const QDir folder(hub().battlefields()->files().folder());
        const auto copies = [&folder] { return folder.entryList(QDir::Files | QDir::Hidden); };
        QTRY_VERIFY_WITH_TIMEOUT(!copies().isEmpty(), 20'000);
        const QString name = copies().front();
        const QByteArray left = test::contents(folder.filePath(name));
        m_application.reset();
        QVERIFY(test::put(folder.filePath(name), left)); // as if it had been killed
        m_application = std::make_unique<Application>(*qApp, m_settings, QStringLiteral("en"),
                                                      m_home->filePath(QStringLiteral("data")));
        window().show();
        window().turnTo(pageid::workshop);
        QVERIFY(hub().start()); // heroes
        hub().goTo(QStringLiteral("battlefields"));
        QVERIFY(!hub().start());
        QVERIFY(hub().battlefields()->isVisible());
    }

    void pictures()
    {
        if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) QSKIP("only for looking");
        for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(1920, 1080)})
            for (const double scale : {1.0, 1.4, 2.0})
                for (const char* tab : {"heroes", "battlefields"}) {
                    m_settings.setTextScale(scale);
                    m_settings.setPalette(scale > 1.5 ? QStringLiteral("dark") : QStringLiteral("light"));
                    window().resize(size);
                    hub().goTo(QLatin1String(tab));
                    testing::settle();
                    QTest::qWait(300);
                    window().grab().save(QStringLiteral("start-%1-%2-%3.png")
                                             .arg(QLatin1String(tab))
                                             .arg(size.width())
                                             .arg(scale));
                }
        m_settings.setTextScale(1);
        m_settings.setPalette(QStringLiteral("light"));
        hub().goTo(QStringLiteral("heroes"));
        click(hub().start()->newCard());
        testing::settle();
        m_settings.setTextScale(1);
        window().findChild<NewHeroWizard*>()->grab().save(QStringLiteral("wizard.png"));
    }
};

QTEST_MAIN(TestWorkshopStart)
#include "tst_workshopstart.moc"
