// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/choices/promptrule.h"

namespace fabletop {

namespace {

const char* ruleOfAction(ActionKind picked)
{
    switch (picked) {
    case ActionKind::attack: return "R-ATT-02";
    case ActionKind::scheme: return "R-SCHEME-01";
    default: return "R-TURN-02";
    }
}

const char* ruleOf(const PendingSelection& staging)
{
    switch (staging.ask()) {
    case Ask::none: return "";
    case Ask::action: return ruleOfAction(staging.picked().action);
    case Ask::maneuver: return "R-MOVE-01";
    case Ask::defend: return "R-ATT-07";
    case Ask::boostAttack: return "R-BOOST-05";
    case Ask::placeSetUp: return "R-SETUP-06";
    case Ask::place: return "R-MOVE-15";
    case Ask::move: return "R-MOVE-12";
    case Ask::discard: return "R-INFO-04";
    case Ask::discardLimit: return "R-TURN-08";
    case Ask::option: return "R-EFF-04";
    case Ask::order: return "R-COMB-03";
    case Ask::fighter:
    case Ask::space:
    case Ask::card:
    case Ask::player:
    case Ask::number:
    case Ask::yes: return staging.next().declinable() ? "R-COMB-04" : "R-EFF-01";
    }
    return "";
}

} // namespace

QString promptRule(const PendingSelection& staging)
{
    return staging.asking() ? QString::fromLatin1(ruleOf(staging)) : QString();
}

} // namespace fabletop
