// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LedgerTexts: what both forms of a ledger say beside the sentences that it holds.

#include "model/match/words/ledger.h"

#include <QCoreApplication>

namespace fabletop {

class LedgerTexts {
    Q_DECLARE_TR_FUNCTIONS(LedgerView)
public:
    /// What a step is for, while nothing has happened in it.
    [[nodiscard]] static QString aim(CombatStep step);
    /// Of a row without lines.
    [[nodiscard]] static QString remark(const LedgerRow& row);
    [[nodiscard]] static QString cancelledBy(const QString& what);
    /// "Attack 3 + 4 = 7": what the values have become by this line; empty: they stayed.
    [[nodiscard]] static QString values(const LedgerLine& line);
    /// "7 − 3 = 4 damage", of a combat that is decided.
    [[nodiscard]] static QString result(const Ledger& ledger);
    /// A row in words, for screen readers.
    [[nodiscard]] static QString spoken(const LedgerRow& row, int number);
};

} // namespace fabletop
