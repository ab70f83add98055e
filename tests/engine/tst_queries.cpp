// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a table (reach, ways, targets, values), against slow readings of the rules: on tables made
// by hand, and on positions of games that chance played.

#include "model/engine/observe.h"
#include "model/engine/queries.h"
#include "model/table/fold.h"
#include "tests/engine/graphs.h"
#include "tests/support/duel.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <vector>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr FighterId me{0};                ///< Sherlock Holmes, melee
constexpr FighterId friendly{1};          ///< Dr. Watson, ranged
constexpr FighterId foe{fightersPerSeat}; ///< Dracula and his sisters, melee

Numbers fightersIn(FighterSet set)
{
    Numbers numbers;
    for (FighterId fighter : members<FighterId>(set))
        numbers.append(static_cast<int>(index(fighter)));
    return numbers;
}

struct SideFields {
    int printed;
    int replaced;
    int added;
    int bonus;
    int flags;
};

/// Holmes and Watson against Dracula and three sisters on a board of eight spaces of this make; nobody is
/// placed yet.
struct Scene {
    std::shared_ptr<MatchRules> rules = std::make_shared<MatchRules>(*test::duel());
    Table table = freshState(*rules, 1).table;

    explicit Scene(const Pairs& lines, const Numbers& passages = {}, const QList<Numbers>& zones = {})
    {
        Board board;
        board.count = 8;
        for (const auto& [a, b] : lines)
            board.join(idAt<SpaceId>(a), idAt<SpaceId>(b));
        for (int passage : passages)
            board.passages |= bit(idAt<SpaceId>(passage));
        for (int i = 0; i < static_cast<int>(zones.size()); ++i)
            for (int zone : zones[i])
                board.zones[static_cast<std::size_t>(i)] =
                    static_cast<std::uint16_t>(board.zones[static_cast<std::size_t>(i)] | 1u << zone);
        board.finish();
        rules->board = board;
    }
    void put(FighterId fighter, int space) { table.fighter(fighter).space = idAt<SpaceId>(space); }
    void putFoes(const Numbers& spaces)
    {
        for (int i = 0; i < static_cast<int>(spaces.size()); ++i)
            put(idAt<FighterId>(static_cast<int>(index(foe)) + i), spaces[i]);
    }
    void change(FighterId fighter, bool large, bool ranged)
    {
        auto hero = std::make_shared<HeroRules>(rules->hero(seatOf(fighter)));
        FighterKind& kind = hero->fighters[index(fighter) % fightersPerSeat];
        kind.large = large;
        kind.ranged = ranged;
        rules->seats[index(seatOf(fighter))].hero = hero;
    }
};

/// How far a fighter may go, whether the answer is a number or says where it comes from.
template <typename Value> int total(const Value& value)
{
    if constexpr (requires { value.total(); })
        return value.total();
    else
        return value;
}

/// The rules, read slowly: no bit sets, no layers, nothing from queries.cpp.
class Slow {
public:
    Slow(const MatchRules& rules, const Table& table) : m_rules(rules), m_table(table) {}

    [[nodiscard]] bool stands(int fighter) const { return m_table.fighters[fighter].space != SpaceId::none; }
    [[nodiscard]] int spaceOf(int fighter) const
    {
        return static_cast<int>(index(m_table.fighters[fighter].space));
    }
    [[nodiscard]] bool foes(int a, int b) const
    {
        return m_rules.seats[static_cast<std::size_t>(a / fightersPerSeat)].team !=
               m_rules.seats[static_cast<std::size_t>(b / fightersPerSeat)].team;
    }
    [[nodiscard]] int holder(int space) const
    {
        for (int fighter = 0; fighter < maxFighters; ++fighter)
            if (stands(fighter) && spaceOf(fighter) == space) return fighter;
        return -1;
    }
    [[nodiscard]] bool tokenOn(int seat, int space) const
    {
        const auto& tokens = m_table.seats[seat].tokens;
        return std::find(std::begin(tokens), std::end(tokens), idAt<SpaceId>(space)) != std::end(tokens);
    }
    [[nodiscard]] const std::string& heroOfSeat(int seat) const
    {
        return m_rules.seats[static_cast<std::size_t>(seat)].hero->id;
    }
    [[nodiscard]] const FighterKind& kind(int fighter) const
    {
        return m_rules.seats[static_cast<std::size_t>(fighter / fightersPerSeat)]
            .hero->fighters[static_cast<std::size_t>(fighter % fightersPerSeat)];
    }
    [[nodiscard]] bool line(int a, int b) const
    {
        return m_rules.board.adjacent[static_cast<std::size_t>(a)] >> b & 1;
    }
    [[nodiscard]] bool passage(int space) const { return m_rules.board.passages >> space & 1; }

