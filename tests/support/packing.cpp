// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/packing.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/catalogue.h"

#include <QCryptographicHash>
#include <zip.h>

namespace fabletop::test {

QByteArray maraText()
{
    return R"(hero "Mara"
  health 14, move 2, melee

sidekick "Owl"
  health 4, ranged

card "Spark" x10
  attack 4, boost 2, for any

card "Wall" x10
  defense 3, boost 1, for any

card "Turn" x10
  versatile 2, boost 3, for any
  after combat
    draw 1 card
)";
}

QByteArray pondText(const std::string& picture)
{
    Diagnostics ignored;
    Battlefield field = *loadBattlefield(QStringLiteral("baskerville-manor"), ignored);
    field.id = "mill-pond";
    field.name = Name("Mill pond");
    field.backdrop = {};
    field.backdrop.file = picture;
    return QByteArray::fromStdString(writeBattlefield(field));
}

QByteArray drawing()
{
    return R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>)svg"
           R"svg(<path d="M32 6 58 58 6 58Z" fill="#241C15"/><circle cx="32" cy="42" r="8" fill="url(#g)"/></svg>)svg";
}

QByteArray dot()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");
}

ArchiveFiles maraFiles()
{
    return {{"heroes/mara.hero", maraText()},
            {"battlefields/mill-pond.battlefield.json", pondText()},
            {"rulesets/short.rules",
             R"({"fabletop": "ruleset", "version": 1, "id": "short", "name": "Short", "hand_limit": 5})"},
            {"art/mara.svg", drawing()},
            {"art/owl.png", dot()}};
}

PackageManifest maraManifest()
{
    return {"mara-and-the-pond", "Mara and the pond", "Ana", "CC-BY-4.0", 1, {}};
}

QByteArray maraPackage(int revision, const char* author)
{
    PackageManifest manifest = maraManifest();
    manifest.revision = revision;
    manifest.author = author;
    Diagnostics diagnostics;
    const QByteArray bytes = writePackage(manifest, maraFiles(), "mara.fabletop", diagnostics);
    for (const Diagnostic& one : diagnostics)
        if (one.severity == Severity::error) qWarning("%s", toLine(one).c_str());
    return bytes;
}

ArchiveFiles withManifest(ArchiveFiles files, PackageManifest manifest)
{
    manifest.contents.clear();
    for (const auto& [path, bytes] : files) {
        PackagedFile file{path,
                          PackagedKind::art,
                          {},
                          QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString()};
        if (path.starts_with("heroes/"))
            file.kind = path.ends_with(".hero") ? PackagedKind::hero : PackagedKind::picture;
        if (path.starts_with("battlefields/")) file.kind = PackagedKind::battlefield;
        if (path.starts_with("rulesets/")) file.kind = PackagedKind::ruleSet;
        const std::size_t from = path.rfind('/') + 1;
        file.id = path.substr(from, path.find('.', from) - from);
        manifest.contents.push_back(file);
    }
    files[manifestName] = QByteArray::fromStdString(writeManifest(manifest));
    return files;
}

QByteArray rawZip(const std::vector<std::pair<std::string, QByteArray>>& files,
                  const std::function<void(zip*)>& touch)
{
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    zip_t* zip = zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    zip_source_keep(target);
    for (const auto& [path, bytes] : files)
        zip_file_add(zip, path.c_str(),
                     zip_source_buffer(zip, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0),
                     ZIP_FL_ENC_UTF_8);
    if (touch) touch(zip);
    if (zip_close(zip) != 0) qWarning("%s", zip_strerror(zip));
    zip_stat_t stat;
    zip_source_stat(target, &stat);
    zip_source_open(target);
    QByteArray result(static_cast<qsizetype>(stat.size), '\0');
    zip_source_read(target, result.data(), stat.size);
    zip_source_close(target);
    zip_source_free(target);
    return result;
}

QByteArray rawZip(const ArchiveFiles& files, const std::function<void(zip*)>& touch)
{
    return rawZip(std::vector<std::pair<std::string, QByteArray>>(files.begin(), files.end()), touch);
}

} // namespace fabletop::test
