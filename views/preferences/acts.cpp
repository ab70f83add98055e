// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preferences/acts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

using S = ActScope;

// clang-format off
constexpr std::array<ActRow, actCount> acts{{
    {Act::newMatch, S::everywhere, "new-match", QT_TRANSLATE_NOOP("Acts", "New match"), "Ctrl+N"},
    {Act::open, S::everywhere, "open", QT_TRANSLATE_NOOP("Acts", "Open a file"), "Ctrl+O"},
    {Act::saveCopy, S::everywhere, "save-copy", QT_TRANSLATE_NOOP("Acts", "Save a copy"), "Ctrl+Shift+S"},
    {Act::takeBack, S::everywhere, "take-back", QT_TRANSLATE_NOOP("Acts", "Take back or undo"), "Ctrl+Z"},
    {Act::quit, S::everywhere, "quit", QT_TRANSLATE_NOOP("Acts", "Quit"), "Ctrl+Q"},
    {Act::zoomIn, S::everywhere, "zoom-in", QT_TRANSLATE_NOOP("Acts", "Zoom in"), "Ctrl++; Ctrl+="},
    {Act::zoomOut, S::everywhere, "zoom-out", QT_TRANSLATE_NOOP("Acts", "Zoom out"), "Ctrl+-"},
    {Act::zoomFit, S::everywhere, "zoom-fit", QT_TRANSLATE_NOOP("Acts", "Fit the window"), "Ctrl+0"},
    {Act::zoneLetters, S::everywhere, "zone-letters", QT_TRANSLATE_NOOP("Acts", "Zone letters"), ""},
    {Act::spaceNumbers, S::everywhere, "space-numbers", QT_TRANSLATE_NOOP("Acts", "Space numbers"), ""},
    {Act::plainBoard, S::everywhere, "plain-board", QT_TRANSLATE_NOOP("Acts", "Plain board"), ""},
    {Act::fullScreen, S::everywhere, "full-screen", QT_TRANSLATE_NOOP("Acts", "Full screen"), "F11"},
    {Act::goWelcome, S::everywhere, "go/welcome", QT_TRANSLATE_NOOP("Acts", "Welcome page"), ""},
    {Act::goTable, S::everywhere, "go/table", QT_TRANSLATE_NOOP("Acts", "Table"), "Ctrl+1"},
    {Act::goReplay, S::everywhere, "go/replay", QT_TRANSLATE_NOOP("Acts", "Replay"), "Ctrl+2"},
    {Act::goMatches, S::everywhere, "go/library", QT_TRANSLATE_NOOP("Acts", "Matches"), "Ctrl+3"},
    {Act::goPuzzles, S::everywhere, "go/puzzles", QT_TRANSLATE_NOOP("Acts", "Puzzles"), "Ctrl+6"},
    {Act::goCards, S::everywhere, "go/cards", QT_TRANSLATE_NOOP("Acts", "Cards"), "Ctrl+4"},
    {Act::goWorkshop, S::everywhere, "go/workshop", QT_TRANSLATE_NOOP("Acts", "Workshop"), "Ctrl+5"},
    {Act::goRules, S::everywhere, "go/rulebook", QT_TRANSLATE_NOOP("Acts", "Rulebook"), "F1"},
    {Act::goSettings, S::everywhere, "go/settings", QT_TRANSLATE_NOOP("Acts", "Settings"), "Ctrl+,"},
    {Act::showKeys, S::everywhere, "keys", QT_TRANSLATE_NOOP("Acts", "Keys of this page"), "?"},

    {Act::maneuver, S::table, "table/maneuver", QT_TRANSLATE_NOOP("Acts", "Maneuver"), "M"},
    {Act::attack, S::table, "table/attack", QT_TRANSLATE_NOOP("Acts", "Attack"), "A"},
    {Act::scheme, S::table, "table/scheme", QT_TRANSLATE_NOOP("Acts", "Scheme"), "S"},
    {Act::confirm, S::table, "table/confirm", QT_TRANSLATE_NOOP("Acts", "Confirm what is selected"), "Return; Enter"},
    {Act::stepBack, S::table, "table/step-back", QT_TRANSLATE_NOOP("Acts", "Clear the selection"), "Esc"},
    {Act::showLog, S::table, "table/log", QT_TRANSLATE_NOOP("Acts", "All that has happened"), "L"},
    {Act::hint, S::table, "table/hint", QT_TRANSLATE_NOOP("Acts", "Hint"), "H"},
    {Act::showHand, S::table, "table/hand", QT_TRANSLATE_NOOP("Acts", "Whole hand"), "G"},

    {Act::toStart, S::replay, "replay/start", QT_TRANSLATE_NOOP("Acts", "Start of the match"), "Home"},
    {Act::toEnd, S::replay, "replay/end", QT_TRANSLATE_NOOP("Acts", "End of the match"), "End"},
    {Act::stepLeft, S::replay, "replay/back", QT_TRANSLATE_NOOP("Acts", "Step back"), "Left"},
    {Act::stepRight, S::replay, "replay/forward", QT_TRANSLATE_NOOP("Acts", "Step forward"), "Right"},
    {Act::actionLeft, S::replay, "replay/action-back", QT_TRANSLATE_NOOP("Acts", "Previous action"), "Ctrl+Left"},
    {Act::actionRight, S::replay, "replay/action-forward", QT_TRANSLATE_NOOP("Acts", "Next action"), "Ctrl+Right"},
    {Act::combatLeft, S::replay, "replay/step-back", QT_TRANSLATE_NOOP("Acts", "Previous combat step"), "Shift+Left"},
    {Act::combatRight, S::replay, "replay/step-forward", QT_TRANSLATE_NOOP("Acts", "Next combat step"), "Shift+Right"},
    {Act::turnLeft, S::replay, "replay/turn-back", QT_TRANSLATE_NOOP("Acts", "Previous turn"), "PgUp"},
    {Act::turnRight, S::replay, "replay/turn-forward", QT_TRANSLATE_NOOP("Acts", "Next turn"), "PgDown"},
    {Act::nextCombat, S::replay, "replay/next-combat", QT_TRANSLATE_NOOP("Acts", "Next combat"), "C"},
    {Act::lastCombat, S::replay, "replay/last-combat", QT_TRANSLATE_NOOP("Acts", "Previous combat"), "Shift+C"},
    {Act::nextDamage, S::replay, "replay/next-damage", QT_TRANSLATE_NOOP("Acts", "Next damage"), "D"},
    {Act::lastDamage, S::replay, "replay/last-damage", QT_TRANSLATE_NOOP("Acts", "Previous damage"), "Shift+D"},
    {Act::nextDefeat, S::replay, "replay/next-defeat", QT_TRANSLATE_NOOP("Acts", "Next defeat"), "K"},
    {Act::lastDefeat, S::replay, "replay/last-defeat", QT_TRANSLATE_NOOP("Acts", "Previous defeat"), "Shift+K"},
    {Act::nextBookmark, S::replay, "replay/next-bookmark", QT_TRANSLATE_NOOP("Acts", "Next bookmark"), "M"},
    {Act::lastBookmark, S::replay, "replay/last-bookmark", QT_TRANSLATE_NOOP("Acts", "Previous bookmark"), "Shift+M"},
    {Act::nextNote, S::replay, "replay/next-note", QT_TRANSLATE_NOOP("Acts", "Next note"), "N"},
    {Act::lastNote, S::replay, "replay/last-note", QT_TRANSLATE_NOOP("Acts", "Previous note"), "Shift+N"},
    {Act::nextTurning, S::replay, "replay/next-turning", QT_TRANSLATE_NOOP("Acts", "Next turning point"), "T"},
    {Act::lastTurning, S::replay, "replay/last-turning", QT_TRANSLATE_NOOP("Acts", "Previous turning point"), "Shift+T"},
    {Act::nextMistake, S::replay, "replay/next-mistake", QT_TRANSLATE_NOOP("Acts", "Next mistake"), "X"},
    {Act::lastMistake, S::replay, "replay/last-mistake", QT_TRANSLATE_NOOP("Acts", "Previous mistake"), "Shift+X"},
    {Act::until, S::replay, "replay/until", QT_TRANSLATE_NOOP("Acts", "Play until…"), "U"},
    {Act::bookmark, S::replay, "replay/bookmark", QT_TRANSLATE_NOOP("Acts", "Add a bookmark"), "B"},
    {Act::writeNote, S::replay, "replay/note", QT_TRANSLATE_NOOP("Acts", "Write a note"), "Ctrl+Shift+N"},
    {Act::playPause, S::replay, "replay/play", QT_TRANSLATE_NOOP("Acts", "Play or pause"), "Space"},

    {Act::toolSelect, S::battlefields, "field/select", QT_TRANSLATE_NOOP("Acts", "Select"), "V"},
    {Act::toolSpace, S::battlefields, "field/space", QT_TRANSLATE_NOOP("Acts", "Draw spaces"), "S"},
    {Act::toolLine, S::battlefields, "field/line", QT_TRANSLATE_NOOP("Acts", "Draw lines"), "L"},
    {Act::toolZone, S::battlefields, "field/zone", QT_TRANSLATE_NOOP("Acts", "Paint zones"), "Z"},
    {Act::toolStart, S::battlefields, "field/start", QT_TRANSLATE_NOOP("Acts", "Set starts"), "T"},
    {Act::toolPassage, S::battlefields, "field/passage", QT_TRANSLATE_NOOP("Acts", "Set passages"), "P"},
    {Act::toolText, S::battlefields, "field/label", QT_TRANSLATE_NOOP("Acts", "Write labels"), "N"},
    {Act::grid, S::battlefields, "field/grid", QT_TRANSLATE_NOOP("Acts", "Grid"), "G"},
    {Act::mirror, S::battlefields, "field/mirror", QT_TRANSLATE_NOOP("Acts", "Mirror"), "M"},
    {Act::remove, S::battlefields, "field/delete", QT_TRANSLATE_NOOP("Acts", "Delete"), "Del; Backspace"},
    {Act::copy, S::battlefields, "field/copy", QT_TRANSLATE_NOOP("Acts", "Copy"), "Ctrl+C"},
    {Act::cut, S::battlefields, "field/cut", QT_TRANSLATE_NOOP("Acts", "Cut"), "Ctrl+X"},
    {Act::paste, S::battlefields, "field/paste", QT_TRANSLATE_NOOP("Acts", "Paste"), "Ctrl+V"},
    {Act::duplicate, S::battlefields, "field/duplicate", QT_TRANSLATE_NOOP("Acts", "Duplicate"), "Ctrl+D"},
    {Act::selectAll, S::battlefields, "field/all", QT_TRANSLATE_NOOP("Acts", "Select all"), "Ctrl+A"},
    {Act::saveField, S::battlefields, "field/save", QT_TRANSLATE_NOOP("Acts", "Save"), "Ctrl+S"},
    {Act::redoField, S::battlefields, "field/redo", QT_TRANSLATE_NOOP("Acts", "Redo"), "Ctrl+Shift+Z"},

    {Act::saveHero, S::heroes, "hero/save", QT_TRANSLATE_NOOP("Acts", "Save"), "Ctrl+S"},
    {Act::find, S::heroes, "hero/find", QT_TRANSLATE_NOOP("Acts", "Find"), "Ctrl+F"},
    {Act::replace, S::heroes, "hero/replace", QT_TRANSLATE_NOOP("Acts", "Find and replace"), "Ctrl+H"},
    {Act::fold, S::heroes, "hero/fold", QT_TRANSLATE_NOOP("Acts", "Fold this block"), "Ctrl+Shift+["},
    {Act::unfold, S::heroes, "hero/unfold", QT_TRANSLATE_NOOP("Acts", "Unfold everything"), "Ctrl+Shift+]"},
    {Act::tryCard, S::heroes, "hero/try", QT_TRANSLATE_NOOP("Acts", "Try this card"), "F9"},
    {Act::lookUp, S::heroes, "hero/look-up", QT_TRANSLATE_NOOP("Acts", "Look up this word"), "Shift+F1"},
    {Act::definition, S::heroes, "hero/definition", QT_TRANSLATE_NOOP("Acts", "Go to the definition"), "F12"},
    {Act::comment, S::heroes, "hero/comment", QT_TRANSLATE_NOOP("Acts", "Comment out or in"), "Ctrl+/"},
    {Act::format, S::heroes, "hero/format", QT_TRANSLATE_NOOP("Acts", "Format the text"), "Ctrl+Shift+F"},

    {Act::saveRules, S::ruleSets, "rules/save", QT_TRANSLATE_NOOP("Acts", "Save"), "Ctrl+S"},
}};

