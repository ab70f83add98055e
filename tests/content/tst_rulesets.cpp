// SPDX-License-Identifier: GPL-3.0-or-later
// Rule sets: one table for every number, files that are read strictly, matches that carry them along.

#include "model/content/rulebook/rulebook.h"
#include "model/content/rulesets/rulenumbers.h"
#include "model/content/rulesets/ruleset.h"
#include "model/language/meaning/resolver.h"
#include "model/language/reading/parser.h"
#include "model/rules/rulefields.h"
#include "tests/match/duel.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

namespace {

RuleSet sharp()
{
    RuleSet rules{"short-and-sharp", "Short and sharp", {}};
    rules.numbers.handLimit = 5;
    rules.numbers.actions = 3;
    rules.numbers.exhaustionDamage = 1;
    return rules;
}

std::string textOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson().toStdString();
}

QJsonObject whole()
{
    RuleSet rules = sharp();
    rules.numbers.openingHand = 4;
    rules.numbers.reshuffle = true;
    rules.numbers.lateEndCheck = true;
    return QJsonDocument::fromJson(QByteArray::fromStdString(writeRuleSet(rules))).object();
}

} // namespace

class TestRulesets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The rules text and the table say the same of every number.
    void theTableAgreesWithTheRules()
    {
        Diagnostics diagnostics;
        const auto text = readTextFile(QStringLiteral(":/content/rules/standard.rules"), diagnostics);
        QVERIFY(text);
        const File file = parse(*text, "standard.rules", diagnostics);
        QCOMPARE(resolveRules(file, "standard.rules", diagnostics).numbers, RuleNumbers());
        QVERIFY(diagnostics.empty());
        const Rulebook book(Language::en);
        std::size_t declared = 0;
        for (const Node& node : file.declarations) {
            if (node.word != Word::numberDecl) continue;
            ++declared;
            const RuleField* field = findRuleField(node.text);
            QVERIFY2(field, node.text.c_str());
            QCOMPARE(node.rule, std::string(field->clause));
            QCOMPARE(node.number, field->standard());
            QVERIFY(book.chapterOf(QString::fromUtf8(field->clause)) >= 0);
        }
        QCOMPARE(declared, ruleFields().size());
    }

    void everyNumberIsWrittenAndRead()
    {
        for (const RuleField& field : ruleFields())
            for (int value : {field.least, field.most}) {
                RuleSet rules{"one", "One", {}};
                field.set(rules.numbers, value);
                QCOMPARE(field.value(rules.numbers), value);
                Diagnostics diagnostics;
                const std::string text = writeRuleSet(rules);
                const auto read = readRuleSet(text, "one.rules", diagnostics);
                QVERIFY(read && diagnostics.empty());
                QCOMPARE(*read, rules);
                QCOMPARE(writeRuleSet(*read), text);
                QCOMPARE(text.find(field.key) != std::string::npos, field.changed(rules.numbers));
            }
    }

    void eachFieldDamagedInTurn()
    {
        Diagnostics none;
        QVERIFY(readRuleSet(textOf(whole()), "whole", none));
        for (const QString& key : whole().keys()) {
            const QJsonValue before = whole()[key];
            const bool text = before.isString();
            const QList<QJsonValue> damages{QJsonValue::Null,
                                            QJsonObject(),
                                            before.isBool() ? QJsonValue(1) : QJsonValue(true),
                                            text ? QJsonValue(7) : QJsonValue(QStringLiteral("5")),
                                            1.5,
                                            -1,
                                            1e9,
                                            text ? QJsonValue(QString())
                                                 : QJsonValue(QStringLiteral("many"))};
            for (const QJsonValue& damage : damages)
                refused(key, damage);
        }
        for (const char* key : {"fabletop", "version", "id", "name"})
            refused(QLatin1String(key), QJsonValue(QJsonValue::Undefined));
        refused(QStringLiteral("id"), QStringLiteral("Not An Id"));
        refused(QStringLiteral("name"), QString(61, u'x'));
        refused(QStringLiteral("name"), QStringLiteral(" \n "));
        refused(QStringLiteral("actions"), 0); // a turn without actions would never come to an end
        refused(QStringLiteral("hand_limitt"), 5);
        refused(QStringLiteral("x-mine"), 5);
    }

    void textsThatAreNoRuleSet_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"", "[]", "7", "{", "{}", "rules \"Mine\"", "{\"fabletop\":\"battlefield\",\"version\":1}",
              "{\"fabletop\":\"ruleset\",\"version\":2,\"id\":\"a\",\"name\":\"A\"}",
              "{\"fabletop\":\"ruleset\",\"version\":1,\"id\":\"a\",\"id\":\"b\",\"name\":\"A\"}"})
            QTest::newRow(text) << QByteArray(text);
    }
    void textsThatAreNoRuleSet()
    {
        QFETCH(QByteArray, text);
        Diagnostics diagnostics;
        QVERIFY(!readRuleSet(text.toStdString(), "file", diagnostics));
        QVERIFY(hasErrors(diagnostics));
    }

    /// Saved whole or not at all; the standard rules need no file.
    void files()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.rules"));
        QVERIFY(!saveRuleSet(path, sharp()));
        Diagnostics diagnostics;
        QCOMPARE(loadRuleSet(path, diagnostics), std::optional(sharp()));
        QCOMPARE(loadRuleSet(standardRulesId, diagnostics)->numbers, RuleNumbers());
        QVERIFY(diagnostics.empty());
        QVERIFY(!loadRuleSet(folder.filePath(QStringLiteral("none.rules")), diagnostics));
        QVERIFY(hasErrors(diagnostics));
        QVERIFY(saveRuleSet(folder.filePath(QStringLiteral("no/where.rules")), sharp()).has_value());
    }

    /// Played by chance to the end, saved, read, run again; a rematch keeps to it.
    void aMatchCarriesItAlong()
    {
        QTemporaryDir folder;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const QString path = folder.filePath(QStringLiteral("%1.match").arg(seed));
            MatchInfo info = testing::duelInfo(seed);
            info.setup.numbers = sharp().numbers;
            info.setup.rulesName = sharp().name;
            const auto match = testing::duel(info);
            QVERIFY(match->record(path));
            match->begin();
            testing::playOn(*match, 100'000, seed);
            QVERIFY(match->over());
            follow(match->timeline());
            const LoadedMatch loaded = openMatch(path);
            QVERIFY(loaded.ok());
            QCOMPARE(loaded.rules->numbers, sharp().numbers);
            QVERIFY(verifyMatch(path).verified);
            QCOMPARE(loaded.info.rematch(5).setup.numbers, sharp().numbers);
            QCOMPARE(loaded.info.swappedSides(5).setup.rulesName, sharp().name);
        }
        // Everything that was changed came up.
        QVERIFY(m_turns > 100);
        QVERIFY(m_exhaustions > 0);
        QVERIFY(m_fullHands > 0);
    }

    /// A header that no rule set makes.
    void headersThatLie()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.match"));
        MatchInfo info = testing::duelInfo();
        info.setup.numbers.actions = 3;
        info.setup.rulesName = "Three";
        const auto match = testing::duel(info);
        QVERIFY(match->record(path));
        match->begin();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        file.close();
        QVERIFY(before.contains(R"("ruleset":{"actions":3,"name":"Three"})"));
        for (const char* lie : {R"("actions":0)", R"("actions":"3")", R"("action":3)",
                                R"("actions":3,"name":"")", R"("name":7)"}) {
            QByteArray after = before;
            after.replace(R"("actions":3,"name":"Three")", lie);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(after);
            file.close();
            QVERIFY2(!openMatch(path).ok(), lie);
        }
    }

