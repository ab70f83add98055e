// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/turnwords.h"

#include "views/timeline/symbolpainter.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

} // namespace

QString turnText(const PlacedTurn& turn, const Narrator& narrator)
{
    QString text = turn.number == 0 ? TurnWords::tr("Setup") : TurnWords::tr("Turn %1").arg(turn.number);
    if (turn.seat != SeatId::none && narrator.valid())
        text += QStringLiteral(", ") + narrator.person(turn.seat);
    QStringList done;
    for (const PlacedSymbol& placed : turn.symbols)
        done.append(symbolText(placed.symbol));
    return done.isEmpty() ? text : TurnWords::tr("%1: %2").arg(text, done.join(QStringLiteral("; ")));
}

QString turnTip(const PlacedTurn& turn, int symbol, const Narrator& narrator)
{
    if (symbol < 0) return turnText(turn, narrator);
    return TurnWords::tr("Turn %1: %2")
        .arg(turn.number)
        .arg(symbolText(turn.symbols[static_cast<std::size_t>(symbol)].symbol));
}

} // namespace fabletop
