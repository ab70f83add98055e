// SPDX-License-Identifier: GPL-3.0-or-later
// The rule-set document: every step named and undone, files that nobody loses.

#include "model/documents/rulesets/rulesetdocument.h"
#include "tests/documents/drawing.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

const RuleField& field(const char* key)
{
    return *findRuleField(key);
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestRulesetDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsAsTheStandardRules()
    {
        const RuleSetDocument document;
        QCOMPARE(document.rules().numbers, RuleNumbers());
        QVERIFY(document.changes().empty());
        QVERIFY(!document.modified());
        QVERIFY(document.path().isEmpty());
        Diagnostics diagnostics;
        QVERIFY(readRuleSet(writeRuleSet(document.rules()), "new", diagnostics));
    }

    void oneStepAChange()
    {
        RuleSetDocument document;
        QSignalSpy changed(&document, &RuleSetDocument::changed);
        QVERIFY(document.setValue(field("hand_limit"), 5));
        QVERIFY(!document.setValue(field("hand_limit"), 5));
        QVERIFY(!document.setValue(field("actions"), 0));
        QVERIFY(!document.setValue(field("actions"), 99));
        QVERIFY(document.setValue(field("reshuffle"), 1));
        QCOMPARE(document.undoStack().count(), 2);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(document.undoStack().text(0), QStringLiteral("Hand limit: 5"));
        QCOMPARE(document.undoStack().text(1), QStringLiteral("Reshuffle exhausted decks: yes"));
        const std::vector<RuleChange> wanted{{&field("hand_limit"), 5, 7}, {&field("reshuffle"), 1, 0}};
        QCOMPARE(document.changes(), wanted);
        QVERIFY(document.reset(field("hand_limit")));
        QCOMPARE(document.changes().size(), 1);
        QVERIFY(document.resetAll());
        QVERIFY(!document.resetAll());
        QVERIFY(document.changes().empty());
        document.undo();
        document.undo();
        QCOMPARE(document.changes(), wanted);
    }

    void namesAndIds()
    {
        RuleSetDocument document;
        QVERIFY(!document.setName(QStringLiteral("  \n ")));
        QVERIFY(document.setName(QStringLiteral("  Été  très court ")));
        QCOMPARE(document.rules().name, std::string("Été très court"));
        QCOMPARE(document.rules().id, std::string("ete-tres-court"));
        QVERIFY(document.setName(QStringLiteral("…"))); // no letter an id could be made of: the old one stays
        QCOMPARE(document.rules().id, std::string("ete-tres-court"));
        QVERIFY(document.setName(QString(200, u'x')));
        Diagnostics diagnostics;
        QVERIFY(readRuleSet(writeRuleSet(document.rules()), "long", diagnostics));
    }

    /// A thousand changes by chance: each state comes back both ways, and each can be saved and read.
    void undoWithoutEnd()
    {
        RuleSetDocument document;
        QRandomGenerator random(8);
        std::vector<RuleSet> states{document.rules()};
        while (states.size() < 1000) {
            const RuleField& one = ruleFields()[random.bounded(static_cast<quint32>(ruleFields().size()))];
            const bool done = random.bounded(8) == 0
                                  ? document.setName(QStringLiteral("Name %1").arg(random.bounded(50)))
                                  : document.setValue(one, random.bounded(one.least, one.most + 1));
            if (done) states.push_back(document.rules());
            QCOMPARE(document.undoStack().count() + 1, int(states.size()));
        }
        for (std::size_t step = states.size(); step-- > 0; document.undo())
            QCOMPARE(document.rules(), states[step]);
        for (const RuleSet& state : states) {
            QCOMPARE(document.rules(), state);
            Diagnostics diagnostics;
            QCOMPARE(readRuleSet(writeRuleSet(state), "state", diagnostics), std::optional(state));
            document.redo();
        }
    }

    void savedAndLoaded()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.rules"));
        RuleSetDocument document;
        QCOMPARE(document.save().result, SaveResult::cannotWrite);
        document.setName(QStringLiteral("Mine"));
        document.setValue(field("exhaustion_damage"), 1);
        QVERIFY(document.modified());
        QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        QVERIFY(!document.modified());
        document.undo();
        QVERIFY(document.modified());
        document.redo();
        QVERIFY(!document.modified());
        RuleSetDocument other;
        Diagnostics diagnostics;
        QVERIFY(other.load(path, diagnostics));
        QCOMPARE(other.rules(), document.rules());
        QVERIFY(!other.undoStack().canUndo());
        QVERIFY(!other.load(folder.filePath(QStringLiteral("none.rules")), diagnostics));
        QCOMPARE(other.path(), path); // stays as it is
        QCOMPARE(other.rules(), document.rules());
    }

    void nothingIsLost()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.rules"));
        RuleSetDocument document;
        QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        write(path, bytesOf(path) + '\n');
        QVERIFY(document.changedOnDisk());
        document.setValue(field("actions"), 3);
        const QByteArray theirs = bytesOf(path);
        QCOMPARE(document.save().result, SaveResult::changedOnDisk);
        QCOMPARE(bytesOf(path), theirs);
        QVERIFY(document.modified());
        QCOMPARE(document.saveAnyway().result, SaveResult::saved);
        QVERIFY(!document.changedOnDisk());
        const SaveReport report = document.saveAs(folder.filePath(QStringLiteral("no/where.rules")));
        QCOMPARE(report.result, SaveResult::cannotWrite);
        QVERIFY(!report.message.isEmpty());
        QCOMPARE(document.path(), path);
        QVERIFY(QFile::remove(path));
        QVERIFY(!document.changedOnDisk());
        QCOMPARE(document.save().result, SaveResult::saved);
    }
};

QTEST_GUILESS_MAIN(TestRulesetDocument)
#include "tst_rulesetdocument.moc"
