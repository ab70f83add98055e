// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/records/eventfields.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/json/jsonfields.h"
#include "model/content/json/jsonproblem.h"
#include "model/content/records/recordproblem.h"

namespace fabletop {

namespace {

const QString sideWords[2] = {QStringLiteral("attack"), QStringLiteral("defense")};
const QString teamWords[2] = {QStringLiteral("A"), QStringLiteral("B")};
const QString unseenWord = QStringLiteral("?");

/// Place of a text in two, or 0xFF.
std::uint8_t oneOfTwo(const QJsonValue& value, const QString (&words)[2])
{
    if (value.toString() == words[0]) return 0;
    return value.toString() == words[1] ? 1 : 0xFF;
}

bool sameSource(const DamageDealt& event, const Cause& cause)
{
    return event.source == cause.seat && (event.source == SeatId::none || event.item == cause.item);
}

/// Whether the item of a damage is a card or an ability.
bool itemIsAbility(const DamageDealt& event, const Cause& cause)
{
    return event.kind != DamageKind::combat && cause.kind == SourceKind::ability;
}

} // namespace

void EventWriter::seat(const char* key, SeatId seat)
{
    if (seat != SeatId::none) put(key, seatNumber(seat));
}

void EventWriter::seats(const char* key, SeatSet seats, SeatSet usual)
{
    if (seats == usual) return;
    QJsonArray array;
    for (SeatId seat : members<SeatId>(seats))
        if (index(seat) < m_rules.seats.size()) array.append(seatNumber(seat));
    put(key, array);
}

void EventWriter::card(const char* key, SeatId owner, CardId card)
{
    if (card != CardId::none) put(key, cardName(m_rules, owner, card));
}

void EventWriter::sideCard(const char* key, int side, CardId card)
{
    if (card == CardId::none) return;
    const QString name = cardName(m_rules, sideOwner(m_table, side), card);
    // Whose card it is may be unknown here; its place in the hero file then says as much.
    if (name != unseenWord || card == CardId::unseen)
        put(key, name);
    else
        put(key, static_cast<int>(index(card)));
}

void EventWriter::pile(const char* key, SeatId owner, const Pile& pile)
{
    QJsonArray array;
    for (CardId card : pile)
        array.append(cardName(m_rules, owner, card));
    put(key, array);
}

void EventWriter::fighter(const char* key, FighterId fighter)
{
    if (fighter != FighterId::none) put(key, fighterName(m_rules, fighter));
}

void EventWriter::space(const char* key, SpaceId space)
{
    if (space != SpaceId::none) put(key, spaceName(m_rules, space));
}

void EventWriter::token(const char* key, TokenId token)
{
    if (token != TokenId::none) put(key, tokenName(m_rules, token));
}

void EventWriter::path(const char* key, const Path& path)
{
    QJsonArray array;
    for (SpaceId space : path)
        array.append(spaceName(m_rules, space));
    put(key, array);
}

void EventWriter::number(const char* key, int number)
{
    if (number != 0) put(key, number);
}

void EventWriter::signedNumber(const char* key, std::uint8_t number)
{
    this->number(key, static_cast<std::int8_t>(number));
}

void EventWriter::flag(const char* key, std::uint8_t flag)
{
    if (flag != 0) put(key, true);
}

void EventWriter::side(const char* key, std::uint8_t side)
{
    if (side < 2) put(key, sideWords[side]);
}

void EventWriter::team(const char* key, std::uint8_t team)
{
    if (team < 2) put(key, teamWords[team]);
}

void EventWriter::form(const char* key, SeatId seat, std::uint8_t form)
{
    if (index(seat) >= m_rules.seats.size() || form >= m_rules.hero(seat).forms.size()) return;
    put(key, QString::fromStdString(m_rules.hero(seat).forms[form].id));
}

void EventWriter::counter(const char* key, SeatId seat, std::uint8_t counter)
{
    if (index(seat) >= m_rules.seats.size() || counter >= m_rules.hero(seat).counters.size()) return;
    put(key, QString::fromStdString(m_rules.hero(seat).counters[counter]));
}

void EventWriter::source(const DamageDealt& event)
{
    if (sameSource(event, m_cause)) return; // who caused the event caused the damage: said there
    if (event.source == SeatId::none) return put("source", QJsonValue(QJsonValue::Null));
    put("source", seatNumber(event.source));
    if (event.item == 0xFF) return;
    put("item", itemIsAbility(event, m_cause)
                    ? abilityName(m_rules, event.source, static_cast<AbilityId>(event.item))
                    : cardName(m_rules, event.source, static_cast<CardId>(event.item)));
}

void EventReader::demand(bool good, const char* key, ProblemCode code)
{
    if (good || !m_good) return;
    m_good = false;
    const QJsonValue value = at(key);
    if (value.isUndefined())
        m_fault = RecordFault{JsonProblem::missingField, {key}};
    else if (const auto name = spaceIdOf(value); name && code != RecordProblem::wrongValue)
        m_fault = RecordFault{code, {*name}};
    else
        m_fault = RecordFault{RecordProblem::wrongValue, {key}};
}

int EventReader::whole(const char* key, int low, int high)
{
    const QJsonValue value = at(key);
    if (value.isUndefined()) return 0;
    const int number = value.toInt(low - 1);
    demand(number >= low && number <= high, key);
    return m_good ? number : 0;
}

std::size_t EventReader::wordPlace(const char* key, std::span<const std::string_view> words)
{
    const std::string text = at(key).toString().toStdString();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == text) return i;
    demand(false, key);
    return 0;
}

