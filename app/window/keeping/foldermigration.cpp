// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keeping/foldermigration.h"

#include "model/content/files/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace fabletop {

namespace {

const char* const parts[] = {"heroes", "battlefields", "rulesets", "packages", "scenarios", "trials"};
constexpr qint64 largestList = 64 * 1024;

/// "lamplighter (2).hero": before the first dot, so that the ending stays.
QString freeName(const QString& path)
{
    const QFileInfo info(path);
    const QString stem = info.path() + u'/' + info.baseName();
    const QString ending = info.completeSuffix().isEmpty() ? QString() : u'.' + info.completeSuffix();
    QString name = path;
    for (int number = 2; QFileInfo::exists(name) || QFileInfo(name).isSymLink(); ++number)
        name = QStringLiteral("%1 (%2)%3").arg(stem).arg(number).arg(ending);
    return name;
}

bool sameContents(const QString& a, const QString& b)
{
    QFile one(a);
    QFile other(b);
    return one.size() == other.size() && one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly) &&
           one.readAll() == other.readAll();
}

constexpr QDir::Filters everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

/// Whether all that is in `part` is in `whole` too.
bool within(const QString& part, const QString& whole)
{
    const QFileInfoList entries = QDir(part).entryInfoList(everything);
    return std::all_of(entries.begin(), entries.end(), [&](const QFileInfo& one) {
        const QString other = whole + u'/' + one.fileName();
        return one.isDir() ? within(one.filePath(), other) : sameContents(one.filePath(), other);
    });
}

bool copyFolder(const QString& from, const QString& to)
{
    const QFileInfoList entries = QDir(from).entryInfoList(everything);
    return QDir().mkpath(to) && std::all_of(entries.begin(), entries.end(), [&](const QFileInfo& one) {
               const QString place = to + u'/' + one.fileName();
               return one.isDir() ? copyFolder(one.filePath(), place) : !copyWholeFile(one.filePath(), place);
           });
}

class Mover {
public:
    explicit Mover(QStringList& left) : m_left(left) {}

    void folder(const QString& from, const QString& to)
    {
        if (QFileInfo(from).isSymLink()) return link(from, to);
        if (!QFileInfo::exists(to) && QDir().rename(from, to)) return;
        if (!QDir().mkpath(to)) return tell(from);
        for (const QFileInfo& one : QDir(from).entryInfoList(everything)) {
            const QString place = to + u'/' + one.fileName();
            one.isDir() && !one.isSymLink() ? folder(one.filePath(), place) : file(one.filePath(), place);
        }
        QDir().rmdir(from); // if everything has gone
    }
    /// What keeps together, such as a package: all of it is in its new place, or nothing.
    void whole(const QString& from, const QString& to)
    {
        const QString place = freeName(to);
        const QString copy = QFileInfo(to).path() + QStringLiteral("/.new-moved-") +
                             QFileInfo(to).fileName(); // as packages are unpacked
        const bool there = QFileInfo::exists(to) && within(from, to);
        if (!there && QDir().rename(from, place)) return;
        QDir(copy).removeRecursively();
        if ((there || (copyFolder(from, copy) && QDir().rename(copy, place))) &&
            QDir(from).removeRecursively())
            return;
        tell(from);
    }
    void wholes(const QString& from, const QString& to)
    {
        if (QFileInfo(from).isSymLink()) return link(from, to);
        if (!QFileInfo::exists(to) && QDir().rename(from, to)) return;
        if (!QDir().mkpath(to)) return tell(from);
        for (const QFileInfo& one : QDir(from).entryInfoList(everything)) {
            const QString place = to + u'/' + one.fileName();
            one.isDir() && !one.isSymLink() ? whole(one.filePath(), place) : file(one.filePath(), place);
        }
        QDir().rmdir(from);
    }

private:
    void file(const QString& from, const QString& to)
    {
        if (!QFileInfo(from).isSymLink() && QFileInfo(to).isFile() && sameContents(from, to)) {
            QFile::remove(from);
            return;
        }
        const QString place = freeName(to);
        if (QDir().rename(from, place)) return;
        // Another disk: a copy first, then the original goes.
        if (!QFileInfo(from).isFile() || copyWholeFile(from, place, Onto::nothing) || !QFile::remove(from))
            tell(from);
    }
    /// The link leads where it led, from wherever it is.
    void link(const QString& from, const QString& to)
    {
        if (!QFile::link(QFileInfo(from).symLinkTarget(), freeName(to)) || !QFile::remove(from)) tell(from);
    }
    void tell(const QString& from)
    {
        const QFileInfo info(from);
        m_left << QCoreApplication::translate(
                      "OldPlaces",
                      "Couldn’t move %1 out of %2. It isn’t lost, but Fabletop no longer looks there.")
                      .arg(info.fileName(), shownFolder(info.absolutePath()));
    }

    QStringList& m_left;
};

QStringList linesOf(const QString& path)
{
    QFile file(path);
    return !path.isEmpty() && file.open(QIODevice::ReadOnly)
               ? QString::fromUtf8(file.read(largestList)).split(u'\n', Qt::SkipEmptyParts)
               : QStringList();
}

/// The list of battlefields opened lately names their paths.
void renewList(const QString& older, const QString& newer, const MovedFolder& moved)
{
    const QStringList before = linesOf(newer);
    QStringList lines;
    for (QString line : before + linesOf(older)) {
        if (line.startsWith(moved.from + u'/') && QFileInfo::exists(moved.to + line.mid(moved.from.size())))
            line = moved.to + line.mid(moved.from.size());
        if (!lines.contains(line)) lines << line;
    }
    if (lines != before && writeWholeFile(newer, lines.join(u'\n').toUtf8())) return;
    if (!older.isEmpty()) QFile::remove(older);
}

} // namespace

Moves moveOutOfMatches(const QString& dataFolder)
{
    Moves moves;
    Mover mover(moves.left);
    for (const char* part : parts) {
        const MovedFolder moved{dataFolder + QStringLiteral("/matches/") + QLatin1String(part),
                                dataFolder + u'/' + QLatin1String(part)};
        const QString list = QStringLiteral("/recent.txt");
        const bool both = QFileInfo::exists(moved.from + list) && QFileInfo::exists(moved.to + list);
        if (both) renewList(moved.from + list, moved.to + list, moved);
        const bool keepsTogether = QLatin1String(part) == QLatin1String("packages");
        if (QFileInfo(moved.from).isDir())
            keepsTogether ? mover.wholes(moved.from, moved.to) : mover.folder(moved.from, moved.to);
        if (QFileInfo::exists(moved.to + list)) renewList({}, moved.to + list, moved);
        moves.folders << moved;
    }
    return moves;
}

} // namespace fabletop
