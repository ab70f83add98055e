// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/records/eventjson.h"

#include "model/content/json/jsonfields.h"
#include "model/content/records/eventlister.h"
#include "model/content/records/eventshape.h"
#include "model/content/records/recordproblem.h"
#include "model/table/room.h"

#include <algorithm>

namespace fabletop {

namespace {

const QString byCard = QStringLiteral("byCard");
const QString byAbility = QStringLiteral("byAbility");
const QString ruleKey = QStringLiteral("rule");
const QString stepKey = QStringLiteral("step");
const QString eventKey = QStringLiteral("event");

QString textOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

void writeCause(const MatchRules& rules, const Cause& cause, QJsonObject& object)
{
    if (cause.rule != RuleId::none)
        object.insert(ruleKey, QString::fromStdString(rules.ruleName(cause.rule)));
    const QString seat = QString::number(seatNumber(cause.seat)) + u':';
    if (cause.kind == SourceKind::card)
        object.insert(byCard, seat + cardName(rules, cause.seat, static_cast<CardId>(cause.item)));
    if (cause.kind == SourceKind::ability)
        object.insert(byAbility, seat + abilityName(rules, cause.seat, static_cast<AbilityId>(cause.item)));
}

/// A rule or card that is no longer known leaves an event without its reason, not a file without its event.
Cause readCause(const MatchRules& rules, const QJsonObject& object)
{
    Cause cause;
    const std::string rule = object.value(ruleKey).toString().toStdString();
    for (std::size_t i = 1; i < rules.ruleNames.size(); ++i)
        if (rules.ruleNames[i] == rule) cause.rule = static_cast<RuleId>(i);
    const bool card = object.contains(byCard);
    if (!card && !object.contains(byAbility)) return cause;
    const SeatedName source = seatedName(rules, object.value(card ? byCard : byAbility).toString());
    cause.kind = card ? SourceKind::card : SourceKind::ability;
    cause.seat = source.seat;
    cause.item = card ? static_cast<std::uint8_t>(cardNamed(rules, source.seat, source.name))
                      : static_cast<std::uint8_t>(abilityNamed(rules, source.seat, source.name));
    return cause;
}

/// Outside a combat there is no step to tell, and an event that reaches a step tells it already.
bool saysStep(const Event& event)
{
    if (const auto* reached = std::get_if<StepReached>(&event.body)) return event.step != reached->step;
    return event.step != CombatStep::none && event.step != CombatStep::over;
}

/// An empty event of the kind at this place in EventBody.
template <std::size_t Kind = 0> EventBody emptyBody(std::size_t kind)
{
    if constexpr (Kind < std::variant_size_v<EventBody>) {
        if (kind != Kind) return emptyBody<Kind + 1>(kind);
        return std::variant_alternative_t<Kind, EventBody>{};
    } else {
        return DeckShuffled{};
    }
}

std::optional<std::size_t> kindNamed(const QString& name)
{
    const auto found = std::find(shape::names.begin(), shape::names.end(), name.toStdString());
    if (found == shape::names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - shape::names.begin());
}

/// Whether the cards that are turned are cards of fighters that fight each other.
bool fits(const MatchRules& rules, const Table& table, const CardsTurned& event)
{
    const auto known = [&](int side, CardId card) {
        if (card == CardId::none) return true;
        const SeatId owner = sideOwner(&table, side);
        if (owner == SeatId::none) return false;
        return card == CardId::unseen || index(card) < rules.hero(owner).cards.size();
    };
    return known(attackSide, event.attack) && known(defenseSide, event.defense) &&
           known(attackSide, event.boost);
}

bool fits(const MatchRules& rules, const Table& table, const Event& event)
{
    if (const auto* moved = std::get_if<CardMoved>(&event.body)) return hasRoom(table, *moved);
    if (const auto* shuffled = std::get_if<DeckShuffled>(&event.body)) return hasRoom(table, *shuffled);
    if (const auto* turned = std::get_if<CardsTurned>(&event.body)) return fits(rules, table, *turned);
    return true;
}

/// Whether the cards it names stay hidden from somebody, so that the match goes on without knowing them.
bool keepsSecret(const Event& event)
{
    const bool ofPiles = std::holds_alternative<DeckShuffled>(event.body) ||
                         std::holds_alternative<DeckArranged>(event.body) ||
                         std::holds_alternative<CardMoved>(event.body);
    return ofPiles && event.seenBy != allSeats;
}

/// Equal, where a number stands for its decimal text and a seat before a name may be left out.
bool sameValue(const QJsonValue& has, const QJsonValue& wanted)
{
    if (has == wanted) return true;
    if (has.isUndefined()) return wanted.isNull() || wanted == QJsonValue(false) || wanted == QJsonValue(0);
    if (has.isArray() && wanted.isArray()) {
        const QJsonArray a = has.toArray();
        const QJsonArray b = wanted.toArray();
        return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), sameValue);
    }
    const auto one = spaceIdOf(has);
    const auto other = spaceIdOf(wanted);
    if (!one || !other) return false;
    const auto seated = [](const std::string& text) { return text.size() > 2 && text[1] == ':'; };
    const auto bare = [&](const std::string& text) { return seated(text) ? text.substr(2) : text; };
    return seated(*one) == seated(*other) ? *one == *other : bare(*one) == bare(*other);
}

} // namespace

