// SPDX-License-Identifier: GPL-3.0-or-later
// The one door for writing files: whole or not at all, wherever the disk fails, and no way round it.

#include "model/content/files/growingfile.h"
#include "model/content/files/wholefile.h"
#include "tests/support/fulldisk.h"

#include <QBuffer>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace fabletop;
using namespace fabletop::test;

namespace {

const QByteArray before = "what was there before, and is longer than what comes after it\n";
const QByteArray after = "the new text\nin three\nlines\n";

/// Not the superuser while it lives, who may do everything.
class Nobody {
public:
    Nobody() : m_was(geteuid()), m_is(m_was != 0 || seteuid(65534) == 0) {}
    ~Nobody() { (void)!seteuid(m_was); }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;
    [[nodiscard]] bool is() const { return m_is; }

private:
    uid_t m_was;
    bool m_is;
};

unsigned int rights(const QString& path)
{
    struct stat there {};
    return ::stat(QFile::encodeName(path).constData(), &there) == 0 ? there.st_mode & 07777 : 0;
}

bool setRights(const QString& path, unsigned int mode)
{
    return ::chmod(QFile::encodeName(path).constData(), mode) == 0;
}

} // namespace

class TestWholeFile : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void writesAndReplaces()
    {
        QVERIFY(!writeWholeFile(path("a.txt"), before));
        QCOMPARE(contents(path("a.txt")), before);
        QVERIFY(!writeWholeFile(path("a.txt"), after));
        QCOMPARE(contents(path("a.txt")), after);
        QVERIFY(!writeWholeFile(path("a.txt"), {}));
        QCOMPARE(contents(path("a.txt")), QByteArray());
        QCOMPARE(files(), QStringList{"a.txt"});
    }

    void aFullDiskLeavesTheOldBytes()
    {
        QVERIFY(put(path("a.txt"), before));
        for (qint64 place = 0; place < after.size(); ++place) {
            std::optional<FileFault> fault;
            {
                const FullDisk disk(place);
                fault = writeWholeFile(path("a.txt"), after);
            }
            QVERIFY2(fault, qPrintable(QString::number(place)));
            QCOMPARE(fault->error(), EFBIG);
            QCOMPARE(contents(path("a.txt")), before);
            QCOMPARE(files(), QStringList{"a.txt"});
        }
        const FullDisk disk(after.size());
        QVERIFY(!writeWholeFile(path("a.txt"), after));
    }

    void aFullDiskLeavesNoNewFile()
    {
        for (qint64 place = 0; place < after.size(); ++place) {
            const FullDisk disk(place);
            QVERIFY(writeWholeFile(path("a.txt"), after).has_value());
            QCOMPARE(files(), QStringList());
        }
    }

    void copiesWholeOrNotAtAll()
    {
        QVERIFY(put(path("a.txt"), after));
        for (qint64 place = 0; place < after.size(); ++place) {
            const FullDisk disk(place);
            QVERIFY(copyWholeFile(path("a.txt"), path("b.txt")).has_value());
            QCOMPARE(files(), QStringList{"a.txt"});
        }
        QVERIFY(!copyWholeFile(path("a.txt"), path("b.txt"), Onto::nothing));
        QCOMPARE(contents(path("b.txt")), after);
        QVERIFY(put(path("b.txt"), before));
        const auto fault = copyWholeFile(path("a.txt"), path("b.txt"), Onto::nothing);
        QVERIFY(fault && fault->error() == EEXIST);
        QCOMPARE(contents(path("b.txt")), before);
        QVERIFY(copyWholeFile(path("none.txt"), path("c.txt")).has_value());
        QCOMPARE(files(), QStringList({"a.txt", "b.txt"}));
    }

    void permissionsStay()
    {
        for (const unsigned int mode : {0600u, 0640u, 0755u}) {
            QVERIFY(put(path("a.txt"), before) && setRights(path("a.txt"), mode));
            QVERIFY(!writeWholeFile(path("a.txt"), after));
            QCOMPARE(rights(path("a.txt")), mode);
        }
        const mode_t mask = umask(027);
        QVERIFY(!writeWholeFile(path("new.txt"), after));
        umask(mask);
        QCOMPARE(rights(path("new.txt")), 0640u);
    }

    void aLinkStaysAndItsTargetIsWritten()
    {
        QVERIFY(QDir().mkpath(path("real")) && put(path("real/a.txt"), before));
        QVERIFY(QFile::link(QStringLiteral("real/a.txt"), path("link.txt")));
        QVERIFY(QFile::link(path("link.txt"), path("second.txt")));
        QVERIFY(!writeWholeFile(path("second.txt"), after));
        QCOMPARE(contents(path("real/a.txt")), after);
        QVERIFY(QFileInfo(path("link.txt")).isSymLink() && QFileInfo(path("second.txt")).isSymLink());
        QVERIFY(QFile::link(QStringLiteral("real/none.txt"), path("hanging.txt")));
        QVERIFY(!writeWholeFile(path("hanging.txt"), after));
        QCOMPARE(contents(path("real/none.txt")), after);
        QVERIFY(QFile::link(QStringLiteral("round.txt"), path("round.txt")));
        QVERIFY(writeWholeFile(path("round.txt"), after).has_value());
    }

    void whatMayNotBeChangedIsRefused()
    {
        QVERIFY(put(path("mine.txt"), before) && setRights(path("mine.txt"), 0444));
        QVERIFY(QDir().mkpath(path("closed")) && put(path("closed/a.txt"), before));
        QVERIFY(setRights(path("closed/a.txt"), 0666) && setRights(path("closed"), 0555) &&
                setRights(m_folder->path(), 0777));
        {
            const Nobody nobody;
            QVERIFY(nobody.is());
            const auto file = writeWholeFile(path("mine.txt"), after);
            QVERIFY(file && file->error() == EACCES);
            QVERIFY2(
                file->sentence().endsWith(QStringLiteral("you don’t have permission to change this file.")),
                qPrintable(file->sentence()));
            // The file may be written, but its folder takes no second one: it isn't written in place.
            const auto folder = writeWholeFile(path("closed/a.txt"), after);
            QVERIFY(folder && folder->error() == EACCES);
            QVERIFY2(folder->sentence().endsWith(
                         QStringLiteral("you don’t have permission to create files in this folder.")),
                     qPrintable(folder->sentence()));
        }
        QVERIFY(setRights(path("closed"), 0755));
        QCOMPARE(contents(path("mine.txt")), before);
        QCOMPARE(contents(path("closed/a.txt")), before);
        QCOMPARE(QDir(path("closed")).entryList(QDir::Files | QDir::Hidden), QStringList{"a.txt"});
    }

    void whatIsInTheWayIsRefused()
    {
        QVERIFY(QDir().mkpath(path("folder")));
        QCOMPARE(writeWholeFile(path("folder"), after)->error(), EISDIR);
        QCOMPARE(writeWholeFile(path("no/such/a.txt"), after)->error(), ENOENT);
        QCOMPARE(writeWholeFile(path(QString(300, u'x')), after)->error(), ENAMETOOLONG);
        // A long name that is just allowed has room for the new file beside it.
        QVERIFY(!writeWholeFile(path(QString(255, u'y')), after));
    }

    void devicesAndPipesAreWrittenDirectly()
    {
        QVERIFY(!writeWholeFile(QStringLiteral("/dev/null"), after));
        QCOMPARE(writeWholeFile(QStringLiteral("/dev/full"), after)->error(), ENOSPC);
        QVERIFY(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600) == 0);
        QProcess reader;
        reader.start(QStringLiteral("cat"), {path("pipe")});
        QVERIFY(reader.waitForStarted());
        QVERIFY(!writeWholeFile(path("pipe"), after));
        QVERIFY(reader.waitForFinished());
        QCOMPARE(reader.readAll(), after);
        struct stat there {};
        QVERIFY(::stat(QFile::encodeName(path("pipe")).constData(), &there) == 0 && S_ISFIFO(there.st_mode));
    }

    void aFaultNamesFileFolderAndReason()
    {
        const QString home = QDir::homePath();
        QCOMPARE(FileFault(home + QStringLiteral("/Documents/duel.match"), ENOSPC).sentence(),
                 QStringLiteral("Couldn’t save duel.match in ~/Documents: the disk is full."));
        QCOMPARE(FileFault(QStringLiteral("/mnt/stick/a.hero"), EROFS).sentence(),
                 QStringLiteral("Couldn’t save a.hero in /mnt/stick: the disk is read-only."));
        for (const int error :
             {EDQUOT, EFBIG, EIO, EACCES, EPERM, ENOENT, EISDIR, EEXIST, ENAMETOOLONG, EMFILE})
            QVERIFY(!FileFault(path("a"), error).reason().isEmpty());
    }

    void whatAKilledProgramLeftIsCleared()
    {
        QVERIFY(put(path(".fabletop-0123.part"), after) && put(path(".fabletop-4567.part"), after) &&
                put(path("a.part"), after));
        QFile old(path(".fabletop-0123.part"));
        QVERIFY(old.open(QIODevice::ReadWrite) && old.setFileTime(QDateTime::currentDateTime().addSecs(-7200),
                                                                  QFileDevice::FileModificationTime));
        old.close();
        clearUnfinished(m_folder->path());
        QCOMPARE(files(), QStringList({".fabletop-4567.part",
                                       "a.part"})); // another window may be writing the young one
    }

    void aGrowingFileEndsAfterTheLastWholePiece()
    {
        QVERIFY(put(path("a.match"), before));
        const QByteArray line = "one more line\n";
        for (qint64 place = 0; place < line.size(); ++place) {
            GrowingFile file;
            QVERIFY(!file.open(path("a.match"), before.size()));
            {
                const FullDisk disk(before.size() + place);
                const auto fault = file.append(line);
                QVERIFY(fault && fault->error() == EFBIG);
                QCOMPARE(contents(path("a.match")), before);
                QCOMPARE(file.size(), before.size());
                QVERIFY(file.undisturbed());
            }
            QVERIFY(!file.append(line) && !file.sync());
            QCOMPARE(contents(path("a.match")), before + line);
            QVERIFY(put(path("a.match"), before));
        }
        GrowingFile file;
        QVERIFY(!file.open(path("a.match"), before.size()));
        QVERIFY(!writeWholeFile(path("a.match"), before)); // the same bytes, another file
        QVERIFY(!file.undisturbed());
        QCOMPARE(file.open(path("none.match"), 0)->error(), ENOENT);
    }

    /// Every file that is written in the program is written by the files beside wholefile.h.
    void thereIsNoOtherWay()
    {
        const QRegularExpression ways(QStringLiteral(
            R"(QSaveFile|QSettings|QTemporaryFile|std::(o|w)?fstream|ofstream|\bf(re)?open\s*\(|\bcreat\s*\(|)"
            R"((WriteOnly|ReadWrite|QIODevice::Append|QIODevice::Truncate|NewOnly)|)"
            R"(QFile::copy|QFile::resize|\.resize\(\w*[pP]ath|\bcopy\(\w*[pP]ath|setFileName|setOutputFileName|)"
            R"((QPdfWriter|QSvgGenerator|QImageWriter) \w+\((?!&)[^)]|\.save\((?!&|\))|zip_open\s*\(|sendfile|std::filesystem)"));
        // A buffer in memory is no file; the settings of earlier versions are only read, in one file that
        // does nothing else.
        const QRegularExpression harmless(QStringLiteral(R"(\bbuffer\.open\(QIODevice::WriteOnly\))"));
        const QStringList doors{
            "model/content/files/wholefile.cpp",        "model/content/files/wholefile.h",
            "model/content/files/systemfile.cpp",       "model/content/files/systemfile.h",
            "app/window/keeping/settingsmigration.cpp", "app/window/keeping/settingsmigration.h",
            "app/window/keeping/settingsfile.h"};
        for (const char* way :
             {"QSaveFile file(name);", "file.open(QIODevice::WriteOnly)", "QSettings kept;",
              "std::ofstream out(\"a\");", "QFile::copy(a, b)", "picture.save(path)", "QPdfWriter pdf(path);",
              "out.open(QIODevice::ReadWrite | QIODevice::Unbuffered)"})
            QVERIFY2(ways.match(QLatin1String(way)).hasMatch() &&
                         !harmless.match(QLatin1String(way)).hasMatch(),
                     way);
        QStringList found;
        int looked = 0;
        const QDir top(QStringLiteral(FABLETOP_SOURCE_DIR));
        for (const char* folder : {"app", "model", "views"}) {
            QDirIterator sources(top.filePath(QLatin1String(folder)), {"*.cpp", "*.h"}, QDir::Files,
                                 QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                const QString name = top.relativeFilePath(sources.next());
                ++looked;
                if (doors.contains(name)) continue;
                int number = 0;
                for (const QByteArray& line : contents(sources.filePath()).split('\n')) {
                    ++number;
                    const QString text = QString::fromUtf8(line);
                    if (ways.match(text).hasMatch() && !harmless.match(text).hasMatch())
                        found << QStringLiteral("%1:%2: %3").arg(name).arg(number).arg(text.trimmed());
                }
            }
        }
        QVERIFY(looked > 300);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        const QByteArray older =
            contents(top.filePath(QStringLiteral("app/window/keeping/settingsmigration.cpp")));
        QVERIFY(older.contains("const QSettings ") && !older.contains("setValue") && !older.contains("sync"));
    }
};

QTEST_GUILESS_MAIN(TestWholeFile)
#include "tst_wholefile.moc"
