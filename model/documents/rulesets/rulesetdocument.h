// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleSetDocument: a rule set that is being edited: its numbers, its undo stack, its file.
///
/// Why one door: whatever changes it is one named step, so nothing steps around the undo stack, and what was
/// saved is what stands in the form. A document is bound to its path, so that one rule set is never saved
/// over another.

#include "model/content/rulesets/ruleset.h"
#include "model/documents/documentfile.h"
#include "model/engine/rulefields.h"

#include <QObject>
#include <QUndoStack>
#include <functional>
#include <vector>

namespace fabletop {

/// A number that is not as the standard rules have it.
struct RuleChange {
    const RuleField* field = nullptr;
    int value = 0;
    int standard = 0;
    bool operator==(const RuleChange&) const = default;
};

class RuleSetDocument : public QObject {
    Q_OBJECT
public:
    /// The standard rules under a name of their own, without a path.
    explicit RuleSetDocument(QObject* parent = nullptr);
    /// Its end is no change: an undo stack that is emptied then tells nobody.
    ~RuleSetDocument() override { m_stack.disconnect(); }

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
    void startNew();
    /// False if the file is no rule set; then this document stays as it is. Diagnostics are added in either
    /// case.
    bool load(const QString& path, Diagnostics& diagnostics);
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool modified() const { return !m_stack.isClean(); }
    /// Whether the file holds anything else than what was read or written last. A removed file is none.
    [[nodiscard]] bool changedOnDisk() const;
    SaveReport save();
    SaveReport saveAnyway() { return write(m_path); }
    /// Binds the document to another path, if it can be written.
    SaveReport saveAs(const QString& path);

Q_SIGNALS:
    void changed();
    void pathChanged();
    void modifiedChanged(bool modified);
    void saved();

private:
    class Step;
    bool change(const QString& name, const std::function<void(RuleSet&)>& edit);
    void take(const RuleSet& rules);
    void begin(RuleSet rules, const QString& path);
    SaveReport write(const QString& path);

    RuleSet m_rules;
    QUndoStack m_stack;
    QString m_path;
    QByteArray m_onDisk; ///< hash of the file as it was read or written; empty: there was none
};

} // namespace fabletop
