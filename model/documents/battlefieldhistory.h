// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldHistory: a battlefield that is being drawn, and every step by which it became what it is.
///
/// Why one door: whatever changes the battlefield goes through `change` and so is named, undone, saved and
/// checked like everything else; no tool can step around the undo stack.

#include "model/content/battlefields/battlefield.h"
#include "model/documents/battlefieldsnapshot.h"
#include "model/documents/edits/battlefieldedits.h"

#include <QUndoStack>
#include <functional>

namespace fabletop {

class BattlefieldHistory : public QObject {
    Q_OBJECT
public:
    /// Its end is no change: an undo stack that is emptied then tells nobody.
    ~BattlefieldHistory() override { m_stack.disconnect(); }

    [[nodiscard]] const Battlefield& battlefield() const { return m_battlefield; }
    [[nodiscard]] const BattlefieldSnapshot& snapshot() const { return m_current; }
    /// For actions and lists; an undo by way of it is as good as `undo`.
    [[nodiscard]] QUndoStack& stack() { return m_stack; }
    [[nodiscard]] const QUndoStack& stack() const { return m_stack; }
    /// Another battlefield, with no step yet.
    void start(Battlefield battlefield);

    using Edit = std::function<EditRefusal(Battlefield&)>;
    /// Carries an edit out as one undo step called `name`, or refuses it and changes nothing. An edit that
    /// changes nothing makes no step. Within a drag the edit is applied to the battlefield as it was when the
    /// drag began: a tool says how far it has come in all, nothing adds up, and the whole drag is one step.
    EditRefusal change(const QString& name, const Edit& edit);
    void undo();
    void redo();

    /// From now on all changes are one step, until `endDrag` or an undo.
    void beginDrag();
    void endDrag();
    /// Back to how it was when the drag began.
    void cancelDrag();
    [[nodiscard]] bool dragging() const { return m_drag != 0; }
    /// Ends a drag from outside: the tool is told.
    void letGo();

Q_SIGNALS:
    void changed();
    /// An undo, saving or loading ended the drag: the tool lets go.
    void dragEnded();

private:
    class Step;
    void take(const BattlefieldSnapshot& snapshot);

    Battlefield m_battlefield;
    BattlefieldSnapshot m_current; ///< equals m_battlefield
    BattlefieldSnapshot m_dragBegin;
    int m_drag = 0; ///< number of the drag that goes on, 0: none
    int m_drags = 0;
    bool m_changing = false; ///< a step comes from `change` and not from undo or redo
    QUndoStack m_stack;
};

} // namespace fabletop
