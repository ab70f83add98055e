// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/package.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/catalogue.h"
#include "model/content/json/jsonplace.h"
#include "model/content/packages/drawingcheck.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/packageproblem.h"
#include "model/content/packages/picturecheck.h"
#include "model/content/pictures/heropictures.h"

#include <QCryptographicHash>
#include <algorithm>
#include <set>

namespace fabletop {

namespace {

std::string digestOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

/// What a path says of itself: its kind and its id.
PackagedFile describe(const std::string& path, const QByteArray& bytes)
{
    PackagedFile file{path, PackagedKind::art, {}, digestOf(bytes)};
    if (path.starts_with("heroes/"))
        file.kind = DrawingName::isFileName(path) ? PackagedKind::picture : PackagedKind::hero;
    if (path.starts_with("battlefields/")) file.kind = PackagedKind::battlefield;
    if (path.starts_with("rulesets/")) file.kind = PackagedKind::ruleSet;
    const std::size_t from = path.find('/') + 1;
    file.id = path.substr(from, path.find('.', from) - from);
    return file;
}

/// Goes through the contents of a package and keeps what is sound.
class PackageReader {
public:
    PackageReader(Package& package, std::string name, Diagnostics& diagnostics)
        : m_package(package), m_name(std::move(name)), m_diagnostics(diagnostics)
    {}

    void read()
    {
        const auto manifest = m_package.files.find(manifestName);
        if (manifest == m_package.files.end()) return complain(m_name, PackageProblem::noManifest);
        const auto said = readManifest(manifest->second.toStdString(), inside(manifestName), m_diagnostics);
        if (!said) return;
        m_package.manifest = *said;
        matchNames();
        for (const PackagedFile& file : m_package.manifest.contents)
            readFile(file);
        // Pictures last: whom they show is known only then.
        for (const PackagedFile& file : m_package.manifest.contents) {
            if (file.kind == PackagedKind::art) checkOwner(file);
            if (file.kind == PackagedKind::picture) checkNamed(file);
        }
        if (m_package.heroes.empty() && m_package.battlefields.empty() && m_package.ruleSets.empty() &&
            !hasErrors(m_diagnostics))
            complain(m_name, PackageProblem::empty);
    }

private:
    [[nodiscard]] std::string inside(const std::string& path) const { return m_name + '/' + path; }

    void complain(const std::string& file, ProblemCode code, std::vector<std::string> arguments = {})
    {
        report(m_diagnostics, {Severity::error, file, {}, code, std::move(arguments), {}});
    }

    void matchNames()
    {
        std::set<std::string> listed{manifestName};
        for (const PackagedFile& file : m_package.manifest.contents) {
            listed.insert(file.path);
            if (m_package.files.count(file.path) == 0)
                complain(inside(manifestName), PackageProblem::missingFile, {file.path});
        }
        for (const auto& [path, bytes] : m_package.files)
            if (listed.count(path) == 0) complain(inside(path), PackageProblem::notListed, {path});
    }

    void readFile(const PackagedFile& file)
    {
        const auto found = m_package.files.find(file.path);
        if (found == m_package.files.end()) return;
        if (digestOf(found->second) != file.digest)
            return complain(inside(file.path), PackageProblem::digest, {file.path});
        switch (file.kind) {
        case PackagedKind::hero: return readHeroOf(file, found->second);
        case PackagedKind::battlefield: return readFieldOf(file, found->second);
        case PackagedKind::ruleSet: return readRulesOf(file, found->second);
        case PackagedKind::art: return checkPicture(file, found->second);
        case PackagedKind::picture: return m_package.pictures.push_back(file.path); // checked with its hero
        }
    }

    /// One of the same name comes with the program: both can be chosen, and people should know before.
    void warnOfTwin(const PackagedFile& file, const QStringList& shipped, const std::string& name)
    {
        if (shipped.contains(QString::fromStdString(file.id)))
            report(m_diagnostics,
                   {Severity::warning, inside(file.path), {}, PackageProblem::shippedName, {name}, {}});
    }

    void sameId(const PackagedFile& file, const std::string& own)
    {
        if (file.id != own) complain(inside(file.path), PackageProblem::otherId, {file.id, own});
    }

    void readHeroOf(const PackagedFile& file, const QByteArray& bytes)
    {
        Diagnostics own; // the compiler answers nothing while anything before it was wrong
        const auto hero = readHero(bytes.toStdString(), inside(file.path), own);
        for (Diagnostic& one : own)
            report(m_diagnostics, std::move(one));
        if (!hero) return;
        sameId(file, hero->id);
        warnOfTwin(file, shippedHeroes(), hero->fighters.front().name.text());
        auto foreign = std::make_shared<HeroRules>(*hero);
        foreign->shipped = false;
        takePictures(
            *foreign, [this](const std::string& name) { return pictureBeside(name); }, inside(file.path),
            Severity::error, m_diagnostics);
        m_package.heroes.push_back(std::move(foreign));
    }

