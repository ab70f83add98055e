// SPDX-License-Identifier: GPL-3.0-or-later
// Words that change with what stands beside them: who "no" and "not" are said of, what agrees with a number,
// where cards are and where they come from, what would be heard of the wrong noun. Against a reviewed table
// (reference/wording.json).

#include "model/content/catalogue.h"
#include "model/language/prose/prose.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fabletop;

namespace {

constexpr const char* wordingHero = R"(language 2

hero "Testa"
  health 14
  move 2
  ranged

sidekick "Selkie" x3
  plural "Selkies"
  es ours "Selkie" feminine, plural "Selkies"
  fr ours "Selkie" feminine, plural "Selkies"
  pt ours "Selkie" feminine, plural "Selkies"
  health 1, melee

token "Tide" x3

ability "Smoker"
  during set-up
    place each Tide token on a space

)";

constexpr const char* wordingCard = "card \"One\" x30\n  versatile 2, boost 1, for any\n";

/// What the lines say at that moment, of a card, or always, of an ability.
std::string saidAt(const QString& moment, const QString& lines, Language language)
{
    const bool ability = moment == QStringLiteral("always");
    const QString text =
        QStringLiteral("  %1\n    %2\n").arg(moment, QString(lines).replace(u'\n', QStringLiteral("\n    ")));
    const std::string hero = ability ? "ability \"Two\"\n" + text.toStdString() + "\n" + wordingCard +
                                           "  after combat\n    draw 1 card\n"
                                     : wordingCard + text.toStdString();
    Diagnostics problems;
    const auto read = readHero(wordingHero + hero, "test.hero", problems);
    if (!read) return problems.empty() ? std::string() : message(problems.front());
    return (ability ? abilityText(*read, AbilityId{1}, language) : cardText(*read, CardId{0}, language))
        .front()
        .text;
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsFollowWhatStandsBesideThem_data()
    {
        QTest::addColumn<QString>("moment");
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QStringList>("says");
        QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/language/reference/wording.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
        QVERIFY(rows.size() > 60);
        for (const QJsonValue& value : rows) {
            const QJsonObject row = value.toObject();
            const auto text = [&](const char* key) { return row[QLatin1String(key)].toString(); };
            QTest::addRow("%s", qPrintable(text("lines").simplified()))
                << text("moment") << text("lines")
                << QStringList{text("en"), text("es"), text("fr"), text("pt")};
        }
    }

    void wordsFollowWhatStandsBesideThem()
    {
        QFETCH(QString, moment);
        QFETCH(QString, lines);
        QFETCH(QStringList, says);
        constexpr Language languages[] = {Language::en, Language::es, Language::fr, Language::pt};
        for (std::size_t i = 0; i < std::size(languages); ++i)
            QCOMPARE(QString::fromStdString(saidAt(moment, lines, languages[i])),
                     says.value(static_cast<qsizetype>(i)));
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
