// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What the parts of a table page show of its controller, as the plain values they take.

#include "views/battlefield/boardlook.h"
#include "views/cards/cardlook.h"
#include "views/hand/choicerow.h"
#include "views/hand/handtabs.h"
#include "views/hand/promptbar.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace fabletop {

class TableController;

/// What is pointed at, and what is held.
struct Pointing {
    FighterId fighter = FighterId::none;
    FighterId dragged = FighterId::none;
    SpaceId space = SpaceId::none;
    SpaceSet ringed = 0; ///< of a sentence
    SpaceSet named = 0;  ///< of the sentences that lie over a panel, or what the bar says of one
};

/// Spaces that the bar speaks of: a refusal, what was picked, or what happens while nobody is asked.
[[nodiscard]] SpaceSet spokenSpaces(const TableController& table);
/// The board with hints and picks, and what could be done with what is pointed at.
[[nodiscard]] BoardLook boardLook(const TableController& table, const Pointing& pointing);
/// `lesson`: its sentence, which stands where help does; may be empty.
[[nodiscard]] PromptLook promptLook(const TableController& table, const QString& lesson);
[[nodiscard]] std::vector<ChoiceLook> choiceLooks(const TableController& table);
/// Two heroes of one person: a tab a hand.
[[nodiscard]] std::vector<HandTabs::Tab> tabLooks(const TableController& table);
/// The card whose text asks now, with the sentence that does; not where a combat's sheet or the rules ask.
[[nodiscard]] std::optional<CardLook> askingCard(const TableController& table);
/// Cards of the seat that lie face down until they are turned, by what they are.
[[nodiscard]] QStringList trayLook(const TableController& table, SeatId seat);
/// "4 things since your turn"; empty: none.
[[nodiscard]] QString newsLook(const TableController& table);
/// The last event that was told, in a sentence.
[[nodiscard]] QString lastLook(const TableController& table);
/// What a press anywhere on the page answers: another question, or another pick for it, makes it another
/// press.
[[nodiscard]] QString pressMeaning(const TableController& table);

} // namespace fabletop
