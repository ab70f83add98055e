// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Ledger: one combat as a page of accounts: its eight steps, what happened in each, and the sum.
///
/// Why a pure function of place and viewer: whichever way the cursor came to a place, the page is the same.

#include "model/match/seenevents.h"
#include "model/match/words/narrate.h"

#include <array>

namespace fabletop {

enum class RowStatus : std::uint8_t { toCome, now, done, passed }; ///< passed: nothing was due

struct LedgerSide {
    FighterId fighter = FighterId::none;
    CardId card = CardId::none; ///< unseen while face down for the viewer
    CardId boost = CardId::none;
    bool faceUp = false;
    bool cancelled = false; ///< effects not yet resolved are lost
    int value = -1;         ///< -1: not known yet
    QString sum;            ///< "3 + 1 = 4", "3 → 0"; empty while not known
    int healthBefore = 0;   ///< when the combat began
    int healthNow = 0;      ///< at the cursor
    std::uint8_t form = 0;  ///< of its hero
    bool operator==(const LedgerSide&) const = default;
};

struct LedgerLine {
    QString sentence;
    int attack = -1; ///< value after it, -1 where it did not change or is hidden
    int defense = -1;
    QString rule;           ///< "R-…", may be empty
    bool cancelled = false; ///< an effect that will not be resolved any more
    QString cancelledBy;    ///< name of the card or ability that did it
    SourceKind kind = SourceKind::rules;
    SeatId seat = SeatId::none;      ///< owner of the card or ability it comes from
    std::uint8_t item = 0xFF;        ///< that CardId or AbilityId
    int order = 0;                   ///< 1, 2, … in which the effects of a step are resolved; 0: no effect
    int event = -1;                  ///< number in the timeline, -1 for what did not happen
    bool idle = false;               ///< an effect that nothing came of
    std::array<LedgerSide, 2> sides; ///< as they were after it
    bool operator==(const LedgerLine&) const = default;
};

struct LedgerRow {
    CombatStep step = CombatStep::none;
    RowStatus status = RowStatus::toCome;
    std::vector<LedgerLine> lines;
    QString why; ///< why nothing was due, where that is known
    bool operator==(const LedgerRow&) const = default;
};

struct Ledger {
    static constexpr int rowCount = 8;
    int fight = -1; ///< place in Structure::fights, -1: no combat yet
    bool over = false;
    std::array<LedgerRow, rowCount> rows;
    std::array<LedgerSide, 2> sides; ///< attackSide, defenseSide
    bool noDefense = false;          ///< the defender declined
    bool decided = false;            ///< the result stands: damage and winner count
    int damage = 0;                  ///< attack - defense after prevention
    int healthBefore = 0;            ///< of the defender, when combat damage is dealt
    int healthAfter = 0;
    SeatId winner = SeatId::none;
    bool operator==(const Ledger&) const = default;

    [[nodiscard]] bool empty() const { return fight < 0; }
};

/// The combat the cursor stands in, or the last one before it, as far as the cursor has got.
[[nodiscard]] Ledger ledgerAt(const Timeline& timeline, Cursor cursor, Viewer viewer,
                              const Narrator& narrator);
/// The same after so many events, for whoever keeps them as somebody may know them.
[[nodiscard]] Ledger ledgerAt(const Timeline& timeline, const SeenEvents& seen, int events,
                              const Narrator& narrator);

} // namespace fabletop