constexpr FixedKey fixed[] = {
    {S::everywhere, QT_TRANSLATE_NOOP("Acts", "Tab"), QT_TRANSLATE_NOOP("Acts", "Next control")},
    {S::everywhere, QT_TRANSLATE_NOOP("Acts", "Enter or Space"), QT_TRANSLATE_NOOP("Acts", "Press the focused button")},
    {S::table, QT_TRANSLATE_NOOP("Acts", "0 to 9"), QT_TRANSLATE_NOOP("Acts", "Answer by number or place")},
    {S::table, QT_TRANSLATE_NOOP("Acts", "Arrow keys"), QT_TRANSLATE_NOOP("Acts", "Move among spaces or cards")},
    {S::table, QT_TRANSLATE_NOOP("Acts", "Space"), QT_TRANSLATE_NOOP("Acts", "Continue a combat")},
    {S::battlefields, QT_TRANSLATE_NOOP("Acts", "Arrow keys"), QT_TRANSLATE_NOOP("Acts", "Move what is selected")},
    {S::heroes, QT_TRANSLATE_NOOP("Acts", "Ctrl+Space"), QT_TRANSLATE_NOOP("Acts", "Complete the word")},
};
// clang-format on

constexpr bool inOrder()
{
    for (std::size_t place = 0; place < acts.size(); ++place)
        if (static_cast<std::size_t>(acts[place].act) != place) return false;
    return true;
}
static_assert(inOrder(), "the table stands in the order of Act");