    /// What lies beside the heroes of the package under that name.
    [[nodiscard]] CheckedPicture pictureBeside(const std::string& name) const
    {
        const auto found = m_package.files.find(std::string("heroes/") + name);
        return checkedPicture(name,
                              found == m_package.files.end() ? std::nullopt : std::optional(found->second));
    }

    void readFieldOf(const PackagedFile& file, const QByteArray& bytes)
    {
        auto field = readBattlefield(bytes.toStdString(), inside(file.path), m_diagnostics);
        if (!field) return;
        sameId(file, field->id);
        warnOfTwin(file, shippedBattlefields(), field->name.text());
        const std::string& picture = field->backdrop.file;
        if (picture.starts_with("data:"))
            checkDataUri(picture, true, inside(file.path), m_diagnostics);
        else if (!picture.empty())
            complain(inside(file.path), PackageProblem::backdrop, {picture});
        m_package.battlefields.push_back(std::move(*field));
    }

    void readRulesOf(const PackagedFile& file, const QByteArray& bytes)
    {
        const auto rules = readRuleSet(bytes.toStdString(), inside(file.path), m_diagnostics);
        if (!rules) return;
        sameId(file, rules->id);
        m_package.ruleSets.push_back(*rules);
    }

    void checkPicture(const PackagedFile& file, const QByteArray& bytes)
    {
        PictureRoom emblemRoom;
        emblemRoom.work = packagelimits::heroDrawingWork;
        m_package.pictures.push_back(file.path);
        file.path.ends_with(".png") ? checkPng(bytes, inside(file.path), m_diagnostics)
                                    : checkDrawing(bytes, inside(file.path), m_diagnostics, emblemRoom);
    }

    void checkOwner(const PackagedFile& file)
    {
        const bool owned =
            std::any_of(m_package.heroes.begin(), m_package.heroes.end(), [&](const auto& hero) {
                const std::vector<std::string> ids = pictureIds(*hero);
                return std::find(ids.begin(), ids.end(), file.id) != ids.end();
            });
        if (!owned && !hasErrors(m_diagnostics))
            complain(inside(file.path), PackageProblem::artOwner, {file.id});
    }

    /// A picture that no hero names would come along for nothing, and unseen.
    void checkNamed(const PackagedFile& file)
    {
        const std::string name = file.path.substr(file.path.find('/') + 1);
        const bool named =
            std::any_of(m_package.heroes.begin(), m_package.heroes.end(), [&](const auto& hero) {
                const std::vector<std::string> files = pictureFiles(*hero);
                return std::find(files.begin(), files.end(), name) != files.end();
            });
        if (!named && !hasErrors(m_diagnostics))
            complain(inside(file.path), PackageProblem::pictureUnused, {name});
    }

    Package& m_package;
    std::string m_name;
    Diagnostics& m_diagnostics;
};

} // namespace

std::vector<std::string> pictureIds(const HeroRules& hero)
{
    std::vector<std::string> ids{hero.id};
    const auto add = [&ids](const std::string& id) {
        if (!id.empty() && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    };
    for (const FighterKind& fighter : hero.fighters)
        add(fighter.kind.empty() ? fighter.id : fighter.kind);
    for (const TokenRules& token : hero.tokens)
        add(token.kind.empty() ? token.id : token.kind);
    return ids;
}

std::optional<Package> readPackage(const QByteArray& archive, const std::string& name,
                                   Diagnostics& diagnostics)
{
    Diagnostics own;
    auto files = unpack(archive, name, own);
    Package package;
    if (files) {
        package.files = std::move(*files);
        PackageReader(package, name, own).read();
    }
    const bool sound = !hasErrors(own);
    for (Diagnostic& one : own)
        report(diagnostics, std::move(one));
    if (!sound) return std::nullopt;
    return package;
}

std::optional<Package> loadPackage(const QString& path, Diagnostics& diagnostics)
{
    const auto bytes = readTextFile(path, diagnostics);
    if (!bytes) return std::nullopt;
    return readPackage(QByteArray::fromStdString(*bytes), path.toStdString(), diagnostics);
}

QByteArray writePackage(PackageManifest manifest, ArchiveFiles files, const std::string& name,
                        Diagnostics& diagnostics)
{
    manifest.contents.clear();
    files.erase(manifestName);
    for (const auto& [path, bytes] : files)
        manifest.contents.push_back(describe(path, bytes));
    files[manifestName] = QByteArray::fromStdString(writeManifest(manifest));
    const QByteArray archive = pack(files, name, diagnostics);
    // What friends would be refused is refused here, while it can still be mended.
    if (archive.isEmpty() || !readPackage(archive, name, diagnostics)) return {};
    return archive;
}

} // namespace fabletop
