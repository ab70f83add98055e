// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery: what was drawn is there again after the program was killed.

#include "model/documents/battlefieldrecovery.h"
#include "tests/documents/drawing.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <csignal>
#include <cstdio>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr auto soon = std::chrono::milliseconds(5);
const QString ending = QStringLiteral(".autosave");

std::string textOf(const BattlefieldDocument& document)
{
    return writeBattlefield(document.battlefield());
}

/// The other program: opens `path` (or nothing), drags space 1 without letting go, says which position it has
/// kept, and is killed in the middle of it.
int drawUntilKilled(const QString& path, const QString& folder, int rounds)
{
    BattlefieldDocument document;
    Diagnostics diagnostics;
    if (!path.isEmpty() && !document.load(path, diagnostics)) return 1;
    if (path.isEmpty()) document.adopt(richSoho(), {}, false);
    BattlefieldRecovery recovery(document, folder, soon);
    BattlefieldSteps steps(document);
    document.beginDrag();
    int at = 0;
    int kept = 0;
    QObject::connect(&recovery, &BattlefieldRecovery::autosaved,
                     [&] { std::printf("%d\n", ++kept), std::fflush(stdout); });
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, [&] {
        (void)steps.moveSpaces({0}, {-0.0001 * ++at, 0});
        if (kept >= rounds) std::raise(SIGKILL);
    });
    hand.start(1);
    return QCoreApplication::exec();
}

