// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/report/matchreport.h"

#include "model/content/records/decisionjson.h"
#include "model/match/actor.h"
#include "model/match/record/matchlines.h"
#include "model/match/words/catalogue.h"
#include "model/match/words/narration.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"

#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>
#include <variant>

namespace fabletop {

MatchReport::MatchReport(const MatchInfo& info, const Timeline& timeline, const Annotations& annotations,
                         Viewer viewer, const Narrator& narrator)
    : m_info(info), m_timeline(timeline), m_annotations(annotations), m_viewer(viewer), m_narrator(narrator)
{
    collect();
}

QString MatchReport::tr(const char* text, const char* comment, int number) const
{
    return translated(m_narrator.language(), "fabletop::MatchReport", text, comment, number);
}

QString MatchReport::sentence(int event) const
{
    return m_narrator.event(m_timeline.seen(event, m_viewer), m_timeline.seenBefore(event, m_viewer));
}

QString MatchReport::rule(const Event& event) const
{
    const auto& names = m_narrator.rules().ruleNames;
    return index(event.cause.rule) < names.size() ? fromUtf8(names[index(event.cause.rule)]) : QString();
}

/// Notes that stand at this position; those of combats only where one is just over.
void MatchReport::collectNotes(int position, bool combats)
{
    for (const Note& note : m_annotations.notes) {
        if (note.position != position || note.scope == NoteScope::match ||
            (note.scope == NoteScope::combat && !combats))
            continue;
        if (note.text.isEmpty() && note.mark.isEmpty()) continue;
        m_items.push_back({Item::Kind::note, shownNote(note.text), {}, note.mark, -1, 0});
    }
    for (const Bookmark& mark : m_annotations.bookmarks)
        if (mark.position == position && !mark.name.isEmpty())
            m_items.push_back({Item::Kind::bookmark, shownNote(mark.name), {}, {}, -1, 0});
}

/// Turns as headings, a combat as one item, everything else a sentence.
void MatchReport::collect()
{
    const auto& fights = m_timeline.structure().fights();
    std::size_t fight = 0;
    int position = 0;
    for (int number = 0; number < m_timeline.eventCount(); ++number) {
        const int now = m_timeline.positionOf(number);
        for (; position < now; ++position)
            collectNotes(position, true);
        const Event event = m_timeline.seen(number, m_viewer);
        if (const auto* began = std::get_if<TurnBegan>(&event.body)) {
            m_items.push_back({Item::Kind::turn, m_narrator.person(began->seat), {}, {}, -1, began->number});
            continue;
        }
        if (fight < fights.size() && number == fights[fight].firstEvent)
            m_items.push_back({Item::Kind::combat, sentence(number), {}, {}, static_cast<int>(fight), 0});
        if (fight < fights.size() && number >= fights[fight].firstEvent) {
            if (number + 1 >= fights[fight].endEvent) ++fight;
            continue; // the ledger tells it
        }
        const QString words = sentence(number);
        if (!words.isEmpty()) m_items.push_back({Item::Kind::sentence, words, rule(event), {}, -1, 0});
    }
    for (; position <= m_timeline.last(); ++position)
        collectNotes(position, true);
}

Ledger MatchReport::ledger(int fight) const
{
    const Fight& one = m_timeline.structure().fights()[static_cast<std::size_t>(fight)];
    return ledgerAt(m_timeline, m_timeline.cursorAt(one.endEvent), m_viewer, m_narrator);
}

QString MatchReport::played(const Ledger& ledger, int side) const
{
    const LedgerSide& one = ledger.sides[static_cast<std::size_t>(side)];
    if (one.card == CardId::none) return QStringLiteral("–");
    QString words = m_narrator.card(seatOf(one.fighter), one.card);
    if (!one.sum.isEmpty()) words += QStringLiteral(" (%1)").arg(one.sum);
    return words;
}

QString MatchReport::outcome(const Ledger& ledger) const
{
    if (!ledger.decided) return {};
    return tr("%n damage, health %1 to %2", nullptr, ledger.damage)
        .arg(ledger.healthBefore)
        .arg(ledger.healthAfter);
}

QString MatchReport::title() const
{
    QStringList sides[2];
    for (const MatchSetup::Seat& seat : m_info.setup.seats)
        sides[seat.team & 1] << spokenName(seat.hero->name, m_narrator.language());
    return tr("%1 against %2").arg(sides[0].join(tr(" and ")), sides[1].join(tr(" and ")));
}

QStringList MatchReport::setUp() const
{
    QStringList lines{
        tr("Battlefield: %1").arg(spokenName(m_info.setup.battlefield.name, m_narrator.language()))};
    for (std::size_t seat = 0; seat < m_info.setup.seats.size(); ++seat) {
        const QString hero = spokenName(m_info.setup.seats[seat].hero->name, m_narrator.language());
        lines << tr("Seat %1: %2 plays %3")
                     .arg(seat + 1)
                     .arg(m_narrator.person(idAt<SeatId>(static_cast<int>(seat))), hero);
    }
    if (m_info.practice) lines << tr("Practice: anything could be taken back");
    if (m_info.openHands) lines << tr("Open hands");
    for (int position : m_annotations.opened)
        lines << tr("All hands were shown after decision %1, while the match was running").arg(position);
    for (const Note& note : m_annotations.notes)
        if (note.scope == NoteScope::match && !note.text.isEmpty()) lines << shownNote(note.text);
    return lines;
}

QString MatchReport::result() const
{
    const QString words = m_narrator.result(m_timeline);
    return words.isEmpty() ? tr("The match is not over") : words;
}

QStringList MatchReport::turning() const
{
    QStringList lines;
    for (const TurningPoint& point : turningPoints(m_narrator.rules(), m_timeline)) {
        const int turn = m_timeline.seenBefore(point.event, m_viewer).turn.number;
        const QString hero = spokenName(m_narrator.rules().hero(point.hurt).name, m_narrator.language());
        lines << (point.lead ? tr("Turn %1: %2 loses %n and the lead", nullptr, point.lost)
                             : tr("Turn %1: %2 loses %n at once", nullptr, point.lost))
                     .arg(turn)
                     .arg(hero);
    }
    return lines;
}

QString MatchReport::text() const
{
    QStringList lines{title(), QString(title().size(), u'='), QString()};
    lines << setUp() << QString();
    for (const Item& item : m_items) {
        switch (item.kind) {
        case Item::Kind::turn: lines << QString() << tr("Turn %1: %2").arg(item.turn).arg(item.text); break;
        case Item::Kind::sentence: lines << QStringLiteral("  ") + item.text; break;
        case Item::Kind::note:
            lines << QStringLiteral("  [%1]").arg(QStringList{item.mark, item.text}.join(u' ').trimmed());
            break;
        case Item::Kind::bookmark: lines << QStringLiteral("  * %1").arg(item.text); break;
        case Item::Kind::combat: {
            const Ledger combat = ledger(item.fight);
            lines << QStringLiteral("  ") + item.text;
            lines << QStringLiteral("    ") +
                         tr("%1 against %2").arg(played(combat, attackSide), played(combat, defenseSide));
            for (const LedgerRow& row : combat.rows)
                for (const LedgerLine& line : row.lines)
                    if (line.order > 0)
                        lines << QStringLiteral("    ") + line.sentence +
                                     (line.cancelled ? QStringLiteral(" (%1)").arg(tr("canceled"))
                                                     : QString());
            if (combat.decided) lines << QStringLiteral("    ") + outcome(combat);
        }
        }
    }
    lines << QString() << result();
    return lines.join(u'\n') + u'\n';
}

QString MatchReport::csv() const
{
    const auto quoted = [](QString field) {
        // A field that a spreadsheet would take for a formula is told to be text.
        if (!field.isEmpty() && QStringLiteral("=+-@").contains(field.front())) field.prepend(u'\'');
        return QStringLiteral("\"%1\"").arg(field.replace(u'"', QStringLiteral("\"\"")));
    };
    const auto numberOf = [](SeatId seat) {
        return seat == SeatId::none ? QString() : QString::number(index(seat) + 1);
    };
    const auto personOf = [&](SeatId seat) {
        return quoted(seat == SeatId::none ? QString() : m_narrator.person(seat));
    };
    QString out =
        QStringLiteral("event,decision,turn,turn_seat,turn_person,seat,person,kind,rule,sentence\r\n");
    for (int number = 0; number < m_timeline.eventCount(); ++number) {
        const Table before = m_timeline.seenBefore(number, m_viewer);
        const Event seen = m_timeline.seen(number, m_viewer);
        const QString kind = eventsJson(m_narrator.rules(), before, {&seen, 1})
                                 .first()
                                 .toObject()
                                 .value(QLatin1String("event"))
                                 .toString();
        const auto* begins = std::get_if<TurnBegan>(&seen.body); // belongs to the turn that it begins
        const SeatId turnOf = begins ? begins->seat : before.turn.seat;
        const SeatId actor = actorOf(seen, before);
        const QStringList fields{QString::number(number + 1),
                                 QString::number(m_timeline.positionOf(number)),
                                 QString::number(begins ? begins->number : before.turn.number),
                                 numberOf(turnOf),
                                 personOf(turnOf),
                                 numberOf(actor),
                                 personOf(actor),
                                 quoted(kind),
                                 quoted(rule(seen)),
                                 quoted(m_narrator.event(seen, before))};
        out += fields.join(u',') + QStringLiteral("\r\n");
    }
    return out;
}

} // namespace fabletop
