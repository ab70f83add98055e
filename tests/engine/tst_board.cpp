// SPDX-License-Identifier: GPL-3.0-or-later
// The battlefield as a graph: lines, passages, zones and distances, against the plain reading of R-BOARD and
// R-PASS.

#include "model/content/catalogue.h"
#include "model/table/rng.h"
#include "tests/engine/graphs.h"

#include <QTest>
#include <algorithm>
#include <vector>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr int unreachable = 0xFF;

/// What a board is made of, without bit sets.
struct Plan {
    int count = 0;
    Pairs lines;
    Numbers passages;
    std::vector<std::vector<int>> zones; ///< by space

    [[nodiscard]] bool line(int a, int b) const { return lines.contains({a, b}) || lines.contains({b, a}); }
    [[nodiscard]] bool step(int a, int b) const
    {
        return line(a, b) || (a != b && passages.contains(a) && passages.contains(b));
    }
    [[nodiscard]] bool sharedZone(int a, int b) const
    {
        if (a == b) return true;
        const auto& other = zones[static_cast<std::size_t>(b)];
        return std::any_of(
            zones[static_cast<std::size_t>(a)].begin(), zones[static_cast<std::size_t>(a)].end(),
            [&](int zone) { return std::find(other.begin(), other.end(), zone) != other.end(); });
    }
    /// Floyd (1962) and Warshall (1962): over every space in turn.
    [[nodiscard]] std::vector<std::vector<int>> distances() const
    {
        const auto spaces = static_cast<std::size_t>(count);
        std::vector<std::vector<int>> far(spaces, std::vector<int>(spaces, 1000));
        for (int a = 0; a < count; ++a)
            for (int b = 0; b < count; ++b)
                far[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = a == b       ? 0
                                                                                : step(a, b) ? 1
                                                                                             : 1000;
        for (std::size_t over = 0; over < spaces; ++over)
            for (std::size_t a = 0; a < spaces; ++a)
                for (std::size_t b = 0; b < spaces; ++b)
                    far[a][b] = std::min(far[a][b], far[a][over] + far[over][b]);
        return far;
    }
};

Plan planOf(int count, const Pairs& lines, const Numbers& passages = {}, const QList<Numbers>& zones = {})
{
    Plan plan{count, lines, passages, std::vector<std::vector<int>>(static_cast<std::size_t>(count))};
    for (int i = 0; i < static_cast<int>(zones.size()); ++i)
        plan.zones[static_cast<std::size_t>(i)] = {zones[i].begin(), zones[i].end()};
    return plan;
}

Plan planOf(const Battlefield& field)
{
    Plan plan;
    plan.count = static_cast<int>(field.spaces.size());
    for (const auto& [a, b] : field.lines)
        plan.lines.append({a, b});
    for (int i = 0; i < plan.count; ++i) {
        const Space& space = field.spaces[static_cast<std::size_t>(i)];
        if (space.passage) plan.passages.append(i);
        plan.zones.push_back(space.zones);
    }
    return plan;
}

Board boardOf(const Plan& plan)
{
    Board board;
    board.count = plan.count;
    for (const auto& [a, b] : plan.lines)
        board.join(idAt<SpaceId>(a), idAt<SpaceId>(b));
    for (int passage : plan.passages)
        board.passages |= bit(idAt<SpaceId>(passage));
    for (std::size_t i = 0; i < plan.zones.size(); ++i)
        for (int zone : plan.zones[i])
            board.zones[i] = static_cast<std::uint16_t>(board.zones[i] | 1u << zone);
    board.finish();
    return board;
}

/// The first thing in which they differ; empty if they agree.
QString difference(const Board& board, const Plan& plan)
{
    if (board.count != plan.count) return QStringLiteral("%1 spaces").arg(board.count);
    const auto far = plan.distances();
    for (int a = 0; a < plan.count; ++a)
        for (int b = 0; b < plan.count; ++b) {
            const auto i = static_cast<std::size_t>(a);
            const auto j = static_cast<std::size_t>(b);
            const auto has = [&](SpaceSet set) { return (set >> b & 1) != 0; };
            const QString pair = QStringLiteral(" of %1 and %2").arg(a).arg(b);
            if (has(board.adjacent[i]) != plan.line(a, b)) return QStringLiteral("line") + pair;
            if (has(board.steps[i]) != plan.step(a, b)) return QStringLiteral("step") + pair;
            if (has(board.sameZone[i]) != plan.sharedZone(a, b)) return QStringLiteral("zone") + pair;
            if (board.distance[i][j] != std::min(far[i][j], unreachable))
                return QStringLiteral("distance") + pair;
        }
    for (std::size_t i = 0; i < maxSpaces; ++i) {
        const bool there = i < static_cast<std::size_t>(plan.count);
        const SpaceSet beyond = ~board.all();
        if ((board.adjacent[i] | board.steps[i] | board.sameZone[i]) & beyond)
            return QStringLiteral("a space that is not there, from %1").arg(i);
        if (!there && (board.adjacent[i] || board.steps[i] || board.sameZone[i]))
            return QStringLiteral("from %1, which is not there").arg(i);
        for (std::size_t j = 0; j < maxSpaces; ++j)
            if ((!there || j >= static_cast<std::size_t>(plan.count)) && board.distance[i][j] != unreachable)
                return QStringLiteral("distance from %1 to %2, which are not both there").arg(i).arg(j);
    }
    return {};
}

} // namespace

class TestBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handMade_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<Pairs>("lines");
        QTest::addColumn<Numbers>("passages");
        QTest::addColumn<QList<Numbers>>("zones");
        QTest::addColumn<int>("from");
        QTest::addColumn<Numbers>("distances"); ///< from there, by space
        QTest::addColumn<Numbers>("steps");     ///< from there
        QTest::addColumn<Numbers>("zone");      ///< sharing one with it
        constexpr int no = unreachable;
        QTest::newRow("two without a line") << 2 << Pairs{} << Numbers{} << QList<Numbers>{} << 0
                                            << Numbers{0, no} << Numbers{} << Numbers{0};
        QTest::newRow("two with a line") << 2 << Pairs{{0, 1}} << Numbers{} << QList<Numbers>{} << 1
                                         << Numbers{1, 0} << Numbers{0} << Numbers{1};
        QTest::newRow("a chain") << 5 << chain(5) << Numbers{}
                                 << QList<Numbers>{{0}, {0, 1}, {1}, {2}, {0, 2}} << 1
                                 << Numbers{1, 0, 1, 2, 3} << Numbers{0, 2} << Numbers{0, 1, 2, 4};
        QTest::newRow("a ring") << 6 << Pairs{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}} << Numbers{}
                                << QList<Numbers>{} << 0 << Numbers{0, 1, 2, 3, 2, 1} << Numbers{1, 5}
                                << Numbers{0};
        QTest::newRow("a star") << 5 << Pairs{{2, 0}, {2, 1}, {2, 3}, {2, 4}} << Numbers{} << QList<Numbers>{}
                                << 4 << Numbers{2, 2, 1, 2, 0} << Numbers{2} << Numbers{4};
        QTest::newRow("two islands") << 4 << Pairs{{0, 1}, {2, 3}} << Numbers{}
                                     << QList<Numbers>{{0}, {}, {0}, {}} << 0 << Numbers{0, 1, no, no}
                                     << Numbers{1} << Numbers{0, 2};
        QTest::newRow("two islands and a passage")
            << 4 << Pairs{{0, 1}, {2, 3}} << Numbers{1, 3} << QList<Numbers>{} << 0 << Numbers{0, 1, 3, 2}
            << Numbers{1} << Numbers{0};
        QTest::newRow("a passage that shortens a chain")
            << 6 << chain(6) << Numbers{0, 5} << QList<Numbers>{} << 0 << Numbers{0, 1, 2, 3, 2, 1}
            << Numbers{1, 5} << Numbers{0};
        QTest::newRow("three passages lead each to each")
            << 5 << chain(5) << Numbers{0, 2, 4} << QList<Numbers>{} << 2 << Numbers{1, 1, 0, 1, 1}
            << Numbers{0, 1, 3, 4} << Numbers{2};
        QTest::newRow("a single passage leads nowhere")
            << 3 << Pairs{{0, 1}} << Numbers{0} << QList<Numbers>{} << 0 << Numbers{0, 1, no} << Numbers{1}
            << Numbers{0};
        QTest::newRow("a passage beside a line") << 2 << Pairs{{0, 1}} << Numbers{0, 1} << QList<Numbers>{}
                                                 << 0 << Numbers{0, 1} << Numbers{1} << Numbers{0};
        QTest::newRow("zones in the highest place")
            << 3 << chain(3) << Numbers{} << QList<Numbers>{{15}, {14, 15}, {14}} << 0 << Numbers{0, 1, 2}
            << Numbers{1} << Numbers{0, 1};
    }
    void handMade()
    {
        QFETCH(int, count);
        QFETCH(Pairs, lines);
        QFETCH(Numbers, passages);
        QFETCH(QList<Numbers>, zones);
        QFETCH(int, from);
        QFETCH(Numbers, distances);
        QFETCH(Numbers, steps);
        QFETCH(Numbers, zone);
        const Plan plan = planOf(count, lines, passages, zones);
        const Board board = boardOf(plan);
        const auto place = static_cast<std::size_t>(from);
        Numbers measured;
        for (int i = 0; i < count; ++i)
            measured.append(board.distance[place][static_cast<std::size_t>(i)]);
        QCOMPARE(measured, distances);
        QCOMPARE(setOf(board.steps[place]), steps);
        QCOMPARE(setOf(board.sameZone[place]), zone);
        QCOMPARE(difference(board, plan), QString());
    }

    void asLargeAsCanBe()
    {
        const Plan plan = planOf(maxSpaces, chain(maxSpaces), {0, 40});
        const Board board = boardOf(plan);
        QCOMPARE(board.all(), ~SpaceSet{0});
        QCOMPARE(int(board.distance[0][63]), 24);
        QCOMPARE(int(board.distance[20][63]), 43);
        QCOMPARE(difference(board, plan), QString());
        QCOMPARE(boardOf(planOf(63, {})).all(), ~SpaceSet{0} >> 1);
        QCOMPARE(boardOf(planOf(2, {})).all(), SpaceSet{3});
        const Board line = boardOf(planOf(maxSpaces, chain(maxSpaces)));
        QCOMPARE(int(line.distance[0][63]), 63);
    }

    void madeByChance()
    {
        Rng rng = Rng::seeded(1);
        for (int round = 0; round < 60; ++round) {
            const int count = 2 + static_cast<int>(rng.below(30));
            const auto space = [&] { return static_cast<int>(rng.below(static_cast<std::uint32_t>(count))); };
            Pairs lines;
            for (int i = 0; i < count; ++i) {
                const int a = space();
                const int b = space();
                if (a != b && !lines.contains({a, b}) && !lines.contains({b, a})) lines.append({a, b});
            }
            Numbers passages;
            for (std::uint32_t left = rng.below(4); left > 0; --left)
                if (const int one = space(); !passages.contains(one)) passages.append(one);
            QList<Numbers> zones;
            for (int i = 0; i < count; ++i) {
                zones.append(Numbers{});
                for (int zone = 0; zone < 6; ++zone)
                    if (rng.below(4) == 0) zones.back().append(zone);
            }
            const Plan plan = planOf(count, lines, passages, zones);
            QCOMPARE(difference(boardOf(plan), plan), QString());
        }
    }

    void finishedTwiceIsTheSame()
    {
        Board board = boardOf(planOf(6, chain(6), {0, 3}, {{0}, {1}, {0}, {1}, {0}, {1}}));
        const Board once = board;
        board.finish();
        QVERIFY(board.steps == once.steps && board.sameZone == once.sameZone &&
                board.distance == once.distance);
        board.join(SpaceId{0}, SpaceId{5}); // and it follows what is changed in between
        board.passages = 0;
        board.finish();
        QCOMPARE(difference(board, planOf(6, chain(6) << QPair(0, 5), {}, {{0}, {1}, {0}, {1}, {0}, {1}})),
                 QString());
    }

    void shipped_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id : shippedBattlefields())
            QTest::newRow(qPrintable(id)) << id;
    }
    void shipped()
    {
        QFETCH(QString, id);
        Diagnostics diagnostics;
        const auto field = loadBattlefield(id, diagnostics);
        QVERIFY(field);
        const Board board = makeBoard(*field);
        QCOMPARE(QString::fromStdString(board.id), id);
        QCOMPARE(difference(board, planOf(*field)), QString());
        QCOMPARE(board.passages != 0, std::any_of(field->spaces.begin(), field->spaces.end(),
                                                  [](const Space& space) { return space.passage; }));
        for (std::size_t i = 0; i < field->spaces.size(); ++i) {
            const Space& space = field->spaces[i];
            const SpaceId there = idAt<SpaceId>(static_cast<int>(i));
            QVERIFY(board.find(space.id) == there);
            QCOMPARE(board.ids[i], space.id);
            QCOMPARE((board.passages & bit(there)) != 0, space.passage);
            if (space.start > 0) QVERIFY(board.starts[static_cast<std::size_t>(space.start - 1)] == there);
            for (std::size_t j = 0; j < field->spaces.size(); ++j) // people can walk everywhere
                QVERIFY(board.distance[i][j] < field->spaces.size());
        }
        const auto starts = std::count_if(board.starts.begin(), board.starts.end(),
                                          [](SpaceId start) { return start != SpaceId::none; });
        QCOMPARE(static_cast<int>(starts), field->starts());
        QVERIFY(board.find("nowhere") == SpaceId::none);
        QVERIFY(board.find("") == SpaceId::none);
    }
};

QTEST_GUILESS_MAIN(TestBoard)
#include "tst_board.moc"
