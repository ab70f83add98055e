// SPDX-License-Identifier: GPL-3.0-or-later
// What a rules text declares, as a tree that keeps its shape while only lines move.

#include "model/items/workshop/outlinemodel.h"
#include "tests/support/lamplighter.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace fabletop;

class TestOutlineModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void declarationsAndTheirMoments()
    {
        OutlineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setText(test::lamplighterText());
        QCOMPARE(model.rowCount(), 16); // hero, sidekick, two forms, token, three abilities, eight cards
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Lamplighter"));
        const QModelIndex flare = model.index(8, 0);
        QCOMPARE(flare.data().toString(), QStringLiteral("Flare  ×5"));
        QCOMPARE(model.rowCount(flare), 1);
        QCOMPARE(model.index(0, 0, flare).data().toString(), QStringLiteral("after combat"));
        QCOMPARE(model.index(0, 0, flare).parent(), flare);
        const int line = flare.data(OutlineModel::FirstLineRole).toInt();
        QCOMPARE(model.indexOfLine(line), flare);
        QCOMPARE(model.indexOfLine(line + 3), flare);
        QVERIFY(!model.indexOfLine(9999).isValid());
    }

    void onlyAnotherShapeBuildsTheTreeAnew()
    {
        OutlineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setText(test::lamplighterText());
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const int before = model.index(8, 0).data(OutlineModel::FirstLineRole).toInt();
        model.setText(QStringLiteral("# a remark\n") + test::lamplighterText());
        QCOMPARE(reset.count(), 0);
        QCOMPARE(model.index(8, 0).data(OutlineModel::FirstLineRole).toInt(), before + 1);
        model.setText(test::lamplighterText() +
                      QStringLiteral("\ncard \"More\"\n  attack 1, boost 1, for any\n"));
        QCOMPARE(reset.count(), 1);
        QCOMPARE(model.rowCount(), 17);
        model.setText(QString());
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestOutlineModel)
#include "tst_outlinemodel.moc"
