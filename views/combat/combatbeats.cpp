// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatbeats.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int revealTime = 350;
constexpr int effectsTime = 500; ///< shared by all effects of the combat
constexpr int leastEffect = 80;
constexpr int effectsRoom =
    580;                     ///< for them and for the steps with nothing due, so that all stays within 2500
constexpr int idleTime = 60; ///< a step with nothing due
constexpr int resultTime = 550;
constexpr int cleanUpTime = 250;

bool effectRow(int row)
{
    return row == 3 || row == 4 || row == 6;
}

const LedgerRow& rowAt(const Ledger& ledger, int row)
{
    return ledger.rows[static_cast<std::size_t>(row)];
}

/// How many lines are lit by each beat of a row: an effect is lit whole.
std::vector<int> groups(const LedgerRow& row)
{
    std::vector<int> ends;
    for (std::size_t i = 1; i < row.lines.size(); ++i)
        if (row.lines[i].order > 0 && row.lines[i].order != row.lines[i - 1].order)
            ends.push_back(static_cast<int>(i));
    ends.push_back(static_cast<int>(row.lines.size()));
    return ends;
}

/// The last row that has begun.
int lastRow(const Ledger& ledger)
{
    if (ledger.over) return Ledger::rowCount - 1;
    int last = 0;
    for (int row = 0; row < Ledger::rowCount; ++row)
        if (rowAt(ledger, row).status == RowStatus::now) last = row;
    return last;
}

void cutRows(Ledger& ledger, int now, int lines)
{
    for (int place = 0; place < Ledger::rowCount; ++place) {
        LedgerRow& row = ledger.rows[static_cast<std::size_t>(place)];
        if (place == now) {
            row.lines.resize(
                static_cast<std::size_t>(std::clamp(lines, 0, static_cast<int>(row.lines.size()))));
            row.status = RowStatus::now;
        } else if (place > now) {
            row.lines.clear();
            row.status = RowStatus::toCome;
        } else {
            row.status = row.lines.empty() ? RowStatus::passed : RowStatus::done;
        }
    }
}

/// The value of a side by the lines that are left.
int valueSoFar(const Ledger& ledger, int side)
{
    int value = -1;
    for (const LedgerRow& row : ledger.rows)
        for (const LedgerLine& line : row.lines) {
            const int after = side == attackSide ? line.attack : line.defense;
            if (after >= 0) value = after;
        }
    return value;
}

bool struckOut(const Ledger& ledger, SeatId seat)
{
    for (const LedgerRow& row : ledger.rows)
        for (const LedgerLine& line : row.lines)
            if (line.cancelled && line.seat == seat) return true;
    return false;
}

void cutSide(Ledger& ledger, int side, int now)
{
    LedgerSide& cut = ledger.sides[static_cast<std::size_t>(side)];
    const int value = now < revealRow ? -1 : valueSoFar(ledger, side);
    if (value != cut.value) cut.sum = value < 0 ? QString() : QString::number(value);
    cut.value = value;
    cut.faceUp = cut.faceUp && now >= revealRow;
    cut.cancelled = cut.cancelled && struckOut(ledger, seatOf(cut.fighter));
    if (now > resultRow) return;
    const bool hurt = side == defenseSide && ledger.decided;
    if (now == resultRow && hurt)
        cut.healthNow = ledger.healthAfter;
    else
        cut.healthNow = hurt ? ledger.healthBefore : cut.healthBefore;
}

Ledger cut(const Ledger& whole, int now, int lines)
{
    Ledger ledger = whole;
    ledger.over = false;
    cutRows(ledger, now, lines);
    for (int side : {attackSide, defenseSide})
        cutSide(ledger, side, now);
    ledger.noDefense = ledger.noDefense && now >= revealRow;
    if (now >= resultRow) return ledger;
    ledger.decided = false;
    ledger.damage = ledger.healthBefore = ledger.healthAfter = 0;
    ledger.winner = SeatId::none;
    return ledger;
}

} // namespace

std::vector<CombatBeat> combatBeats(const Ledger& ledger)
{
    if (ledger.empty()) return {};
    const int last = lastRow(ledger);
    int effects = 0;
    int room = effectsRoom;
    for (int row = revealRow; row <= last; ++row) {
        if (!effectRow(row)) continue;
        if (rowAt(ledger, row).lines.empty())
            room -= idleTime;
        else
            effects += static_cast<int>(groups(rowAt(ledger, row)).size());
    }
    const int each =
        effects == 0 ? 0 : std::min(std::max(leastEffect, effectsTime / effects), room / effects);
    std::vector<CombatBeat> beats;
    for (int row = revealRow; row <= last; ++row) {
        const auto lines = static_cast<int>(rowAt(ledger, row).lines.size());
        if (!effectRow(row)) {
            beats.push_back({row, lines,
                             row == revealRow   ? revealTime
                             : row == resultRow ? resultTime
                                                : cleanUpTime,
                             true});
            continue;
        }
        for (int end : groups(rowAt(ledger, row)))
            beats.push_back({row, end, lines == 0 ? idleTime : each, end == lines});
    }
    if (ledger.over) beats.push_back({Ledger::rowCount, 0, 0, true});
    return beats;
}

Ledger ledgerAfter(const Ledger& ledger, const std::vector<CombatBeat>& beats, int done)
{
    if (ledger.empty() || done >= static_cast<int>(beats.size())) return ledger;
    if (done <= 0) {
        const int chosen = revealRow - 1;
        return cut(ledger, chosen, static_cast<int>(rowAt(ledger, chosen).lines.size()));
    }
    const CombatBeat& beat = beats[static_cast<std::size_t>(done - 1)];
    return cut(ledger, beat.row, beat.lines);
}

Ledger ledgerAtStep(const Ledger& ledger, int step)
{
    if (ledger.empty() || step > lastRow(ledger) + (ledger.over ? 1 : 0)) return ledger;
    const int row = std::max(0, step - 1);
    return cut(ledger, row, static_cast<int>(rowAt(ledger, row).lines.size()));
}

} // namespace fabletop
