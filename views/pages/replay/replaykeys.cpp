// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaykeys.h"

#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/theme/button.h"

#include <QApplication>
#include <QComboBox>
#include <QShortcut>
#include <functional>
#include <utility>

namespace fabletop {

namespace {

void add(ReplayPage& page, const QKeySequence& key, std::function<void()> act)
{
    auto* shortcut = new QShortcut(key, &page);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(shortcut, &QShortcut::activated, &page, std::move(act));
}

/// A button or box under the keyboard keeps its Space.
void pressSpace(ReplayPage& page)
{
    QWidget* focused = QApplication::focusWidget();
    if (auto* button = qobject_cast<Button*>(focused))
        button->press();
    else if (auto* box = qobject_cast<QComboBox*>(focused))
        box->showPopup();
    else
        page.setPlaying(!page.playing());
}

void addSteps(ReplayPage& page)
{
    add(page, Qt::Key_Home, [&page] { page.toStart(); });
    add(page, Qt::Key_End, [&page] { page.toEnd(); });
    const auto step = [&page](int by) {
        if (page.panel()->tabsFocused()) return page.panel()->stepTab(by);
        by < 0 ? page.stepBack(page.unit()) : page.stepForward(page.unit());
    };
    add(page, Qt::Key_Left, [step] { step(-1); });
    add(page, Qt::Key_Right, [step] { step(1); });
    const std::pair<QKeySequence, Unit> back[] = {{Qt::CTRL | Qt::Key_Left, Unit::action},
                                                  {Qt::SHIFT | Qt::Key_Left, Unit::combatStep},
                                                  {Qt::Key_PageUp, Unit::turn}};
    const std::pair<QKeySequence, Unit> forward[] = {{Qt::CTRL | Qt::Key_Right, Unit::action},
                                                     {Qt::SHIFT | Qt::Key_Right, Unit::combatStep},
                                                     {Qt::Key_PageDown, Unit::turn}};
    for (const auto& [key, by] : back)
        add(page, key, [&page, unit = by] { page.stepBack(unit); });
    for (const auto& [key, by] : forward)
        add(page, key, [&page, unit = by] { page.stepForward(unit); });
}

void addJumps(ReplayPage& page)
{
    const std::pair<Qt::Key, Jump> keys[] = {{Qt::Key_C, Jump::combat}, {Qt::Key_D, Jump::damage},
                                             {Qt::Key_K, Jump::defeat}, {Qt::Key_M, Jump::bookmark},
                                             {Qt::Key_N, Jump::note},   {Qt::Key_T, Jump::turningPoint}};
    for (const auto& [key, kind] : keys) {
        add(page, key, [&page, jumped = kind] { page.jump(jumped, true); });
        add(page, Qt::SHIFT | key, [&page, jumped = kind] { page.jump(jumped, false); });
    }
}

} // namespace

void addReplayKeys(ReplayPage& page)
{
    addSteps(page);
    addJumps(page);
    add(page, Qt::Key_U, [&page] { page.offerUntil(); });
    add(page, Qt::Key_B, [&page] { page.panel()->notes()->bookmark(); });
    add(page, Qt::CTRL | Qt::SHIFT | Qt::Key_N, [&page] { // Ctrl+N is a new match everywhere
        page.panel()->setPage(ReplayPanel::notesPage);
        page.panel()->notes()->write();
    });
    add(page, Qt::Key_Space, [&page] { pressSpace(page); });
}

} // namespace fabletop
