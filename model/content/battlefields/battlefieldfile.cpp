// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/battlefieldfile.h"

#include "model/content/battlefields/battlefieldreader.h"

#include <QJsonDocument>
#include <charconv>

namespace fabletop {

namespace {

constexpr std::size_t linesARow = 8;

std::optional<Battlefield> readText(const std::string& text, const std::string& file,
                                    Diagnostics& diagnostics, bool draft)
{
    const auto json = JsonText::read(text, file, diagnostics);
    if (!json) return std::nullopt;
    return BattlefieldReader(json->root(), diagnostics).read(draft);
}

std::string quoted(const std::string& text)
{
    std::string result = "\"";
    constexpr char digits[] = "0123456789abcdef";
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            result += '\\', result += c;
        else if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else if (byte < 0x20)
            result += "\\u00", result += digits[byte >> 4], result += digits[byte & 15];
        else
            result += c;
    }
    return result + '"';
}

/// The shortest text that reads back as the same number, whatever the locale.
std::string numeral(double number)
{
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
    return {buffer, end};
}

/// Puts the fields of one object behind one another, with commas between.
class ObjectWriter {
public:
    ObjectWriter(const Battlefield& battlefield, std::string way)
        : m_battlefield(battlefield), m_way(std::move(way))
    {}

    ObjectWriter& raw(const std::string& key, const std::string& value)
    {
        m_text += (m_text.empty() ? "" : ", ") + quoted(key) + ": " + value;
        return *this;
    }
    ObjectWriter& text(const std::string& key, const std::string& value) { return raw(key, quoted(value)); }
    ObjectWriter& number(const std::string& key, double value) { return raw(key, numeral(value)); }
    /// Fields of others, then the closing brace.
    [[nodiscard]] std::string done()
    {
        const std::string start = m_way + extraDivider;
        for (const auto& [key, value] : m_battlefield.extras)
            if (key.starts_with(start) && key.find(extraDivider, start.size()) == std::string::npos)
                raw(key.substr(start.size()), value);
        return '{' + m_text + '}';
    }

private:
    const Battlefield& m_battlefield;
    std::string m_way;
    std::string m_text;
};

std::string nameText(const Battlefield& battlefield, const Name& name, const std::string& way)
{
    ObjectWriter writer(battlefield, way);
    bool plain = true;
    for (std::size_t i = 0; i < languageCount; ++i) {
        if (name.by[i].text.empty()) continue;
        writer.text(std::string(languageTable[i].code), name.by[i].text);
        plain = plain && i == 0;
    }
    const std::string object = writer.done();
    // One language and nothing of others: a single text says it.
    const bool single = plain && object == "{\"en\": " + quoted(name.by[0].text) + '}';
    return single ? quoted(name.by[0].text) : object;
}

std::string backdropText(const Battlefield& battlefield)
{
    const Backdrop& backdrop = battlefield.backdrop;
    ObjectWriter writer(battlefield, "backdrop");
    writer.text("file", backdrop.file);
    const std::string bare = '{' + ("\"file\": " + quoted(backdrop.file)) + '}';
    if (backdrop.x != 0) writer.number("x", backdrop.x);
    if (backdrop.y != 0) writer.number("y", backdrop.y);
    if (backdrop.width != 1) writer.number("width", backdrop.width);
    if (backdrop.dim != 0) writer.number("dim", backdrop.dim);
    const std::string object = writer.done();
    return object == bare ? quoted(backdrop.file) : object;
}

std::string zoneText(const Battlefield& battlefield, const Zone& zone)
{
    const std::string way = "zones" + (extraDivider + zone.id);
    ObjectWriter writer(battlefield, way);
    writer.text("id", zone.id);
    if (!zone.name.text().empty())
        writer.raw("name", nameText(battlefield, zone.name, way + extraDivider + "name"));
    return writer.text("color", zone.color).text("pattern", zone.pattern).done();
}

std::string spaceText(const Battlefield& battlefield, const Space& space)
{
    std::string zones;
    for (int zone : space.zones)
        zones += (zones.empty() ? "" : ", ") + quoted(battlefield.zones[static_cast<std::size_t>(zone)].id);
    ObjectWriter writer(battlefield, "spaces" + (extraDivider + space.id));
    writer.text("id", space.id).number("x", space.x).number("y", space.y).raw("zones", '[' + zones + ']');
    if (space.start != 0) writer.number("start", space.start);
    if (space.passage) writer.raw("passage", "true");
    return writer.done();
}

std::string labelText(const Battlefield& battlefield, std::size_t place)
{
    const GroundLabel& label = battlefield.labels[place];
    ObjectWriter writer(battlefield, "labels" + (extraDivider + std::to_string(place)));
    return writer.number("x", label.x).number("y", label.y).text("text", label.text).done();
}

/// A list of items, each on its own row.
std::string rows(const std::vector<std::string>& items)
{
    std::string text = "[";
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + items[i];
    return text + (items.empty() ? "]" : "\n  ]");
}

std::vector<std::string> lineRows(const Battlefield& battlefield)
{
    std::vector<std::string> result;
    for (std::size_t i = 0; i < battlefield.lines.size(); ++i) {
        const auto [a, b] = battlefield.lines[i];
        const std::string line = '[' + quoted(battlefield.spaces[static_cast<std::size_t>(a)].id) + ", " +
                                 quoted(battlefield.spaces[static_cast<std::size_t>(b)].id) + ']';
        if (i % linesARow == 0)
            result.push_back(line);
        else
            result.back() += ", " + line;
    }
    return result;
}

template <typename Items, typename Write> std::vector<std::string> each(const Items& items, Write write)
{
    std::vector<std::string> result;
    for (const auto& item : items)
        result.push_back(write(item));
    return result;
}

} // namespace

