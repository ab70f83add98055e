// SPDX-License-Identifier: GPL-3.0-or-later
/// The replay page: whichever way one came to a place, the picture of it is the same.

#include "model/bots/greedy.h"
#include "model/match/branches.h"
#include "tests/support/duel.h"
#include "tests/support/paintedtexts.h"
#include "views/battlefield/battlefieldview.h"
#include "views/cards/cardpeek.h"
#include "views/combat/ledgerlayout.h"
#include "views/combat/ledgerview.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/replayseats.h"
#include "views/pages/replay/replaytimeline.h"
#include "views/pages/replay/tabs/branchestab.h"
#include "views/pages/replay/tabs/combattab.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/pages/replay/tabs/seatcardstab.h"
#include "views/pages/replay/viewpoint/replayviewpoint.h"
#include "views/pages/replay/viewpoint/viewpointselector.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/style.h"
#include "views/timeline/matchgraph.h"
#include "views/timeline/turncolumn.h"
#include "views/timeline/turnstrip.h"

#include <QAccessible>
#include <QCryptographicHash>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <cmath>
#include <map>
#include <set>

using namespace fabletop;

namespace {

constexpr std::array<Unit, 7> units{Unit::event, Unit::decision, Unit::combatStep, Unit::action,
                                    Unit::turn,  Unit::combat,   Unit::damage};

std::unique_ptr<Match> newMatch(std::uint64_t seed)
{
    MatchInfo info;
    info.setup = test::duelSetup();
    info.setup.seed = seed;
    info.seats = {{QStringLiteral("Ana"), QStringLiteral("person")},
                  {QStringLiteral("Ben"), QStringLiteral("person")}};
    auto match = std::make_unique<Match>(info, test::duel(info.setup));
    match->begin();
    return match;
}

void play(Match& match, int decisions)
{
    GreedyBot bot;
    Rng rng = Rng::seeded(match.info().setup.seed, 1);
    while (decisions-- > 0 && !match.over()) {
        const SeatId seat = match.decides();
        const int option = bot.choose(match.rules(), match.observation(seat), seat, match.options(), rng);
        if (match.decide(match.options()[option])) break;
    }
}

QByteArray digest(QWidget& widget)
{
    const QImage image = widget.grab().toImage();
    return QCryptographicHash::hash(QByteArrayView(image.constBits(), image.sizeInBytes()),
                                    QCryptographicHash::Md5);
}

/// More than the number in a sign.
bool hasWords(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar one) { return one.isLetter(); });
}

/// The backdrop comes from another thread and fades in.
void waitUntilStill(QWidget& widget)
{
    QByteArray before;
    for (int still = 0, round = 0; still < 3 && round < 60; ++round) {
        QTest::qWait(200);
        const QByteArray now = digest(widget);
        still = now == before ? still + 1 : 0;
        before = now;
    }
}

} // namespace

class TestReplayPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
        m_match = newMatch(4);
        play(*m_match, 3000);
        QVERIFY(m_match->over());
    }

    void init()
    {
        m_page = std::make_unique<ReplayPage>(m_theme);
        m_page->resize(1224, 766);
        m_page->setMatch(m_match.get());
        m_page->setCanContinue(true);
        m_page->show();
        m_page->seek(0);
        QCoreApplication::processEvents();
    }
    void cleanup() { m_page.reset(); }

    void positionToScreenIsAFunction_data()
    {
        QTest::addColumn<int>("tab");
        QTest::newRow("combat") << int(ReplayPanel::combatPage);
        QTest::newRow("events") << int(ReplayPanel::eventsPage);
        QTest::newRow("hands") << int(ReplayPanel::cardsPage);
        QTest::newRow("branches") << int(ReplayPanel::branchesPage);
    }

    void positionToScreenIsAFunction()
    {
        QFETCH(int, tab);
        panel().setPage(static_cast<ReplayPanel::Page>(tab));
        waitUntilStill(*m_page);
        std::map<std::pair<int, int>, QByteArray> seen;
        std::srand(static_cast<unsigned>(11 + tab));
        int met = 0;
        for (int walk = 0; walk < 50; ++walk) // 200 in all
            for (int move = 0; move < 8; ++move) {
                wander();
                const std::pair<int, int> place{m_page->view().place().position,
                                                m_page->view().place().offset};
                const QByteArray now = digest(*m_page);
                const auto known = seen.emplace(place, now);
                if (!known.second) ++met;
                QVERIFY2(known.first->second == now,
                         qPrintable(QStringLiteral("%1+%2").arg(place.first).arg(place.second)));
            }
        QVERIFY(met > 40);
    }

    void everyKeySteps_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<int>("unit");
        QTest::addColumn<bool>("forward");
        const auto row = [](const char* name, int key, int modifiers, Unit unit, bool forward) {
            QTest::newRow(name) << key << modifiers << int(unit) << forward;
        };
        row("right", Qt::Key_Right, 0, Unit::decision, true);
        row("left", Qt::Key_Left, 0, Unit::decision, false);
        row("ctrl right", Qt::Key_Right, Qt::ControlModifier, Unit::action, true);
        row("ctrl left", Qt::Key_Left, Qt::ControlModifier, Unit::action, false);
        row("shift right", Qt::Key_Right, Qt::ShiftModifier, Unit::combatStep, true);
        row("shift left", Qt::Key_Left, Qt::ShiftModifier, Unit::combatStep, false);
        row("page down", Qt::Key_PageDown, 0, Unit::turn, true);
        row("page up", Qt::Key_PageUp, 0, Unit::turn, false);
        row("c", Qt::Key_C, 0, Unit::combat, true);
        row("d", Qt::Key_D, 0, Unit::damage, true);
    }

    void everyKeySteps()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(int, unit);
        QFETCH(bool, forward);
        const Timeline& timeline = m_match->timeline();
        m_page->setUnit(Unit::decision);
        m_page->seek(timeline.last() / 2);
        const Cursor before = m_page->view().place();
        const Unit by = static_cast<Unit>(unit);
        QTest::keyClick(m_page.get(), static_cast<Qt::Key>(key),
                        static_cast<Qt::KeyboardModifier>(modifiers));
        QVERIFY(m_page->view().place() ==
                (forward ? timeline.next(before, by) : timeline.previous(before, by)));
        QVERIFY(m_page->view().place() != before);
        QTest::keyClick(m_page.get(), Qt::Key_End);
        QVERIFY(m_page->view().cursor().live());
        QTest::keyClick(m_page.get(), Qt::Key_Home);
        QCOMPARE(m_page->position(), 0);
    }

    void everyButtonActs()
    {
        QSignalSpy moved(&m_page->view(), &TableView::moved);
        m_page->seek(m_match->timeline().last() / 2);
        m_page->bar()->setJump(Jump::damage);
        for (const char* name : {"Next turn", "Step forward", "Step back", "Previous turn", "Next damage",
                                 "Previous damage", "To the beginning", "To the end"}) {
            moved.clear();
            QTest::mouseClick(button(name), Qt::LeftButton);
            QVERIFY2(moved.size() == 1, name);
        }
        QVERIFY(m_page->view().cursor().live());
        QVERIFY(!button("Next turn")->usable());
    }

    /// Every kind of jump has a control and a key, forwards and back.
    void jumps()
    {
        const Timeline& timeline = m_match->timeline();
        const int middle = timeline.last() / 2;
        m_match->addBookmark(middle - 6, QStringLiteral("before"));
        m_match->addBookmark(middle + 6, QStringLiteral("after"));
        m_match->addNote(middle - 3, QStringLiteral("hm"), QStringLiteral("?"));
        m_match->addNote(middle + 3, QStringLiteral("ah"), QStringLiteral("!"));
        const std::tuple<Jump, Qt::Key, const char*> kinds[] = {
            {Jump::combat, Qt::Key_C, "combat"}, {Jump::damage, Qt::Key_D, "damage"},
            {Jump::defeat, Qt::Key_K, "defeat"}, {Jump::bookmark, Qt::Key_M, "bookmark"},
            {Jump::note, Qt::Key_N, "note"},     {Jump::turningPoint, Qt::Key_T, "turning point"}};
        for (const auto& [kind, key, word] : kinds) {
            m_page->bar()->setJump(kind);
            m_page->seek(0);
            const QString next = QStringLiteral("Next %1").arg(QLatin1String(word));
            QVERIFY2(button(qPrintable(next))->usable(), word);
            QTest::mouseClick(button(qPrintable(next)), Qt::LeftButton);
            const Cursor first = m_page->view().place();
            QVERIFY2(first != Cursor{}, word);
            m_page->seek(0);
            QTest::keyClick(m_page.get(), key);
            QVERIFY2(m_page->view().place() == first, word);
            m_page->toEnd();
            const QString previous = QStringLiteral("Previous %1").arg(QLatin1String(word));
            QTest::mouseClick(button(qPrintable(previous)), Qt::LeftButton);
            const Cursor last = m_page->view().place();
            QVERIFY2(last >= first, word);
            m_page->toEnd();
            QTest::keyClick(m_page.get(), key, Qt::ShiftModifier);
            QVERIFY2(m_page->view().place() == last, word);
        }
        m_page->bar()->setJump(Jump::bookmark);
        m_page->seek(middle);
        m_page->jump(Jump::bookmark, true);
        QCOMPARE(m_page->position(), middle + 6);
        m_page->jump(Jump::bookmark, false);
        QCOMPARE(m_page->position(), middle - 6);
        QVERIFY(m_page->timeline()->curves()->marks().size() >= 4);
        while (!m_match->annotations().notes.empty())
            m_match->removeNote(0);
        while (!m_match->annotations().bookmarks.empty())
            m_match->removeBookmark(0);
    }

    void itRunsUntil()
    {
        const Timeline& timeline = m_match->timeline();
        const FighterId hero = heroOf(idAt<SeatId>(1));
        const Condition hurt{Condition::Kind::hurt, idAt<SeatId>(1), CardId::none, hero, 0};
        const int event = nextEvent(timeline, 0, hurt, Viewer::everyone(Viewer::Why::matchOver));
        QVERIFY(event > 0);
        m_page->setUnit(Unit::turn);
        m_page->runUntil(hurt);
        QVERIFY(m_page->playing());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->playing(), 30'000);
        QCOMPARE(timeline.flat(m_page->view().place()), event + 1);
        QTest::mouseClick(m_page->bar()->untilButton(), Qt::LeftButton);
        auto* menu = m_page->findChild<QMenu*>();
        QVERIFY(menu && menu->actions().size() == 3); // both heroes and the end
        menu->close();
    }

    void notesAreWrittenAndKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        const auto match = newMatch(9);
        QVERIFY(match->record(path));
        play(*match, 60);
        m_page->setMatch(match.get());
        NotesTab& notes = *m_page->panel()->notes();
        m_page->panel()->setPage(ReplayPanel::notesPage);
        m_page->seek(20);
        notes.write();
        QTest::keyClicks(notes.editor(), QStringLiteral("a bold move"));
        QTest::mouseClick(notes.addButton(), Qt::LeftButton);
        m_page->seek(30);
        QTest::mouseClick(notes.bookmarkButton(), Qt::LeftButton);
        QCOMPARE(notes.model().rowCount(), 2);
        // A click on a row leads there and takes it up to be changed.
        m_page->seek(0);
        const QModelIndex row = notes.model().index(0, 0);
        QTest::mouseClick(notes.list()->viewport(), Qt::LeftButton, {},
                          notes.list()->visualRect(row).center());
        QCOMPARE(m_page->position(), 20);
        notes.editor()->setPlainText(QStringLiteral("a rash move"));
        QTest::mouseClick(notes.addButton(), Qt::LeftButton);
        m_page->setMatch(nullptr);
        const LoadedMatch again = openMatch(path);
        QVERIFY(again.ok());
        QCOMPARE(again.annotations.notes.size(), std::size_t(1));
        QCOMPARE(again.annotations.notes[0].text, QStringLiteral("a rash move"));
        QCOMPARE(again.annotations.notes[0].position, 20);
        QCOMPARE(again.annotations.bookmarks.size(), std::size_t(1));
        QCOMPARE(again.annotations.bookmarks[0].position, 30);
    }

    /// Another line is kept in the same file; the recorded one is never altered.
    void branchesAreKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        const auto match = newMatch(9);
        QVERIFY(match->record(path));
        play(*match, 60);
        const Timeline recorded = match->timeline();
        m_page->setMatch(match.get());
        m_page->seek(25);
        QSignalSpy wanted(m_page.get(), &ReplayPage::playRequested);
        m_page->panel()->setPage(ReplayPanel::branchesPage);
        QTest::mouseClick(m_page->panel()->branches()->playButton(), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toInt(), 0);
        QCOMPARE(wanted[0][1].toInt(), 25);
        QCOMPARE(wanted[0][2].toStringList(),
                 (QStringList{QStringLiteral("person"), QStringLiteral("apprentice")}));
        // What the window does with it.
        const int id = match->beginBranch(0, 25, QStringLiteral("what if"));
        Match other(branchStart(*match, 0, 25, {QStringLiteral("random"), QStringLiteral("random")}));
        QObject::connect(&other, &Match::stepped, match.get(),
                         [&] { match->growBranch(id, other.timeline()); });
        play(other, 20);
        QVERIFY(other.timeline().last() > 30);
        QCOMPARE(branchOf(match->annotations().branches, id)->last(), other.timeline().last());
        m_page->showBranch(id);
        QCOMPARE(m_page->branch(), id);
        QVERIFY(m_page->match() != match.get());
        m_page->toEnd();
        QCOMPARE(m_page->position(), other.timeline().last());
        m_page->stepBack(Unit::decision);
        m_page->stepForward(Unit::decision); // stays in the branch
        QCOMPARE(m_page->branch(), id);
        QCOMPARE(m_page->position(), other.timeline().last());
        QVERIFY(m_page->view().table() == observe(other.state().table, m_page->view().viewer()));
        m_page->showBranch(0);
        QCOMPARE(m_page->match(), match.get());
        QCOMPARE(match->timeline().eventCount(), recorded.eventCount());
        // Side by side, from where they part.
        CompareWindow both(*match, 0, id, Looks(Narrator(match->sharedRules(), {}, Language::en)),
                           Viewer::everyone(Viewer::Why::matchOver), m_theme);
        both.show();
        QCOMPARE(both.step(), 0);
        QVERIFY(both.line(0).timeline().tableAt(both.place(0)) ==
                both.line(1).timeline().tableAt(both.place(1)));
        both.setStep(1);
        QVERIFY(!(both.line(0).timeline().step(both.place(0).position).decision ==
                  both.line(1).timeline().step(both.place(1).position).decision));
        both.setStep(both.lastStep());
        QVERIFY(both.place(1) == both.line(1).timeline().end());
        // And after reopening, verified.
        m_page->setMatch(nullptr);
        const LoadedMatch again = openMatch(path, Check::thorough);
        QVERIFY(again.ok() && !again.divergence);
        QCOMPARE(again.timeline.last(), recorded.last());
        QCOMPARE(again.annotations.branches.size(), std::size_t(1));
        QCOMPARE(again.annotations.branches[0].last(), other.timeline().last());
        QCOMPARE(again.annotations.branches[0].title, QStringLiteral("what if"));
    }

    void itPlaysToTheEnd()
    {
        m_page->setUnit(Unit::turn);
        QTest::keyClick(m_page.get(), Qt::Key_PageDown);
        m_page->seek(m_match->timeline().last() - 3);
        m_page->setUnit(Unit::event);
        QTest::keyClick(m_page.get(), Qt::Key_Space);
        QVERIFY(m_page->playing());
        QTest::keyClick(m_page.get(), Qt::Key_Space);
        QVERIFY(!m_page->playing());
        m_page->setUnit(Unit::turn);
        m_page->setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(m_page->view().cursor().live(), 8000);
        QVERIFY(!m_page->playing());
    }

    void scrubbingFollowsAtOnce()
    {
        auto& strip = *m_page->findChild<TurnStrip*>();
        const int y = strip.height() / 2;
        int last = -1;
        QTest::mousePress(&strip, Qt::LeftButton, {}, QPoint(2, y));
        for (int x = 2; x < strip.width(); x += 30) {
            QMouseEvent move(QEvent::MouseMove, QPointF(x, y), strip.mapToGlobal(QPointF(x, y)), Qt::NoButton,
                             Qt::LeftButton, {});
            QCoreApplication::sendEvent(&strip, &move);
            const int now = m_match->timeline().flat(m_page->view().place());
            QVERIFY(now >= last);
            last = now;
        }
        QVERIFY(last > 0);
        for (int pulls = 0; pulls < 40; ++pulls) { // past the right end: the strip comes along
            const QPointF beyond(strip.width() + 60, y);
            QMouseEvent move(QEvent::MouseMove, beyond, strip.mapToGlobal(beyond), Qt::NoButton,
                             Qt::LeftButton, {});
            QCoreApplication::sendEvent(&strip, &move);
        }
        QTest::mouseRelease(&strip, Qt::LeftButton, {}, QPoint(strip.width() - 1, y));
        QVERIFY(m_page->view().cursor().live());
    }

    void aSeatsViewHidesTheOtherHand()
    {
        const auto& seats = *m_page->findChild<ReplaySeats*>();
        const Timeline& timeline = m_match->timeline();
        int place = 0;
        while (place < timeline.last() && timeline.state(place).table.seat(idAt<SeatId>(1)).hand().size() < 3)
            ++place;
        m_page->seek(place);
        QVERIFY(!seats.accessibleDescription().contains(QStringLiteral("hidden")));
        m_page->sight().setViewer(Viewer::of(idAt<SeatId>(0)));
        QVERIFY(seats.accessibleDescription().contains(QStringLiteral("hidden")));
        const Narrator narrator(m_match->sharedRules(), {}, Language::en);
        const QString other = seats.accessibleDescription().section(QStringLiteral("Ben"), 1);
        for (CardId card : timeline.state(place).table.seat(idAt<SeatId>(1)).hand())
            QVERIFY(!other.contains(narrator.card(idAt<SeatId>(1), card)));
        m_page->sight().setViewer(Viewer::spectator());
        QCOMPARE(seats.accessibleDescription().count(QStringLiteral("hidden")),
                 int(timeline.state(place).table.seat(idAt<SeatId>(0)).hand().size() +
                     timeline.state(place).table.seat(idAt<SeatId>(1)).hand().size()));
    }

    /// The whole match is always in sight: the turn that is looked at large, nothing cut off at the right.
    void theWholeMatchIsInOneView()
    {
        const TurnStrip& strip = *m_page->timeline()->strip();
        const auto turns = static_cast<int>(m_match->timeline().structure().level(Level::turn).size());
        for (int place = 0; place <= 10; ++place) {
            m_page->seek(m_match->timeline().last() * place / 10);
            const std::vector<PlacedTurn>& placed = strip.places().turns();
            QCOMPARE(static_cast<int>(placed.size()), turns);
            QVERIFY(strip.places().width() <= strip.width());
            int large = 0;
            for (std::size_t i = 0; i < placed.size(); ++i) {
                QVERIFY(i == 0 || placed[i].left >= placed[i - 1].right());
                large += placed[i].whole;
                for (const PlacedSymbol& symbol : placed[i].symbols)
                    QVERIFY(symbol.width <= 0 || (symbol.left >= placed[i].left - 0.5 &&
                                                  symbol.right() <= placed[i].right() + 0.5));
            }
            QCOMPARE(large, 1);
            const int here = strip.places().turnOf(m_page->view().cursor().events());
            QVERIFY(placed[static_cast<std::size_t>(here)].whole);
        }
    }

    /// The graph is a slider for a screen reader, with its value in words.
    void theGraphIsASlider()
    {
        MatchGraph& curves = *m_page->timeline()->curves();
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&curves);
        QVERIFY(access && access->valueInterface());
        QCOMPARE(access->role(), QAccessible::Slider);
        m_page->seek(m_match->timeline().last() / 2);
        const int events = m_page->view().cursor().events();
        QCOMPARE(access->valueInterface()->currentValue().toInt(), events);
        QCOMPARE(access->valueInterface()->maximumValue().toInt(), m_match->timeline().eventCount());
        const QString said = access->text(QAccessible::Value);
        QVERIFY2(said.contains(QStringLiteral("event %1 of %2; Sherlock Holmes ")
                                   .arg(events)
                                   .arg(m_match->timeline().eventCount())),
                 qPrintable(said));
        access->valueInterface()->setCurrentValue(5);
        QCOMPARE(m_page->view().cursor().events(), m_match->timeline().flat(m_match->timeline().cursorAt(5)));
        curves.setFocus();
        m_page->setUnit(Unit::decision);
        const Cursor before = m_page->view().place();
        QTest::keyClick(&curves, Qt::Key_Right);
        QVERIFY(m_page->view().place() == m_match->timeline().next(before, Unit::decision));
    }

    /// A line of play is named, kept with its name, stands below the one it leaves, and goes on at its end.
    void linesAreATree()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.match"));
        const auto match = newMatch(9);
        QVERIFY(match->record(path));
        play(*match, 40);
        const auto grow = [&match](int from, int position) {
            const int id = match->beginBranch(from, position, QStringLiteral("try"));
            Match line(
                branchStart(*match, from, position, {QStringLiteral("greedy1"), QStringLiteral("greedy1")}));
            play(line, 6);
            match->growBranch(id, line.timeline());
            return id;
        };
        const int first = grow(0, 20);
        const int second = grow(first, branchOf(match->annotations().branches, first)->last());
        m_page->setMatch(match.get());
        m_page->panel()->setPage(ReplayPanel::branchesPage);
        BranchesTab& tab = *m_page->panel()->branches();
        QTreeWidgetItem* trunk = tab.tree()->topLevelItem(0);
        QCOMPARE(trunk->childCount(), 1);
        QTRY_VERIFY(tab.compareButton()->isVisible()); // right below the last line
        QTRY_VERIFY(tab.compareButton()->y() - tab.tree()->geometry().bottom() < 20);
        QCOMPARE(trunk->child(0)->childCount(), 1);
        QVERIFY(!tab.renameButton()->usable()); // the recorded line has no name of its own
        trunk->child(0)->setText(0, QStringLiteral("  The bold one "));
        QTRY_COMPARE(branchOf(match->annotations().branches, first)->title, QStringLiteral("The bold one"));
        m_page->showBranch(second);
        m_page->toEnd();
        QCOMPARE(tab.playButton()->text(), QStringLiteral("Continue this line"));
        m_page->stepBack(Unit::decision);
        QCOMPARE(tab.playButton()->text(), QStringLiteral("Continue from here"));
        m_page->setMatch(nullptr);
        const LoadedMatch again = openMatch(path, Check::thorough);
        QVERIFY(again.ok() && !again.divergence);
        QCOMPARE(branchOf(again.annotations.branches, first)->title, QStringLiteral("The bold one"));
        QCOMPARE(branchOf(again.annotations.branches, second)->parent, first);
        // Taken back behind the place where the second leaves it, the first takes that one along.
        Match reopened(openMatch(path));
        Timeline whole = lineOf(reopened.timeline(), reopened.annotations().branches, first);
        whole.truncate(22);
        reopened.growBranch(first, whole);
        QVERIFY(branchOf(reopened.annotations().branches, first));
        QVERIFY(!branchOf(reopened.annotations().branches, second));
    }

    void eventsAreSearched()
    {
        panel().setPage(ReplayPanel::eventsPage);
        const int all = panel().events()->model()->rowCount();
        panel().searchField()->setText(QStringLiteral("DRAWS"));
        const int found = panel().events()->model()->rowCount();
        QVERIFY(found > 0 && found < all);
        for (int row = 0; row < found; ++row)
            QVERIFY(
                panel().events()->model()->index(row, 0).data().toString().contains(QStringLiteral("draws")));
        panel().searchField()->clear();
        QCOMPARE(panel().events()->model()->rowCount(), all);
    }

    /// A card comes up whole where its name is pointed at, unless it isn't known to the viewer.
    void aCardComesUpWhereItIsNamed()
    {
        panel().setPage(ReplayPanel::cardsPage);
        m_page->seek(m_match->timeline().last() / 2);
        const auto& seats = panel().findChild<ReplaySeats*>()->seats();
        QCOMPARE(static_cast<int>(seats.size()), 2);
        SeatCardsTab& ben = *seats[1];
        QTest::mouseClick(ben.button(SeatCardsTab::discard), Qt::LeftButton);
        QVERIFY(!ben.rows()->rows().empty());
        for (const CardRow& row : ben.rows()->rows())
            QVERIFY2(row.note.startsWith(QStringLiteral("turn ")), qPrintable(row.look.title));
        ben.rows()->peek().showAt(QPoint(60, 8));
        QVERIFY(ben.rows()->peek().visible());
        QCOMPARE(ben.rows()->peek().shown()->title, ben.rows()->rows().front().look.title);
        QTest::mouseClick(ben.button(SeatCardsTab::deck), Qt::LeftButton);
        QVERIFY(!ben.rows()->peek().visible());
        QTest::mouseClick(ben.button(SeatCardsTab::hand), Qt::LeftButton);
        m_page->sight().setViewer(Viewer::of(idAt<SeatId>(0)));
        for (std::size_t row = 0; row < ben.rows()->rows().size(); ++row)
            if (ben.rows()->rows()[row].look.back) {
                ben.rows()->peek().showAt(QPoint(60, 8 + 25 * static_cast<int>(row)));
                QVERIFY(!ben.rows()->peek().visible());
            }
    }

    void aCombatIsOffered()
    {
        QSignalSpy wanted(m_page.get(), &ReplayPage::combatRequested);
        const Fight& fight = m_match->timeline().structure().fights().front();
        const Cursor inside = m_match->timeline().cursorAt((fight.firstEvent + fight.endEvent) / 2);
        m_page->seek(inside.position, inside.offset);
        QVERIFY(!panel().combat()->showButton()->isVisible());
        m_page->setCanShowCombat(true);
        QTest::mouseClick(panel().combat()->showButton(), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toInt(), fight.firstEvent);
        TurnStrip& strip = *m_page->timeline()->strip();
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_Return);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted[1][0].toInt(), fight.firstEvent);
    }

    void theTurnsStandWhereTheyAreWanted()
    {
        const auto& column = *m_page->findChild<TurnColumn*>();
        m_page->resize(1500, 800);
        m_page->setDock(ReplayPage::Dock::beside);
        QVERIFY(column.isVisible() && !m_page->timeline()->strip()->isVisible());
        m_page->resize(1000, 700); // too narrow for both
        QVERIFY(!column.isVisible() && m_page->timeline()->strip()->isVisible());
        m_page->setDock(ReplayPage::Dock::hidden);
        QVERIFY(!column.isVisible() && !m_page->timeline()->strip()->isVisible());
        QVERIFY(m_page->timeline()->curves()->isVisible());
    }

    /// As the strip does: the card that was played, where a sign stands for one.
    void theColumnKnowsTheCardsOfItsSigns()
    {
        const auto& column = *m_page->findChild<TurnColumn*>();
        m_page->resize(1500, 800);
        m_page->setDock(ReplayPage::Dock::beside);
        QTest::qWait(20);
        int shown = 0;
        int bare = 0;
        for (int y = 2; y < column.viewport()->height(); y += 6)
            for (int x = 2; x < column.viewport()->width(); x += 6) {
                const auto card = column.cardAt({x, y});
                shown += card && !card->title.isEmpty();
                bare += !card;
            }
        QVERIFY(shown > 0 && bare > 0);
    }

    void aSentenceLeadsToItsPlace()
    {
        panel().setPage(ReplayPanel::eventsPage);
        auto& list = *panel().events();
        QCoreApplication::processEvents();
        const QModelIndex index = list.model()->index(3, 0);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
        QVERIFY(m_page->view().place() ==
                m_match->timeline().after(index.data(EventLogModel::EventRole).toInt()));
    }

    /// Whose turn begins is its heading and no row below it; damage and outcomes are told apart.
    void aTurnIsHeadedByItsSentence()
    {
        panel().setPage(ReplayPanel::eventsPage);
        auto& list = *panel().events();
        QCoreApplication::processEvents();
        int heads = 0;
        std::set<int> stresses;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const QModelIndex index = list.model()->index(row, 0);
            stresses.insert(index.data(EventLogModel::StressRole).toInt());
            if (!index.data(EventLogModel::OpensTurnRole).toBool()) continue;
            ++heads;
            QVERIFY(list.visualRect(index).height() <= 34); // nothing but the heading
            QVERIFY(index.data(EventLogModel::TurnRole) !=
                    index.siblingAtRow(row - 1).data(EventLogModel::TurnRole));
        }
        QVERIFY(heads > 1);
        QCOMPARE(stresses.size(), std::size_t(3));
    }

    void nothingIsLostToTheSize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("text");
        QTest::newRow("960x640") << QSize(904, 606) << 1.0;
        QTest::newRow("960x640, large letters") << QSize(888, 596) << 1.4;
        QTest::newRow("1024x700") << QSize(968, 666) << 1.0;
        QTest::newRow("1280x800") << QSize(1224, 766) << 1.0;
        QTest::newRow("1280x800, large letters") << QSize(1208, 756) << 1.4;
        QTest::newRow("1920x1080") << QSize(1864, 1046) << 1.0;
    }

    /// Whatever the size: letters of the inspector that can be read, tabs and buttons with their words, the
    /// names of the heroes by whose eyes one sees, and no sentence of the ledger broken within a word.
    void nothingIsLostToTheSize()
    {
        QFETCH(QSize, size);
        QFETCH(double, text);
        changeTheme(*m_page, std::make_shared<const Theme>(false, QApplication::font(), text));
        m_page->resize(size);
        m_page->setCanShowCombat(true);
        QCoreApplication::processEvents();
        const auto& tabs = *panel().findChild<QTabBar*>();
        QVERIFY(tabs.tabRect(tabs.count() - 1).right() <= tabs.width());
        QVERIFY(tabs.mapTo(&panel(), QPoint(tabs.width(), 0)).x() <= panel().width());
        for (const char* name : {"Continue match", "Export", "Close"}) {
            const Button* shown = button(name);
            QVERIFY2(shown && !shown->text().isEmpty() && shown->width() >= shown->sizeHint().width(), name);
        }
        // The foot has one layout: what goes on in a line of its own, the others below it, alike.
        QCOMPARE(button("Continue match")->width(),
                 button("Close")->geometry().right() - button("Export")->x() + 1);
        QVERIFY(button("Continue match")->geometry().bottom() < button("Export")->y());
        QCOMPARE(button("Export")->y(), button("Close")->y());
        QVERIFY(std::abs(button("Export")->width() - button("Close")->width()) <= 1);
        const ViewpointSelector& eyes = *m_page->eyesRow();
        for (std::size_t offer = 0; offer < eyes.offers().size(); ++offer) {
            const Viewer seen = eyes.offers()[offer].viewer;
            if (seen.everything() || seen.seats() == 0) continue;
            QVERIFY(!eyes.button(offer)->text().isEmpty());
        }
        for (int page = ReplayPanel::combatPage; page <= ReplayPanel::branchesPage; ++page) {
            panel().setPage(static_cast<ReplayPanel::Page>(page));
            const std::vector<Fight>& fights = m_match->timeline().structure().fights();
            for (std::size_t fight = 0; fight < fights.size(); fight += 5) {
                const Cursor end = m_match->timeline().cursorAt(fights[fight].endEvent);
                m_page->seek(end.position, end.offset);
                testing::PaintedTexts texts;
                texts.look(panel());
                for (const testing::PaintedWords& words : texts.all())
                    QVERIFY2((words.letters >= 11 || !hasWords(words.text)) && !words.elided() && !words.cut,
                             qPrintable(QStringLiteral("%1 (%2)").arg(words.text).arg(words.letters)));
            }
        }
    }

    /// As the design has it, and never another for what was looked at before.
    void theColumnsAreTheDesigns()
    {
        QCOMPARE(panel().width(), 380);
        QCOMPARE(m_page->board()->width(), 844);
        for (int place = 0; place <= 10; ++place) {
            m_page->seek(m_match->timeline().last() * place / 10);
            QCOMPARE(panel().width(), 380);
        }
        m_page->resize(904, 606);
        QCoreApplication::processEvents();
        const QSize board = m_page->board()->size();
        m_page->resize(1864, 1046);
        QCoreApplication::processEvents();
        QCOMPARE(panel().width(), 380);
        m_page->resize(904, 606);
        QCoreApplication::processEvents();
        QTRY_COMPARE(m_page->board()->size(), board);
    }

    /// The heading says what the ledger's first line does, with the article of the language.
    void theHeadingSpeaksTheLanguage()
    {
        m_page->setLanguage(Language::es);
        QStringList headings;
        for (const Fight& fight : m_match->timeline().structure().fights()) {
            const Cursor end = m_match->timeline().cursorAt(fight.endEvent);
            m_page->seek(end.position, end.offset);
            const CombatTab& tab = *panel().combat();
            const QString first = tab.ledger().rows.front().lines.front().sentence;
            QVERIFY2(tab.accessibleDescription().startsWith(first + QStringLiteral(". ")),
                     qPrintable(tab.accessibleDescription()));
            headings << first;
        }
        QVERIFY2(headings.join(u' ').contains(QStringLiteral("El Dr. Watson lanza un ataque contra ")),
                 qPrintable(headings.join(u'\n')));
    }

    /// No row of the ledger is cut at the foot of what is in sight.
    void theLedgerEndsWithAWholeRow()
    {
        for (const QSize size : {QSize(904, 606), QSize(1224, 766)}) {
            m_page->resize(size);
            QCoreApplication::processEvents();
            for (const Fight& fight : m_match->timeline().structure().fights()) {
                const Cursor end = m_match->timeline().cursorAt(fight.endEvent);
                m_page->seek(end.position, end.offset);
                const auto& ledger = *panel().combat()->findChild<LedgerView*>();
                const int foot = ledger.parentWidget()->height() - ledger.y();
                const auto rows = layOutLedger(ledger.ledger(), *m_theme, ledger.width()).rows;
                QVERIFY(std::any_of(rows.begin(), rows.end(), [foot](const PlacedRow& row) {
                    return std::abs(row.rect.bottom() - foot) <= 1;
                }));
            }
        }
    }

    void itFollowsAMatchThatGoesOn()
    {
        const auto match = newMatch(9);
        m_page->setMatch(match.get());
        play(*match, 30);
        QCOMPARE(m_page->position(), match->timeline().last());
        m_page->seek(2);
        play(*match, 5);
        QCOMPARE(m_page->position(), 2);
        m_page->setTimeline(match->timeline(), match->info(), match->sharedRules());
        QVERIFY(m_page->match() != match.get());
        m_page->toEnd();
        QCOMPARE(m_page->position(), match->timeline().last());
        QVERIFY(!m_page->grab().isNull());
        m_page->setMatch(nullptr);
        QVERIFY(!m_page->grab().isNull());
    }

    void itFitsSmallAndDark()
    {
        changeTheme(*m_page, std::make_shared<const Theme>(true, QApplication::font()));
        m_page->resize(968, 666);
        QCoreApplication::processEvents();
        QCOMPARE(m_page->size(), QSize(968, 666));
        QVERIFY(!m_page->grab().isNull());
    }

