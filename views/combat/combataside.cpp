// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combataside.h"

#include "views/combat/combatstage.h"
#include "views/combat/ledgercolumns.h"

namespace fabletop {

CombatAside::CombatAside(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_stage(new CombatStage(theme, this)), m_columns(new LedgerColumns(theme, this))
{
    connect(m_columns, &LedgerColumns::ruleActivated, this, &CombatAside::ruleActivated);
}

void CombatAside::setNarrator(const Narrator& narrator)
{
    m_stage->setNarrator(narrator);
}

void CombatAside::setBarPlace(const QRect& bar)
{
    m_barPlace = bar;
    layOut();
}

void CombatAside::setCombat(const Ledger& ledger, const QString& where)
{
    m_stage->setCombat(ledger, where);
    m_columns->setLedger(ledger);
}

void CombatAside::setPart(Part part)
{
    m_part = part;
    layOut();
    setVisible(part != Part::nothing);
}

/// What is masked is not there: neither seen nor in the way of a pointer.
void CombatAside::layOut()
{
    const CombatFrame frame = combatFrame(size(), m_barPlace);
    const bool stage = m_part == Part::stage || m_part == Part::both;
    const bool ledger = m_part == Part::ledger || m_part == Part::both;
    m_stage->setGeometry(frame.stage);
    m_columns->setGeometry(frame.row);
    m_stage->setVisible(stage);
    m_columns->setVisible(ledger);
    QRegion shown;
    if (stage) shown += frame.stage;
    if (ledger) shown += frame.row;
    setMask(shown);
}

void CombatAside::resizeEvent(QResizeEvent*)
{
    layOut();
}

} // namespace fabletop
