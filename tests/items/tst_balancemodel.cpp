// SPDX-License-Identifier: GPL-3.0-or-later
// The table of balance: its rows and sums, its heat, and what it says in words.

#include "model/items/workshop/balancemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace fabletop;

namespace {

/// Holmes against `opponents` heroes on `battlefields` fields, with cells as given.
BalanceTable table(std::size_t opponents, std::size_t battlefields, std::vector<BalanceCell> cells)
{
    Diagnostics diagnostics;
    auto question = std::make_shared<BalanceQuestion>();
    question->hero = loadHero(QStringLiteral("sherlock-holmes"), diagnostics);
    for (const char* id : {"medusa", "dracula", "alice"})
        if (question->opponents.size() < opponents)
            question->opponents.push_back(loadHero(QLatin1String(id), diagnostics));
    for (const char* id : {"soho", "yukon"})
        if (question->battlefields.size() < battlefields)
            question->battlefields.push_back(*loadBattlefield(QLatin1String(id), diagnostics));
    return {question, 100, std::move(cells)};
}

BalanceCell won(int wins, int games = 100)
{
    const PlayedGame telling{wins * 2 >= games ? 4 : 7, 99, 12, wins * 2 >= games};
    return {wins, games - wins, 0, std::int64_t{13} * games, telling};
}

} // namespace

class TestBalanceModel : public QObject {
    Q_OBJECT

    QTranslator m_english;
    BalanceModel m_model;
    QAbstractItemModelTester m_tester{&m_model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    QString shown(int row, int column, int role = Qt::DisplayRole)
    {
        return m_model.index(row, column).data(role).toString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_english.load(QStringLiteral(":/i18n/fabletop_en.qm")));
        QCoreApplication::installTranslator(
            &m_english); // not qApp: that is of the Gui, and this test has none
    }
    void init()
    {
        m_model.setLanguage(Language::en);
        m_model.setTable(table(3, 2, {won(80), won(70), won(50), won(52), won(20), won(25)}));
    }

