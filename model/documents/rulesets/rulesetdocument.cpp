// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rulesets/rulesetdocument.h"

#include "model/content/rulesets/rulenumbers.h"
#include "model/content/rulesets/rulewords.h"
#include "model/match/words/spokenname.h"
#include "model/rules/names.h"

#include <QUndoCommand>

namespace fabletop {

/// One undo step: before and after. Undo and redo are the same exchange.
class RuleSetDocument::Step : public QUndoCommand {
public:
    Step(RuleSetDocument& document, const QString& name, RuleSet after)
        : QUndoCommand(name), m_document(document), m_before(document.m_rules), m_after(std::move(after))
    {}

    void undo() override { m_document.take(m_before); }
    void redo() override { m_document.take(m_after); }

private:
    RuleSetDocument& m_document;
    RuleSet m_before;
    RuleSet m_after;
};

RuleSetDocument::RuleSetDocument(QObject* parent) : Document(parent)
{
    startNew();
    connect(&m_stack, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

std::vector<RuleChange> RuleSetDocument::changes() const
{
    std::vector<RuleChange> all;
    for (const RuleField& field : ruleFields())
        if (field.changed(m_rules.numbers)) all.push_back({&field, value(field), field.standard()});
    return all;
}

bool RuleSetDocument::change(const QString& name, const std::function<void(RuleSet&)>& edit)
{
    RuleSet after = m_rules;
    edit(after);
    if (after == m_rules) return false;
    m_stack.push(new Step(*this, name, std::move(after)));
    return true;
}

void RuleSetDocument::take(const RuleSet& rules)
{
    m_rules = rules;
    Q_EMIT changed();
}

bool RuleSetDocument::setValue(const RuleField& field, int value)
{
    if (value < field.least || value > field.most) return false;
    const QString name = tr("%1: %2").arg(nameOf(field), valueText(field, value));
    return change(name, [&](RuleSet& rules) { field.set(rules.numbers, value); });
}

bool RuleSetDocument::resetAll()
{
    return change(tr("Back to the standard rules"), [](RuleSet& rules) { rules.numbers = {}; });
}

bool RuleSetDocument::setName(const QString& name)
{
    const std::string text = name.simplified().left(longestRulesName).trimmed().toStdString();
    if (text.empty()) return false;
    return change(tr("Rename to “%1”").arg(spokenName(text)), [&](RuleSet& rules) {
        const std::string id = kebab(text);
        if (rules.id == kebab(rules.name) && !id.empty()) rules.id = id;
        rules.name = text;
    });
}

void RuleSetDocument::start(RuleSet rules, const QString& path)
{
    m_rules = std::move(rules);
    m_stack.clear();
    m_stack.setClean();
    begin(path);
}

void RuleSetDocument::startNew()
{
    const std::string name = tr("House rules").toStdString();
    start({kebab(name), name, {}}, {});
}

bool RuleSetDocument::read(const std::string& text, const QString& path, bool modified,
                           Diagnostics& diagnostics)
{
    auto rules = readRuleSet(text, path.toStdString(), diagnostics);
    if (!rules) return false;
    start(std::move(*rules), path);
    if (modified) m_stack.resetClean();
    return true;
}

QByteArray RuleSetDocument::serialise() const
{
    return QByteArray::fromStdString(writeRuleSet(m_rules));
}

std::optional<QString> RuleSetDocument::ownerOfCopy(const QByteArray& copy) const
{
    Diagnostics diagnostics;
    const bool whole = readRuleSet(contentOfCopy(copy), {}, diagnostics).has_value();
    return whole ? Document::ownerOfCopy(copy) : std::nullopt;
}

QString RuleSetDocument::ending() const
{
    return rulesEnding;
}

DocumentWords RuleSetDocument::words() const
{
    return {tr("The rule set has no file yet."),
            tr("No copy of the unsaved rule set can be kept in %1."),
            tr("This rule set has changes that are not saved."),
            tr("a rule set that was not saved yet"),
            tr("Save the rule set"),
            tr("Rule sets (*.rules)"),
            tr("Open a rule set"),
            tr("Rule sets (*.rules)")};
}

QString RuleSetDocument::name(Language) const
{
    return spokenName(m_rules.name);
}

QString RuleSetDocument::fileStem() const
{
    return QString::fromStdString(m_rules.id);
}

} // namespace fabletop
