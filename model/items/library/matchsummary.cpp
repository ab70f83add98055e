// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/library/matchsummary.h"

#include "model/content/catalogue.h"
#include "model/content/files/fileproblem.h"
#include "model/match/matchinfo.h"
#include "model/match/record/matchfileproblem.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <algorithm>
#include <mutex>
#include <tuple>

namespace fabletop {

namespace {

/// What of a shipped hero a summary needs.
struct HeroFacts {
    int health = 0;
    QString fighter;      ///< id of the hero's own fighter
    QStringList fighters; ///< all of them, that one first
};

HeroFacts factsFrom(const HeroRules& rules)
{
    HeroFacts facts{rules.fighters.front().health, QString::fromStdString(rules.fighters.front().id), {}};
    for (const FighterKind& kind : rules.fighters)
        facts.fighters << QString::fromStdString(kind.id);
    return facts;
}

/// Read once for all summaries; asked from background threads.
HeroFacts factsOf(const QString& hero)
{
    static std::mutex guard;
    static QHash<QString, HeroFacts> known;
    const std::lock_guard lock(guard);
    const auto found = known.constFind(hero);
    if (found != known.constEnd()) return *found;
    HeroFacts facts;
    Diagnostics ignored;
    if (shippedHeroes().contains(hero))
        if (const auto rules = loadHero(hero, ignored); rules && !rules->fighters.empty())
            facts = factsFrom(*rules);
    known.insert(hero, facts);
    return facts;
}

/// Follows the events of one file.
class Reading {
public:
    explicit Reading(MatchSummary& summary) : m_summary(summary) {}

    bool header(const QByteArray& line);
    void line(const QByteArray& line);
    void finish();

private:
    void seat(const QJsonObject& object);
    void event(const QJsonObject& event);
    void health(const QJsonObject& event, const QString& kind);
    void card(const QJsonObject& event);
    void turned(const QString& side);
    void stood(const QJsonObject& event, const QString& kind);
    void hit(const QJsonObject& event);
    [[nodiscard]] int heroSeat(const QString& fighter) const;
    /// Whose fighter that is, -1 where the hero isn't known.
    [[nodiscard]] int seatOf(const QString& fighter) const;
    /// "2:dash" as "hero/dash".
    [[nodiscard]] QString cardOf(const QString& told) const;