    /// R-MOVE-05, R-PASS-01, R-PASS-04, R-FOG-03.
    [[nodiscard]] bool step(int fighter, int a, int b) const
    {
        if (line(a, b)) return true;
        if (a != b && passage(a) && passage(b) && !kind(fighter).large) return true;
        const int seat = fighter / fightersPerSeat;
        return heroOfSeat(seat) == "invisible-man" && fighter % fightersPerSeat == 0 && tokenOn(seat, a) &&
               tokenOn(seat, b);
    }
    /// Steps to every space; a thousand where there is no way. Opponents are in the way, friends are not
    /// (R-MOVE-06, 07).
    [[nodiscard]] std::vector<int> steps(int fighter, bool throughFoes) const
    {
        std::vector<int> least(static_cast<std::size_t>(m_rules.board.count), 1000);
        least[static_cast<std::size_t>(spaceOf(fighter))] = 0;
        std::vector<bool> closed(least.size());
        for (int space = 0; space < m_rules.board.count; ++space)
            closed[static_cast<std::size_t>(space)] =
                !throughFoes && holder(space) >= 0 && foes(fighter, holder(space));
        for (bool changed = true; changed;) {
            changed = false;
            for (int a = 0; a < m_rules.board.count; ++a)
                for (int b = 0; b < m_rules.board.count; ++b) {
                    if (closed[static_cast<std::size_t>(b)] || !step(fighter, a, b)) continue;
                    const int there = least[static_cast<std::size_t>(a)] + 1;
                    if (there >= least[static_cast<std::size_t>(b)]) continue;
                    least[static_cast<std::size_t>(b)] = there;
                    changed = true;
                }
        }
        return least;
    }
    [[nodiscard]] bool free(int fighter, int space) const
    {
        return holder(space) < 0 || holder(space) == fighter;
    }

    /// R-ATT-03, R-ATT-04.
    [[nodiscard]] Targets targets(int fighter) const
    {
        Targets found;
        for (int other = 0; other < maxFighters && stands(fighter); ++other) {
            if (!stands(other) || !foes(fighter, other)) continue;
            const bool zone = m_rules.board.zones[static_cast<std::size_t>(spaceOf(fighter))] &
                              m_rules.board.zones[static_cast<std::size_t>(spaceOf(other))];
            if (line(spaceOf(fighter), spaceOf(other)))
                found.adjacent |= 1u << other;
            else if (zone && kind(fighter).ranged)
                found.byZone |= 1u << other;
        }
        return found;
    }
    /// R-MOVE-03 and what Sinbad's voyages add.
    [[nodiscard]] int moveValue(int fighter) const
    {
        const int seat = fighter / fightersPerSeat;
        const HeroRules& hero = *m_rules.seats[static_cast<std::size_t>(seat)].hero;
        int value = hero.move;
        if (hero.id == "sinbad" && stands(fighter))
            for (CardId card : m_table.seats[seat].discard())
                if (hero.cards[index(card)].id.starts_with("voyage")) ++value;
        return value;
    }
    /// The three standing changes of values among the shipped heroes.
    [[nodiscard]] int standingBonus(int side) const
    {
        const CombatSide& s = m_table.combat.sides[side];
        if (s.fighter == FighterId::none || s.card == CardId::none) return 0;
        const int fighter = static_cast<int>(index(s.fighter));
        const int seat = fighter / fightersPerSeat;
        if (fighter % fightersPerSeat != 0 || !stands(fighter)) return 0;
        if (heroOfSeat(seat) == "alice" && m_table.seats[seat].form == 0) return side == attackSide ? 2 : 0;
        if (heroOfSeat(seat) == "alice" && m_table.seats[seat].form == 1) return side == defenseSide ? 1 : 0;
        if (heroOfSeat(seat) == "invisible-man" && side == defenseSide && tokenOn(seat, spaceOf(fighter)))
            return 1;
        return 0;
    }
    /// R-VAL-01 … 04.
    [[nodiscard]] int combatValue(int side) const
    {
        const CombatSide& s = m_table.combat.sides[side];
        if (s.card == CardId::none || s.flags & 8) return 0;
        int value = s.printed;
        if (s.replaced != 0xFF) value = s.replaced;
        return std::max(0, value + s.added + s.bonus + standingBonus(side));
    }

private:
    const MatchRules& m_rules;
    const Table& m_table;
};

