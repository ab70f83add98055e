// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/rulesets/rulenumbers.h"

#include "model/content/files/fileproblem.h"
#include "model/rules/textproblem.h"

namespace fabletop {

void readRuleNumbers(JsonFields& fields, RuleNumbers& numbers, Diagnostics& diagnostics)
{
    for (const RuleField& field : ruleFields()) {
        const JsonNode node = fields.field(field.key);
        if (field.isFlag()) {
            if (const auto value = flagOf(node, diagnostics)) field.set(numbers, *value);
        } else if (const auto value = wholeOf(node, field.least, field.most, diagnostics)) {
            field.set(numbers, *value);
        }
    }
}

void readRuleNumbers(const JsonNode& node, RuleNumbers& numbers, Diagnostics& diagnostics)
{
    if (!node.exists()) return;
    JsonFields fields(node, diagnostics);
    readRuleNumbers(fields, numbers, diagnostics);
    fields.finish();
}

std::string readRulesName(const JsonNode& node, Diagnostics& diagnostics)
{
    const auto text = textOf(node, diagnostics);
    if (!text) return {};
    const QString name = QString::fromStdString(*text).simplified();
    if (name.isEmpty()) complain(diagnostics, node, FileProblem::emptyName);
    if (name.size() > longestRulesName)
        complain(diagnostics, node, TextProblem::nameTooLong, {std::to_string(longestRulesName)});
    return name.toStdString();
}

QJsonObject numbersJson(const RuleNumbers& numbers)
{
    QJsonObject object;
    for (const RuleField& field : ruleFields()) {
        if (!field.changed(numbers)) continue;
        const int value = field.value(numbers);
        object.insert(QLatin1String(field.key), field.isFlag() ? QJsonValue(value != 0) : QJsonValue(value));
    }
    return object;
}

} // namespace fabletop
