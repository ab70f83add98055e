// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/matchstore.h"

#include "model/content/files/wholefile.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace fabletop {

namespace {

constexpr int lookedAt = 5;

} // namespace

MatchStore::MatchStore(QString dataFolder) : m_dataFolder(std::move(dataFolder))
{
    if (m_dataFolder.isEmpty())
        m_dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString MatchStore::newPath(const MatchInfo& info) const
{
    QStringList parts{QDate::currentDate().toString(Qt::ISODate)};
    for (const MatchSetup::Seat& seat : info.setup.seats)
        parts << QString::fromStdString(seat.hero->id);
    return newPathLike(parts.join(u'-') + QStringLiteral(".match"));
}

QString MatchStore::newPathLike(const QString& path) const
{
    QDir().mkpath(folder());
    const QString stem = folder() + u'/' + QFileInfo(path).completeBaseName();
    QString free = stem + QStringLiteral(".match");
    for (int number = 2; QFileInfo::exists(free); ++number)
        free = QStringLiteral("%1-%2.match").arg(stem).arg(number);
    return free;
}

std::optional<FileFault> MatchStore::takeIn(const QString& path) const
{
    return copyWholeFile(path, newPathLike(path), Onto::nothing);
}

void MatchStore::clearUnfinished() const
{
    for (const QString& part : QDir(m_dataFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        fabletop::clearUnfinished(m_dataFolder + u'/' + part);
    if (!m_matches.isEmpty()) fabletop::clearUnfinished(m_matches);
}

std::optional<LoadedMatch> MatchStore::unfinished() const
{
    const auto files = QDir(folder()).entryInfoList({QStringLiteral("*.match")}, QDir::Files, QDir::Time);
    for (int place = 0; place < std::min<int>(lookedAt, static_cast<int>(files.size())); ++place) {
        LoadedMatch loaded = openMatch(files.at(place).filePath());
        if (loaded.ok() && loaded.canGoOn()) return loaded;
    }
    return std::nullopt;
}

} // namespace fabletop