/// Whether this is a shortest way there that the fighter may walk.
QString problemOf(const Slow& slow, int fighter, const std::vector<int>& steps, int to, const Numbers& path,
                  int most, bool throughFoes)
{
    const int least = steps[static_cast<std::size_t>(to)];
    if (least > most) return path.isEmpty() ? QString() : QStringLiteral("a way where there is none");
    if (path.size() != least + 1)
        return QStringLiteral("%1 spaces instead of %2").arg(path.size()).arg(least + 1);
    if (path.front() != slow.spaceOf(fighter) || path.back() != to) return QStringLiteral("wrong ends");
    for (qsizetype i = 1; i < path.size(); ++i) {
        if (!slow.step(fighter, path[i - 1], path[i]))
            return QStringLiteral("no step from %1 to %2").arg(path[i - 1]).arg(path[i]);
        const int holder = slow.holder(path[i]);
        if (!throughFoes && holder >= 0 && slow.foes(fighter, holder))
            return QStringLiteral("through an opponent on %1").arg(path[i]);
    }
    return {};
}

template <typename Path> Numbers listed(const Path& path)
{
    Numbers numbers;
    for (SpaceId space : path)
        numbers.append(static_cast<int>(index(space)));
    return numbers;
}

/// Everything there is to ask of one table.
QString difference(const MatchRules& rules, const Table& table)
{
    const Slow slow(rules, table);
    FighterSet standing = 0;
    for (int fighter = 0; fighter < maxFighters; ++fighter)
        if (slow.stands(fighter)) standing |= 1u << fighter;
    if (onBoard(table) != standing) return QStringLiteral("who is on the battlefield");
    for (int space = 0; space < rules.board.count; ++space)
        if (fighterOn(table, idAt<SpaceId>(space)) !=
            (slow.holder(space) < 0 ? FighterId::none : idAt<FighterId>(slow.holder(space))))
            return QStringLiteral("who stands on %1").arg(space);
    for (FighterId id : members<FighterId>(standing)) {
        const int fighter = static_cast<int>(index(id));
        const Targets found = targets(rules, table, id);
        const Targets expected = slow.targets(fighter);
        if (found.adjacent != expected.adjacent || found.byZone != expected.byZone)
            return QStringLiteral("targets of %1").arg(fighter);
        if (total(moveValue(rules, table, id)) != slow.moveValue(fighter))
            return QStringLiteral("move value of %1").arg(fighter);
        Occupancy held;
        for (int space = 0; space < rules.board.count; ++space) {
            const int holder = slow.holder(space);
            if (holder < 0 || holder == fighter) continue;
            held.all |= SpaceSet{1} << space;
            if (slow.foes(fighter, holder)) held.foes |= SpaceSet{1} << space;
        }
        const Occupancy taken = occupancy(rules, table, id);
        if (taken.all != held.all || taken.foes != held.foes)
            return QStringLiteral("what is taken for %1").arg(fighter);
        for (bool throughFoes : {false, true}) {
            const std::vector<int> steps = slow.steps(fighter, throughFoes);
            for (int most : {0, 1, 2, 3, 5, 8}) {
                SpaceSet there = 0;
                for (int space = 0; space < rules.board.count; ++space)
                    if (steps[static_cast<std::size_t>(space)] <= most && slow.free(fighter, space))
                        there |= SpaceSet{1} << space;
                if (reach(rules, table, id, most, throughFoes) != there)
                    return QStringLiteral("reach of %1 in %2").arg(fighter).arg(most);
            }
            for (int space = 0; space < rules.board.count; ++space) {
                const int most = 3 + space % 5;
                const QString problem =
                    problemOf(slow, fighter, steps, space,
                              listed(route(rules, table, id, idAt<SpaceId>(space), most, throughFoes)), most,
                              throughFoes);
                if (!problem.isEmpty())
                    return QStringLiteral("way of %1 to %2: %3").arg(fighter).arg(space).arg(problem);
            }
        }
    }
    for (int side : {attackSide, defenseSide}) {
        if (standingBonus(rules, table, side) != slow.standingBonus(side))
            return QStringLiteral("standing bonus of side %1").arg(side);
        if (combatValue(rules, table, side) != slow.combatValue(side))
            return QStringLiteral("value of side %1").arg(side);
    }
    return {};
}

} // namespace

