// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/catalogue.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/files/fileproblem.h"
#include "model/content/files/wholefile.h"
#include "model/content/languagetext.h"
#include "model/content/shortnames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

// Resources of a static library are linked in only if asked for, and the macro must stand outside a
// namespace.
static void takeInContent()
{
    Q_INIT_RESOURCE(content);
}

namespace fabletop {

namespace {

QJsonObject catalogueFile()
{
    takeInContent();
    QFile file(QStringLiteral(":/content/catalogue.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// Names of the files of a shipped folder: first those that catalogue.json puts in order, then the others.
QStringList shipped(const QString& folder, const QString& ending)
{
    takeInContent();
    QStringList present;
    const QDir directory(QStringLiteral(":/content/") + folder);
    for (const QString& name : directory.entryList({u'*' + ending}, QDir::Files, QDir::Name))
        present.append(name.chopped(ending.size()));
    QStringList result;
    for (const QJsonValue& name : catalogueFile().value(folder).toArray())
        if (present.removeOne(name.toString())) result.append(name.toString());
    return result + present;
}

std::nullopt_t refuse(Diagnostics& diagnostics, const QString& path, ProblemCode code,
                      std::vector<std::string> arguments = {})
{
    diagnostics.push_back({Severity::error, path.toStdString(), {}, code, std::move(arguments), {}});
    return std::nullopt;
}

} // namespace

bool looksLikePath(const QString& argument)
{
    return argument.contains(u'/') || argument.contains(u'\\') || argument.contains(u'.') ||
           QFileInfo::exists(argument);
}

QStringList shippedHeroes()
{
    static const QStringList heroes = shipped(QStringLiteral("heroes"), QStringLiteral(".hero"));
    return heroes;
}

QString shortHeroName(const QString& id, Language language)
{
    static const QJsonObject names = catalogueFile().value(QStringLiteral("shortNames")).toObject();
    return names.value(id).toObject().value(languageCode(language)).toString();
}

QStringList shippedBattlefields()
{
    static const QStringList battlefields = shipped(QStringLiteral("battlefields"), QStringLiteral(".json"));
    return battlefields;
}

std::optional<Battlefield> loadBattlefield(const QString& idOrPath, Diagnostics& diagnostics)
{
    const bool isShipped = shippedBattlefields().contains(idOrPath);
    if (!isShipped && !looksLikePath(idOrPath))
        return refuse(diagnostics, idOrPath, BattlefieldProblem::unknownBattlefield,
                      {idOrPath.toStdString()});
    const QString path =
        isShipped ? QStringLiteral(":/content/battlefields/%1.json").arg(idOrPath) : idOrPath;
    const auto text = readTextFile(path, diagnostics);
    if (!text) return std::nullopt;
    return readBattlefield(*text, path.toStdString(), diagnostics);
}

Board makeBoard(const Battlefield& battlefield)
{
    Board board;
    board.id = battlefield.id;
    board.count = static_cast<int>(std::min<std::size_t>(battlefield.spaces.size(), maxSpaces));
    for (int i = 0; i < board.count; ++i) {
        const Space& space = battlefield.spaces[static_cast<std::size_t>(i)];
        const SpaceId id = idAt<SpaceId>(i);
        board.ids.push_back(space.id);
        for (int zone : space.zones)
            board.zones[index(id)] = static_cast<std::uint16_t>(board.zones[index(id)] | (1u << zone));
        if (space.passage) board.passages |= bit(id);
        if (space.start > 0) board.starts[static_cast<std::size_t>(space.start) - 1] = id;
    }
    for (const auto& [a, b] : battlefield.lines)
        board.join(idAt<SpaceId>(a), idAt<SpaceId>(b));
    board.finish();
    return board;
}

Diagnostic tooLarge(const QString& path)
{
    return {Severity::error,
            path.toStdString(),
            Span{1, 1, 0},
            FileProblem::tooLarge,
            {std::to_string(largestFile >> 20)},
            {}};
}

std::optional<std::string> readTextFile(const QString& path, Diagnostics& diagnostics)
{
    takeInContent();
    const QFileInfo info(path);
    if (!info.exists()) return refuse(diagnostics, path, FileProblem::missing);
    if (info.isDir()) return refuse(diagnostics, path, FileProblem::isFolder);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refuse(diagnostics, path, FileProblem::unreadable, {file.errorString().toStdString()});
    const QByteArray text = readAtMost(file, largestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return refuse(diagnostics, path, FileProblem::unreadable, {file.errorString().toStdString()});
    if (text.size() > largestFile) return diagnostics.push_back(tooLarge(path)), std::nullopt;
    return text.toStdString();
}

} // namespace fabletop
