// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/files/growingfile.h"

#include <QFile>
#include <fcntl.h>
#include <sys/stat.h>

namespace fabletop {

std::optional<FileFault> GrowingFile::open(const QString& path, qint64 size)
{
    m_path = path;
    m_size = size;
    if (const int error = m_file.open(QFile::encodeName(path), O_WRONLY, 0)) return FileFault(path, error);
    return std::nullopt;
}

std::optional<FileFault> GrowingFile::append(const QByteArray& bytes)
{
    if (const int error = m_file.writeAt(m_size, bytes.constData(), bytes.size())) {
        (void)m_file.cut(m_size); // a reader takes half a line for a torn one where even this fails
        return FileFault(m_path, error);
    }
    m_size += bytes.size();
    return std::nullopt;
}

std::optional<FileFault> GrowingFile::sync()
{
    if (const int error = m_file.sync()) return FileFault(m_path, error);
    return std::nullopt;
}

bool GrowingFile::undisturbed() const
{
    struct stat own {};
    struct stat named {};
    if (m_file.look(own) != 0 || ::stat(QFile::encodeName(m_path).constData(), &named) != 0) return false;
    return own.st_dev == named.st_dev && own.st_ino == named.st_ino && own.st_size == m_size;
}

} // namespace fabletop
