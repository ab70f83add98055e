// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/autosaveplace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace fabletop {

namespace {

const QString autosaveEnding = QStringLiteral(".autosave");
const QString lockEnding = QStringLiteral(".lock");

std::unique_ptr<QLockFile> lockFor(const QString& autosave)
{
    auto lock = std::make_unique<QLockFile>(autosave + lockEnding);
    lock->setStaleLockTime(0); // only a program that has ended gives it up
    return lock;
}

} // namespace

AutosavePlace::AutosavePlace(QString folder, QString ending)
    : m_folder(std::move(folder)), m_ending(std::move(ending))
{}

bool AutosavePlace::pick(const QString& path)
{
    if (!m_target.isEmpty()) return true;
    // A copy that is there already is of a crash or of another window: it is not ours to write over.
    if (!path.isEmpty() && !QFileInfo::exists(beside(path)) && claim(beside(path))) return true;
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder)) return false;
    return claim(QDir(m_folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + m_ending +
                                         autosaveEnding));
}

bool AutosavePlace::claim(const QString& autosave)
{
    auto lock = lockFor(autosave);
    if (!lock->tryLock(0)) return false;
    m_lock = std::move(lock);
    m_target = autosave;
    return true;
}

void AutosavePlace::forget()
{
    if (m_target.isEmpty()) return;
    QFile::remove(m_target);
    m_target.clear();
    m_lock.reset();
}

QString AutosavePlace::beside(const QString& path)
{
    return path + autosaveEnding;
}

bool AutosavePlace::left(const QString& autosave)
{
    if (!QFileInfo(autosave).isFile()) return false;
    const auto lock = lockFor(autosave);
    // On a full disk or in a folder that takes no files there is no lock to be had, and nobody else has one.
    return lock->tryLock(0) || lock->error() != QLockFile::LockFailedError;
}

QString AutosavePlace::ownerOf(const QString& autosave, const QString& recorded)
{
    const QString beside = autosave.chopped(autosaveEnding.size());
    const bool moved = !recorded.isEmpty() &&
                       QFileInfo(recorded).fileName() == QFileInfo(beside).fileName() &&
                       !QFileInfo::exists(QFileInfo(recorded).path());
    return moved ? beside : recorded;
}

QStringList AutosavePlace::leftIn(const QString& folder, const QString& ending)
{
    QStringList all;
    const QDir directory(folder);
    for (const QString& name : directory.entryList({u'*' + ending + autosaveEnding}, QDir::Files))
        if (left(directory.filePath(name))) all << directory.filePath(name);
    return all;
}

} // namespace fabletop
