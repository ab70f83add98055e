// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/records/decisionjson.h"

#include "model/content/records/decisionmatch.h"
#include "model/content/records/outsidenames.h"
#include "model/engine/options.h"

namespace fabletop {

namespace {

void put(QJsonObject& object, const char* key, const QJsonValue& value)
{
    object.insert(QLatin1String(key), value);
}

QString inWords(const QJsonValue& value)
{
    return value.isDouble() ? QString::number(value.toInt()) : value.toString();
}

} // namespace

QJsonObject toJson(const MatchRules& rules, const Decision& decision)
{
    QJsonObject object;
    put(object, "do", verbName(decision.verb));
    if (decision.seat != SeatId::none) put(object, "seat", seatNumber(decision.seat));
    if (decision.fighter != FighterId::none) put(object, "fighter", fighterName(rules, decision.fighter));
    if (decision.target != FighterId::none) put(object, "target", fighterName(rules, decision.target));
    if (decision.token != TokenId::none) put(object, "token", tokenName(rules, decision.token));
    if (decision.card != CardId::none) {
        const SeatId owner = decision.cardSeat == SeatId::none ? decision.seat : decision.cardSeat;
        put(object, "card", cardName(rules, owner, decision.card));
    }
    if (decision.space != SpaceId::none) put(object, "space", spaceName(rules, decision.space));
    if (decision.player != SeatId::none) put(object, "player", seatNumber(decision.player));
    if (decision.number != 0xFF) put(object, "number", decision.number);
    if (decision.option != 0xFF) put(object, "option", decision.option + 1);
    return object;
}

QJsonObject toJson(const MatchRules& rules, const State& state, const Decision& decision)
{
    QJsonObject object = toJson(rules, decision);
    const std::string* name = decision.option == 0xFF ? nullptr : optionName(rules, state, decision.option);
    if (name && !name->empty()) put(object, "option", QString::fromStdString(*name));
    return object;
}

bool agrees(const MatchRules& rules, const State& state, const Decision& decision, const QJsonObject& partial)
{
    std::vector<PatternFault> faults;
    const DecisionPattern pattern = readPattern(rules, partial, faults);
    return faults.empty() && agrees(rules, state, decision, pattern);
}

QString describe(const QJsonObject& decision)
{
    QString text = decision.value(QLatin1String("do")).toString();
    for (const QString& field : decisionFields())
        if (field != u"do" && decision.contains(field))
            text += u' ' + field + u'=' + inWords(decision.value(field));
    return text.trimmed();
}

} // namespace fabletop