QJsonObject toJson(const MatchRules& rules, const Event& event, const Table* table)
{
    QJsonObject object{{eventKey, textOf(shape::names[event.body.index()])}};
    EventWriter writer(rules, table, event.cause, object);
    EventBody body = event.body;
    std::visit([&](auto& one) { shape::describe(writer, one); }, body);
    writeCause(rules, event.cause, object);
    if (saysStep(event)) writer.word("step", event.step, shape::steps);
    writer.seats("seen", event.seenBy, allSeats);
    return object;
}

ReadEvent eventFromJson(const MatchRules& rules, const QJsonObject& object, const Table* table)
{
    const QString name = object.value(eventKey).toString();
    const auto kind = kindNamed(name);
    if (!kind) return {std::nullopt, RecordFault{RecordProblem::unknownEvent, {name.toStdString()}}, {}};
    Event event{emptyBody(*kind), readCause(rules, object), CombatStep::none, allSeats};
    EventReader reader(rules, table, event.cause, object);
    std::visit([&](auto& one) { shape::describe(reader, one); }, event.body);
    if (const auto* reached = std::get_if<StepReached>(&event.body)) event.step = reached->step;
    if (object.contains(stepKey)) reader.word("step", event.step, shape::steps);
    reader.seats("seen", event.seenBy, allSeats);
    if (!reader.good()) return {std::nullopt, reader.fault(), {}};
    if (!reader.missingCards().empty() && !keepsSecret(event))
        return {std::nullopt, reader.missingCards().front(), {}};
    if (table && !fits(rules, *table, event))
        return {std::nullopt, RecordFault{RecordProblem::impossibleEvent, {name.toStdString()}}, {}};
    return {event, {}, reader.missingCards()};
}

const QStringList& eventNames()
{
    static const QStringList names = [] {
        QStringList list;
        for (std::string_view name : shape::names)
            list.append(textOf(name));
        return list;
    }();
    return names;
}

QStringList eventFields(const QString& event)
{
    const auto kind = kindNamed(event);
    if (!kind) return {};
    QStringList fields{eventKey, ruleKey, byCard, byAbility, stepKey, QStringLiteral("seen")};
    EventLister lister(fields);
    EventBody body = emptyBody(*kind);
    std::visit([&](auto& one) { shape::describe(lister, one); }, body);
    return fields;
}

bool eventAgrees(const QJsonObject& event, const QJsonObject& partial)
{
    for (auto field = partial.begin(); field != partial.end(); ++field)
        if (!sameValue(event.value(field.key()), field.value())) return false;
    return true;
}

} // namespace fabletop
