// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatbeats.h"

#include <algorithm>

namespace fabletop {

namespace {

constexpr int revealTime = 350;
constexpr int effectsTime = 420; ///< shared by all effects of the combat
constexpr int leastEffect = 60;
constexpr int effectsRoom =
    500;                     ///< for them and for the steps with nothing due, so that all stays within 2500
constexpr int idleTime = 60; ///< a step with nothing due
constexpr int resultTime = 750;
constexpr int cleanUpTime = 200;

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

/// Whether something came of what these lines tell.
bool changed(const LedgerRow& row, int first, int end)
{
    return std::any_of(row.lines.begin() + first, row.lines.begin() + end,
                       [](const LedgerLine& line) { return line.event >= 0 && !line.idle; });
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

/// What the last line that is left tells about both sides; nothing is known where none is.
std::array<LedgerSide, 2> standing(const Ledger& ledger)
{
    std::array<LedgerSide, 2> sides = ledger.sides;
    for (LedgerSide& side : sides) {
        side.value = -1;
        side.sum.clear();
        side.boost = CardId::none;
        side.faceUp = side.cancelled = false;
        side.healthNow = side.healthBefore;
    }
    for (const LedgerRow& row : ledger.rows)
        for (const LedgerLine& line : row.lines)
            if (line.event >= 0) sides = line.sides;
    return sides;
}

Ledger cut(const Ledger& whole, int now, int lines)
{
    Ledger ledger = whole;
    ledger.over = false;
    cutRows(ledger, now, lines);
    ledger.sides = standing(ledger);
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
                             true, row == revealRow || row == resultRow});
            continue;
        }
        int first = 0;
        for (int end : groups(rowAt(ledger, row))) {
            beats.push_back({row, end, lines == 0 ? idleTime : each, end == lines,
                             changed(rowAt(ledger, row), first, end)});
            first = end;
        }
    }
    if (ledger.over) beats.push_back({Ledger::rowCount, 0, 0, true, false});
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