void runUntilKilled(const QString& path, const QString& folder, int rounds)
{
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--draw"), path, folder, QString::number(rounds)});
    QVERIFY(other.waitForFinished(30'000));
    QCOMPARE(other.exitStatus(), QProcess::CrashExit);
    QCOMPARE(other.readAllStandardOutput().split('\n').size(), rounds + 1);
}

} // namespace

class TestBattlefieldRecovery : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void comesBackAfterAKill_data()
    {
        QTest::addColumn<bool>("named");
        for (int rounds : {1, 2, 5})
            for (bool named : {true, false})
                QTest::addRow("%s %d", named ? "file" : "unnamed", rounds) << named;
    }
    void comesBackAfterAKill()
    {
        QFETCH(bool, named);
        const int rounds = QByteArray(QTest::currentDataTag()).split(' ').last().toInt();
        const QString path = named ? original() : QString();
        const QByteArray before = named ? bytesOf(path) : QByteArray();
        runUntilKilled(path, copies(), rounds);
        const auto found = named ? BattlefieldRecovery::recoverableFor(path)
                                 : first(BattlefieldRecovery::recoverableIn(copies()));
        QVERIFY(found);
        QCOMPARE(found->path, path);
        QVERIFY(!found->fileIsNewer);

        BattlefieldDocument document;
        BattlefieldRecovery recovery(document, copies(), soon);
        Diagnostics diagnostics;
        QVERIFY(recovery.recover(*found, diagnostics));
        QVERIFY(diagnostics.empty());
        QVERIFY(document.modified());
        QCOMPARE(document.path(), path);
        if (named) QCOMPARE(bytesOf(path), before); // nobody's file changes before they say so
        Battlefield expected = richSoho();
        QVERIFY(document.battlefield().spaces[0].x < expected.spaces[0].x);
        expected.spaces[0].x = document.battlefield().spaces[0].x;
        QCOMPARE(textOf(document), writeBattlefield(expected));
        QVERIFY(QFileInfo::exists(found->autosave));
        QCOMPARE(document.saveAs(named ? path : other()).result, SaveResult::saved);
        QVERIFY(!QFileInfo::exists(found->autosave));
        QVERIFY(BattlefieldRecovery::recoverableIn(copies()).empty());
    }
    void savingAndUndoingRemoveTheCopy()
    {
        BattlefieldDocument document;
        Diagnostics diagnostics;
        QVERIFY(document.load(original(), diagnostics));
        BattlefieldRecovery recovery(document, copies(), soon);
        BattlefieldSteps steps(document);
        QSignalSpy kept(&recovery, &BattlefieldRecovery::autosaved);
        (void)steps.setStart(3, 3);
        QVERIFY(kept.wait());
        QVERIFY(QFileInfo::exists(document.path() + ending));
        document.undo();
        QVERIFY(!QFileInfo::exists(document.path() + ending));
        document.redo();
        QVERIFY(kept.wait());
        QCOMPARE(document.save().result, SaveResult::saved);
        QVERIFY(!QFileInfo::exists(document.path() + ending));
        QTest::qWait(30);
        QVERIFY(!QFileInfo::exists(document.path() + ending));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1); // neither locks
    }
    void closingKeepsWhatWasNotDiscarded()
    {
        for (bool discarded : {false, true}) {
            const QString path = original();
            {
                BattlefieldDocument document;
                Diagnostics diagnostics;
                QVERIFY(document.load(path, diagnostics));
                BattlefieldRecovery recovery(document, copies(), std::chrono::hours(1));
                BattlefieldSteps steps(document);
                (void)steps.setStart(3, 3);
                if (discarded) recovery.writeNow(), recovery.discard();
            }
            const auto found = BattlefieldRecovery::recoverableFor(path);
            QCOMPARE(found.has_value(), !discarded);
            if (found) BattlefieldRecovery::remove(*found);
            QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
        }
    }
    void twoWindowsKeepOutOfEachOthersCopies()
    {
        BattlefieldDocument one, two;
        Diagnostics diagnostics;
        QVERIFY(one.load(original(), diagnostics) && two.load(original(), diagnostics));
        BattlefieldRecovery keepOne(one, copies(), soon), keepTwo(two, copies(), soon);
        (void)BattlefieldSteps(one).setStart(3, 3);
        (void)BattlefieldSteps(two).setStart(4, 3);
        keepOne.writeNow();
        keepTwo.writeNow();
        QVERIFY(keepOne.target() != keepTwo.target());
        QVERIFY(QFileInfo::exists(keepOne.target()) && QFileInfo::exists(keepTwo.target()));
        QVERIFY(!BattlefieldRecovery::recoverableFor(one.path())); // its program lives
        QVERIFY(BattlefieldRecovery::recoverableIn(copies()).empty());
        QCOMPARE(one.save().result, SaveResult::saved);
        QCOMPARE(two.save().result, SaveResult::changedOnDisk);
        QVERIFY(QFileInfo::exists(keepTwo.target()));
    }
    void aLeftCopyIsNotWrittenOver()
    {
        const QString path = original();
        runUntilKilled(path, copies(), 1);
        const QByteArray left = bytesOf(path + ending);
        BattlefieldDocument document;
        Diagnostics diagnostics;
        QVERIFY(document.load(path, diagnostics));
        BattlefieldRecovery recovery(document, copies(), soon);
        (void)BattlefieldSteps(document).setStart(3, 3);
        recovery.writeNow();
        QCOMPARE(document.save().result, SaveResult::saved);
        QCOMPARE(bytesOf(path + ending), left);
        const auto found = BattlefieldRecovery::recoverableFor(path);
        QVERIFY(found && found->path == path);
    }
    void aDamagedCopyIsNoCopy()
    {
        QFile file(original() + ending);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"fabletop\": ") > 0);
        file.close();
        QVERIFY(!BattlefieldRecovery::recoverableFor(original()));
    }
    void whereNothingCanBeKeptIsSaid()
    {
        BattlefieldDocument document;
        BattlefieldRecovery recovery(document, {}, soon);
        QSignalSpy failed(&recovery, &BattlefieldRecovery::failed);
        (void)BattlefieldSteps(document).addZone();
        QVERIFY(failed.wait());
    }

private:
    template <typename List> static std::optional<Recoverable> first(const List& list)
    {
        return list.empty() ? std::nullopt : std::optional<Recoverable>(list.front());
    }
    QString copies() const { return m_folder->filePath(QStringLiteral("copies")); }
    QString other() const { return m_folder->filePath(QStringLiteral("b.battlefield.json")); }
    QString original() const
    {
        const QString path = m_folder->filePath(QStringLiteral("a é.battlefield.json"));
        if (!QFileInfo::exists(path)) {
            BattlefieldDocument document;
            document.adopt(richSoho(), {}, false);
            (void)document.saveAs(path);
        }
        return path;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

static int draw(const QStringList& words)
{
    return words.size() == 3 ? drawUntilKilled(words[0], words[1], words[2].toInt()) : 2;
}

FABLETOP_TEST_CHILD("--draw", draw)
QTEST_GUILESS_MAIN(TestBattlefieldRecovery)
#include "tst_battlefieldrecovery.moc"
