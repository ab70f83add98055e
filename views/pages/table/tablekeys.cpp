// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablekeys.h"

#include "views/hand/actionbar.h"
#include "views/hand/choicerow.h"
#include "views/hand/promptbar.h"
#include "views/pages/table/handoverscreen.h"
#include "views/pages/table/handrow.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tableinspector.h"
#include "views/pages/table/tableparts.h"
#include "views/preferences/shortcuts.h"
#include "views/theme/button.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <utility>

namespace fabletop {

void TableKeys::choose(int place)
{
    if (!m_table.asking()) return;
    const OpenQuestion& open = m_table.staging().open();
    const auto at = static_cast<std::size_t>(place);
    if (at < open.numbers().size()) return m_table.input().pickNumber(open.numbers()[at]);
    if (at < open.players().size()) return m_table.input().pickPlayer(open.players()[at]);
    if (at < open.options().size()) m_table.input().pickOption(open.options()[at]);
}

/// Digits pick a number or the option at that place.
bool TableKeys::digit(int key)
{
    if (key < Qt::Key_0 || key > Qt::Key_9 || m_parts.choices->empty()) return false;
    const int number = key - Qt::Key_0;
    if (!m_table.staging().open().numbers().empty())
        m_table.input().pickNumber(number);
    else if (number > 0 && number <= static_cast<int>(m_parts.choices->buttons().size()))
        choose(number - 1);
    return true;
}

void TableKeys::escape()
{
    if (m_row.closeAll() || m_inspector.closeLog() || m_inspector.unpinDeck()) return;
    if (m_row.pile().any())
        m_row.closePile();
    else
        m_table.input().stepBack();
}

bool TableKeys::press(QKeyEvent& event)
{
    if (m_parts.cover->isVisible()) return QCoreApplication::sendEvent(m_parts.cover, &event), true;
    if (!m_table.match()) return false;
    const Shortcuts shortcuts(m_settings);
    constexpr std::pair<Act, ActionKind> actions[] = {{Act::maneuver, ActionKind::maneuver},
                                                      {Act::attack, ActionKind::attack},
                                                      {Act::scheme, ActionKind::scheme}};
    for (const auto& [act, kind] : actions)
        if (shortcuts.matches(act, event)) return m_parts.actions->button(kind)->press(), true;
    if (shortcuts.matches(Act::showLog, event)) return m_inspector.toggleLog(), true;
    if (shortcuts.matches(Act::showHand, event)) return m_row.showAll(), true;
    if (shortcuts.matches(Act::hint, event)) return m_parts.prompt->hintButton()->click(), true;
    if (shortcuts.matches(Act::stepBack, event)) return escape(), true;
    if (shortcuts.matches(Act::confirm, event)) {
        if (m_parts.prompt->confirmButton()->isVisible()) m_parts.prompt->confirmButton()->press();
        return true;
    }
    return (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0 && digit(event.key());
}

} // namespace fabletop
