// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook: every clause the engine knows stands in it, in every language; and the search finds it.

#include "model/content/catalogue.h"
#include "model/content/rulebook/rulebook.h"
#include "model/rules/rulefields.h"
#include "tests/support/duel.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace fabletop;

namespace {

QString textOf(const Rulebook& book, const QString& id)
{
    for (const BookChapter& chapter : book.chapters())
        for (const BookBlock& block : chapter.blocks)
            if (block.id == id) return block.text;
    return {};
}

} // namespace

class TestRulebook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void languages_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("en") << int(Language::en);
        QTest::newRow("es") << int(Language::es);
        QTest::newRow("fr") << int(Language::fr);
        QTest::newRow("pt") << int(Language::pt);
    }

    void clausesAreTheSameEverywhere_data() { languages_data(); }
    void clausesAreTheSameEverywhere()
    {
        QFETCH(int, language);
        const Rulebook english(Language::en);
        const Rulebook book(static_cast<Language>(language));
        QCOMPARE(book.ids().size(), 300); // 194 clauses, 106 questions
        const QStringList ids = book.ids();
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 300);
        QCOMPARE(ids, english.ids());
        QCOMPARE(book.chapters().size(), english.chapters().size());
        for (std::size_t chapter = 0; chapter < book.chapters().size(); ++chapter) {
            const auto& blocks = book.chapters()[chapter].blocks;
            QVERIFY(!book.chapters()[chapter].title.isEmpty());
            QCOMPARE(std::count_if(blocks.begin(), blocks.end(),
                                   [](const BookBlock& b) { return b.kind == BookBlock::Kind::diagram; }),
                     std::count_if(english.chapters()[chapter].blocks.begin(),
                                   english.chapters()[chapter].blocks.end(),
                                   [](const BookBlock& b) { return b.kind == BookBlock::Kind::diagram; }));
            for (const BookBlock& block : blocks) {
                QVERIFY(block.kind == BookBlock::Kind::diagram || !block.text.isEmpty());
                QVERIFY2(!block.text.contains(u'{') && !block.text.contains(u'}'), qPrintable(block.text));
                if (language != int(Language::en) && block.kind == BookBlock::Kind::clause) {
                    const BookBlock& other =
                        english.chapters()[chapter].blocks[static_cast<std::size_t>(&block - blocks.data())];
                    if (other.id == block.id)
                        QVERIFY2(other.text != block.text, qPrintable(block.id)); // translated
                }
            }
        }
    }

    /// Ids that sentences mention stand somewhere.
    void mentionsLeadSomewhere_data() { languages_data(); }
    void mentionsLeadSomewhere()
    {
        QFETCH(int, language);
        const Rulebook book(static_cast<Language>(language));
        static const QRegularExpression id(QStringLiteral("\\b[RQ]-[A-Z]+-\\d+\\b"));
        for (const BookChapter& chapter : book.chapters())
            for (const BookBlock& block : chapter.blocks)
                for (auto it = id.globalMatch(block.text); it.hasNext();) {
                    const QString mentioned = it.next().captured();
                    QVERIFY2(book.chapterOf(mentioned) >= 0, qPrintable(mentioned));
                }
    }

    /// Every rule that an event or a refusal can name, over all heroes.
    void rulesOfTheEngineStandInIt()
    {
        const Rulebook book(Language::en);
        int named = 0;
        for (const QString& hero : shippedHeroes()) {
            const auto rules = test::duel(test::duelSetup(hero, QStringLiteral("dracula")));
            for (const std::string& name : rules->ruleNames) {
                if (name.empty()) continue;
                QVERIFY2(book.chapterOf(QString::fromStdString(name)) >= 0, name.c_str());
                ++named;
            }
        }
        QVERIFY2(named > 100, qPrintable(QString::number(named)));
        // Reasons of refusals name theirs in the engine's sources.
        QFile source(QStringLiteral(FABLETOP_SOURCE_DIR "/model/engine/explain.cpp"));
        QVERIFY(source.open(QIODevice::ReadOnly));
        static const QRegularExpression id(QStringLiteral("R-[A-Z]+-\\d+"));
        for (auto it = id.globalMatch(QString::fromUtf8(source.readAll())); it.hasNext();) {
            const QString clause = it.next().captured();
            QVERIFY2(book.chapterOf(clause) >= 0, qPrintable(clause));
        }
    }

    /// Active values in every language, marked where a rule set changed them and nowhere else.
    void numbersComeFromTheRuleSet_data() { languages_data(); }
    void numbersComeFromTheRuleSet()
    {
        QFETCH(int, language);
        const auto standard = Rulebook(static_cast<Language>(language));
        for (const BookChapter& chapter : standard.chapters())
            for (const BookBlock& block : chapter.blocks)
                QVERIFY2(!block.text.contains(changeBegins), qPrintable(block.text));
        for (const RuleField& field : ruleFields()) {
            RuleNumbers numbers;
            const int value = field.isFlag() ? 1 : 9;
            field.set(numbers, value);
            const Rulebook book(static_cast<Language>(language), numbers);
            const QString clause = QString::fromUtf8(field.clause);
            QVERIFY(textOf(book, clause) != textOf(standard, clause));
            const QString shown =
                field.isFlag() ? QString(changeBegins) : changeBegins + QString::number(value) + changeEnds;
            QVERIFY2(textOf(book, clause).contains(shown), qPrintable(textOf(book, clause)));
            for (const RuleField& other : ruleFields())
                if (&other != &field)
                    QVERIFY(!textOf(book, QString::fromUtf8(other.clause)).contains(changeBegins));
            for (const BookHit& hit : book.search(clause))
                QVERIFY(!hit.context.contains(changeBegins) && !hit.context.contains(changeEnds));
        }
    }

    void searchFindsTheChapter_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("chapters"); // any of them first
        QTest::newRow("exhausted") << int(Language::en) << QStringLiteral("exhausted")
                                   << QStringList{QStringLiteral("06-health-and-victory")};
        QTest::newRow("zones") << int(Language::en) << QStringLiteral("ZONE")
                               << QStringList{QStringLiteral("04-moving")};
        QTest::newRow("zonas") << int(Language::es) << QStringLiteral("zonas")
                               << QStringList{QStringLiteral("04-moving")};
        QTest::newRow("habilidad") << int(Language::es) << QStringLiteral("habilidad")
                                   << QStringList{QStringLiteral("08-heroes")};
        QTest::newRow("habílidad") << int(Language::es) << QStringLiteral("habílidad")
                                   << QStringList{QStringLiteral("08-heroes")};
        QTest::newRow("attaque") << int(Language::fr) << QStringLiteral("attaque")
                                 << QStringList{QStringLiteral("05-attacking")};
        QTest::newRow("manoeuvre") << int(Language::fr) << QStringLiteral("manœuvres")
                                   << QStringList{QStringLiteral("03-turns")};
        QTest::newRow("manobra") << int(Language::pt) << QStringLiteral("mânobra")
                                 << QStringList{QStringLiteral("03-turns")};
    }

    void searchFindsTheChapter()
    {
        QFETCH(int, language);
        QFETCH(QString, words);
        QFETCH(QStringList, chapters);
        const Rulebook book(static_cast<Language>(language));
        const auto hits = book.search(words);
        QVERIFY(!hits.empty());
        const QString first = book.chapters()[static_cast<std::size_t>(hits.front().chapter)].file;
        QVERIFY2(chapters.contains(first), qPrintable(first));
        for (const BookHit& hit : hits)
            QVERIFY(!hit.context.isEmpty());
    }

    void strangeTextIsText()
    {
        const BookChapter chapter =
            Rulebook::parse(QStringLiteral("#no\n[R-]\n{diagram:}\n- \n[Q-A-1]\n\x01 ** * [R-X-1] y"), {});
        QVERIFY(chapter.title.isEmpty());
        QVERIFY(chapter.blocks.size() >= 4);
    }
};

QTEST_GUILESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