CardId EventReader::cardOf(const char* key, SeatId owner, const QJsonValue& value)
{
    if (value.isUndefined()) return CardId::none;
    if (value.toString() == unseenWord) return CardId::unseen;
    const CardId card = cardNamed(m_rules, owner, value.toString());
    if (card != CardId::none) return card;
    demand(value.isString() && index(owner) < m_rules.seats.size(), key);
    if (m_good)
        m_missing.push_back(
            {RecordProblem::heroLacksCard, {m_rules.hero(owner).id, value.toString().toStdString()}});
    return CardId::unseen;
}

void EventReader::seat(const char* key, SeatId& seat)
{
    seat = seatNumbered(m_rules, at(key).toInt(0));
    demand(seat != SeatId::none, key, RecordProblem::unknownSeat);
}

void EventReader::seats(const char* key, SeatSet& seats, SeatSet usual)
{
    seats = usual;
    if (at(key).isUndefined()) return;
    seats = 0;
    const QJsonArray array = at(key).toArray();
    for (const QJsonValue& value : array) {
        const SeatId seat = seatNumbered(m_rules, value.toInt(0));
        demand(seat != SeatId::none, key);
        seats = static_cast<SeatSet>(seats | bit(seat));
    }
}

void EventReader::card(const char* key, SeatId owner, CardId& card)
{
    card = cardOf(key, owner, at(key));
    demand(card != CardId::none, key);
}

void EventReader::sideCard(const char* key, int side, CardId& card)
{
    const SeatId owner = sideOwner(m_table, side);
    if (!at(key).isDouble()) {
        card = cardOf(key, owner, at(key));
        return;
    }
    card = static_cast<CardId>(whole(key, 0, maxDeck - 1));
}

void EventReader::pile(const char* key, SeatId owner, Pile& pile)
{
    const QJsonArray array = at(key).toArray();
    demand(array.size() <= static_cast<qsizetype>(Pile::capacity()), key);
    pile.clear();
    for (const QJsonValue& value : array)
        if (m_good) pile.push(cardOf(key, owner, value));
}

