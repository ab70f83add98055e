// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Acts: everything that a key does, with its name, where it holds and the keys it has from the start.
///
/// Why one table: menus, pages, the settings, the sheet of keys and its print read the same rows, so a key is
/// written once, and a test finds two acts of one page that want the same.

#include <QKeySequence>
#include <QList>
#include <QString>
#include <cstdint>
#include <optional>
#include <span>

namespace fabletop {

/// Where a key holds. Keys of different pages may be alike; those of `everywhere` are nobody else's.
enum class ActScope : std::uint8_t { everywhere, table, replay, battlefields, heroes, ruleSets };
inline constexpr int actScopes = 6;

/// In the order of the table (acts.cpp).
enum class Act : std::uint8_t {
    newMatch,
    open,
    saveCopy,
    takeBack,
    quit,
    zoomIn,
    zoomOut,
    zoomFit,
    zoneLetters,
    spaceNumbers,
    plainBoard,
    fullScreen,
    goWelcome,
    goTable,
    goReplay,
    goMatches,
    goPuzzles,
    goCards,
    goWorkshop,
    goRules,
    goSettings,
    showKeys,
    maneuver,
    attack,
    scheme,
    confirm,
    stepBack,
    showLog,
    hint,
    showHand,
    toStart,
    toEnd,
    stepLeft,
    stepRight,
    actionLeft,
    actionRight,
    combatLeft,
    combatRight,
    turnLeft,
    turnRight,
    nextCombat,
    lastCombat,
    nextDamage,
    lastDamage,
    nextDefeat,
    lastDefeat,
    nextBookmark,
    lastBookmark,
    nextNote,
    lastNote,
    nextTurning,
    lastTurning,
    nextMistake,
    lastMistake,
    until,
    bookmark,
    writeNote,
    playPause,
    toolSelect,
    toolSpace,
    toolLine,
    toolZone,
    toolStart,
    toolPassage,
    toolText,
    grid,
    mirror,
    remove,
    copy,
    cut,
    paste,
    duplicate,
    selectAll,
    saveField,
    redoField,
    saveHero,
    find,
    replace,
    fold,
    unfold,
    tryCard,
    lookUp,
    definition,
    comment,
    format,
    saveRules,
};
inline constexpr int actCount = static_cast<int>(Act::saveRules) + 1;

struct ActRow {
    Act act;
    ActScope scope;
    const char* id;   ///< in the file of settings; stays
    const char* name; ///< QT_TRANSLATE_NOOP("Acts", …)
    const char* keys; ///< from the start, in Qt's portable words, "; " between them

    [[nodiscard]] QString spokenName() const;
    [[nodiscard]] QList<QKeySequence> usualKeys() const;
};

/// All of them, by scope.
[[nodiscard]] std::span<const ActRow> actTable();
[[nodiscard]] const ActRow& rowOf(Act act);
[[nodiscard]] std::optional<Act> actFromId(const QString& id);
[[nodiscard]] QString scopeName(ActScope scope);
/// Whether one key could mean either.
[[nodiscard]] constexpr bool meet(ActScope one, ActScope other)
{
    return one == other || one == ActScope::everywhere || other == ActScope::everywhere;
}

/// Keys that mean the same for good: arrows, digits, what every button does.
struct FixedKey {
    ActScope scope;
    const char* keys; ///< QT_TRANSLATE_NOOP("Acts", …)
    const char* name; ///< QT_TRANSLATE_NOOP("Acts", …)
};
[[nodiscard]] std::span<const FixedKey> fixedKeys();

} // namespace fabletop
