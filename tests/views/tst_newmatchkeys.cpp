// SPDX-License-Identifier: GPL-3.0-or-later
// A new match without the mouse: where the keyboard begins, what Return does, one stop for each group of
// pickers.

#include "model/content/catalogue.h"
#include "model/content/shortnames.h"
#include "model/match/words/spokenname.h"
#include "tests/views/sitting.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/start/pickbuttons.h"
#include "views/pages/start/seatchooser.h"
#include "views/theme/button.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <algorithm>

using namespace fabletop;
using namespace fabletop::testing;

class TestNewMatchKeys : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<NewMatchPage> m_page;

    static void key(int code)
    {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(code));
    }
    /// Everything that Tab comes to, once round.
    std::vector<QWidget*> stops()
    {
        std::vector<QWidget*> found;
        m_page->startButton()->setFocus();
        for (int turn = 0; turn < 80; ++turn) {
            found.push_back(QApplication::focusWidget());
            key(Qt::Key_Tab);
            if (QApplication::focusWidget() == found.front()) break;
        }
        return found;
    }
    template <typename Picks> static int among(const std::vector<QWidget*>& stops, const Picks& picks)
    {
        int count = 0;
        for (const QWidget* stop : stops)
            for (const auto* pick : picks)
                count += static_cast<const QWidget*>(pick) == stop;
        return count;
    }

