// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablelooks.h"

#include "model/engine/queries.h"
#include "model/match/words/spokenname.h"
#include "views/hand/barlabels.h"
#include "views/hand/selectionlights.h"
#include "views/pages/table/eventspaces.h"
#include "views/pages/table/tablecontroller.h"
#include "views/pages/table/tablenews.h"
#include "views/pages/table/tablewords.h"

#include <QCoreApplication>
#include <algorithm>

namespace fabletop {

namespace {

struct TableLooks {
    Q_DECLARE_TR_FUNCTIONS(TableLooks)
};

/// Somebody is asked, and sees the table of that question.
bool askedNow(const TableController& table)
{
    return table.match() && table.asking() && !table.playback().busy() && !table.looksBack();
}

void addWay(const TableController& table, const Pointing& pointing, BoardLook& look)
{
    if (!look.offer(pointing.space) || table.looksBack()) return;
    const WayLook way = SelectionLights(table.staging()).wayTo(pointing.space, pointing.dragged);
    look.hoverPath = way.route;
    if (way.steps == 0) return;
    look.hoverText = way.boost > 0
                         ? QStringLiteral("+%1").arg(way.boost)
                         : QStringLiteral("%1/%2").arg(way.steps).arg(std::max(way.most, way.steps));
}

/// Fighters and tokens; and while somebody is asked, what they can pick and what others did since.
BoardLook askedBoard(const TableController& table)
{
    BoardLook look = table.looks().board(table.table());
    if (!askedNow(table)) return look;
    SelectionLights(table.staging()).light(look);
    if (table.staging().ask() == Ask::defend) {
        const Table& now = table.staging().question().observation.table;
        const FighterId attacker = fighting(now, attackSide);
        const FighterId defender = fighting(now, defenseSide);
        if (attacker != FighterId::none && defender != FighterId::none)
            look.strokes.push_back({now.fighter(attacker).space, now.fighter(defender).space});
    }
    if (table.traced()) look.traces = TableNews(table).traces();
    return look;
}

} // namespace

SpaceSet spokenSpaces(const TableController& table)
{
    if (!table.match()) return 0;
    SpaceSet named = table.noteSpaces();
    // A question takes the bar from what happened last; its space would keep a number that nobody speaks of.
    if (askedNow(table)) return named | bit(table.staging().picked().space);
    if (const int last = TableNews(table).lastTold(); last >= 0)
        named |= spacesNamed(table.view().event(last));
    return named;
}

BoardLook boardLook(const TableController& table, const Pointing& pointing)
{
    BoardLook look = askedBoard(table);
    const PendingSelection& staging = table.staging();
    const bool action = staging.ask() == Ask::action;
    look.dragNote = action ? TableLooks::tr("Maneuver: draws a card") : QString();
    const FighterId shown = pointing.dragged != FighterId::none ? pointing.dragged : pointing.fighter;
    const bool open = table.asking() && action && staging.picked().action == ActionKind::none;
    if (shown != FighterId::none && look.selected == FighterId::none && open)
        SelectionLights(staging).preview(shown, look);
    look.ringed |= pointing.ringed;
    look.named = spokenSpaces(table) | pointing.named;
    addWay(table, pointing, look);
    return look;
}

PromptLook promptLook(const TableController& table, const QString& lesson)
{
    const TableWords words(table);
    PromptLook look;
    look.icon = words.promptIcon();
    look.text = words.prompt();
    look.harm = !table.note().isEmpty();
    look.help = look.harm ? table.note() : lesson.isEmpty() ? words.help() : lesson;
    look.teaches = !look.harm && (!lesson.isEmpty() || words.explains());
    look.rule = words.rule();
    const Match* match = table.match();
    if (!match) return look;
    const SeatId decides = match->decides();
    const bool waiting =
        !table.asking() && !match->over() && decides != SeatId::none && !match->info().person(decides);
    if (!table.asking()) look.seat = decides;
    look.thinking = waiting && !table.playback().busy();
    look.moveNow = waiting && !table.looksBack();
    look.toTable = table.looksBack();
    look.settles = table.askingAbility() != AbilityId::none;
    const int seats = match->rules().seatCount();
    for (int seat = 0; seats > 2 && seat < seats; ++seat)
        look.order.push_back(idAt<SeatId>(seat));
    look.toMove = table.table().turn.seat;
    look.confirm = words.confirmText();
    look.confirmReason = words.confirmReason();
    look.decline = words.declineText();
    look.takeBack = takeBackWord(); // keeps its place; where nothing can be taken back it says why
    look.takeBackReason = words.takeBackReason();
    look.takeBackTip = words.takeBackTip();
    return look;
}

std::vector<ChoiceLook> choiceLooks(const TableController& table)
{
    std::vector<ChoiceLook> choices;
    if (!askedNow(table)) return choices;
    const PendingSelection& staging = table.staging();
    for (int number : staging.open().numbers())
        choices.push_back({QString::number(number), {}});
    for (SeatId player : staging.open().players())
        choices.push_back({table.narrator().person(player), QStringLiteral("person")});
    for (const Decision& option : staging.question().options)
        if (option.verb == Verb::choose && option.option != 0xFF)
            choices.push_back({table.narrator().option(staging.question().observation, option), {}});
    return choices;
}

std::vector<HandTabs::Tab> tabLooks(const TableController& table)
{
    std::vector<HandTabs::Tab> tabs;
    if (!table.match()) return tabs;
    for (SeatId seat : table.presence().ownSeats())
        tabs.push_back({seat, spokenName(table.looks().rules().hero(seat).name, table.narrator().language()),
                        static_cast<int>(table.table().seat(seat).hand().size())});
    return tabs;
}

std::optional<CardLook> askingCard(const TableController& table)
{
    if (!askedNow(table)) return std::nullopt;
    const Question& question = table.staging().question();
    const Cause& cause = question.prompt.cause;
    if (cause.kind != SourceKind::card) return std::nullopt;
    const auto card = static_cast<CardId>(cause.item);
    const Combat& combat = question.observation.table.combat;
    const auto theirs = [&cause](const CombatSide& side) {
        return side.fighter != FighterId::none && seatOf(side.fighter) == cause.seat;
    };
    for (const CombatSide& side : combat.sides)
        if (theirs(side) && side.card == CardId::unseen)
            return std::nullopt; // still face down for the person who is asked
    const Span line = question.rules->program.spans[cause.instruction];
    CardLook look = table.looks().card(cause.seat, card, line.line);
    for (const CombatSide& side : combat.sides)
        if (theirs(side) && side.card == card && look.type == CardType::versatile)
            look.usedAs = &side == &combat.sides[attackSide] ? CardType::attack : CardType::defense;
    return look;
}

QStringList trayLook(const TableController& table, SeatId seat)
{
    QStringList backs;
    const Combat& combat = table.table().combat;
    if (combat.step < CombatStep::declare || combat.step >= CombatStep::reveal) return backs;
    const auto theirs = [&](const CombatSide& side) {
        return side.fighter != FighterId::none && seatOf(side.fighter) == seat;
    };
    const CombatSide& attack = combat.sides[attackSide];
    const CombatSide& defense = combat.sides[defenseSide];
    if (theirs(attack) && attack.card != CardId::none) backs << TableLooks::tr("attack");
    if (theirs(attack) && attack.boost != CardId::none) backs << TableLooks::tr("boost");
    if (theirs(defense) && defense.card != CardId::none) backs << TableLooks::tr("defense");
    return backs;
}

QString newsLook(const TableController& table)
{
    const int news = table.match() ? static_cast<int>(TableNews(table).actions().size()) : 0;
    return news == 0 ? QString() : TableLooks::tr("%n thing(s) since your turn", nullptr, news);
}

QString lastLook(const TableController& table)
{
    const int last = table.match() ? TableNews(table).lastTold() : -1;
    return last < 0 ? QString() : table.view().sentence(last);
}

QString pressMeaning(const TableController& table)
{
    QStringList parts;
    if (!table.match() || !table.asking()) return {};
    const PendingSelection& staging = table.staging();
    for (int number :
         {table.match()->timeline().last(), static_cast<int>(staging.picked().action),
          static_cast<int>(index(staging.picked().fighter)), static_cast<int>(index(staging.picked().target)),
          static_cast<int>(index(staging.picked().space)), static_cast<int>(index(staging.picked().token)),
          static_cast<int>(staging.picked().boost)})
        parts << QString::number(number);
    for (int row : staging.picked().rows)
        parts << QString::number(row);
    return parts.join(u'/');
}

} // namespace fabletop
