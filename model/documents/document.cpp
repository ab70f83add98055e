// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/document.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/match/words/spokenname.h"

#include <QFileInfo>

namespace fabletop {

namespace {

/// The first line of a copy, a comment of the language: which file it is a copy of.
const QByteArray headOfCopy = QByteArrayLiteral("# copy of: ");

} // namespace

QString Document::title(Language language) const
{
    const QString called = m_path.isEmpty() ? name(language) : spokenFile(m_path);
    return (modified() ? QStringLiteral("• ") : QString()) + called;
}

void Document::begin(const QString& path)
{
    m_path = path;
    m_onDisk = path.isEmpty() ? QByteArray() : contentHashOfFile(path);
    Q_EMIT changed();
    Q_EMIT replaced();
    Q_EMIT pathChanged();
}

bool Document::load(const QString& path, Diagnostics& diagnostics)
{
    const auto text = readTextFile(path, diagnostics);
    if (!text || !read(*text, path, false, diagnostics)) return false;
    m_onDisk = contentHash(QByteArray::fromStdString(*text)); // what was read, whatever lies there by now
    return true;
}

bool Document::changedOnDisk() const
{
    return !m_path.isEmpty() && QFileInfo(m_path).isFile() && contentHashOfFile(m_path) != m_onDisk;
}

SaveReport Document::save()
{
    if (!changedOnDisk()) return write(m_path);
    return {SaveResult::changedOnDisk,
            tr("%1 was changed by another program since it was opened.").arg(spokenPath(m_path))};
}

SaveReport Document::saveAs(const QString& path)
{
    if (!m_path.isEmpty() && isSameFile(path, m_path)) return save();
    return write(path);
}

SaveReport Document::write(const QString& path)
{
    if (path.isEmpty()) return {SaveResult::cannotWrite, words().noFile};
    aboutToWrite();
    const QByteArray bytes = serialise();
    if (const auto fault = writeWholeFile(path, bytes)) return {SaveResult::cannotWrite, fault->sentence()};
    m_onDisk = contentHash(bytes);
    const bool moved = path != m_path;
    m_path = path;
    markSaved();
    if (moved) Q_EMIT pathChanged();
    Q_EMIT saved();
    return {};
}

std::function<QByteArray()> Document::copier() const
{
    return [copy = headOfCopy + m_path.toUtf8() + '\n' + serialise()] { return copy; };
}

std::optional<QString> Document::ownerOfCopy(const QByteArray& copy) const
{
    const qsizetype end = copy.indexOf('\n');
    if (end < 0 || !copy.startsWith(headOfCopy)) return std::nullopt;
    return QString::fromUtf8(copy.mid(headOfCopy.size(), end - headOfCopy.size()));
}

std::string Document::contentOfCopy(const QByteArray& copy) const
{
    return copy.mid(copy.indexOf('\n') + 1).toStdString();
}

bool Document::restore(const QByteArray& copy, const QString& path, Diagnostics& diagnostics)
{
    return read(contentOfCopy(copy), path, true, diagnostics);
}

} // namespace fabletop
