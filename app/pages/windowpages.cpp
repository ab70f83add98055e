// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/windowpages.h"

#include "app/pages/cardsplace.h"
#include "app/pages/libraryplace.h"
#include "app/pages/newmatchplace.h"
#include "app/pages/puzzlesplace.h"
#include "app/pages/replayplace.h"
#include "app/pages/rulebookplace.h"
#include "app/pages/settingsplace.h"
#include "app/pages/tableplace.h"
#include "app/pages/welcomeplace.h"
#include "app/pages/workshopplace.h"
#include "app/session/workspace.h"

#include <type_traits>

namespace fabletop {

namespace {

/// A page that wants the workspace gets it; any other the theme and the language.
template <typename T> PageFactory made(Workspace& workspace)
{
    return [&workspace] {
        if constexpr (std::is_constructible_v<T, Workspace&>)
            return new T(workspace);
        else
            return new T(workspace.theme, workspace.language);
    };
}

} // namespace

// clang-format off
std::vector<PageEntry> windowPages(Workspace& w)
{
    // A match that is only looked at has no table; without any there is nothing to look at.
    const auto unseated = [&w] { return w.session.seated() ? QString() : pageid::newMatch; };
    const auto unopened = [&w] { return w.session.match() ? QString() : pageid::library; };
    return {
        // id, icon in the sidebar, its name there, entry of the menu, act, lit button, files it opens, class, page in its place
        {pageid::welcome, "", "", QT_TRANSLATE_NOOP("Pages", "&Welcome"), Act::goWelcome, "", {}, made<WelcomePlace>(w)},
        {pageid::newMatch, "", "", "", {}, pageid::table, {}, made<NewMatchPlace>(w)},
        {pageid::table, "table", QT_TRANSLATE_NOOP("Pages", "Table"), QT_TRANSLATE_NOOP("Pages", "&Table"), Act::goTable, "", {}, made<TablePlace>(w), unseated},
        {pageid::replay, "replay", QT_TRANSLATE_NOOP("Pages", "Replay"), QT_TRANSLATE_NOOP("Pages", "&Replay"), Act::goReplay, "", {}, made<ReplayPlace>(w), unopened},
        {pageid::library, "table-view", QT_TRANSLATE_NOOP("Pages", "Matches"), QT_TRANSLATE_NOOP("Pages", "&Matches"), Act::goMatches, "", {}, made<LibraryPlace>(w)},
        {pageid::puzzles, "puzzle", QT_TRANSLATE_NOOP("Pages", "Puzzles"), QT_TRANSLATE_NOOP("Pages", "&Puzzles"), Act::goPuzzles, "", {}, made<PuzzlesPlace>(w)},
        {pageid::cards, "cards", QT_TRANSLATE_NOOP("Pages", "Cards"), QT_TRANSLATE_NOOP("Pages", "&Cards"), Act::goCards, "", {".hero"}, made<CardsPlace>(w)},
        {pageid::rulebook, "rulebook", QT_TRANSLATE_NOOP("Pages", "Rules"), QT_TRANSLATE_NOOP("Pages", "R&ulebook"), Act::goRules, "", {}, made<RulebookPlace>(w)},
        {pageid::workshop, "workshop", QT_TRANSLATE_NOOP("Pages", "Workshop"), QT_TRANSLATE_NOOP("Pages", "Wor&kshop"), Act::goWorkshop, "", {".json", ".rules", ".fabletop"}, made<WorkshopPlace>(w)},
        {pageid::settings, "settings", QT_TRANSLATE_NOOP("Pages", "Settings"), QT_TRANSLATE_NOOP("Pages", "&Settings"), Act::goSettings, "", {}, made<SettingsPlace>(w)},
    };
}
// clang-format on

} // namespace fabletop
