// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/packing.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/catalogue.h"
#include "model/content/contentcollection.h"
#include "model/content/packages/packageproblem.h"
#include "model/content/packages/refuse.h"

#include <QFileInfo>
#include <algorithm>

namespace fabletop {

namespace {

bool put(ArchiveFiles& files, const std::string& path, const std::string& text, const QString& from,
         Diagnostics& diagnostics)
{
    if (files.emplace(path, QByteArray::fromStdString(text)).second) return true;
    return refuse(diagnostics, from.toStdString(), PackageProblem::twice, {path});
}

bool addHero(ArchiveFiles& files, const QString& path, Diagnostics& diagnostics)
{
    const auto hero = loadHero(path, diagnostics);
    if (!hero || !put(files, pathInPackage(PackagedKind::hero, hero->id), hero->source, path, diagnostics))
        return false;
    // What is missing or wrong is told when the package is read again.
    return std::all_of(hero->pictures.begin(), hero->pictures.end(), [&](const auto& one) {
        const auto& [name, picture] = one;
        const std::string place = "heroes/" + name;
        const auto there = files.find(place); // of another hero in the same folder
        if (there != files.end() && there->second == QByteArray::fromStdString(picture->bytes)) return true;
        return put(files, place, picture->bytes,
                   QFileInfo(path).absolutePath() + u'/' + QString::fromStdString(name), diagnostics);
    });
}

bool addBattlefield(ArchiveFiles& files, const QString& path, Diagnostics& diagnostics)
{
    auto field = loadBattlefield(path, diagnostics);
    if (!field) return false;
    const std::string place = pathInPackage(PackagedKind::battlefield, field->id);
    const std::string text =
        writeBattlefield(withPictureInside(std::move(*field), QFileInfo(path).absolutePath()));
    return put(files, place, text, path, diagnostics);
}

bool addRuleSet(ArchiveFiles& files, const QString& path, Diagnostics& diagnostics)
{
    const auto text = readTextFile(path, diagnostics);
    const auto rules = text ? readRuleSet(*text, path.toStdString(), diagnostics) : std::nullopt;
    return rules && put(files, pathInPackage(PackagedKind::ruleSet, rules->id), *text, path, diagnostics);
}

bool addFile(ArchiveFiles& files, const QString& path, Diagnostics& diagnostics)
{
    if (path.endsWith(QStringLiteral(".hero"))) return addHero(files, path, diagnostics);
    if (path.endsWith(QStringLiteral(".json"))) return addBattlefield(files, path, diagnostics);
    if (path.endsWith(rulesEnding)) return addRuleSet(files, path, diagnostics);
    return refuse(diagnostics, path.toStdString(), PackageProblem::place,
                  {QFileInfo(path).fileName().toStdString()});
}

bool addPicture(ArchiveFiles& files, const QString& id, const QString& path, Diagnostics& diagnostics)
{
    const auto bytes = readTextFile(path, diagnostics);
    if (!bytes) return false;
    const QString ending = QFileInfo(path).suffix().toLower();
    return put(files, pathInPackage(PackagedKind::art, id.toStdString(), ending.toStdString()), *bytes, path,
               diagnostics);
}

} // namespace

QByteArray packed(const PackPlan& plan, Diagnostics& diagnostics)
{
    ArchiveFiles files;
    bool sound = true;
    for (const QString& path : plan.files)
        sound = addFile(files, path, diagnostics) && sound;
    for (auto one = plan.pictures.cbegin(); one != plan.pictures.cend(); ++one)
        sound = addPicture(files, one.key(), one.value(), diagnostics) && sound;
    if (!sound) return {};
    return writePackage(plan.manifest, std::move(files), plan.manifest.id + packageEnding, diagnostics);
}

} // namespace fabletop