private Q_SLOTS:
    void init()
    {
        applyTheme(*qApp, lightTheme());
        m_page = std::make_unique<NewMatchPage>(duelPlan(1), Language::en, lightTheme());
        m_window =
            std::make_unique<QWidget>(); // the page hands its focus on, which a window of its own does not
        auto* column = new QVBoxLayout(m_window.get());
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_page.get());
        m_window->resize(1224, 766);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_page->setFocus();
    }
    void cleanup()
    {
        m_page.reset();
        m_window.reset();
    }

    void itBeginsAtStart()
    {
        QCOMPARE(QApplication::focusWidget(), m_page->startButton());
        QSignalSpy started(m_page.get(), &NewMatchPage::startRequested);
        key(Qt::Key_Return);
        QCOMPARE(started.size(), 1);
    }

    /// Return starts from a field, a box, a picker; only another button is pressed by it.
    void returnStartsFromAnywhere()
    {
        QSignalSpy started(m_page.get(), &NewMatchPage::startRequested);
        int times = 0;
        for (QWidget* stop : stops()) {
            if (qobject_cast<Button*>(stop) && stop != m_page->startButton()) continue;
            stop->setFocus();
            key(Qt::Key_Return);
            QVERIFY2(started.size() == ++times, stop->metaObject()->className());
        }
        QVERIFY(times >= 6);
    }

    void everyGroupIsOneStop()
    {
        const std::vector<QWidget*> all = stops();
        QVERIFY(all.size() < 30);
        QCOMPARE(among(all, m_page->heroes(0)), 1);
        QCOMPARE(among(all, m_page->heroes(1)), 1);
        QCOMPARE(among(all, m_page->fields()), 1);
        QCOMPARE(among(all, std::vector<Button*>{m_page->countButton(2), m_page->countButton(4)}), 1);
        for (int seat = 0; seat < 2; ++seat)
            QCOMPARE(among(all, m_page->playerButtons(seat)), 1);
    }

    /// Under the discs are whole names or short ones, never some of each.
    void namesOfOneKind()
    {
        for (const int wide : {904, 1224, 1864, 3784}) {
            m_window->resize(wide, 900);
            QTest::qWait(1);
            const auto& picks = m_page->heroes(0);
            const auto room = [](const HeroPick* pick) { return pick->fitsWhole(pick->width()); };
            const bool whole = std::all_of(picks.begin(), picks.end(), room);
            for (const HeroPick* pick : picks)
                QCOMPARE(pick->shortName().contains(u' '), whole && shownText(pick->text()).contains(u' '));
        }
    }

    /// A short name is one that people use: where there is none the whole name stands.
    void shortNamesAreNames()
    {
        Diagnostics none;
        const auto shortOf = [&](const char* id, Language language) {
            HeroPick pick(QLatin1String(id), *loadHero(QLatin1String(id), none), language, idAt<SeatId>(0),
                          lightTheme(), m_window.get());
            pick.setWhole(false);
            return pick.shortName();
        };
        QCOMPARE(shortOf("bigfoot", Language::pt), QStringLiteral("Pé Grande"));
        QCOMPARE(shortOf("bigfoot", Language::es), QStringLiteral("Bigfoot"));
        QCOMPARE(shortOf("king-arthur", Language::es), QStringLiteral("Arturo"));
        QCOMPARE(shortOf("invisible-man", Language::pt), QStringLiteral("Invisível"));
        QCOMPARE(shortOf("robin-hood", Language::fr), QStringLiteral("Robin"));
        for (const QString& id : shippedHeroes()) // a short name is a part of the whole one
            for (std::size_t at = 0; at < languageCount; ++at) {
                const auto language = static_cast<Language>(at);
                const QString whole = spokenName(loadHero(id, none)->name, language);
                QVERIFY2(whole.contains(shortHeroName(id, language)), qPrintable(id));
            }
    }

    /// In the dark too what is chosen is seen: around the disc is the seat's ink, not its dark fill.
    void theChosenDiscHasARim()
    {
        const auto dark = std::make_shared<const Theme>(true);
        Diagnostics none;
        const QString id = QStringLiteral("jekyll-and-hyde");
        for (int seat = 0; seat < maxSeats; ++seat) {
            HeroPick pick(id, *loadHero(id, none), Language::en, idAt<SeatId>(seat), dark, m_window.get());
            pick.resize(52, 60);
            pick.setChecked(true);
            QCOMPARE(pick.grab().toImage().pixelColor(7, 20), dark->seat(idAt<SeatId>(seat)));
        }
    }

    /// Words or signs, with the seat's name or without: alike in all seats of a match.
    void headsOfOneForm()
    {
        for (const int count : {2, 4}) {
            m_page->countButton(count)->click();
            for (int wide = 860; wide < 1900; wide += 40) {
                m_window->resize(wide, 700);
                QTest::qWait(1);
                const SeatChooser& first = *m_page->seat(0);
                for (int seat = 0; seat < count; ++seat) {
                    const SeatChooser& other = *m_page->seat(seat);
                    QCOMPARE(other.personButton()->text(), first.personButton()->text());
                    QCOMPARE(other.computerButton()->text(), first.computerButton()->text());
                    QCOMPARE(other.personButton()->icon().isNull(), first.personButton()->icon().isNull());
                    QVERIFY(other.computerButton()->width() >= other.computerButton()->sizeHint().width());
                    QCOMPARE(other.head(), first.head());
                    QCOMPARE(other.abilityStep(), first.abilityStep());
                }
            }
        }
    }

    /// Arrows choose, Home and End too, and Tab comes back to the chosen one.
    void arrowsChoose()
    {
        const auto& heroes = m_page->heroes(0);
        heroes.front()->setFocus();
        for (std::size_t place = 1; place < 4; ++place) {
            key(Qt::Key_Right);
            QCOMPARE(QApplication::focusWidget(), heroes[place]);
            QVERIFY(heroes[place]->isChecked() && !heroes[place - 1]->isChecked());
            QCOMPARE(m_page->plan().seats[0].hero, heroes[place]->choice());
        }
        key(Qt::Key_End);
        QVERIFY(heroes.back()->isChecked());
        key(Qt::Key_Right);
        QVERIFY(heroes.back()->isChecked());
        key(Qt::Key_Home);
        QVERIFY(heroes.front()->isChecked());
        // All stand in one row here; in a narrower window there is one below.
        QCOMPARE(heroes.front()->y(), heroes.back()->y());
        key(Qt::Key_Down);
        QVERIFY(heroes.front()->isChecked());
        m_window->resize(1000, 766);
        QTRY_VERIFY(heroes.front()->y() < heroes.back()->y());
        key(Qt::Key_Down);
        QVERIFY(!heroes.front()->isChecked());
        const auto chosen = std::find_if(heroes.begin(), heroes.end(),
                                         [](const HeroPick* pick) { return pick->isChecked(); });
        QCOMPARE(among(stops(), std::vector<HeroPick*>{*chosen}), 1);
        m_page->fields().front()->setFocus();
        key(Qt::Key_Right);
        QCOMPARE(m_page->plan().battlefield, m_page->fields()[1]->choice());
        m_page->playerButtons(1)[1]->setFocus();
        key(Qt::Key_Left);
        QCOMPARE(m_page->plan().seats[1].player, QStringLiteral("person"));
    }
};

QTEST_MAIN(TestNewMatchKeys)
#include "tst_newmatchkeys.moc"
