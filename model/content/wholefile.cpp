#include "model/content/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace fabletop {

namespace {

/// A device or pipe: renaming a file over it would put the file in its place, for every program on the machine.
bool takesNoFile(const QString& file)
{
    const QFileInfo info(file);
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace

QByteArray readAtMost(QIODevice& device, qsizetype most)
{
    constexpr qsizetype piece = 64 * 1024; // bytes; most files are smaller
    QByteArray bytes;
    while (bytes.size() < most) {
        const QByteArray more = device.read(std::min(most - bytes.size(), std::max(piece, bytes.size())));
        if (more.isEmpty()) break;
        bytes += more;
    }
    return bytes;
}

QString writeWholeFile(const QString& file, const QByteArray& bytes)
{
    if (takesNoFile(file)) {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.flush()) return out.errorString();
        return {};
    }
    QSaveFile out(file);
    out.setDirectWriteFallback(true);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) return out.errorString();
    // Where the folder takes no second file `commit` says nothing of a full disk; only `flush` does.
    if (!out.flush() || !out.commit()) return out.errorString();
    return {};
}

} // namespace fabletop
