// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/battlefieldreader.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/battlefields/colours.h"
#include "model/content/files/fileproblem.h"
#include "model/content/packages/pictureproblem.h"
#include "model/rules/textproblem.h"

#include <QJsonDocument>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int knownVersion = 1;
constexpr double smallestAspect = 0.25, largestAspect = 4;
constexpr double largestRadius = 0.08;
constexpr double farthestBackdrop = 4; ///< a picture may lie partly off the battlefield, but not out of sight

bool hasControls(const std::string& text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

bool startsWithOneOf(const std::string& text, std::initializer_list<const char*> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const char* one) { return text.starts_with(one); });
}

bool endsWithOneOf(const std::string& text, std::initializer_list<const char*> endings)
{
    return std::any_of(endings.begin(), endings.end(), [&](const char* one) { return text.ends_with(one); });
}

/// What drawing has not come to yet; whoever draws must be able to save and open it.
bool onlyUnfinished(const BattlefieldIssue& issue)
{
    return issue.code == BattlefieldProblem::noZones ||
           issue.code == BattlefieldProblem::battlefieldTooSmall ||
           issue.code == BattlefieldProblem::spaceWithoutZone;
}

} // namespace

BattlefieldReader::BattlefieldReader(const JsonNode& object, Diagnostics& diagnostics)
    : m_object(object), m_all(diagnostics)
{}

std::optional<Battlefield> BattlefieldReader::read(bool draft)
{
    JsonFields fields(m_object, m_diagnostics);
    if (fields.valid() && readHead(fields)) {
        m_battlefield.aspect =
            fields.number("aspect", smallestAspect, largestAspect).value_or(m_battlefield.aspect);
        m_battlefield.radius = fields.number("radius", smallestRadius, largestRadius).value_or(0);
        readBackdrop(fields.field("backdrop"));
        readZones(fields);
        readSpaces(fields);
        readLines(fields);
        readLabels(fields);
        m_battlefield.notes = fields.text("notes").value_or("");
        m_battlefield.author = fields.text("author").value_or("");
        m_battlefield.license = fields.text("license").value_or("");
        keepExtras(fields, {});
        m_battlefield.source = m_object.source();
        // Where whole lists could not be read, counting what is in them would only repeat the complaint.
        if (m_object["zones"].value().isArray() && m_object["spaces"].value().isArray()) reportParts(draft);
        if (!draft && !hasErrors(m_diagnostics)) report(examineWhole(m_battlefield));
    }
    for (Diagnostic& one : m_diagnostics)
        fabletop::report(m_all, std::move(one));
    if (hasErrors(m_diagnostics)) return std::nullopt;
    return std::move(m_battlefield);
}

bool BattlefieldReader::readHead(JsonFields& fields)
{
    const JsonNode kind = fields.field("fabletop", Need::required);
    if (kind.exists() && kind.value() != QJsonValue(QStringLiteral("battlefield")))
        return complain(m_diagnostics, kind, BattlefieldProblem::notABattlefield), false;
    const JsonNode version = fields.field("version", Need::required);
    if (version.value().isDouble() && version.value().toDouble() > knownVersion) {
        const QByteArray number = QByteArray::number(version.value().toDouble());
        return complain(m_diagnostics, version, FileProblem::newerVersion,
                        {number.toStdString(), std::to_string(knownVersion)}),
               false;
    }
    (void)wholeOf(version, knownVersion, knownVersion, m_diagnostics);
    const JsonNode id = fields.field("id", Need::required);
    m_battlefield.id = textOf(id, m_diagnostics).value_or("");
    const std::string normalized = kebab(m_battlefield.id);
    if (id.value().isString() && (normalized.empty() || normalized != m_battlefield.id))
        fabletop::report(m_diagnostics, {Severity::error,
                                         id.file(),
                                         id.span(),
                                         FileProblem::notKebabCase,
                                         {m_battlefield.id},
                                         normalized.empty() ? normalized : '"' + normalized + '"'});
    m_battlefield.name = readName(fields.field("name", Need::required), "name");
    return true;
}

