// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tableinput.h"

#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablewords.h"

namespace fabletop {

TableInput::TableInput(TableController& table, PendingSelection& picks) : m_table(table), m_picks(picks) {}

void TableInput::showAllNow()
{
    if (m_table.playback().busy()) m_table.playback().finishNow();
}

template <typename Pick> void TableInput::act(Pick pick)
{
    m_table.act(m_table.looksBack() ? Reply::hinting(Hint::nothingAsked) : pick());
}

template <typename Pick> void TableInput::pick(Pick pick)
{
    showAllNow();
    act(pick);
}

void TableInput::pickSpace(SpaceId space)
{
    pick([&] { return m_picks.pickSpace(space); });
}

void TableInput::pickFighter(FighterId fighter)
{
    pick([&] { return m_picks.pickFighter(fighter); });
}

void TableInput::pickCard(SeatId owner, CardId card, int row)
{
    pick([&] { return m_picks.pickCard(owner, card, row); });
}

void TableInput::pickAction(ActionKind kind)
{
    showAllNow();
    if (m_picks.ask() == Ask::maneuver && kind != ActionKind::maneuver)
        return m_table.refuse(tr("Finish the maneuver first"));
    pick([&] { return m_picks.pickAction(kind); });
}

void TableInput::pickNumber(int number)
{
    m_table.act(m_picks.pickNumber(number));
}

void TableInput::pickOption(int option)
{
    m_table.act(m_picks.pickOption(option));
}

void TableInput::pickPlayer(SeatId player)
{
    m_table.act(m_picks.pickPlayer(player));
}

void TableInput::lift(FighterId fighter)
{
    if (m_table.looksBack() || m_table.playback().busy()) return;
    m_picks.lift(fighter);
    m_table.tellChanged();
}

void TableInput::putDown()
{
    m_picks.putDown();
    m_table.tellChanged();
}

void TableInput::drop(FighterId fighter, SpaceId space)
{
    act([&] { return m_picks.drop(fighter, space); });
}

void TableInput::dropCard(SeatId owner, CardId card, int row, SpaceId space)
{
    act([&] { return m_picks.dropCard(owner, card, row, space); });
}

void TableInput::confirm()
{
    m_table.act(m_picks.confirm());
}

void TableInput::decline()
{
    m_table.act(m_picks.decline());
}

void TableInput::stepBack()
{
    if (m_picks.stepBack().answered()) return m_table.forgetNote();
    m_table.refuse(m_picks.asking() ? tr("Nothing is picked") : TableWords(m_table).hint(Hint::nothingAsked));
}

void TableInput::pickNothing()
{
    if (m_table.playback().busy()) return m_table.playback().finishNow();
    const bool back = m_table.looksBack();
    if (!back && m_picks.stepBack().answered()) return m_table.forgetNote();
    m_table.refuse(
        TableWords(m_table).hint(m_picks.asking() && !back ? Hint::nothingThere : Hint::nothingAsked));
}

} // namespace fabletop
