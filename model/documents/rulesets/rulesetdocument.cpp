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
class RulesetDocument::Step : public QUndoCommand {
public:
    Step(RulesetDocument& document, const QString& name, HouseRules after)
        : QUndoCommand(name), m_document(document), m_before(document.m_rules), m_after(std::move(after))
    {}

    void undo() override { m_document.take(m_before); }
    void redo() override { m_document.take(m_after); }

private:
    RulesetDocument& m_document;
    HouseRules m_before;
    HouseRules m_after;
};

RulesetDocument::RulesetDocument(QObject* parent) : QObject(parent)
{
    startNew();
    connect(&m_stack, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

std::vector<RuleChange> RulesetDocument::changes() const
{
    std::vector<RuleChange> all;
    for (const RuleField& field : ruleFields())
        if (field.changed(m_rules.numbers)) all.push_back({&field, value(field), field.standard()});
    return all;
}

bool RulesetDocument::change(const QString& name, const std::function<void(HouseRules&)>& edit)
{
    HouseRules after = m_rules;
    edit(after);
    if (after == m_rules) return false;
    m_stack.push(new Step(*this, name, std::move(after)));
    return true;
}

void RulesetDocument::take(const HouseRules& rules)
{
    m_rules = rules;
    Q_EMIT changed();
}

bool RulesetDocument::setValue(const RuleField& field, int value)
{
    if (value < field.least || value > field.most) return false;
    const QString name = tr("%1: %2").arg(nameOf(field), valueText(field, value));
    return change(name, [&](HouseRules& rules) { field.set(rules.numbers, value); });
}

bool RulesetDocument::resetAll()
{
    return change(tr("Back to the standard rules"), [](HouseRules& rules) { rules.numbers = {}; });
}

bool RulesetDocument::setName(const QString& name)
{
    const std::string text = name.simplified().left(longestRulesName).trimmed().toStdString();
    if (text.empty()) return false;
    return change(tr("Rename to “%1”").arg(spokenName(text)), [&](HouseRules& rules) {
        const std::string id = kebab(text);
        if (rules.id == kebab(rules.name) && !id.empty()) rules.id = id;
        rules.name = text;
    });
}

void RulesetDocument::begin(HouseRules rules, const QString& path)
{
    m_rules = std::move(rules);
    m_path = path;
    m_stack.clear();
    m_stack.setClean();
    Q_EMIT changed();
    Q_EMIT pathChanged();
}

void RulesetDocument::startNew()
{
    const std::string name = tr("House rules").toStdString();
    m_onDisk.clear();
    begin({kebab(name), name, {}}, {});
}

bool RulesetDocument::load(const QString& path, Diagnostics& diagnostics)
{
    const auto text = readTextFile(path, diagnostics);
    auto rules = text ? readHouseRules(*text, path.toStdString(), diagnostics) : std::nullopt;
    if (!rules) return false;
    m_onDisk = contentHash(QByteArray::fromStdString(*text));
    begin(std::move(*rules), path);
    return true;
}

bool RulesetDocument::changedOnDisk() const
{
    return !m_path.isEmpty() && QFileInfo(m_path).isFile() && contentHashOfFile(m_path) != m_onDisk;
}

SaveReport RulesetDocument::save()
{
    if (!changedOnDisk()) return write(m_path);
    return {SaveResult::changedOnDisk,
            tr("%1 was changed by another program since it was opened.").arg(spokenPath(m_path))};
}

SaveReport RulesetDocument::saveAs(const QString& path)
{
    if (!m_path.isEmpty() && isSameFile(path, m_path)) return save();
    return write(path);
}

SaveReport RulesetDocument::write(const QString& path)
{
    if (path.isEmpty()) return {SaveResult::cannotWrite, tr("The rule set has no file yet.")};
    if (const auto fault = saveHouseRules(path, m_rules)) return {SaveResult::cannotWrite, fault->sentence()};
    m_onDisk = contentHash(QByteArray::fromStdString(writeHouseRules(m_rules)));
    const bool moved = path != m_path;
    m_path = path;
    m_stack.setClean();
    if (moved) Q_EMIT pathChanged();
    Q_EMIT saved();
    return {};
}

} // namespace fabletop
