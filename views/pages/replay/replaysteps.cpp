// SPDX-License-Identifier: GPL-3.0-or-later
// What the buttons and keys of a ReplayPage do, and how it turns to another line of play.
#include "model/match/branches.h"
#include "views/pages/replay/replaybar.h"
#include "views/pages/replay/replaymarks.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/replay/tabs/comparewindow.h"
#include "views/pages/replay/untilmenu.h"
#include "views/theme/button.h"

#include <algorithm>

namespace fabletop {

// -- moving about

void ReplayPage::seek(int position, int offset)
{
    m_view.cursor().moveTo({position, offset});
}

void ReplayPage::stepForward(Unit unit)
{
    m_view.cursor().forward(unit);
}

void ReplayPage::stepBack(Unit unit)
{
    m_view.cursor().back(unit);
}

void ReplayPage::toEnd()
{
    m_view.cursor().goLive();
}

void ReplayPage::setUnit(Unit unit)
{
    m_bar->setUnit(unit);
    m_player.setUnit(unit);
}

Unit ReplayPage::unit() const
{
    return m_bar->unit();
}

void ReplayPage::setPlaying(bool playing)
{
    m_player.setUnit(unit());
    if (playing)
        m_player.play();
    else
        m_player.stop();
}

void ReplayPage::jump(Jump kind, bool forward)
{
    if (!match() || match()->timeline().empty()) return;
    const int target = ReplayMarks(*m_analysis).target(kind, forward);
    if (target >= 0) return m_view.cursor().moveTo(match()->timeline().cursorAt(target));
    if (forward && m_view.futureHidden()) toEnd(); // nobody was told that none follows
}

void ReplayPage::runUntil(const Condition& condition)
{
    if (!match()) return;
    const int event = nextEvent(match()->timeline(), m_view.cursor().events(), condition, viewer());
    m_player.setUnit(unit());
    m_player.play(event < 0 ? -1 : event + 1);
}

void ReplayPage::offerUntil()
{
    if (!match() || m_view.cursor().live()) return;
    auto* menu = new UntilMenu(m_view, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &UntilMenu::picked, this, &ReplayPage::runUntil);
    menu->popup(m_bar->untilButton()->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

// -- lines of play

void ReplayPage::showBranch(int id)
{
    if (!m_trunk || id == m_branch) return;
    const int position = this->position();
    if (!branchOf(m_trunk->annotations().branches, id)) id = 0;
    m_branch = id;
    if (id == 0) {
        look(m_trunk);
        m_own.reset();
        return seek(position);
    }
    LoadedMatch loaded;
    loaded.info = m_trunk->info();
    loaded.rules = m_trunk->sharedRules();
    loaded.timeline = lineOf(m_trunk->timeline(), m_trunk->annotations().branches, id);
    auto line = std::make_unique<Match>(std::move(loaded));
    look(line.get());
    m_own = std::move(line);
    seek(position);
}

/// The chosen line with the one that is looked at; the same twice: with the recorded one, or the last branch.
void ReplayPage::compare(int id)
{
    if (!m_trunk) return;
    const auto& branches = m_trunk->annotations().branches;
    const int left = m_branch == id ? 0 : m_branch;
    if (id == left && !branches.empty()) id = branches.back().id;
    if (id != 0 && !branchOf(branches, id)) return;
    auto* window = new CompareWindow(*m_trunk, left, id, m_looks, viewer(), m_theme, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

} // namespace fabletop
