// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/table/fold.h"
#include "tests/match/duel.h"

#include <QTest>
#include <map>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr Unit allUnits[] = {Unit::event, Unit::decision, Unit::combatStep, Unit::action,
                             Unit::turn,  Unit::combat,   Unit::damage,     Unit::defeat};

} // namespace

class TestTimeline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_match = duel(7);
        QVERIFY(m_match->options().count > 0);
        playOn(*m_match, 100'000, 3);
        QVERIFY(m_match->over());
    }

    /// Events are the change: folding a step's events gives the table of its State.
    void eventsAreTheChange()
    {
        const Timeline& line = m_match->timeline();
        Table table = line.tableBefore(0);
        for (const Event& event : line.events(0))
            fold(table, event);
        QVERIFY(table == line.state(0).table);
        for (int position = 1; position <= line.last(); ++position) {
            for (const Event& event : line.events(position))
                fold(table, event);
            QVERIFY2(table == line.state(position).table, qPrintable(QString::number(position)));
        }
    }

    void placesAreUnique()
    {
        const Timeline& line = m_match->timeline();
        Cursor cursor;
        int stops = 0;
        for (; cursor != line.end(); cursor = line.next(cursor, Unit::event), ++stops) {
            QCOMPARE(line.normal(cursor), cursor);
            const bool empty = cursor.position < line.last() && line.events(cursor.position + 1).empty();
            if (!empty) QCOMPARE(line.cursorAt(line.flat(cursor)), cursor);
            QCOMPARE(line.previous(line.next(cursor, Unit::event), Unit::event), cursor);
        }
        QVERIFY(stops >= line.eventCount() - line.openingCount());
        QCOMPARE(line.flat(line.end()), line.eventCount());
        for (int event = 0; event < line.eventCount(); ++event) {
            const int position = line.positionOf(event);
            const auto events = line.events(position);
            QVERIFY(!events.empty() && &line.event(event) >= &events.front() &&
                    &line.event(event) <= &events.back());
        }
    }

    void everyUnitGoesThrough()
    {
        const Timeline& line = m_match->timeline();
        for (Unit unit : allUnits) {
            std::vector<int> there;
            Cursor cursor;
            while (true) {
                const Cursor next = line.next(cursor, unit);
                if (next == cursor) break;
                QVERIFY(line.flat(next) > line.flat(cursor) || next.position > cursor.position);
                cursor = next;
                there.push_back(line.flat(cursor));
            }
            QVERIFY(!there.empty());
            for (std::size_t i = there.size(); i-- > 1;) {
                cursor = line.previous(cursor, unit);
                QCOMPARE(line.flat(cursor), there[i - 1]);
            }
        }
        QCOMPARE(line.previous(Cursor{}, Unit::turn), Cursor{});
        QCOMPARE(line.next(line.end(), Unit::damage), line.end());
    }

    void damageStopsAfterTheBlow()
    {
        const Timeline& line = m_match->timeline();
        const Cursor hit = line.next(Cursor{}, Unit::damage);
        const Event& event = line.event(line.flat(hit) - 1);
        QVERIFY(std::holds_alternative<DamageDealt>(event.body));
        const auto& damage = std::get<DamageDealt>(event.body);
        const Table before = line.tableBefore(line.flat(hit) - 1);
        QCOMPARE(int(line.tableAt(hit).fighter(damage.fighter).health),
                 std::max(0, before.fighter(damage.fighter).health - damage.amount));
    }

    /// Whichever way the cursor takes, a place has one table.
    void wanderingChangesNothing()
    {
        const Timeline& line = m_match->timeline();
        std::map<Cursor, Table> seen;
        Rng rng = Rng::seeded(11);
        Cursor cursor;
        for (int i = 0; i < 5000; ++i) {
            const Unit unit = allUnits[rng.below(std::size(allUnits))];
            switch (rng.below(5)) {
            case 0:
                cursor = line.cursorAt(
                    static_cast<int>(rng.below(static_cast<std::uint32_t>(line.eventCount() + 1))));
                break;
            case 1:
            case 2: cursor = line.previous(cursor, unit); break;
            default: cursor = line.next(cursor, unit); break;
            }
            QVERIFY(cursor == line.normal(cursor));
            const Table table = line.tableAt(cursor);
            const auto [place, fresh] = seen.emplace(cursor, table);
            QVERIFY(place->second == table);
            QVERIFY(table == line.tableBefore(line.flat(cursor)));
        }
    }

    void structureHoldsEveryEvent()
    {
        const Timeline& line = m_match->timeline();
        const Structure& structure = line.structure();
        const auto& chapters = structure.chapters();
        for (std::size_t place = 1; place < chapters.size(); ++place) {
            const Chapter& chapter = chapters[place];
            const Chapter& parent = chapters[static_cast<std::size_t>(chapter.parent)];
            QVERIFY(chapter.firstEvent < chapter.endEvent);
            QVERIFY(chapter.firstEvent >= parent.firstEvent && chapter.endEvent <= parent.endEvent);
            QVERIFY(parent.level < chapter.level);
        }
        for (int event = 0; event < line.eventCount(); ++event)
            QVERIFY(structure.chapterAt(Level::turn, event) >= 0);
        QCOMPARE(chapters[0].endEvent, line.eventCount());
        QVERIFY(!structure.fights().empty());
        for (const Fight& fight : structure.fights())
            QVERIFY(fight.over);
        const auto turns = structure.children(0);
        QCOMPARE(static_cast<std::size_t>(chapters[static_cast<std::size_t>(turns.back())].number),
                 turns.size() - 1);
    }

    void truncatedIsAsIfNeverPlayed()
    {
        const Timeline& whole = m_match->timeline();
        for (int position : {0, 1, whole.last() / 2, whole.last() - 1}) {
            Timeline cut = whole;
            cut.truncate(position);
            Timeline built(whole.tableBefore(0), whole.events(0), whole.state(0));
            for (int i = 1; i <= position; ++i)
                built.append(whole.step(i).decision, whole.events(i), whole.state(i));
            QCOMPARE(cut.last(), position);
            QVERIFY(cut.structure().chapters() == built.structure().chapters());
            QVERIFY(cut.structure().fights() == built.structure().fights());
            QCOMPARE(cut.eventCount(), built.eventCount());
        }
    }

    void aThousandDecisionsAreSmall()
    {
        const Timeline& line = m_match->timeline();
        const double decisions = line.last();
        const double bytes = line.eventCount() * double(sizeof(Event)) +
                             decisions * double(sizeof(State) + sizeof(Step)) +
                             double(line.structure().chapters().size() * (sizeof(Chapter) + sizeof(int)));
        QVERIFY2(bytes / decisions * 1000 * 1.5 <= 4e6, qPrintable(QString::number(bytes / decisions)));
    }

private:
    std::unique_ptr<Match> m_match;
};

QTEST_GUILESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
