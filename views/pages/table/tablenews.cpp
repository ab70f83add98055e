// SPDX-License-Identifier: GPL-3.0-or-later
// What a TableController tells of the time since the last turn of the person who looks.

#include "views/pages/table/tablecontroller.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace fabletop {

int TableController::newsFrom() const
{
    const Timeline& timeline = m_match->timeline();
    const auto own = ownSeats();
    for (int event = timeline.eventCount(); event-- > 0;) {
        const Event happened = timeline.seen(event, sight());
        const auto* ended = std::get_if<TurnEnded>(&happened.body);
        if (ended && std::find(own.begin(), own.end(), ended->seat) != own.end()) return event + 1;
    }
    // Nothing happened to them while fighters were placed.
    for (int event = timeline.openingCount(); event < timeline.eventCount(); ++event)
        if (std::holds_alternative<TurnBegan>(timeline.seen(event, sight()).body)) return event;
    return timeline.eventCount();
}

/// The very first turn: whoever goes first has missed nothing.
bool TableController::newsIsMine() const
{
    const auto own = ownSeats();
    const Turn turn = m_match->seenState(sight()).table.turn;
    return turn.number <= 1 && std::find(own.begin(), own.end(), turn.seat) != own.end();
}

bool TableController::freshNews() const
{
    return m_match && m_presence.looks != SeatId::none && m_traced && m_staging.asking() &&
           !m_playback.busy() && !looksBack();
}

std::vector<NewsOfAction> TableController::news() const
{
    std::vector<NewsOfAction> told;
    if (!freshNews() || newsIsMine()) return told;
    const Timeline& timeline = m_match->timeline();
    int chapter = -2;
    for (int event = newsFrom(); event < timeline.eventCount(); ++event) {
        const QString sentence =
            narrator().event(timeline.seen(event, sight()), timeline.seenBefore(event, sight()));
        // Whose turn it is stands elsewhere; what was done in it is told.
        if (sentence.isEmpty() || std::holds_alternative<TurnBegan>(timeline.seen(event, sight()).body))
            continue;
        const int action = timeline.structure().chapterAt(Level::action, event);
        if (action != std::exchange(chapter, action))
            told.push_back({sentence, {}});
        else
            told.back().details << sentence;
    }
    return told;
}

QString newsText(const std::vector<NewsOfAction>& news, std::size_t withoutDetails)
{
    QStringList paragraphs;
    for (std::size_t place = 0; place < news.size(); ++place) {
        const QStringList& details = news[place].details;
        const bool whole = place >= withoutDetails && !details.isEmpty();
        paragraphs << (whole ? news[place].action + u'\n' + details.join(QStringLiteral(". ")) + u'.'
                             : news[place].action);
    }
    return paragraphs.join(QStringLiteral("\n\n"));
}

std::optional<LastPlay> TableController::lastPlay() const
{
    if (!freshNews()) return std::nullopt;
    const Timeline& timeline = m_match->timeline();
    const auto own = ownSeats();
    const int first = newsFrom();
    std::optional<LastPlay> last;
    QString decided;
    for (int event = first; event < timeline.eventCount(); ++event) {
        const Event seen = timeline.seen(event, sight());
        if (std::holds_alternative<CombatDecided>(seen.body))
            decided = narrator().event(seen, timeline.seenBefore(event, sight()));
        const auto* moved = std::get_if<CardMoved>(&seen.body);
        if (!moved || moved->to != Place::discard || moved->card == CardId::unseen) continue;
        if (moved->from != Place::combat && moved->from != Place::scheme) continue;
        if (std::find(own.begin(), own.end(), moved->seat) != own.end()) continue;
        last = LastPlay{m_looks.card(moved->seat, moved->card), narrator().person(moved->seat),
                        moved->from == Place::combat ? decided : tr("Played as a scheme")};
    }
    return last;
}

SpaceSet spacesOf(const Timeline& timeline, int event)
{
    constexpr Viewer anybody = Viewer::spectator(); // where fighters go lies open
    const Table before = timeline.seenBefore(event, anybody);
    SpaceSet set = 0;
    const auto add = [&](SpaceId space) {
        if (space != SpaceId::none) set |= bit(space);
    };
    const auto stands = [&](FighterId fighter) {
        if (fighter != FighterId::none) add(before.fighter(fighter).space);
    };
    const EventBody body = timeline.seen(event, anybody).body;
    if (const auto* moved = std::get_if<FighterMoved>(&body)) {
        for (SpaceId space : moved->path)
            add(space);
    } else if (const auto* put = std::get_if<FighterPlaced>(&body)) {
        add(put->from);
        add(put->to);
    } else if (const auto* swapped = std::get_if<FightersSwapped>(&body)) {
        stands(swapped->first);
        stands(swapped->second);
    } else if (const auto* token = std::get_if<TokenPut>(&body)) {
        add(token->from);
        add(token->to);
    } else if (const auto* combat = std::get_if<CombatBegan>(&body)) {
        stands(combat->attacker);
        stands(combat->target);
    } else if (const auto* damage = std::get_if<DamageDealt>(&body)) {
        stands(damage->fighter);
    } else if (const auto* defeated = std::get_if<FighterDefeated>(&body)) {
        stands(defeated->fighter);
    }
    return set;
}

/// Where others went since the person who looks decided last.
std::vector<TraceLook> TableController::traces() const
{
    std::vector<TraceLook> found;
    const SeatId looks = m_presence.looks;
    if (looks == SeatId::none) return found;
    const Timeline& timeline = m_match->timeline();
    for (int position = timeline.last(); position > 0 && timeline.step(position).decision.seat != looks;
         --position)
        for (const Event& event :
             timeline.seen(timeline.step(position).firstEvent, timeline.step(position).endEvent, sight())) {
            const auto* moved = std::get_if<FighterMoved>(&event.body);
            if (!moved || seatOf(moved->fighter) == looks || moved->path.size() < 2) continue;
            TraceLook trace{seatOf(moved->fighter), moved->fighter == heroOf(seatOf(moved->fighter)), {}};
            for (SpaceId space : moved->path)
                trace.route.push_back(space);
            found.push_back(trace);
        }
    return found;
}

} // namespace fabletop
