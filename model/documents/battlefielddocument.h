// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldDocument: a battlefield that is being drawn, with its file and its problems. How it changes,
/// and back again, is its BattlefieldHistory's.

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/documents/battlefieldhistory.h"
#include "model/documents/document.h"

#include <optional>
#include <vector>

namespace fabletop {

class BattlefieldDocument : public Document {
    Q_OBJECT
public:
    /// A new battlefield without a path.
    explicit BattlefieldDocument(QObject* parent = nullptr);

    // -- its kind
    [[nodiscard]] QString ending() const override;
    [[nodiscard]] DocumentWords words() const override;
    [[nodiscard]] QString name(Language language) const override;
    [[nodiscard]] QString fileStem() const override;

    // -- what it is
    [[nodiscard]] const Battlefield& battlefield() const { return m_history.battlefield(); }
    [[nodiscard]] const BattlefieldSnapshot& snapshot() const { return m_history.snapshot(); }
    /// Problems and warnings of the battlefield as it is.
    [[nodiscard]] const std::vector<BattlefieldIssue>& problems() const;
    /// Whether a match can be played on it: warnings only, or nothing.
    [[nodiscard]] bool playable() const;

    // -- changing it
    [[nodiscard]] BattlefieldHistory& history() { return m_history; }
    EditRefusal change(const QString& name, const BattlefieldHistory::Edit& edit)
    {
        return m_history.change(name, edit);
    }
    void undo() { m_history.undo(); }
    void redo() { m_history.redo(); }
    [[nodiscard]] QUndoStack& undoStack() { return m_history.stack(); }

    // -- its file
    void startNew() override;
    /// Takes over a battlefield from elsewhere: an import, a recovery. `modified`: it is not what the file
    /// holds.
    void adopt(Battlefield battlefield, const QString& path, bool modified);
    [[nodiscard]] bool modified() const override { return !m_history.stack().isClean(); }
    /// A copy is a battlefield file that says in a field of its own whose copy it is.
    [[nodiscard]] std::function<QByteArray()> copier() const override;
    [[nodiscard]] std::optional<QString> ownerOfCopy(const QByteArray& copy) const override;

protected:
    [[nodiscard]] QByteArray serialise() const override;
    bool read(const std::string& text, const QString& path, bool modified, Diagnostics& diagnostics) override;
    [[nodiscard]] std::string contentOfCopy(const QByteArray& copy) const override;
    void aboutToWrite() override { m_history.letGo(); }
    void markSaved() override { m_history.stack().setClean(); }

private:
    BattlefieldHistory m_history;
    mutable std::optional<std::vector<BattlefieldIssue>> m_problems;
};

} // namespace fabletop
