// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What can be set: one row a setting, by group.
///
/// Why a table: the page, its search, the count of changes and "Reset" read it; a setting is added by a row.

#include "views/preferences/settings.h"

#include <QVariant>
#include <cstdint>
#include <vector>

namespace fabletop {

/// In the order of the list at the left of the page.
enum class SettingsGroup : std::uint8_t { language, look, motion, sound, seats, play, folders, shortcuts };
inline constexpr int settingsGroups = 8;
[[nodiscard]] QString groupName(SettingsGroup group);
[[nodiscard]] QString groupIcon(SettingsGroup group);

enum class SettingKind : std::uint8_t {
    toggle,  ///< true or false
    choice,  ///< one of `choices`
    percent, ///< from `least` to `most` in steps
};

struct SettingChoice {
    QVariant value;
    QString name;
};

struct SettingEntry {
    SettingsGroup group;
    QString key; ///< in the file of settings
    SettingKind kind;
    QString name;
    QString help; ///< may be empty
    QVariant usual;
    std::vector<SettingChoice> choices{};
    int least = 0;
    int most = 100;
    int step = 5;
    bool share = false;    ///< kept as a share of one, shown in per cent
    bool available = true; ///< else it can't be changed here, and its help says why

    [[nodiscard]] QVariant value(const Settings& settings) const { return settings.value(key, usual); }
    /// The language of the desktop is no value of its own, so a language never counts as changed.
    [[nodiscard]] bool changed(const Settings& settings) const
    {
        return usual.isValid() && value(settings) != usual;
    }
};

/// In the language of now. The language itself comes first; whoever sets it asks the window to.
[[nodiscard]] std::vector<SettingEntry> settingEntries();
inline const QString languageKey = QStringLiteral("language");
inline const QString matchesFolderKey = QStringLiteral("folders/matches"); ///< empty: the usual one

} // namespace fabletop
