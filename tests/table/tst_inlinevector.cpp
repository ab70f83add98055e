// SPDX-License-Identifier: GPL-3.0-or-later
// InlineVector: the sequence inside a State, against std::vector.

#include "model/table/inlinevector.h"
#include "model/table/rng.h"

#include <QTest>
#include <algorithm>
#include <cstring>
#include <vector>

using namespace fabletop;

namespace {

using Five = InlineVector<std::uint8_t, 5>;
using Numbers = QList<int>;

Five fiveOf(const Numbers& numbers)
{
    Five vector{};
    for (int number : numbers)
        vector.push(static_cast<std::uint8_t>(number));
    return vector;
}

template <std::size_t N> Numbers listed(const InlineVector<std::uint8_t, N>& vector)
{
    return Numbers(vector.begin(), vector.end());
}

/// What a State needs of it beyond the values: whatever is not in use is zero.
template <std::size_t N> bool restIsZero(const InlineVector<std::uint8_t, N>& vector)
{
    return std::all_of(vector.items + vector.size(), vector.items + N,
                       [](std::uint8_t item) { return item == 0; });
}

constexpr Five madeByTheCompiler()
{
    Five vector{};
    vector.push(3);
    vector.insert(0, 1);
    vector.insert(1, 2);
    vector.removeAt(2);
    return vector;
}
static_assert(madeByTheCompiler().size() == 2 && madeByTheCompiler()[1] == 2 &&
              madeByTheCompiler().items[2] == 0);
static_assert(Five::capacity() == 5 && sizeof(Five) == 6);
static_assert(std::is_trivially_copyable_v<Five> && std::has_unique_object_representations_v<Five>);

} // namespace

