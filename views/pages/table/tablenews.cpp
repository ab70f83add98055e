// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/tablenews.h"

#include "views/pages/table/tablecontroller.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace fabletop {

TableNews::TableNews(const TableController& table)
    : m_table(table), m_view(table.view()), m_own(table.presence().ownSeats())
{}

bool TableNews::mine(SeatId seat) const
{
    return std::find(m_own.begin(), m_own.end(), seat) != m_own.end();
}

int TableNews::first() const
{
    const Timeline& timeline = m_view.match()->timeline();
    for (int event = timeline.eventCount(); event-- > 0;) {
        const auto* ended = std::get_if<TurnEnded>(&m_view.event(event).body);
        if (ended && mine(ended->seat)) return event + 1;
    }
    // Nothing happened to them while fighters were placed.
    for (int event = timeline.openingCount(); event < timeline.eventCount(); ++event)
        if (std::holds_alternative<TurnBegan>(m_view.event(event).body)) return event;
    return timeline.eventCount();
}

std::vector<NewsOfAction> TableNews::actions() const
{
    std::vector<NewsOfAction> told;
    if (!m_table.freshNews()) return told;
    const Turn& turn = m_view.table().turn;
    if (turn.number <= 1 && mine(turn.seat)) return told; // whoever goes first has missed nothing
    const Timeline& timeline = m_view.match()->timeline();
    int chapter = -2;
    for (int event = first(); event < timeline.eventCount(); ++event) {
        const QString sentence = m_view.sentence(event);
        // Whose turn it is stands elsewhere; what was done in it is told.
        if (sentence.isEmpty() || std::holds_alternative<TurnBegan>(m_view.event(event).body)) continue;
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

int TableNews::lastTold() const
{
    int event = m_view.cursor().events() - 1;
    while (event >= 0 &&
           (m_view.sentence(event).isEmpty() || std::holds_alternative<TurnBegan>(m_view.event(event).body)))
        --event;
    return event;
}

std::optional<LastPlay> TableNews::lastPlay() const
{
    if (!m_table.freshNews()) return std::nullopt;
    const int all = m_view.match()->timeline().eventCount();
    const CardMoved* last = nullptr;
    QString decided;
    QString words;
    for (int event = first(); event < all; ++event) {
        const Event& seen = m_view.event(event);
        if (std::holds_alternative<CombatDecided>(seen.body)) decided = m_view.sentence(event);
        const auto* moved = std::get_if<CardMoved>(&seen.body);
        if (!moved || moved->to != Place::discard || moved->card == CardId::unseen || mine(moved->seat))
            continue;
        if (moved->from != Place::combat && moved->from != Place::scheme) continue;
        last = moved;
        words = moved->from == Place::combat ? decided : tr("Played as a scheme");
    }
    if (!last) return std::nullopt;
    return LastPlay{m_table.looks().card(last->seat, last->card), m_view.narrator().person(last->seat),
                    words};
}

std::vector<TraceLook> TableNews::traces() const
{
    std::vector<TraceLook> found;
    const SeatId looks = m_table.viewer();
    SeatId newest = SeatId::none;
    if (looks == SeatId::none) return found;
    const Timeline& timeline = m_view.match()->timeline();
    for (int position = timeline.last(); position > 0 && timeline.step(position).decision.seat != looks;
         --position)
        for (int event = timeline.step(position).firstEvent; event < timeline.step(position).endEvent;
             ++event) {
            const auto* moved = std::get_if<FighterMoved>(&m_view.event(event).body);
            if (!moved || seatOf(moved->fighter) == looks || moved->path.size() < 2) continue;
            const SeatId seat = seatOf(moved->fighter);
            if (newest == SeatId::none) newest = timeline.step(position).decision.seat;
            // Of several others only what the last of them did is loud.
            TraceLook trace{
                seat, moved->fighter == heroOf(seat), timeline.step(position).decision.seat != newest, {}};
            for (SpaceId space : moved->path)
                trace.route.push_back(space);
            found.push_back(trace);
        }
    return found;
}

} // namespace fabletop