private:
    ReplayPanel& panel() { return *m_page->findChild<ReplayPanel*>(); }

    Button* button(const char* name)
    {
        for (Button* found : m_page->findChildren<Button*>())
            if (found->accessibleName() == QLatin1String(name)) return found;
        return nullptr;
    }

    /// A random way to go somewhere: a step either way, a jump, or a pull at the strip or the curves.
    void wander()
    {
        const Unit unit = units[static_cast<std::size_t>(std::rand()) % units.size()];
        switch (std::rand() % 6) {
        case 0:
        case 1: return m_page->stepForward(unit);
        case 2: return m_page->stepBack(unit);
        case 3: return m_page->seek(std::rand() % (m_match->timeline().last() + 1), std::rand() % 3);
        case 4: return pull(*m_page->findChild<TurnStrip*>());
        default: return pull(*m_page->findChild<MatchGraph*>());
        }
    }

    static void pull(QWidget& widget)
    {
        const QPoint from(50 + std::rand() % (widget.width() - 80), widget.height() / 2);
        QTest::mousePress(&widget, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(from.x() + 15, from.y()),
                         widget.mapToGlobal(QPointF(from.x() + 15, from.y())), Qt::NoButton, Qt::LeftButton,
                         {});
        QCoreApplication::sendEvent(&widget, &move);
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, from);
    }

    std::shared_ptr<const Theme> m_theme;
    std::unique_ptr<Match> m_match;
    std::unique_ptr<ReplayPage> m_page;
};

QTEST_MAIN(TestReplayPage)
#include "tst_replaypage.moc"
