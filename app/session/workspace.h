// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Workspace: what the pages of a window share: settings, content, the session and what serves it.
///
/// Why one thing that is handed in: no page reaches for the window or for another page, and a page made by a
/// line of a list gets all it may need.

#include "app/session/exportservice.h"
#include "app/session/matchkeeper.h"
#include "app/session/matchopener.h"
#include "app/session/matchsession.h"
#include "app/session/matchstarter.h"
#include "app/session/matchstore.h"
#include "app/session/messages.h"
#include "app/session/shelf.h"
#include "app/session/shell.h"
#include "views/preferences/settings.h"

namespace fabletop {

struct Workspace {
    /// `parent` is where questions are asked; null: they are set by `setAskers` and `setAsker`.
    Workspace(Settings& chosen, MatchStore kept, std::shared_ptr<const Theme> looks, Messages& toldBy,
              Shell& around, QWidget* parent);

    Settings& settings;
    MatchStore store;
    Messages& messages;
    Shell& shell;
    std::shared_ptr<const Theme> theme;
    Language language = Language::en;
    Shelf shelf;
    MatchKeeper keeper;
    MatchSession session;
    MatchStarter starter;
    MatchOpener opener;
    ExportService exporting;
};

} // namespace fabletop
