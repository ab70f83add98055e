// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/match/looks.h"

#include "model/content/battlefields/zonewords.h"
#include "model/engine/queries.h"
#include "model/language/prose/prose.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/cards/cardfaces.h"
#include "views/illustrations/figurestem.h"

#include <QStringList>

namespace fabletop {

QString Looks::emblem(FighterId fighter) const
{
    return emblemOf(rules().fighter(fighter));
}

FigureLook Looks::figure(const Table& table, FighterId fighter) const
{
    const SeatId seat = seatOf(fighter);
    FigureLook look;
    look.drawing = figureDrawing(rules().hero(seat), index(fighter) % fightersPerSeat, table.seat(seat).form);
    look.seat = seat;
    look.right = rules().team(seat) == 0;
    return look;
}

QString Looks::initial(FighterId fighter) const
{
    return firstLetter(fromUtf8(rules().fighter(fighter).name.text(m_narrator.language())));
}

CardLook Looks::card(SeatId seat, CardId id, int askedLine) const
{
    CardLook look;
    look.back = true;
    if (seat == SeatId::none) return look;
    look = cardFace(rules().hero(seat), id, m_narrator.language(), askedLine);
    look.wash = washOf(seat);
    return look;
}

DiscLook Looks::disc(const Table& table, FighterId fighter) const
{
    const FighterState& state = table.fighter(fighter);
    DiscLook look;
    look.seat = seatOf(fighter);
    look.emblem = emblem(fighter);
    look.initial = initial(fighter);
    look.defeated = state.status == FighterStatus::defeated;
    look.away = state.status == FighterStatus::away;
    look.number = rules().fighter(fighter).number;
    return look;
}

DialLook Looks::dial(const Table& table, FighterId fighter) const
{
    DialLook look;
    look.disc = disc(table, fighter);
    look.health = table.fighter(fighter).health;
    look.maximum = rules().fighter(fighter).maximum;
    return look;
}

BoardLook Looks::board(const Table& table) const
{
    BoardLook look;
    for (int seat = 0; seat < rules().seatCount(); ++seat) {
        const SeatId id = idAt<SeatId>(seat);
        for (FighterId fighter : members<FighterId>(fightersOf(id))) {
            const FighterState& state = table.fighter(fighter);
            if (!rules().exists(fighter) || state.space == SpaceId::none) continue;
            const FighterKind& kind = rules().fighter(fighter);
            look.pieces.push_back({fighter, state.space, id, fighter == heroOf(id), emblem(fighter),
                                   initial(fighter), state.health, kind.maximum, kind.number, kind.large,
                                   figure(table, fighter), rules().seatCount() > 2 && rules().team(id) == 1});
        }
        const auto& tokens = rules().hero(id).tokens;
        for (std::size_t place = 0; place < tokens.size(); ++place) {
            const TokenId token = tokenAt(id, static_cast<int>(place));
            if (table.token(token) == SpaceId::none) continue;
            TokenLook shown;
            shown.token = token;
            shown.space = table.token(token);
            shown.emblem = QString::fromStdString(tokens[place].kind);
            shown.initial = firstLetter(spokenName(tokens[place].name, m_narrator.language()));
            look.tokens.push_back(shown);
        }
    }
    return look;
}

QString Looks::ability(SeatId seat, AbilityId ability) const
{
    QStringList sentences;
    for (const TextPart& part : abilityText(rules().hero(seat), ability, m_narrator.language())) {
        const QString label = fromUtf8(part.label);
        sentences << (label.isEmpty() ? fromUtf8(part.text) : tr("%1: %2").arg(label, fromUtf8(part.text)));
    }
    return sentences.join(u' ');
}

QString Looks::fighter(const Table& table, FighterId fighter) const
{
    const FighterKind& kind = rules().fighter(fighter);
    const FighterState& state = table.fighter(fighter);
    if (state.status == FighterStatus::defeated) return tr("defeated");
    if (state.space == SpaceId::none) return tr("not on the battlefield");
    const QString reach = kind.ranged ? tr("ranged") : tr("melee");
    return tr("%1 of %2 health, moves %3, %4")
        .arg(state.health)
        .arg(kind.maximum)
        .arg(moveValue(rules(), table, fighter).total())
        .arg(reach);
}

QString Looks::space(const Battlefield& battlefield, const Table& table, SpaceId space) const
{
    if (space == SpaceId::none || index(space) >= battlefield.spaces.size()) return {};
    const Space& place = battlefield.spaces[index(space)];
    QStringList zones;
    for (int zone : place.zones)
        zones << spokenName(zoneName(battlefield, zone, m_narrator.language()));
    QString words = zones.size() == 1
                        ? tr("Space %1, zone %2").arg(spokenName(place.id), zones.first())
                        : tr("Space %1, zones %2").arg(spokenName(place.id), zones.join(tr(" and ")));
    if (place.passage) words += tr(", secret passage");
    for (int seat = 0; seat < rules().seatCount(); ++seat)
        for (FighterId fighter : members<FighterId>(fightersOf(idAt<SeatId>(seat))))
            if (rules().exists(fighter) && table.fighter(fighter).space == space)
                words += tr(". %1: %2").arg(m_narrator.fighter(fighter), this->fighter(table, fighter));
    return words;
}

} // namespace fabletop
