// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people write them, in tables and drawings too: understood whole or refused.

#include "model/documents/drawnmap/drawnmap.h"
#include "model/documents/numbertext.h"
#include "model/documents/rules/newhero.h"

#include <QTest>

using namespace fabletop;

class TestNumberText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothSigns_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("number");
        QTest::newRow("point") << "1.8" << 1.8;
        QTest::newRow("comma") << "1,8" << 1.8;
        QTest::newRow("three places") << "1,234" << 1.234;
        QTest::newRow("whole") << "12" << 12.0;
        QTest::newRow("begins with it") << ",5" << 0.5;
        QTest::newRow("ends with it") << "3." << 3.0;
        QTest::newRow("around it") << "  2,5 " << 2.5;
        QTest::newRow("below nothing") << "-0,25" << -0.25;
        QTest::newRow("a real minus") << QStringLiteral("\u22120.25") << -0.25;
        QTest::newRow("plus") << "+4" << 4.0;
    }
    void bothSigns()
    {
        QFETCH(QString, text);
        QFETCH(double, number);
        QCOMPARE(numberIn(text), std::optional(number));
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", " ", "-", ",", "1,8x", "x1", "1.8.3", "1,234,5", "1.234,5", "1 000",
                                 "1e3", "0x10", "inf", "nan", "½", "1--2"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void nothingIsCut()
    {
        QFETCH(QString, text);
        QVERIFY(!numberIn(text));
    }

    void wholeNumbers()
    {
        QCOMPARE(wholeNumberIn(u"3", 1, 9), std::optional(3));
        QCOMPARE(wholeNumberIn(u"3,0", 1, 9), std::optional(3));
        QVERIFY(!wholeNumberIn(u"1,8", 1, 9));
        QVERIFY(!wholeNumberIn(u"1.8", 1, 9));
        QVERIFY(!wholeNumberIn(u"10", 1, 9));
        QVERIFY(!wholeNumberIn(u"99999999999999", 1, 9));
    }

    /// A table of cards: "2.0" out of a spreadsheet is two; "1,8" and "1x2" are refused and not 1, 18 or 12.
    void tablesOfCards()
    {
        const QByteArray head = "title;copies;type;value;boost;for\n";
        const auto read = [&](const QByteArray& row, Diagnostics& problems) {
            return cardsFromCsv(head + row, QStringLiteral("cards.csv"), problems);
        };
        Diagnostics none;
        const auto text = read("A;x3;attack;2,0;1.0;any\n", none);
        QVERIFY(text && none.empty());
        QVERIFY(text->contains(QStringLiteral("x3")) && text->contains(QStringLiteral("attack 2, boost 1")));
        for (const QByteArray& row :
             {QByteArray("A;1x2;attack;2;1;any\n"), QByteArray("A;1;attack;1,8;1;any\n"),
              QByteArray("A;1;attack;2;1.8;any\n"), QByteArray("A;2,5;attack;2;1;any\n")}) {
            Diagnostics problems;
            QVERIFY2(!read(row, problems), row.constData());
            QCOMPARE(std::string(problems.front().code.id()), std::string("number-out-of-range"));
            QCOMPARE(problems.front().where.line, 2);
        }
    }

    /// A drawing whose program wrote commas, and one with a number that is none.
    void drawnMaps()
    {
        const auto map = [](const QByteArray& inner, Diagnostics& problems) {
            return readDrawnMap("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>" + inner +
                                    "</svg>",
                                "map.svg", problems);
        };
        Diagnostics none;
        const auto comma = map("<circle cx='20,5' cy='50' r='5,0' fill='#A44D62'/><circle cx='60.5' cy='5e1' "
                               "r='5mm' fill='#A44D62'/>",
                               none);
        QVERIFY(comma && none.empty());
        QCOMPARE(comma->battlefield.spaces.size(), std::size_t(2));
        QCOMPARE(comma->battlefield.spaces[0].x, 0.1025);
        Diagnostics problems;
        const auto odd = map("<circle cx='20' cy='50' r='5' fill='#A44D62'/><circle cx='6o' cy='50' r='5' "
                             "fill='#A44D62'/><circle cx='90' cy='50' r='5' fill='#A44D62'/>",
                             problems);
        QVERIFY(odd);
        QCOMPARE(odd->battlefield.spaces.size(), std::size_t(2));
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(std::string(problems.front().code.id()), std::string("circles-unreadable"));
    }
};

QTEST_APPLESS_MAIN(TestNumberText)
#include "tst_numbertext.moc"
