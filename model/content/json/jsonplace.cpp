// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/json/jsonplace.h"

#include "model/content/json/jsonproblem.h"
#include "model/content/json/jsonscanner.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int markEvery = 256; ///< bytes

bool beginsCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

QJsonValue childOf(const QJsonValue& value, const QString& key, int position)
{
    if (value.isObject()) return value.toObject().value(key);
    return value.toArray().at(position);
}

} // namespace

JsonText::JsonText(std::string text, std::string file, int firstLine)
    : m_text(std::move(text)), m_file(std::move(file)), m_firstLine(firstLine), m_lines{0}
{
    int characters = 0;
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        if (i % markEvery == 0) m_marks.push_back(characters);
        characters += beginsCharacter(m_text[i]) ? 1 : 0;
        if (m_text[i] == '\n') m_lines.push_back(static_cast<int>(i) + 1);
    }
    m_marks.push_back(characters); // for the end, where it falls on a mark
}

std::unique_ptr<const JsonText> JsonText::read(std::string text, std::string file, Diagnostics& diagnostics,
                                               int firstLine)
{
    std::unique_ptr<JsonText> result(new JsonText(std::move(text), std::move(file), firstLine));
    if (!result->scan(diagnostics) || !result->parse(diagnostics)) return nullptr;
    return result;
}

bool JsonText::scan(Diagnostics& diagnostics)
{
    JsonScanner scanner(m_text);
    m_places = scanner.scan();
    const auto add = [&](const JsonScanner::Fault& fault) {
        report(diagnostics,
               {Severity::error, m_file, span(fault.from, fault.to), fault.code, fault.arguments, {}});
    };
    for (const auto& fault : scanner.repeated())
        if (!enough(diagnostics)) add(fault);
    if (scanner.fault()) add(*scanner.fault());
    return !scanner.fault() && scanner.repeated().empty();
}

bool JsonText::parse(Diagnostics& diagnostics)
{
    // Wrapped, because a document is an object or an array, while a text may be any value.
    const bool marked = m_text.starts_with("\xEF\xBB\xBF");
    const QByteArray wrapped = '[' + QByteArray::fromStdString(marked ? m_text.substr(3) : m_text) + ']';
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(wrapped, &error);
    if (error.error == QJsonParseError::NoError) {
        m_root = document.array().at(0);
        return true;
    }
    // The scan let it pass, so it is a number beyond all bounds or the like.
    const int at = std::clamp(error.offset - 1 + (marked ? 3 : 0), 0, static_cast<int>(m_text.size()));
    report(diagnostics, {Severity::error,
                         m_file,
                         span(at, at),
                         JsonProblem::unreadable,
                         {error.errorString().toStdString()},
                         {}});
    return false;
}

JsonNode JsonText::root() const
{
    return {this, 0, m_root};
}

int JsonText::charactersBefore(int place) const
{
    const auto at = static_cast<std::size_t>(place);
    const auto from = m_text.begin() + static_cast<std::ptrdiff_t>(at - at % markEvery);
    const auto more = std::count_if(from, m_text.begin() + place, beginsCharacter);
    return m_marks[at / markEvery] + static_cast<int>(more);
}

Span JsonText::span(int from, int to) const
{
    const auto after = std::upper_bound(m_lines.begin(), m_lines.end(), from);
    const int line = static_cast<int>(after - m_lines.begin()) - 1;
    const int begin = m_lines[static_cast<std::size_t>(line)];
    const int end = after == m_lines.end() ? static_cast<int>(m_text.size()) : *after - 1;
    const auto stretch = [this](int a, int b) {
        return charactersBefore(std::max(a, b)) - charactersBefore(a);
    };
    return {m_firstLine + line, 1 + stretch(begin, from), stretch(from, std::min(to, end))};
}

JsonNode JsonNode::operator[](const QString& wanted) const
{
    if (m_text && m_value.isObject()) {
        const auto& places = m_text->m_places;
        for (int i = places[static_cast<std::size_t>(m_place)].child; i >= 0;
             i = places[static_cast<std::size_t>(i)].next)
            if (places[static_cast<std::size_t>(i)].key == wanted)
                return {m_text, i, childOf(m_value, wanted, 0)};
    }
    return {m_text, m_place, QJsonValue(QJsonValue::Undefined)};
}

JsonNode JsonNode::at(int position) const
{
    const std::vector<JsonNode> all = children();
    if (position >= 0 && position < static_cast<int>(all.size()))
        return all[static_cast<std::size_t>(position)];
    return {m_text, m_place, QJsonValue(QJsonValue::Undefined)};
}

std::vector<JsonNode> JsonNode::children() const
{
    std::vector<JsonNode> all;
    if (!m_text || !(m_value.isObject() || m_value.isArray())) return all;
    const auto& places = m_text->m_places;
    int position = 0;
    for (int i = places[static_cast<std::size_t>(m_place)].child; i >= 0;
         i = places[static_cast<std::size_t>(i)].next)
        all.push_back({m_text, i, childOf(m_value, places[static_cast<std::size_t>(i)].key, position++)});
    return all;
}

QString JsonNode::key() const
{
    return m_text ? m_text->m_places[static_cast<std::size_t>(m_place)].key : QString();
}

Span JsonNode::span() const
{
    if (!m_text) return {};
    const JsonText::Place& place = m_text->m_places[static_cast<std::size_t>(m_place)];
    // Something missing is missed where its object begins.
    return m_text->span(place.from, exists() ? place.to : place.from + 1);
}

Span JsonNode::keySpan() const
{
    if (!m_text) return {};
    const JsonText::Place& place = m_text->m_places[static_cast<std::size_t>(m_place)];
    return place.keyFrom < 0 ? span() : m_text->span(place.keyFrom, place.keyTo);
}

const std::string& JsonNode::file() const
{
    static const std::string none;
    return m_text ? m_text->m_file : none;
}

std::string JsonNode::source() const
{
    if (!m_text || !exists()) return {};
    const JsonText::Place& place = m_text->m_places[static_cast<std::size_t>(m_place)];
    return m_text->m_text.substr(static_cast<std::size_t>(place.from),
                                 static_cast<std::size_t>(place.to - place.from));
}

bool enough(const Diagnostics& diagnostics)
{
    return diagnostics.size() >= mostDiagnostics && hasErrors(diagnostics);
}

void report(Diagnostics& diagnostics, Diagnostic diagnostic)
{
    const bool wanted = diagnostics.size() < mostDiagnostics || diagnostic.severity == Severity::error;
    if (wanted && !enough(diagnostics)) diagnostics.push_back(std::move(diagnostic));
}

void complain(Diagnostics& diagnostics, const JsonNode& node, ProblemCode code,
              std::vector<std::string> arguments)
{
    if (enough(diagnostics)) return;
    report(diagnostics, {Severity::error, node.file(), node.span(), code, std::move(arguments), {}});
}

void complainOfKey(Diagnostics& diagnostics, const JsonNode& node, ProblemCode code,
                   std::vector<std::string> arguments)
{
    if (enough(diagnostics)) return;
    report(diagnostics, {Severity::error, node.file(), node.keySpan(), code, std::move(arguments), {}});
}

} // namespace fabletop
