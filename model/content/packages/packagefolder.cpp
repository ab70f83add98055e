// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/packagefolder.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>

namespace fabletop {

namespace {

const QString unfinished = QStringLiteral(".new-");
const QString putAside = QStringLiteral(".old-");
constexpr qint64 abandonedAfter = 3600; ///< seconds: another window may be unpacking just now

/// A folder goes with all that is in it, a link to one goes alone.
bool clear(const QString& path)
{
    const QFileInfo info(path);
    if (info.isSymLink() || info.isFile()) return QFile::remove(path);
    return !info.exists() || QDir(path).removeRecursively();
}

/// Writes every file below `folder`; empty, or what went wrong.
QString unfold(const ArchiveFiles& files, const QString& folder)
{
    for (const auto& [path, bytes] : files) {
        const QString file = folder + u'/' + QString::fromStdString(path);
        QDir().mkpath(QFileInfo(file).absolutePath());
        if (const auto fault = writeWholeFile(file, bytes)) return fault->sentence();
    }
    return {};
}

QString cannot(const QString& folder)
{
    return QCoreApplication::translate("PackageFolder", "Couldn’t change %1.")
        .arg(QDir::toNativeSeparators(folder));
}

} // namespace

PackageFolder::PackageFolder(QString folder) : m_folder(std::move(folder)) {}

QString PackageFolder::placeOf(const std::string& id) const
{
    return m_folder + u'/' + QString::fromStdString(id);
}

QString PackageFolder::asideOf(const std::string& id) const
{
    return m_folder + u'/' + putAside + QString::fromStdString(id);
}

std::optional<InstalledPackage> PackageFolder::find(const std::string& id) const
{
    Diagnostics ignored;
    const QString folder = placeOf(id);
    const auto text = readTextFile(folder + u'/' + QLatin1String(manifestName), ignored);
    auto manifest = text ? readManifest(*text, manifestName, ignored) : std::nullopt;
    if (!manifest || manifest->id != id) return std::nullopt;
    return InstalledPackage{std::move(*manifest), folder};
}

std::vector<InstalledPackage> PackageFolder::installed() const
{
    std::vector<InstalledPackage> all;
    for (const QString& name : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (auto one = find(name.toStdString())) all.push_back(std::move(*one));
    std::stable_sort(all.begin(), all.end(), [](const InstalledPackage& a, const InstalledPackage& b) {
        return QString::localeAwareCompare(QString::fromStdString(a.manifest.title),
                                           QString::fromStdString(b.manifest.title)) < 0;
    });
    return all;
}

Standing PackageFolder::standing(const PackageManifest& manifest) const
{
    const auto there = find(manifest.id);
    if (!there) return Standing::fresh;
    if (there->manifest.author != manifest.author) return Standing::otherAuthor;
    if (there->manifest == manifest) return Standing::same;
    return manifest.revision > there->manifest.revision ? Standing::newer : Standing::older;
}

QString PackageFolder::install(const Package& package)
{
    repair();
    QDir().mkpath(m_folder);
    QTemporaryDir fresh(m_folder + u'/' + unfinished + QStringLiteral("XXXXXX"));
    if (!fresh.isValid()) return cannot(m_folder);
    if (const QString why = unfold(package.files, fresh.path()); !why.isEmpty()) return why;
    const QString place = placeOf(package.manifest.id);
    const QString aside = asideOf(package.manifest.id);
    const QFileInfo there(place);
    const bool replaces = there.exists() || there.isSymLink();
    if (replaces && (!clear(aside) || !QDir().rename(place, aside))) return cannot(place);
    if (!QDir().rename(fresh.path(), place)) {
        if (replaces) (void)QDir().rename(aside, place);
        return cannot(place);
    }
    fresh.setAutoRemove(false);
    clear(aside);
    return {};
}

QString PackageFolder::remove(const std::string& id)
{
    const QString aside = asideOf(id);
    // Moved first: what is half removed is not installed.
    if (!find(id) || !clear(aside) || !QDir().rename(placeOf(id), aside)) return cannot(placeOf(id));
    QFile::remove(aside + u'/' +
                  QLatin1String(manifestName)); // so that it is not taken for something to bring back
    clear(aside);
    return {};
}

void PackageFolder::repair()
{
    const QDir folder(m_folder);
    for (const QFileInfo& left : folder.entryInfoList({putAside + u'*'}, QDir::Dirs | QDir::Hidden)) {
        const QString id = left.fileName().mid(putAside.size());
        const bool whole = QFileInfo(left.filePath() + u'/' + QLatin1String(manifestName)).isFile();
        if (!whole || QFileInfo::exists(placeOf(id.toStdString())) ||
            !QDir().rename(left.filePath(), placeOf(id.toStdString())))
            clear(left.filePath());
    }
    const QDateTime now = QDateTime::currentDateTime();
    for (const QFileInfo& left : folder.entryInfoList({unfinished + u'*'}, QDir::Dirs | QDir::Hidden))
        if (left.lastModified().secsTo(now) > abandonedAfter) clear(left.filePath());
}

} // namespace fabletop
