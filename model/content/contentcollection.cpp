// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/contentcollection.h"

#include "model/content/catalogue.h"
#include "model/content/packages/packagefolder.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>

namespace fabletop {

namespace {

constexpr qsizetype mostOfAFolder = 200; ///< who has more of their own finds the first ones
constexpr qint64 largestPicture = 21 * 1024 * 1024;

QFileInfoList filesOf(const QString& folder, const QString& pattern)
{
    return QDir(folder)
        .entryInfoList({pattern}, QDir::Files | QDir::Readable, QDir::Name)
        .mid(0, mostOfAFolder);
}

} // namespace

ContentCollection::ContentCollection(QString folder) : m_folder(std::move(folder)) {}

bool ContentCollection::refresh()
{
    QStringList stamps;
    m_heroFiles.clear();
    m_fieldFiles.clear();
    m_ruleSets.clear();
    m_pictures.clear();
    if (!m_folder.isEmpty()) {
        look(m_folder, {}, stamps);
        for (const InstalledPackage& package : PackageFolder(packagesFolder()).installed()) {
            look(package.folder, QString::fromStdString(package.manifest.title), stamps);
            for (const QFileInfo& file :
                 filesOf(package.folder + QStringLiteral("/rulesets"), QStringLiteral("*.rules")))
                m_ruleSets << file.filePath();
            lookForPictures(package.folder + QStringLiteral("/art"));
        }
    }
    for (auto one = m_pictures.cbegin(); one != m_pictures.cend(); ++one)
        stamps << one.value() + u'|' +
                      QString::number(QFileInfo(one.value()).lastModified().toMSecsSinceEpoch());
    stamps.sort();
    if (stamps == m_stamps) return false;
    m_stamps = stamps;
    m_heroesRead = m_fieldsRead = false;
    return true;
}

void ContentCollection::look(const QString& folder, const QString& package, QStringList& stamps)
{
    const auto take = [&](const QString& below, const QString& pattern, std::vector<Found>& found) {
        for (const QFileInfo& file : filesOf(folder + below, pattern)) {
            found.push_back({file.filePath(), package});
            stamps << QStringLiteral("%1|%2|%3|%4")
                          .arg(file.filePath(), package)
                          .arg(file.size())
                          .arg(file.lastModified().toMSecsSinceEpoch());
        }
    };
    take(QStringLiteral("/heroes"), QStringLiteral("*.hero"), m_heroFiles);
    std::vector<Found> pictures; // a hero is read with those beside it, so another picture is another hero
    for (const QString& pattern : {QStringLiteral("*.png"), QStringLiteral("*.svg")})
        take(QStringLiteral("/heroes"), pattern, pictures);
    take(QStringLiteral("/battlefields"), QStringLiteral("*.battlefield.json"), m_fieldFiles);
}

void ContentCollection::lookForPictures(const QString& folder)
{
    for (const QString& pattern : {QStringLiteral("*.png"), QStringLiteral("*.svg")})
        for (const QFileInfo& file : filesOf(folder, pattern))
            m_pictures.insert(file.completeBaseName(), file.filePath());
}

const std::vector<CollectedHero>& ContentCollection::heroes()
{
    if (m_heroesRead) return m_heroes;
    m_heroes.clear();
    for (const Found& file : m_heroFiles) {
        Diagnostics ignored;
        auto hero = loadHero(file.path, ignored);
        if (hero && hero->deckSize() > 0) m_heroes.push_back({file.path, std::move(hero), file.package});
    }
    m_heroesRead = true;
    return m_heroes;
}

const std::vector<CollectedBattlefield>& ContentCollection::battlefields()
{
    if (m_fieldsRead) return m_battlefields;
    m_battlefields.clear();
    for (const Found& file : m_fieldFiles) {
        Diagnostics ignored;
        if (auto field = loadBattlefield(file.path, ignored))
            m_battlefields.push_back(
                {file.path, withPictureInside(std::move(*field), QFileInfo(file.path).absolutePath()),
                 file.package});
    }
    m_fieldsRead = true;
    return m_battlefields;
}

Battlefield withPictureInside(Battlefield field, const QString& folder)
{
    const QString name = QString::fromStdString(field.backdrop.file);
    if (name.isEmpty() || name.startsWith(QStringLiteral("data:")) || folder.isEmpty()) return field;
    QFile file(folder + u'/' + name);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestPicture) return field;
    const QByteArray bytes = file.readAll();
    const QString kind = QMimeDatabase().mimeTypeForFileNameAndData(name, bytes).name();
    field.backdrop.file = "data:" + kind.toStdString() + ";base64," + bytes.toBase64().toStdString();
    return field;
}

} // namespace fabletop
