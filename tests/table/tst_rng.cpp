// SPDX-License-Identifier: GPL-3.0-or-later
// The generator of chance: PCG-XSH-RR 64/32 as O'Neill published it, and bounded numbers without bias.

#include "model/table/rng.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <set>
#include <vector>

using namespace fabletop;

namespace {

using Outputs = QList<quint32>;

/// Written once more from the paper (O'Neill 2014, 5.5 and 6.3) and for clarity only: multiplication of
/// halves, rotation by the library, and a bound by Lemire's condition as he states it.
class Paper {
public:
    Paper(std::uint64_t initial, std::uint64_t sequence) : m_increment(2 * sequence + 1)
    {
        advance();
        m_state += initial;
        advance();
    }
    std::uint32_t next()
    {
        const std::uint64_t state = m_state;
        advance();
        const std::uint64_t mixed = state ^ state / (1u << 18);
        const auto bits = static_cast<std::uint32_t>(mixed / (1u << 27) % (std::uint64_t{1} << 32));
        return std::rotr(bits, static_cast<int>(state / (std::uint64_t{1} << 59)));
    }
    std::uint32_t below(std::uint32_t bound)
    {
        constexpr std::uint64_t range = std::uint64_t{1} << 32;
        while (true) {
            const std::uint64_t product = std::uint64_t{next()} * bound;
            if (product % range >= range % bound) return static_cast<std::uint32_t>(product / range);
        }
    }

private:
    void advance()
    {
        constexpr std::uint64_t high = 1481765933; // 6364136223846793005 is high · 2³² + low
        constexpr std::uint64_t low = 1284865837;
        const std::uint64_t stateLow = m_state & 0xFFFFFFFF;
        m_state = stateLow * low + ((m_state / (std::uint64_t{1} << 32) * low + stateLow * high) << 32) +
                  m_increment;
    }
    std::uint64_t m_state = 0;
    std::uint64_t m_increment;
};

/// Pearson's sum for counts that ought to be equal.
double chiSquared(const std::vector<int>& counts)
{
    double sum = 0;
    for (int count : counts)
        sum += count;
    const double expected = sum / static_cast<double>(counts.size());
    double result = 0;
    for (int count : counts)
        result += (count - expected) * (count - expected) / expected;
    return result;
}

/// Beyond this in one of a hundred thousand runs (Wilson and Hilferty 1931); the seeds are fixed, so it is
/// beyond or not.
double farTail(std::size_t cells)
{
    const double freedom = static_cast<double>(cells) - 1;
    const double part = 2 / (9 * freedom);
    return freedom * std::pow(1 - part + 4.265 * std::sqrt(part), 3);
}

} // namespace