std::optional<Battlefield> readBattlefield(const std::string& text, const std::string& file,
                                           Diagnostics& diagnostics)
{
    return readText(text, file, diagnostics, false);
}

std::optional<Battlefield> readBattlefieldDraft(const std::string& text, const std::string& file,
                                                Diagnostics& diagnostics)
{
    return readText(text, file, diagnostics, true);
}

std::optional<Battlefield> readBattlefield(const JsonNode& object, Diagnostics& diagnostics)
{
    return BattlefieldReader(object, diagnostics).read(false);
}

std::optional<Battlefield> readBattlefield(const QJsonObject& object, const std::string& file, int line,
                                           Diagnostics& diagnostics)
{
    const std::string text = QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
    Diagnostics own;
    auto result = readText(text, file, own, false);
    for (Diagnostic& one : own) {
        one.where = {line, 1, 0};
        report(diagnostics, std::move(one));
    }
    return result;
}

std::string writeBattlefield(const Battlefield& battlefield)
{
    std::string text = "{\n  \"fabletop\": \"battlefield\", \"version\": 1";
    const auto add = [&](const std::string& key, const std::string& value) {
        text += ",\n  " + quoted(key) + ": " + value;
    };
    const auto addText = [&](const char* key, const std::string& value) {
        if (!value.empty()) add(key, quoted(value));
    };
    add("id", quoted(battlefield.id));
    add("name", nameText(battlefield, battlefield.name, "name"));
    add("aspect", numeral(battlefield.aspect));
    if (battlefield.radius > 0) add("radius", numeral(battlefield.radius));
    if (!battlefield.backdrop.file.empty()) add("backdrop", backdropText(battlefield));
    add("zones",
        rows(each(battlefield.zones, [&](const Zone& zone) { return zoneText(battlefield, zone); })));
    add("spaces",
        rows(each(battlefield.spaces, [&](const Space& space) { return spaceText(battlefield, space); })));
    add("lines", rows(lineRows(battlefield)));
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < battlefield.labels.size(); ++i)
        labels.push_back(labelText(battlefield, i));
    if (!labels.empty()) add("labels", rows(labels));
    addText("notes", battlefield.notes);
    addText("author", battlefield.author);
    addText("license", battlefield.license);
    for (const auto& [key, value] : battlefield.extras)
        if (key.find(extraDivider) == std::string::npos) add(key, value);
    return text + "\n}\n";
}

} // namespace fabletop