Name BattlefieldReader::readName(const JsonNode& node, const std::string& way)
{
    Name name;
    if (!node.exists()) return name;
    if (node.value().isString()) {
        name = Name(checkedName(node));
    } else if (node.value().isObject()) {
        JsonFields fields(node, m_diagnostics);
        bool any = false;
        for (std::size_t i = 0; i < languageCount; ++i) {
            const std::string code(languageTable[i].code);
            const JsonNode local = fields.field(code.c_str());
            any = any || local.exists();
            if (local.exists() && textOf(local, m_diagnostics)) name.by[i].text = checkedName(local);
            // English is what every other language falls back to; without it the first name given serves.
            if (name.by[0].text.empty()) name.by[0].text = name.by[i].text;
        }
        keepExtras(fields, way);
        if (!any) complain(m_diagnostics, node, FileProblem::emptyName);
    } else {
        wrongType(m_diagnostics, node, "a text, or texts by language");
    }
    return name;
}

/// A name that everybody can read, in the room there is for it.
std::string BattlefieldReader::checkedName(const JsonNode& node)
{
    const std::string name = node.string();
    if (showsNothing(name))
        complain(m_diagnostics, node, FileProblem::emptyName);
    else if (characterCount(name) > longestName)
        complain(m_diagnostics, node, TextProblem::nameTooLong, {std::to_string(longestName)});
    return name;
}

void BattlefieldReader::readBackdrop(const JsonNode& node)
{
    if (!node.exists()) return;
    Backdrop& backdrop = m_battlefield.backdrop;
    if (!node.value().isObject()) {
        backdrop.file = textOf(node, m_diagnostics).value_or("");
        return checkPicture(node);
    }
    JsonFields fields(node, m_diagnostics);
    const JsonNode file = fields.field("file", Need::required);
    backdrop.file = textOf(file, m_diagnostics).value_or("");
    checkPicture(file);
    backdrop.x = fields.number("x", -farthestBackdrop, farthestBackdrop).value_or(0);
    backdrop.y = fields.number("y", -farthestBackdrop, farthestBackdrop).value_or(0);
    backdrop.width = fields.number("width", smallestRadius, 2 * farthestBackdrop).value_or(1);
    backdrop.dim = fields.number("dim", 0, 1).value_or(0);
    keepExtras(fields, "backdrop");
}

void BattlefieldReader::checkPicture(const JsonNode& node)
{
    if (!node.value().isString()) return;
    const std::string name = lowered(m_battlefield.backdrop.file);
    if (name.starts_with("data:")) {
        if (!startsWithOneOf(name, {"data:image/svg+xml", "data:image/png", "data:image/jpeg"}))
            complain(m_diagnostics, node, PictureProblem::notAPicture);
    } else if (name.find_first_of("/\\:") != std::string::npos || name.starts_with('.') ||
               hasControls(name)) {
        complain(m_diagnostics, node, BattlefieldProblem::backdropPath);
    } else if (!endsWithOneOf(name, {".svg", ".png", ".jpg", ".jpeg"})) {
        complain(m_diagnostics, node, PictureProblem::notAPicture);
    }
}

void BattlefieldReader::readZones(JsonFields& fields)
{
    m_zones = fields.list("zones", Need::required);
    m_zonesKnown = m_object["zones"].value().isArray() && m_zones.size() <= mostZones;
    if (m_zones.size() > mostZones) m_zones.resize(mostZones + 1); // one too many is enough to say so
    for (const JsonNode& node : m_zones) {
        Zone zone = readZone(node);
        const std::size_t place = m_battlefield.zones.size();
        if (!node["pattern"].exists()) zone.pattern = zonePatterns()[place % zonePatterns().size()];
        m_zoneOf.emplace(zone.id, static_cast<int>(place));
        m_battlefield.zones.push_back(std::move(zone));
    }
}

