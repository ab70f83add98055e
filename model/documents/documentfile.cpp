// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/documentfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace fabletop {

QByteArray contentHash(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256);
}

QByteArray contentHashOfFile(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file)) return {};
    return hash.result();
}

bool isSameFile(const QString& a, const QString& b)
{
    const QFileInfo one(a);
    const QFileInfo other(b);
    if (one.exists() && other.exists()) return one == other;
    return QDir::cleanPath(one.absoluteFilePath()) == QDir::cleanPath(other.absoluteFilePath());
}

} // namespace fabletop
