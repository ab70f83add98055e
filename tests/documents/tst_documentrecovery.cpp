// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery: what was drawn, written or set is there again after the program was killed.

#include "model/documents/battlefielddocument.h"
#include "model/documents/documentrecovery.h"
#include "model/documents/rules/herodocument.h"
#include "model/documents/rulesets/rulesetdocument.h"
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
#include <functional>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

constexpr auto soon = std::chrono::milliseconds(5);
const QString ending = QStringLiteral(".autosave");

/// What asks for copies of battlefields.
const Document& kind()
{
    static const BattlefieldDocument battlefield;
    return battlefield;
}

std::string writtenOut(const BattlefieldDocument& document)
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
    DocumentRecovery recovery(document, folder, soon);
    BattlefieldSteps steps(document);
    document.history().beginDrag();
    int at = 0;
    int kept = 0;
    QObject::connect(&recovery, &DocumentRecovery::autosaved,
                     [&] { std::printf("%d\n", ++kept), std::fflush(stdout); });
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, [&] {
        (void)steps.moveSpaces({0}, {-0.0001 * ++at, 0});
        if (kept >= rounds) std::raise(SIGKILL);
    });
    hand.start(1);
    return QCoreApplication::exec();
}

/// The same with a rule set or a hero: `change` does the next thing to it.
int changeUntilKilled(Document& document, const QString& path, const QString& folder, int rounds,
                      const std::function<void(int at)>& change)
{
    Diagnostics diagnostics;
    if (!path.isEmpty() && !document.load(path, diagnostics)) return 1;
    DocumentRecovery recovery(document, folder, soon);
    int at = 0;
    int kept = 0;
    QObject::connect(&recovery, &DocumentRecovery::autosaved,
                     [&] { std::printf("%d\n", ++kept), std::fflush(stdout); });
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, [&] {
        change(++at);
        if (kept >= rounds) std::raise(SIGKILL);
    });
    hand.start(1);
    return QCoreApplication::exec();
}

const RuleField& numberField()
{
    for (const RuleField& field : ruleFields())
        if (field.most - field.least >= 3) return field;
    return ruleFields().front();
}

int setUntilKilled(const QString& path, const QString& folder, int rounds)
{
    RuleSetDocument document;
    return changeUntilKilled(document, path, folder, rounds, [&](int at) {
        std::vector<int> others;
        for (int value = numberField().least; value <= numberField().most; ++value)
            if (value != numberField().standard()) others.push_back(value);
        document.setValue(numberField(), others[static_cast<std::size_t>(at % 2)]);
        document.setName(QStringLiteral("Sharp %1").arg(at % 2));
    });
}

int writeUntilKilled(const QString& path, const QString& folder, int rounds)
{
    HeroDocument document;
    return changeUntilKilled(document, path, folder, rounds, [&](int at) {
        document.setText(QStringLiteral("hero \"Testa\"\n  health 10, move 2, melee\n# %1\n").arg(at));
    });
}

void runUntilKilled(const QString& path, const QString& folder, int rounds,
                    const QString& mode = QStringLiteral("--draw"))
{
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {mode, path, folder, QString::number(rounds)});
    QVERIFY(other.waitForFinished(30'000));
    QCOMPARE(other.exitStatus(), QProcess::CrashExit);
    // A slow machine keeps one copy more before the kill comes.
    QVERIFY(other.readAllStandardOutput().split('\n').size() >= rounds + 1);
}

} // namespace

class TestDocumentRecovery : public QObject {
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
        const auto found = named ? DocumentRecovery::leftFor(kind(), path)
                                 : first(DocumentRecovery::leftIn(kind(), copies()));
        QVERIFY(found);
        QCOMPARE(found->path, path);
        QVERIFY(!found->fileIsNewer);

