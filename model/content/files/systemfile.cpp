// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/files/systemfile.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace fabletop {

namespace {

constexpr mode_t allRights = 07777;

/// File systems that know no flushing say so by these, and are as safe as they can be.
int syncError(int number)
{
    if (::fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS) return 0;
    return errno;
}

} // namespace

int SystemFile::open(const QByteArray& name, int flags, unsigned int mode)
{
    (void)close();
    m_number = ::open(name.constData(), flags | O_CLOEXEC, mode);
    return m_number < 0 ? errno : 0;
}

int SystemFile::write(const char* bytes, qsizetype count)
{
    while (count > 0) {
        const ssize_t written = ::write(m_number, bytes, static_cast<std::size_t>(count));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes += written;
        count -= written;
    }
    return 0;
}

int SystemFile::writeAt(qint64 place, const char* bytes, qsizetype count)
{
    while (count > 0) {
        const ssize_t written = ::pwrite(m_number, bytes, static_cast<std::size_t>(count), place);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        if (written == 0) return ENOSPC;
        bytes += written;
        place += written;
        count -= written;
    }
    return 0;
}

int SystemFile::cut(qint64 size)
{
    return ::ftruncate(m_number, size) == 0 ? 0 : errno;
}

int SystemFile::sync()
{
    return syncError(m_number);
}

int SystemFile::nameIt(const QByteArray& name) const
{
    const QByteArray self = "/proc/self/fd/" + QByteArray::number(m_number);
    return ::linkat(AT_FDCWD, self.constData(), AT_FDCWD, name.constData(), AT_SYMLINK_FOLLOW) == 0 ? 0
                                                                                                    : errno;
}

int SystemFile::close()
{
    if (m_number < 0) return 0;
    const int closed = ::close(std::exchange(m_number, -1));
    return closed == 0 || errno == EINTR ? 0 : errno; // interrupted, it is closed all the same
}

int SystemFile::look(struct stat& into) const
{
    return ::fstat(m_number, &into) == 0 ? 0 : errno;
}

void SystemFile::takeRightsOf(const struct stat& other)
{
    // First the owner: giving a file away takes some permissions from it.
    const auto nobody = static_cast<uid_t>(-1);
    [[maybe_unused]] const bool given =
        ::fchown(m_number, other.st_uid, other.st_gid) == 0 || ::fchown(m_number, nobody, other.st_gid) == 0;
    (void)::fchmod(m_number, other.st_mode & allRights);
}

int syncFolder(const QByteArray& file)
{
    const qsizetype slash = file.lastIndexOf('/');
    const QByteArray folder = slash < 0 ? QByteArray(".") : slash == 0 ? QByteArray("/") : file.left(slash);
    const int number = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (number < 0) return 0; // a folder that may not be listed
    const int error = syncError(number);
    ::close(number);
    return error;
}

} // namespace fabletop
