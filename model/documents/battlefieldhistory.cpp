// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/battlefieldhistory.h"

#include <QScopedValueRollback>
#include <QUndoCommand>

namespace fabletop {

/// One undo step: before and after. Undo and redo are the same exchange.
class BattlefieldHistory::Step : public QUndoCommand {
public:
    Step(BattlefieldHistory& history, const QString& name, int drag, BattlefieldSnapshot after)
        : QUndoCommand(name), m_history(history), m_drag(drag), m_before(history.m_current),
          m_after(std::move(after))
    {}

    void undo() override { m_history.take(m_before); }
    void redo() override { m_history.take(m_after); }
    [[nodiscard]] int id() const override { return m_drag == 0 ? -1 : m_drag; }
    bool mergeWith(const QUndoCommand* other) override
    {
        m_after = static_cast<const Step*>(other)->m_after;
        setObsolete(m_after == m_before); // dragged back to where it began: no step at all
        return true;
    }

private:
    BattlefieldHistory& m_history;
    int m_drag;
    BattlefieldSnapshot m_before;
    BattlefieldSnapshot m_after;
};

void BattlefieldHistory::start(Battlefield battlefield)
{
    letGo();
    // What was read is no longer what there is after the first edit; match files must not take it for the
    // battlefield.
    battlefield.source.clear();
    m_battlefield = std::move(battlefield);
    m_current = BattlefieldSnapshot(m_battlefield, {});
    m_stack.clear();
    m_stack.setClean();
}

EditRefusal BattlefieldHistory::change(const QString& name, const Edit& edit)
{
    const BattlefieldSnapshot& base = dragging() ? m_dragBegin : m_current;
    base.restore(m_battlefield, m_current);
    const EditRefusal refusal = edit(m_battlefield);
    const BattlefieldSnapshot after(m_battlefield, base);
    if (refusal != EditRefusal::none || after == m_current) {
        m_current.restore(m_battlefield, after);
        return refusal;
    }
    // The step takes m_current for its past, and `take` compares with it: both must find the battlefield that
    // belongs to it.
    m_current.restore(m_battlefield, after);
    const QScopedValueRollback changing(m_changing, true);
    m_stack.push(new Step(*this, name, m_drag, after));
    return EditRefusal::none;
}

void BattlefieldHistory::take(const BattlefieldSnapshot& snapshot)
{
    if (!m_changing) letGo();
    snapshot.restore(m_battlefield, m_current);
    m_current = snapshot;
    Q_EMIT changed();
}

void BattlefieldHistory::beginDrag()
{
    endDrag();
    m_drag = ++m_drags;
    m_dragBegin = m_current;
}

void BattlefieldHistory::endDrag()
{
    m_drag = 0;
}

void BattlefieldHistory::letGo()
{
    if (!dragging()) return;
    endDrag();
    Q_EMIT dragEnded();
}

void BattlefieldHistory::cancelDrag()
{
    if (!dragging()) return;
    (void)change({}, [](Battlefield&) { return EditRefusal::none; });
    endDrag();
}

void BattlefieldHistory::undo()
{
    letGo();
    m_stack.undo();
}

void BattlefieldHistory::redo()
{
    letGo();
    m_stack.redo();
}

} // namespace fabletop
