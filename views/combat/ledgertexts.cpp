// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/ledgertexts.h"

#include <algorithm>

namespace fabletop {

namespace {

QString sumOf(const LedgerLine& line, int side, int value)
{
    const QString& sum = line.sides[static_cast<std::size_t>(side)].sum;
    return sum.isEmpty() ? QString::number(value) : sum;
}

} // namespace

QString LedgerTexts::aim(CombatStep step)
{
    switch (step) {
    case CombatStep::declare: return tr("The attacker and the target are named.");
    case CombatStep::choose: return tr("Both sides choose a card, face down.");
    case CombatStep::reveal: return tr("The cards turn over.");
    case CombatStep::immediately: return tr("Effects that are due at once.");
    case CombatStep::during: return tr("Effects due during combat.");
    case CombatStep::result: return tr("The values are compared.");
    case CombatStep::after: return tr("Effects due after combat.");
    case CombatStep::cleanUp: return tr("All played cards are discarded.");
    case CombatStep::none:
    case CombatStep::over: break;
    }
    return {};
}

QString LedgerTexts::remark(const LedgerRow& row)
{
    switch (row.status) {
    case RowStatus::toCome:
    case RowStatus::now: return aim(row.step);
    case RowStatus::done:
    case RowStatus::passed: break;
    }
    if (!row.why.isEmpty()) return row.why;
    return row.step == CombatStep::cleanUp ? tr("Nothing is left to discard.") : tr("Nothing is due.");
}

QString LedgerTexts::cancelledBy(const QString& what)
{
    return tr("by %1").arg(what);
}

QString LedgerTexts::values(const LedgerLine& line)
{
    if (line.attack >= 0 && line.defense >= 0) return tr("%1 against %2").arg(line.attack).arg(line.defense);
    if (line.attack >= 0) return tr("Attack %1").arg(sumOf(line, attackSide, line.attack));
    if (line.defense >= 0) return tr("Defense %1").arg(sumOf(line, defenseSide, line.defense));
    return {};
}

QString LedgerTexts::result(const Ledger& ledger)
{
    const int attack = std::max(0, ledger.sides[attackSide].value);
    const int defense = std::max(0, ledger.sides[defenseSide].value);
    if (ledger.damage == 0) return tr("%1 against %2: no damage").arg(attack).arg(defense);
    if (attack - defense == ledger.damage)
        return tr("%1 − %2 = %n damage", nullptr, ledger.damage).arg(attack).arg(defense);
    return tr("%1 against %2: %n damage", nullptr, ledger.damage).arg(attack).arg(defense);
}

QString LedgerTexts::spoken(const LedgerRow& row, int number)
{
    const QString name = tr("Step %1, %2").arg(number).arg(Narrator::step(row.step));
    if (row.status == RowStatus::toCome) return tr("%1, to come: %2").arg(name, aim(row.step));
    if (row.lines.empty())
        return row.why.isEmpty() ? tr("%1: nothing is due.").arg(name) : tr("%1: %2").arg(name, row.why);
    QStringList words;
    for (const LedgerLine& line : row.lines) {
        QString said = tr("%1: %2").arg(name, line.sentence);
        if (line.cancelled && !line.cancelledBy.isEmpty())
            said += QLatin1Char(' ') + tr("Cancelled by %1").arg(line.cancelledBy);
        if (line.attack >= 0) said += QLatin1Char(' ') + tr("Attack %1").arg(line.attack);
        if (line.defense >= 0) said += QLatin1Char(' ') + tr("Defense %1").arg(line.defense);
        words.append(said + QLatin1Char('.'));
    }
    return words.join(QLatin1Char(' '));
}

} // namespace fabletop
