// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/files/filefault.h"

#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFileInfo>
#include <cerrno>
#include <system_error>

namespace fabletop {

QString FileFault::reason() const
{
    switch (m_error) {
    case ENOSPC: return tr("the disk is full");
    case EDQUOT: return tr("you’ve used up your disk quota");
    case EFBIG: return tr("the file is larger than the system allows");
    case EROFS: return tr("the disk is read-only");
    case EIO: return tr("the disk reported an error");
    case EACCES:
    case EPERM:
        return m_of == Of::folder ? tr("you don’t have permission to create files in this folder")
                                  : tr("you don’t have permission to change this file");
    case ENOENT:
    case ENOTDIR: return tr("the folder doesn’t exist");
    case EISDIR: return tr("a folder with this name already exists");
    case EEXIST: return tr("a file with this name already exists");
    case ELOOP: return tr("the link leads back to itself");
    case ENAMETOOLONG: return tr("the name is too long");
    default: return QString::fromLocal8Bit(std::generic_category().message(m_error).c_str());
    }
}

QString FileFault::sentence() const
{
    const QFileInfo info(m_path);
    return tr("Couldn’t save %1 in %2: %3.")
        .arg(spokenFile(m_path), spokenName(shownFolder(info.absolutePath())), reason());
}

QString shownFolder(const QString& folder)
{
    const QString home = QDir::homePath();
    const bool below = home != u"/" && (folder == home || folder.startsWith(home + u'/'));
    return QDir::toNativeSeparators(below ? u'~' + folder.mid(home.size()) : folder);
}

} // namespace fabletop