Zone BattlefieldReader::readZone(const JsonNode& node)
{
    Zone zone;
    JsonFields fields(node, m_diagnostics);
    zone.id = readId(fields.field("id", Need::required));
    if (zone.id.empty()) {
        m_zonesKnown = false;
        zone.id = "\n" + std::to_string(m_battlefield.zones.size()); // keeps unnamed ones apart
    }
    const std::string way = "zones" + (extraDivider + zone.id);
    if (const JsonNode name = fields.field("name"); name.exists())
        zone.name = readName(name, way + extraDivider + "name");
    const JsonNode color = fields.field("color", Need::required);
    if (const auto text = textOf(color, m_diagnostics)) {
        zone.color = *text;
        if (!colourFrom(*text)) complain(m_diagnostics, color, BattlefieldProblem::notAColour, {*text});
    }
    const JsonNode pattern = fields.field("pattern");
    if (const auto text = textOf(pattern, m_diagnostics)) {
        zone.pattern = *text;
        const auto& all = zonePatterns();
        if (std::find(all.begin(), all.end(), *text) == all.end())
            unknownName(m_diagnostics, pattern, BattlefieldProblem::unknownPattern, *text, all);
    }
    keepExtras(fields, way);
    return zone;
}

void BattlefieldReader::readSpaces(JsonFields& fields)
{
    m_spaces = fields.list("spaces", Need::required);
    m_spacesKnown = m_object["spaces"].value().isArray() && m_spaces.size() <= maxSpaces;
    if (m_spaces.size() > maxSpaces) m_spaces.resize(maxSpaces + 1);
    for (const JsonNode& node : m_spaces) {
        Space space = readSpace(node);
        m_spaceOf.emplace(space.id, static_cast<int>(m_battlefield.spaces.size()));
        m_battlefield.spaces.push_back(std::move(space));
    }
}

Space BattlefieldReader::readSpace(const JsonNode& node)
{
    Space space;
    JsonFields fields(node, m_diagnostics);
    space.id = readId(fields.field("id", Need::required));
    if (space.id.empty()) {
        m_spacesKnown = false;
        space.id = "\n" + std::to_string(m_battlefield.spaces.size());
    }
    space.x = fields.number("x", 0, 1, Need::required).value_or(0);
    space.y = fields.number("y", 0, 1, Need::required).value_or(0);
    readSpaceZones(fields, space);
    space.start = fields.whole("start", 1, maxSeats).value_or(0);
    space.passage = fields.flag("passage").value_or(false);
    keepExtras(fields, "spaces" + (extraDivider + space.id));
    return space;
}

void BattlefieldReader::readSpaceZones(JsonFields& fields, Space& space)
{
    const std::vector<JsonNode> zones = fields.list("zones", Need::required);
    std::vector<std::string> known;
    for (const Zone& zone : m_battlefield.zones)
        known.push_back(zone.id);
    bool unread = !fields.object()["zones"].value().isArray();
    for (const JsonNode& node : zones) {
        const auto id = textOf(node, m_diagnostics);
        const auto found = id ? m_zoneOf.find(*id) : m_zoneOf.end();
        if (found != m_zoneOf.end()) {
            space.zones.push_back(found->second);
            continue;
        }
        unread = true;
        if (id && m_zonesKnown) unknownName(m_diagnostics, node, BattlefieldProblem::unknownZone, *id, known);
    }
    // A space that lost its zones to an error is not scolded for having none as well.
    if (unread && space.zones.empty()) space.zones.push_back(-1);
}

void BattlefieldReader::readLines(JsonFields& fields)
{
    m_lines = fields.list("lines", Need::required);
    for (const JsonNode& node : m_lines)
        readLine(node);
}

