// SPDX-License-Identifier: GPL-3.0-or-later
// What each edit does to a battlefield.

#include "model/content/battlefields/colours.h"
#include "model/documents/edits/battlefieldextras.h"
#include "tests/documents/drawing.h"

#include <set>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

/// Four spaces in a square, two zones, a line along the top and one down the left.
Battlefield square()
{
    Battlefield b;
    b.id = "square";
    b.name = Name("Square");
    b.aspect = 1;
    b.zones = {
        {"red", {}, "#A44D62", "plain"}, {"blue", {}, "#155D9E", "dots"}, {"green", {}, "#29472C", "rails"}};
    b.spaces = {{"1", 0.2, 0.2, {0}, 1, false},
                {"2", 0.8, 0.2, {1, 0}, 2, false},
                {"3", 0.2, 0.8, {2}, 0, false},
                {"4", 0.8, 0.8, {1}, 0, false}};
    b.lines = {{0, 1}, {0, 2}};
    return b;
}

std::string extra(const Battlefield& b, const std::string& way)
{
    for (const auto& [key, value] : b.extras)
        if (key == way) return value;
    return {};
}

std::string keyed(const char* list, const std::string& id, const char* field)
{
    return wayTo(list, id) + extraDivider + field;
}

} // namespace

class TestBattlefieldEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void addsWithTheSmallestFreeNumber()
    {
        Battlefield b = square();
        removeSpaces(b, {1});
        QCOMPARE(addSpace(b, {0.123456789, 7}, {1, 1, 9, -1}), EditRefusal::none);
        QCOMPARE(b.spaces.back().id, std::string("2"));
        QCOMPARE(b.spaces.back().x, 0.12346);
        QCOMPARE(b.spaces.back().y, 1.0);
        QCOMPARE(b.spaces.back().zones, std::vector<int>{1});
    }
    void noSixtyFifthSpace()
    {
        Battlefield b = square();
        while (b.spaces.size() < 64)
            QCOMPARE(addSpace(b, {0.5, 0.5}), EditRefusal::none);
        QCOMPARE(addSpace(b, {0.5, 0.5}), EditRefusal::tooManySpaces);
        QCOMPARE(addSpaceAndImage(b, {0.1, 0.5}, {}, Symmetry::leftRight), EditRefusal::tooManySpaces);
        QCOMPARE(duplicateSpaces(b, {0}, {}).refusal, EditRefusal::tooManySpaces);
        QCOMPARE(b.spaces.size(), std::size_t{64});
        removeSpaces(b, {63});
        QCOMPARE(addSpaceAndImage(b, {0.1, 0.5}, {}, Symmetry::leftRight), EditRefusal::tooManySpaces);
        QCOMPARE(b.spaces.size(), std::size_t{63});
    }
    void removingTakesLinesAndForeignFields()
    {
        Battlefield b = square();
        b.extras = {{keyed("spaces", "1", "x-a"), "1"},
                    {keyed("spaces", "2", "x-a"), "2"},
                    {keyed("spaces", "10", "x-a"), "10"}};
        removeSpaces(b, {0, 0, 99, -1});
        QCOMPARE(b.spaces.size(), std::size_t{3});
        QVERIFY(b.lines.empty());
        QCOMPARE(extra(b, keyed("spaces", "1", "x-a")), std::string());
        QCOMPARE(extra(b, keyed("spaces", "2", "x-a")), std::string("2"));
        QCOMPARE(extra(b, keyed("spaces", "10", "x-a")), std::string("10"));
        b = square();
        removeSpaces(b, {1});
        QCOMPARE(b.lines, (std::vector<std::pair<int, int>>{{0, 1}}));
        QCOMPARE(b.spaces[1].id, std::string("3"));
    }
    void foreignFieldsFollowAName()
    {
        Battlefield b = square();
        b.extras = {{keyed("spaces", "1", "x-a"), "1"},
                    {keyed("zones", "red", "x-a"), "2"},
                    {keyed("zones", "red", "name") + extraDivider + "x-n", "3"}};
        QCOMPARE(renameSpace(b, 0, "2"), EditRefusal::idTaken);
        QCOMPARE(renameSpace(b, 0, ""), EditRefusal::emptyName);
        QCOMPARE(renameSpace(b, 0, "a\nb"), EditRefusal::emptyName);
        QCOMPARE(renameSpace(b, 0, "gate"), EditRefusal::none);
        QCOMPARE(renameZone(b, 0, "rosy"), EditRefusal::none);
        QCOMPARE(extra(b, keyed("spaces", "gate", "x-a")), std::string("1"));
        QCOMPARE(extra(b, keyed("zones", "rosy", "x-a")), std::string("2"));
        QCOMPARE(extra(b, keyed("zones", "rosy", "name") + extraDivider + "x-n"), std::string("3"));
    }
    void labelsRenumberTheirForeignFields()
    {
        Battlefield b = richSoho();
        removeLabel(b, 0);
        QCOMPARE(extra(b, keyed("labels", "0", "x-l")), std::string("\"two\""));
        QCOMPARE(extra(b, keyed("labels", "1", "x-l")), std::string("\"three\""));
        removeLabel(b, 0);
        QCOMPARE(extra(b, keyed("labels", "0", "x-l")), std::string("\"three\""));
        QCOMPARE(extra(b, keyed("labels", "1", "x-l")), std::string());
    }
    void aGroupStopsAtTheEdgeAsOne()
    {
        Battlefield b = square();
        moveSpaces(b, {0, 1}, {0.5, -0.1});
        QCOMPARE(b.spaces[0].x, 0.4);
        QCOMPARE(b.spaces[1].x, 1.0);
        QCOMPARE(b.spaces[0].y, 0.1);
        moveSpaces(b, {0, 1}, {std::nan(""), 0});
        QCOMPARE(b.spaces[0].x, 0.4);
    }
    void oneHolderAStart()
    {
        Battlefield b = square();
        setStart(b, 3, 1);
        QCOMPARE(b.spaces[0].start, 0);
        QCOMPARE(b.spaces[3].start, 1);
        setStart(b, 1, 1);
        QCOMPARE(b.spaces[3].start, 0);
        QCOMPARE(b.spaces[1].start, 1);
        setStart(b, 1, 5);
        QCOMPARE(b.spaces[1].start, 1);
        setStart(b, 1, 0);
        QCOMPARE(b.spaces[1].start, 0);
    }
    void linesHaveNoDirectionNoLoopAndNoTwin()
    {
        Battlefield b = square();
        connectSpaces(b, 1, 0);
        connectSpaces(b, 3, 3);
        QCOMPARE(b.lines.size(), std::size_t{2});
        toggleLine(b, 2, 0);
        QVERIFY(!joined(b, 0, 2));
        toggleLine(b, 2, 3);
        QVERIFY(joined(b, 3, 2));
    }
    void zonesKeepTheirSpacesWhenTheyMove()
    {
        for (int from = 0; from < 3; ++from)
            for (int to = 0; to < 3; ++to) {
                Battlefield b = square();
                moveZone(b, from, to);
                const auto name = [&](int space, std::size_t place) {
                    return b
                        .zones[static_cast<std::size_t>(
                            b.spaces[static_cast<std::size_t>(space)].zones[place])]
                        .id;
                };
                QCOMPARE(name(0, 0), std::string("red"));
                QCOMPARE(name(1, 0), std::string("blue"));
                QCOMPARE(name(1, 1), std::string("red"));
                QCOMPARE(name(2, 0), std::string("green"));
                QCOMPARE(b.zones[static_cast<std::size_t>(to)].id,
                         square().zones[static_cast<std::size_t>(from)].id);
            }
    }
    void removingAZoneLeavesAProblemNotACrash()
    {
        Battlefield b = square();
        removeZone(b, 0);
        QVERIFY(b.spaces[0].zones.empty());
        QCOMPARE(b.spaces[1].zones, std::vector<int>{0});
        const auto issues = examine(b);
        QVERIFY(std::any_of(issues.begin(), issues.end(), [](const auto& i) {
            return i.code.id() == "space-without-zone" && i.index == 0;
        }));
    }
    void newZonesAreToldApart()
    {
        Battlefield b = square();
        while (b.zones.size() < 16)
            QCOMPARE(addZone(b), EditRefusal::none);
        QCOMPARE(addZone(b), EditRefusal::tooManyZones);
        std::set<std::string> ids, first;
        for (std::size_t i = 0; i < b.zones.size(); ++i) {
            ids.insert(b.zones[i].id);
            if (i < 12) first.insert(b.zones[i].pattern);
        }
        QCOMPARE(ids.size(), std::size_t{16});
        QCOMPARE(first.size(), std::size_t{12});
        double least = 100;
        for (std::size_t i = 0; i < 12; ++i)
            for (std::size_t j = 0; j < i; ++j)
                least = std::min(
                    least, leastDifference(*colourFrom(b.zones[i].color), *colourFrom(b.zones[j].color)));
        QVERIFY2(least >= 8, qPrintable(QString::number(least)));
    }
    void zoneNamesAreWholeOrNone()
    {
        Battlefield b = square();
        QCOMPARE(nameZone(b, 0, Language::fr, "rouge"), EditRefusal::none);
        QCOMPARE(b.zones[0].name.text(), std::string("rouge"));
        QCOMPARE(nameZone(b, 0, Language::en, "red"), EditRefusal::none);
        QCOMPARE(b.zones[0].name.text(Language::fr), std::string("rouge"));
        QCOMPARE(nameZone(b, 0, Language::en, ""), EditRefusal::none);
        QVERIFY(b.zones[0].name == Name());
    }
    /// As many characters as a hero's name may have, whatever they take in a file; and something to see.
    void namesHaveRoomAndShowSomething()
    {
        Battlefield b = square();
        std::string most;
        for (int sign = 0; sign < longestName; ++sign)
            most += "é";
        const std::string tooMany = most + "é";
        QCOMPARE(setBattlefieldName(b, Language::en, most), EditRefusal::none);
        QCOMPARE(setBattlefieldName(b, Language::en, tooMany), EditRefusal::nameTooLong);
        QCOMPARE(setBattlefieldName(b, Language::en, "  "), EditRefusal::emptyName);
        QCOMPARE(setBattlefieldName(b, Language::fr, ""), EditRefusal::none); // English stands in
        QCOMPARE(setBattlefieldName(b, Language::fr, "\u200b"), EditRefusal::emptyName);
        QCOMPARE(nameZone(b, 0, Language::en, tooMany), EditRefusal::nameTooLong);
        QCOMPARE(nameZone(b, 0, Language::en, " "), EditRefusal::emptyName);
        QCOMPARE(renameZone(b, 0, tooMany), EditRefusal::nameTooLong);
        QCOMPARE(renameSpace(b, 0, tooMany), EditRefusal::nameTooLong);
        QCOMPARE(renameSpace(b, 0, " "), EditRefusal::emptyName);
        QCOMPARE(setBattlefieldId(b, std::string(longestName + 1, 'a')), EditRefusal::nameTooLong);
        QCOMPARE(addLabel(b, {0.5, 0.5}, most), EditRefusal::none);
        QCOMPARE(addLabel(b, {0.5, 0.5}, tooMany), EditRefusal::labelTooLong);
        QCOMPARE(setLabelText(b, 0, tooMany), EditRefusal::labelTooLong);
        QCOMPARE(b.labels.front().text, most);
        QCOMPARE(b.name.text(), most);
    }
    void alignsAndDistributes()
    {
        Battlefield b = square();
        b.spaces[3].x = 0.3;
        alignSpaces(b, {0, 1, 3}, Alignment::centre);
        QCOMPARE(b.spaces[3].x, 0.5);
        QCOMPARE(b.spaces[2].x, 0.2);
        alignSpaces(b, {0, 3}, Alignment::bottom);
        QCOMPARE(b.spaces[0].y, 0.8);
        b = square();
        b.spaces[2].x = 0.25;
        distributeSpaces(b, {0, 1, 2}, Qt::Horizontal);
        QCOMPARE(b.spaces[2].x, 0.5);
        QCOMPARE(b.spaces[0].x, 0.2);
        QCOMPARE(b.spaces[1].x, 0.8);
    }
    void snapsToSquares()
    {
        Battlefield b = square();
        b.aspect = 2;
        b.spaces[0].x = 0.13;
        b.spaces[0].y = 0.26;
        snapSpaces(b, {0}, 0.1);
        QCOMPARE(b.spaces[0].x, 0.1);
        QCOMPARE(b.spaces[0].y, 0.2);
    }
    void drawsItsMirrorImage()
    {
        Battlefield b = square();
        QCOMPARE(counterpart(b, 0, Symmetry::leftRight), 1);
        QCOMPARE(counterpart(b, 0, Symmetry::topBottom), 2);
        QCOMPARE(counterpart(b, 0, Symmetry::halfTurn), 3);
        moveSpacesAndImages(b, {0}, {0.1, 0.05}, Symmetry::leftRight);
        QCOMPARE(b.spaces[1].x, 0.7);
        QCOMPARE(b.spaces[1].y, 0.25);
        QCOMPARE(b.spaces[0].x, 0.3);
        setLineAndImage(b, 0, 2, false, Symmetry::leftRight);
        setLineAndImage(b, 0, 3, true, Symmetry::leftRight);
        QVERIFY(!joined(b, 0, 2));
        QVERIFY(joined(b, 0, 3));
        QVERIFY(joined(b, 1, 2));
        QCOMPARE(addSpaceAndImage(b, {0.4, 0.5}, {0}, Symmetry::leftRight), EditRefusal::none);
        QCOMPARE(b.spaces.size(), std::size_t{6});
        QCOMPARE(b.spaces[5].x, 0.6);
        QCOMPARE(addSpaceAndImage(b, {0.5, 0.1}, {0}, Symmetry::leftRight), EditRefusal::none);
        QCOMPARE(b.spaces.size(), std::size_t{7});
        moveSpacesAndImages(b, {6}, {0.2, 0.1}, Symmetry::leftRight);
        QCOMPARE(b.spaces[6].x, 0.5);
        QCOMPARE(b.spaces[6].y, 0.2);
        QCOMPARE(withCounterparts(b, {0}, Symmetry::leftRight), (Places{0, 1}));
    }
    void clipsMergeZonesAndBringTheRest()
    {
        Battlefield b = square();
        b.extras = {{keyed("spaces", "1", "x-a"), "1"}, {keyed("zones", "red", "x-z"), "2"}};
        const std::string clip = copySpaces(b, {0, 1});
        const Pasted own = pasteSpaces(b, clip, {0.1, 0.1});
        QCOMPARE(own.spaces, (Places{4, 5}));
        QCOMPARE(b.zones.size(), std::size_t{3});
        QCOMPARE(b.spaces[4].id, std::string("5"));
        QCOMPARE(b.spaces[4].start, 0);
        QCOMPARE(b.spaces[5].zones, (std::vector<int>{1, 0}));
        QVERIFY(joined(b, 4, 5));
        QCOMPARE(extra(b, keyed("spaces", "5", "x-a")), std::string("1"));

        Battlefield other;
        other.id = "other";
        other.name = Name("Other");
        other.zones = {{"crimson", {}, "#a44d62", "plain"}};
        other.spaces = {{"2", 0.5, 0.5, {0}, 1, false}};
        const Pasted there = pasteSpaces(other, clip, {});
        QCOMPARE(there.refusal, EditRefusal::none);
        QCOMPARE(other.zones.size(), std::size_t{2});
        QCOMPARE(other.zones[1].id, std::string("blue"));
        QCOMPARE(other.spaces[1].zones, std::vector<int>{0});
        QCOMPARE(other.spaces[1].start, 0);
        QCOMPARE(other.spaces[2].start, 2);
        QCOMPARE(other.spaces[2].id, std::string("3"));
        QCOMPARE(pasteSpaces(other, "no clip", {}).refusal, EditRefusal::notAClip);
        while (other.zones.size() < 16)
            (void)addZone(other);
        Battlefield third = square();
        third.zones[2].color = "#FFFFFF";
        QCOMPARE(pasteSpaces(other, copySpaces(third, {2}), {}).refusal, EditRefusal::tooManyZones);
    }
    void picturesAreFilesBesideOrInside()
    {
        Battlefield b = square();
        for (const char* bad : {"../a.png", "/a.png", "a.gif", ".a.png", "data:text/html,x", "c:a.png"})
            QCOMPARE(setBackdrop(b, {bad, 0, 0, 1, 0}), EditRefusal::notAPicture);
        QCOMPARE(setBackdrop(b, {std::string(largestBackdrop + 1, 'a'), 0, 0, 1, 0}),
                 EditRefusal::pictureTooLarge);
        QCOMPARE(setBackdrop(b, {"a.SVG", 9, 0, 99, -1}), EditRefusal::none);
        QCOMPARE(b.backdrop.x, 4.0);
        QCOMPARE(b.backdrop.width, 8.0);
        QCOMPARE(b.backdrop.dim, 0.0);
    }
};

QTEST_APPLESS_MAIN(TestBattlefieldEdits)
#include "tst_battlefieldedits.moc"
