// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/manifest.h"

#include "model/content/files/fileproblem.h"
#include "model/content/json/jsonfields.h"
#include "model/content/packages/archive.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/packageproblem.h"
#include "model/rules/names.h"
#include "model/rules/textproblem.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <set>

namespace fabletop {

namespace {

namespace limits = packagelimits;

constexpr int knownVersion = 1;

struct KindWords {
    PackagedKind kind;
    const char* word;
    const char* folder;
    const char* ending; ///< empty: as the picture's
};
constexpr std::array<KindWords, 5> kinds{
    {{PackagedKind::hero, "hero", "heroes/", ".hero"},
     {PackagedKind::battlefield, "battlefield", "battlefields/", ".battlefield.json"},
     {PackagedKind::ruleSet, "ruleset", "rulesets/", ".rules"},
     {PackagedKind::art, "art", "art/", ""},
     {PackagedKind::picture, "picture", "heroes/", ""}}};

const KindWords& wordsFor(PackagedKind kind)
{
    return *std::find_if(kinds.begin(), kinds.end(),
                         [kind](const KindWords& one) { return one.kind == kind; });
}

/// Whether it says that it is a package this program can read; if not, the rest would only be scolded in
/// vain.
bool readHead(JsonFields& fields, Diagnostics& diagnostics)
{
    const JsonNode kind = fields.field("fabletop", Need::required);
    if (kind.exists() && kind.value() != QJsonValue(QStringLiteral("package")))
        return complain(diagnostics, kind, PackageProblem::notAPackage), false;
    const JsonNode version = fields.field("version", Need::required);
    if (version.value().isDouble() && version.value().toDouble() > knownVersion) {
        const QByteArray number = QByteArray::number(version.value().toDouble());
        return complain(diagnostics, version, FileProblem::newerVersion,
                        {number.toStdString(), std::to_string(knownVersion)}),
               false;
    }
    return wholeOf(version, knownVersion, knownVersion, diagnostics).has_value();
}

std::string readId(const JsonNode& node, Diagnostics& diagnostics)
{
    const auto id = textOf(node, diagnostics);
    if (!id) return {};
    const std::string normalized = kebab(*id);
    if (normalized.empty() || normalized != *id)
        report(diagnostics, {Severity::error,
                             node.file(),
                             node.span(),
                             FileProblem::notKebabCase,
                             {*id},
                             normalized.empty() ? normalized : '"' + normalized + '"'});
    else if (id->size() > static_cast<std::size_t>(limits::textLength))
        complain(diagnostics, node, TextProblem::nameTooLong, {std::to_string(limits::textLength)});
    return *id;
}

/// Signs that turn the direction of writing or hide could make a title read as another.
bool plainLine(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar sign) {
        return sign.category() != QChar::Other_Control && sign.category() != QChar::Other_Format &&
               sign != QChar::LineSeparator && sign != QChar::ParagraphSeparator;
    });
}

/// One line that people read.
std::string readLine(const JsonNode& node, int longest, Diagnostics& diagnostics)
{
    const auto text = textOf(node, diagnostics);
    if (!text) return {};
    const QString line = QString::fromStdString(*text);
    if (line.trimmed().isEmpty())
        complain(diagnostics, node, FileProblem::emptyName);
    else if (line.size() > longest)
        complain(diagnostics, node, TextProblem::nameTooLong, {std::to_string(longest)});
    else if (!plainLine(line))
        complain(diagnostics, node, PackageProblem::line);
    return *text;
}

bool isDigest(const std::string& text)
{
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](char sign) {
               return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'f');
           });
}

void checkPlace(const JsonNode& node, const PackagedFile& file, Diagnostics& diagnostics)
{
    const std::string svg = pathInPackage(file.kind, file.id, "svg");
    const std::string png = pathInPackage(file.kind, file.id, "png");
    if (file.path != svg && file.path != png)
        complain(diagnostics, node, PackageProblem::belongs,
                 {file.path, file.path.ends_with(".png") ? png : svg});
}