void BattlefieldReader::readLine(const JsonNode& node)
{
    std::pair<int, int> line{-1, -1};
    const std::vector<JsonNode> ends = node.value().isArray() ? node.children() : std::vector<JsonNode>();
    if (ends.size() != 2) {
        wrongType(m_diagnostics, node, "a pair of space ids");
    } else {
        line = {readEnd(ends[0]), readEnd(ends[1])};
    }
    m_battlefield.lines.push_back(line);
}

int BattlefieldReader::readEnd(const JsonNode& node)
{
    const auto id = spaceIdOf(node.value());
    if (!id) return wrongType(m_diagnostics, node, "a space id"), -1;
    if (const auto found = m_spaceOf.find(*id); found != m_spaceOf.end()) return found->second;
    std::vector<std::string> known;
    for (const Space& space : m_battlefield.spaces)
        known.push_back(space.id);
    if (m_spacesKnown) unknownName(m_diagnostics, node, BattlefieldProblem::unknownSpace, *id, known);
    return -1;
}

void BattlefieldReader::readLabels(JsonFields& fields)
{
    const std::vector<JsonNode> labels = fields.list("labels");
    for (std::size_t i = 0; i < labels.size(); ++i) {
        GroundLabel label;
        JsonFields inner(labels[i], m_diagnostics);
        label.x = inner.number("x", 0, 1, Need::required).value_or(0);
        label.y = inner.number("y", 0, 1, Need::required).value_or(0);
        const JsonNode text = inner.field("text", Need::required);
        label.text = text.exists() ? textOf(text, m_diagnostics).value_or("") : std::string();
        if (characterCount(label.text) > longestName)
            complain(m_diagnostics, text, BattlefieldProblem::labelTooLong, {std::to_string(longestName)});
        keepExtras(inner, "labels" + (extraDivider + std::to_string(i)));
        m_battlefield.labels.push_back(std::move(label));
    }
}

std::string BattlefieldReader::readId(const JsonNode& node)
{
    if (!node.exists()) return {};
    const auto id = spaceIdOf(node.value());
    if (id && !showsNothing(*id) && !hasControls(*id)) {
        if (characterCount(*id) > longestName)
            complain(m_diagnostics, node, TextProblem::nameTooLong, {std::to_string(longestName)});
        return *id;
    }
    wrongType(m_diagnostics, node, "a name of at least one letter or digit");
    return {};
}

void BattlefieldReader::keepExtras(JsonFields& fields, const std::string& way)
{
    std::vector<JsonNode> kept;
    fields.finish(&kept);
    for (const JsonNode& node : kept) {
        const std::string key = node.key().toStdString();
        m_battlefield.extras.emplace_back(way.empty() ? key : way + extraDivider + key, node.source());
    }
}

void BattlefieldReader::reportParts(bool draft)
{
    std::vector<BattlefieldIssue> issues = examineParts(m_battlefield);
    if (draft) std::erase_if(issues, onlyUnfinished);
    report(issues);
}

void BattlefieldReader::report(const std::vector<BattlefieldIssue>& issues)
{
    for (const BattlefieldIssue& issue : issues) {
        const JsonNode node = nodeOf(issue);
        fabletop::report(m_diagnostics,
                         {issue.severity, node.file(), node.span(), issue.code, issue.arguments, {}});
    }
}

JsonNode BattlefieldReader::nodeOf(const BattlefieldIssue& issue) const
{
    const auto at = static_cast<std::size_t>(issue.index);
    JsonNode node = m_object;
    switch (issue.part) {
    case BattlefieldPart::whole: break;
    case BattlefieldPart::zone: node = m_zones[at]; break;
    case BattlefieldPart::space: node = m_spaces[at]; break;
    case BattlefieldPart::line: node = m_lines[at]; break;
    }
    if (issue.field.empty()) return node;
    const JsonNode inner = node[issue.field.c_str()];
    return inner.exists() ? inner : node;
}

} // namespace fabletop
