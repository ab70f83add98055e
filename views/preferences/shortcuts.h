// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Shortcuts: which keys an act has now, from the person's settings or, where nothing was changed, from the
/// table of acts.
///
/// Why a value over Settings: whoever needs a key makes one where it is needed; what is kept is kept in one
/// place.

#include "views/preferences/acts.h"
#include "views/preferences/settings.h"

#include <QKeyEvent>
#include <functional>
#include <vector>

class QAction;
class QShortcut;
class QWidget;

namespace fabletop {

class Shortcuts {
public:
    /// The settings must outlive it.
    explicit Shortcuts(Settings& settings) : m_settings(settings) {}

    [[nodiscard]] QList<QKeySequence> keys(Act act) const;
    /// As people read them, in the desktop's words; empty: none.
    [[nodiscard]] QString spoken(Act act) const;
    [[nodiscard]] bool changed(Act act) const { return keys(act) != rowOf(act).usualKeys(); }
    /// Whether this press is one of the act's keys, on the number pad too.
    [[nodiscard]] bool matches(Act act, const QKeyEvent& event) const;
    /// Other acts that the key would reach as well, were it this act's.
    [[nodiscard]] std::vector<Act> owners(const QKeySequence& key, Act wanted) const;

    /// That key alone from now on; none where it is empty. Nobody else loses it by this.
    void setKey(Act act, const QKeySequence& key);
    void removeKey(Act act, const QKeySequence& key);
    void reset(Act act);

    /// Gives every action and shortcut below `root` that stands for an act (`standFor`) the keys it has now,
    /// and every button the key it shows.
    void applyTo(QWidget& root) const;

    /// Begins the names of these settings.
    [[nodiscard]] static QString settingOf(Act act);

private:
    void keep(Act act, const QList<QKeySequence>& keys);

    Settings& m_settings;
};

/// Marks an action, a shortcut or a button as the act's; an action or shortcut gets its usual keys.
void standFor(QAction& action, Act act);
void standFor(QShortcut& shortcut, Act act);
void showKeyOf(QWidget& button, Act act);

/// A shortcut while the keyboard is in `page`, with the act's keys.
QShortcut* addActKey(QWidget& page, Act act, const std::function<void()>& carryOut);

/// The keys that the act's shortcut below `page` has now, for menus that are made for a moment.
[[nodiscard]] QList<QKeySequence> keysIn(const QWidget& page, Act act);

} // namespace fabletop
