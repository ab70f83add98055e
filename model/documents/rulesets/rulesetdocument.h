// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleSetDocument: a rule set that is being edited: its numbers and its undo stack.
///
/// Why one door: whatever changes it is one named step, so nothing steps around the undo stack, and what was
/// saved is what stands in the form.

#include "model/content/rulesets/ruleset.h"
#include "model/documents/document.h"
#include "model/rules/rulefields.h"

#include <QUndoStack>
#include <vector>

namespace fabletop {

/// A number that is not as the standard rules have it.
struct RuleChange {
    const RuleField* field = nullptr;
    int value = 0;
    int standard = 0;
    bool operator==(const RuleChange&) const = default;
};

class RuleSetDocument : public Document {
    Q_OBJECT
public:
    /// The standard rules under a name of their own, without a path.
    explicit RuleSetDocument(QObject* parent = nullptr);
    /// Its end is no change: an undo stack that is emptied then tells nobody.
    ~RuleSetDocument() override { m_stack.disconnect(); }

    // -- its kind
    [[nodiscard]] QString ending() const override;
    [[nodiscard]] DocumentWords words() const override;
    [[nodiscard]] QString name(Language language) const override;
    [[nodiscard]] QString fileStem() const override;

    // -- what it is
    [[nodiscard]] const RuleSet& rules() const { return m_rules; }
    [[nodiscard]] int value(const RuleField& field) const { return field.value(m_rules.numbers); }
    /// In the order of the table.
    [[nodiscard]] std::vector<RuleChange> changes() const;

    // -- changing it, one undo step each; false where it changes nothing or cannot be
    bool setValue(const RuleField& field, int value);
    bool reset(const RuleField& field) { return setValue(field, field.standard()); }
    bool resetAll();
    /// The id follows the name, as long as nobody has given it another.
    bool setName(const QString& name);
    void undo() { m_stack.undo(); }
    void redo() { m_stack.redo(); }
    [[nodiscard]] QUndoStack& undoStack() { return m_stack; }
    [[nodiscard]] const QUndoStack& undoStack() const { return m_stack; }

    // -- its file
    void startNew() override;
    [[nodiscard]] bool modified() const override { return !m_stack.isClean(); }
    [[nodiscard]] std::optional<QString> ownerOfCopy(const QByteArray& copy) const override;

protected:
    [[nodiscard]] QByteArray serialise() const override;
    bool read(const std::string& text, const QString& path, bool modified, Diagnostics& diagnostics) override;
    void markSaved() override { m_stack.setClean(); }

private:
    class Step;
    bool change(const QString& name, const std::function<void(RuleSet&)>& edit);
    void take(const RuleSet& rules);
    void start(RuleSet rules, const QString& path);

    RuleSet m_rules;
    QUndoStack m_stack;
};

} // namespace fabletop
