// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a ReplayPage.

#include "views/pages/replay/replaybar.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/theme/button.h"

#include <QApplication>
#include <QComboBox>
#include <QShortcut>

namespace fabletop {

void ReplayPage::addKey(const QKeySequence& key, std::function<void()> act)
{
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, std::move(act));
}

void ReplayPage::addKeys()
{
    addKey(Qt::Key_Home, [this] { toStart(); });
    addKey(Qt::Key_End, [this] { toEnd(); });
    addKey(Qt::Key_Left, [this] { m_panel->tabsFocused() ? m_panel->stepTab(-1) : stepBack(unit()); });
    addKey(Qt::Key_Right, [this] { m_panel->tabsFocused() ? m_panel->stepTab(1) : stepForward(unit()); });
    addKey(Qt::CTRL | Qt::Key_Left, [this] { stepBack(Unit::action); });
    addKey(Qt::CTRL | Qt::Key_Right, [this] { stepForward(Unit::action); });
    addKey(Qt::SHIFT | Qt::Key_Left, [this] { stepBack(Unit::combatStep); });
    addKey(Qt::SHIFT | Qt::Key_Right, [this] { stepForward(Unit::combatStep); });
    addKey(Qt::Key_PageUp, [this] { stepBack(Unit::turn); });
    addKey(Qt::Key_PageDown, [this] { stepForward(Unit::turn); });
    addJumpKeys();
    addKey(Qt::Key_Space, [this] { onSpace(); });
}

/// A button or box under the keyboard keeps its Space.
void ReplayPage::onSpace()
{
    QWidget* focused = QApplication::focusWidget();
    if (auto* button = qobject_cast<Button*>(focused))
        button->press();
    else if (auto* box = qobject_cast<QComboBox*>(focused))
        box->showPopup();
    else
        setPlaying(!playing());
}

} // namespace fabletop
