// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/positions/shippedpositions.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

namespace fabletop {

namespace {

const QString shippedFolder = QStringLiteral(":/positions");

} // namespace

std::vector<ListedPosition> shippedPositions()
{
    std::vector<ListedPosition> all;
    const QDir folder(shippedFolder);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QJsonArray positions =
            QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("positions")).toArray();
        for (const QJsonValue& value : positions) {
            const QJsonObject position = value.toObject();
            const auto kind = kindCalled(position.value(QLatin1String("kind")).toString());
            const int at = position.value(QLatin1String("at")).toInt(-1);
            if (!kind || at < 0) continue;
            all.push_back({QStringLiteral("%1/%2").arg(name.chopped(5)).arg(at), file.fileName(), at, *kind,
                           position.value(QLatin1String("rating")).toInt(leastRating)});
        }
    }
    return all;
}

std::optional<PositionMatch> openPositions(const QString& file, Diagnostics& diagnostics)
{
    const auto text = readTextFile(file, diagnostics);
    return text ? readPositions(*text, file.toStdString(), diagnostics) : std::nullopt;
}

const Position* positionAt(const PositionMatch& match, int at)
{
    const auto found = std::find_if(match.positions.begin(), match.positions.end(),
                                    [at](const Position& position) { return position.at == at; });
    return found == match.positions.end() ? nullptr : &*found;
}

} // namespace fabletop
