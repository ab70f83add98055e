#include "app/window/matchstore.h"

#include <QDate>
#include <QDir>
#include <QStandardPaths>

namespace fabletop {

namespace {

constexpr int lookedAt = 5;

} // namespace

MatchStore::MatchStore(QString folder) : m_folder(std::move(folder))
{
    if (m_folder.isEmpty())
        m_folder =
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/matches");
}

QString MatchStore::newPath(const MatchInfo& info) const
{
    QDir().mkpath(m_folder);
    QStringList parts{QDate::currentDate().toString(Qt::ISODate)};
    for (const MatchSetup::Seat& seat : info.setup.seats)
        parts << QString::fromStdString(seat.hero->id);
    const QString stem = m_folder + u'/' + parts.join(u'-');
    QString path = stem + QStringLiteral(".match");
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1-%2.match").arg(stem).arg(number);
    return path;
}

std::optional<LoadedMatch> MatchStore::unfinished() const
{
    const auto files = QDir(m_folder).entryInfoList({QStringLiteral("*.match")}, QDir::Files, QDir::Time);
    for (int place = 0; place < std::min<int>(lookedAt, static_cast<int>(files.size())); ++place) {
        LoadedMatch loaded = openMatch(files.at(place).filePath());
        if (loaded.ok() && loaded.canGoOn()) return loaded;
    }
    return std::nullopt;
}

} // namespace fabletop
