// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/rulesets/rulesetdocument.h"

#include "model/content/catalogue.h"
#include "model/content/rulesets/rulenumbers.h"
#include "model/content/rulesets/rulewords.h"
#include "model/language/names.h"
#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFileInfo>
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

RuleSetDocument::RuleSetDocument(QObject* parent) : QObject(parent)
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

void RuleSetDocument::begin(RuleSet rules, const QString& path)
{
    m_rules = std::move(rules);
    m_path = path;
    m_stack.clear();
    m_stack.setClean();
    Q_EMIT changed();
    Q_EMIT pathChanged();
}

void RuleSetDocument::startNew()
{
    const std::string name = tr("House rules").toStdString();
    m_onDisk.clear();
    begin({kebab(name), name, {}}, {});
}

bool RuleSetDocument::load(const QString& path, Diagnostics& diagnostics)
{
    const auto text = readTextFile(path, diagnostics);
    auto rules = text ? readRuleSet(*text, path.toStdString(), diagnostics) : std::nullopt;
    if (!rules) return false;
    m_onDisk = contentHash(QByteArray::fromStdString(*text));
    begin(std::move(*rules), path);
    return true;
}

bool RuleSetDocument::changedOnDisk() const
{
    return !m_path.isEmpty() && QFileInfo(m_path).isFile() && contentHashOfFile(m_path) != m_onDisk;
}

SaveReport RuleSetDocument::save()
{
    if (!changedOnDisk()) return write(m_path);
    return {SaveResult::changedOnDisk,
            tr("%1 was changed by another program since it was opened.").arg(spokenPath(m_path))};
}

SaveReport RuleSetDocument::saveAs(const QString& path)
{
    if (!m_path.isEmpty() && isSameFile(path, m_path)) return save();
    return write(path);
}

SaveReport RuleSetDocument::write(const QString& path)
{
    if (path.isEmpty()) return {SaveResult::cannotWrite, tr("The rule set has no file yet.")};
    if (const auto fault = saveRuleSet(path, m_rules)) return {SaveResult::cannotWrite, fault->sentence()};
    m_onDisk = contentHash(QByteArray::fromStdString(writeRuleSet(m_rules)));
    const bool moved = path != m_path;
    m_path = path;
    m_stack.setClean();
    if (moved) Q_EMIT pathChanged();
    Q_EMIT saved();
    return {};
}

} // namespace fabletop
