// SPDX-License-Identifier: GPL-3.0-or-later
// The document: undo without end, drags, and files that nobody loses.

#include "model/documents/edits/editwords.h"
#include "tests/documents/drawing.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUndoCommand>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

std::string textOf(const BattlefieldDocument& document)
{
    return writeBattlefield(document.battlefield());
}

bool readsBack(const std::string& text)
{
    Diagnostics diagnostics;
    const auto read = readBattlefieldDraft(text, "draft", diagnostics);
    for (const Diagnostic& one : diagnostics)
        qWarning("%s", toLine(one).c_str());
    return read && writeBattlefield(*read) == text;
}

/// Root may write anywhere; for as long as this lives the test is nobody.
class WithoutRights {
public:
    WithoutRights() : m_before(geteuid())
    {
        if (m_before == 0 && seteuid(65534) != 0) qFatal("root cannot step down");
    }
    ~WithoutRights() { (void)!seteuid(m_before); }

private:
    uid_t m_before;
};

/// No file may become larger than that; writing beyond it fails as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t size)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit full = m_before;
        full.rlim_cur = size;
        setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestBattlefieldDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void startsEmptyAndUnmodified()
    {
        BattlefieldDocument document;
        QVERIFY(!document.modified());
        QVERIFY(document.path().isEmpty());
        QVERIFY(!document.playable());
        QVERIFY(readsBack(textOf(document)));
        QCOMPARE(document.save().result, SaveResult::cannotWrite);
    }
    void fiveHundredEditsThereAndBack()
    {
        for (quint32 seed = 1; seed <= 4; ++seed) {
            BattlefieldDocument document;
            document.adopt(richSoho(), {}, false);
            Pen pen(document, seed);
            std::vector<std::string> texts{textOf(document)};
            for (int tries = 0; texts.size() <= 500 && tries < 5000; ++tries) {
                const int before = document.undoStack().count();
                pen.scribble();
                if (document.undoStack().count() == before) {
                    QCOMPARE(textOf(document), texts.back()); // refused or without effect
                    continue;
                }
                texts.push_back(textOf(document));
                QVERIFY(texts[texts.size() - 1] != texts[texts.size() - 2]);
                QVERIFY2(readsBack(texts.back()), qPrintable(document.undoStack().undoText()));
                QVERIFY(!document.undoStack().undoText().isEmpty());
                (void)document.problems();
            }
            QCOMPARE(texts.size(), std::size_t{501});
            for (std::size_t i = texts.size() - 1; i-- > 0;) {
                document.undo();
                QCOMPARE(textOf(document), texts[i]); // each edit undone
            }
            QVERIFY(!document.undoStack().canUndo());
            QVERIFY(!document.modified());
            for (std::size_t i = 1; i < texts.size(); ++i) {
                document.redo();
                QCOMPARE(textOf(document), texts[i]);
            }
            QVERIFY(!document.undoStack().canRedo());
        }
    }
    void aPictureIsNeverCopiedByAnEdit()
    {
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        const BattlefieldSnapshot before = document.snapshot();
        const char* memory = document.battlefield().backdrop.file.data();
        BattlefieldSteps steps(document);
        (void)steps.moveSpaces({0}, {0.1, 0});
        (void)steps.addLabel({0.1, 0.1}, QStringLiteral("x"));
        document.undo();
        document.redo();
        QVERIFY(document.snapshot().sharesPicture(before));
        QCOMPARE(static_cast<const void*>(document.battlefield().backdrop.file.data()),
                 static_cast<const void*>(memory));
        (void)steps.setBackdrop({});
        QVERIFY(!document.snapshot().sharesPicture(before));
        document.undo();
        QVERIFY(document.snapshot().sharesPicture(before));
    }
    void aDragIsOneStep()
    {
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        BattlefieldSteps steps(document);
        const std::string start = textOf(document);
        document.history().beginDrag();
        for (int i = 1; i <= 50; ++i)
            (void)steps.moveSpaces({0}, {-0.001 * i, 0});
        document.history().endDrag();
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.battlefield().spaces[0].x, 0.758);
        (void)steps.moveSpaces({0}, {-0.01, 0});
        QCOMPARE(document.undoStack().count(), 2);
        document.history().beginDrag();
        (void)steps.moveSpaces({0}, {-0.01, 0});
        document.history().endDrag();
        QCOMPARE(document.undoStack().count(), 3); // two drags are two steps
        document.undo();
        document.undo();
        document.undo();
        QCOMPARE(textOf(document), start);
    }
    void aDragBackToItsBeginningIsNoStep()
    {
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        BattlefieldSteps steps(document);
        const std::string start = textOf(document);
        document.history().beginDrag();
        (void)steps.moveSpaces({0}, {-0.1, 0});
        (void)steps.moveSpaces({0}, {0, 0});
        QCOMPARE(document.undoStack().count(), 0);
        (void)steps.moveSpaces({0}, {-0.2, 0});
        QCOMPARE(document.undoStack().count(), 1);
        document.history().cancelDrag();
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(textOf(document), start);
        QVERIFY(!document.modified());
        QVERIFY(!document.history().dragging());
    }
    void undoDuringADragEndsIt_data()
    {
        QTest::addColumn<bool>("byStack");
        QTest::newRow("document") << false;
        QTest::newRow("stack") << true;
    }
    void undoDuringADragEndsIt()
    {
        QFETCH(bool, byStack);
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        BattlefieldSteps steps(document);
        (void)steps.setStart(3, 3);
        const std::string start = textOf(document);
        QSignalSpy ended(&document.history(), &BattlefieldHistory::dragEnded);
        document.history().beginDrag();
        (void)steps.moveSpaces({0}, {-0.1, 0});
        const std::string dragged = textOf(document);
        byStack ? document.undoStack().undo() : document.undo();
        QVERIFY(!document.history().dragging());
        QCOMPARE(ended.count(), 1);
        QCOMPARE(textOf(document), start);
        byStack ? document.undoStack().redo() : document.redo();
        QCOMPARE(textOf(document), dragged);
        (void)steps.moveSpaces({0}, {-0.01, 0}); // a late mouse event is a step of its own
        QCOMPARE(document.undoStack().count(), 3);
    }
    void refusedEditsChangeNothing()
    {
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        const std::string start = textOf(document);
        QSignalSpy changed(&document, &BattlefieldDocument::changed);
        const EditRefusal refusal = document.change(QStringLiteral("x"), [](Battlefield& b) {
            b.spaces.clear();
            b.backdrop.file = "other";
            return EditRefusal::tooManyZones;
        });
        QCOMPARE(refusal, EditRefusal::tooManyZones);
        QCOMPARE(textOf(document), start);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!editRefusal(refusal).isEmpty());
    }
    void problemsFollowTheDrawing()
    {
        Diagnostics diagnostics;
        BattlefieldDocument document;
        QVERIFY(document.load(shippedFile(QStringLiteral("soho")), diagnostics));
        QVERIFY(document.playable());
        BattlefieldSteps steps(document);
        (void)steps.addSpace({0.5, 0.5});
        const auto& problems = document.problems();
        const auto found = std::find_if(problems.begin(), problems.end(),
                                        [](const auto& p) { return p.code.id() == "space-without-zone"; });
        QVERIFY(found != problems.end());
        QCOMPARE(found->part, BattlefieldPart::space);
        QCOMPARE(found->index, static_cast<int>(document.battlefield().spaces.size()) - 1);
        QVERIFY(issueText(*found).contains(QStringLiteral("no zone")));
        QVERIFY(!document.playable());
        document.undo();
        QVERIFY(document.playable());
    }
    void undoSurvivesSaving()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.battlefield.json"));
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        BattlefieldSteps steps(document);
        QSignalSpy modified(&document, &BattlefieldDocument::modifiedChanged);
        QSignalSpy moved(&document, &BattlefieldDocument::pathChanged);
        const std::string start = textOf(document);
        (void)steps.setStart(3, 3);
        QVERIFY(document.modified());
        QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        QCOMPARE(moved.count(), 1);
        QVERIFY(!document.modified());
        QCOMPARE(bytesOf(path).toStdString(), textOf(document));
        document.undo();
        QVERIFY(document.modified());
        QCOMPARE(textOf(document), start);
        document.redo();
        QVERIFY(!document.modified());
        QCOMPARE(modified.count(), 4);
        document.history().beginDrag();
        (void)steps.moveSpaces({0}, {-0.1, 0});
        QCOMPARE(document.save().result, SaveResult::saved);
        (void)steps.moveSpaces({0}, {-0.1, 0});
        QVERIFY(document.modified()); // what was dragged on after saving is not in the file
        document.undo();
        QVERIFY(!document.modified());
        QCOMPARE(bytesOf(path).toStdString(), textOf(document));
    }
    void aFileChangedByOthersIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.battlefield.json"));
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        BattlefieldSteps steps(document);
        (void)steps.setStart(3, 3);
        QByteArray others = bytesOf(path);
        others.replace("Soho", "Sohi"); // same size
        write(path, others);
        QVERIFY(document.changedOnDisk());
        const SaveReport report = document.save();
        QCOMPARE(report.result, SaveResult::changedOnDisk);
        QVERIFY(report.message.contains(path));
        QCOMPARE(bytesOf(path), others);
        QVERIFY(document.modified());
        QCOMPARE(document.saveAs(path).result, SaveResult::changedOnDisk);
        QCOMPARE(document.saveAnyway().result, SaveResult::saved);
        QCOMPARE(bytesOf(path).toStdString(), textOf(document));
        QVERIFY(!document.changedOnDisk());
        (void)steps.setStart(3, 0);
        QVERIFY(QFile::remove(path));
        QCOMPARE(document.save().result, SaveResult::saved); // removed: nothing of others is lost
    }
    void nothingIsLostWhereNothingCanBeWritten_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("missing folder") << QStringLiteral("%1/none/a.json");
        QTest::newRow("read-only folder") << QStringLiteral("%1/locked/a.json");
        QTest::newRow("a folder") << QStringLiteral("%1/locked");
    }
    void nothingIsLostWhereNothingCanBeWritten()
    {
        QFETCH(QString, path);
        const QTemporaryDir folder;
        const QString locked = folder.filePath(QStringLiteral("locked"));
        QVERIFY(QDir().mkdir(locked));
        const auto look = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(folder.path(), look | QFile::WriteOwner));
        QVERIFY(QFile::setPermissions(locked, look));
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        BattlefieldSteps steps(document);
        (void)steps.setStart(3, 3);
        const std::string text = textOf(document);
        SaveReport report;
        {
            const WithoutRights nobody;
            report = document.saveAs(path.arg(folder.path()));
        }
        QCOMPARE(report.result, SaveResult::cannotWrite);
        QVERIFY(report.message.size() > path.size());
        QVERIFY(document.modified());
        QVERIFY(document.path().isEmpty());
        QCOMPARE(textOf(document), text);
        QVERIFY(document.undoStack().canUndo());
        QVERIFY(QFile::setPermissions(locked, look | QFile::WriteOwner));
    }
    void aFullDiskKeepsTheOldFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.battlefield.json"));
        BattlefieldDocument document;
        document.adopt(richSoho(), {}, false);
        QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        const QByteArray old = bytesOf(path);
        BattlefieldSteps steps(document);
        (void)steps.setStart(3, 3);
        for (const rlim_t room : {rlim_t{10}, rlim_t{50'000}, static_cast<rlim_t>(old.size() - 1)}) {
            const FullDisk disk(room);
            QCOMPARE(document.save().result, SaveResult::cannotWrite);
            QCOMPARE(bytesOf(path), old);
            QVERIFY(document.modified());
        }
        QCOMPARE(document.save().result, SaveResult::saved);
        QCOMPARE(bytesOf(path).toStdString(), textOf(document));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // no halves left about
    }
    void aPipeStaysAPipe()
    {
        const QTemporaryDir folder;
        const QByteArray path = folder.filePath(QStringLiteral("pipe")).toLocal8Bit();
        QCOMPARE(mkfifo(path.constData(), 0600), 0);
        const int reader = open(path.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        BattlefieldDocument document;
        QCOMPARE(document.saveAs(QString::fromLocal8Bit(path)).result, SaveResult::saved);
        QByteArray bytes(4096, '\0');
        bytes.truncate(
            qMax(ssize_t{0}, ::read(reader, bytes.data(), static_cast<std::size_t>(bytes.size()))));
        ::close(reader);
        QCOMPARE(bytes.toStdString(), textOf(document));
        struct stat status {};
        QCOMPARE(stat(path.constData(), &status), 0);
        QVERIFY(S_ISFIFO(status.st_mode));
    }
    void whatCannotBeReadLeavesTheDocument()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("bad.json"));
        write(path, "{\"fabletop\": \"battlefield\",\n  \"version\": 1, \"id\": 5}");
        BattlefieldDocument document;
        document.adopt(richSoho(), QStringLiteral("/x/y.json"), false);
        const std::string text = textOf(document);
        Diagnostics diagnostics;
        QVERIFY(!document.load(path, diagnostics));
        QVERIFY(hasErrors(diagnostics));
        QCOMPARE(diagnostics.front().where.line, 2);
        QVERIFY(!document.load(folder.filePath(QStringLiteral("none.json")), diagnostics));
        QCOMPARE(textOf(document), text);
        QCOMPARE(document.path(), QStringLiteral("/x/y.json"));
    }
    void aHeavyPictureOpensAgainAndDragsFast()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("heavy.battlefield.json"));
        BattlefieldDocument document;
        Battlefield heavy = richSoho();
        heavy.backdrop.file = "data:image/png;base64," + std::string(26u << 20, 'A');
        while (heavy.spaces.size() < 64)
            (void)addSpace(heavy, {0.5, 0.01 * static_cast<double>(heavy.spaces.size())}, {0});
        while (heavy.zones.size() < 16)
            (void)addZone(heavy);
        document.adopt(std::move(heavy), {}, false);
        BattlefieldSteps steps(document);
        QElapsedTimer timer;
        timer.start();
        document.history().beginDrag();
        for (int i = 1; i <= 100; ++i) {
            (void)steps.moveSpaces({0, 1, 2}, {-0.001 * i, 0});
            (void)document.problems();
        }
        document.history().endDrag();
        qInfo("an edit beside a picture of 26 MB takes %.2f ms", static_cast<double>(timer.elapsed()) / 100);
        QCOMPARE(document.saveAs(path).result, SaveResult::saved);
        BattlefieldDocument again;
        Diagnostics diagnostics;
        QVERIFY(again.load(path, diagnostics));
        QCOMPARE(textOf(again), textOf(document));
    }

    void aRemovedFileIsNotTakenForAnother()
    {
        const QTemporaryDir folder;
        BattlefieldDocument document;
        const QString first = folder.filePath(QStringLiteral("first.battlefield.json"));
        const QString second = folder.filePath(QStringLiteral("second.battlefield.json"));
        QCOMPARE(document.saveAs(first).result, SaveResult::saved);
        QVERIFY(QFile::remove(first));
        QCOMPARE(document.saveAs(second).result, SaveResult::saved);
        QVERIFY(QFile::exists(second)); // two files that are not there are not the same
        QCOMPARE(document.path(), second);
    }
};

QTEST_GUILESS_MAIN(TestBattlefieldDocument)
#include "tst_battlefielddocument.moc"
