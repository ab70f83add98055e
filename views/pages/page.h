// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Page: what fills a window beside its sidebar, or a tab of such a page.
///
/// Why one interface: menus, sidebar, title and closing ask the page that is in sight, whichever it is. Who
/// adds a page changes none of them. Everything has a default that does nothing, so a page says only what it
/// can.

#include "model/rules/names.h"
#include "views/preferences/acts.h"
#include "views/theme/theme.h"

#include <QStringList>
#include <QWidget>
#include <memory>
#include <vector>

class QMenu;
class QUndoStack;

namespace fabletop {

class Page : public QWidget {
    Q_OBJECT
public:
    explicit Page(QWidget* parent = nullptr, Qt::WindowFlags flags = {});

    /// The theme is another (views/theme/follow.h); its parts are told by themselves.
    virtual void setTheme(std::shared_ptr<const Theme>) {}
    /// The language is another, which what comes out of tr() follows by itself.
    virtual void setLanguage(Language) {}
    /// The settings that it shows have other values now.
    virtual void applySettings() {}

    // -- being turned to
    /// What the head of the window calls it.
    [[nodiscard]] virtual QString title() const { return {}; }
    /// The turn that is shown, in words; empty: none.
    [[nodiscard]] virtual QString turn() const { return {}; }
    /// The clause at which the rulebook opens from here, that of what is asked now; empty: none.
    [[nodiscard]] virtual QString rule() const { return {}; }
    /// It is going to be seen.
    virtual void aboutToShow() {}
    /// Whose keys hold here, besides those that hold everywhere.
    [[nodiscard]] virtual std::vector<ActScope> keyScopes() const { return {}; }
    /// A place within it: a clause, a hero, a tab.
    virtual void goTo(const QString&) {}

    // -- what the menus do
    /// Adds entries of its own; asked for whenever it or the menus are made.
    virtual void fillMenu(QMenu&) {}
    /// What `undo` takes back; null where a page has a way of its own.
    [[nodiscard]] virtual QUndoStack* undoStack() { return nullptr; }
    /// Asked before the stack goes back one step: gives up what is half done, or takes back in its own way.
    /// True: nothing is left to do.
    virtual bool beforeUndo() { return false; }
    void undo();
    [[nodiscard]] virtual bool canZoom() const { return false; }
    /// 1 nearer, -1 farther, 0 as it was.
    virtual void zoom(int) {}

    // -- files
    /// Whether Open and Save as of the menu are about what is made here, not about a match.
    [[nodiscard]] virtual bool keepsFiles() const { return false; }
    /// Turns to itself where it succeeds. `at`: the position of a match.
    virtual bool open(const QString&, int at = -1);
    virtual void openByDialog() {}
    virtual bool save() { return false; }
    virtual bool saveAs() { return false; }
    /// Files were dropped on it. False: they are to be opened like any others.
    virtual bool takeIn(const QStringList&) { return false; }
    /// Asks about what a program left behind that ended before it saved.
    virtual void offerLeftBehind() {}
    /// Whether nothing that is made here would be lost.
    virtual bool mayLeave() { return true; }

Q_SIGNALS:
    void titleChanged();
    /// Something went wrong.
    void warned(const QString& sentence);
    /// Something went well.
    void informed(const QString& sentence);
    /// A clause was asked for, "R-TURN-08".
    void ruleRequested(const QString& rule);
};

} // namespace fabletop