class TestRng : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vectors_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("stream");
        QTest::addColumn<Outputs>("outputs");
        QTest::newRow("pcg32-demo") << quint64{42}
                                    << quint64{54} // printed by the demonstration of pcg-c-basic
                                    << Outputs{0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                               0x83d2f293, 0xbfa4784b, 0xcbed606e};
        QTest::newRow("zeros") << quint64{0} << quint64{0} << Outputs{0xe4c14788, 0x379c6516, 0x5c4ab3bb,
                                                                      0x601d23e0, 0x1c382b8c, 0xd1faab16};
        QTest::newRow("one") << quint64{1} << quint64{0} << Outputs{0xe2393051, 0x01112f35, 0xd3509d35,
                                                                    0x0b932f4a, 0x8aa46776, 0x8c532036};
        QTest::newRow("another stream")
            << quint64{1} << quint64{1}
            << Outputs{0xc9828f91, 0x1592e274, 0xc0262657, 0xa5c2b6d3, 0xaf811256, 0x6c1c2879};
        QTest::newRow("the last seed and stream")
            << ~quint64{0} << (~quint64{0} >> 1)
            << Outputs{0x2675c047, 0x7779a837, 0xa145aa13, 0x5f6be726, 0x523c44c5, 0x75a406d6};
        QTest::newRow("wide") << quint64{0x123456789ABCDEF0} << quint64{7}
                              << Outputs{0x11905eaa, 0x20b66266, 0x145f726e,
                                         0x801bdf1f, 0xe0519863, 0x50667f15};
    }
    void vectors()
    {
        QFETCH(quint64, seed);
        QFETCH(quint64, stream);
        QFETCH(Outputs, outputs);
        Rng rng = Rng::seeded(seed, stream);
        Paper paper(seed, stream);
        for (quint32 output : outputs) {
            QCOMPARE(rng.next(), output);
            QCOMPARE(paper.next(), output);
        }
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(rng.next(), paper.next());
    }

    void theStreamIsZeroUnlessSaid()
    {
        QVERIFY(Rng::seeded(9) == Rng::seeded(9, 0));
        QVERIFY(!(Rng::seeded(9) == Rng::seeded(9, 1)));
        QVERIFY(!(Rng::seeded(9) == Rng::seeded(10)));
    }

    void below_data()
    {
        QTest::addColumn<quint32>("bound");
        for (quint32 bound : {1u, 2u, 3u, 5u, 6u, 7u, 8u, 30u, 31u, 64u, 1000u, 0x80000000u, 0x80000001u,
                              0xC0000000u, 0xFFFFFFFFu})
            QTest::addRow("%u", bound) << bound;
    }
    /// The same numbers as the paper's, from the same draws, and none that is too large.
    void below()
    {
        QFETCH(quint32, bound);
        Rng rng = Rng::seeded(bound);
        Paper paper(bound, 0);
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t number = rng.below(bound);
            QVERIFY(number < bound);
            QCOMPARE(number, paper.below(bound));
        }
        QCOMPARE(rng.next(), paper.next()); // neither drew one more
    }

    void everyNumberBelowComesUp()
    {
        for (std::uint32_t bound = 1; bound <= 64; ++bound) {
            Rng rng = Rng::seeded(3);
            std::set<std::uint32_t> seen;
            for (std::uint32_t i = 0; i < bound * 30; ++i)
                seen.insert(rng.below(bound));
            QCOMPARE(seen.size(), std::size_t{bound});
            QCOMPARE(*seen.rbegin(), bound - 1);
        }
    }

    /// Without throwing some draws away, every third number below 3 · 2³⁰ would come up twice as often as the
    /// others.
    void largeBoundsAreUnbiased()
    {
        Rng rng = Rng::seeded(5);
        std::vector<int> counts(3);
        for (int i = 0; i < 30'000; ++i)
            ++counts[rng.below(0xC0000000u) % 3];
        QVERIFY2(chiSquared(counts) < farTail(3), qPrintable(QString::number(chiSquared(counts))));
    }

    void distribution_data()
    {
        QTest::addColumn<quint32>("bound");
        for (quint32 bound : {2u, 3u, 6u, 9u, 30u, 31u, 64u})
            QTest::addRow("%u", bound) << bound;
    }
    void distribution()
    {
        QFETCH(quint32, bound);
        Rng rng = Rng::seeded(11, bound);
        std::vector<int> counts(bound);
        std::vector<int> pairs(bound * bound);
        std::uint32_t last = rng.below(bound);
        for (std::uint32_t i = 0; i < 20 * bound * bound + 2000; ++i) {
            const std::uint32_t number = rng.below(bound);
            ++counts[number];
            if (i % 2) ++pairs[last * bound + number]; // pairs that have nothing in common
            last = number;
        }
        QVERIFY2(chiSquared(counts) < farTail(counts.size()),
                 qPrintable(QString::number(chiSquared(counts))));
        QVERIFY2(chiSquared(pairs) < farTail(pairs.size()), qPrintable(QString::number(chiSquared(pairs))));
        // Nor is it suspiciously even.
        QVERIFY(chiSquared(pairs) > 2.0 * static_cast<double>(pairs.size()) / 3 - 3 || bound < 6);
    }

    /// Each of the 32 bits is set in one half of the numbers.
    void bits()
    {
        Rng rng = Rng::seeded(13);
        std::array<int, 32> set{};
        constexpr int draws = 40'000;
        for (int i = 0; i < draws; ++i) {
            const std::uint32_t number = rng.next();
            for (unsigned b = 0; b < 32; ++b)
                set[b] += static_cast<int>(number >> b & 1);
        }
        for (int count : set)
            QVERIFY2(std::abs(count - draws / 2) < 5 * std::sqrt(draws) / 2,
                     qPrintable(QString::number(count)));
    }

    void shufflesReachEveryOrder()
    {
        Rng rng = Rng::seeded(17);
        std::vector<int> orders(24);
        for (int i = 0; i < 12'000; ++i) {
            std::array<int, 4> order{0, 1, 2, 3};
            for (std::uint32_t k = 4; k > 1; --k)
                std::swap(order[k - 1], order[rng.below(k)]);
            int number = 0;
            while (!std::is_sorted(order.begin(), order.end())) {
                std::prev_permutation(order.begin(), order.end());
                ++number;
            }
            ++orders[static_cast<std::size_t>(number)];
        }
        QVERIFY2(chiSquared(orders) < farTail(24), qPrintable(QString::number(chiSquared(orders))));
    }

    void copiesAreIndependent()
    {
        Rng first = Rng::seeded(23, 4);
        (void)first.below(7);
        Rng second = first;
        QVERIFY(first == second);
        std::vector<std::uint32_t> drawn;
        for (int i = 0; i < 50; ++i)
            drawn.push_back(first.next());
        QVERIFY(!(first == second));
        for (std::uint32_t number : drawn)
            QCOMPARE(second.next(), number);
        QVERIFY(first == second);
    }

    void neighbouringSeedsAndStreamsAreStrangers()
    {
        const auto first = [](std::uint64_t seed, std::uint64_t stream) {
            Rng rng = Rng::seeded(seed, stream);
            return rng.next();
        };
        // Of seeds in one stream, and of streams from one seed. A seed in one stream does begin like another
        // seed in the next: both are added to the same sum, as published.
        std::set<std::uint32_t> ofSeeds;
        for (std::uint64_t seed = 0; seed < 1000; ++seed)
            ofSeeds.insert(first(seed, 0));
        QVERIFY2(ofSeeds.size() >= 995, qPrintable(QString::number(ofSeeds.size()))); // few of 2^32 meet
        std::set<std::uint32_t> ofStreams;
        for (std::uint64_t stream = 0; stream < 1000; ++stream)
            ofStreams.insert(first(7, stream));
        QVERIFY2(ofStreams.size() >= 995, qPrintable(QString::number(ofStreams.size())));
    }
};

QTEST_GUILESS_MAIN(TestRng)
#include "tst_rng.moc"