    void nothing()
    {
        m_model.setTable({});
        QCOMPARE(m_model.rowCount(), 0);
        QCOMPARE(m_model.columnCount(), 0);
        QVERIFY(m_model.wholeVerdict().isEmpty());
    }
    void rowsColumnsAndSums()
    {
        QCOMPARE(m_model.rowCount(), 4);
        QCOMPARE(m_model.columnCount(), 4);
        QCOMPARE(shown(0, 0), QStringLiteral("80%"));
        QCOMPARE(shown(0, 0, BalanceModel::IntervalRole), QStringLiteral("71–87"));
        QCOMPARE(shown(0, 2), QStringLiteral("75%"));
        QCOMPARE(shown(3, 1), QStringLiteral("49%"));
        QCOMPARE(m_model.cell(3, 2).games(), 600);
        QCOMPARE(m_model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("Dracula"));
        QCOMPARE(m_model.headerData(3, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("All"));
        QCOMPARE(m_model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Yukon"));
        QCOMPARE(m_model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("In words"));
        QVERIFY(m_model.index(0, 0).data(BalanceModel::OpensRole).toBool());
        QVERIFY(!m_model.index(0, 2).data(BalanceModel::OpensRole).toBool());
        QVERIFY(!m_model.index(3, 0).data(BalanceModel::OpensRole).toBool());
    }
    void oneIsNotAddedUp()
    {
        m_model.setTable(table(1, 1, {won(80)}));
        QCOMPARE(m_model.rowCount(), 1);
        QCOMPARE(m_model.columnCount(), 2);
        QVERIFY(m_model.index(0, 0).data(BalanceModel::OpensRole).toBool());
        QCOMPARE(m_model.wholeVerdict(),
                 QStringLiteral("Sherlock Holmes wins 80% (71–87): strong against Medusa."));
    }
    void wordsOfARow()
    {
        QCOMPARE(m_model.verdict(0),
                 QStringLiteral("Sherlock Holmes wins 75% (69–80): strong against Medusa."));
        QCOMPARE(
            m_model.verdict(1),
            QStringLiteral("Sherlock Holmes wins 51% (44–58) against Dracula: no significant difference."));
        QCOMPARE(m_model.verdict(2), QStringLiteral("Sherlock Holmes wins 23% (17–29): weak against Alice."));
        QCOMPARE(shown(2, 3), m_model.verdict(2));
    }
    void wordsOfTheWhole()
    {
        QVERIFY(m_model.wholeVerdict().startsWith(
            QStringLiteral("Sherlock Holmes wins 50% (46–53): no significant difference overall.")));
        QVERIFY(m_model.wholeVerdict().contains(
            QStringLiteral("Most wins against Medusa (75%), fewest against Alice (23%).")));
        BalanceCell faulty = won(90);
        faulty.faults = 2;
        m_model.setTable(table(2, 1, {faulty, won(85)}));
        QVERIFY(m_model.wholeVerdict().contains(QStringLiteral("strong overall")));
        QVERIFY(m_model.wholeVerdict().contains(QStringLiteral("2 games did not end")));
        m_model.setTable(table(2, 1, {won(10), won(10)}));
        QVERIFY(m_model.wholeVerdict().contains(QStringLiteral("weak overall")));
    }
    /// An even chance inside the interval, as it is shown, is never called a difference.
    void nothingIsToldTooEarly()
    {
        for (int wins = 0; wins <= 100; ++wins) {
            m_model.setTable(table(1, 1, {won(wins)}));
            const QStringList ends = shown(0, 0, BalanceModel::IntervalRole).split(u'–');
            const bool inside = ends[0].toInt() <= 50 && ends[1].toInt() >= 50;
            QCOMPARE(m_model.verdict(0).contains(QStringLiteral("no significant difference")), inside);
            const double heat = m_model.index(0, 0).data(BalanceModel::HeatRole).toDouble();
            QCOMPARE(heat == 0, inside);
            QVERIFY(heat >= -1 && heat <= 1 && (inside || (heat > 0) == (wins > 50)));
        }
    }
    void aCellInWords()
    {
        const QString strong = shown(0, 0, Qt::AccessibleTextRole);
        QVERIFY(strong.contains(QStringLiteral(
            "Medusa, Soho: Sherlock Holmes wins 80% (71–87) of 100 games, which take 13.0 turns.")));
        QVERIFY(strong.contains(QStringLiteral("won from seat 1 in turn 12")));
        QVERIFY(shown(2, 0, Qt::ToolTipRole).contains(QStringLiteral("lost from seat 2 in turn 12")));
        QCOMPARE(shown(0, 2, Qt::AccessibleTextRole),
                 m_model.verdict(0) + QStringLiteral(" 200 games of 13.0 turns on average."));
        QCOMPARE(m_model.headerData(0, Qt::Vertical, Qt::ToolTipRole).toString(), m_model.verdict(0));
        m_model.setTable(table(1, 1, {BalanceCell()}));
        QCOMPARE(shown(0, 0), QStringLiteral("–"));
        QVERIFY(shown(0, 0, Qt::AccessibleTextRole).contains(QStringLiteral("nothing has been played yet")));
        QCOMPARE(m_model.verdict(0), QStringLiteral("Nothing has been played yet."));
    }
    void moreOfTheSameResetsNothing()
    {
        QSignalSpy reset(&m_model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
        BalanceTable more = m_model.table();
        more.cells.front() = won(150, 200);
        m_model.setTable(more);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(shown(0, 0), QStringLiteral("75%"));
        m_model.setTable(table(3, 2, more.cells)); // another question
        QCOMPARE(reset.count(), 1);
    }
    void namesInOtherLanguages()
    {
        m_model.setLanguage(Language::fr);
        QCOMPARE(m_model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("Méduse"));
    }
};

QTEST_GUILESS_MAIN(TestBalanceModel)
#include "tst_balancemodel.moc"