void EventReader::fighterIfAny(const char* key, FighterId& fighter)
{
    fighter = FighterId::none;
    if (!at(key).isUndefined()) this->fighter(key, fighter);
}

void EventReader::fighter(const char* key, FighterId& fighter)
{
    fighter = FighterId::none;
    const FighterSet found = fightersNamed(m_rules, at(key).toString());
    demand(std::has_single_bit(found), key, RecordProblem::unknownFighter);
    if (m_good) fighter = static_cast<FighterId>(std::countr_zero(found));
}

void EventReader::space(const char* key, SpaceId& space)
{
    space = at(key).isUndefined() ? SpaceId::none : spaceNamed(m_rules, at(key));
    demand(at(key).isUndefined() || space != SpaceId::none, key, BattlefieldProblem::unknownSpace);
}

void EventReader::token(const char* key, TokenId& token)
{
    token = TokenId::none;
    const TokenSet found = tokensNamed(m_rules, at(key).toString());
    demand(std::has_single_bit(found), key, RecordProblem::unknownToken);
    if (m_good) token = static_cast<TokenId>(std::countr_zero(found));
}

void EventReader::path(const char* key, Path& path)
{
    const QJsonArray array = at(key).toArray();
    path.clear();
    demand(!array.isEmpty() && array.size() <= static_cast<qsizetype>(path.capacity()), key);
    for (const QJsonValue& value : array) {
        const SpaceId space = spaceNamed(m_rules, value);
        demand(space != SpaceId::none, key);
        if (m_good) path.push(space);
    }
}

void EventReader::signedNumber(const char* key, std::uint8_t& number)
{
    number = static_cast<std::uint8_t>(
        whole(key, std::numeric_limits<std::int8_t>::min(), std::numeric_limits<std::int8_t>::max()));
}

void EventReader::place(const char* key, std::uint8_t& place)
{
    place = static_cast<std::uint8_t>(whole(key, 0, 7));
}

void EventReader::flag(const char* key, std::uint8_t& flag)
{
    flag = at(key).toBool() ? 1 : 0;
}

void EventReader::side(const char* key, std::uint8_t& side)
{
    side = oneOfTwo(at(key), sideWords);
    demand(at(key).isUndefined() || side != 0xFF, key);
}

void EventReader::team(const char* key, std::uint8_t& team)
{
    team = oneOfTwo(at(key), teamWords);
    demand(at(key).isUndefined() || team != 0xFF, key);
}

void EventReader::form(const char* key, SeatId seat, std::uint8_t& form)
{
    form = 0;
    if (index(seat) >= m_rules.seats.size()) return demand(false, key);
    const auto& forms = m_rules.hero(seat).forms;
    const std::string wanted = at(key).toString().toStdString();
    while (form < forms.size() && forms[form].id != wanted)
        ++form;
    demand(form < forms.size(), key, RecordProblem::unknownForm);
}

void EventReader::counter(const char* key, SeatId seat, std::uint8_t& counter)
{
    counter = 0;
    if (index(seat) >= m_rules.seats.size()) return demand(false, key);
    const auto& counters = m_rules.hero(seat).counters;
    const std::string wanted = at(key).toString().toStdString();
    while (counter < counters.size() && counters[counter] != wanted)
        ++counter;
    demand(counter < counters.size(), key, RecordProblem::unknownValue);
}

void EventReader::source(DamageDealt& event)
{
    event.source = m_cause.seat;
    event.item = m_cause.item;
    if (at("source").isUndefined()) return;
    event.item = 0xFF;
    event.source = SeatId::none;
    if (at("source").isNull()) return;
    seat("source", event.source);
    const QString name = at("item").toString();
    if (name.isEmpty()) return;
    event.item = itemIsAbility(event, m_cause)
                     ? static_cast<std::uint8_t>(abilityNamed(m_rules, event.source, name))
                     : static_cast<std::uint8_t>(cardNamed(m_rules, event.source, name));
}

} // namespace fabletop
