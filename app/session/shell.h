// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Shell: the window as its pages and the session know it: it turns to pages and opens files.
///
/// Why an interface: a session is driven in tests without a window, and no page knows another.

#include <QLatin1String>
#include <QString>

namespace fabletop {

/// Ids of pages that others turn to.
namespace pageid {
inline constexpr QLatin1String welcome("welcome");
inline constexpr QLatin1String newMatch("new-match");
inline constexpr QLatin1String table("table");
inline constexpr QLatin1String replay("replay");
inline constexpr QLatin1String library("library");
inline constexpr QLatin1String puzzles("puzzles");
inline constexpr QLatin1String cards("cards");
inline constexpr QLatin1String rulebook("rulebook");
inline constexpr QLatin1String workshop("workshop");
inline constexpr QLatin1String settings("settings");
} // namespace pageid

class Shell {
public:
    virtual ~Shell() = default;
    /// Shows a page, at a place within it (`Page::goTo`) where one is given.
    virtual void turnTo(const QString& page, const QString& place = {}) = 0;
    /// Opens a file in the page for its kind, a match as the session does. False: somebody was told why not.
    virtual bool open(const QString& path, int at = -1) = 0;
    /// "en", "es" …: the window speaks it from now on.
    virtual void chooseLanguage(const QString& code) = 0;
};

} // namespace fabletop
