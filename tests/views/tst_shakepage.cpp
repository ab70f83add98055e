// SPDX-License-Identifier: GPL-3.0-or-later
// The stress test: what is coming stands there before the first game, and afterwards what was played, what
// held and where a game failed.

#include "model/content/catalogue.h"
#include "tests/support/lamplighter.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/style.h"
#include "views/workshop/trials/shakechecks.h"
#include "views/workshop/trials/shakemap.h"
#include "views/workshop/trials/shakepage.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

class TestShakePage : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ShakePage> m_page;

    static std::shared_ptr<const HeroRules> lamplighter()
    {
        Diagnostics problems;
        return readHero(test::lamplighterText().toStdString(), "lamplighter.hero", problems);
    }
    int played() const
    {
        const ShakeMap& map = *m_page->map();
        int sum = 0;
        for (int opponent = 0; opponent < map.plan().opponents().size(); ++opponent)
            for (int field = 0; field < map.plan().battlefields().size(); ++field)
                sum += map.played(opponent, field);
        return sum;
    }
    int failures() const
    {
        const ShakeMap& map = *m_page->map();
        int sum = 0;
        for (int opponent = 0; opponent < map.plan().opponents().size(); ++opponent)
            for (int field = 0; field < map.plan().battlefields().size(); ++field)
                sum += map.failedAt(opponent, field);
        return sum;
    }
    int checksIn(ShakeChecks::State state) const
    {
        int sum = 0;
        for (int line = 0; line < m_page->checks()->count(); ++line)
            sum += m_page->checks()->state(line) == state;
        return sum;
    }
    void shakeIt(const std::shared_ptr<const HeroRules>& hero, int games)
    {
        m_page->setHero(hero, {});
        m_page->setGames(games);
        QTest::mouseClick(m_page->startButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->running() && !m_page->result().isEmpty(), 60'000);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_page = std::make_unique<ShakePage>(m_theme, Language::en, m_folder->path());
        m_page->resize(1220, 720);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_folder.reset();
    }

    void whatIsComingIsThereBeforeTheFirstGame()
    {
        QVERIFY(m_page->map()->isVisible());
        QCOMPARE(played(), 0);
        QCOMPARE(checksIn(ShakeChecks::State::open), m_page->checks()->count());
        m_page->setGames(61);
        QVERIFY2(m_page->map()->accessibleDescription().contains(QStringLiteral("0 of 7")),
                 qPrintable(m_page->map()->accessibleDescription()));
    }

    void everyGameIsOnTheMap()
    {
        shakeIt(lamplighter(), 61);
        QCOMPARE(played(), 61);
        QCOMPARE(failures(), 0);
        QCOMPARE(checksIn(ShakeChecks::State::held), m_page->checks()->count());
        QVERIFY(!m_page->openButton()->isVisible());
    }

    void aFailureHasItsPlaceAndItsCheck()
    {
        auto broken = std::make_shared<HeroRules>(*lamplighter());
        broken->fighters[0].maximum = 13; // stands for a fault of the program
        shakeIt(broken, 61);
        QCOMPARE(failures(), 1);
        QVERIFY(m_page->map()->failedAt(0, 0)); // the first game
        QCOMPARE(checksIn(ShakeChecks::State::broken), 1);
        QCOMPARE(checksIn(ShakeChecks::State::held), 0); // no more was played
        QSignalSpy made(m_page.get(), &ShakePage::matchMade);
        QTest::mouseClick(m_page->openButton(), Qt::LeftButton);
        QCOMPARE(made.size(), 1);
    }

    /// Beside each other where there is room, one below the other where there isn't; never wider than the
    /// page.
    void theMapKeepsToThePage()
    {
        for (const double scale : {1.0, 1.4, 2.0}) {
            const auto theme = std::make_shared<const Theme>(false, QApplication::font(), scale);
            m_page->resize(904, 540);
            changeTheme(*m_page, theme);
            for (const QSize size : {QSize(904, 540), QSize(1224, 690), QSize(1864, 960)}) {
                m_page->resize(size);
                QTest::qWait(10);
                const QRect map(m_page->map()->mapTo(m_page.get(), QPoint()), m_page->map()->size());
                QVERIFY2(map.left() >= 0 && map.right() < m_page->width(),
                         qPrintable(QStringLiteral("%1 at %2: %3 to %4")
                                        .arg(size.width())
                                        .arg(scale)
                                        .arg(map.left())
                                        .arg(map.right())));
            }
        }
        changeTheme(*m_page, m_theme);
    }
};

QTEST_MAIN(TestShakePage)
#include "tst_shakepage.moc"