class TestInlineVector : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void push_data()
    {
        QTest::addColumn<Numbers>("before");
        QTest::addColumn<Numbers>("after");
        QTest::newRow("onto nothing") << Numbers{} << Numbers{9};
        QTest::newRow("onto one") << Numbers{4} << Numbers{4, 9};
        QTest::newRow("onto its equal") << Numbers{9} << Numbers{9, 9};
        QTest::newRow("into the last place") << Numbers{1, 2, 3, 4} << Numbers{1, 2, 3, 4, 9};
    }
    void push()
    {
        QFETCH(Numbers, before);
        QFETCH(Numbers, after);
        Five vector = fiveOf(before);
        QCOMPARE(vector.full(), false);
        vector.push(9);
        QCOMPARE(listed(vector), after);
        QCOMPARE(vector.size(), static_cast<std::size_t>(after.size()));
        QCOMPARE(vector.full(), after.size() == 5);
        QCOMPARE(vector.empty(), false);
        QCOMPARE(int(vector.back()), 9);
        QVERIFY(restIsZero(vector));
    }

    void insert_data()
    {
        QTest::addColumn<Numbers>("before");
        QTest::addColumn<int>("at");
        QTest::addColumn<Numbers>("after");
        QTest::newRow("into nothing") << Numbers{} << 0 << Numbers{9};
        QTest::newRow("before the first") << Numbers{1, 2} << 0 << Numbers{9, 1, 2};
        QTest::newRow("between") << Numbers{1, 2, 3} << 1 << Numbers{1, 9, 2, 3};
        QTest::newRow("before the last") << Numbers{1, 2, 3} << 2 << Numbers{1, 2, 9, 3};
        QTest::newRow("behind the last") << Numbers{1, 2, 3} << 3 << Numbers{1, 2, 3, 9};
        QTest::newRow("first, and full then") << Numbers{1, 2, 3, 4} << 0 << Numbers{9, 1, 2, 3, 4};
        QTest::newRow("last, and full then") << Numbers{1, 2, 3, 4} << 4 << Numbers{1, 2, 3, 4, 9};
    }
    void insert()
    {
        QFETCH(Numbers, before);
        QFETCH(int, at);
        QFETCH(Numbers, after);
        Five vector = fiveOf(before);
        vector.insert(static_cast<std::size_t>(at), 9);
        QCOMPARE(listed(vector), after);
        QVERIFY(vector == fiveOf(after));
        QVERIFY(restIsZero(vector));
    }

    void removeAt_data()
    {
        QTest::addColumn<Numbers>("before");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("taken");
        QTest::addColumn<Numbers>("after");
        QTest::newRow("the only one") << Numbers{7} << 0 << 7 << Numbers{};
        QTest::newRow("the first") << Numbers{7, 8, 9} << 0 << 7 << Numbers{8, 9};
        QTest::newRow("between") << Numbers{7, 8, 9} << 1 << 8 << Numbers{7, 9};
        QTest::newRow("the last") << Numbers{7, 8, 9} << 2 << 9 << Numbers{7, 8};
        QTest::newRow("one of two equal ones") << Numbers{7, 7, 9} << 1 << 7 << Numbers{7, 9};
        QTest::newRow("the first of a full one") << Numbers{5, 6, 7, 8, 9} << 0 << 5 << Numbers{6, 7, 8, 9};
        QTest::newRow("the last of a full one") << Numbers{5, 6, 7, 8, 9} << 4 << 9 << Numbers{5, 6, 7, 8};
    }
    void removeAt()
    {
        QFETCH(Numbers, before);
        QFETCH(int, at);
        QFETCH(int, taken);
        QFETCH(Numbers, after);
        Five vector = fiveOf(before);
        QCOMPARE(int(vector.removeAt(static_cast<std::size_t>(at))), taken);
        QCOMPARE(listed(vector), after);
        QVERIFY(vector == fiveOf(after));
        QVERIFY(restIsZero(vector));
    }

    void find_data()
    {
        QTest::addColumn<Numbers>("in");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<int>("at");
        QTest::newRow("in nothing") << Numbers{} << 3 << -1;
        QTest::newRow("zero in nothing: free places do not count") << Numbers{} << 0 << -1;
        QTest::newRow("zero behind the last") << Numbers{1, 2} << 0 << -1;
        QTest::newRow("zero among others") << Numbers{1, 0, 2} << 0 << 1;
        QTest::newRow("the first") << Numbers{3, 4} << 3 << 0;
        QTest::newRow("the last of a full one") << Numbers{1, 2, 3, 4, 5} << 5 << 4;
        QTest::newRow("of two the first") << Numbers{1, 3, 3} << 3 << 1;
        QTest::newRow("missing") << Numbers{1, 2, 3, 4, 5} << 6 << -1;
    }
    void find()
    {
        QFETCH(Numbers, in);
        QFETCH(int, wanted);
        QFETCH(int, at);
        QCOMPARE(fiveOf(in).find(static_cast<std::uint8_t>(wanted)), at);
    }

    void clear_data()
    {
        QTest::addColumn<Numbers>("before");
        QTest::newRow("nothing") << Numbers{};
        QTest::newRow("one") << Numbers{8};
        QTest::newRow("full") << Numbers{1, 2, 3, 4, 5};
    }
    void clear()
    {
        QFETCH(Numbers, before);
        Five vector = fiveOf(before);
        vector.clear();
        QVERIFY(vector == Five{});
        QVERIFY(vector.empty());
        QVERIFY(!vector.full());
        QVERIFY(vector.begin() == vector.end());
        QVERIFY(restIsZero(vector));
    }

    void equality_data()
    {
        QTest::addColumn<Numbers>("first");
        QTest::addColumn<Numbers>("second");
        QTest::addColumn<bool>("equal");
        QTest::newRow("two empty ones") << Numbers{} << Numbers{} << true;
        QTest::newRow("the same") << Numbers{1, 2} << Numbers{1, 2} << true;
        QTest::newRow("another order") << Numbers{1, 2} << Numbers{2, 1} << false;
        QTest::newRow("another value") << Numbers{1, 2} << Numbers{1, 3} << false;
        QTest::newRow("one more") << Numbers{1} << Numbers{1, 2} << false;
        QTest::newRow("one more that is zero") << Numbers{1} << Numbers{1, 0} << false;
    }
    void equality()
    {
        QFETCH(Numbers, first);
        QFETCH(Numbers, second);
        QFETCH(bool, equal);
        const Five one = fiveOf(first);
        const Five other = fiveOf(second);
        QCOMPARE(one == other, equal);
        QCOMPARE(std::memcmp(&one, &other, sizeof one) == 0, equal);
    }

    void placesCanBeWritten()
    {
        Five vector = fiveOf({1, 2, 3});
        vector[1] = 8;
        vector.back() = 9;
        for (std::uint8_t& item : vector)
            ++item;
        QCOMPARE(listed(vector), (Numbers{2, 9, 10}));
        const Five& fixed = vector;
        QCOMPARE(int(fixed[1]), 9);
        QCOMPARE(int(fixed.back()), 10);
    }

    /// Whatever is done, in whatever order: the same as a vector, and zeros behind it, so that equal contents
    /// are equal bytes.
    void likeAVector()
    {
        Rng rng = Rng::seeded(1);
        std::vector<std::uint8_t> model;
        InlineVector<std::uint8_t, 31> vector{};
        for (int step = 0; step < 20'000; ++step) {
            const auto value = static_cast<std::uint8_t>(rng.below(6));
            const std::size_t at = rng.below(static_cast<std::uint32_t>(model.size() + 1));
            const auto iterator = model.begin() + static_cast<std::ptrdiff_t>(at);
            switch (rng.below(20)) {
            case 0:
                if (rng.below(20)) break;
                model.clear();
                vector.clear();
                break;
            case 1:
            case 2:
            case 3:
            case 4:
            case 5:
            case 6:
                if (model.size() == 31) break;
                model.push_back(value);
                vector.push(value);
                break;
            case 7:
            case 8:
            case 9:
            case 10:
            case 11:
            case 12:
                if (model.size() == 31) break;
                model.insert(iterator, value);
                vector.insert(at, value);
                break;
            default:
                if (at == model.size()) break;
                QCOMPARE(vector.removeAt(at), *iterator);
                model.erase(iterator);
                break;
            }
            QVERIFY(std::equal(vector.begin(), vector.end(), model.begin(), model.end()));
            QVERIFY(restIsZero(vector));
            QCOMPARE(vector.full(), model.size() == 31);
            QCOMPARE(vector.empty(), model.empty());
            const auto found = std::find(model.begin(), model.end(), value);
            QCOMPARE(vector.find(value), found == model.end() ? -1 : static_cast<int>(found - model.begin()));
            InlineVector<std::uint8_t, 31> again{};
            for (std::uint8_t item : model)
                again.push(item);
            QVERIFY(again == vector);
            QCOMPARE(std::memcmp(&again, &vector, sizeof vector), 0);
            m_wasFull = m_wasFull || vector.full();
        }
        QVERIFY(m_wasFull);
    }

private:
    bool m_wasFull = false;
};

QTEST_GUILESS_MAIN(TestInlineVector)
#include "tst_inlinevector.moc"
