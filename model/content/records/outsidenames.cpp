// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/records/outsidenames.h"

#include "model/content/json/jsonfields.h"

namespace fabletop {

namespace {

/// The id, with the seat before it where another seat has the same.
template <typename Named>
QString withSeat(const MatchRules& rules, SeatId seat, const std::string& id, Named named)
{
    const QString name = QString::fromStdString(id);
    const auto meant = named(rules, name);
    const bool several = (meant & static_cast<decltype(meant)>(meant - 1)) != 0;
    return several ? QString::number(seatNumber(seat)) + u':' + name : name;
}

bool has(const HeroRules& hero, std::size_t place)
{
    return place < hero.cards.size();
}

} // namespace

SeatId seatNumbered(const MatchRules& rules, int number)
{
    return number >= 1 && number <= rules.seatCount() ? idAt<SeatId>(number - 1) : SeatId::none;
}

SeatId seatNumbered(const MatchRules& rules, const QString& number)
{
    return number.size() == 1 ? seatNumbered(rules, number.at(0).digitValue()) : SeatId::none;
}

QString fighterName(const MatchRules& rules, FighterId fighter)
{
    if (fighter == FighterId::none || !rules.exists(fighter)) return {};
    return withSeat(rules, seatOf(fighter), rules.fighter(fighter).id, fightersNamed);
}

QString tokenName(const MatchRules& rules, TokenId token)
{
    const SeatId seat = seatOf(token);
    if (token == TokenId::none || index(seat) >= rules.seats.size()) return {};
    const auto& tokens = rules.hero(seat).tokens;
    const std::size_t number = index(token) % tokensPerSeat;
    return number < tokens.size() ? withSeat(rules, seat, tokens[number].id, tokensNamed) : QString();
}

QString spaceName(const MatchRules& rules, SpaceId space)
{
    return index(space) < rules.board.ids.size() ? QString::fromStdString(rules.board.ids[index(space)])
                                                 : QString();
}

QString cardName(const MatchRules& rules, SeatId owner, CardId card)
{
    if (card == CardId::none) return {};
    if (index(owner) >= rules.seats.size() || !has(rules.hero(owner), index(card)))
        return QStringLiteral("?");
    return QString::fromStdString(rules.card(owner, card).id);
}

QString abilityName(const MatchRules& rules, SeatId owner, AbilityId ability)
{
    if (index(owner) >= rules.seats.size() || index(ability) >= rules.hero(owner).abilities.size()) return {};
    return QString::fromStdString(rules.hero(owner).abilities[index(ability)].id);
}

FighterSet fightersNamed(const MatchRules& rules, const QString& text)
{
    const SeatedName wanted = seatedName(rules, text);
    const std::string id = wanted.name.toStdString();
    FighterSet found = 0;
    for (int s = 0; s < rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (wanted.seated && seat != wanted.seat) continue;
        const auto& fighters = rules.hero(seat).fighters;
        for (std::size_t i = 0; i < fighters.size(); ++i)
            if (fighters[i].id == id) found |= bit(fighterAt(seat, static_cast<int>(i)));
    }
    return found;
}

TokenSet tokensNamed(const MatchRules& rules, const QString& text)
{
    const SeatedName wanted = seatedName(rules, text);
    const std::string id = wanted.name.toStdString();
    TokenSet found = 0;
    for (int s = 0; s < rules.seatCount(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (wanted.seated && seat != wanted.seat) continue;
        const auto& tokens = rules.hero(seat).tokens;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i].id == id)
                found = static_cast<TokenSet>(found | bit(tokenAt(seat, static_cast<int>(i))));
    }
    return found;
}

SpaceId spaceNamed(const MatchRules& rules, const QJsonValue& id)
{
    const auto text = spaceIdOf(id);
    return text ? rules.board.find(*text) : SpaceId::none;
}

CardId cardNamed(const MatchRules& rules, SeatId owner, const QString& id)
{
    if (index(owner) >= rules.seats.size()) return CardId::none;
    const int place = rules.hero(owner).findCard(id.toStdString());
    return place < 0 ? CardId::none : idAt<CardId>(place);
}

AbilityId abilityNamed(const MatchRules& rules, SeatId owner, const QString& id)
{
    if (index(owner) >= rules.seats.size()) return AbilityId::none;
    const auto& abilities = rules.hero(owner).abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
        if (abilities[i].id == id.toStdString()) return idAt<AbilityId>(static_cast<int>(i));
    return AbilityId::none;
}

SeatedName seatedName(const MatchRules& rules, const QString& text)
{
    if (text.size() < 2 || text.at(1) != u':' || text.at(0).digitValue() < 0)
        return {SeatId::none, false, text};
    return {seatNumbered(rules, text.at(0).digitValue()), true, text.mid(2)};
}

} // namespace fabletop