constexpr const char* scopeNames[actScopes] = {
    QT_TRANSLATE_NOOP("Acts", "Everywhere"),     QT_TRANSLATE_NOOP("Acts", "At the table"),
    QT_TRANSLATE_NOOP("Acts", "In a replay"),    QT_TRANSLATE_NOOP("Acts", "Drawing a battlefield"),
    QT_TRANSLATE_NOOP("Acts", "Writing a hero"), QT_TRANSLATE_NOOP("Acts", "Editing a rule set"),
};

} // namespace

QString ActRow::spokenName() const
{
    return QCoreApplication::translate("Acts", name);
}

QList<QKeySequence> ActRow::usualKeys() const
{
    return *keys == '\0' ? QList<QKeySequence>() : QKeySequence::listFromString(QLatin1String(keys));
}

std::span<const ActRow> actTable()
{
    return acts;
}

const ActRow& rowOf(Act act)
{
    return acts[static_cast<std::size_t>(act)];
}

std::optional<Act> actFromId(const QString& id)
{
    const auto found = std::find_if(acts.begin(), acts.end(),
                                    [&](const ActRow& row) { return QLatin1String(row.id) == id; });
    return found == acts.end() ? std::nullopt : std::optional(found->act);
}

QString scopeName(ActScope scope)
{
    return QCoreApplication::translate("Acts", scopeNames[static_cast<std::size_t>(scope)]);
}

std::span<const FixedKey> fixedKeys()
{
    return fixed;
}

} // namespace fabletop