class TestQueries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reaching_data()
    {
        QTest::addColumn<Pairs>("lines");
        QTest::addColumn<Numbers>("passages");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("withFriend"); ///< -1: none
        QTest::addColumn<Numbers>("foes");
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("through");
        QTest::addColumn<bool>("large");
        QTest::addColumn<Numbers>("there");
        const auto row = [](const char* name, const Pairs& lines, const Numbers& passages, int at,
                            int withFriend, const Numbers& foes, int steps, bool through, bool large,
                            const Numbers& there) {
            QTest::newRow(name) << lines << passages << at << withFriend << foes << steps << through << large
                                << there;
        };
        const Pairs ring{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 0}};
        row("no step", chain(8), {}, 2, -1, {}, 0, false, false, {2});
        row("one step", chain(8), {}, 2, -1, {}, 1, false, false, {1, 2, 3});
        row("two steps", chain(8), {}, 2, -1, {}, 2, false, false, {0, 1, 2, 3, 4});
        row("more steps than spaces", chain(8), {}, 2, -1, {}, 20, false, false, {0, 1, 2, 3, 4, 5, 6, 7});
        row("an opponent is in the way", chain(8), {}, 0, -1, {2}, 5, false, false, {0, 1});
        row("through an opponent, not onto it", chain(8), {}, 0, -1, {2}, 4, true, false, {0, 1, 3, 4});
        row("through two opponents in a row", chain(8), {}, 0, -1, {1, 2}, 3, true, false, {0, 3});
        row("over a friend, not onto it", chain(8), {}, 0, 1, {}, 2, false, false, {0, 2});
        row("a friend at the last step", chain(8), {}, 0, 2, {}, 2, false, false, {0, 1});
        row("shut in by opponents", chain(8), {}, 4, -1, {3, 5}, 5, false, false, {4});
        row("behind the friend there is nothing", chain(8), {}, 1, 0, {2}, 5, false, false, {1});
        row("around an opponent", ring, {}, 0, -1, {1}, 4, false, false, {0, 2, 3, 4, 5});
        row("around, but not far enough", ring, {}, 0, -1, {1}, 3, false, false, {0, 3, 4, 5});
        row("another island", {{0, 1}, {2, 3}}, {}, 0, -1, {}, 5, false, false, {0, 1});
        row("by a passage", {{0, 1}, {2, 3}}, {1, 3}, 0, -1, {}, 2, false, false, {0, 1, 3});
        row("by a passage and on", {{0, 1}, {2, 3}}, {1, 3}, 0, -1, {}, 3, false, false, {0, 1, 2, 3});
        row("a large fighter does not use it", {{0, 1}, {2, 3}}, {1, 3}, 0, -1, {}, 3, false, true, {0, 1});
        row("an opponent at its other end", {{0, 1}, {2, 3}}, {1, 3}, 0, -1, {3}, 3, false, false, {0, 1});
        row("a friend at its other end", {{0, 1}, {2, 3}}, {1, 3}, 0, 3, {}, 3, false, false, {0, 1, 2});
        row("three ends of a passage", {{0, 1}}, {0, 4, 6}, 0, -1, {}, 1, false, false, {0, 1, 4, 6});
    }
    void reaching()
    {
        QFETCH(Pairs, lines);
        QFETCH(Numbers, passages);
        QFETCH(int, at);
        QFETCH(int, withFriend);
        QFETCH(Numbers, foes);
        QFETCH(int, steps);
        QFETCH(bool, through);
        QFETCH(bool, large);
        QFETCH(Numbers, there);
        Scene scene(lines, passages);
        scene.put(me, at);
        if (withFriend >= 0) scene.put(friendly, withFriend);
        scene.putFoes(foes);
        scene.change(me, large, false);
        QCOMPARE(setOf(reach(*scene.rules, scene.table, me, steps, through)), there);
        QCOMPARE(difference(*scene.rules, scene.table), QString());
    }

    void ways_data()
    {
        QTest::addColumn<Pairs>("lines");
        QTest::addColumn<int>("withFriend");
        QTest::addColumn<Numbers>("foes");
        QTest::addColumn<int>("to");
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("through");
        QTest::addColumn<Numbers>("path");
        const Pairs fork{{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 4}};
        QTest::newRow("stays") << chain(8) << -1 << Numbers{} << 0 << 3 << false << Numbers{0};
        QTest::newRow("straight") << chain(8) << -1 << Numbers{} << 3 << 3 << false << Numbers{0, 1, 2, 3};
        QTest::newRow("a step short") << chain(8) << -1 << Numbers{} << 3 << 2 << false << Numbers{};
        QTest::newRow("over a friend") << chain(8) << 1 << Numbers{} << 2 << 2 << false << Numbers{0, 1, 2};
        QTest::newRow("closed") << chain(8) << -1 << Numbers{1} << 2 << 5 << false << Numbers{};
        QTest::newRow("through") << chain(8) << -1 << Numbers{1} << 2 << 5 << true << Numbers{0, 1, 2};
        QTest::newRow("another island")
            << Pairs{{0, 1}, {2, 3}} << -1 << Numbers{} << 3 << 8 << false << Numbers{};
        QTest::newRow("rather over the empty space than over the friend on 1")
            << fork << 1 << Numbers{} << 4 << 3 << false << Numbers{0, 2, 3, 4};
        QTest::newRow("nor over the friend on 2")
            << fork << 2 << Numbers{} << 4 << 3 << false << Numbers{0, 1, 3, 4};
        QTest::newRow("past the opponent")
            << fork << -1 << Numbers{1} << 4 << 3 << false << Numbers{0, 2, 3, 4};
        QTest::newRow("rather past the opponent than through it")
            << fork << -1 << Numbers{1} << 4 << 3 << true << Numbers{0, 2, 3, 4};
        QTest::newRow("over the friend where the other way is closed")
            << fork << 1 << Numbers{2} << 4 << 3 << false << Numbers{0, 1, 3, 4};
        QTest::newRow("a longer way round") << Pairs{{0, 1}, {1, 2}, {0, 3}, {3, 4}, {4, 2}} << -1
                                            << Numbers{1} << 2 << 5 << false << Numbers{0, 3, 4, 2};
    }
    void ways()
    {
        QFETCH(Pairs, lines);
        QFETCH(int, withFriend);
        QFETCH(Numbers, foes);
        QFETCH(int, to);
        QFETCH(int, steps);
        QFETCH(bool, through);
        QFETCH(Numbers, path);
        Scene scene(lines);
        scene.put(me, 0);
        if (withFriend >= 0) scene.put(friendly, withFriend);
        scene.putFoes(foes);
        QCOMPARE(listed(route(*scene.rules, scene.table, me, idAt<SpaceId>(to), steps, through)), path);
        QCOMPARE(difference(*scene.rules, scene.table), QString());
    }

    void whoIsNotThereGoesNowhere()
    {
        Scene scene(chain(8));
        scene.put(foe, 0);
        QCOMPARE(reach(*scene.rules, scene.table, me, 5, false), SpaceSet{0});
        QVERIFY(route(*scene.rules, scene.table, me, SpaceId{1}, 5, false).empty());
        QVERIFY(route(*scene.rules, scene.table, foe, SpaceId::none, 5, false).empty());
        QCOMPARE(targets(*scene.rules, scene.table, me).adjacent |
                     targets(*scene.rules, scene.table, me).byZone,
                 FighterSet{0});
        QVERIFY(fighterOn(scene.table, SpaceId::none) == FighterId::none);
    }

    void attacking_data()
    {
        QTest::addColumn<Numbers>("foes"); ///< the first three; the attacker stands on 1, its friend on 2
        QTest::addColumn<bool>("ranged");
        QTest::addColumn<Numbers>("adjacent");
        QTest::addColumn<Numbers>("byZone");
        const int foes = static_cast<int>(index(foe)); // the first of the other seat
        // 1 is in zones 0 and 1; 3, 4 and 6 are in one of them, 5 is in another; 1 and 7 are ends of a
        // passage.
        QTest::newRow("nobody near") << Numbers{5, 7} << false << Numbers{} << Numbers{};
        QTest::newRow("beside it") << Numbers{0, 5} << false << Numbers{foes} << Numbers{};
        QTest::newRow("in the zone, melee") << Numbers{3, 4} << false << Numbers{} << Numbers{};
        QTest::newRow("in a zone, ranged")
            << Numbers{3, 4, 6} << true << Numbers{} << Numbers{foes, foes + 1, foes + 2};
        QTest::newRow("in another zone, ranged") << Numbers{5} << true << Numbers{} << Numbers{};
        QTest::newRow("beside it and in the zone, ranged")
            << Numbers{0, 3} << true << Numbers{foes} << Numbers{foes + 1};
        QTest::newRow("at the other end of a passage") << Numbers{7} << true << Numbers{} << Numbers{};
    }
    void attacking()
    {
        QFETCH(Numbers, foes);
        QFETCH(bool, ranged);
        QFETCH(Numbers, adjacent);
        QFETCH(Numbers, byZone);
        Scene scene(chain(8), {1, 7}, {{0}, {0, 1}, {0}, {0}, {1}, {2}, {1, 2}, {2}});
        scene.put(me, 1);
        scene.put(friendly, 2);
        scene.putFoes(foes);
        scene.change(me, false, ranged);
        const Targets found = targets(*scene.rules, scene.table, me);
        QCOMPARE(fightersIn(found.adjacent), adjacent);
        QCOMPARE(fightersIn(found.byZone), byZone);
        QCOMPARE(difference(*scene.rules, scene.table), QString());
        for (FighterState& fighter : scene.table.fighters) // defeated
            if (&fighter - scene.table.fighters >= static_cast<int>(index(foe)))
                fighter.space = SpaceId::none, fighter.status = FighterStatus::defeated;
        QCOMPARE(targets(*scene.rules, scene.table, me).adjacent |
                     targets(*scene.rules, scene.table, me).byZone,
                 FighterSet{0});
    }

    void usable_data()
    {
        QTest::addColumn<QString>("hero");
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("form");
        QTest::addColumn<Numbers>("numbers"); ///< of the fighters that may use it
        QTest::newRow("any") << "sherlock-holmes"
                             << "feint" << 0 << Numbers{0, 1};
        QTest::newRow("the hero") << "sherlock-holmes"
                                  << "counterpunch" << 0 << Numbers{0};
        QTest::newRow("the sidekick") << "sherlock-holmes"
                                      << "fixed-point-in-a-changing-age" << 0 << Numbers{1};
        QTest::newRow("any of four") << "dracula"
                                     << "feint" << 0 << Numbers{0, 1, 2, 3};
        QTest::newRow("sidekicks that are alike") << "dracula"
                                                  << "thirst-for-sustenance" << 0 << Numbers{1, 2, 3};
        QTest::newRow("for the first form, in it") << "jekyll-and-hyde"
                                                   << "scientific-method" << 0 << Numbers{0};
        QTest::newRow("for the first form, in the second") << "jekyll-and-hyde"
                                                           << "scientific-method" << 1 << Numbers{};
        QTest::newRow("for the second form, in the first") << "jekyll-and-hyde"
                                                           << "pure-evil" << 0 << Numbers{};
        QTest::newRow("for the second form, in it") << "jekyll-and-hyde"
                                                    << "pure-evil" << 1 << Numbers{0};
        QTest::newRow("for any form") << "jekyll-and-hyde"
                                      << "skirmish" << 1 << Numbers{0};
    }
    void usable()
    {
        QFETCH(QString, hero);
        QFETCH(QString, card);
        QFETCH(int, form);
        QFETCH(Numbers, numbers);
        const auto rules = test::duel(test::duelSetup(hero));
        Table table = freshState(*rules, 1).table;
        table.seat(SeatId{0}).form = static_cast<std::uint8_t>(form);
        const int place = rules->hero(SeatId{0}).findCard(card.toStdString());
        QVERIFY(place >= 0);
        const CardKind& kind = rules->card(SeatId{0}, idAt<CardId>(place));
        for (bool onField : {true, false}) {
            Numbers found;
            for (int number = 0; number < fightersPerSeat; ++number) {
                const FighterId fighter = fighterAt(SeatId{0}, number);
                table.fighter(fighter).space =
                    onField && rules->exists(fighter) ? idAt<SpaceId>(number) : SpaceId::none;
                if (mayUse(*rules, table, fighter, kind)) found.append(number);
            }
            QCOMPARE(found, onField ? numbers : Numbers{});
        }
    }

    void furtherByVoyages_data()
    {
        QTest::addColumn<int>("voyages");
        QTest::addColumn<int>("others");
        for (int voyages : {0, 1, 4})
            for (int others : {0, 3})
                QTest::addRow("%d voyages and %d others", voyages, others) << voyages << others;
    }
    void furtherByVoyages()
    {
        QFETCH(int, voyages);
        QFETCH(int, others);
        const auto rules = test::duel(test::duelSetup(QStringLiteral("dracula"), QStringLiteral("sinbad")));
        const SeatId seat{1};
        Table table = freshState(*rules, 1).table;
        table.fighter(heroOf(seat)).space = SpaceId{3};
        table.fighter(fighterAt(seat, 1)).space = SpaceId{4};
        table.fighter(heroOf(SeatId{0})).space = SpaceId{5};
        const auto& cards = rules->hero(seat).cards;
        int voyagesPut = 0;
        int othersPut = 0;
        for (std::size_t c = 0; c < cards.size(); ++c) {
            int& put = cards[c].tags ? voyagesPut : othersPut;
            if (put == (cards[c].tags ? voyages : others)) continue;
            const auto deck = table.seat(seat).deck(); // a card lies in one place
            const auto card = idAt<CardId>(static_cast<int>(c));
            deck.removeAt(static_cast<std::size_t>(deck.find(card)));
            table.seat(seat).discard().push(card);
            ++put;
        }
        QCOMPARE(voyagesPut + othersPut, voyages + others);
        QCOMPARE(total(moveValue(*rules, table, heroOf(seat))), 2 + voyages);
        QCOMPARE(total(moveValue(*rules, table, fighterAt(seat, 1))), 2 + voyages);
        QCOMPARE(total(moveValue(*rules, table, heroOf(SeatId{0}))), 2);
        QCOMPARE(difference(*rules, table), QString());
    }

    void values_data()
    {
        QTest::addColumn<SideFields>("fields");
        QTest::addColumn<int>("value");
        QTest::newRow("printed") << SideFields{3, 0xFF, 0, 0, 0} << 3;
        QTest::newRow("printed nothing") << SideFields{0, 0xFF, 0, 0, 0} << 0;
        QTest::newRow("added") << SideFields{3, 0xFF, 2, 0, 0} << 5;
        QTest::newRow("added and boosted") << SideFields{3, 0xFF, 2, 4, 0} << 9;
        QTest::newRow("replaced") << SideFields{3, 7, 0, 0, 0} << 7;
        QTest::newRow("replaced by nothing") << SideFields{3, 0, 0, 0, 0} << 0;
        QTest::newRow("replaced, and added") << SideFields{3, 1, 2, 1, 0} << 4;
        QTest::newRow("ignored") << SideFields{3, 7, 2, 4, static_cast<int>(SideFlag::ignored)} << 0;
        QTest::newRow("other flags say nothing")
            << SideFields{3, 0xFF, 1, 0, 0xFF & ~static_cast<int>(SideFlag::ignored) & 0x3F} << 4;
    }
    void values()
    {
        QFETCH(SideFields, fields);
        QFETCH(int, value);
        Scene scene(chain(8));
        scene.put(me, 0);
        scene.put(foe, 1);
        fold(scene.table, CombatBegan{me, foe});
        for (int side : {attackSide, defenseSide}) {
            QCOMPARE(combatValue(*scene.rules, scene.table, side), 0); // no card yet
            CombatSide& s = scene.table.combat.sides[side];
            s.printed = static_cast<std::uint8_t>(fields.printed);
            s.replaced = static_cast<std::uint8_t>(fields.replaced);
            s.added = static_cast<std::uint8_t>(fields.added);
            s.bonus = static_cast<std::uint8_t>(fields.bonus);
            s.flags = static_cast<std::uint8_t>(fields.flags);
            QCOMPARE(combatValue(*scene.rules, scene.table, side), 0); // still none
            s.card = CardId{0};
            QCOMPARE(combatValue(*scene.rules, scene.table, side), value);
        }
        QCOMPARE(difference(*scene.rules, scene.table), QString());
    }

    void standing_data()
    {
        QTest::addColumn<QString>("hero");
        QTest::addColumn<int>("form");
        QTest::addColumn<bool>("onToken");
        QTest::addColumn<int>("number"); ///< of the fighter that fights
        QTest::addColumn<int>("attack");
        QTest::addColumn<int>("defense");
        QTest::newRow("big Alice") << "alice" << 0 << false << 0 << 2 << 0;
        QTest::newRow("small Alice") << "alice" << 1 << false << 0 << 0 << 1;
        QTest::newRow("her sidekick, big") << "alice" << 0 << false << 1 << 0 << 0;
        QTest::newRow("her sidekick, small") << "alice" << 1 << false << 1 << 0 << 0;
        QTest::newRow("in the fog") << "invisible-man" << 0 << true << 0 << 0 << 1;
        QTest::newRow("beside the fog") << "invisible-man" << 0 << false << 0 << 0 << 0;
        QTest::newRow("no such ability") << "dracula" << 0 << false << 0 << 0 << 0;
    }
    void standing()
    {
        QFETCH(QString, hero);
        QFETCH(int, form);
        QFETCH(bool, onToken);
        QFETCH(int, number);
        QFETCH(int, attack);
        QFETCH(int, defense);
        const auto rules = test::duel(test::duelSetup(hero, hero));
        for (int side : {attackSide, defenseSide})
            for (int seat : {0, 1}) {
                Table table = freshState(*rules, 1).table;
                for (int s : {0, 1})
                    for (int n : {0, 1}) {
                        const FighterId fighter = fighterAt(idAt<SeatId>(s), n);
                        if (rules->exists(fighter)) table.fighter(fighter).space = idAt<SpaceId>(4 * s + n);
                    }
                const FighterId fights = fighterAt(idAt<SeatId>(seat), number);
                const FighterId other = heroOf(idAt<SeatId>(1 - seat));
                table.seats[seat].form = static_cast<std::uint8_t>(form);
                table.seats[1 - seat].form = 7; // none that anybody has
                table.seats[seat].tokens[2] = onToken ? table.fighter(fights).space : SpaceId{9};
                table.seats[1 - seat].tokens[1] = table.fighter(fights).space; // somebody else's
                fold(table, side == attackSide ? CombatBegan{fights, other} : CombatBegan{other, fights});
                QCOMPARE(standingBonus(*rules, table, side), 0); // no card
                table.combat.sides[side].card = CardId{0};
                QCOMPARE(standingBonus(*rules, table, side), side == attackSide ? attack : defense);
                QCOMPARE(standingBonus(*rules, table, 1 - side), 0);
                QCOMPARE(combatValue(*rules, table, side), side == attackSide ? attack : defense);
                QCOMPARE(difference(*rules, table), QString());
            }
    }

    void inTheFogFromTokenToToken()
    {
        const auto shipped = test::duel(test::duelSetup(QStringLiteral("invisible-man")));
        auto rules = std::make_shared<MatchRules>(*shipped);
        Board board;
        board.count = 8;
        for (const auto& [a, b] : chain(8))
            board.join(idAt<SpaceId>(a), idAt<SpaceId>(b));
        board.finish();
        rules->board = board;
        Table table = freshState(*rules, 1).table;
        table.fighter(me).space = SpaceId{0};
        table.seats[0].tokens[0] = SpaceId{1};
        table.seats[0].tokens[1] = SpaceId{5};
        QCOMPARE(setOf(reach(*rules, table, me, 1, false)), (Numbers{0, 1}));
        QCOMPARE(setOf(reach(*rules, table, me, 2, false)), (Numbers{0, 1, 2, 5}));
        QCOMPARE(setOf(reach(*rules, table, me, 3, false)), (Numbers{0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(listed(route(*rules, table, me, SpaceId{6}, 3, false)), (Numbers{0, 1, 5, 6}));
        table.fighter(foe).space = SpaceId{5}; // closed to it
        QCOMPARE(setOf(reach(*rules, table, me, 3, false)), (Numbers{0, 1, 2, 3}));
        table.fighter(foe).space = SpaceId{7}; // and nobody else's
        QCOMPARE(setOf(reach(*rules, table, foe, 1, false)), (Numbers{6, 7}));
        QCOMPARE(difference(*rules, table), QString());
    }

    void positionsOfGames_data()
    {
        QTest::addColumn<QStringList>("heroes");
        QTest::addColumn<QString>("battlefield");
        const auto row = [](const QStringList& heroes, const char* battlefield) {
            QTest::newRow(qPrintable(heroes.join(u' '))) << heroes << battlefield;
        };
        row({"invisible-man", "alice"}, "soho");
        row({"sinbad", "medusa"}, "baskerville-manor");
        row({"robin-hood", "bigfoot"}, "sherwood-forest");
        row({"jekyll-and-hyde", "king-arthur"}, "sarpedon");
        row({"alice", "dracula", "invisible-man", "sinbad"}, "marmoreal");
    }
    void positionsOfGames()
    {
        QFETCH(QStringList, heroes);
        QFETCH(QString, battlefield);
        MatchSetup setup = test::duelSetup(heroes[0], heroes[1], battlefield);
        if (heroes.size() == 4)
            for (const MatchSetup::Seat& seat : test::duelSetup(heroes[2], heroes[3], battlefield).seats)
                setup.seats.push_back({seat.hero, seat.team, static_cast<std::uint8_t>(setup.seats.size())});
        const auto rules = test::duel(setup);
        std::vector<std::unique_ptr<Bot>> bots;
        for (qsizetype i = 0; i < heroes.size(); ++i)
            bots.push_back(makeBot("random"));
        GameRunner runner(*rules, std::move(bots));
        int positions = 0;
        int decisions = 0;
        QString problem;
        for (std::uint64_t seed = 1; positions < 50 && problem.isEmpty(); ++seed)
            runner.play(seed, [&](const Decision*, const State&, const State& after, const EventLog&) {
                if (++decisions % 7 || positions == 50 || !problem.isEmpty()) return;
                ++positions;
                problem = difference(*rules, after.table);
                // Whoever sees only a part of the table gets the same answers.
                if (problem.isEmpty()) problem = difference(*rules, observe(after.table, SeatId::none));
            });
        QCOMPARE(problem, QString());
        QCOMPARE(positions, 50);
    }

    /// Over a board of as many spaces as there can be, in a line: a Path holds every one of them.
    void theLongestWay()
    {
        Scene scene({});
        Board board;
        board.count = maxSpaces;
        for (int i = 0; i + 1 < maxSpaces; ++i)
            board.join(idAt<SpaceId>(i), idAt<SpaceId>(i + 1));
        board.finish();
        scene.rules->board = board;
        scene.put(me, 0);
        const SpaceId end = idAt<SpaceId>(maxSpaces - 1);
        QVERIFY(reach(*scene.rules, scene.table, me, maxSpaces, false) & bit(end));
        QVERIFY(!(reach(*scene.rules, scene.table, me, maxSpaces - 2, false) & bit(end)));
        const Path path = route(*scene.rules, scene.table, me, end, maxSpaces, false);
        QCOMPARE(path.size(), std::size_t{maxSpaces});
        QVERIFY(path.full() && path[0] == SpaceId{0} && path.back() == end);
        fold(scene.table, FighterMoved{me, path});
        QVERIFY(scene.table.fighter(me).space == end);
    }
};

QTEST_GUILESS_MAIN(TestQueries)
#include "tst_queries.moc"