    MatchSummary& m_summary;
    QStringList m_fighters;           ///< by seat: id of the hero's own fighter
    std::vector<QStringList> m_own;   ///< by seat: all of its fighters
    QHash<QString, QString> m_places; ///< space, by fighter as the file has it
    int m_attacker = -1;              ///< seat, while somebody attacks
    QString m_attack;                 ///< the attack card, once it is seen
    QString m_struckBy;               ///< the card of the last damage, may be empty
    bool m_exhausted = false;         ///< the last damage was exhaustion's
    int m_turn = 0;
    QSet<QString> m_cards;
    QHash<QString, QString> m_down; ///< by side of the combat: the card that lies there face down
};

void Reading::seat(const QJsonObject& object)
{
    MatchSummary::Seat seat;
    seat.hero = object[QLatin1String("hero")].toString();
    const QJsonValue person = object[QLatin1String("person")];
    seat.person = person.isDouble() ? QString::number(person.toInt()) : person.toString();
    seat.player = object[QLatin1String("player")].toString(QStringLiteral("person"));
    seat.team = object[QLatin1String("team")].toString() == u"B" ? 1 : 0;
    const HeroFacts facts = factsOf(seat.hero);
    seat.maximum = facts.health;
    m_fighters << facts.fighter;
    m_own.push_back(facts.fighters);
    m_summary.suffered.push_back(0);
    if (facts.health > 0)
        seat.health.emplace_back(0, facts.health);
    else if (!object.contains(QLatin1String("source")))
        m_summary.missing << seat.hero;
    m_summary.seats.push_back(seat);
}

bool Reading::header(const QByteArray& line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object[QLatin1String("fabletop")].toString() != u"match") {
        m_summary.problem = MatchFileProblem::notAMatch;
        return false;
    }
    const int version = object[QLatin1String("version")].toInt();
    const QJsonObject field = object[QLatin1String("battlefield")].toObject();
    m_summary.battlefieldId = field[QLatin1String("id")].toString();
    const QJsonValue name = field[QLatin1String("name")];
    m_summary.battlefield =
        name.isObject() ? name.toObject()[QLatin1String("en")].toString() : name.toString();
    for (const QJsonValue& one : object[QLatin1String("seats")].toArray())
        if (m_summary.seats.size() < maxSeats) seat(one.toObject());
    for (const QJsonValue& one : object[QLatin1String("opening")].toArray())
        event(one.toObject());
    if (version > matchFileVersion) {
        m_summary.problem = FileProblem::newerVersion;
        m_summary.problemArgument = QString::number(version);
    } else if (m_summary.seats.empty()) {
        m_summary.problem = MatchFileProblem::notAMatch;
    } else if (!m_summary.missing.isEmpty()) {
        m_summary.problem = MatchFileProblem::unknownHero;
        m_summary.problemArgument = m_summary.missing.join(QStringLiteral(", "));
    }
    return !m_summary.seats.empty();
}

int Reading::heroSeat(const QString& fighter) const
{
    const qsizetype colon = fighter.indexOf(u':');
    const QString id = fighter.mid(colon + 1);
    if (colon > 0) {
        const int seat = fighter.left(colon).toInt() - 1;
        return seat >= 0 && seat < m_fighters.size() && m_fighters[seat] == id ? seat : -1;
    }
    return id.isEmpty() ? -1 : static_cast<int>(m_fighters.indexOf(id));
}

int Reading::seatOf(const QString& fighter) const
{
    const qsizetype colon = fighter.indexOf(u':');
    if (colon > 0) {
        const int seat = fighter.left(colon).toInt() - 1;
        return seat >= 0 && seat < m_fighters.size() ? seat : -1;
    }
    for (std::size_t seat = 0; seat < m_own.size(); ++seat)
        if (m_own[seat].contains(fighter)) return static_cast<int>(seat);
    return -1;
}

QString Reading::cardOf(const QString& told) const
{
    const int seat = told.section(u':', 0, 0).toInt() - 1;
    return seat >= 0 && seat < static_cast<int>(m_summary.seats.size())
               ? m_summary.seats[static_cast<std::size_t>(seat)].hero + u'/' + told.section(u':', 1)
               : QString();
}

void Reading::stood(const QJsonObject& event, const QString& kind)
{
    const QString fighter = event[QLatin1String("fighter")].toString();
    if (kind == u"placed" && event.contains(QLatin1String("to")))
        m_places[fighter] = event[QLatin1String("to")].toString();
    else if (kind == u"moved")
        m_places[fighter] = event[QLatin1String("path")].toArray().last().toString();
    else if (kind == u"swapped")
        std::swap(m_places[fighter], m_places[event[QLatin1String("with")].toString()]);
    else
        m_places.remove(fighter);
}

/// What one blow took; a combat's own damage is its attack card's.
void Reading::hit(const QJsonObject& event)
{
    const int seat = seatOf(event[QLatin1String("fighter")].toString());
    const int amount = event[QLatin1String("amount")].toInt();
    if (seat < 0) return;
    m_summary.suffered[static_cast<std::size_t>(seat)] += amount;
    QString card = cardOf(event[QLatin1String("byCard")].toString());
    const QString kind = event[QLatin1String("kind")].toString();
    if (card.isEmpty() && kind == u"combat") card = m_attack;
    m_struckBy = card;
    m_exhausted = kind == u"exhaustion";
    if (amount > m_summary.blow.amount) m_summary.blow = {amount, seat, m_turn, card};
}

void Reading::health(const QJsonObject& event, const QString& kind)
{
    const int place = heroSeat(event[QLatin1String("fighter")].toString());
    if (place < 0) return;
    MatchSummary::Seat& seat = m_summary.seats[static_cast<std::size_t>(place)];
    if (seat.health.empty()) return;
    int now = seat.health.back().second;
    const int amount = event[QLatin1String("amount")].toInt();
    now = kind == u"damaged"     ? now - amount
          : kind == u"recovered" ? now + amount
                                 : event[QLatin1String("health")].toInt();
    now = std::clamp(now, 0, seat.maximum);
    if (now != seat.health.back().second) seat.health.emplace_back(m_summary.events, now);
}

/// A card counts as played once everybody sees it: what lies face down in a match that runs is nobody's to
/// find.
void Reading::card(const QJsonObject& event)
{
    const QString to = event[QLatin1String("to")].toString();
    const int seat = event[QLatin1String("seat")].toInt() - 1;
    const QString id = event[QLatin1String("card")].toString();
    if ((to != u"combat" && to != u"scheme") || seat < 0 ||
        seat >= static_cast<int>(m_summary.seats.size()) || id == u"?")
        return;
    const QString card = m_summary.seats[static_cast<std::size_t>(seat)].hero + u'/' + id;
    if (to == u"scheme" || event[QLatin1String("up")].toBool())
        m_cards.insert(card);
    else
        m_down.insert(event[QLatin1String("side")].toString(), card);
}

void Reading::turned(const QString& side)
{
    if (const QString card = m_down.take(side); !card.isEmpty()) m_cards.insert(card);
}

void Reading::event(const QJsonObject& event)
{
    ++m_summary.events;
    const QString kind = event[QLatin1String("event")].toString();
    if (kind == u"damaged") hit(event);
    if (kind == u"damaged" || kind == u"recovered" || kind == u"health") return health(event, kind);
    if (kind == u"placed" || kind == u"moved" || kind == u"swapped" || kind == u"defeated")
        return stood(event, kind);
    if (kind == u"turn") {
        m_turn = event[QLatin1String("number")].toInt();
        m_summary.turns = std::max(m_summary.turns, m_turn);
    }
    if (kind == u"combat") {
        ++m_summary.combats;
        m_attacker = seatOf(event[QLatin1String("attacker")].toString());
        m_attack.clear();
    }
    if (kind == u"turned" && m_attacker >= 0)
        if (const QString seen = event[QLatin1String("attack")].toString(); !seen.isEmpty())
            m_attack = m_summary.seats[static_cast<std::size_t>(m_attacker)].hero + u'/' + seen;
    if (kind == u"card") card(event);
    if (kind == u"turned")
        for (const char* side : {"attack", "defense"})
            if (event.contains(QLatin1String(side))) turned(QLatin1String(side));
    if (kind == u"ended") {
        for (const char* side : {"attack", "defense"})
            turned(QLatin1String(side));
        m_summary.winner = event[QLatin1String("winner")].toString() == u"B" ? 1 : 0;
        m_summary.cause = event[QLatin1String("cause")].toString();
        m_summary.lastCard = cardOf(event[QLatin1String("byCard")].toString());
        if (m_summary.lastCard.isEmpty() && m_summary.cause == u"hero-defeated") {
            m_summary.lastCard = m_struckBy; // a combat's own damage ended it
            if (m_exhausted) m_summary.cause = QStringLiteral("exhaustion");
        }
    }
}

void Reading::line(const QByteArray& line)
{
    if (line.startsWith("{\"branch\"") || line.startsWith("{\"bookmark\"")) return;
    QJsonParseError error{};
    const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
    if (error.error != QJsonParseError::NoError) {
        m_summary.torn = true;
        return;
    }
    if (object.contains(QLatin1String("note"))) {
        const QJsonValue note = object[QLatin1String("note")];
        const QString text =
            note.isString() ? note.toString() : note.toObject()[QLatin1String("text")].toString();
        if (text.isEmpty()) return;
        ++m_summary.notes;
        if (m_summary.note.isEmpty()) m_summary.note = text;
        return;
    }
    if (!object.contains(QLatin1String("decision"))) return;
    ++m_summary.decisions;
    for (const QJsonValue& one : object[QLatin1String("events")].toArray())
        event(one.toObject());
}

void Reading::finish()
{
    m_summary.cards = QStringList(m_cards.begin(), m_cards.end());
    m_summary.cards.sort();
    for (auto place = m_places.cbegin(); place != m_places.cend(); ++place)
        if (const int seat = seatOf(place.key()); seat >= 0 && !place.value().isEmpty())
            m_summary.last.push_back({seat, heroSeat(place.key()) == seat, place.value()});
    std::sort(m_summary.last.begin(), m_summary.last.end(), [](const auto& one, const auto& other) {
        return std::tie(one.seat, one.space) < std::tie(other.seat, other.space);
    });
}

} // namespace

MatchSummary summarize(const QString& path, qint64 mostBytes)
{
    MatchSummary summary;
    summary.path = path;
    summary.sample = path.startsWith(u':');
    summary.changed = QFileInfo(path).lastModified();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        summary.problem = FileProblem::unreadable;
        return summary;
    }
    Reading reading(summary);
    QByteArray line = file.readLine(mostBytes);
    if (!reading.header(line)) return summary;
    while (!file.atEnd() && file.pos() < mostBytes) {
        line = file.readLine(mostBytes).trimmed();
        if (!line.isEmpty()) reading.line(line);
    }
    reading.finish();
    return summary;
}

} // namespace fabletop