        BattlefieldDocument document;
        DocumentRecovery recovery(document, copies(), soon);
        Diagnostics diagnostics;
        QVERIFY(recovery.recover(*found, diagnostics));
        QVERIFY(diagnostics.empty());
        QVERIFY(document.modified());
        QCOMPARE(document.path(), path);
        if (named) QCOMPARE(bytesOf(path), before); // nobody's file changes before they say so
        Battlefield expected = richSoho();
        QVERIFY(document.battlefield().spaces[0].x < expected.spaces[0].x);
        expected.spaces[0].x = document.battlefield().spaces[0].x;
        QCOMPARE(writtenOut(document), writeBattlefield(expected));
        QVERIFY(QFileInfo::exists(found->autosave));
        QCOMPARE(document.saveAs(named ? path : other()).result, SaveResult::saved);
        QVERIFY(!QFileInfo::exists(found->autosave));
        QVERIFY(DocumentRecovery::leftIn(kind(), copies()).empty());
    }
    void aRuleSetComesBackAfterAKill_data() { comesBackAfterAKill_data(); }
    void aRuleSetComesBackAfterAKill()
    {
        QFETCH(bool, named);
        const int rounds = QByteArray(QTest::currentDataTag()).split(' ').last().toInt();
        const QString path = named ? m_folder->filePath(QStringLiteral("house é.rules")) : QString();
        RuleSetDocument document;
        if (named) QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        const QByteArray before = named ? bytesOf(path) : QByteArray();
        runUntilKilled(path, copies(), rounds, QStringLiteral("--set"));
        const auto found = named ? DocumentRecovery::leftFor(document, path)
                                 : first(DocumentRecovery::leftIn(document, copies()));
        QVERIFY(found);
        QCOMPARE(found->path, path);
        QVERIFY(!found->fileIsNewer);

        DocumentRecovery recovery(document, copies(), soon);
        Diagnostics diagnostics;
        QVERIFY(recovery.recover(*found, diagnostics));
        QVERIFY(diagnostics.empty());
        QVERIFY(document.modified());
        QCOMPARE(document.path(), path);
        if (named) QCOMPARE(bytesOf(path), before);
        QVERIFY(document.rules().name.starts_with("Sharp "));
        QVERIFY(document.value(numberField()) != numberField().standard());
        QCOMPARE(document.changes().size(), std::size_t(1));
        QVERIFY(QFileInfo::exists(found->autosave));
        const QString file = named ? path : m_folder->filePath(QStringLiteral("b.rules"));
        QCOMPARE(document.saveAs(file).result, SaveResult::saved);
        QVERIFY(!QFileInfo::exists(found->autosave));
        QVERIFY(DocumentRecovery::leftIn(document, copies()).empty());
        RuleSetDocument again;
        QVERIFY(again.load(file, diagnostics));
        QVERIFY(again.rules() == document.rules());
    }
    void aHeroComesBackAfterAKill_data() { comesBackAfterAKill_data(); }
    void aHeroComesBackAfterAKill()
    {
        QFETCH(bool, named);
        const int rounds = QByteArray(QTest::currentDataTag()).split(' ').last().toInt();
        const QString path = named ? m_folder->filePath(QStringLiteral("testa é.hero")) : QString();
        HeroDocument document;
        if (named) QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        runUntilKilled(path, copies(), rounds, QStringLiteral("--write"));
        const auto found = named ? DocumentRecovery::leftFor(document, path)
                                 : first(DocumentRecovery::leftIn(document, copies()));
        QVERIFY(found);
        QCOMPARE(found->path, path);
        DocumentRecovery recovery(document, copies(), soon);
        Diagnostics diagnostics;
        QVERIFY(recovery.recover(*found, diagnostics));
        QVERIFY(document.modified());
        QCOMPARE(document.path(), path);
        QVERIFY(document.text().startsWith(QStringLiteral("hero \"Testa\"\n  health 10, move 2, melee\n# ")));
        QCOMPARE(document.saveAs(named ? path : m_folder->filePath(QStringLiteral("b.hero"))).result,
                 SaveResult::saved);
        QVERIFY(!QFileInfo::exists(found->autosave));
    }
    /// Copies of one kind are none of another.
    void kindsAreNotMixedUp()
    {
        const QString rules = m_folder->filePath(QStringLiteral("house.rules"));
        RuleSetDocument document;
        QCOMPARE(document.saveAs(rules).result, SaveResult::saved);
        runUntilKilled(rules, copies(), 1, QStringLiteral("--set"));
        QVERIFY(DocumentRecovery::leftFor(document, rules));
        QVERIFY(!DocumentRecovery::leftFor(kind(), rules));
    }
    void savingAndUndoingRemoveTheCopy()
    {
        BattlefieldDocument document;
        Diagnostics diagnostics;
        QVERIFY(document.load(original(), diagnostics));
        DocumentRecovery recovery(document, copies(), soon);
        BattlefieldSteps steps(document);
        QSignalSpy kept(&recovery, &DocumentRecovery::autosaved);
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
                DocumentRecovery recovery(document, copies(), std::chrono::hours(1));
                BattlefieldSteps steps(document);
                (void)steps.setStart(3, 3);
                if (discarded) recovery.writeNow(), recovery.discard();
            }
            const auto found = DocumentRecovery::leftFor(kind(), path);
            QCOMPARE(found.has_value(), !discarded);
            if (found) DocumentRecovery::remove(*found);
            QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
        }
    }
    void twoWindowsKeepOutOfEachOthersCopies()
    {
        BattlefieldDocument one, two;
        Diagnostics diagnostics;
        QVERIFY(one.load(original(), diagnostics) && two.load(original(), diagnostics));
        DocumentRecovery keepOne(one, copies(), soon), keepTwo(two, copies(), soon);
        (void)BattlefieldSteps(one).setStart(3, 3);
        (void)BattlefieldSteps(two).setStart(4, 3);
        keepOne.writeNow();
        keepTwo.writeNow();
        QVERIFY(keepOne.target() != keepTwo.target());
        QVERIFY(QFileInfo::exists(keepOne.target()) && QFileInfo::exists(keepTwo.target()));
        QVERIFY(!DocumentRecovery::leftFor(kind(), one.path())); // its program lives
        QVERIFY(DocumentRecovery::leftIn(kind(), copies()).empty());
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
        DocumentRecovery recovery(document, copies(), soon);
        (void)BattlefieldSteps(document).setStart(3, 3);
        recovery.writeNow();
        QCOMPARE(document.save().result, SaveResult::saved);
        QCOMPARE(bytesOf(path + ending), left);
        const auto found = DocumentRecovery::leftFor(kind(), path);
        QVERIFY(found && found->path == path);
    }
    void aDamagedCopyIsNoCopy()
    {
        QFile file(original() + ending);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"fabletop\": ") > 0);
        file.close();
        QVERIFY(!DocumentRecovery::leftFor(kind(), original()));
    }
    void whereNothingCanBeKeptIsSaid()
    {
        BattlefieldDocument document;
        DocumentRecovery recovery(document, {}, soon);
        QSignalSpy failed(&recovery, &DocumentRecovery::failed);
        (void)BattlefieldSteps(document).addZone();
        QVERIFY(failed.wait());
    }

private:
    template <typename List> static std::optional<LeftCopy> first(const List& list)
    {
        return list.empty() ? std::nullopt : std::optional<LeftCopy>(list.front());
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

static int setRules(const QStringList& words)
{
    return words.size() == 3 ? setUntilKilled(words[0], words[1], words[2].toInt()) : 2;
}

static int writeHero(const QStringList& words)
{
    return words.size() == 3 ? writeUntilKilled(words[0], words[1], words[2].toInt()) : 2;
}

FABLETOP_TEST_CHILD("--draw", draw)
FABLETOP_TEST_CHILD("--set", setRules)
FABLETOP_TEST_CHILD("--write", writeHero)
QTEST_GUILESS_MAIN(TestDocumentRecovery)
#include "tst_documentrecovery.moc"
