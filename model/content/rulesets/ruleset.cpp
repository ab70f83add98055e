// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/rulesets/ruleset.h"

#include "model/content/catalogue.h"
#include "model/content/files/fileproblem.h"
#include "model/content/files/wholefile.h"
#include "model/content/rulesets/rulenumbers.h"
#include "model/content/rulesets/rulesetproblem.h"
#include "model/rules/names.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace fabletop {

namespace {

constexpr int knownVersion = 1;

/// Whether it says that it is a rule set this program can read; if not, the rest would only be scolded in
/// vain.
bool readHead(JsonFields& fields, Diagnostics& diagnostics)
{
    const JsonNode kind = fields.field("fabletop", Need::required);
    if (kind.exists() && kind.value() != QJsonValue(QStringLiteral("ruleset")))
        return complain(diagnostics, kind, RulesetProblem::notARuleset), false;
    const JsonNode version = fields.field("version", Need::required);
    if (version.value().isDouble() && version.value().toDouble() > knownVersion) {
        const QByteArray number = QByteArray::number(version.value().toDouble());
        return complain(diagnostics, version, FileProblem::newerVersion,
                        {number.toStdString(), std::to_string(knownVersion)}),
               false;
    }
    (void)wholeOf(version, knownVersion, knownVersion, diagnostics);
    return true;
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
    return *id;
}

/// One value as JSON writes it.
QByteArray valueText(const QJsonValue& value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

} // namespace

bool isRuleSet(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

std::optional<RuleSet> readRuleSet(const std::string& text, const std::string& file, Diagnostics& diagnostics)
{
    Diagnostics own;
    const auto json = JsonText::read(text, file, own);
    RuleSet rules;
    if (json) {
        JsonFields fields(json->root(), own);
        if (fields.valid() && readHead(fields, own)) {
            rules.id = readId(fields.field("id", Need::required), own);
            rules.name = readRulesName(fields.field("name", Need::required), own);
            readRuleNumbers(fields, rules.numbers, own);
            fields.finish();
        }
    }
    const bool refused = hasErrors(own);
    for (Diagnostic& one : own)
        report(diagnostics, std::move(one));
    if (refused) return std::nullopt;
    return rules;
}

std::optional<RuleSet> loadRuleSet(const QString& idOrPath, Diagnostics& diagnostics)
{
    if (idOrPath == standardRulesId) return RuleSet{standardRulesId.toStdString(), {}, {}};
    const auto text = readTextFile(idOrPath, diagnostics);
    return text ? readRuleSet(*text, idOrPath.toStdString(), diagnostics) : std::nullopt;
}

std::string writeRuleSet(const RuleSet& rules)
{
    QByteArray text = "{\n  \"fabletop\": \"ruleset\",\n  \"version\": " + QByteArray::number(knownVersion);
    const auto add = [&](const char* key, const QJsonValue& value) {
        text += ",\n  \"" + QByteArray(key) + "\": " + valueText(value);
    };
    add("id", QString::fromStdString(rules.id));
    add("name", QString::fromStdString(rules.name));
    const QJsonObject numbers = numbersJson(rules.numbers);
    for (const RuleField& field : ruleFields())
        if (const QJsonValue value = numbers.value(QLatin1String(field.key)); !value.isUndefined())
            add(field.key, value);
    return text.toStdString() + "\n}\n";
}

std::optional<FileFault> saveRuleSet(const QString& path, const RuleSet& rules)
{
    return writeWholeFile(path, QByteArray::fromStdString(writeRuleSet(rules)));
}

} // namespace fabletop
