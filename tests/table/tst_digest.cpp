// SPDX-License-Identifier: GPL-3.0-or-later
// Digests: the same for equal values everywhere, another for every bit that differs.

#include "model/bots/gamerunner.h"
#include "model/engine/engine.h"
#include "model/table/digest.h"
#include "tests/support/duel.h"

#include <QTest>
#include <bit>
#include <cstring>
#include <numeric>
#include <set>
#include <vector>

using namespace fabletop;

namespace {

quint64 digestOf(const QByteArray& bytes)
{
    return digestOfBytes(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

QByteArray counting(char count)
{
    QByteArray bytes(count, '\0');
    std::iota(bytes.begin(), bytes.end(), '\0');
    return bytes;
}

/// A State with something in every corner: played to the middle of a match, in the middle of a combat.
State busyState()
{
    const auto rules = test::duel();
    GameRunner runner(*rules, test::bots("random", "random"));
    State found{};
    for (std::uint64_t seed = 1; found.flow.depth < 3; ++seed)
        runner.play(seed, [&](const Decision*, const State&, const State& after, const EventLog&) {
            if (after.table.turn.number > 8 && after.flow.open && after.flow.depth >= 3) found = after;
        });
    return found;
}

struct Field {
    const char* name;
    std::uint8_t& (*place)(State& state);
};
template <typename T> std::uint8_t& first(T& value)
{
    return *reinterpret_cast<std::uint8_t*>(&value);
}

/// By name, so that a field that leaves the digest is told by it; `everyBit` below looks at those that nobody
/// named.
const Field fields[] = {
    {"deck", [](State& s) -> std::uint8_t& { return first(s.table.seats[0].deck()[3]); }},
    {"end of the deck", [](State& s) -> std::uint8_t& { return s.table.seats[1].cards.ends[1]; }},
    {"hand", [](State& s) -> std::uint8_t& { return first(s.table.seats[1].hand()[0]); }},
    {"the last card", [](State& s) -> std::uint8_t& { return first(s.table.seats[2].cards.items[30]); }},
    {"the last end", [](State& s) -> std::uint8_t& { return s.table.seats[3].cards.ends[7]; }},
    {"shown", [](State& s) -> std::uint8_t& { return s.table.seats[0].shown.items[0].bits; }},
    {"top known", [](State& s) -> std::uint8_t& { return s.table.seats[0].topKnown[3]; }},
    {"bottom known", [](State& s) -> std::uint8_t& { return s.table.seats[3].bottomKnown[0]; }},
    {"tokens", [](State& s) -> std::uint8_t& { return first(s.table.seats[1].tokens[3]); }},
    {"counters", [](State& s) -> std::uint8_t& { return s.table.seats[1].counters[2]; }},
    {"form", [](State& s) -> std::uint8_t& { return s.table.seats[0].form; }},
    {"scheduled", [](State& s) -> std::uint8_t& { return s.table.seats[0].scheduled; }},
    {"out", [](State& s) -> std::uint8_t& { return s.table.seats[3].out; }},
    {"token start", [](State& s) -> std::uint8_t& { return s.table.seats[1].tokenStart; }},
    {"space", [](State& s) -> std::uint8_t& { return first(s.table.fighters[31].space); }},
    {"health", [](State& s) -> std::uint8_t& { return s.table.fighters[0].health; }},
    {"turn start", [](State& s) -> std::uint8_t& { return first(s.table.fighters[8].turnStart); }},
    {"status", [](State& s) -> std::uint8_t& { return first(s.table.fighters[8].status); }},
    {"combat card", [](State& s) -> std::uint8_t& { return first(s.table.combat.sides[defenseSide].card); }},
    {"combat step", [](State& s) -> std::uint8_t& { return first(s.table.combat.step); }},
    {"combat winner", [](State& s) -> std::uint8_t& { return s.table.combat.winner; }},
    {"turn number", [](State& s) -> std::uint8_t& { return first(s.table.turn.number); }},
    {"actions", [](State& s) -> std::uint8_t& { return s.table.turn.actions; }},
    {"winner", [](State& s) -> std::uint8_t& { return s.table.turn.winner; }},
    {"frame place", [](State& s) -> std::uint8_t& { return first(s.flow.frames[0].at); }},
    {"last frame", [](State& s) -> std::uint8_t& { return s.flow.frames[Flow::capacity - 1].scratch[0]; }},
    {"depth", [](State& s) -> std::uint8_t& { return s.flow.depth; }},
    {"decides", [](State& s) -> std::uint8_t& { return first(s.flow.decides); }},
    {"chance", [](State& s) -> std::uint8_t& { return first(s.rng.state); }},
    {"stream", [](State& s) -> std::uint8_t& { return first(s.rng.stream); }},
};

} // namespace

class TestDigest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownValues_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<quint64>("value");
        // Computed apart, from the words of digest.h.
        QTest::newRow("nothing") << QByteArray() << quint64{0xf2888940829b18b5};
        QTest::newRow("one zero") << QByteArray(1, '\0') << quint64{0xc07c4b50ec7ea9db};
        QTest::newRow("one word") << QByteArray(8, '\0') << quint64{0x29b9ab93c1494628};
        QTest::newRow("a text") << QByteArray("Fabletop") << quint64{0x7860db55bf87df1a};
        QTest::newRow("words only") << counting(40) << quint64{0xb24e5bad93d35d02};
        QTest::newRow("words and a rest") << counting(43) << quint64{0xf94f0e0585e0e0fa};
        QTest::newRow("ones and a rest") << QByteArray(33, '\xff') << quint64{0x5964fd4c0f9bf008};
        QTest::newRow("as large as a State") << QByteArray(1248, '\0') << quint64{0x6464148692931935};
    }
    void knownValues()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(quint64, value);
        QCOMPARE(digestOf(bytes), value);
    }

    void ofAValueAreItsBytes()
    {
        const State state = busyState();
        State copy;
        std::memcpy(&copy, &state, sizeof state);
        QCOMPARE(digest(copy), digest(state));
        QVERIFY(digest(std::uint64_t{0}) != digest(std::uint32_t{0}));
    }

    void field_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(std::size(fields)); ++i)
            QTest::newRow(fields[i].name) << i;
    }
    void field()
    {
        QFETCH(int, number);
        const State before = busyState();
        State after = before;
        std::uint8_t& place = fields[number].place(after);
        place = static_cast<std::uint8_t>(place + 1);
        QVERIFY(digest(after) != digest(before));
        QVERIFY(!(after == before));
        const bool onTable = !(after.table == before.table);
        QCOMPARE(digest(after.table) != digest(before.table), onTable);
        --place;
        QCOMPARE(digest(after), digest(before));
    }

    /// There is no padding, so every bit of a State is of some field: none may be missed, and no two may look
    /// alike.
    void everyBit()
    {
        for (State state : {State{}, busyState()}) {
            std::set<std::uint64_t> seen{digest(state)};
            auto* bytes = reinterpret_cast<unsigned char*>(&state);
            for (std::size_t i = 0; i < sizeof state; ++i)
                for (unsigned b = 0; b < 8; ++b) {
                    bytes[i] = static_cast<unsigned char>(bytes[i] ^ 1u << b);
                    seen.insert(digest(state));
                    bytes[i] = static_cast<unsigned char>(bytes[i] ^ 1u << b);
                }
            QCOMPARE(seen.size(), 8 * sizeof state + 1);
        }
    }

    /// What was swapped is told too: the lanes are not added up.
    void order()
    {
        std::vector<std::uint64_t> words(24);
        std::iota(words.begin(), words.end(), 1);
        const auto value = [&] { return digestOfBytes(words.data(), words.size() * 8); };
        std::set<std::uint64_t> seen{value()};
        for (std::size_t i = 0; i < words.size(); ++i)
            for (std::size_t j = i + 1; j < words.size(); ++j) {
                std::swap(words[i], words[j]);
                seen.insert(value());
                std::swap(words[i], words[j]);
            }
        QCOMPARE(seen.size(), 24u * 23u / 2 + 1);
    }

    void length()
    {
        std::set<std::uint64_t> seen;
        for (int size = 0; size <= 200; ++size) {
            seen.insert(digestOf(QByteArray(size, '\0')));
            seen.insert(digestOf(QByteArray(size, '\xff')));
        }
        QCOMPARE(seen.size(), 2u * 201u - 1); // both begin with nothing
    }

    /// Neither where it lies in memory nor what lies beside it matters.
    void onlyTheBytesThemselves()
    {
        const QByteArray bytes = counting(61);
        for (int before = 0; before < 17; ++before)
            for (char filling : {'\0', '\x7f', '\xff'}) {
                QByteArray surrounded(before, filling);
                surrounded += bytes + QByteArray(16, filling);
                QCOMPARE(digestOfBytes(surrounded.constData() + before, 61), digestOf(bytes));
            }
    }

    /// A bit that changes turns over about half of the digest, wherever it is.
    void avalanche()
    {
        State state = busyState();
        const std::uint64_t before = digest(state);
        auto* bytes = reinterpret_cast<unsigned char*>(&state);
        int turned = 0;
        for (std::size_t i = 0; i < sizeof state; ++i) {
            bytes[i] = static_cast<unsigned char>(bytes[i] ^ 1u);
            const int bits = std::popcount(digest(state) ^ before);
            bytes[i] = static_cast<unsigned char>(bytes[i] ^ 1u);
            QVERIFY2(bits >= 8, qPrintable(QStringLiteral("byte %1: %2").arg(i).arg(bits)));
            turned += bits;
        }
        const double mean = turned / static_cast<double>(sizeof state);
        QVERIFY2(mean > 30 && mean < 34, qPrintable(QString::number(mean)));
    }

    void noMeetingsAmongNeighbours()
    {
        std::vector<std::uint64_t> seen;
        State state{};
        for (std::uint64_t i = 0; i < 20'000; ++i) {
            state.table.turn.number = static_cast<std::uint16_t>(i);
            state.table.fighters[3].health = static_cast<std::uint8_t>(i >> 8);
            seen.push_back(digest(state));
        }
        std::sort(seen.begin(), seen.end());
        QVERIFY(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
    }
};

QTEST_GUILESS_MAIN(TestDigest)
#include "tst_digest.moc"
