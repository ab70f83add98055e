#include "views/pages/table/looks.h"

#include "model/language/prose/prose.h"
#include "model/match/words/narration.h"

#include <QStringList>

namespace fabletop {

namespace {

std::vector<CardPart> partsOf(const std::vector<TextPart>& texts)
{
    std::vector<CardPart> parts;
    for (const TextPart& text : texts)
        parts.push_back({fromUtf8(text.label), fromUtf8(text.text)});
    return parts;
}

int number(std::uint8_t value)
{
    return value == noValue ? -1 : value;
}

} // namespace

QString Looks::emblem(FighterId fighter) const
{
    const FighterKind& kind = rules().fighter(fighter);
    return QString::fromStdString(kind.kind.empty() ? kind.id : kind.kind);
}

QString Looks::initial(FighterId fighter) const
{
    return fromUtf8(rules().fighter(fighter).name.text(m_narrator.language())).left(1);
}

/// The label on a card's plate; `only` is the one kind of fighter that may use it, none for several.
QString Looks::bearer(SeatId seat, const CardKind& card, FighterId& only) const
{
    only = FighterId::none;
    if (card.forAny()) return tr("any");
    QStringList names;
    const auto& fighters = rules().hero(seat).fighters;
    for (std::size_t place = 0; place < fighters.size(); ++place) {
        if (!(card.users >> place & 1)) continue;
        const QString name = fromUtf8(fighters[place].name.text(m_narrator.language()));
        if (names.contains(name)) continue;
        names << name;
        only = names.size() == 1 ? fighterAt(seat, static_cast<int>(place)) : FighterId::none;
    }
    return names.join(QStringLiteral(", "));
}

CardLook Looks::card(SeatId seat, CardId id) const
{
    CardLook look;
    if (seat == SeatId::none || index(id) >= rules().hero(seat).cards.size()) {
        look.back = true;
        return look;
    }
    const HeroRules& hero = rules().hero(seat);
    const CardKind& kind = hero.cards[index(id)];
    const Language language = m_narrator.language();
    FighterId only = FighterId::none;
    look.title = fromUtf8(kind.name.text(language));
    look.type = kind.type;
    look.value = number(kind.value);
    look.boost = number(kind.boost);
    look.bearer = bearer(seat, kind, only);
    if (only != FighterId::none) {
        look.emblem = emblem(only);
        look.initial = initial(only);
    }
    look.hero = fromUtf8(hero.name.text(language));
    look.copies = kind.copies;
    look.parts = partsOf(cardText(hero, id, language));
    look.noEffect = tr("No effect.");
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
                                   initial(fighter), state.health, kind.maximum, kind.number, kind.large});
        }
        const auto& tokens = rules().hero(id).tokens;
        for (std::size_t place = 0; place < tokens.size(); ++place) {
            const TokenId token = tokenAt(id, static_cast<int>(place));
            if (table.token(token) == SpaceId::none) continue;
            TokenLook shown;
            shown.token = token;
            shown.space = table.token(token);
            shown.emblem = QString::fromStdString(tokens[place].kind);
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
        .arg(rules().hero(seatOf(fighter)).move)
        .arg(reach);
}

QString Looks::space(const Battlefield& battlefield, const Table& table, SpaceId space) const
{
    if (space == SpaceId::none || index(space) >= battlefield.spaces.size()) return {};
    const Space& place = battlefield.spaces[index(space)];
    QStringList zones;
    for (int zone : place.zones)
        zones << fromUtf8(battlefield.zones[static_cast<std::size_t>(zone)].name.text(m_narrator.language()));
    QString words = zones.size() == 1
                        ? tr("Space %1, zone %2").arg(fromUtf8(place.id), zones.first())
                        : tr("Space %1, zones %2").arg(fromUtf8(place.id), zones.join(tr(" and ")));
    if (place.passage) words += tr(", secret passage");
    for (int seat = 0; seat < rules().seatCount(); ++seat)
        for (FighterId fighter : members<FighterId>(fightersOf(idAt<SeatId>(seat))))
            if (rules().exists(fighter) && table.fighter(fighter).space == space)
                words += tr(". %1: %2").arg(m_narrator.fighter(fighter), this->fighter(table, fighter));
    return words;
}

} // namespace fabletop
