// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/files/wholefile.h"

#include "model/content/files/systemfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fabletop {

namespace {

constexpr int mostLinks = 40;            ///< as the system follows them
constexpr qint64 abandonedAfter = 3600;  ///< seconds: another window may be writing just now
constexpr qsizetype piece = 1024 * 1024; ///< bytes
const QString unfinished = QStringLiteral(".fabletop-");
const QString unfinishedEnding = QStringLiteral(".part");

/// A device or pipe, by its kind and not by its folder: /dev/shm holds files like any other.
bool writtenDirectly(const QString& file)
{
    struct stat there {};
    return ::stat(QFile::encodeName(file).constData(), &there) == 0 && !S_ISREG(there.st_mode) &&
           !S_ISDIR(there.st_mode);
}

/// The file that a name leads to in the end, which need not exist.
QString afterLinks(QString file)
{
    for (int link = 0; link < mostLinks; ++link) {
        QByteArray target(4096, '\0');
        const ssize_t size = ::readlink(QFile::encodeName(file).constData(), target.data(),
                                        static_cast<std::size_t>(target.size()));
        if (size <= 0 || size >= target.size()) break;
        const QString to = QFile::decodeName(target.left(size));
        file = QDir::isAbsolutePath(to) ? to : QFileInfo(file).path() + u'/' + to;
    }
    return file;
}

/// A new file beside the one it is to become; gone again unless it became it.
class NewFile {
public:
    explicit NewFile(const QString& asked) : m_asked(asked), m_place(afterLinks(asked)) {}
    ~NewFile()
    {
        (void)m_file.close();
        if (!m_name.isEmpty() && !m_nameless) ::unlink(m_name.constData());
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    std::optional<FileFault> open(Onto onto)
    {
        struct stat there {};
        const QByteArray place = QFile::encodeName(m_place);
        const bool replaces = ::stat(place.constData(), &there) == 0;
        if (!replaces && errno != ENOENT) return fault(errno);
        if (replaces && onto == Onto::nothing) return fault(EEXIST);
        if (replaces && S_ISDIR(there.st_mode)) return fault(EISDIR);
        if (replaces && ::faccessat(AT_FDCWD, place.constData(), W_OK, AT_EACCESS) != 0) return fault(errno);
        const QString name = QFileInfo(m_place).path() + u'/' + unfinished +
                             QUuid::createUuid().toString(QUuid::Id128) + unfinishedEnding;
        const QByteArray bytes = QFile::encodeName(name);
        // A file that is private now must not be readable by others even for a moment.
        const unsigned int rights = replaces ? 0600 : 0666;
        // Without a name until it is whole: a killed program leaves nothing behind. Not every file system
        // can.
        m_nameless =
            ::access("/proc/self/fd", X_OK) == 0 &&
            m_file.open(QFile::encodeName(QFileInfo(m_place).path()), O_WRONLY | O_TMPFILE, rights) == 0;
        if (!m_nameless)
            if (const int error = m_file.open(bytes, O_WRONLY | O_CREAT | O_EXCL, rights))
                return FileFault(error == ENOENT ? m_place : m_asked, error, FileFault::Of::folder);
        m_name = bytes;
        if (replaces) m_file.takeRightsOf(there);
        m_onto = onto;
        return std::nullopt;
    }
    std::optional<FileFault> write(const char* bytes, qsizetype count)
    {
        const int error = m_file.writeAt(m_size, bytes, count);
        m_size += count;
        return error ? fault(error) : std::nullopt;
    }
    std::optional<FileFault> finish()
    {
        int error = m_file.sync();
        if (error == 0 && m_nameless) error = giveName();
        if (const int closing = m_file.close(); error == 0) error = closing;
        if (error == 0) error = move();
        return error ? fault(error) : std::nullopt;
    }

private:
    int giveName()
    {
        if (const int error = m_file.nameIt(m_name)) return error;
        m_nameless = false;
        return 0;
    }
    int move()
    {
        const QByteArray place = QFile::encodeName(m_place);
        // A link is made only where nothing has the name; file systems that know none are trusted to be
        // alone.
        if (m_onto == Onto::nothing && ::link(m_name.constData(), place.constData()) == 0)
            return syncFolder(place);
        if (m_onto == Onto::nothing && errno == EEXIST) return EEXIST;
        if (::rename(m_name.constData(), place.constData()) != 0) return errno;
        m_name.clear();
        return syncFolder(place);
    }
    [[nodiscard]] std::optional<FileFault> fault(int error) const { return FileFault(m_asked, error); }

    QString m_asked;
    QString m_place;
    QByteArray m_name;       ///< of the new file; empty: there is none
    bool m_nameless = false; ///< it has not got its name yet
    SystemFile m_file;
    qint64 m_size = 0;
    Onto m_onto = Onto::anything;
};

std::optional<FileFault> writeDirectly(const QString& file, const QByteArray& bytes)
{
    SystemFile out;
    // At its end: the standard output may be a file that has more in it already.
    int error = out.open(QFile::encodeName(file), O_WRONLY | O_APPEND, 0);
    if (error == 0) error = out.write(bytes.constData(), bytes.size());
    if (const int closing = out.close(); error == 0) error = closing;
    return error ? std::optional(FileFault(file, error)) : std::nullopt;
}

} // namespace

QByteArray readAtMost(QIODevice& device, qsizetype most)
{
    constexpr qsizetype first = 64 * 1024; // bytes; most files are smaller
    QByteArray bytes;
    while (bytes.size() < most) {
        const QByteArray more = device.read(std::min(most - bytes.size(), std::max(first, bytes.size())));
        if (more.isEmpty()) break;
        bytes += more;
    }
    return bytes;
}

std::optional<FileFault> writeWholeFile(const QString& file, const QByteArray& bytes, Onto onto)
{
    if (writtenDirectly(file)) return writeDirectly(file, bytes);
    NewFile fresh(file);
    if (auto fault = fresh.open(onto)) return fault;
    if (auto fault = fresh.write(bytes.constData(), bytes.size())) return fault;
    return fresh.finish();
}

std::optional<FileFault> copyWholeFile(const QString& from, const QString& to, Onto onto)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly)) return FileFault(to, ENOENT);
    NewFile fresh(to);
    if (auto fault = fresh.open(onto)) return fault;
    while (true) {
        const QByteArray bytes = source.read(piece);
        if (bytes.isEmpty()) break;
        if (auto fault = fresh.write(bytes.constData(), bytes.size())) return fault;
    }
    if (source.error() != QFileDevice::NoError) return FileFault(to, EIO);
    return fresh.finish();
}

void clearUnfinished(const QString& folder)
{
    const QDateTime now = QDateTime::currentDateTime();
    for (const QFileInfo& left :
         QDir(folder).entryInfoList({unfinished + u'*' + unfinishedEnding}, QDir::Files | QDir::Hidden))
        if (left.lastModified().secsTo(now) > abandonedAfter) QFile::remove(left.filePath());
}

} // namespace fabletop
