// SPDX-License-Identifier: GPL-3.0-or-later
// "Hide the future": a replay shows and says at a place what it would if nothing had happened after it. The
// same match is looked at twice, once with another end soon after it: pictures, texts, tips and what is
// spoken must be the same.

#include "model/bots/greedy.h"
#include "model/match/branches.h"
#include "tests/support/duel.h"
#include "tests/window/shot.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/replaytimeline.h"
#include "views/pages/replay/untilmenu.h"
#include "views/theme/button.h"
#include "views/theme/style.h"

#include <QCheckBox>
#include <QSignalSpy>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

LoadedMatch loadedFrom(const Match& match, int last)
{
    LoadedMatch loaded;
    loaded.info = match.info();
    loaded.rules = match.sharedRules();
    loaded.timeline = match.timeline();
    loaded.timeline.truncate(last);
    return loaded;
}

std::unique_ptr<Match> playedOut(std::uint64_t seed)
{
    MatchInfo info;
    info.setup = test::duelSetup();
    info.setup.seed = seed;
    info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                  {QStringLiteral("Ben"), QStringLiteral("person")}};
    auto match = std::make_unique<Match>(info, test::duel(info.setup));
    match->begin();
    GreedyBot bot;
    Rng rng = Rng::seeded(seed, 1);
    while (!match->over()) {
        const SeatId seat = match->decides();
        const int option = bot.choose(match->rules(), match->observation(seat), seat, match->options(), rng);
        if (match->decide(match->options()[option])) break;
    }
    return match;
}

} // namespace

class TestHiddenFuture : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<Match> m_match;

    std::unique_ptr<ReplayPage> pageOn(Match& match, ReplayPanel::Page tab) const
    {
        auto page = std::make_unique<ReplayPage>(m_theme);
        page->board()->setOptions({false, false, true});
        page->resize(1224, 766);
        page->setFutureHidden(true);
        page->setMatch(&match);
        page->panel()->setPage(tab);
        page->show();
        return page;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
        QApplication::setCursorFlashTime(0);
        m_match = playedOut(4);
        QVERIFY(m_match->over());
    }

    void nothingBehindTheCursorIsShownOrSaid_data()
    {
        QTest::addColumn<int>("tab");
        QTest::addColumn<int>("share");
        for (const auto& [name, tab] : {std::pair{"combat", ReplayPanel::combatPage},
                                        {"events", ReplayPanel::eventsPage},
                                        {"cards", ReplayPanel::cardsPage},
                                        {"notes", ReplayPanel::notesPage},
                                        {"branches", ReplayPanel::branchesPage}})
            for (int share : {0, 35, 70})
                QTest::addRow("%s, %d", name, share) << static_cast<int>(tab) << share;
    }
    void nothingBehindTheCursorIsShownOrSaid()
    {
        QFETCH(int, tab);
        QFETCH(int, share);
        const int at = m_match->timeline().last() * share / 100;
        Match whole(loadedFrom(*m_match, m_match->timeline().last()));
        // Over as well, so that the same eyes are offered, but soon after, and otherwise.
        Match cut(loadedFrom(*m_match, at + 1));
        QVERIFY(cut.resign(cut.decides()));
        whole.addNote(std::min(at + 5, whole.timeline().last()), QStringLiteral("A wins soon"));
        whole.addBookmark(at + 3, QStringLiteral("the turning point"));
        const int id = whole.beginBranch(0, at + 4, QStringLiteral("another end"));
        Q_UNUSED(id);
        std::vector<Shot> shots;
        for (Match* match : {&whole, &cut}) {
            const auto page = pageOn(*match, static_cast<ReplayPanel::Page>(tab));
            page->seek(at);
            QCOMPARE(page->position(), at);
            shots.push_back(shotOf(*page));
        }
        const QString differs = shots[0].differs(shots[1]);
        if (!differs.isEmpty()) {
            shots[0].pictures.value(0).save(QDir::tempPath() + QStringLiteral("/future-one.png"));
            shots[1].pictures.value(0).save(QDir::tempPath() + QStringLiteral("/future-two.png"));
        }
        QVERIFY2(differs.isEmpty(), qPrintable(differs));
    }

    /// The comparison finds what is there once the future is not hidden.
    void theComparisonFindsALeak()
    {
        const int at = m_match->timeline().last() / 2;
        Match whole(loadedFrom(*m_match, m_match->timeline().last()));
        Match cut(loadedFrom(*m_match, at + 1));
        std::vector<Shot> shots;
        for (Match* match : {&whole, &cut}) {
            const auto page = pageOn(*match, ReplayPanel::eventsPage);
            page->setFutureHidden(false);
            page->seek(at);
            shots.push_back(shotOf(*page));
        }
        QVERIFY(!shots[0].differs(shots[1]).isEmpty());
    }

    /// What can't be waited for and what doesn't follow is offered all the same, and leads to the end.
    void offersTellNothing()
    {
        Match match(loadedFrom(*m_match, m_match->timeline().last()));
        const auto page = pageOn(match, ReplayPanel::eventsPage);
        page->seek(match.timeline().last() - 1);
        page->bar()->setJump(Jump::combat);
        page->jump(Jump::combat, true);
        QVERIFY(page->view().cursor().live());
        page->seek(match.timeline().last() - 1);
        UntilMenu menu(page->view());
        std::function<void(const QMenu&)> look = [&](const QMenu& one) {
            for (const QAction* action : one.actions()) {
                QVERIFY(action->isEnabled());
                if (action->menu()) look(*action->menu());
            }
        };
        look(menu);
    }

    void theSwitchIsSaid()
    {
        Match match(loadedFrom(*m_match, m_match->timeline().last()));
        const auto page = pageOn(match, ReplayPanel::eventsPage);
        QVERIFY(page->timeline()->hideFuture()->isChecked());
        QSignalSpy said(page.get(), &ReplayPage::futureHidden);
        page->timeline()->hideFuture()->click();
        QCOMPARE(said.size(), 1);
        QVERIFY(!page->view().futureHidden());
        QCOMPARE(page->view().told(), match.timeline().eventCount());
    }
};

QTEST_MAIN(TestHiddenFuture)
#include "tst_hiddenfuture.moc"
