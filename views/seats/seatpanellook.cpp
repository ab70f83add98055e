// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/seatpanellook.h"

#include "model/engine/queries.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/seats/seatpanel.h"

#include <algorithm>

namespace fabletop {

namespace {

QString seenWords(const Table& table, SeatId seat, SeatId viewer)
{
    if (viewer == SeatId::none || viewer == seat) return {};
    int seen = 0;
    for (const Shown& shown : table.seat(seat).shown)
        seen += (shown.viewers(seat) & bit(viewer)) != 0;
    if (seen == 0) return {};
    return SeatPanel::tr("You have seen %n card(s)", nullptr, seen);
}

/// Three or more of one kind share a row.
void tellAlike(const Looks& looks, const Table& table, SeatId seat, SeatPanelLook& look)
{
    const HeroRules& hero = looks.rules().hero(seat);
    constexpr std::size_t several = 3;
    if (hero.fighters.size() <= several) return;
    int standing = 0;
    for (std::size_t number = 1; number < hero.fighters.size(); ++number) {
        if (hero.fighters[number].kind != hero.fighters[1].kind) return;
        standing +=
            table.fighter(fighterAt(seat, static_cast<int>(number))).status != FighterStatus::defeated;
    }
    const LocalName& name = hero.fighters[1].name.in(looks.narrator().language());
    look.alike = fromUtf8(name.plural.empty() ? name.text : name.plural);
    look.standing = SeatPanel::tr("%1 of %2 standing").arg(standing).arg(hero.fighters.size() - 1);
}

} // namespace

SeatPanelLook seatPanelLook(const Looks& looks, const Table& table, SeatId seat, SeatId viewer)
{
    const MatchRules& rules = looks.rules();
    const HeroRules& hero = rules.hero(seat);
    const SeatState& state = table.seat(seat);
    const Language language = looks.narrator().language();
    SeatPanelLook look;
    look.seat = seat;
    look.person = looks.narrator().person(seat);
    look.toMove = table.turn.seat == seat && !table.over();
    if (look.toMove && table.turn.number > 0) {
        look.actions = table.turn.actions;
        look.actionsTotal = std::max<int>(look.actions, rules.numbers.actions);
    }
    look.hero = spokenName(hero.name, language);
    look.dial = looks.dial(table, heroOf(seat));
    look.figure = looks.figure(table, heroOf(seat));
    if (rules.seatCount() > 2) look.team = rules.team(seat) == 0 ? QStringLiteral("A") : QStringLiteral("B");
    look.figures = SeatPanel::tr("%1 of %2 health").arg(look.dial.health).arg(look.dial.maximum);
    look.move = moveValue(rules, table, heroOf(seat)).total();
    look.ranged = hero.fighters.front().ranged;
    QStringList texts;
    for (std::size_t ability = 0; ability < hero.abilities.size(); ++ability)
        texts << looks.ability(seat, idAt<AbilityId>(static_cast<int>(ability)));
    look.ability = texts.join(u' ');
    look.fallen = look.dial.disc.defeated || (table.turn.number > 0 && look.dial.health == 0);
    if (look.fallen) look.chips << SeatPanel::tr("defeated");
    if (!look.fallen && hero.forms.size() > state.form && !hero.forms.empty())
        look.chips << spokenName(hero.forms[state.form].name, language);
    for (std::size_t number = 1; number < hero.fighters.size(); ++number) {
        const FighterId fighter = fighterAt(seat, static_cast<int>(number));
        const FighterState& at = table.fighter(fighter);
        QString where =
            at.space == SpaceId::none ? SeatPanel::tr("not placed yet") : SeatPanel::tr("on the board");
        if (at.status == FighterStatus::defeated) where = SeatPanel::tr("defeated");
        if (at.status == FighterStatus::away) where = SeatPanel::tr("away");
        look.sidekicks.push_back({fighter, looks.disc(table, fighter), looks.figure(table, fighter),
                                  looks.narrator().fighter(fighter), where, at.health,
                                  hero.fighters[number].maximum});
    }
    tellAlike(looks, table, seat, look);
    look.seen = seenWords(table, seat, viewer);
    look.hand = static_cast<int>(state.hand().size());
    look.deck = static_cast<int>(state.deck().size());
    look.discard = static_cast<int>(state.discard().size());
    look.exhausted = state.deck().empty();
    look.out = state.out != 0;
    if (!state.discard().empty()) look.top = looks.card(seat, state.discard().back());
    return look;
}

} // namespace fabletop
