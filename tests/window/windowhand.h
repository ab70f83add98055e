// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Hands into a window: its pages by class, and what they share.

#include "app/pages/newmatchplace.h"
#include "app/session/workspace.h"
#include "app/window/mainwindow.h"
#include "views/cards/browser/cardspage.h"
#include "views/library/librarypage.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/table/tablepage.h"
#include "views/workshop/battlefield/battlefieldeditorpage.h"
#include "views/workshop/heroworkspace.h"
#include "views/workshop/packages/packagespage.h"
#include "views/workshop/rulesets/ruleseteditorpage.h"
#include "views/workshop/workshophub.h"

namespace fabletop {

/// The page of that class, made if nobody has turned to it yet.
template <typename T> T* pageOf(MainWindow& window)
{
    return window.pages().page<T>();
}

inline NewMatchPage* newMatchOf(MainWindow& window)
{
    return static_cast<NewMatchPlace*>(window.pages().page(pageid::newMatch))->form();
}

} // namespace fabletop
