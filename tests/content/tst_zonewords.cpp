// SPDX-License-Identifier: GPL-3.0-or-later
// Names of zones say what is drawn, in four languages.

#include "model/content/battlefields/zonewords.h"
#include "model/content/catalogue.h"

#include <QTest>
#include <set>

using namespace fabletop;

namespace {

constexpr Language languages[] = {Language::en, Language::es, Language::fr, Language::pt};

Colour colour(const char* text)
{
    return colourFrom(text).value_or(Colour{});
}

} // namespace

class TestZoneWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedNamesSayWhatIsDrawn_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id : shippedBattlefields())
            QTest::newRow(qPrintable(id)) << id;
    }
    void shippedNamesSayWhatIsDrawn()
    {
        QFETCH(QString, id);
        Diagnostics diagnostics;
        const auto field = loadBattlefield(id, diagnostics);
        QVERIFY(field);
        for (const Language language : languages) {
            std::set<std::string> names;
            for (std::size_t zone = 0; zone < field->zones.size(); ++zone) {
                const Zone& one = field->zones[zone];
                const std::string drawn = colourWord(colour(one.color.c_str()), language);
                QVERIFY2(one.name.by[static_cast<std::size_t>(language)].text == drawn,
                         (one.id + " is drawn " + drawn + " and called " + one.name.text(language)).c_str());
                QCOMPARE(zoneName(*field, static_cast<int>(zone), language), drawn);
                names.insert(drawn);
            }
            QCOMPARE(names.size(), field->zones.size());
        }
    }

    /// Colours that nobody would argue about.
    void wordsAreThoseOfPeople_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        QTest::newRow("red") << "#FF0000"
                             << "red";
        QTest::newRow("green") << "#008000"
                               << "green";
        QTest::newRow("blue") << "#0000FF"
                              << "blue";
        QTest::newRow("yellow") << "#FFFF00"
                                << "yellow";
        QTest::newRow("orange") << "#FFA500"
                                << "orange";
        QTest::newRow("purple") << "#800080"
                                << "purple";
        QTest::newRow("pink") << "#FFC0CB"
                              << "pink";
        QTest::newRow("brown") << "#5C4033"
                               << "brown";
        QTest::newRow("gray") << "#808080"
                              << "gray";
        QTest::newRow("black") << "#0A0A0A"
                               << "black";
        QTest::newRow("white") << "#FDFDFD"
                               << "white";
        QTest::newRow("teal") << "#008080"
                              << "teal";
        QTest::newRow("navy") << "#000033"
                              << "navy blue";
        QTest::newRow("sky") << "#87CEEB"
                             << "sky blue";
        QTest::newRow("olive") << "#6B7010"
                               << "olive";
        QTest::newRow("tan") << "#D2B48C"
                             << "tan";
    }
    void wordsAreThoseOfPeople()
    {
        QFETCH(QString, text);
        QFETCH(QString, word);
        QCOMPARE(QString::fromStdString(colourWord(colour(text.toLatin1().constData()), Language::en)), word);
    }

    /// What is now called teal was called lavender: such a name does not come near the colour.
    void aWrongNameIsFarAway()
    {
        QVERIFY(differenceOf(colour("#2788A7"), colour("#C79FEF")) >
                1.5 * differenceOf(colour("#2788A7"), colour("#029386")));
    }

    void zonesWithoutANameAreCalledByTheirColour()
    {
        Battlefield field;
        field.zones.resize(4);
        field.zones[0].color = "#155D9E";
        field.zones[1].color = "#2B6CB0";
        field.zones[2].color = "#29472C";
        field.zones[3] = {"d", Name("The moor"), "#29472C", "dots"};
        QCOMPARE(zoneName(field, 0, Language::en), std::string("blue A"));
        QCOMPARE(zoneName(field, 1, Language::fr), std::string("bleu B"));
        QCOMPARE(zoneName(field, 2, Language::pt), std::string("verde"));
        QCOMPARE(zoneName(field, 3, Language::es), std::string("The moor"));
        QCOMPARE(zoneName(field, 4, Language::es), std::string());
    }
};

QTEST_GUILESS_MAIN(TestZoneWords)
#include "tst_zonewords.moc"
