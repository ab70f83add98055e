// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all cards: its rows, what is filtered, how it is sorted, and the figures of decks.

#include "model/content/catalogue.h"
#include "model/items/cards/cardfilter.h"
#include "model/items/cards/deckfigures.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace fabletop;

class TestCards : public QObject {
    Q_OBJECT

private:
    std::vector<std::shared_ptr<const HeroRules>> m_heroes;

    static int find(const CardListModel& list, const char* hero, const char* card)
    {
        for (int row = 0; row < list.rowCount(); ++row)
            if (list.heroOf(row).id == hero && list.kind(row).id == card) return row;
        return -1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Diagnostics diagnostics;
        for (const QString& id : shippedHeroes())
            m_heroes.push_back(loadHero(id, diagnostics));
        QCOMPARE(m_heroes.size(), std::size_t(10));
    }

    void everyCardIsThereOnce()
    {
        CardListModel list;
        QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.setHeroes(m_heroes);
        CardFilter cards;
        QAbstractItemModelTester filterTester(&cards, QAbstractItemModelTester::FailureReportingMode::QtTest);
        cards.setSourceModel(&list);
        QCOMPARE(cards.copies(), 300); // ten decks of 30
        QVERIFY(find(list, "sherlock-holmes", "feint") >= 0 ||
                find(list, "sherlock-holmes", "service-revolver") >= 0);
        list.setLanguage(Language::fr);
        const int feint = find(list, "dracula", "feint");
        QCOMPARE(list.index(feint, CardListModel::title).data().toString(), QStringLiteral("Feinte"));
    }

    void wordsAreFoundInAnyLanguage()
    {
        CardListModel list;
        list.setHeroes(m_heroes);
        CardFilter cards;
        cards.setSourceModel(&list);
        const auto found = [&](const QString& words) {
            CardCriteria wishes;
            wishes.words = words;
            cards.setWishes(wishes);
            return cards.rowCount();
        };
        const int feints = found(QStringLiteral("feint"));
        QVERIFY(feints > 0);
        QCOMPARE(found(QStringLiteral("FINTA")) >= feints, true);     // Spanish and Portuguese
        QCOMPARE(found(QStringLiteral("despues combate")) > 0, true); // no accent typed
        QCOMPARE(found(QStringLiteral("después combate")), found(QStringLiteral("despues combate")));
        QCOMPARE(found(QStringLiteral("l'autre cote")), 1);   // "L’autre côté", with what a keyboard has
        QCOMPARE(found(QStringLiteral("sherlock feint")), 1); // all words, the hero's among them
        QCOMPARE(found(QStringLiteral("xyzzy")), 0);
    }

    void wishesNarrow()
    {
        CardListModel list;
        list.setHeroes(m_heroes);
        CardFilter cards;
        cards.setSourceModel(&list);
        CardCriteria wishes;
        wishes.heroes = QStringList{QStringLiteral("dracula")};
        cards.setWishes(wishes);
        QCOMPARE(cards.copies(), 30);
        wishes.types = 1 << static_cast<int>(CardType::scheme);
        cards.setWishes(wishes);
        for (int row = 0; row < cards.rowCount(); ++row)
            QVERIFY(list.kind(cards.sourceRow(row)).scheme());
        QVERIFY(cards.rowCount() > 0);
        wishes.valueFrom = 1; // schemes have no value
        cards.setWishes(wishes);
        QCOMPARE(cards.rowCount(), 0);
        wishes = {};
        wishes.valueFrom = wishes.valueTo = 3;
        wishes.boostFrom = 2;
        cards.setWishes(wishes);
        QVERIFY(cards.rowCount() > 0);
        for (int row = 0; row < cards.rowCount(); ++row) {
            QCOMPARE(int(list.kind(cards.sourceRow(row)).value), 3);
            QVERIFY(list.kind(cards.sourceRow(row)).boostValue() >= 2);
        }
        wishes = {};
        wishes.noEffect = true;
        cards.setWishes(wishes);
        QVERIFY(cards.rowCount() > 0 && cards.rowCount() < 30);
        wishes.timings = 1 << static_cast<int>(Timing::immediately);
        const int without = cards.rowCount();
        cards.setWishes(wishes);
        QVERIFY(cards.rowCount() > without);
        wishes = {};
        wishes.users = QStringList{QStringLiteral("sherlock-holmes/watson")};
        cards.setWishes(wishes);
        if (cards.rowCount() == 0) wishes.users = QStringList{QStringLiteral("sherlock-holmes/dr-watson")};
        cards.setWishes(wishes);
        QVERIFY(cards.rowCount() > 0);
        for (int row = 0; row < cards.rowCount(); ++row)
            QVERIFY(!list.kind(cards.sourceRow(row)).forAny());
    }

    void orderHoldsWithinAKey()
    {
        CardListModel list;
        list.setHeroes(m_heroes);
        CardFilter cards;
        cards.setSourceModel(&list);
        for (Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            cards.sort(CardListModel::value, order);
            for (int row = 1; row < cards.rowCount(); ++row) {
                const int before = cards.index(row - 1, 0).data(CardListModel::ValueRole).toInt();
                const int now = cards.index(row, 0).data(CardListModel::ValueRole).toInt();
                QVERIFY(order == Qt::AscendingOrder ? before <= now : before >= now);
                if (before == now) QVERIFY(cards.sourceRow(row - 1) < cards.sourceRow(row));
            }
        }
    }

    void copiesLeftInAMatch()
    {
        CardListModel list;
        list.setHeroes(m_heroes);
        const int row = find(list, "dracula", "feint");
        QCOMPARE(list.index(row, 0).data(CardListModel::LeftRole).toInt(), -1);
        DeckInMatch deck{QStringLiteral("dracula"), QStringLiteral("Ana"), {}};
        for (std::size_t card = 0; card < list.heroOf(row).cards.size(); ++card)
            deck.rows.push_back({idAt<CardId>(static_cast<int>(card)), list.heroOf(row).cards[card].copies, 1,
                                 0, 0, list.heroOf(row).cards[card].copies - 1});
        list.setDecks({deck});
        QCOMPARE(list.index(row, 0).data(CardListModel::LeftRole).toInt(), int(list.kind(row).copies) - 1);
        QCOMPARE(list.index(find(list, "medusa", "feint"), 0).data(CardListModel::LeftRole).toInt(), -1);
    }

    void figuresCountCopies()
    {
        for (const auto& hero : m_heroes) {
            const DeckFigures figures = deckFigures(*hero);
            QCOMPARE(figures.copies, 30);
            QCOMPARE(figures.byType[0] + figures.byType[1] + figures.byType[2] + figures.byType[3], 30);
            int values = 0;
            for (int count : figures.byValue)
                values += count;
            QCOMPARE(values, 30 - figures.byType[3]);
            QVERIFY(figures.meanValue > 1 && figures.meanValue < 5);
        }
        // Two cards made by hand: a mean is of copies, not of titles.
        HeroRules hero;
        hero.cards.resize(2);
        hero.cards[0].value = 5;
        hero.cards[0].copies = 1;
        hero.cards[0].boost = noValue;
        hero.cards[1].value = 2;
        hero.cards[1].copies = 2;
        hero.cards[1].boost = 3;
        const DeckFigures figures = deckFigures(hero);
        QCOMPARE(figures.meanValue, 3.0);
        QCOMPARE(figures.meanBoost, 2.0); // none printed is 0 (R-BOOST-06)
        QCOMPARE(figures.withoutEffect, 3);
        QCOMPARE(figures.byBoost[0], 0);
    }
};

QTEST_MAIN(TestCards)
#include "tst_cards.moc"
