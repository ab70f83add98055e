// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaykeys.h"

#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/replaypanel.h"
#include "views/pages/replay/tabs/notestab.h"
#include "views/preferences/shortcuts.h"
#include "views/theme/button.h"

#include <QApplication>
#include <QComboBox>
#include <utility>

namespace fabletop {

namespace {

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
    addActKey(page, Act::toStart, [&page] { page.toStart(); });
    addActKey(page, Act::toEnd, [&page] { page.toEnd(); });
    const auto step = [&page](int by) {
        if (page.panel()->tabsFocused()) return page.panel()->stepTab(by);
        by < 0 ? page.stepBack(page.unit()) : page.stepForward(page.unit());
    };
    addActKey(page, Act::stepLeft, [step] { step(-1); });
    addActKey(page, Act::stepRight, [step] { step(1); });
    constexpr std::pair<Act, Unit> back[] = {
        {Act::actionLeft, Unit::action}, {Act::combatLeft, Unit::combatStep}, {Act::turnLeft, Unit::turn}};
    constexpr std::pair<Act, Unit> forward[] = {
        {Act::actionRight, Unit::action}, {Act::combatRight, Unit::combatStep}, {Act::turnRight, Unit::turn}};
    for (const auto& [act, by] : back)
        addActKey(page, act, [&page, unit = by] { page.stepBack(unit); });
    for (const auto& [act, by] : forward)
        addActKey(page, act, [&page, unit = by] { page.stepForward(unit); });
}

void addJumps(ReplayPage& page)
{
    struct JumpKeys {
        Act next;
        Act last;
        Jump kind;
    };
    constexpr JumpKeys jumps[] = {{Act::nextCombat, Act::lastCombat, Jump::combat},
                                  {Act::nextDamage, Act::lastDamage, Jump::damage},
                                  {Act::nextDefeat, Act::lastDefeat, Jump::defeat},
                                  {Act::nextBookmark, Act::lastBookmark, Jump::bookmark},
                                  {Act::nextNote, Act::lastNote, Jump::note},
                                  {Act::nextTurning, Act::lastTurning, Jump::turningPoint},
                                  {Act::nextMistake, Act::lastMistake, Jump::mistake}};
    for (const JumpKeys& jump : jumps) {
        addActKey(page, jump.next, [&page, kind = jump.kind] { page.jump(kind, true); });
        addActKey(page, jump.last, [&page, kind = jump.kind] { page.jump(kind, false); });
    }
}

} // namespace

void addReplayKeys(ReplayPage& page)
{
    addSteps(page);
    addJumps(page);
    addActKey(page, Act::until, [&page] { page.offerUntil(); });
    addActKey(page, Act::bookmark, [&page] { page.panel()->notes()->bookmark(); });
    addActKey(page, Act::writeNote, [&page] { // Ctrl+N is a new match everywhere
        page.panel()->setPage(ReplayPanel::notesPage);
        page.panel()->notes()->write();
    });
    addActKey(page, Act::playPause, [&page] { pressSpace(page); });
}

} // namespace fabletop