private:
    void refused(const QString& key, const QJsonValue& damage)
    {
        QJsonObject object = whole();
        damage.isUndefined() ? object.remove(key) : void(object[key] = damage);
        const std::string text = textOf(object);
        Diagnostics diagnostics;
        const bool read = readRuleSet(text, "damaged", diagnostics).has_value();
        QVERIFY2(!read && hasErrors(diagnostics), text.c_str());
        if (damage.isUndefined()) return; // said of the whole object
        const int line =
            static_cast<int>(std::count(
                text.begin(), text.begin() + static_cast<long>(text.find('"' + key.toStdString() + '"')),
                '\n')) +
            1;
        QCOMPARE(diagnostics.front().where.line, line);
        QVERIFY(diagnostics.front().where.column > 1);
    }
    /// Three actions a turn, at most five cards at its end, one damage from an empty deck.
    void follow(const Timeline& timeline)
    {
        for (int number = 0; number < timeline.eventCount(); ++number) {
            const Event& event = timeline.event(number);
            if (const auto* gained = std::get_if<ActionsGained>(&event.body);
                gained && event.cause.kind == SourceKind::rules)
                QCOMPARE(int(gained->amount), 3);
            if (const auto* damage = std::get_if<DamageDealt>(&event.body);
                damage && damage->kind == DamageKind::exhaustion) {
                QVERIFY(damage->amount <= 1);
                ++m_exhaustions;
            }
            if (!std::holds_alternative<TurnBegan>(event.body)) continue;
            const Table table = timeline.tableBefore(number);
            if (++m_turns; table.turn.number == 0) continue;
            const int held = static_cast<int>(table.seat(table.turn.seat).hand().size());
            QVERIFY(held <= 5);
            m_fullHands += held == 5 ? 1 : 0;
        }
    }

    int m_turns = 0;
    int m_exhaustions = 0;
    int m_fullHands = 0; ///< at the end of their turns
};

QTEST_GUILESS_MAIN(TestRulesets)
#include "tst_rulesets.moc"
