// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldDocument: a battlefield that is being drawn: its content and its undo stack.
///
/// Why one door: whatever changes the battlefield goes through `change` and so is named, undone, saved and
/// checked like everything else; no tool can step around the undo stack.

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/documents/battlefieldsnapshot.h"
#include "model/documents/document.h"
#include "model/documents/edits/battlefieldedits.h"

#include <QUndoStack>

namespace fabletop {

class BattlefieldDocument : public Document {
    Q_OBJECT
public:
    /// A new battlefield without a path.
    explicit BattlefieldDocument(QObject* parent = nullptr);
    /// Its end is no change: an undo stack that is emptied then tells nobody.
    ~BattlefieldDocument() override { m_stack.disconnect(); }

    // -- its kind
    [[nodiscard]] QString ending() const override;
    [[nodiscard]] DocumentWords words() const override;
    [[nodiscard]] QString name(Language language) const override;
    [[nodiscard]] QString fileStem() const override;

    // -- what it is
    [[nodiscard]] const Battlefield& battlefield() const { return m_battlefield; }
    [[nodiscard]] const BattlefieldSnapshot& snapshot() const { return m_current; }
    /// Problems and warnings of the battlefield as it is.
    [[nodiscard]] const std::vector<BattlefieldIssue>& problems() const;
    [[nodiscard]] static QString problemText(const BattlefieldIssue& problem);
    /// Whether a match can be played on it: warnings only, or nothing.
    [[nodiscard]] bool playable() const;

    // -- changing it
    using Edit = std::function<EditRefusal(Battlefield&)>;
    /// Carries an edit out as one undo step called `name`, or refuses it and changes nothing. An edit that
    /// changes nothing makes no step. Within a drag the edit is applied to the battlefield as it was when the
    /// drag began: a tool says how far it has come in all, nothing adds up, and the whole drag is one step.
    EditRefusal change(const QString& name, const Edit& edit);
    [[nodiscard]] static QString refusalText(EditRefusal refusal);
    /// From now on all changes are one step, until `endDrag` or an undo.
    void beginDrag();
    void endDrag();
    /// Back to how it was when the drag began.
    void cancelDrag();
    [[nodiscard]] bool dragging() const { return m_drag != 0; }
    void undo();
    void redo();
    /// For actions and lists; an undo by way of it is as good as `undo`.
    [[nodiscard]] QUndoStack& undoStack() { return m_stack; }

    // -- its file
    void startNew() override;
    /// Takes over a battlefield from elsewhere: an import, a recovery. `modified`: it is not what the file
    /// holds.
    void adopt(Battlefield battlefield, const QString& path, bool modified);
    [[nodiscard]] bool modified() const override { return !m_stack.isClean(); }
    /// A copy is a battlefield file that says in a field of its own whose copy it is.
    [[nodiscard]] std::function<QByteArray()> copier() const override;
    [[nodiscard]] std::optional<QString> ownerOfCopy(const QByteArray& copy) const override;

Q_SIGNALS:
    /// An undo, saving or loading ended the drag: the tool lets go.
    void dragEnded();

protected:
    [[nodiscard]] QByteArray serialise() const override;
    bool read(const std::string& text, const QString& path, bool modified, Diagnostics& diagnostics) override;
    [[nodiscard]] std::string contentOfCopy(const QByteArray& copy) const override;
    void aboutToWrite() override { letGo(); }
    void markSaved() override { m_stack.setClean(); }

private:
    class Step;
    void take(const BattlefieldSnapshot& snapshot);
    void start(Battlefield battlefield, const QString& path, bool modified);
    void noteChange();
    void letGo();

    Battlefield m_battlefield;
    BattlefieldSnapshot m_current; ///< equals m_battlefield
    BattlefieldSnapshot m_dragBegin;
    int m_drag = 0; ///< number of the drag that goes on, 0: none
    int m_drags = 0;
    bool m_changing = false; ///< a step comes from `change` and not from undo or redo
    QUndoStack m_stack;
    mutable std::optional<std::vector<BattlefieldIssue>> m_problems;
};

} // namespace fabletop
