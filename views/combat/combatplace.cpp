// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatplace.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

struct CombatPlace {
    Q_DECLARE_TR_FUNCTIONS(CombatPlace)
};

} // namespace

QString combatPlace(const Match& match, const Ledger& ledger)
{
    if (ledger.empty()) return {};
    const Structure& structure = match.timeline().structure();
    const Fight& fight = structure.fights()[static_cast<std::size_t>(ledger.fight)];
    const int turn = structure.chapterAt(Level::turn, fight.firstEvent);
    const int action = structure.chapterAt(Level::action, fight.firstEvent);
    const auto numberOf = [&structure](int chapter) {
        return structure.chapters()[static_cast<std::size_t>(chapter)].number;
    };
    const QString text = turn < 0 ? QString() : CombatPlace::tr("Turn %1").arg(numberOf(turn));
    const QString when = action < 0 ? text : CombatPlace::tr("%1, action %2").arg(text).arg(numberOf(action));
    const FighterId attacker = ledger.sides[attackSide].fighter;
    if (attacker == FighterId::none) return when;
    return match.rules().fighter(attacker).ranged ? CombatPlace::tr("%1, ranged attack").arg(when)
                                                  : CombatPlace::tr("%1, melee attack").arg(when);
}

} // namespace fabletop
