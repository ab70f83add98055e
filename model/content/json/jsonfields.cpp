// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/json/jsonfields.h"

#include "model/content/json/jsonproblem.h"
#include "model/rules/names.h"

#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <numeric>
#include <sstream>

namespace fabletop {

namespace {

constexpr double largestWhole = 9007199254740992.0; // beyond 2^53 a JSON number is no longer exact

std::string plain(double number)
{
    std::ostringstream out;
    if (number == std::floor(number)) out << std::fixed << std::setprecision(0); // no 9e+15
    out << number;
    return out.str();
}

/// Absent is no fault; that was said when the field was asked for.
bool absent(const JsonNode& node)
{
    return !node.exists();
}

} // namespace

JsonFields::JsonFields(const JsonNode& object, Diagnostics& diagnostics)
    : m_object(object), m_diagnostics(diagnostics)
{
    if (!valid() && object.exists()) wrongType(diagnostics, object, "an object in braces");
}

JsonNode JsonFields::field(const char* key, Need need)
{
    m_known.append(QString::fromUtf8(key));
    const JsonNode node = m_object[key];
    if (absent(node) && need == Need::required && valid())
        complain(m_diagnostics, m_object, JsonProblem::missingField, {key});
    return node;
}

std::optional<std::string> JsonFields::text(const char* key, Need need)
{
    return textOf(field(key, need), m_diagnostics);
}

std::optional<double> JsonFields::number(const char* key, double low, double high, Need need)
{
    return numberOf(field(key, need), low, high, m_diagnostics);
}

std::optional<int> JsonFields::whole(const char* key, int low, int high, Need need)
{
    return wholeOf(field(key, need), low, high, m_diagnostics);
}

std::optional<bool> JsonFields::flag(const char* key, Need need)
{
    return flagOf(field(key, need), m_diagnostics);
}

std::vector<JsonNode> JsonFields::list(const char* key, Need need)
{
    const JsonNode node = field(key, need);
    if (!absent(node) && !node.value().isArray()) wrongType(m_diagnostics, node, "a list in brackets");
    return node.value().isArray() ? node.children() : std::vector<JsonNode>();
}

std::vector<JsonNode> JsonFields::members(const char* key, Need need)
{
    const JsonNode node = field(key, need);
    if (!absent(node) && !node.value().isObject()) wrongType(m_diagnostics, node, "an object in braces");
    return node.value().isObject() ? node.children() : std::vector<JsonNode>();
}

void JsonFields::finish(std::vector<JsonNode>* kept)
{
    if (!valid()) return;
    for (const JsonNode& node : m_object.children()) {
        if (m_known.contains(node.key())) continue;
        if (kept && node.key().startsWith(QLatin1String("x-"))) {
            kept->push_back(node);
            continue;
        }
        QStringList absentOnes;
        for (const QString& name : m_known)
            if (!m_object[name].exists()) absentOnes.append(name);
        unknownField(m_diagnostics, node, absentOnes);
        if (enough(m_diagnostics)) return;
    }
}

std::vector<JsonNode> JsonFields::others() const
{
    std::vector<JsonNode> others;
    if (!valid()) return others;
    for (const JsonNode& node : m_object.children())
        if (!m_known.contains(node.key())) others.push_back(node);
    return others;
}

void unknownField(Diagnostics& diagnostics, const JsonNode& node, const QStringList& known)
{
    if (enough(diagnostics)) return;
    std::vector<std::string> names;
    for (const QString& name : known)
        names.push_back(name.toStdString());
    const std::string guess = nearestName(node.key().toStdString(), names);
    report(diagnostics, {Severity::error,
                         node.file(),
                         node.keySpan(),
                         JsonProblem::unknownField,
                         {node.key().toStdString()},
                         guess.empty() ? guess : '"' + guess + '"'});
}

void wrongType(Diagnostics& diagnostics, const JsonNode& node, const std::string& wanted)
{
    if (node.key().isEmpty())
        complain(diagnostics, node, JsonProblem::wrongElement, {wanted});
    else
        complain(diagnostics, node, JsonProblem::wrongType, {node.key().toStdString(), wanted});
}

std::optional<std::string> textOf(const JsonNode& node, Diagnostics& diagnostics)
{
    if (absent(node)) return std::nullopt;
    if (node.value().isString()) return node.string();
    wrongType(diagnostics, node, "a text in quotes");
    return std::nullopt;
}

std::optional<double> numberOf(const JsonNode& node, double low, double high, Diagnostics& diagnostics)
{
    if (absent(node)) return std::nullopt;
    const double number = node.value().toDouble(low - 1);
    if (node.value().isDouble() && number >= low && number <= high) return number;
    wrongType(
        diagnostics, node,
        composed(QT_TRANSLATE_NOOP("DiagnosticPart", "a number from %1 to %2"), {plain(low), plain(high)}));
    return std::nullopt;
}

std::optional<int> wholeOf(const JsonNode& node, int low, int high, Diagnostics& diagnostics)
{
    if (absent(node)) return std::nullopt;
    const double number = node.value().toDouble(low - 1.0);
    if (node.value().isDouble() && number >= low && number <= high && number == std::floor(number))
        return static_cast<int>(number);
    const std::string range = composed(QT_TRANSLATE_NOOP("DiagnosticPart", "a whole number from %1 to %2"),
                                       {std::to_string(low), std::to_string(high)});
    wrongType(diagnostics, node, low == high ? std::to_string(low) : range);
    return std::nullopt;
}

std::optional<bool> flagOf(const JsonNode& node, Diagnostics& diagnostics)
{
    if (absent(node)) return std::nullopt;
    if (node.value().isBool()) return node.value().toBool();
    wrongType(diagnostics, node, "true or false");
    return std::nullopt;
}

std::optional<std::string> spaceIdOf(const QJsonValue& value)
{
    if (value.isString()) return value.toString().toStdString();
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < 0 || number > largestWhole || number != std::floor(number))
        return std::nullopt;
    return std::to_string(static_cast<long long>(number));
}

void unknownName(Diagnostics& diagnostics, const JsonNode& node, ProblemCode code, const std::string& name,
                 const std::vector<std::string>& known)
{
    if (enough(diagnostics)) return;
    const std::string guess = nearestName(name, known);
    report(
        diagnostics,
        {Severity::error, node.file(), node.span(), code, {name}, guess.empty() ? guess : '"' + guess + '"'});
}

} // namespace fabletop