PackagedFile readEntry(const JsonNode& node, Diagnostics& diagnostics)
{
    PackagedFile file;
    JsonFields fields(node, diagnostics);
    if (!fields.valid()) return file;
    const std::size_t before = diagnostics.size();
    const JsonNode path = fields.field("path", Need::required);
    file.path = textOf(path, diagnostics).value_or("");
    const JsonNode kind = fields.field("kind", Need::required);
    const std::string word = textOf(kind, diagnostics).value_or("");
    const auto* found =
        std::find_if(kinds.begin(), kinds.end(), [&](const KindWords& one) { return word == one.word; });
    if (found != kinds.end())
        file.kind = found->kind;
    else if (kind.value().isString())
        unknownName(diagnostics, kind, FileProblem::unknownKind, word,
                    {"hero", "battlefield", "ruleset", "art", "picture"});
    file.id = readId(fields.field("id", Need::required), diagnostics);
    const JsonNode digest = fields.field("digest", Need::required);
    file.digest = textOf(digest, diagnostics).value_or("");
    if (digest.value().isString() && !isDigest(file.digest))
        complain(diagnostics, digest, PackageProblem::noDigest);
    if (diagnostics.size() == before) checkPlace(path, file, diagnostics);
    fields.finish();
    return file;
}

void readContents(JsonFields& fields, PackageManifest& manifest, Diagnostics& diagnostics)
{
    std::set<std::string> seen;
    const std::vector<JsonNode> nodes = fields.list("contents", Need::required);
    if (nodes.size() > limits::entries)
        return complain(diagnostics, fields.object()["contents"], PackageProblem::tooMany,
                        {std::to_string(limits::entries), std::to_string(nodes.size())});
    for (const JsonNode& node : nodes) {
        manifest.contents.push_back(readEntry(node, diagnostics));
        const std::string& path = manifest.contents.back().path;
        if (!path.empty() && !seen.insert(path).second)
            complain(diagnostics, node, PackageProblem::twice, {path});
    }
}

/// One value as JSON writes it.
QByteArray valueText(const std::string& text)
{
    const QByteArray list =
        QJsonDocument(QJsonArray{QString::fromStdString(text)}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

} // namespace

std::string pathInPackage(PackagedKind kind, const std::string& id, const std::string& ending)
{
    const KindWords& words = wordsFor(kind);
    return words.folder + id + (*words.ending == 0 ? '.' + ending : words.ending);
}

std::optional<PackageManifest> readManifest(const std::string& text, const std::string& file,
                                            Diagnostics& diagnostics)
{
    Diagnostics own;
    PackageManifest manifest;
    if (const auto json = JsonText::read(text, file, own)) {
        JsonFields fields(json->root(), own);
        if (fields.valid() && readHead(fields, own)) {
            manifest.id = readId(fields.field("id", Need::required), own);
            manifest.title = readLine(fields.field("title", Need::required), limits::textLength, own);
            manifest.author = readLine(fields.field("author", Need::required), limits::textLength, own);
            manifest.license = readLine(fields.field("license", Need::required), limits::licenseLength, own);
            manifest.revision = fields.whole("revision", 1, highestRevision, Need::required).value_or(1);
            readContents(fields, manifest, own);
            fields.finish();
        }
    }
    const bool refused = hasErrors(own);
    for (Diagnostic& one : own)
        report(diagnostics, std::move(one));
    if (refused) return std::nullopt;
    return manifest;
}

std::string writeManifest(const PackageManifest& manifest)
{
    QByteArray text = "{\n  \"fabletop\": \"package\",\n  \"version\": " + QByteArray::number(knownVersion);
    const auto add = [&](const char* key, const QByteArray& value) {
        text += ",\n  \"" + QByteArray(key) + "\": " + value;
    };
    add("id", valueText(manifest.id));
    add("title", valueText(manifest.title));
    add("author", valueText(manifest.author));
    add("license", valueText(manifest.license));
    add("revision", QByteArray::number(manifest.revision));
    QByteArray list;
    for (const PackagedFile& file : manifest.contents)
        list += (list.isEmpty() ? "\n    {\"path\": " : ",\n    {\"path\": ") + valueText(file.path) +
                ", \"kind\": \"" + wordsFor(file.kind).word + "\", \"id\": " + valueText(file.id) +
                ", \"digest\": " + valueText(file.digest) + '}';
    add("contents", list.isEmpty() ? "[]" : '[' + list + "\n  ]");
    return text.toStdString() + "\n}\n";
}

} // namespace fabletop
