// SPDX-License-Identifier: GPL-3.0-or-later
// Drawn maps: circles become spaces, fills become zones.

#include "model/documents/drawnmap/drawnmap.h"
#include "model/documents/drawnmap/svgdiscs.h"
#include "model/documents/drawnmap/svgpath.h"
#include "model/documents/drawnmap/svgstyle.h"
#include "tests/documents/drawing.h"

using namespace fabletop;
using namespace fabletop::testing;

namespace {

const QByteArray head =
    "<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>\n";

std::optional<DrawnMap> drawn(const QByteArray& inner, Diagnostics& diagnostics)
{
    return readDrawnMap(head + inner + "</svg>", "map.svg", diagnostics);
}

Battlefield drawn(const QByteArray& inner)
{
    Diagnostics diagnostics;
    const auto map = drawn(inner, diagnostics);
    for (const Diagnostic& one : diagnostics)
        qWarning("%s", toLine(one).c_str());
    return map ? map->battlefield : Battlefield();
}

std::string colourOf(const Battlefield& b, std::size_t space, std::size_t zone = 0)
{
    return b.zones.at(static_cast<std::size_t>(b.spaces.at(space).zones.at(zone))).color;
}

} // namespace

class TestDrawnMap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSmallMap()
    {
        Diagnostics diagnostics;
        const auto map = drawn(
            "<rect width='200' height='100' fill='green'/>"
            "<circle cx='20' cy='50' r='5' fill='#A44D62'/><circle cx='60' cy='50' r='5' fill='#a54d62'/>"
            "<circle cx='100' cy='50' r='5.2' fill='#155D9E'/><circle cx='140' cy='50' r='5' fill='#155D9E'/>"
            "<circle cx='30' cy='10' r='0.5' fill='black'/><circle cx='100' cy='50' r='60' fill='gold'/>"
            "<circle cx='30' cy='90' r='5' fill='none' stroke='black'/>",
            diagnostics);
        QVERIFY(map && diagnostics.empty());
        const Battlefield& b = map->battlefield;
        QCOMPARE(b.aspect, 2.0);
        QCOMPARE(b.radius, 0.025);
        QCOMPARE(b.spaces.size(), std::size_t{4});
        QCOMPARE(b.zones.size(), std::size_t{2});
        QCOMPARE(b.spaces[0].x, 0.1);
        QCOMPARE(b.spaces[0].y, 0.5);
        QCOMPARE(colourOf(b, 1), std::string("#A44D62"));
        QCOMPARE(colourOf(b, 2), std::string("#155D9E"));
        QVERIFY(b.lines.empty());
        QCOMPARE(map->proposedLines, (std::vector<std::pair<int, int>>{{0, 1}, {1, 2}, {2, 3}}));
        QVERIFY(readBattlefieldDraft(writeBattlefield(b), "again", diagnostics));
    }
    void transformsNest()
    {
        const Battlefield b =
            drawn("<g transform='translate(10, 20) scale(2)'><g transform='matrix(1 0 0 1 5 5)'>"
                  "<circle cx='10' cy='5' r='2' fill='red'/></g>"
                  "<circle cx='0' cy='0' r='2' fill='red' transform='rotate(90 10 0)'/></g>"
                  "<ellipse cx='150' cy='40' rx='4' ry='4.3' fill='red'/>"
                  "<ellipse cx='50' cy='80' rx='4' ry='8' fill='red'/>");
        QCOMPARE(b.spaces.size(), std::size_t{3});
        QCOMPARE(b.spaces[0].x, 0.2);
        QCOMPARE(b.spaces[0].y, 0.4);
        QCOMPARE(b.spaces[1].x, 0.15); // (0, 0) about (10, 0) → (10, −10) → (30, 0)
        QCOMPARE(b.spaces[1].y, 0.0);
    }
    void fillsFromEverywhere()
    {
        const Battlefield b =
            drawn("<style>/* x */ circle { fill: #010203 } .a, .b { fill:#FF0000; }"
                  "#c { fill: rgb(0, 255, 0) }</style>"
                  "<circle cx='10' cy='50' r='5'/><circle class='x b' cx='40' cy='50' r='5' fill='white'/>"
                  "<circle id='c' class='a' cx='70' cy='50' r='5'/>"
                  "<circle style='stroke:red; fill : #0000ff' class='a' cx='100' cy='50' r='5'/>"
                  "<g fill='#777'><path d='M125,50 a5,5 0 1 0 10,0 a5,5 0 1 0 -10,0 z'/></g>"
                  "<circle style='display:none' cx='160' cy='50' r='5'/>"
                  "<circle cx='180' cy='50' r='5' style='fill:url(#g)'/>"
                  "<defs><circle cx='190' cy='50' r='5'/></defs>");
        QCOMPARE(b.spaces.size(), std::size_t{5});
        QCOMPARE(colourOf(b, 0), std::string("#010203"));
        QCOMPARE(colourOf(b, 1), std::string("#FF0000"));
        QCOMPARE(colourOf(b, 2), std::string("#00FF00"));
        QCOMPARE(colourOf(b, 3), std::string("#0000FF"));
        QCOMPARE(colourOf(b, 4), std::string("#777777"));
        QCOMPARE(b.spaces[4].x, 0.65);
    }
    void splitCirclesAreOneSpace()
    {
        const Battlefield b = drawn(
            "<path fill='#A44D62' d='M40,45 A5,5 0 0 0 40,55 Z'/>"
            "<path fill='#155D9E' d='M40,45 A5,5 0 0 1 40,55 Z'/>"
            "<circle cx='80' cy='50' r='5' fill='#A44D62'/><circle cx='80.5' cy='50' r='4' fill='#29472C'/>"
            "<path fill='#29472C' d='m 120 50 v -5 a 5 5 0 0 1 4.33 7.5 z'/>"
            "<path fill='#A44D62' d='m120 50 4.33 2.5a5 5 0 0 1-8.66 0z'/>"
            "<path fill='#155D9E' d='M120 50L115.67 52.5A5 5 0 0 1 120 45z'/>");
        QCOMPARE(b.spaces.size(), std::size_t{3});
        QCOMPARE(b.spaces[0].zones.size(), std::size_t{2});
        QCOMPARE(b.spaces[0].x, 0.2);
        QCOMPARE(b.spaces[1].zones.size(), std::size_t{2});
        QCOMPARE(b.spaces[2].zones.size(), std::size_t{3});
        QCOMPARE(b.spaces[2].x, 0.6);
        QCOMPARE(b.spaces[2].y, 0.5);
        QCOMPARE(b.zones.size(), std::size_t{3});
    }
    void curvesThatAreCircles()
    {
        const auto plain = discOfPath(u"M15,10 C15,12.761 12.761,15 10,15 7.239,15 5,12.761 5,10 "
                                      u"5,7.239 7.239,5 10,5 12.761,5 15,7.239 15,10Z");
        QVERIFY(plain);
        QVERIFY(std::abs(plain->centre.x() - 10) < 0.01 && std::abs(plain->across - 5) < 0.01);
        const auto smooth =
            discOfPath(u"M15,10 C15,12.761 12.761,15 10,15 S5,12.761 5,10 7.239,5 10,5 15,7.239 15,10Z");
        QVERIFY(smooth);
        QVERIFY(std::abs(smooth->centre.x() - 10) < 0.01 && std::abs(smooth->down - 5) < 0.01);
        QVERIFY(!discOfPath(u"M0,0 L10,0 10,10 0,10Z"));
        QVERIFY(!discOfPath(u"M0,0 C0,10 10,10 10,0 C10,-3 0,-3 0,0Z"));
        QVERIFY(!discOfPath(u"M0,0 A5,5 0 0 1 10,0 L 50 50 Z"));
        for (const char16_t* bad : {u"", u"M", u"M1", u"5 5", u"M0,0 A5,5", u"M0 0 z 5", u"q",
                                    u"M0,0 Q1,1 2,2", u"M1e999,0 A5 5 0 0 1 3 3"})
            QVERIFY(!discOfPath(QStringView(bad)));
    }
    void tooMuchIsLeftOutAndSaid()
    {
        QByteArray inner;
        for (int i = 0; i < 70; ++i)
            inner += "<circle cx='" + QByteArray::number(10 + (i % 18) * 10) + "' cy='" +
                     QByteArray::number(10 + i / 18 * 20) +
                     "' r='4'"
                     " fill='#" +
                     QByteArray::number(0x100000 + (i % 20) * 0x0A1005, 16) + "'/>";
        inner += "<circle cx='500' cy='5' r='4' fill='red'/>";
        Diagnostics diagnostics;
        const auto map = drawn(inner, diagnostics);
        QVERIFY(map && !hasErrors(diagnostics));
        QCOMPARE(map->battlefield.spaces.size(), std::size_t{64});
        QCOMPARE(map->battlefield.zones.size(), std::size_t{16});
        std::vector<std::string> codes;
        for (const Diagnostic& one : diagnostics)
            codes.emplace_back(one.code.id());
        QCOMPARE(codes,
                 (std::vector<std::string>{"circles-outside", "circles-left-out", "colours-left-out"}));
        QCOMPARE(message(diagnostics[1]),
                 std::string("6 circles are left out: a battlefield has at most 64 spaces"));
    }
    void bounds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QByteArray deep, many;
        for (int i = 0; i < 70; ++i)
            deep += "<g>";
        for (int i = 0; i < 20'001; ++i)
            many += "<g/>";
        QTest::newRow("nothing") << QByteArray() << QStringLiteral("not-an-svg");
        QTest::newRow("other") << QByteArray("<html/>") << QStringLiteral("not-an-svg");
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n") << QStringLiteral("not-an-svg");
        QTest::newRow("torn") << QByteArray(head + "<circle cx='1'") << QStringLiteral("xml-unreadable");
        QTest::newRow("deep") << QByteArray(head + deep) << QStringLiteral("drawing-too-deep");
        QTest::newRow("many") << QByteArray(head + many + "</svg>") << QStringLiteral("too-many-elements");
        QTest::newRow("large") << QByteArray(head + QByteArray((20 << 20) + 1, ' ') + "</svg>")
                               << QStringLiteral("file-too-large");
        QTest::newRow("empty") << QByteArray(head + "</svg>") << QStringLiteral("no-circles");
        QTest::newRow("laughs")
            << QByteArray(
                   "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"
                   "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d "
                   "'&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>]>"
                   "<svg>&d;&d;&d;</svg>")
            << QStringLiteral("xml-unreadable");
    }
    void bounds()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        Diagnostics diagnostics;
        QVERIFY(!readDrawnMap(text, "map.svg", diagnostics));
        QCOMPARE(diagnostics.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(std::string(diagnostics[0].code.id())), code);
        QVERIFY(diagnostics[0].where.line > 0 && diagnostics[0].where.column > 0);
        QVERIFY(!QString::fromStdString(message(diagnostics[0])).contains(code)); // it is worded
    }
    void sohoDrawnAndReadAgain()
    {
        Diagnostics diagnostics;
        const auto soho =
            readBattlefield(bytesOf(shippedFile(QStringLiteral("soho"))).toStdString(), "soho", diagnostics);
        QVERIFY(soho);
        QByteArray inner;
        for (const Space& space : soho->spaces)
            for (std::size_t i = 0; i < space.zones.size(); ++i) {
                const QString colour =
                    QString::fromStdString(soho->zones[static_cast<std::size_t>(space.zones[i])].color);
                inner += QStringLiteral("<circle cx='%1' cy='%2' r='%3' fill='%4'/>")
                             .arg(space.x * 1544)
                             .arg(space.y * 1000)
                             .arg(40.0 - 5.0 * static_cast<double>(i))
                             .arg(colour)
                             .toUtf8();
            }
        diagnostics.clear();
        const auto map =
            readDrawnMap("<svg width='1544px' height='1000px'>" + inner + "</svg>", "soho.svg", diagnostics);
        QVERIFY(map && diagnostics.empty());
        QCOMPARE(map->battlefield.spaces.size(), soho->spaces.size());
        QCOMPARE(map->battlefield.zones.size(), soho->zones.size());
        for (std::size_t i = 0; i < soho->spaces.size(); ++i) {
            QCOMPARE(map->battlefield.spaces[i].zones.size(), soho->spaces[i].zones.size());
            QVERIFY(std::abs(map->battlefield.spaces[i].x - soho->spaces[i].x) < 1e-4);
            for (std::size_t zone = 0; zone < soho->spaces[i].zones.size(); ++zone)
                QCOMPARE(colourOf(map->battlefield, i, zone), colourOf(*soho, i, zone));
        }
        const auto issues = examine(map->battlefield);
        for (const BattlefieldIssue& issue : issues)
            if (issue.severity == Severity::error)
                QVERIFY(issue.code.id() == "missing-start" || issue.code.id() == "unreached-space");
        int right = 0;
        for (auto line : map->proposedLines)
            right += joined(*soho, line.first, line.second) ? 1 : 0;
        qInfo("of %zu proposed lines %d are Soho's, which has %zu", map->proposedLines.size(), right,
              soho->lines.size());
        QVERIFY(right * 3 >= static_cast<int>(map->proposedLines.size()) * 2);
    }
    void anyDamageIsSurvived()
    {
        QByteArray text = head + "<style>.a{fill:red}</style><g transform='rotate(3)'><path class='a' "
                                 "d='M40,45 A5,5 0 0 0 40,55 Z'/>"
                                 "<circle cx='80' cy='50' r='5' fill='#A44D62'/></g></svg>";
        QRandomGenerator random(7);
        for (int i = 0; i < 5000; ++i) {
            QByteArray broken = text;
            for (int j = 0; j < 3; ++j)
                broken[random.bounded(broken.size())] = static_cast<char>(random.bounded(32, 127));
            Diagnostics diagnostics;
            const auto map = readDrawnMap(broken, "broken", diagnostics);
            QCOMPARE(map.has_value(), !hasErrors(diagnostics));
            if (map) QVERIFY(readBattlefieldDraft(writeBattlefield(map->battlefield), "again", diagnostics));
        }
    }
};

QTEST_APPLESS_MAIN(TestDrawnMap)
#include "tst_drawnmap.moc"
