// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableWords: what a table says to the person who looks at it: the question, help, buttons, and why
/// something cannot be done.
///
/// Why made where it is wanted: it keeps nothing; whatever it says follows from the controller as it is now.

#include "views/hand/picks/pendingselection.h"

#include <QCoreApplication>

namespace fabletop {

class Match;
class Narrator;
class Playback;
class TableController;
class TableView;

class TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
public:
    /// The controller must outlive it.
    explicit TableWords(const TableController& table);

    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString help() const;
    /// Whether the text that asks tells what comes of the answer, and is shown nowhere else.
    [[nodiscard]] bool explains() const;
    /// The clause that a refusal follows from, or the open question; empty: none.
    [[nodiscard]] QString rule() const;
    [[nodiscard]] QString promptIcon() const;
    /// What the person who is awaited will be asked.
    [[nodiscard]] QString awaitedQuestion() const;
    [[nodiscard]] QString confirmText() const; ///< empty: no such button now
    [[nodiscard]] QString confirmReason() const;
    [[nodiscard]] QString declineText() const;
    [[nodiscard]] QString actionReason(ActionKind kind) const;
    [[nodiscard]] QString takeBackReason() const;
    [[nodiscard]] QString takeBackTip() const;
    /// What each attack card could do to `target` if it is not defended; empty where nobody can attack it.
    [[nodiscard]] QString forecast(FighterId target) const;
    [[nodiscard]] QString cardReason(SeatId owner, CardId card) const;
    /// The clause of that reason.
    [[nodiscard]] QString cardRule(SeatId owner, CardId card) const;
    [[nodiscard]] QString hint(Hint hint) const;
    /// Why the match cannot go on though it is not over; empty where it can.
    [[nodiscard]] QString stopped() const;

private:
    [[nodiscard]] const Narrator& narrator() const;
    [[nodiscard]] bool looksBack() const;
    [[nodiscard]] QString asked() const;
    [[nodiscard]] QString missingInAction() const;
    [[nodiscard]] QString reachSum() const;
    [[nodiscard]] QString askedWords() const;
    [[nodiscard]] QString pressToGoOn() const;
    [[nodiscard]] QString defenseHelp() const;
    [[nodiscard]] std::optional<Refusal> cardRefusal(SeatId owner, CardId card) const;
    [[nodiscard]] QString worded(const Question& question, const State& state, Prompt shown) const;

    const TableController& m_table;
    const Match* m_match;
    const TableView& m_view;
    const PendingSelection& m_staging;
    const Playback& m_playback;
};

} // namespace fabletop
